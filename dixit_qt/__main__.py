"""The command line of Dixit Qt. Without a subcommand it opens the window."""

import argparse
import io
import os
import sys
from collections.abc import Mapping, Sequence

from dixit_qt.commands import Command, load_commands

WINDOW = "window"
NO_SCREEN = 3


class Version(argparse.Action):
    """Asks Qt and git only when somebody wants to know."""

    def __call__(self, parser: argparse.ArgumentParser, *_ignored: object) -> None:
        from dixit_qt.about import facts_text

        print(facts_text())
        parser.exit()


def build_parser(commands: Mapping[str, Command]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dixit-qt", description=__doc__)
    parser.add_argument(
        "--version",
        action=Version,
        nargs=0,
        default=argparse.SUPPRESS,
        help="say what this is, and end",
    )
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND")
    for command in commands.values():
        command.add_parser(subparsers)
    return parser


def has_screen(environ: Mapping[str, str], platform: str) -> bool:
    if platform in {"win32", "darwin"}:
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def advice_without_screen(commands: Mapping[str, Command]) -> str:
    names = [name for name, command in commands.items() if not command.needs_screen]
    possible = ", ".join(names) or "--version"
    return f"There is no screen here, so no window can open. Without a screen you can: {possible}."


def run_command(name: str, argv: Sequence[str], commands: Mapping[str, Command]) -> int:
    opens_window = name == WINDOW or commands[name].needs_screen
    if opens_window and not has_screen(os.environ, sys.platform):
        print(advice_without_screen(load_commands()), file=sys.stderr)
        return NO_SCREEN
    parser = build_parser(commands)
    if name not in commands:
        parser.print_help()
        return 0
    return commands[name].run(parser.parse_args(argv))


def print_every_letter() -> None:
    """An old console, or a file on Windows, may lack a letter of somebody's name."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def main(argv: Sequence[str] | None = None) -> int:
    print_every_letter()
    words = sys.argv[1:] if argv is None else list(argv)
    commands = load_commands(words[0] if words else WINDOW)
    name = build_parser(commands).parse_args(words).command
    if name is None:
        return run_command(WINDOW, [WINDOW], commands)
    return run_command(name, words, commands)


if __name__ == "__main__":
    sys.exit(main())
