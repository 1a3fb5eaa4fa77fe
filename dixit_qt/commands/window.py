"""Open the game's window. This is the default command."""

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
        description="Open the window of the game; the same as no command at all.",
        epilog="Exit codes: 0 the window was closed, 2 wrong arguments, 3 there is no screen.",
    )
    parser.add_argument(
        "--exit-after-first-frame",
        action="store_true",
        help="exit as soon as the window is drawn, to measure start-up time",
    )
    parser.add_argument(
        "--practise",
        type=arguments.edition,
        metavar="EDITION",
        help="start a practice game of this edition against bots",
    )


def run(args: argparse.Namespace) -> int:
    from dixit_qt.app.running import run_window

    return run_window(args.practise, only_one_frame=args.exit_after_first_frame)
