"""What lies on the table of Poetry, and how much of everything a game needs [004:70-80]."""

from typing import cast

from dixit_qt.rules.model import Cards, Seat, Side
from dixit_qt.rules.refusals import Refusal, RuleViolation
from dixit_qt.rules.state import GameState, PoetryGame

START_SCORE = 5
FACE_UP_AT_THE_END = 2
ENDINGS_OFFERED = 2


def poetry(state: GameState) -> PoetryGame:
    return cast("PoetryGame", state.game)


def teller(state: GameState) -> Seat:
    return cast("Seat", state.storyteller)


def chosen_story(game: PoetryGame) -> int:
    """Only after the hint, which chooses."""
    return cast("int", game.chosen)


def hint_line(game: PoetryGame) -> int:
    return cast("int", game.hint)


def rival_side(seats: int) -> Side | None:
    """The virtual rival joins two players; he has a side but never a seat [004:238]."""
    return 2 if seats == 2 else None


def sides_at(seats: int) -> int:
    return max(seats, 3)


def stories_per_round(seats: int) -> int:
    return sides_at(seats) + 2


def tellings_each(seats: int) -> int:
    return 3 if seats <= 4 else 2


def rounds_in_all(seats: int) -> int:
    return seats * tellings_each(seats)


def chips_each(seats: int) -> int:
    """Guess chips to play with; one more of each colour stands on the score track."""
    return 3 if seats <= 4 else 2


def chips_laid(game: PoetryGame, side: Side) -> int:
    return sum(line.side == side for line in game.lines)


def fitting_lines(game: PoetryGame, side: Side) -> int:
    return sum(line.side == side and line.fits is True for line in game.lines)


def chips_left(state: GameState, side: Side) -> int:
    """The storyteller's chips stay with him too: he just has no use for them."""
    return chips_each(state.seats) - chips_laid(poetry(state), side)


def face_up_stories(game: PoetryGame) -> tuple[int, ...]:
    numbers = range(1, len(game.stories) + 1)
    return tuple(number for number in numbers if number not in game.face_down)


def left_of(state: GameState, seat: Seat) -> Seat:
    return (seat + 1) % state.seats


def next_guesser(state: GameState, seat: Seat) -> Seat:
    """The turn never comes to the storyteller [004:151]."""
    following = left_of(state, seat)
    return left_of(state, following) if following == teller(state) else following


def check_cards(seats: int, hand: int, cards: Cards) -> None:
    """Refuse decks with which a round could not be dealt even after reshuffling."""
    needs = (
        (cards.pictures, stories_needed(seats), Refusal.TOO_FEW_CARDS),
        (cards.lines, lines_needed(seats, hand), Refusal.TOO_FEW_LINES),
        (cards.endings, endings_needed(seats), Refusal.TOO_FEW_ENDINGS),
    )
    for deck, needed, refusal in needs:
        if len(deck) < needed:
            raise RuleViolation(refusal, f"{len(deck)} of {needed}")


def stories_needed(seats: int) -> int:
    """Before the last round every earlier one may have left its story with a winner."""
    return stories_per_round(seats) + rounds_in_all(seats) - 1


def lines_needed(seats: int, hand: int) -> int:
    """Full hands, the longest possible poem, and one line for each player in a tie."""
    guessing_sides = sides_at(seats) - 1
    return seats * hand + 1 + guessing_sides * chips_each(seats) + seats


def endings_needed(seats: int) -> int:
    """One for each telling, and one for each player in the last tie-break."""
    return rounds_in_all(seats) + seats
