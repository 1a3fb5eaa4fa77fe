"""The view model of playing on with another device: the way to one's own seat, for a browser."""

from dataclasses import dataclass

from PySide6.QtCore import QObject

from dixit_qt.client.state import ClientState
from dixit_qt.net.places import Place, SeatLink
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.page_address import square_of
from dixit_qt.ui.base.screen import Screen


@dataclass(frozen=True, slots=True)
class Props:
    link: str = ""
    square: str = ""


def link_of(state: ClientState, place: Place | None) -> str:
    """Empty while no browser could take the seat."""
    open_door = state.room is not None and state.room.browsers
    if place is None or state.seat is None or not open_door or not state.token:
        return ""
    return str(SeatLink(place, state.game, state.token))


class OtherDevice(Screen):
    seen_on = ("menu", "device")
    props = Props()

    def __init__(self, feed: Feed, language: Language, parent: QObject | None = None) -> None:
        super().__init__(feed, language, parent)
        self._place: Place | None = None
        self._game = ""

    def derive(self, state: ClientState) -> Props:
        link = link_of(state, self._place if state.game == self._game else None)
        return Props(link, square_of(link))

    def show_place(self, place: Place) -> None:
        """Where the table was reached at which one sits now."""
        self._place, self._game = place, self.feed.state.game
        self.refresh()
