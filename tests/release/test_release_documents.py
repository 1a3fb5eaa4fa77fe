"""What comes with a build: licences, the bill of materials, the text of the release."""

import json
import re
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from devtools import licences, project
from devtools.licences import Component
from release import notes, sbom

PARTS = licences.components()
NEWS = "# Changelog\n\n## [Unreleased]\n\nSoon.\n\n## [1.2.3] - 2026-11-19\n\n### Added\n\n- All.\n"


def named(name: str) -> Component:
    return next(each for each in PARTS if each.name == name)


def test_every_dependency_is_named_with_what_it_needs_in_turn():
    names = {each.name for each in PARTS if each.is_package}
    for requirement in project.pyproject()["project"]["dependencies"]:
        assert licences.normal(licences.FULL_NAME.findall(requirement)[0]) in names
    assert "shiboken6" in names
    assert not names & {"pytest", "hypothesis", "ruff"}


def test_every_package_brings_the_text_of_its_licence():
    assert all(each.texts for each in PARTS if each.is_package)
    assert "SIL OPEN FONT LICENSE" in named("font-manrope").texts[0]
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in named("pyside6-essentials").texts[0]
    assert "GNU GENERAL PUBLIC LICENSE" in named("pyside6-essentials").texts[0]


def test_every_part_inside_another_brings_its_text_and_its_notice():
    assert all(each.texts for each in PARTS)
    notice, text = named("libwebp (in Qt)").texts
    assert notice.startswith("Copyright")
    assert "Redistributions in binary form" in text
    assert len(named("libjpeg-turbo (in Qt)").texts) == 1 + 3
    assert "bootloader" in named("PyInstaller's bootloader").texts[0].lower()


def test_without_pyinstaller_only_its_bootloader_is_missing_from_the_licences():
    """`dev.py play` neither installs PyInstaller nor runs any of it."""
    there = licences.installed(project.VENV)
    played = {name: package for name, package in there.items() if name != "pyinstaller"}
    parts = [each.name for each in licences.inside(project.ROOT, there)]
    assert [each.name for each in licences.inside(project.ROOT, played)] == [
        name for name in parts if name != "PyInstaller's bootloader"
    ]


def test_the_package_whose_licence_a_part_quotes_is_one_that_a_build_installs():
    parts = tomllib.loads((project.ROOT / licences.INSIDE).read_text(encoding="utf-8"))["part"]
    quoted = {part["text_of"] for part in parts if "text_of" in part}
    wanted = project.requirements(project.pyproject()["project"], "build")
    assert quoted <= {licences.FULL_NAME.findall(each)[0] for each in wanted}


def test_libsodium_is_listed_with_its_licence():
    assert "ISC License" in "".join(named("libsodium (in PyNaCl)").texts)


def test_the_first_alternative_licence_with_a_text_is_used(tmp_path: Path):
    (tmp_path / "Zlib.txt").write_text("so be it")
    (tmp_path / "MIT.txt").write_text("take it")
    assert licences.terms("(GPL-2.0-only OR Zlib) AND MIT", tmp_path) == ("so be it", "take it")
    with pytest.raises(licences.LicenceMissing, match="FTL"):
        licences.terms("Zlib AND FTL", tmp_path)


def test_the_licence_page_says_how_to_replace_qt():
    assert "replace" in named("Qt").note
    assert named("Qt").version == distribution("PySide6-Essentials").version


def test_dependencies_of_extras_and_older_pythons_are_not_included():
    assert licences.is_for_others('tomli; python_version < "3.11" and extra == "toml"')
    assert licences.is_for_others("importlib-metadata>=3.6.0; python_version < '3.10'")
    assert not licences.is_for_others('pycparser; implementation_name != "PyPy"')


def test_the_build_fails_on_a_package_without_a_licence():
    with pytest.raises(licences.LicenceMissing, match="mystery"):
        licences.licence_of("mystery", {})
    with pytest.raises(licences.LicenceMissing, match="mystery"):
        licences.licence_of("mystery", {"license": "Permission is hereby granted " * 9})


def test_each_licence_text_is_stored_once():
    written = json.loads(licences.as_json(PARTS))
    assert [row["name"] for row in written["components"]] == [each.name for each in PARTS]
    assert len(set(written["texts"])) == len(written["texts"])
    for row, part in zip(written["components"], PARTS, strict=True):
        assert [written["texts"][number] for number in row["texts"]] == [
            text.strip() for text in part.texts
        ]


def test_the_bill_of_materials_is_valid_cyclonedx():
    text = json.dumps(sbom.bill(PARTS, "linux-x86_64"))
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None


def test_the_bill_names_only_the_libraries_that_are_in_the_build(tmp_path: Path):
    (tmp_path / "libxkbcommon.so.0").touch()
    file = sbom.write(PARTS, tmp_path, tmp_path / "bill.json")
    names = {each["name"] for each in json.loads(file.read_text("utf-8"))["components"]}
    assert "libxkbcommon" in names
    assert "libffi" not in names
    assert "msgspec" in names


def test_the_bill_of_materials_is_reproducible():
    assert sbom.bill(PARTS, "a") == sbom.bill(PARTS, "a")
    assert sbom.bill(PARTS, "a")["serialNumber"] != sbom.bill(PARTS, "b")["serialNumber"]


def test_release_notes_of_a_complete_build_list_no_missing_file():
    text = notes.text("1.2.3", "News.", notes.expected("1.2.3"))
    assert text.startswith("News.")
    assert "Missing" not in text
    assert text.count("| `dixit") == len(notes.expected("1.2.3"))


def test_a_release_reports_missing_files():
    there = set(notes.expected("1.2.3")) - {"dixit-qt-1.2.3-macos-x86_64.dmg"}
    text = notes.text("1.2.3", "News.", there)
    missing = text.partition("## Missing this time")[2]
    assert "* `dixit-qt-1.2.3-macos-x86_64.dmg` (macOS on Intel)" in missing
    assert missing.count("* `") == 1


def test_release_notes_are_the_versions_chapter_of_the_changelog():
    assert notes.what_is_new(NEWS, "1.2.3") == "### Added\n\n- All."
    with pytest.raises(SystemExit, match=r"no chapter \[9\.9\.9\]"):
        notes.what_is_new(NEWS, "9.9.9")


def test_the_changelog_begins_with_this_version_or_what_is_unreleased():
    changelog = (project.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first = re.findall(r"^## \[(.+?)\]", changelog, re.MULTILINE)[0]
    assert first in {"Unreleased", notes.version()}
    assert "### Added" in notes.what_is_new(changelog, first)


def test_the_checksum_file_lists_every_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    wheel = f"dixit_qt-{notes.version()}-py3-none-any.whl"
    (tmp_path / wheel).write_bytes(b"wheel")
    changelog = tmp_path.with_suffix(".md")
    changelog.write_text(f"## [{notes.version()}]\n\nNews.\n", encoding="utf-8")
    assert notes.main(tmp_path, changelog) == 0
    assert wheel in capsys.readouterr().out
    assert (tmp_path / notes.SUMS).read_text("utf-8").endswith(f"  {wheel}\n")


def test_a_release_without_files_is_rejected(tmp_path: Path):
    assert notes.main(tmp_path) == 1
