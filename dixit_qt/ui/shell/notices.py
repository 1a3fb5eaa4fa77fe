"""The view models of toasts, which report events once and calmly, and of reactions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from dixit_qt.client.events import (
    Event,
    NoticeCame,
    RoomChanged,
    SomebodyReacted,
    WasRefused,
)
from dixit_qt.client.state import ClientState
from dixit_qt.ui.base.code_sentences import news_sentence, refusal_sentence
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.screen import Screen
from dixit_qt.ui.base.view_model import ViewModel, list_of
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import News, Reaction
from dixit_qt.wire.room import Room

translate = QCoreApplication.translate

MOST = 4
READ_WITHIN_MS = 6000

SAID_BY_A_BANNER = {News.PAUSED, News.HOST_IS_LEAVING, News.HANDOVER_BEGUN}
"""The banner stays, and comes at the same moment: a toast would say it twice."""


Telling = Callable[[], str]
"""A sentence that is made each time it is shown, because the language may have changed."""


@dataclass(frozen=True, slots=True)
class ToastRow(Row):
    text: str
    refusal: bool


@dataclass(frozen=True, slots=True)
class Toast:
    key: str
    tell: Telling
    refusal: bool


def toast_text(event: Event) -> str:
    match event:
        case NoticeCame(notice) if notice.code in SAID_BY_A_BANNER:
            return ""
        case NoticeCame(notice):
            return news_sentence(notice.code, notice.name)
        case RoomChanged(before, room) if room.code_is_guessed and not was_guessed(before):
            return translate(
                "Notices",
                "Somebody is trying to guess the table's code. You can change it after "
                "this game, in the lobby.",
            )
        case WasRefused(code, facts):
            return refusal_sentence(code, facts)
        case _:
            return ""


def was_guessed(room: Room | None) -> bool:
    return room is not None and room.code_is_guessed


class Notices(ViewModel):
    toasts = list_of(ToastRow)

    def __init__(self, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._toasts: tuple[Toast, ...] = ()
        self._count = 0
        self._timer = QTimer(self, interval=READ_WITHIN_MS, singleShot=True)
        self._timer.timeout.connect(self._drop_oldest)
        language.changed.connect(self._retell)

    @Slot(tuple)
    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if toast_text(event):
                self.say(partial(toast_text, event), refusal=isinstance(event, WasRefused))

    def say(self, tell: Telling, *, refusal: bool = False) -> None:
        others = [toast for toast in self._toasts if toast.tell() != tell()]
        self._count += 1
        self._keep([*others, Toast(str(self._count), tell, refusal)][-MOST:])

    @Slot()
    def _drop_oldest(self) -> None:
        self._keep(self._toasts[1:])

    def _keep(self, toasts: Sequence[Toast]) -> None:
        self._toasts = tuple(toasts)
        self._retell()
        if toasts:
            self._timer.start()
        else:
            self._timer.stop()

    @Slot()
    def _retell(self) -> None:
        self.toasts.show([ToastRow(t.key, t.tell(), t.refusal) for t in self._toasts])


# Reactions: how a player's rabbit reacts between moves


@dataclass(frozen=True, slots=True)
class ReactionProps:
    allowed: bool = False
    """Whether this player's rabbit may react now."""


class Reactions(Screen):
    """A rabbit laughs, waves or gasps on every screen of the table."""

    props = ReactionProps()
    came = Signal(int, str)
    """Whose rabbit reacts, and how."""

    def derive(self, state: ClientState) -> ReactionProps:
        room = state.room
        return ReactionProps(allowed=room is not None and room.reactions and state.seat is not None)

    @Slot(str)
    def react(self, kind: str) -> None:
        if self.props.allowed:
            self.feed.send(m.React(Reaction(kind)))

    @Slot(tuple)
    def hear(self, events: tuple[object, ...]) -> None:
        room = self.feed.state.room
        rabbits = {} if room is None else {seat.person: seat.rabbit for seat in room.seats}
        for event in events:
            if isinstance(event, SomebodyReacted) and event.person in rabbits:
                self.came.emit(rabbits[event.person], event.reaction)
