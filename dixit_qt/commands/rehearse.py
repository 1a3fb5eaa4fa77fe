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
        help="let bots play a whole game and print it",
        description="Let bots play a whole game, and print what everybody saw, did and scored.",
        epilog="Exit codes: 0 the game was played, 2 no such edition or wrong arguments.",
    )
    _add_game_options(parser)
    _add_other_options(parser)


def _add_game_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "--edition",
        default="odyssey",
        help="edition to play, for example classic-30 (default: %(default)s)",
    )
    add(
        "--players",
        type=int,
        default=4,
        metavar="N",
        help="number of players (default: %(default)s)",
    )
    add(
        "--seed",
        type=int,
        default=1,
        metavar="N",
        help="seed: the same N plays the same game (default: %(default)s)",
    )
    add(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change a rule of the edition, for example target_score=20; repeatable",
    )


def _add_other_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "--language",
        choices=tuple(LANGUAGES),
        default=FIRST,
        help="language of the transcript (default: %(default)s)",
    )
    add(
        "--bots",
        choices=("knowing", "random"),
        default="knowing",
        help="“knowing” bots use the words that describe the cards, “random” ones "
        "don't think (default: %(default)s)",
    )
    add(
        "--cards",
        type=arguments.whole_number(0, MOST_CARDS),
        metavar="N",
        help="play with the first N pictures only (default: all)",
    )
    add(
        "--plain",
        action="store_true",
        help="print numbers instead of titles and verses",
    )


def run(args: argparse.Namespace) -> int:
    from dixit_qt.rehearsal.casting import Mistake, Rehearsal, rehearse

    wanted = Rehearsal(
        edition=args.edition,
        players=args.players,
        seed=args.seed,
        language=args.language,
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
    """A reader such as `head` may stop early. That is a broken pipe, and on Windows another
    OSError."""
    try:
        for line in lines:
            print(line, flush=True)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
