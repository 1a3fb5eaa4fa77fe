"""Builds for Windows and macOS: the arguments of their tools, and the files that these read."""

import plistlib
import re
import sys
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from devtools import project
from dixit_qt.languages import FIRST, LANGUAGES
from dixit_qt.net.discovery.mdns import SERVICE
from release import macos, system_data, windows
from release.linux import tree

SECRETS = dict.fromkeys((*macos.CERTIFICATE, *macos.NOTARY), "secret")


def script() -> str:
    return (project.ROOT / windows.SCRIPT).read_text(encoding="utf-8")


def test_the_installer_is_compiled_with_every_value_that_its_script_needs():
    command = windows.installer_command("iscc", Path("r"), Path("f"), Path("o/x-setup.exe"), "1.2")
    given = dict(word.removeprefix("/D").split("=") for word in command if word.startswith("/D"))
    assert given == {"Version": "1.2", "Source": "f", "Output": "x-setup"}
    asked = set(re.findall(r"\{#(\w+)\}", script()))
    defined = set(re.findall(r"^#define (\w+)", script(), re.MULTILINE))
    assert asked == given.keys() | defined


def test_the_installer_needs_administrator_rights_only_for_the_firewall():
    assert "PrivilegesRequired=lowest" in script()
    raised = [line for line in script().splitlines() if "runas" in line]
    assert len(raised) == 2
    assert all(line.endswith("Tasks: firewall") or "Tasks: firewall;" in line for line in raised)
    assert "profile=private" in raised[0]


def test_the_installer_is_translated():
    named = re.findall(r"^(en|ru)\.(\w+)=", script(), re.MULTILINE)
    assert {name for language, name in named if language == "en"} == {
        name for language, name in named if language == "ru"
    }
    own = {name for _, name in named}
    assert own <= set(re.findall(r"\{cm:(\w+)", script()))


def test_a_build_without_inno_setup_names_its_download(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(windows, "compiler", lambda: None)
    with pytest.raises(SystemExit, match="jrsoftware"):
        windows.build_installer(Path("r"), Path("f"), Path("x-setup.exe"), "1.2")


def a_bundle(folder: Path) -> Path:
    """A bundle as PyInstaller makes it: libraries in their own folders, frameworks, links
    to both."""
    app = folder / "Dixit Qt.app"
    contents = app / "Contents"
    code = ("MacOS/dixit-qt", "Frameworks/msgspec/_core.so", "Frameworks/libssl.dylib")
    framework = "Frameworks/PySide6/Qt/lib/QtCore.framework"
    for name in (*code, f"{framework}/Versions/A/QtCore"):
        (contents / name).parent.mkdir(parents=True, exist_ok=True)
        (contents / name).write_bytes(macos.MACH_O[0] + b"code")
    (contents / "Frameworks" / "card.webp").write_bytes(b"picture")
    (contents / framework / "QtCore").symlink_to("Versions/A/QtCore")
    (contents / "Resources").mkdir()
    (contents / "Resources" / "libssl.dylib").symlink_to("../Frameworks/libssl.dylib")
    return app


def test_the_code_in_the_bundle_is_signed_from_the_inside_outwards(tmp_path: Path):
    app = a_bundle(tmp_path)
    inside = app / "Contents" / "Frameworks"
    assert macos.nested_code(app) == [
        inside / "PySide6/Qt/lib/QtCore.framework",
        inside / "msgspec/_core.so",
        inside / "libssl.dylib",
    ]


def test_only_the_app_gets_entitlements_and_all_code_the_hardened_runtime(tmp_path: Path):
    app, file = a_bundle(tmp_path), project.ROOT / macos.ENTITLEMENTS
    nested, whole, verified = macos.app_commands(app, file)
    for command in (nested, whole):
        assert command[command.index("--options") + 1] == "runtime"
        assert "--timestamp" in command
        assert "--deep" not in command
    assert "--entitlements" not in nested
    assert whole[whole.index("--entitlements") + 1 :] == [str(file), str(app)]
    assert verified[:2] == ["codesign", "--verify"]


@pytest.mark.parametrize("missing", sorted(SECRETS))
def test_the_image_is_not_notarized_if_a_secret_is_missing(missing: str):
    assert macos.has(SECRETS, (*macos.CERTIFICATE, *macos.NOTARY))
    assert not macos.has({**SECRETS, missing: ""}, (*macos.CERTIFICATE, *macos.NOTARY))


def test_the_image_is_notarized_and_stapled():
    submit, staple = macos.notarize_commands(Path("x.dmg"), SECRETS)
    assert submit[:3] == ["xcrun", "notarytool", "submit"]
    assert "--wait" in submit
    assert staple == ["xcrun", "stapler", "staple", "x.dmg"]


def test_a_failing_tool_prints_no_secret(capfd: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as stop:
        macos.run([sys.executable, "-c", "raise SystemExit(1)", "the secret"])
    assert "secret" not in str(stop.value)
    assert "the secret" not in "".join(capfd.readouterr())


def test_the_flatpak_is_made_from_the_archive_of_this_version():
    file = project.ROOT / tree.LINUX / f"{tree.ID}.flatpak.yml"
    manifest = YAML(typ="safe").load(file.read_text(encoding="utf-8"))
    assert manifest["id"] == tree.ID
    (module,) = manifest["modules"]
    (source,) = module["sources"]
    version = system_data.program_version()
    assert Path(source["path"]).name == f"dixit-qt-{version}-linux-x86_64.tar.xz"
    assert (file.parent / source["path"]).resolve().parent == project.ROOT / "build" / "release"


def test_the_metadata_for_shops_names_this_version_first():
    text = (project.ROOT / tree.LINUX / f"{tree.ID}.metainfo.xml").read_text(encoding="utf-8")
    assert re.findall(r'<release version="([^"]+)"', text)[0] == system_data.program_version()


def test_every_installer_message_is_translated():
    """Inno Setup lacks some languages; for these it would use English."""
    spoken = re.findall(r'^Name: "(\w+)"; MessagesFile', script(), re.MULTILINE)
    assert set(spoken) <= set(LANGUAGES)
    for message in set(re.findall(r"^\w+\.(\w+)=", script(), re.MULTILINE)):
        assert re.findall(rf"^(\w+)\.{message}=.", script(), re.MULTILINE) == spoken


@pytest.mark.parametrize("language", set(LANGUAGES) - {FIRST})
def test_the_desktop_entry_and_metainfo_are_translated(language):
    """In the start menu, and in app stores."""
    entry = (project.ROOT / tree.LINUX / f"{tree.ID}.desktop").read_text(encoding="utf-8")
    for key in ("GenericName", "Comment", "Keywords"):
        assert re.search(rf"^{key}\[{language}\]=.", entry, re.MULTILINE), key
    metainfo = (project.ROOT / tree.LINUX / f"{tree.ID}.metainfo.xml").read_text(encoding="utf-8")
    assert len(re.findall(f'xml:lang="{language}"', metainfo)) == metainfo.count("<p>") + 1


def test_the_macos_property_list_declares_bonjour_and_the_local_network():
    plist = system_data.info_plist()
    assert plist["NSBonjourServices"] == [SERVICE.removesuffix(".local.")]
    for language in ("people in your room", "в вашей комнате"):
        assert language in str(plist["NSLocalNetworkUsageDescription"])


def test_the_property_list_has_the_version_and_the_minimum_macos():
    plist = plistlib.loads(plistlib.dumps(system_data.info_plist()))
    assert plist["CFBundleShortVersionString"] == system_data.program_version()
    assert re.fullmatch(r"\d+(\.\d+){0,2}", plist["CFBundleVersion"])
    assert plist["CFBundleLocalizations"] == list(LANGUAGES)
    assert plist["LSMinimumSystemVersion"] == "13.0"


def test_the_entitlements_have_no_sandbox():
    """Sandboxed, hosting would need more entitlements, and the last one here would be rejected."""
    granted = plistlib.loads((project.ROOT / macos.ENTITLEMENTS).read_bytes())
    assert all(value is True for value in granted.values())
    assert set(granted) == {
        "com.apple.security.cs.allow-jit",
        "com.apple.security.cs.allow-unsigned-executable-memory",
        "com.apple.security.cs.disable-library-validation",
    }


def test_the_installer_script_sets_the_compilers_memory_and_the_oldest_windows():
    assert "LZMAUseSeparateProcess=yes" in script()
    assert "MinVersion=10.0.17763" in script()


DEVICES_OF_WINDOWS = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
LONGEST_PATH = 120
"""What is left of Windows' 260 characters after the user's folder and the unpacked folder."""


def sources() -> list[Path]:
    folders = ("dixit_qt", "packaging", "resources", "tests")
    found = (file for folder in folders for file in (project.ROOT / folder).rglob("*"))
    return [file.relative_to(project.ROOT) for file in found if "__pycache__" not in file.parts]


def test_every_file_name_is_valid_on_every_system():
    for file in sources():
        assert not any(DEVICES_OF_WINDOWS.fullmatch(part) for part in file.parts), file
        assert not re.search(r'[<>:"|?*\\]|[ .](/|$)', file.as_posix()), file
        assert len(str(file)) <= LONGEST_PATH, file


def test_no_two_file_names_differ_only_in_case():
    names = [str(file).casefold() for file in sources()]
    assert len(names) == len(set(names))
