"""The points of a round of Poetry, and the winner of the game.

These functions only read the state and return awards as data, so that players can see the reason
for each point.
"""

from dixit_qt.rules.model import Side
from dixit_qt.rules.poetry.table import chips_laid, fitting_lines, poetry, teller_side
from dixit_qt.rules.records import Award, Reason
from dixit_qt.rules.state import GameState
from dixit_qt.rules.table import sides_in_play

RIVAL_GAME_POINTS = 3


def wrong_guess_award(state: GameState, side: Side) -> Award:
    """Lost at once, but no score falls below 0 [004:161]."""
    lost = min(state.edition.switches.wrong_guess_penalty, state.scores[side])
    return Award(side, -lost, Reason.WRONG_GUESS, 1)


def right_guess_awards(state: GameState, finder: Side) -> tuple[Award, ...]:
    """The finder scores all their chips, the storyteller as many, the others those on fitting lines
    [004:165-169].

    With the virtual rival a right guess is always worth 3 [004:252-255].
    """
    laid = chips_laid(poetry(state), finder)
    each = state.edition.switches.guess_points
    points = each * (laid if poetry(state).rival is None else RIVAL_GAME_POINTS)
    storyteller = teller_side(state)
    return (
        Award(finder, points, Reason.GUESSED_THE_STORY, laid),
        Award(storyteller, each * laid, Reason.STORY_WAS_GUESSED, laid),
        *(
            _bystander_award(state, side)
            for side in sides_in_play(state)
            if side not in (finder, storyteller)
        ),
    )


def _bystander_award(state: GameState, side: Side) -> Award:
    """A rival who didn't guess scores all its chips, fitting or not [004:255]."""
    game, switches = poetry(state), state.edition.switches
    laid, fitting = chips_laid(game, side), fitting_lines(game, side)
    if side == game.rival:
        return Award(side, switches.fitting_points * laid, Reason.LINES_LAID, laid)
    points = switches.fitting_points * fitting + switches.misfit_points * (laid - fitting)
    return Award(side, points, Reason.FITTING_LINES, fitting)


def with_awards(scores: tuple[int, ...], awards: tuple[Award, ...]) -> tuple[int, ...]:
    totals = list(scores)
    for award in awards:
        totals[award.side] += award.points
    return tuple(totals)


def lowest_sides(state: GameState) -> tuple[Side, ...]:
    sides = sides_in_play(state)
    least = min(state.scores[side] for side in sides)
    return tuple(side for side in sides if state.scores[side] == least)


def leading_sides(state: GameState) -> tuple[Side, ...]:
    sides = sides_in_play(state)
    most = max(state.scores[side] for side in sides)
    return tuple(side for side in sides if state.scores[side] == most)


def story_card_awards(state: GameState) -> tuple[Award, ...]:
    """Each story card is worth 1 point at the end of the game [004:232]."""
    kept = poetry(state).kept
    return tuple(
        Award(side, len(kept[side]), Reason.STORY_CARDS, len(kept[side]))
        for side in sides_in_play(state)
    )
