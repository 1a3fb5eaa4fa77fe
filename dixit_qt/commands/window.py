"""Open the window of the game; this is what happens without a command."""

import argparse
from typing import TYPE_CHECKING

from dixit_qt import arguments

if TYPE_CHECKING:
    from dixit_qt.commands import Subparsers

NEEDS_SCREEN = True


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "window",
        help="open the game's window (the default)",
        description="Opens the window of the game, as the program does without a command.",
        epilog="Exit codes: 0 the window was closed, 2 wrong arguments, 3 there is no screen.",
    )
    parser.add_argument(
        "--exit-after-first-frame",
        action="store_true",
        help="The program ends as soon as something is drawn: for measuring.",
    )
    parser.add_argument(
        "--practise",
        type=arguments.edition,
        metavar="EDITION",
        help="A game of this edition against bots begins at once.",
    )


def run(args: argparse.Namespace) -> int:
    from dixit_qt.app.running import run_window

    return run_window(args.practise, only_one_frame=args.exit_after_first_frame)
