"""How a round of Poetry opens and ends: stories, the ending card, the record, the next teller."""

from msgspec.structs import replace

from dixit_qt.rules.model import CardId, Phase, Seat, Side
from dixit_qt.rules.poetry.scoring import (
    leading_sides,
    lowest_sides,
    story_card_awards,
    with_awards,
)
from dixit_qt.rules.poetry.table import (
    ENDINGS_OFFERED,
    chosen_story,
    draw_endings,
    draw_lines,
    draw_stories,
    highest,
    hint_line,
    poetry,
    stories_per_round,
    teller,
    tie_draw_of_endings,
    tie_draw_of_lines,
)
from dixit_qt.rules.records import (
    Award,
    EndingDraw,
    EndReason,
    Outcome,
    PoemLine,
    PoemRecord,
    Reason,
    RoundRecord,
    TieBreak,
)
from dixit_qt.rules.state import GameState, PoetryGame
from dixit_qt.rules.table import counted_as_told, next_teller, put, without

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


# Alexander Pushkin, the virtual rival of Poetry for two [004:238-261].
#
# The rival has a side, chips and a score, but no seat or hand: all its moves are automatic. It lays
# the top line of the deck after each line of the human guesser, guesses right as soon as the human
# has guessed wrong, and wins every tie for the last place.


def rival_follows(state: GameState) -> bool:
    """The rival's turn comes after a judged line of the human guesser [004:248]."""
    game = poetry(state)
    return game.rival is not None and game.lines[-1].side != game.rival


def lay_rival_line(state: GameState, rival: Side) -> GameState:
    (line,), state = draw_lines(state, 1)
    game = poetry(state)
    lines = (*game.lines, PoemLine(line, rival))
    return replace(state, game=replace(game, lines=lines, turn=None, verdict_is_open=False))


def rival_takes_the_ending(state: GameState) -> bool:
    return poetry(state).rival in lowest_sides(state)


def rival_endings(state: GameState) -> tuple[int, int, GameState]:
    """The rival lays the top ending. The storyteller takes the next one face down [004:259-261]."""
    (laid, counter), state = draw_endings(state, 2)
    return laid, counter, state


# A round opens and ends


def open_round(state: GameState, storyteller: Seat) -> GameState:
    """New stories are laid face up before a new storyteller tells [004:100]."""
    stories, state = draw_stories(state, stories_per_round(state.players))
    game = replace(poetry(state), stories=stories, turn=storyteller, swapped=False)
    return replace(state, phase=Phase.HINT, storyteller=storyteller, game=game)


def begin_ending(state: GameState) -> GameState:
    """The player with the fewest points adds the ending; lines settle a tie [004:203-205]."""
    rival = poetry(state).rival
    if rival is not None and rival_takes_the_ending(state):
        laid, counter, state = rival_endings(state)
        return close_round(_with_ending_by(state, rival), rival, laid, counter)
    lowest = lowest_sides(state)
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
    """The ending is worth 1 point at once. The other card marks that the storyteller has told
    [004:203].
    """
    game = poetry(state)
    award = Award(by, state.edition.switches.ending_points, Reason.ENDING, 1)
    scores = with_awards(state.scores, (award,))
    awards = (*game.awards, award)
    record = RoundRecord(
        number=state.round,
        storyteller=teller(state),
        awards=awards,
        scores=scores,
        poem=_poem(game, by, ending),
    )
    game = _cleared(replace(game, counters=(*game.counters, counter)), ending)
    state = counted_as_told(state, teller(state))
    history = (*state.history, record)
    return replace(state, scores=scores, history=history, hearts=(), game=game)


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
    """Clear the table: the finder keeps the story, chips return to their owners, the rest is
    discarded [004:219-221].
    """
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
        verdict_is_open=False,
        guesses=(),
        awards=(),
        swapped_out=(),
        swapped_by=(),
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
    following = next_teller(state, teller(state))
    if following is None:
        return over(state, EndReason.EVERYBODY_HAS_TOLD)
    if not _enough_for_a_round(state):
        return over(state, EndReason.NOT_ENOUGH_CARDS)
    return open_round(replace(state, round=state.round + 1), following)


def _enough_for_a_round(state: GameState) -> bool:
    """Cards can run out in an endless game, or in one with more players than it began with."""
    game = poetry(state)
    stories = len(game.story_pile) + len(game.story_discard)
    endings = len(game.ending_pile) + len(game.ending_discard)
    enough_stories = stories >= stories_per_round(state.players)
    return enough_stories and endings > state.players
