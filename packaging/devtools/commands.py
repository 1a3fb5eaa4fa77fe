"""The subcommands of dev.py."""

import argparse
import io
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from devtools import atelier, checks, i18n, licences, project, setup
from devtools.words import web_words

TOOLS = {
    "bench": ("tests/benchmarks/run.py", "run the benchmarks"),
    "build": ("packaging/build.py", "build the program for this system"),
    "fresh": ("packaging/fresh.py", "test the first start on clean systems"),
    "film": ("packaging/film.py", "film a round: many frames on one sheet"),
    "fuzz": ("tests/fuzz/run.py", "look for input that breaks a decoder"),
    "mutate": ("packaging/mutate.py", "run mutation tests on one package"),
    "simulate": ("tests/simulation/run.py", "simulate evenings with network faults"),
    "shots": ("packaging/shots.py", "take screenshots of every screen"),
    "windows": ("packaging/windows.py", "build and try the Windows version under Wine"),
}
COMMANDS = {
    "play": "start the game; remaining arguments go to it",
    "test": "run every check; arguments after `--` go to pytest",
    "lint": "run the linters and other static checks; `--fix` formats and mends first",
    "deck": "paint and check the decks",
    "i18n": "update the translations and list what is missing",
}


def available_tools(root: Path) -> dict[str, str]:
    return {name: text for name, (script, text) in TOOLS.items() if (root / script).is_file()}


def build_parser(root: Path) -> argparse.ArgumentParser:
    lines = [f"  {name:8} {text}" for name, text in {**COMMANDS, **available_tools(root)}.items()]
    parser = argparse.ArgumentParser(
        prog="dev.py",
        description="Set everything up on a fresh machine, then:\n" + "\n".join(lines),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=[*COMMANDS, *available_tools(root)], metavar="COMMAND")
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="ARGUMENTS")
    return parser


def run_python(arguments: Sequence[str]) -> int:
    """Run it with the Python of `.venv`; on POSIX that replaces this process."""
    command = [str(project.venv_program("python")), *arguments]
    if os.name == "posix":
        os.execve(command[0], command, project.environment())
    return subprocess.run(command, env=project.environment(), check=False).returncode


def prepare(purpose: str) -> None:
    """Install what is missing, compile the translations, write the licences."""
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
    if list(rest) not in ([], ["--fix"]):
        sys.exit("dev.py lint takes no argument but --fix.")
    prepare("test")
    fixes = checks.fixes(project.ROOT) if rest else []
    code = checks.run_all([*fixes, *checks.static_checks()])
    if code and not rest:
        print("`dev.py lint --fix` formats Python and QML, and applies ruff's own fixes.")
    return code


def translate(rest: Sequence[str]) -> int:
    if rest:
        sys.exit("dev.py i18n takes no arguments.")
    prepare("test")
    waiting = [*i18n.update(), *web_words.update()]
    print("\n".join(waiting) or "Every sentence is translated.")
    i18n.release()
    tools = os.pathsep.join((str(project.ROOT), str(project.ROOT / "packaging")))
    checks.program("python", "-m", "devtools.words.web_words", PYTHONPATH=tools)
    return 1 if waiting else 0


def without_separator(rest: Sequence[str]) -> list[str]:
    return list(rest[1:] if rest[:1] == ["--"] else rest)


def run(command: str, rest: Sequence[str]) -> int:
    subcommands = {"play": play, "test": test, "lint": lint, "deck": atelier.run, "i18n": translate}
    if command in subcommands:
        return subcommands[command](rest)
    prepare("build" if command == "build" else "test")
    return run_python([str(project.ROOT / TOOLS[command][0]), *rest])


def main(argv: Sequence[str]) -> int:
    """On Windows a pipe or file may have no character for a letter in the folder's name."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    args = build_parser(project.ROOT).parse_args(argv)
    try:
        return run(args.command, args.rest)
    except subprocess.CalledProcessError as error:
        print("This command failed:", subprocess.list2cmdline(error.cmd), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted. The next start finishes what is missing.")
        return 130
