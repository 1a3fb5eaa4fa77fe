"""The pure parts of packaging/dev.py; everybody who runs it tests the rest."""

import subprocess
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from devtools import atelier, checks, commands, coverage_pairs, project, qml, setup, system
from tests.spreading import company_of, turn_of

PROJECT = {
    "dependencies": ["qt"],
    "optional-dependencies": {"test": ["pytest"], "atelier": ["skia"], "build": ["installer"]},
}


def test_dev_commands_start_without_any_package():
    bare = [sys.executable, "-S", "-E", str(project.ROOT / "packaging" / "dev.py"), "--help"]
    done = subprocess.run(bare, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "run every check" in done.stdout


def test_playing_needs_only_what_the_program_needs():
    assert project.requirements(PROJECT, "play") == ["qt"]


def test_the_tools_start_on_a_python_without_packages():
    """`-S` leaves out site packages: only the standard library and our modules can be imported."""
    folder = project.ROOT / "packaging"
    command = [sys.executable, "-S", "-c", "import devtools.commands"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_tests_do_not_install_the_painting_packages():
    assert project.requirements(PROJECT, "test") == ["qt", "pytest", "installer"]


def test_painting_installs_only_painting_packages_and_all_are_pinned():
    pins = atelier.PINS.read_text(encoding="utf-8").splitlines()
    wanted = {name.partition(">=")[0].lower() for name in atelier.wanted()}
    assert wanted <= {pin.partition("==")[0] for pin in pins}
    assert "bpy" in wanted
    assert not any("pyside" in name for name in wanted)


def test_painting_requires_blenders_python_version(monkeypatch, tmp_path: Path):
    monkeypatch.setattr(atelier, "PYTHON_OF_BLENDER", (3, 1))
    with pytest.raises(SystemExit, match="Painting needs Python"):
        atelier.prepare(tmp_path / "venv")


def test_a_finished_painting_environment_is_not_rebuilt(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(atelier, "PYTHON_OF_BLENDER", sys.version_info[:2])
    setup.write_stamp(tmp_path, {atelier.PURPOSE: atelier.fingerprint()})
    atelier.prepare(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [setup.STAMP]


def test_help_about_the_decks_installs_nothing(monkeypatch, tmp_path, capfd):
    monkeypatch.setattr(atelier, "VENV", tmp_path / "venv")
    assert atelier.run(["--help"]) == 0
    assert "paint cards" in capfd.readouterr().out
    assert not (tmp_path / "venv").exists()


def test_every_dependency_is_pinned():
    pins = project.PINS.read_text(encoding="utf-8").splitlines()
    pinned = {pin.partition("==")[0] for pin in pins}
    table = project.pyproject()["project"]
    wanted = {name.partition(">=")[0].lower() for name in project.requirements(table, "test")}
    assert wanted <= pinned


def test_pins_are_exact_and_sorted():
    pins = project.PINS.read_text(encoding="utf-8").splitlines()
    assert all(pin.partition(";")[0].count("==") == 1 for pin in pins)
    assert pins == sorted(pins)


def test_macos_on_intel_pins_the_last_cryptography_with_a_wheel():
    """With a newer one, newcomers with such a Mac would need a Rust compiler."""
    pins = [pin for pin in project.PINS.read_text("utf-8").splitlines() if "cryptography" in pin]
    intel = {"sys_platform": "darwin", "platform_machine": "x86_64"}
    apple = {"sys_platform": "darwin", "platform_machine": "arm64"}
    for machine, version in ((intel, "48.0.1"), (apple, "50.0.2"), ({}, "50.0.2")):
        found = [Requirement(pin) for pin in pins]
        wanted = [each for each in found if each.marker is None or each.marker.evaluate(machine)]
        assert [str(each.specifier) for each in wanted] == [f"=={version}"]


def test_the_build_extra_can_make_the_icon():
    """PyInstaller uses Pillow for it on Windows and macOS; on Linux only the tests install that."""
    requirements = project.requirements(project.pyproject()["project"], "build")
    (pillow,) = (Requirement(name) for name in requirements if name.startswith("pillow"))
    assert pillow.marker is not None
    for platform, wanted in (("linux", False), ("win32", True), ("darwin", True)):
        assert pillow.marker.evaluate({"sys_platform": platform}) is wanted


def test_the_environments_fingerprint_changes_with_each_part():
    prints = {
        setup.fingerprint(["qt"], "qt==1", ["libegl1"]),
        setup.fingerprint(["qt", "pytest"], "qt==1", ["libegl1"]),
        setup.fingerprint(["qt"], "qt==2", ["libegl1"]),
        setup.fingerprint(["qt"], "qt==1", []),
    }
    assert len(prints) == 4


def test_the_environments_fingerprint_is_stable():
    assert setup.fingerprint(["qt"], "qt==1", []) == setup.fingerprint(["qt"], "qt==1", [])


def test_a_new_environment_has_no_stamp(tmp_path: Path):
    assert setup.read_stamp(tmp_path) == {}


@pytest.mark.parametrize("text", ["", "{", "[]", "3"])
def test_a_damaged_stamp_counts_as_missing(tmp_path: Path, text: str):
    (tmp_path / setup.STAMP).write_text(text, encoding="utf-8")
    assert setup.read_stamp(tmp_path) == {}


def test_a_stamp_survives_a_round_trip(tmp_path: Path):
    setup.write_stamp(tmp_path, {"play": "1"})
    assert setup.read_stamp(tmp_path) == {"play": "1"}


def test_the_test_environment_can_also_play():
    prints = {"play": "p", "test": "t"}
    assert setup.has({"test": "t"}, prints, "play")
    assert not setup.has({"play": "p"}, prints, "test")


def test_an_environment_with_old_pins_is_out_of_date():
    prints = {"play": "p", "test": "t"}
    assert not setup.has({"play": "old"}, prints, "play")
    assert not setup.has({}, prints, "play")


def an_environment(venv: Path) -> dict[str, str]:
    python = project.venv_program("python", venv)
    python.parent.mkdir(parents=True)
    python.touch()
    return {"python": sys.version, "place": str(venv.resolve())}


def test_a_moved_or_broken_environment_is_rebuilt(
    tmp_path: Path,
):
    stamp = an_environment(tmp_path / "venv")
    assert setup.is_sound(stamp, tmp_path / "venv")
    assert not setup.is_sound({**stamp, "python": "3.11 of long ago"}, tmp_path / "venv")
    assert not setup.is_sound({}, tmp_path / "venv")
    (tmp_path / "venv").rename(tmp_path / "elsewhere")
    assert not setup.is_sound(stamp, tmp_path / "elsewhere")
    assert not setup.is_sound(stamp, tmp_path / "venv")


def test_an_interrupted_setup_leaves_no_stamp(tmp_path: Path):
    venv = tmp_path / "venv"
    setup.write_stamp(venv, an_environment(venv))
    with pytest.raises(KeyboardInterrupt), setup.changing(venv):
        raise KeyboardInterrupt
    assert setup.read_stamp(venv) == {}


def test_a_finished_setup_is_added_to_the_stamp(tmp_path: Path):
    venv = tmp_path / "venv"
    before = {**an_environment(venv), "play": "p"}
    setup.write_stamp(venv, before)
    with setup.changing(venv) as stamp:
        stamp["test"] = "t"
        assert setup.read_stamp(venv) == {}
    assert setup.read_stamp(venv) == {**before, "test": "t"}


def test_a_path_too_long_for_windows_is_reported_only_on_windows():
    assert setup.too_long(Path("C:/", "x" * 90), "win32")
    assert not setup.too_long(Path("C:/games/dixit-qt/.venv"), "win32")
    assert not setup.too_long(Path("/", "x" * 90), "linux")


def test_writing_a_file_replaces_it_and_leaves_no_temporary(tmp_path: Path):
    (tmp_path / "file").write_text("old", encoding="utf-8")
    project.write_whole(tmp_path / "file", "«new»")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "«new»"


def test_without_sudo_the_suggested_command_does_not_use_it():
    assert system.command_to_type(["xvfb"], has_sudo=False).startswith("su -c 'apt-get update; ")
    assert "sudo apt-get install" in system.command_to_type(["xvfb"], has_sudo=True)


def test_system_packages_are_recognised_by_name_or_provides():
    output = """\
libegl1|installed|
libglib2.0-0t64|installed|libglib2.0-0 (= 2.80.0-6), libglib2.0-udeb
xvfb|config-files|xserver
"""
    names = system.installed_names(output)
    assert names == {"libegl1", "libglib2.0-0t64", "libglib2.0-0", "libglib2.0-udeb"}


def test_only_missing_packages_are_installed():
    assert system.missing_packages(["a", "b", "c"], {"b"}) == ["a", "c"]


def test_the_install_command_is_noninteractive():
    command = system.apt_command(["xvfb"], ["sudo"])
    assert command[:3] == ["sudo", "apt-get", "install"]
    assert "--yes" in command
    assert command[-1] == "xvfb"


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins for apt-get are shell scripts")
def test_system_libraries_are_installed_only_after_their_commands_were_shown(
    monkeypatch, tmp_path: Path, capfd
):
    """Scripts take the place of dpkg and apt-get; each prints that it ran."""
    for name in ("dpkg", "apt-get"):
        (tmp_path / name).write_text(f'#!/bin/sh\necho "ran {name} $1"\n', encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(system, "root_prefix", list)
    system.apt_install(["libegl1"])
    shown, *ran = capfd.readouterr().out.split("ran ")
    assert "apt-get install --yes --no-install-recommends libegl1" in shown
    assert [line.strip() for line in ran] == [
        "dpkg --configure",
        "apt-get update",
        "apt-get install",
    ]


def test_playing_needs_fewer_system_libraries_than_testing():
    assert set(system.PACKAGES["play"]) < set(system.PACKAGES["test"])


def test_dev_offers_a_tool_only_if_its_script_exists(tmp_path: Path):
    assert commands.available_tools(tmp_path) == {}
    script = tmp_path / commands.TOOLS["bench"][0]
    script.parent.mkdir(parents=True)
    script.touch()
    assert list(commands.available_tools(tmp_path)) == ["bench"]
    assert "bench" in commands.build_parser(tmp_path).format_help()


@pytest.mark.parametrize("words", [["host", "--seats", "4"], ["--help"], []])
def test_arguments_after_play_go_to_the_program(tmp_path: Path, words: list[str]):
    args = commands.build_parser(tmp_path).parse_args(["play", *words])
    assert (args.command, args.rest) == ("play", words)


@pytest.mark.parametrize("words", [["-k", "vote"], ["--", "-k", "vote"]])
def test_arguments_after_test_go_to_pytest(tmp_path: Path, words: list[str]):
    args = commands.build_parser(tmp_path).parse_args(["test", *words])
    assert commands.without_separator(args.rest) == ["-k", "vote"]


def test_chosen_tests_measure_no_coverage():
    assert [check.name for check in checks.test_checks(["-k", "vote"])] == ["pytest"]
    assert [check.name for check in checks.test_checks([])] == [
        "pytest, measured",
        "coverage pairs",
        "pytest, the others",
    ]


def test_the_tests_of_the_pairs_are_measured_and_all_others_run_too():
    pairs = [{"tests": "tests/b"}, {"tests": "tests/a.py"}, {"tests": "tests/b"}]
    assert checks.measured_tests(pairs)[-2:] == ["tests/a.py", "tests/b"]
    assert checks.other_tests(pairs)[-2:] == ["--ignore=tests/a.py", "--ignore=tests/b"]


def test_tests_of_one_resource_share_a_process_and_the_longest_start_first():
    places = ["net/discovery/test_a.py::b", "commands/test_c.py::d", "lan/test_e.py::f[g]"]
    together = [company_of(f"tests/{place}") for place in places]
    assert together == ["ports", "ports", "networks"]
    assert company_of("tests/rules/test_h.py::i") == "tests/rules/test_h.py::i"
    assert turn_of("tests/lan/test_e.py::f") < turn_of("tests/rules/test_h.py::i")


def test_every_check_runs_even_after_one_fails(capsys):
    ran: list[str] = []

    def a_check(name: str, *, good: bool) -> checks.Check:
        return checks.Check(name, lambda: ran.append(name) is None and good)

    assert checks.run_all([a_check("one", good=False), a_check("two", good=True)]) == 1
    assert ran == ["one", "two"]
    assert "Not in order: one" in capsys.readouterr().out


def test_dev_test_succeeds_if_every_check_does():
    assert checks.run_all([checks.Check("one", lambda: True)]) == 0


def a_source_tree(root: Path) -> dict[str, str]:
    for name in ("pkg/a.py", "pkg/b.py", "tests/test_pkg.py"):
        (root / name).parent.mkdir(exist_ok=True)
        (root / name).touch()
    return {"tests": "tests/test_pkg.py", "source": "pkg"}


def measured(*, lines: tuple[int, ...] = (), branches: tuple[tuple[int, int], ...] = ()):
    return {"missing_lines": list(lines), "missing_branches": [list(arc) for arc in branches]}


def test_a_coverage_pair_can_name_a_package(tmp_path: Path):
    pair = a_source_tree(tmp_path)
    assert coverage_pairs.modules(tmp_path, pair["source"]) == ["pkg/a.py", "pkg/b.py"]
    assert coverage_pairs.modules(tmp_path, "pkg/a.py") == ["pkg/a.py"]


def test_full_coverage_reports_no_gap(tmp_path: Path):
    pair = a_source_tree(tmp_path)
    report = {"files": {"pkg/a.py": measured(), "pkg\\b.py": measured()}}
    assert coverage_pairs.gaps(tmp_path, [pair], report) == []


def test_an_uncovered_branch_is_reported(tmp_path: Path):
    pair = a_source_tree(tmp_path)
    report = {"files": {"pkg/a.py": measured(branches=((3, -1),)), "pkg/b.py": measured()}}
    assert coverage_pairs.gaps(tmp_path, [pair], report) == [
        "pkg/a.py: lines [], branches ['3->-1']"
    ]


def test_a_module_that_no_test_imports_is_reported(tmp_path: Path):
    pair = a_source_tree(tmp_path)
    report = {"files": {"pkg/a.py": measured()}}
    assert coverage_pairs.gaps(tmp_path, [pair], report) == ["pkg/b.py: no test imports it"]


def test_a_coverage_pair_of_missing_files_is_reported(tmp_path: Path):
    pair = {**a_source_tree(tmp_path), "source": "gone.py"}
    assert coverage_pairs.absent(tmp_path, [pair]) == ["gone.py: does not exist"]


def test_our_coverage_pairs_exist():
    assert coverage_pairs.absent(project.ROOT, coverage_pairs.read(project.ROOT)) == []


A_SCREEN = """import QtQuick
import DixitQt.Models

Item {{
    id: screen

    required property CardTable table
    readonly property bool claims: table.{read}

    onClaimsChanged: table.{called}()
}}
"""


@pytest.mark.parametrize(
    ("read", "called", "found"),
    [
        ("canClaim", "takeBack", ""),
        ("canClaimm", "takeBack", 'Member "canClaimm" not found on type "CardTable"'),
        ("canClaim", "takeBackk", 'Member "takeBackk" not found on type "CardTable"'),
    ],
)
def test_the_types_for_qmllint_have_every_property_and_slot(
    tmp_path: Path, capfd, read: str, called: str, found: str
):
    screen = tmp_path / "Screen.qml"
    screen.write_text(A_SCREEN.format(read=read, called=called), "utf-8")
    assert qml.lint(project.ROOT, [screen]) is not bool(found)
    assert found in capfd.readouterr().out


UGLY_PYTHON = "import os\nimport sys\nprint( sys.argv )\n"
UGLY_QML = "import QtQuick\nItem{ id:screen;width:3 }\n"


def a_project(root: Path, screen: str) -> list[Path]:
    files = [root / "a.py", root / qml.QML / "A.qml"]
    files[1].parent.mkdir(parents=True)
    for file, text in zip(files, (UGLY_PYTHON, screen), strict=True):
        file.write_text(text, encoding="utf-8")
    return files


def test_lint_fix_formats_python_and_qml_and_removes_an_unused_import(tmp_path: Path):
    python, screen = a_project(tmp_path, UGLY_QML)
    assert not qml.is_formatted([screen])
    assert checks.run_all(checks.fixes(tmp_path)) == 0
    assert python.read_text("utf-8") == "import sys\n\nprint(sys.argv)\n"
    assert "    id: screen\n" in screen.read_text("utf-8")
    assert qml.is_formatted([screen])


def test_lint_fix_leaves_a_screen_with_a_syntax_error_alone(tmp_path: Path, capfd):
    _, screen = a_project(tmp_path, "Item {")
    assert checks.run_all(checks.fixes(tmp_path)) == 1
    assert screen.read_text("utf-8") == "Item {"
    assert not qml.is_formatted([screen])
    assert "Not in order: qmlformat, formatting" in capfd.readouterr().out


def test_lint_refuses_an_unknown_argument():
    with pytest.raises(SystemExit, match="no argument but --fix"):
        commands.lint(["--fixx"])


def test_screens_are_not_checked_without_qml_files(tmp_path: Path):
    assert qml.checks(tmp_path) == []
