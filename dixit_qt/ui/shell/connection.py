"""The view model of the connection banner: calm words, and always something to do next."""

from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from dixit_qt.client.state import ClientState, Status
from dixit_qt.ui.base.code_sentences import farewell_sentence, news_sentence
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.players import names_in
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.wire.codes import Farewell, News
from dixit_qt.wire.limits import MAX_CODE

translate = QCoreApplication.translate


class WayOn(StrEnum):
    """What the banner offers besides being closed."""

    NONE = ""
    RETRY = "retry"
    CODE = "code"
    OPENLY = "openly"
    CANCEL = "cancel"
    TROUBLE = "trouble"
    SIT = "sit"
    """At another table of the same host."""


_WAYS = {
    Farewell.WRONG_CODE: WayOn.CODE,
    Farewell.CODE_NEEDED: WayOn.CODE,
    Farewell.OPEN_TABLE: WayOn.OPENLY,
    Farewell.WRONG_VERSION: WayOn.NONE,
    Farewell.WRONG_GAME: WayOn.SIT,
    Farewell.KICKED: WayOn.NONE,
    Farewell.YOU_LEFT: WayOn.NONE,
}
"""After any other farewell, the player can simply try again."""


@dataclass(frozen=True, slots=True)
class Props:
    text: str = ""
    detail: str = ""
    way_on: WayOn = WayOn.NONE
    busy: bool = False
    pictures: str = ""
    longest_code: int = MAX_CODE


def derive_props(state: ClientState) -> Props:
    match state.status:
        case Status.CONNECTING | Status.GREETING if state.attempt == 0:
            return Props(
                translate("Connection", "Connecting to the table…"), "", WayOn.CANCEL, busy=True
            )
        case Status.CONNECTING | Status.GREETING | Status.RECONNECTING:
            return _reconnecting(state)
        case Status.ENDED:
            return _ended(state)
        case _:
            return _moving(state)


def _moving(state: ClientState) -> Props:
    room = state.room
    if room is None or room.handover_to is None:
        return Props()
    name = names_in(room).get(room.handover_to, "")
    return Props(news_sentence(News.HANDOVER_BEGUN, name), "", WayOn.NONE, busy=True)


def _reconnecting(state: ClientState) -> Props:
    if state.room is None and state.farewell is Farewell.TOO_MANY_TRIES:
        return Props(farewell_sentence(state.farewell), _attempt(state), WayOn.CANCEL, busy=True)
    if state.room is None:
        return Props(
            translate("Connection", "The table isn't answering yet."),
            _attempt(state),
            WayOn.TROUBLE,
            busy=True,
        )
    text = translate("Connection", "The connection to the table was lost. Your seat is kept.")
    if state.farewell is Farewell.HANDED_OVER:
        text = translate(
            "Connection", "The table is moving to another computer; you'll follow automatically."
        )
    if state.farewell is Farewell.HOST_CLOSED:
        text = farewell_sentence(state.farewell)
    return Props(text, _attempt(state), WayOn.CANCEL, busy=True)


def _attempt(state: ClientState) -> str:
    return translate("Connection", "Trying again: attempt %1").replace("%1", str(state.attempt))


def _ended(state: ClientState) -> Props:
    if state.farewell is None:
        return Props(
            translate("Connection", "There is no answer at this address."), "", WayOn.TROUBLE
        )
    if state.farewell is Farewell.YOU_LEFT:
        return Props()
    return Props(farewell_sentence(state.farewell), "", _WAYS.get(state.farewell, WayOn.RETRY))


def pictures_on_their_way(state: ClientState) -> str:
    """Cards in hand and on the table whose picture hasn't arrived yet."""
    cards = None if state.view is None else state.view.cards
    if cards is None or state.status is not Status.JOINED:
        return ""
    awaited = {*cards.hand, *cards.table} - state.pictures - state.missing
    if not awaited:
        return ""
    return translate(
        "Connection", "%n picture(s) of this round are still on the way.", None, len(awaited)
    )


class Connection(Screen):
    props = Props()

    retry_wanted = Signal()
    code_given = Signal(str)
    agreed_to_open = Signal()
    """The player agreed to join a table that can't be encrypted."""
    cancelled = Signal()
    next_table_wanted = Signal()

    def __init__(self, feed: Feed, language: Language, parent: QObject | None = None) -> None:
        super().__init__(feed, language, parent)
        self._closed: Props | None = None

    def derive(self, state: ClientState) -> Props:
        props, pictures = derive_props(state), pictures_on_their_way(state)
        return (
            Props(pictures=pictures) if props == self._closed else replace(props, pictures=pictures)
        )

    @Slot(object, object)
    def _on_state(self, _old: ClientState, new: ClientState) -> None:
        if derive_props(new) != self._closed:
            self._closed = None
        self.refresh()

    @Slot()
    def close(self) -> None:
        """The words were read; the banner comes back when there is something new to say."""
        self._closed = derive_props(self.feed.state)
        self.refresh()

    @Slot()
    def retry(self) -> None:
        self._closed = None
        self.retry_wanted.emit()

    @Slot(str)
    def giveCode(self, code: str) -> None:
        if code.strip():
            self.code_given.emit(code.strip())

    @Slot()
    def joinOpenly(self) -> None:
        self.agreed_to_open.emit()

    @Slot()
    def sitThere(self) -> None:
        self.next_table_wanted.emit()

    @Slot()
    def cancel(self) -> None:
        self.cancelled.emit()
