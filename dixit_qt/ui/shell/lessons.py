"""What the first games teach: speech bubbles, each shown only once.

A lesson is open while the table asks for the move that it explains; it is learned when the player
has made that move or has read the lesson. While one is open, the other instructions on the screen
are silent, because it says the same.
"""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Family, Phase, Seat
from dixit_qt.rules.records import Reason
from dixit_qt.rules.seatview import SeatView
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.players import faces_of
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.rounds.reveal import Reveal
from dixit_qt.ui.settings.preferences import Preferences

translate = QCoreApplication.translate


class Lesson(StrEnum):
    """CROWD is the vote in Party, RED the red marker of its storyteller, and CHIPS the lines and
    guesses in Poetry."""

    NONE = ""
    STORY = "story"
    CLUE = "clue"
    GIVE = "give"
    VOTE = "vote"
    POINTS = "points"
    CROWD = "crowd"
    RED = "red"
    CHIPS = "chips"


@dataclass(frozen=True, slots=True)
class Props:
    lesson: str = Lesson.NONE
    words: str = ""


def lesson_of(state: ClientState, *, is_revealed: bool) -> Lesson:
    """The lesson that fits what this player has to do now."""
    view = state.view
    if view is None or view.seat is None:
        return Lesson.NONE
    match view.family:
        case Family.DIXIT:
            return Lesson.POINTS if is_revealed else _in_dixit(view)
        case Family.PARTY if view.legal.vote is not None and not is_revealed:
            return Lesson.RED if view.legal.vote.reds else Lesson.CROWD
        case Family.POETRY if view.legal.add_line and not is_revealed:
            return Lesson.CHIPS
        case _:
            return Lesson.NONE


def _in_dixit(view: SeatView) -> Lesson:
    if view.legal.claim:
        return Lesson.STORY
    if view.phase is Phase.CLUE and view.legal.clue is not None:
        return Lesson.CLUE
    if view.phase is Phase.GIVE and view.legal.give is not None:
        return Lesson.GIVE
    if view.phase is Phase.VOTE and view.legal.vote is not None:
        return Lesson.VOTE
    return Lesson.NONE


def lesson_words(lesson: Lesson, state: ClientState) -> str:
    view = state.view
    if view is None:
        return ""
    words = {
        Lesson.NONE: "",
        Lesson.STORY: translate(
            "Lessons",
            "Does one of your cards give you an idea: a word, a line of a song, a feeling? Then "
            "press “I have a story”, and you give the first clue.",
        ),
        Lesson.CLUE: translate(
            "Lessons",
            "Some should find your card, but not all: neither too easy nor too hard. For a ship "
            "in a bottle, “Ship” is too easy and “My uncle” too hard; “Big dreams at home” is "
            "just right.",
        ),
        Lesson.GIVE: _of_giving(view),
        Lesson.VOTE: translate(
            "Lessons",
            "One of these cards is %1's: click the one you think it is. Each vote "
            "that the others give your card is a point for you.",
        ),
        Lesson.POINTS: _of_points(view),
        Lesson.CROWD: translate(
            "Lessons",
            "Vote with the crowd: each vote on the card you choose is a point for you, but a lone "
            "vote is worth nothing. The storyteller spoils one card with the red marker, often "
            "the likeliest: the second likeliest may be safer.",
        ),
        Lesson.RED: translate(
            "Lessons",
            "You vote twice. Green: the card most people will choose, a point for each vote on "
            "it. Red: a card that you spoil, so that votes on it are worth nothing. Don't spoil "
            "your own.",
        ),
        Lesson.CHIPS: _of_chips(view),
    }[lesson]
    seat = _teller(view, lesson)
    return words if seat is None else fill(words, faces_of(state).name(seat))


def _teller(view: SeatView, lesson: Lesson) -> Seat | None:
    """Return the storyteller of the round that the lesson is about: while a round is revealed, the
    next one may have begun."""
    if lesson is Lesson.POINTS and view.history:
        return view.history[-1].storyteller
    return view.storyteller


def _of_giving(view: SeatView) -> str:
    give = view.legal.give
    if give is not None and give.count > 1:
        return translate(
            "Lessons",
            "Give two cards that fit %1's clue, too: click them or drag them here. You want the "
            "others to take them for the storyteller's.",
        )
    return translate(
        "Lessons",
        "Give a card that fits %1's clue, too: click it or drag it here. You want the others to "
        "take it for the storyteller's.",
    )


def _of_points(view: SeatView) -> str:
    """Why the storyteller has points or none in the round that is revealed."""
    awards = view.history[-1].awards if view.history else ()
    reasons = {award.reason for award in awards}
    if view.history and view.history[-1].storyteller == view.seat:
        return _of_own_points(reasons)
    if Reason.EVERYBODY_FOUND_IT in reasons:
        return translate(
            "Lessons",
            "Everybody found %1's card: the clue was too easy. So %1 gets nothing, and the "
            "others score.",
        )
    if Reason.NOBODY_FOUND_IT in reasons:
        return translate(
            "Lessons",
            "Nobody found %1's card: the clue was too hard. So %1 gets nothing, and the others "
            "score.",
        )
    return translate(
        "Lessons",
        "Some found %1's card and others didn't: a good clue. %1 and the finders score. If "
        "everybody or nobody finds it, the storyteller gets nothing.",
    )


def _of_own_points(reasons: set[Reason]) -> str:
    if Reason.EVERYBODY_FOUND_IT in reasons:
        return translate(
            "Lessons",
            "Everybody found your card: the clue was too easy. So you get nothing, and the "
            "others score.",
        )
    if Reason.NOBODY_FOUND_IT in reasons:
        return translate(
            "Lessons",
            "Nobody found your card: the clue was too hard. So you get nothing, and the others "
            "score.",
        )
    return translate(
        "Lessons",
        "Some found your card and others didn't: a good clue. You and the finders score. If "
        "everybody or nobody finds it, you get nothing.",
    )


def _of_chips(view: SeatView) -> str:
    if view.poetry is not None and view.poetry.rival is not None:
        return translate(
            "Lessons",
            "Each line you add uses up a chip, and without chips you have to guess. A right guess "
            "is 3 points. A wrong one costs a point, and the rival takes the picture.",
        )
    return translate(
        "Lessons",
        "Each line you add uses up a chip. If you guess the picture, every chip"
        " you've used is a point; if somebody else does, only those on lines "
        "that fit. A wrong guess costs a point, and without chips you have to "
        "guess.",
    )


class Lessons(Screen):
    props = Props()

    def __init__(
        self,
        feed: Feed,
        language: Language,
        preferences: Preferences,
        reveal: Reveal,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(feed, language, parent)
        self._preferences, self._reveal = preferences, reveal
        reveal.changed.connect(self.refresh)

    def derive(self, state: ClientState) -> Props:
        lesson = lesson_of(state, is_revealed=self._reveal.props.open)
        if self._is_learned(lesson):
            return Props()
        return Props(lesson, lesson_words(lesson, state))

    @Slot()
    def refresh(self) -> None:
        """A lesson is learned when its move is no longer asked for."""
        before = Lesson(self.props.lesson)
        now = lesson_of(self.feed.state, is_revealed=self._reveal.props.open)
        if before is not Lesson.NONE and now is not before:
            self._preferences.learn(before)
        super().refresh()

    @Slot()
    def understood(self) -> None:
        if self.props.lesson:
            self._preferences.learn(self.props.lesson)
            self.refresh()

    def _is_learned(self, lesson: Lesson) -> bool:
        return lesson is Lesson.NONE or lesson in self._preferences.learned()
