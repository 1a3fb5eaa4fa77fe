"""Alexander Sergeyevich, the virtual rival of Poetry for two [004:238-261].

He has a side, chips and a score, but no seat, no hand and no will: all he does is automatic.
He lays the top line of the deck after each line of the human guesser, guesses right as soon as
the human has guessed wrong, and takes every tie for the last place.
"""

from msgspec.structs import replace

from dixit_qt.rules.model import Side
from dixit_qt.rules.poetry.decks import draw_endings, draw_lines
from dixit_qt.rules.poetry.scoring import lowest_sides
from dixit_qt.rules.poetry.table import poetry
from dixit_qt.rules.records import PoemLine
from dixit_qt.rules.state import GameState


def rival_follows(state: GameState) -> bool:
    """After a judged line of the human guesser it is the rival's turn [004:248]."""
    game = poetry(state)
    return game.rival is not None and game.lines[-1].side != game.rival


def lay_rival_line(state: GameState, rival: Side) -> GameState:
    (line,), state = draw_lines(state, 1)
    game = poetry(state)
    lines = (*game.lines, PoemLine(line, rival))
    return replace(state, game=replace(game, lines=lines, turn=None, verdict_is_open=False))


def rival_takes_the_ending(state: GameState) -> bool:
    """Every tie for the last place is his."""
    return poetry(state).rival in lowest_sides(state)


def rival_endings(state: GameState) -> tuple[int, int, GameState]:
    """He lays the top ending; the storyteller takes the next one face down [004:259-261]."""
    (laid, counter), state = draw_endings(state, 2)
    return laid, counter, state
