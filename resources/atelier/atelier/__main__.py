"""python -m atelier paint SLUG… [--draft] [--out DIR] | house [NAME…] | sheet | manifest | check"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from . import commands
from .check import check_deck
from .house_commands import paint_house
from .manifest import write_manifest


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="atelier")
    jobs = parser.add_subparsers(dest="job", required=True)
    paint = jobs.add_parser("paint", help="render cards (all when none is named)")
    paint.add_argument("slugs", nargs="*")
    paint.add_argument("--draft", action="store_true", help="quick PNG in build/atelier")
    paint.add_argument("--out", type=Path)
    house = jobs.add_parser("house", help="paint the pictures of the house")
    house.add_argument("names", nargs="*", help="beginnings of file names")
    house.add_argument("--out", type=Path)
    sheet = jobs.add_parser("sheet", help="contact sheets of the rendered deck")
    sheet.add_argument("--folder", type=Path)
    sheet.add_argument("--out", type=Path)
    jobs.add_parser("manifest", help="write deck.toml from the card files and the pictures")
    check = jobs.add_parser("check", help="measure the deck")
    check.add_argument("--partial", action="store_true", help="do not ask for all 84 cards")
    return parser


def main(arguments=None) -> int:
    options = _parser().parse_args(arguments)
    if options.job == "paint":
        commands.paint(options.slugs, options.draft, options.out)
    elif options.job == "house":
        paint_house(options.names, options.out)
    elif options.job == "sheet":
        commands.sheet(options.folder, options.out)
    elif options.job == "manifest":
        print(write_manifest(commands.DECK))
    else:
        report = check_deck(commands.DECK, partial=options.partial)
        print("\n".join(report.lines))
        return 1 if report.faults else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
