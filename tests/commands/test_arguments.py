"""Wrong arguments are answered with one sentence, before the command does anything."""

import argparse
import os
import subprocess
import sys

import pytest

from dixit_qt import arguments
from dixit_qt.__main__ import build_parser, main
from dixit_qt.commands import load_commands

LONG = "я" * 3000

NONSENSE = [
    ("host --bots 40", "--bots: “40” is not between 0 and 12"),
    ("host --bots -1", "--bots: “-1” is not between 0 and 12"),
    ("host --bots two", "--bots: “two” is not a whole number"),
    ("host --grace 61", "--grace: “61” is not a number of seconds up to 60"),
    ("host --start-with 13", "--start-with: “13” is not between 0 and 12"),
    ("host --port 99999", "--port: “99999” is not between 0 and 65535"),
    ("host --port -5", "--port: “-5” is not between 0 and 65535"),
    ("host --code 1", "--code: “1” is not a code of at least 6 letters or digits"),
    (
        "host --code 123456789012345678901234567890123",
        "letters or digits and 32 characters at most",
    ),
    ("host --seed 99999999999999999999999", "--seed:"),
    ("host --edition 🐇", "there is no edition “🐇”; there are classic-30,"),
    ("host --edition=", "there is no edition “”"),
    ("host --name=", "a name must contain a visible character"),
    (f"host --name {LONG}", "has more than 40 characters"),
    ("host --name x\udcff", "contains characters this system cannot represent"),
    ("host --decks-in /nowhere/at/all", "is not a folder"),
    ("host --decks-in=", "the path is empty"),
    (f"host --decks-in {LONG}", "is not a valid path" if os.name == "posix" else "is not a folder"),
    ("host --saves /dev/null/games", "cannot be written to"),
    ("host --interface nowhere0", "there is no network adapter “nowhere0”; there are:"),
    ("host --language de", "--language"),
    ("bot", "one of the arguments --join --find is required"),
    ("bot --join a --find b", "not allowed with argument"),
    ("bot --join a --think -5", "--think: “-5” is not between 0 and 600000"),
    ("bot --join a --think 99999999999", "--think:"),
    ("bot --join a --name=", "a name must contain a visible character"),
    ("bot --join a --code 1", "is not a code"),
    ("bot --join a --seats /", "the file “/” cannot be written"),
    ("find --seconds -1", "“-1” is not a number of seconds up to 3600"),
    ("find --seconds nan", "is not a number of seconds"),
    ("find --seconds inf", "is not a number of seconds"),
    ("find --seconds soon", "is not a number of seconds"),
    ("find --interface nowhere0", "there is no network adapter"),
    ("diagnose a b", "unrecognized arguments"),
    ("diagnose --language de", "--language"),
    ("table --screen 0", "--screen: “0” is not between 1 and 16"),
    ("table --code 1", "is not a code"),
    ("table --name=", "a name must contain a visible character"),
    ("window --practise chess", "there is no edition “chess”"),
    ("rehearse --cards -1", "--cards: “-1” is not between 0 and 9999"),
]


@pytest.mark.parametrize(("line", "sentence"), NONSENSE)
def test_invalid_arguments_are_reported_with_exit_code_two(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "500")
    with pytest.raises(SystemExit) as stop:
        main(line.split(" "))
    assert stop.value.code == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert sentence in said
    assert len(said) < 400


@pytest.mark.parametrize("command", ["bot --join", "table"])
@pytest.mark.parametrize("address", ["", "192.168.1.", "a b", "127.0.0.1:99999", "🐇", "::::"])
def test_an_invalid_address_is_reported(
    command: str,
    address: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert main([*command.split(), address]) == 2
    assert f"“{address}” is not an address" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ("host --name Стол", "name", "Стол"),
        ("host --name 🐇ё", "name", "🐇ё"),
        ("host --code синица", "code", "синица"),
        ("host --no-browsers", "no_browsers", True),
        ("host --bots 0", "bots", 0),
        ("host --port 0", "port", 0),
        ("bot --find", "find", ""),
        ("bot --find Стол", "find", "Стол"),
        ("find --seconds 0.5", "seconds", 0.5),
        ("table", "name", None),
    ],
)
def test_valid_arguments_are_parsed(line: str, name: str, value: object) -> None:
    args = build_parser(load_commands()).parse_args(line.split())
    assert getattr(args, name) == value


def test_a_folder_or_file_that_is_not_there_yet_can_be_named(tmp_path) -> None:
    assert arguments.new_folder(str(tmp_path / "a" / "b")) == tmp_path / "a" / "b"
    assert arguments.new_file(str(tmp_path / "a" / "seat")) == tmp_path / "a" / "seat"
    assert arguments.folder(str(tmp_path)) == tmp_path


def test_a_file_is_refused_where_a_folder_is_expected(tmp_path) -> None:
    file = tmp_path / "file"
    file.touch()
    for wrong in (arguments.folder, arguments.new_folder):
        with pytest.raises(argparse.ArgumentTypeError):
            wrong(str(file))
    assert arguments.new_file(str(file)) == file


def parsers() -> dict[str, argparse.ArgumentParser]:
    for action in build_parser(load_commands())._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


@pytest.mark.parametrize("name", load_commands())
def test_every_command_and_option_has_a_help_text(name: str) -> None:
    """In the style of other tools: a verb and no full stop; whole sentences only before and
    after the list."""
    parser = parsers()[name]
    assert parser.description
    assert parser.description.endswith(".")
    assert parser.epilog
    assert "Exit codes: 0" in parser.epilog
    for action in parser._actions:
        assert action.help, action.dest
        assert not action.help.endswith("."), action.help
        assert not action.help[0].isupper() or action.help.split()[0].isupper(), action.help


def test_parsing_host_arguments_imports_neither_rules_nor_qt():
    """The port opens first: a guest who comes early shouldn't wait for the imports."""
    code = (
        "import sys; from dixit_qt import __main__ as program;"
        "program.build_parser(program.load_commands('host')).parse_args(['host']);"
        "print(*sys.modules)"
    )
    read = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert "dixit_qt.net.places" in read
    assert not {"dixit_qt.rules", "dixit_qt.wire", "msgspec", "PySide6"} & set(read)
