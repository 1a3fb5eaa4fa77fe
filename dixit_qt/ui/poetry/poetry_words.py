"""The status sentence of Poetry."""

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from dixit_qt.client.events import (
    HintLaid,
    LineAdded,
    LineJudged,
    StoryGuessed,
    ViewChange,
    between,
)
from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import StoryGuess
from dixit_qt.rules.seatview import Legal, PoetryView, SeatView
from dixit_qt.ui.base.players import Faces, faces_of
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.poetry.poetry_rows import Pick, line_text

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
        return translate("Status", "Secretly choose a story, and a line that hints at it.")
    teller = faces.name(view.storyteller or 0)
    return fill(translate("Status", "%1 is choosing a story and its first line."), teller)


def _guesser(view: SeatView, poetry: PoetryView, faces: Faces) -> str:
    """Include the last guess, which was wrong if it is still somebody's turn."""
    wrong = missed(poetry.guesses[-1], faces) if poetry.guesses else ""
    return " ".join(filter(None, (wrong, whose_turn(view, poetry, faces))))


def missed(guess: StoryGuess, faces: Faces) -> str:
    words = translate("Status", "%1 guessed story %2: wrong.")
    return fill(words, faces.side_name(guess.side), str(guess.story))


def guess_words(guess: StoryGuess, faces: Faces) -> str:
    """The largest words on the screen while the result of a guess is kept back."""
    words = translate("Status", "%1 guesses story %2…")
    return fill(words, faces.side_name(guess.side), str(guess.story))


def result_words(guess: StoryGuess, guesses: tuple[StoryGuess, ...], faces: Faces) -> str:
    """The same when the result is shown. A rival finds the story as soon as a guess is wrong."""
    found = [each for each in guesses if each.right]
    finder = faces.side_name(found[0].side) if found else ""
    right = fill(translate("Status", "Found by %1!"), finder) if found else ""
    if guess.right:
        return right
    wrong = fill(translate("Status", "Story %1 isn't the one."), str(guess.story))
    return f"{wrong} {right}".rstrip()


def whose_turn(view: SeatView, poetry: PoetryView, faces: Faces) -> str:
    if view.legal.add_line:
        return translate(
            "Status", "Add a line to narrow down the stories, or click a story to guess it."
        )
    if view.legal.guess:
        return translate("Status", "You have no chips left: you must guess a story.")
    return fill(translate("Status", "It's %1's turn."), _turn(view, poetry, faces))


def _judge(view: SeatView, poetry: PoetryView, faces: Faces) -> str:
    if view.legal.judge:
        return translate("Status", "Does the new line fit your story? It's entirely up to you.")
    teller = faces.name(view.storyteller or 0)
    return fill(translate("Status", "%1 is deciding whether the line fits the story."), teller)


def _ending(view: SeatView, poetry: PoetryView, faces: Faces) -> str:
    return " ".join(filter(None, (_found(poetry, faces), _chooser(view, poetry, faces))))


def _found(poetry: PoetryView, faces: Faces) -> str:
    right = [guess for guess in poetry.guesses if guess.right]
    if not right:
        return ""
    words = translate("Status", "%1 guessed the right story: number %2.")
    return fill(words, faces.side_name(right[0].side), str(right[0].story))


def _chooser(view: SeatView, poetry: PoetryView, faces: Faces) -> str:
    if view.legal.endings:
        return translate("Status", "You choose the ending of the poem.")
    side = poetry.ending_by
    name = "" if side is None else faces.side_name(side)
    return fill(translate("Status", "%1 is choosing the ending of the poem."), name)


def _turn(view: SeatView, poetry: PoetryView, faces: Faces) -> str:
    if poetry.turn is not None:
        return faces.name(poetry.turn)
    return "" if poetry.rival is None else faces.side_name(poetry.rival)


# What screen readers say about a growing poem: its lines, the verdicts on them, the wrong guesses


def poem_said(before: SeatView, view: SeatView, state: ClientState) -> str:
    """In the order of events; what was added to older rounds is left out."""
    if view.poetry is None:
        return ""
    changes = between(replace(before, history=()), replace(view, history=()))
    return " ".join(filter(None, (_said(change, view, state) for change in changes)))


def _said(change: ViewChange, view: SeatView, state: ClientState) -> str:
    faces = faces_of(state)
    match change:
        case HintLaid(line):
            return _begun(line, view, state, faces)
        case LineAdded(line):
            words = translate("Said", "%1: “%2”")
            return fill(words, faces.side_name(line.side), line_text(state.verses, line.line))
        case LineJudged(place, fits):
            return _verdict(place, view, state, faces, fits=fits)
        case StoryGuessed(guess) if not guess.right:
            return missed(guess, faces)
        case _:
            return ""


def _begun(line: int, view: SeatView, state: ClientState, faces: Faces) -> str:
    teller = faces.name(view.storyteller or 0)
    return fill(translate("Said", "%1 begins: “%2”"), teller, line_text(state.verses, line))


def _verdict(place: int, view: SeatView, state: ClientState, faces: Faces, *, fits: bool) -> str:
    lines = view.poetry.lines if view.poetry is not None else ()
    words = (
        translate("Said", "%1: “%2” fits.") if fits else translate("Said", "%1: “%2” doesn't fit.")
    )
    line = line_text(state.verses, lines[place].line).removesuffix(".")
    return fill(words, faces.name(view.storyteller or 0), line)


def poetry_asked(state: ClientState, view: SeatView) -> str:
    """The prompt, but not what to click, nor the wrong guess, which is announced earlier."""
    faces = faces_of(state)
    if view.legal.add_line:
        return translate("Said", "Add a line to narrow down the stories, or guess a story.")
    if view.phase is Phase.GUESSER and view.poetry is not None:
        return whose_turn(view, view.poetry, faces)
    return poetry_sentence(state, faces)


def pick_said(old: Pick, new: Pick, hand: tuple[int, ...], legal: Legal) -> str:
    """What was just selected or deselected, by number, because it may still be a secret."""
    if new.story != old.story:
        said = _chosen_or_not(
            translate("Said", "Story %1 is chosen."),
            translate("Said", "Story %1 is no longer chosen."),
            (old.story, new.story),
        )
    else:
        places = {line: place for place, line in enumerate(hand, 1)}
        said = _chosen_or_not(
            translate("Said", "Line %1 is chosen."),
            translate("Said", "Line %1 is no longer chosen."),
            (places.get(old.line or 0), places.get(new.line or 0)),
        )
    ready = legal.hint is not None and new.story is not None and new.line is not None
    return f"{said} {translate('Said', 'The poem can begin.')}" if ready else said


def _chosen_or_not(chosen: str, freed: str, numbers: tuple[int | None, int | None]) -> str:
    old, new = numbers
    return fill(freed, str(old)) if new is None else fill(chosen, str(new))
