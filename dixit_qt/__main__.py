"""The command line of Dixit Qt. Without a command it opens the window."""

import argparse
import io
import os
import sys
from collections.abc import Mapping, Sequence

from dixit_qt.commands import Command, load_commands

WINDOW = "window"
NO_SCREEN = 3


class Version(argparse.Action):
    """Reads the version only when asked: that needs Qt and git."""

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
        help="show the version and exit",
    )
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
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


def run_command(name: str, args: argparse.Namespace, commands: Mapping[str, Command]) -> int:
    if commands[name].needs_screen and not has_screen(os.environ, sys.platform):
        print(advice_without_screen(load_commands()), file=sys.stderr)
        return NO_SCREEN
    return commands[name].run(args)


def print_every_letter() -> None:
    """Print `?` for letters that a console lacks, instead of failing. On Windows pipes and files
    would get the old code page: they get UTF-8, unless `PYTHONIOENCODING` is set.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding_for(stream, sys.platform), errors="replace")


def encoding_for(stream: io.TextIOWrapper, platform: str) -> str:
    asked_for = "PYTHONIOENCODING" in os.environ
    return stream.encoding if asked_for or stream.isatty() or platform != "win32" else "utf-8"


def main(argv: Sequence[str] | None = None) -> int:
    print_every_letter()
    words = (sys.argv[1:] if argv is None else list(argv)) or [WINDOW]
    commands = load_commands(words[0])
    args = build_parser(commands).parse_args(words)
    return run_command(args.command, args, commands)


if __name__ == "__main__":
    sys.exit(main())
