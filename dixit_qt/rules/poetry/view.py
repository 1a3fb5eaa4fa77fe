"""What a seat sees of Poetry: an allow list, field by field.

Secret are the decks, the hands of others, the chosen story until its number is revealed, and
the offered endings to everybody but the one who chooses.
"""

from dixit_qt.rules.model import Seat
from dixit_qt.rules.poetry.table import chips_left, poetry
from dixit_qt.rules.seatview import PoetryView, StoryView
from dixit_qt.rules.state import GameState, PoetryGame


def poetry_view(state: GameState, seat: Seat | None) -> PoetryView:
    game = poetry(state)
    return PoetryView(
        hand=() if seat is None else game.hands[seat],
        hand_sizes=tuple(len(hand) for hand in game.hands),
        stories=_stories(game),
        chosen=game.chosen if game.revealed or seat == state.storyteller else None,
        hint=game.hint,
        lines=game.lines,
        guesses=game.guesses,
        chips=tuple(chips_left(state, side) for side in range(len(state.scores))),
        turn=game.turn,
        swapped_out=game.swapped_out,
        endings=game.endings if _adds_the_ending(state, seat) else (),
        ending_by=game.ending_by,
        draws=game.draws,
        told=state.told,
        kept=game.kept,
        rival=game.rival,
        discard=len(game.line_discard),
        discard_top=game.line_discard[-1] if game.line_discard else None,
        lines_left=len(game.line_pile),
        stories_left=len(game.story_pile),
        endings_left=len(game.ending_pile),
    )


def _adds_the_ending(state: GameState, seat: Seat | None) -> bool:
    return seat is not None and state.sides[seat] == poetry(state).ending_by


def _stories(game: PoetryGame) -> tuple[StoryView, ...]:
    return tuple(
        StoryView(card, face_up=number not in game.face_down)
        for number, card in enumerate(game.stories, start=1)
    )
