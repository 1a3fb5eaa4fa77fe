"""The three decks of Poetry: drawing, reshuffling discards, and draws that settle ties."""

from typing import TypeVar

from msgspec.structs import replace

from dixit_qt.rules.chance import shuffle
from dixit_qt.rules.model import CardId, Seat, Side
from dixit_qt.rules.poetry.table import poetry
from dixit_qt.rules.records import EndingDraw
from dixit_qt.rules.state import GameState
from dixit_qt.rules.tuples import put, without

T = TypeVar("T")


def draw_lines(state: GameState, count: int) -> tuple[tuple[int, ...], GameState]:
    game = poetry(state)
    drawn, pile, discard, state = _draw(state, game.line_pile, game.line_discard, count)
    return drawn, replace(state, game=replace(game, line_pile=pile, line_discard=discard))


def draw_stories(state: GameState, count: int) -> tuple[tuple[CardId, ...], GameState]:
    game = poetry(state)
    drawn, pile, discard, state = _draw(state, game.story_pile, game.story_discard, count)
    return drawn, replace(state, game=replace(game, story_pile=pile, story_discard=discard))


def draw_endings(state: GameState, count: int) -> tuple[tuple[int, ...], GameState]:
    game = poetry(state)
    drawn, pile, discard, state = _draw(state, game.ending_pile, game.ending_discard, count)
    return drawn, replace(state, game=replace(game, ending_pile=pile, ending_discard=discard))


def refill_hand(state: GameState, seat: Seat) -> GameState:
    missing = state.edition.switches.hand - len(poetry(state).hands[seat])
    drawn, state = draw_lines(state, max(0, missing))
    return with_hand(state, seat, poetry(state).hands[seat] + drawn)


def with_hand(state: GameState, seat: Seat, hand: tuple[int, ...]) -> GameState:
    game = poetry(state)
    return replace(state, game=replace(game, hands=put(game.hands, seat, hand)))


def without_line(state: GameState, seat: Seat, line: int) -> GameState:
    hand = poetry(state).hands[seat]
    return with_hand(state, seat, without(hand, (line,)))


def tie_draw_of_lines(
    state: GameState, tied: tuple[Side, ...]
) -> tuple[tuple[EndingDraw, ...], GameState]:
    """The lines drawn to settle a tie are discarded [004:205]."""
    drawn, state = draw_lines(state, len(tied))
    game = poetry(state)
    state = replace(state, game=replace(game, line_discard=game.line_discard + drawn))
    return _draws(tied, drawn), state


def tie_draw_of_endings(
    state: GameState, tied: tuple[Side, ...]
) -> tuple[tuple[EndingDraw, ...], GameState]:
    drawn, state = draw_endings(state, len(tied))
    game = poetry(state)
    state = replace(state, game=replace(game, ending_discard=game.ending_discard + drawn))
    return _draws(tied, drawn), state


def highest(draws: tuple[EndingDraw, ...]) -> Side:
    return max(draws, key=lambda draw: draw.number).side


def _draws(tied: tuple[Side, ...], numbers: tuple[int, ...]) -> tuple[EndingDraw, ...]:
    pairs = zip(tied, numbers, strict=True)
    return tuple(EndingDraw(side, number) for side, number in pairs)


def _draw(
    state: GameState, pile: tuple[T, ...], discard: tuple[T, ...], count: int
) -> tuple[tuple[T, ...], tuple[T, ...], tuple[T, ...], GameState]:
    """What is left of the pile first, then from the reshuffled discards [004:149]."""
    if count <= len(pile):
        return pile[:count], pile[count:], discard, state
    missing = count - len(pile)
    fresh, state = shuffle(state, discard)
    return pile + fresh[:missing], fresh[missing:], (), state
