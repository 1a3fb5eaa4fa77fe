"""Checks that a host's message is consistent, so that a screen can use one part as an index into
another, tell rows apart and find their texts. Sizes are checked by the types of the fields.
"""

from collections.abc import Iterable

from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.house.switches import BOUNDS, CLUE_KINDS, checked
from dixit_qt.rules.model import Family
from dixit_qt.rules.records import Outcome, RoundRecord
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.rules.seatview import CardsView, PoetryView, SeatView
from dixit_qt.wire.room import Room


def implausible_room(room: Room) -> str:
    """What is wrong with the lobby. Empty if it is consistent."""
    people = room.seats, room.watchers, room.kicked, room.standings
    numbers = [[each.person for each in group] for group in people] + [room.next_hosts]
    names = [deck.id for deck in room.decks], [verses.id for verses in room.verses]
    if not all(map(_differ, (*numbers, *names))):
        return "the same one twice in a list"
    edition = EDITIONS.get(room.edition)
    families = tuple(Family) if edition is None else (edition.family,)
    known = {name: value for name, value in room.switches.items() if _is_known(name)}
    for name, value in known.items():
        if not any(_takes(family, name, value) for family in families):
            return "a switch with a value that it does not have"
    return ""


def _is_known(switch: str) -> bool:
    """A later host may have switches that this program doesn't know. It ignores them."""
    return switch in BOUNDS or switch == CLUE_KINDS


def _takes(family: Family, switch: str, value: object) -> bool:
    try:
        checked(family, switch, value)
    except RuleViolation:
        return False
    return True


def _differ(values: Iterable[object]) -> bool:
    listed = tuple(values)
    return len(listed) == len(set(listed))


def implausible(view: SeatView) -> str:
    """What is wrong with the view. Empty if it is consistent."""
    if not _table_fits(view):
        return "who sits at the table"
    if not view.scores or not _exist(view.sides, len(view.scores)):
        return "a side that does not exist"
    if not _choices_differ(view):
        return "the same one twice in a choice"
    return _part_that_does_not_fit(view)


def implausible_round(record: RoundRecord) -> str:
    """What is wrong with a finished round by itself."""
    sides, poem = len(record.scores), record.poem
    acting = [award.side for award in record.awards]
    if poem is not None:
        acting += [line.side for line in poem.lines] + [guess.side for guess in poem.guesses]
        acting += [poem.ending_by, *_known(poem.winner), *(draw.side for draw in poem.draws)]
        pointed_at = (poem.chosen, *(guess.story for guess in poem.guesses))
        if not _exist(pointed_at, len(poem.stories) + 1):
            return "a story that does not exist"
    return "" if _exist(acting, sides) else "a side that does not exist"


def is_of_game(record: RoundRecord, view: SeatView) -> bool:
    """Whether the round can belong to the game that the view shows."""
    seats = [laid.owner for laid in record.table] + [ballot.seat for ballot in record.ballots]
    fits = len(record.scores) <= len(view.scores)
    return fits and _exist([record.storyteller, *seats], view.seats)


def _part_that_does_not_fit(view: SeatView) -> str:
    if view.cards is not None and not _cards_fit(view, view.cards):
        return "the cards"
    if view.poetry is not None and not _poem_fits(view, view.poetry):
        return "the poem"
    if view.outcome is not None and not _outcome_fits(view, view.outcome):
        return "the outcome"
    return ""


def _known(number: int | None) -> tuple[int, ...]:
    return () if number is None else (number,)


def _exist(numbers: Iterable[int], count: int) -> bool:
    """The types already exclude numbers below 0."""
    return all(number < count for number in numbers)


def _table_fits(view: SeatView) -> bool:
    """Whether every seat in use has a player, and every seat that a player has left is empty."""
    acting = (*view.waiting_for, *_known(view.storyteller), *_known(view.partner))
    return (
        0 < len(view.sides) == view.seats
        and 0 < len(view.ring) == len(set(view.ring))
        and _exist((*view.ring, *_known(view.seat)), view.seats)
        and all(seat in view.ring for seat in acting)
    )


def _choices_differ(view: SeatView) -> bool:
    """Rows are identified by their card, line or kind, so none may appear twice."""
    legal, cards, poem = view.legal, view.cards, view.poetry
    return (
        _differ(legal.endings)
        and (legal.clue is None or _differ(legal.clue.kinds))
        and (cards is None or _differ(cards.hand))
        and (poem is None or (_differ(poem.hand) and _differ(s.card for s in poem.stories)))
    )


def _cards_fit(view: SeatView, cards: CardsView) -> bool:
    per_seat = (cards.hand_sizes, cards.given)
    fits = all(len(values) in {0, view.seats} for values in per_seat)
    return fits and _exist((*cards.voted, *cards.voters), view.seats)


def _poem_fits(view: SeatView, poem: PoetryView) -> bool:
    sides = len(view.scores)
    acting = [line.side for line in poem.lines] + [guess.side for guess in poem.guesses]
    acting += [*_known(poem.ending_by), *_known(poem.rival), *(draw.side for draw in poem.draws)]
    stories = (*_known(poem.chosen), *(guess.story for guess in poem.guesses))
    return (
        all(len(values) in {0, view.seats} for values in (poem.hand_sizes, poem.told))
        and all(len(values) in {0, sides} for values in (poem.chips, poem.kept))
        and _exist(acting, sides)
        and len(poem.swapped_by) in {0, len(poem.swapped_out)}
        and _exist((*_known(poem.turn), *poem.swapped_by), view.seats)
        and _exist(stories, len(poem.stories) + 1)
    )


def _outcome_fits(view: SeatView, outcome: Outcome) -> bool:
    acting = [award.side for award in outcome.awards] + [draw.side for draw in outcome.draws]
    sides = len(view.scores)
    return len(outcome.scores) == sides and _exist((*outcome.winners, *acting), sides)
