"""What a first game of Dixit teaches: three speech bubbles, each shown only once.

A lesson is open while the table asks for the move that it explains; it is learned when the player
has made that move or has read the lesson.
"""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Family, Phase
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.players import faces_of
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.rounds.reveal import Reveal
from dixit_qt.ui.settings.preferences import Preferences

translate = QCoreApplication.translate


class Lesson(StrEnum):
    NONE = ""
    GIVE = "give"
    VOTE = "vote"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Props:
    lesson: str = Lesson.NONE
    words: str = ""


def lesson_of(state: ClientState, *, is_revealed: bool) -> Lesson:
    """The lesson that fits what this player has to do now."""
    view = state.view
    if view is None or view.family is not Family.DIXIT or view.seat is None:
        return Lesson.NONE
    if is_revealed:
        return Lesson.POINTS
    if view.phase is Phase.GIVE and view.legal.give is not None:
        return Lesson.GIVE
    if view.phase is Phase.VOTE and view.legal.vote is not None:
        return Lesson.VOTE
    return Lesson.NONE


def lesson_words(lesson: Lesson, state: ClientState) -> str:
    words = {
        Lesson.NONE: "",
        Lesson.GIVE: translate(
            "Lessons",
            "Give a card that fits %1's clue, too. You want the others to take it "
            "for the storyteller's.",
        ),
        Lesson.VOTE: translate(
            "Lessons",
            "One of these cards is %1's: find it. Each vote for your own card is a point for you.",
        ),
        Lesson.POINTS: translate(
            "Lessons",
            "If some find the card and others don't, the finders and the "
            "storyteller score. If everybody or nobody finds it, everybody but the "
            "storyteller scores.",
        ),
    }[lesson]
    view = state.view
    seat = None if view is None else view.storyteller
    return words if seat is None else fill(words, faces_of(state).name(seat))


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
