"""paint [SLUG…] [--draft] | sheet [FOLDER] | check | manifest | house [NAME…] | rooms | test."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from . import manifest, places


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py deck")
    jobs = parser.add_subparsers(dest="job", required=True)
    paint = jobs.add_parser("paint", help="paint cards (all questions when none is named)")
    paint.add_argument("slugs", nargs="*", metavar="SLUG")
    paint.add_argument("--draft", action="store_true", help="quick PNG in build/atelier")
    sheet = jobs.add_parser(
        "sheet", help="contact sheets of a deck, large and as small as in a hand"
    )
    sheet.add_argument("folder", nargs="?", type=Path, default=places.QUESTIONS)
    jobs.add_parser("check", help="measure the decks")
    jobs.add_parser("test", help="test what paints")
    jobs.add_parser("manifest", help="bring the hashes in deck.toml up to date")
    house = jobs.add_parser("house", help="paint the pictures of the house")
    house.add_argument("names", nargs="*", help="beginnings of file names")
    rooms = jobs.add_parser("rooms", help="paint the table of each family of games")
    rooms.add_argument("--draft", action="store_true", help="quick pictures in build/atelier")
    return parser


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    jobs = {
        "paint": lambda: paint(options.slugs, options.draft),
        "sheet": lambda: lay_out(options.folder),
        "check": check,
        "manifest": manifest.stamp_all,
        "house": lambda: paint_house(options.names),
        "rooms": lambda: paint_the_rooms(options.draft),
        "test": test,
    }
    return jobs[options.job]() or 0


def paint(slugs: list[str], draft: bool) -> int:
    """Every scene in a process of its own: none leaves anything behind for the next."""
    scenes = places.scenes()
    flat = [slug for slug in slugs if slug not in scenes]
    if flat:
        from atelier.commands import paint as paint_flat

        paint_flat(flat, draft)
    for slug in [slug for slug in slugs if slug in scenes] or scenes * (not slugs):
        job = f"from workshop.painting import paint_card; paint_card({slug!r}, {draft})"
        subprocess.run([sys.executable, "-c", job], cwd=places.ATELIER, check=True)
    manifest.stamp_all()
    return 0


def lay_out(folder: Path) -> None:
    from .sheets import lay_out as lay

    lay(folder, places.DRAFTS)


def check() -> int:
    from .check import check_decks

    return check_decks()


def paint_house(names: list[str]) -> None:
    from atelier.house_commands import paint_house as paint_all

    paint_all(names)


def paint_the_rooms(draft: bool) -> None:
    from .rooms import paint_rooms

    paint_rooms(draft)


def test() -> int:
    """The painters' own tests: they need what painting needs."""
    command = [sys.executable, "-m", "pytest", "-c", "pytest.ini"]
    return subprocess.run(command, cwd=places.ATELIER, check=False).returncode
