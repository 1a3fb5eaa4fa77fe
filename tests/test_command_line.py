import argparse
import os
import subprocess
import sys
import types
from pathlib import Path

import pytest

from dixit_qt import __main__ as command_line
from dixit_qt import __version__
from dixit_qt.commands import Command, from_module, load_commands

ROOT = Path(__file__).resolve().parents[1]


def a_command(name: str = "wave", *, needs_screen: bool = False) -> Command:
    def add_parser(subparsers):
        subparsers.add_parser(name).add_argument("--times", type=int, default=1)

    return Command(name, add_parser, lambda args: args.times, needs_screen)


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> dict[str, Command]:
    found: dict[str, Command] = {}
    monkeypatch.setattr(command_line, "load_commands", lambda _only="": found)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    return found


def test_version_prints_the_version(capsys):
    with pytest.raises(SystemExit) as stop:
        command_line.main(["--version"])
    assert stop.value.code == 0
    first, *others = capsys.readouterr().out.splitlines()
    assert first == f"Dixit Qt {__version__}"
    assert [line.partition(":")[0] for line in others] == [
        "Commit",
        "Build",
        "Qt",
        "Python",
        "System",
    ]


def test_every_module_of_the_commands_is_a_subcommand():
    commands = load_commands()
    parser = command_line.build_parser(commands)
    assert all(command.name == name for name, command in commands.items())
    assert all(name in parser.format_help() for name in commands)


def test_running_a_command_loads_only_its_module():
    assert list(load_commands("window")) == ["window"]
    assert (
        load_commands("dance").keys() == load_commands("--version").keys() == load_commands().keys()
    )


def test_a_command_needs_no_screen_by_default():
    module = types.ModuleType("dixit_qt.commands.wave")
    module.add_parser = module.run = print
    assert from_module(module) == Command("wave", print, print, needs_screen=False)


def test_a_command_can_require_a_screen():
    module = types.ModuleType("dixit_qt.commands.wave")
    module.add_parser = module.run = print
    module.NEEDS_SCREEN = True
    assert from_module(module).needs_screen


def test_a_subcommand_gets_its_own_arguments(commands):
    commands["wave"] = a_command()
    assert command_line.main(["wave", "--times", "5"]) == 5


def test_without_a_screen_the_commands_that_work_are_listed(commands, capsys):
    commands["wave"] = a_command()
    for name in ("table", "window"):
        commands[name] = a_command(name, needs_screen=True)
    assert command_line.main([]) == command_line.NO_SCREEN
    error = capsys.readouterr().err
    assert "no screen" in error
    assert "wave" in error
    assert "table" not in error


def test_a_subcommand_with_a_window_is_refused_without_a_screen(commands):
    commands["table"] = a_command("table", needs_screen=True)
    assert command_line.main(["table"]) == command_line.NO_SCREEN


def test_without_a_subcommand_the_window_opens(commands, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":0")
    commands["window"] = a_command("window", needs_screen=True)
    assert command_line.main([]) == 1


def test_arguments_come_from_the_command_line_when_none_are_given(commands, monkeypatch):
    commands["wave"] = a_command()
    monkeypatch.setattr("sys.argv", ["dixit-qt", "wave", "--times", "3"])
    assert command_line.main() == 3


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_windows_and_macos_always_have_a_screen(platform):
    assert command_line.has_screen({}, platform)


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_linux_has_a_screen_if_a_display_variable_is_set(name):
    assert command_line.has_screen({name: "something"}, "linux")
    assert not command_line.has_screen({name: ""}, "linux")


def test_an_unknown_subcommand_is_refused(commands):
    with pytest.raises(SystemExit) as stop:
        command_line.main(["dance"])
    assert stop.value.code == 2


def test_subcommands_are_parsed_by_the_main_parser():
    parser = command_line.build_parser({"wave": a_command()})
    assert parser.parse_args(["wave"]) == argparse.Namespace(command="wave", times=1)


@pytest.mark.parametrize(
    ("platform", "asked_for", "written"),
    [("win32", None, "utf-8"), ("win32", "cp1251", "cp1252"), ("linux", None, "cp1252")],
)
def test_redirected_output_on_windows_is_utf8_unless_set_otherwise(
    platform, asked_for, written, tmp_path, monkeypatch
):
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    if asked_for:
        monkeypatch.setenv("PYTHONIOENCODING", asked_for)
    with (tmp_path / "said").open("w", encoding="cp1252") as stream:
        assert command_line.encoding_for(stream, platform) == written


def test_output_to_a_file_is_utf8(tmp_path):
    """As the program itself writes it, on whatever system."""
    with (tmp_path / "said").open("wb") as output:
        command = [sys.executable, "-m", "dixit_qt", "rehearse", "--language", "ru", "--seed", "3"]
        env = {name: text for name, text in os.environ.items() if name != "PYTHONIOENCODING"}
        subprocess.run(command, cwd=ROOT, env=env, stdout=output, check=True)
    assert "«" in (tmp_path / "said").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="there pythonw starts without a console")
@pytest.mark.parametrize(
    ("words", "code"), [("--version", 0), ("rehearse --players 3", 0), ("nonsense", 2)]
)
def test_without_a_console_output_is_discarded(words: str, code: int):
    """Without a console, as under pythonw, Python has no standard streams."""
    closed = ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh"]
    command = [*closed, sys.executable, "-m", "dixit_qt", *words.split()]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == code
