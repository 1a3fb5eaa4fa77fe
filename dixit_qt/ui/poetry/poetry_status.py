"""The status sentence of Poetry."""

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import StoryGuess
from dixit_qt.rules.seatview import PoetryView, SeatView
from dixit_qt.ui.base.players import Faces
from dixit_qt.ui.base.words import fill

translate = QCoreApplication.translate


def poetry_sentence(state: ClientState, faces: Faces) -> str:
    view = state.view
    if view is None or view.poetry is None:
        return ""
    if view.phase is Phase.HINT:
        return _hint(view, faces)
    if view.phase is Phase.GUESSER:
        return _guesser(view, view.poetry, faces)
    if view.phase is Phase.JUDGE:
        return _judge(view, view.poetry, faces)
    if view.phase is Phase.ENDING:
        return _ending(view, view.poetry, faces)
    return translate("Status", "The game is over.")


def _hint(view: SeatView, faces: Faces) -> str:
    if view.legal.hint is not None:
        return translate("Status", "Choose a story secretly, and a line that hints at it.")
    teller = faces.name(view.storyteller or 0)
    return fill(translate("Status", "%1 is choosing a story and its first line."), teller)


def _guesser(view: SeatView, poetry: PoetryView, faces: Faces) -> str:
    """As long as it is somebody's turn the last guess was wrong."""
    wrong = missed(poetry.guesses[-1], faces) if poetry.guesses else ""
    return " ".join(filter(None, (wrong, whose_turn(view, poetry, faces))))


def missed(guess: StoryGuess, faces: Faces) -> str:
    words = translate("Status", "%1 took story %2: wrong.")
    return fill(words, faces.side_name(guess.side), str(guess.story))


def whose_turn(view: SeatView, poetry: PoetryView, faces: Faces) -> str:
    if view.legal.add_line:
        return translate("Status", "Add a line to test the stories, or click a story to guess it.")
    if view.legal.guess:
        return translate("Status", "You have no chips left: you must guess a story.")
    return fill(translate("Status", "It is %1’s turn."), _turn(view, poetry, faces))


def _judge(view: SeatView, poetry: PoetryView, faces: Faces) -> str:
    if view.legal.judge:
        return translate("Status", "Does the new line belong to your story? Only you decide.")
    teller = faces.name(view.storyteller or 0)
    return fill(translate("Status", "%1 decides whether the line fits the story."), teller)


def _ending(view: SeatView, poetry: PoetryView, faces: Faces) -> str:
    return " ".join(filter(None, (_found(poetry, faces), _chooser(view, poetry, faces))))


def _found(poetry: PoetryView, faces: Faces) -> str:
    right = [guess for guess in poetry.guesses if guess.right]
    if not right:
        return ""
    words = translate("Status", "%1 has found the story: number %2.")
    return fill(words, faces.side_name(right[0].side), str(right[0].story))


def _chooser(view: SeatView, poetry: PoetryView, faces: Faces) -> str:
    if view.legal.endings:
        return translate("Status", "It is for you to choose the ending of the poem.")
    side = poetry.ending_by
    name = "" if side is None else faces.side_name(side)
    return fill(translate("Status", "%1 chooses the ending of the poem."), name)


def _turn(view: SeatView, poetry: PoetryView, faces: Faces) -> str:
    if poetry.turn is not None:
        return faces.name(poetry.turn)
    return "" if poetry.rival is None else faces.side_name(poetry.rival)
