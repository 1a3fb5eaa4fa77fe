"""The subcommands of dev.py."""

import argparse
import io
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from devtools import atelier, checks, i18n, licences, project, setup

TOOLS = {
    "bench": ("tests/benchmarks/run.py", "measure the program"),
    "build": ("packaging/build.py", "build the program for this system"),
    "fresh": ("packaging/fresh.py", "try the first start on systems that have nothing"),
    "film": ("packaging/film.py", "a round as it moves, frame by frame on a sheet"),
    "mutate": ("packaging/mutate.py", "small faults in a room: whether its tests notice them"),
    "simulate": ("tests/simulation/run.py", "evenings by the thousand, each with its own faults"),
    "shots": ("packaging/shots.py", "take pictures of every screen"),
    "windows": ("packaging/windows.py", "build and play it on Windows, under Wine"),
}
COMMANDS = {
    "play": "open the game; what follows goes to the program",
    "test": "run every check; what follows `--` goes to pytest",
    "lint": "run the checks that need no test run",
    "deck": "paint, lay out and measure the decks",
    "i18n": "collect what is to be translated, and say what is not",
}


def available_tools(root: Path) -> dict[str, str]:
    return {name: text for name, (script, text) in TOOLS.items() if (root / script).is_file()}


def build_parser(root: Path) -> argparse.ArgumentParser:
    lines = [f"  {name:8} {text}" for name, text in {**COMMANDS, **available_tools(root)}.items()]
    parser = argparse.ArgumentParser(
        prog="dev.py",
        description="Sets everything up on a fresh machine, then:\n" + "\n".join(lines),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=[*COMMANDS, *available_tools(root)], metavar="COMMAND")
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="ARGUMENTS")
    return parser


def run_python(arguments: Sequence[str]) -> int:
    """Hands over to the project's own Python; on POSIX signals then reach it directly."""
    command = [str(project.venv_program("python")), *arguments]
    if os.name == "posix":
        os.execve(command[0], command, project.environment())
    return subprocess.run(command, env=project.environment(), check=False).returncode


def prepare(purpose: str) -> None:
    """After this, all is installed, translations are compiled, licences written down."""
    setup.prepare(purpose)
    i18n.release()
    licences.release()


def play(rest: Sequence[str]) -> int:
    prepare("play")
    return run_python(["-m", "dixit_qt", *rest])


def test(rest: Sequence[str]) -> int:
    prepare("test")
    with checks.lint_beside() as lint_check:
        return checks.run_all([*checks.test_checks(without_separator(rest)), lint_check])


def lint(rest: Sequence[str]) -> int:
    if rest:
        sys.exit("dev.py lint takes no arguments.")
    prepare("test")
    return checks.run_all(checks.static_checks())


def translate(rest: Sequence[str]) -> int:
    if rest:
        sys.exit("dev.py i18n takes no arguments.")
    prepare("test")
    waiting = i18n.update()
    i18n.release()
    tools = os.pathsep.join((str(project.ROOT), str(project.ROOT / "packaging")))
    checks.program("python", "-m", "devtools.words.web_words", PYTHONPATH=tools)
    return 1 if waiting else 0


def without_separator(rest: Sequence[str]) -> list[str]:
    return list(rest[1:] if rest[:1] == ["--"] else rest)


def run(command: str, rest: Sequence[str]) -> int:
    doors = {"play": play, "test": test, "lint": lint, "deck": atelier.run, "i18n": translate}
    if command in doors:
        return doors[command](rest)
    prepare("build" if command == "build" else "test")
    return run_python([str(project.ROOT / TOOLS[command][0]), *rest])


def main(argv: Sequence[str]) -> int:
    """A pipe or file on Windows may lack a letter of the folder's name."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    args = build_parser(project.ROOT).parse_args(argv)
    try:
        return run(args.command, args.rest)
    except subprocess.CalledProcessError as error:
        print("This did not work:", subprocess.list2cmdline(error.cmd), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted. What was not finished is made again at the next start.")
        return 130
