"""How a round of Poetry opens and ends: stories, the ending card, the record, the next teller."""

from dataclasses import replace

from dixit_qt.rules.model import CardId, Phase, Seat, Side
from dixit_qt.rules.poetry.decks import (
    draw_endings,
    draw_stories,
    highest,
    refill_hand,
    tie_draw_of_endings,
    tie_draw_of_lines,
)
from dixit_qt.rules.poetry.rival import rival_endings, rival_takes_the_ending
from dixit_qt.rules.poetry.scoring import (
    leading_sides,
    lowest_sides,
    story_card_awards,
    with_awards,
)
from dixit_qt.rules.poetry.table import (
    ENDINGS_OFFERED,
    chosen_story,
    hint_line,
    left_of,
    poetry,
    rival_side,
    rounds_in_all,
    stories_per_round,
    teller,
)
from dixit_qt.rules.records import (
    Award,
    EndingDraw,
    EndReason,
    Outcome,
    PoemRecord,
    Reason,
    RoundRecord,
    TieBreak,
)
from dixit_qt.rules.state import GameState, PoetryGame
from dixit_qt.rules.tuples import put, without


def open_round(state: GameState, storyteller: Seat) -> GameState:
    """New stories face up before a new storyteller [004:100]."""
    stories, state = draw_stories(state, stories_per_round(state.seats))
    game = replace(poetry(state), stories=stories, turn=storyteller, swapped=False)
    return replace(state, phase=Phase.HINT, storyteller=storyteller, game=game)


def begin_ending(state: GameState) -> GameState:
    """The one with the fewest points adds the ending; a tie is settled by lines [004:203-205]."""
    rival = rival_side(state.seats)
    if rival is not None and rival_takes_the_ending(state):
        laid, counter, state = rival_endings(state)
        return close_round(_with_ending_by(state, rival), rival, laid, counter)
    lowest = lowest_sides(state.scores)
    draws: tuple[EndingDraw, ...] = ()
    if len(lowest) > 1:
        draws, state = tie_draw_of_lines(state, lowest)
    chooser = highest(draws) if draws else lowest[0]
    offered, state = draw_endings(state, ENDINGS_OFFERED)
    state = _with_ending_by(state, chooser)
    return replace(state, game=replace(poetry(state), endings=offered, draws=draws))


def _with_ending_by(state: GameState, side: Side) -> GameState:
    game = replace(poetry(state), ending_by=side, turn=None)
    return replace(state, phase=Phase.ENDING, game=game)


def close_round(state: GameState, by: Side, ending: int, counter: int) -> GameState:
    """The ending is worth 1 point at once; the other card counts the telling [004:203]."""
    game = poetry(state)
    award = Award(by, 1, Reason.ENDING, 1)
    scores = with_awards(state.scores, (award,))
    awards = (*game.awards, award)
    record = RoundRecord(
        number=state.round,
        storyteller=teller(state),
        awards=awards,
        scores=scores,
        poem=_poem(game, by, ending),
    )
    told = put(game.told, teller(state), (*game.told[teller(state)], counter))
    game = _cleared(replace(game, told=told), ending)
    return replace(state, scores=scores, history=(*state.history, record), game=game)


def _poem(game: PoetryGame, by: Side, ending: int) -> PoemRecord:
    return PoemRecord(
        stories=game.stories,
        chosen=chosen_story(game),
        hint=hint_line(game),
        lines=game.lines,
        guesses=game.guesses,
        winner=game.winner,
        ending=ending,
        ending_by=by,
        draws=game.draws,
    )


def _cleared(game: PoetryGame, ending: int) -> PoetryGame:
    """The finder keeps his story, chips return, the rest is discarded [004:219-221]."""
    kept, discarded = _shared_out(game)
    return replace(
        game,
        line_discard=(*game.line_discard, hint_line(game), *(line.line for line in game.lines)),
        story_discard=game.story_discard + discarded,
        ending_discard=(*game.ending_discard, ending),
        kept=kept,
        stories=(),
        face_down=frozenset(),
        chosen=None,
        revealed=False,
        hint=None,
        lines=(),
        guesses=(),
        awards=(),
        swapped_out=(),
        winner=None,
        ending_by=None,
        endings=(),
        draws=(),
    )


def _shared_out(game: PoetryGame) -> tuple[tuple[tuple[CardId, ...], ...], tuple[CardId, ...]]:
    if game.winner is None:
        return game.kept, game.stories
    won = game.stories[chosen_story(game) - 1]
    kept = put(game.kept, game.winner, (*game.kept[game.winner], won))
    return kept, without(game.stories, (won,))


def next_round_or_over(state: GameState) -> GameState:
    if state.round == rounds_in_all(state.seats):
        return _over(state)
    state = replace(state, round=state.round + 1)
    return open_round(state, left_of(state, teller(state)))


def _over(state: GameState) -> GameState:
    """Story cards count, then exactly one side wins [004:232-234]."""
    awards = story_card_awards(poetry(state).kept)
    scores = with_awards(state.scores, awards)
    winner, tie_break, draws, state = _winner(state, scores)
    outcome = Outcome(
        EndReason.EVERYBODY_HAS_TOLD, (winner,), scores, awards, tie_break=tie_break, draws=draws
    )
    return replace(state, phase=Phase.OVER, scores=scores, outcome=outcome)


def _winner(
    state: GameState, scores: tuple[int, ...]
) -> tuple[Side, TieBreak | None, tuple[EndingDraw, ...], GameState]:
    leaders = leading_sides(scores)
    if len(leaders) == 1:
        return leaders[0], None, (), state
    rival = rival_side(state.seats)
    if rival is not None and rival in leaders:
        return rival, TieBreak.RIVAL_TAKES_TIES, (), state
    kept = poetry(state).kept
    most = max(len(kept[side]) for side in leaders)
    richest = tuple(side for side in leaders if len(kept[side]) == most)
    if len(richest) == 1:
        return richest[0], TieBreak.STORY_CARDS, (), state
    draws, state = tie_draw_of_endings(state, richest)
    return highest(draws), TieBreak.ENDING_CARDS, draws, state


def after_hint(state: GameState) -> GameState:
    state = refill_hand(state, teller(state))
    return pass_turn(state, left_of(state, teller(state)))


def pass_turn(state: GameState, seat: Seat) -> GameState:
    game = replace(poetry(state), turn=seat, swapped=False)
    return replace(state, phase=Phase.GUESSER, game=game)
