"""Show a table on the big screen: takes no seat, shows no hands."""

import argparse
import sys
from typing import TYPE_CHECKING

from dixit_qt import arguments

if TYPE_CHECKING:
    from dixit_qt.commands import Subparsers

NEEDS_SCREEN = True
BAD_ADDRESS = 2

MOST_SCREENS = 16


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "table",
        help="show a table on the big screen",
        description="Show a table on a television or projector: no seat is taken, no hand shown.",
        epilog="Exit codes: 0 the window was closed, 2 wrong arguments, 3 there is no screen.",
    )
    parser.add_argument(
        "address",
        nargs="?",
        metavar="ADDRESS",
        help="address of the table, host or host:port (default: search the network)",
    )
    parser.add_argument(
        "--name",
        type=arguments.name,
        help="name of the table to search for (default: any)",
    )
    parser.add_argument("--code", type=arguments.room_code, help="code of the table")
    parser.add_argument(
        "--screen",
        type=arguments.whole_number(1, MOST_SCREENS),
        metavar="N",
        help="screen to use, counted from 1; the main one if there is no such screen "
        "(default: the main one)",
    )
    parser.add_argument(
        "--window", action="store_true", help="open a window instead of filling the screen"
    )


def run(args: argparse.Namespace) -> int:
    from dixit_qt.app.big_screen import Wish
    from dixit_qt.app.running import run_big_screen
    from dixit_qt.net.places import parse_place

    place = None if args.address is None else parse_place(args.address)
    if args.address is not None and place is None:
        shown = arguments.quoted(args.address)
        print(f"dixit-qt table: {shown} is not an address", file=sys.stderr)
        return BAD_ADDRESS
    return run_big_screen(Wish(place, args.name or "", args.code, args.screen, not args.window))
