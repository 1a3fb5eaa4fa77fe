"""How long and how many in what a view shows: the bounds of every field of the rules' records.

The records of `rules` have none of their own. Whoever draws them counts on these: a window that
is told of a million cards would draw for ever.
"""

import re
from dataclasses import dataclass, replace
from enum import Enum
from typing import cast

from dixit_qt.decks.deck import CARD_ID_LENGTH
from dixit_qt.rules import records, seatview
from dixit_qt.rules.actions import MAX_CLUE
from dixit_qt.rules.model import MAX_PLACES, Clue
from dixit_qt.wire.limits import (
    CARD_PATTERN,
    MAX_AWARDS,
    MAX_CARD_NUMBER,
    MAX_CARDS_HELD,
    MAX_GIVEN,
    MAX_HEARTS,
    MAX_PILE,
    MAX_POEM,
    MAX_POINTS,
    MAX_ROUND,
    MAX_SEATS,
    MAX_SIDES,
    MAX_STORIES,
    MAX_TABLE,
    MAX_VOTES,
)


@dataclass(frozen=True, slots=True)
class Bound:
    """`items` bounds every list of the field, `least` and `most` every whole number in it, and
    `longest` every text; `pattern` says what the text looks like."""

    items: int = 0
    least: int = 0
    most: int = 0
    longest: int = 0
    pattern: str | None = None


CARD = Bound(longest=CARD_ID_LENGTH, pattern=CARD_PATTERN)
SEAT = Bound(most=MAX_PLACES - 1)
SIDE = Bound(most=MAX_SIDES - 1)
STORY = Bound(least=1, most=MAX_STORIES)
NUMBER = Bound(most=MAX_CARD_NUMBER)
COUNT = Bound(most=MAX_CARDS_HELD)
PILE = Bound(most=MAX_PILE)
ROUND = Bound(most=MAX_ROUND)
ANY = Bound()
"""For what is bounded by its own type: another record, a word of a list, true or false."""


def some(bound: Bound, items: int) -> Bound:
    """A list of up to so many."""
    return replace(bound, items=items)


HELD = some(CARD, MAX_CARDS_HELD)
LINES = some(NUMBER, MAX_CARDS_HELD)
STORIES = some(STORY, MAX_STORIES)
SEATS = some(SEAT, MAX_PLACES)
PLACES = Bound(MAX_TABLE, 1, MAX_TABLE)
SCORES = Bound(MAX_SIDES, -MAX_POINTS, MAX_POINTS)
DRAWS = Bound(MAX_AWARDS)
READINGS = Bound(MAX_POEM + 2, 0, MAX_POEM + 2)

BOUNDS: dict[type, dict[str, Bound]] = {
    Clue: {"kind": ANY, "text": Bound(longest=MAX_CLUE), "amended": ANY},
    seatview.ClueChoice: {"kinds": Bound(8), "cards": HELD},
    seatview.GiveChoice: {"cards": HELD, "count": Bound(least=1, most=MAX_GIVEN)},
    seatview.VoteChoice: {
        "numbers": PLACES,
        "most": Bound(least=1, most=MAX_VOTES),
        "reds": PLACES,
    },
    seatview.HintChoice: {"stories": STORIES, "lines": LINES},
    seatview.Legal: {
        "claim": ANY,
        "clue": ANY,
        "give": ANY,
        "vote": ANY,
        "take_back": ANY,
        "amend": ANY,
        "swap": LINES,
        "hint": ANY,
        "add_line": LINES,
        "guess": STORIES,
        "judge": ANY,
        "endings": LINES,
        "hearts": PLACES,
        "readings": READINGS,
    },
    seatview.CardsView: {
        "hand": HELD,
        "hand_hidden": ANY,
        "hand_sizes": some(COUNT, MAX_PLACES),
        "clue": ANY,
        "given": Bound(MAX_PLACES, 0, MAX_GIVEN),
        "voted": SEATS,
        "voters": SEATS,
        "mine": some(CARD, MAX_GIVEN),
        "table": some(CARD, MAX_TABLE),
        "my_numbers": Bound(MAX_GIVEN, 1, MAX_TABLE),
        "my_ballot": ANY,
        "pile": PILE,
        "discard": PILE,
    },
    seatview.StoryView: {"card": CARD, "face_up": ANY},
    seatview.PoetryView: {
        "hand": LINES,
        "hand_sizes": some(COUNT, MAX_PLACES),
        "stories": Bound(MAX_STORIES),
        "chosen": STORY,
        "hint": NUMBER,
        "lines": Bound(MAX_POEM),
        "guesses": Bound(MAX_POEM),
        "chips": some(COUNT, MAX_SIDES),
        "turn": SEAT,
        "swapped_out": some(NUMBER, MAX_POEM),
        "endings": LINES,
        "ending_by": SIDE,
        "draws": DRAWS,
        "told": some(COUNT, MAX_PLACES),
        "kept": some(CARD, MAX_CARDS_HELD),
        "rival": SIDE,
        "discard": PILE,
        "discard_top": NUMBER,
        "lines_left": PILE,
        "stories_left": PILE,
        "endings_left": PILE,
    },
    seatview.SeatView: {
        "edition": Bound(longest=64),
        "family": ANY,
        "seats": Bound(least=1, most=MAX_PLACES),
        "ring": some(SEAT, MAX_SEATS),
        "seat": SEAT,
        "round": ROUND,
        "phase": ANY,
        "storyteller": SEAT,
        "sides": some(SIDE, MAX_PLACES),
        "scores": SCORES,
        "waiting_for": SEATS,
        "breath": ANY,
        "partner": SEAT,
        "legal": ANY,
        "cards": ANY,
        "poetry": ANY,
        "heart": Bound(least=1, most=MAX_TABLE),
        "history": Bound(0),
        "outcome": ANY,
        "target_score": Bound(most=MAX_POINTS),
        "rounds_in_all": ROUND,
    },
    records.Award: {
        "side": SIDE,
        "points": Bound(least=-MAX_POINTS, most=MAX_POINTS),
        "reason": ANY,
        "count": Bound(most=MAX_POINTS),
    },
    records.TableCard: {"card": CARD, "owner": SEAT},
    records.Ballot: {
        "seat": SEAT,
        "numbers": Bound(MAX_VOTES, 1, MAX_TABLE),
        "red": Bound(least=1, most=MAX_TABLE),
    },
    records.PoemLine: {"line": NUMBER, "side": SIDE, "fits": ANY},
    records.StoryGuess: {"side": SIDE, "story": STORY, "right": ANY},
    records.EndingDraw: {"side": SIDE, "number": NUMBER},
    records.PoemRecord: {
        "stories": some(CARD, MAX_STORIES),
        "chosen": STORY,
        "hint": NUMBER,
        "lines": Bound(MAX_POEM),
        "guesses": Bound(MAX_POEM),
        "winner": SIDE,
        "ending": NUMBER,
        "ending_by": SIDE,
        "draws": DRAWS,
        "with_and": READINGS,
    },
    records.RoundRecord: {
        "number": ROUND,
        "storyteller": SEAT,
        "awards": Bound(MAX_AWARDS),
        "scores": SCORES,
        "clue": ANY,
        "table": Bound(MAX_TABLE),
        "ballots": Bound(MAX_PLACES),
        "poem": ANY,
        "hearts": Bound(MAX_TABLE, 0, MAX_HEARTS),
    },
    records.Outcome: {
        "reason": ANY,
        "winners": some(SIDE, MAX_SIDES),
        "scores": SCORES,
        "awards": Bound(MAX_AWARDS),
        "tie_break": ANY,
        "draws": DRAWS,
    },
}


_PLACES = {
    kind: tuple((name, f"{kind.__name__}.{name}", bound) for name, bound in fields.items())
    for kind, fields in BOUNDS.items()
}


def out_of_bounds(record: object) -> str:
    """The first field that holds too much, with its record; empty when all is within bounds."""
    for name, place, bound in _PLACES[type(record)]:
        if excess := _excess(getattr(record, name), bound, place):
            return excess
    return ""


def _excess(value: object, bound: Bound, place: str) -> str:
    """Asked for every part of every view: the type itself is looked at, the commonest first."""
    kind = type(value)
    if isinstance(value, str) and kind is str:
        return "" if _reads(value, bound) else place
    if isinstance(value, int) and kind is int:
        return "" if bound.least <= value <= bound.most else place
    if isinstance(value, tuple):
        return place if len(value) > bound.items else _first_excess(value, bound, place)
    if value is None or kind is bool or isinstance(value, Enum):
        return ""
    return out_of_bounds(value)


def _first_excess(values: tuple[object, ...], bound: Bound, place: str) -> str:
    if set(map(type, values)) == {int}:
        numbers = cast("tuple[int, ...]", values)
        return "" if bound.least <= min(numbers) and max(numbers) <= bound.most else place
    for each in values:
        if excess := _excess(each, bound, place):
            return excess
    return ""


def _reads(text: str, bound: Bound) -> bool:
    if len(text) > bound.longest:
        return False
    return bound.pattern is None or re.fullmatch(bound.pattern, text) is not None
