"""Play a whole game between bots and print what everybody saw, did and scored."""

import argparse
import io
import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dixit_qt.commands import Subparsers

PLAYED = 0
IMPOSSIBLE = 2


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser("rehearse", help="play a whole game between bots, in words")
    parser.add_argument("--edition", default="odyssey", help="which game, e.g. classic-30")
    parser.add_argument("--players", type=int, default=4, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--lang", choices=("en", "ru"), default="en")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="change a rule"
    )
    parser.add_argument("--bots", choices=("knowing", "random"), default="knowing")
    parser.add_argument("--cards", type=int, metavar="N", help="play with the first N pictures")
    parser.add_argument("--plain", action="store_true", help="numbers instead of titles and verses")


def run(args: argparse.Namespace) -> int:
    from dixit_qt.rehearsal.casting import Rehearsal, rehearse
    from dixit_qt.rehearsal.mistakes import Mistake

    wanted = Rehearsal(
        edition=args.edition,
        players=args.players,
        seed=args.seed,
        language=args.lang,
        options=tuple(args.option),
        bots=args.bots,
        cards=args.cards,
        plain=args.plain,
    )
    try:
        _print(rehearse(wanted))
    except Mistake as mistake:
        print(mistake, file=sys.stderr)
        return IMPOSSIBLE
    return PLAYED


def _print(lines: Iterable[str]) -> None:
    """A reader such as `head` may leave before the end; an old console may lack a letter."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        for line in lines:
            print(line, flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
