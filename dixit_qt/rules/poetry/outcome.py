"""The end of a game of Poetry: story cards count, then exactly one side wins [004:232-234]."""

from msgspec.structs import replace

from dixit_qt.rules.model import Phase, Side
from dixit_qt.rules.poetry.decks import highest, tie_draw_of_endings
from dixit_qt.rules.poetry.scoring import leading_sides, story_card_awards, with_awards
from dixit_qt.rules.poetry.table import poetry
from dixit_qt.rules.records import EndingDraw, EndReason, Outcome, TieBreak
from dixit_qt.rules.state import GameState

Decision = tuple[Side, TieBreak | None, tuple[EndingDraw, ...], GameState]


def over(state: GameState, reason: EndReason) -> GameState:
    awards = story_card_awards(state)
    state = replace(state, scores=with_awards(state.scores, awards))
    winner, tie_break, draws, state = _winner(state)
    outcome = Outcome(reason, (winner,), state.scores, awards, tie_break=tie_break, draws=draws)
    return replace(state, phase=Phase.OVER, outcome=outcome)


def _winner(state: GameState) -> Decision:
    leaders = leading_sides(state)
    if len(leaders) == 1:
        return leaders[0], None, (), state
    rival, kept = poetry(state).rival, poetry(state).kept
    if rival is not None and rival in leaders:
        return rival, TieBreak.RIVAL_TAKES_TIES, (), state
    most = max(len(kept[side]) for side in leaders)
    richest = tuple(side for side in leaders if len(kept[side]) == most)
    if len(richest) == 1:
        return richest[0], TieBreak.STORY_CARDS, (), state
    draws, state = tie_draw_of_endings(state, richest)
    return highest(draws), TieBreak.ENDING_CARDS, draws, state
