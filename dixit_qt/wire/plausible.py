"""Whether a view fits together, so that a screen may index one part of it by another."""

from dixit_qt.rules.seatview import CardsView, PoetryView, SeatView
from dixit_qt.wire.limits import MAX_SEATS


def implausible(view: SeatView) -> str:
    """What does not fit together in the view; empty when all of it does."""
    if not 0 < view.seats <= MAX_SEATS:
        return "the number of seats"
    seats = range(view.seats)
    who = (*view.waiting_for, *_known(view.seat), *_known(view.storyteller))
    if len(view.sides) != view.seats or any(seat not in seats for seat in who):
        return "a seat that does not exist"
    if not view.scores or any(not 0 <= side < len(view.scores) for side in view.sides):
        return "a side that does not exist"
    if view.cards is not None and not _cards_fit(view, view.cards):
        return "the cards"
    if view.poetry is not None and not _poem_fits(view, view.poetry):
        return "the poem"
    return ""


def _known(seat: int | None) -> tuple[int, ...]:
    return () if seat is None else (seat,)


def _cards_fit(view: SeatView, cards: CardsView) -> bool:
    per_seat = (cards.hand_sizes, cards.given)
    return all(len(values) in {0, view.seats} for values in per_seat) and all(
        0 <= seat < view.seats for seat in (*cards.voted, *cards.voters)
    )


def _poem_fits(view: SeatView, poem: PoetryView) -> bool:
    sides = len(view.scores)
    acting = (*(line.side for line in poem.lines), *(guess.side for guess in poem.guesses))
    stories = (*_known(poem.chosen), *(guess.story for guess in poem.guesses))
    return (
        all(len(values) in {0, view.seats} for values in (poem.hand_sizes, poem.told))
        and all(len(values) in {0, sides} for values in (poem.chips, poem.kept))
        and all(0 <= side < sides for side in (*acting, *_known(poem.ending_by)))
        and all(0 <= story <= len(poem.stories) for story in stories)
    )
