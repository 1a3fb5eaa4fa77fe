"""Show a table on the big screen: no seat, no secrets."""

import argparse
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dixit_qt.commands import Subparsers

NEEDS_SCREEN = True
BAD_ADDRESS = 2


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser("table", help="show a table on the big screen")
    parser.add_argument("address", nargs="?", help="where the table is; otherwise it is searched")
    parser.add_argument("--name", default="", help="the name of the table to search for")
    parser.add_argument("--code", help="the code of the room, if it has one")
    parser.add_argument("--screen", type=int, metavar="N", help="on the Nth screen, from 1")
    parser.add_argument("--window", action="store_true", help="in a window, not full screen")


def run(args: argparse.Namespace) -> int:
    from dixit_qt.app.big_screen import Wish
    from dixit_qt.app.big_screen_run import run_big_screen
    from dixit_qt.net.places import parse_place

    place = parse_place(args.address) if args.address else None
    if args.address and place is None:
        print(f"This is not an address: {args.address}", file=sys.stderr)
        return BAD_ADDRESS
    return run_big_screen(Wish(place, args.name, args.code, args.screen, not args.window))
