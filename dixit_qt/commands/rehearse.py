"""Play a whole game between bots and print what everybody saw, did and scored."""

import argparse
import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

from dixit_qt import arguments
from dixit_qt.languages import FIRST, LANGUAGES

if TYPE_CHECKING:
    from dixit_qt.commands import Subparsers

PLAYED = 0
IMPOSSIBLE = 2

MOST_CARDS = 9999


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "rehearse",
        help="play a whole game between bots, in words",
        description="Plays a whole game between bots and prints what everybody saw, did and "
        "scored.",
        epilog="Exit codes: 0 the game was played, 2 there is no such game or wrong arguments.",
    )
    add = parser.add_argument
    add("--edition", default="odyssey", help="This edition is played, for example classic-30.")
    add("--players", type=int, default=4, metavar="N", help="So many play (4).")
    add("--seed", type=int, default=1, metavar="N", help="The same N brings the same game (1).")
    add(
        "--lang", choices=tuple(LANGUAGES), default=FIRST, help="The game is told in this language."
    )
    add(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="A switch of the edition is set. May be given several times.",
    )
    add(
        "--bots",
        choices=("knowing", "random"),
        default="knowing",
        help="Knowing bots think about titles and tags, random ones about nothing.",
    )
    add(
        "--cards",
        type=arguments.whole_number(0, MOST_CARDS),
        metavar="N",
        help="Only the first N pictures are played with.",
    )
    add(
        "--plain",
        action="store_true",
        help="Cards and lines are numbers instead of titles and verses.",
    )


def run(args: argparse.Namespace) -> int:
    from dixit_qt.rehearsal.casting import Mistake, Rehearsal, rehearse

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
    """A reader such as `head` may leave before the end: a broken pipe, on Windows a wrong one."""
    try:
        for line in lines:
            print(line, flush=True)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
