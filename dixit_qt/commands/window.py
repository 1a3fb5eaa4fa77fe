"""Open the window of the game; this is what happens without a command."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dixit_qt.commands import Subparsers

NEEDS_SCREEN = True


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser("window", help="open the game's window (the default)")
    parser.add_argument(
        "--exit-after-first-frame", action="store_true", help="open, draw and go: for measuring"
    )
    parser.add_argument("--practise", metavar="EDITION", help="begin a game against bots at once")


def run(args: argparse.Namespace) -> int:
    from dixit_qt.app.running import run_window

    return run_window(args.practise, only_one_frame=args.exit_after_first_frame)
