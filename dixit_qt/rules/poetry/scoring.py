"""Who gets what when a round of Poetry ends, and who wins the game.

The state is only read here; awards are data, so that a player can see why.
"""

from dixit_qt.rules.model import Side
from dixit_qt.rules.poetry.table import (
    chips_laid,
    fitting_lines,
    poetry,
    rival_side,
    teller,
)
from dixit_qt.rules.records import Award, Reason
from dixit_qt.rules.state import GameState

RIVAL_GAME_POINTS = 3


def wrong_guess_award(scores: tuple[int, ...], side: Side) -> Award:
    """One point at once, but nobody falls below 0 [004:161]."""
    return Award(side, -1 if scores[side] > 0 else 0, Reason.WRONG_GUESS, 1)


def right_guess_awards(state: GameState, finder: Side) -> tuple[Award, ...]:
    """The finder counts all his chips, the storyteller as many, others fitting ones [004:165-169].

    With the virtual rival a right guess is always worth 3 [004:252-255].
    """
    laid = chips_laid(poetry(state), finder)
    points = laid if rival_side(state.seats) is None else RIVAL_GAME_POINTS
    storyteller = teller(state)
    return (
        Award(finder, points, Reason.GUESSED_THE_STORY, laid),
        Award(storyteller, laid, Reason.STORY_WAS_GUESSED, laid),
        *(
            _bystander_award(state, side)
            for side in range(len(state.scores))
            if side not in (finder, storyteller)
        ),
    )


def _bystander_award(state: GameState, side: Side) -> Award:
    """The rival who did not guess counts all his chips, fitting or not [004:255]."""
    if side == rival_side(state.seats):
        laid = chips_laid(poetry(state), side)
        return Award(side, laid, Reason.LINES_LAID, laid)
    fitting = fitting_lines(poetry(state), side)
    return Award(side, fitting, Reason.FITTING_LINES, fitting)


def with_awards(scores: tuple[int, ...], awards: tuple[Award, ...]) -> tuple[int, ...]:
    totals = list(scores)
    for award in awards:
        totals[award.side] += award.points
    return tuple(totals)


def lowest_sides(scores: tuple[int, ...]) -> tuple[Side, ...]:
    return tuple(side for side, score in enumerate(scores) if score == min(scores))


def leading_sides(scores: tuple[int, ...]) -> tuple[Side, ...]:
    return tuple(side for side, score in enumerate(scores) if score == max(scores))


def story_card_awards(kept: tuple[tuple[str, ...], ...]) -> tuple[Award, ...]:
    """Each story card is worth 1 point at the end of the game [004:232]."""
    return tuple(
        Award(side, len(cards), Reason.STORY_CARDS, len(cards)) for side, cards in enumerate(kept)
    )
