"""A chair more or less in Poetry, before the hint: lines are dealt, stories come and go.

Two play with the virtual rival [004:238]: when a third sits down he leaves, and when only two
stay he comes.
"""

from msgspec.structs import replace

from dixit_qt.rules.house.chairs import with_chairs, without_chairs
from dixit_qt.rules.model import CardId, Seat, Side
from dixit_qt.rules.poetry.decks import draw_stories, refill_hand
from dixit_qt.rules.poetry.outcome import over
from dixit_qt.rules.poetry.table import (
    has_rival,
    lines_needed,
    poetry,
    stories_per_round,
    teller,
)
from dixit_qt.rules.records import EndReason
from dixit_qt.rules.refusals import Refusal, refuse_if
from dixit_qt.rules.state import GameState, PoetryGame
from dixit_qt.rules.tuples import put


def add_chairs(state: GameState, place: int) -> GameState:
    """The newcomer begins as everybody began, and tells as often as everybody tells."""
    state = _without_rival(state)
    state = with_chairs(state, place, state.edition.switches.start_score, told=0)
    game = poetry(state)
    game = replace(game, hands=(*game.hands, ()), kept=(*game.kept, ()))
    state = refill_hand(replace(state, game=game), state.seats - 1)
    return _with_as_many_stories(state)


def check_decks(state: GameState) -> None:
    """In a round much lies on the table that will come back."""
    game, players = poetry(state), state.players + 1
    if not state.phase.between_rounds:
        return
    lines = len(game.line_pile) + len(game.line_discard) + sum(map(len, game.hands))
    need = lines_needed(state.edition, players)
    refuse_if(lines < need, Refusal.TOO_FEW_LINES, have=lines, need=need)
    stories = len(game.story_pile) + len(game.story_discard) + len(game.stories)
    need = stories_per_round(players)
    refuse_if(stories < need, Refusal.TOO_FEW_CARDS, have=stories, need=need)


def take_chairs(state: GameState, seats: tuple[Seat, ...]) -> GameState:
    """Lines and stories of those who leave go to the discards; what they scored stays told."""
    before = state.storyteller
    state = without_chairs(state, seats)
    for seat in seats:
        state = replace(state, game=_put_away(poetry(state), seat, state.sides[seat]))
    if state.storyteller is None:
        return over(state, EndReason.EVERYBODY_HAS_TOLD)
    if state.storyteller != before:
        game = replace(poetry(state), turn=teller(state), swapped=False)
        state = replace(state, game=game)
    if has_rival(state.players):
        state = _with_rival(state)
    return _with_as_many_stories(state)


def _put_away(game: PoetryGame, seat: Seat, side: Side) -> PoetryGame:
    return replace(
        _without_stories(game, side),
        line_discard=game.line_discard + game.hands[seat],
        hands=put(game.hands, seat, ()),
    )


def _without_stories(game: PoetryGame, side: Side) -> PoetryGame:
    return replace(
        game,
        story_discard=game.story_discard + game.kept[side],
        kept=put(game.kept, side, ()),
    )


def _without_rival(state: GameState) -> GameState:
    game = poetry(state)
    if game.rival is None:
        return state
    return replace(state, game=replace(_without_stories(game, game.rival), rival=None))


def _with_rival(state: GameState) -> GameState:
    game, start = poetry(state), state.edition.switches.start_score
    game = replace(game, rival=len(state.scores), kept=(*game.kept, ()))
    return replace(state, scores=(*state.scores, start), game=game)


def _with_as_many_stories(state: GameState) -> GameState:
    """As many lie open as belong to so many players [004:96]."""
    wanted = stories_per_round(state.players)
    game = poetry(state)
    surplus: tuple[CardId, ...] = game.stories[wanted:]
    game = replace(game, stories=game.stories[:wanted], story_discard=game.story_discard + surplus)
    more, state = draw_stories(replace(state, game=game), wanted - len(game.stories))
    game = poetry(state)
    return replace(state, game=replace(game, stories=game.stories + more))
