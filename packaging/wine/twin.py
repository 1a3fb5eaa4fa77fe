"""Where to click in the window.

The game's journal says what its player may do now. A window of the same program on this machine, of
the same size and at the same moment, shows where that is on the screen.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem

import scenes
from dixit_qt.client.state import NOBODY
from dixit_qt.host.journal import SavedGame
from dixit_qt.rules.views import view_for
from theatre import Theatre, named, wait

if TYPE_CHECKING:
    from dixit_qt.rules.seatview import SeatView

SETTLE_MS = 1500
"""Seconds in which an invisible window has drawn its hand, however busy the machine is."""

Point = tuple[int, int]


@dataclass(frozen=True)
class Click:
    where: Point


@dataclass(frozen=True)
class Drag:
    start: Point
    end: Point


Deed = Click | Drag


class Twin:
    """The same moment on Linux, to be compared with Wine's. Needs a QGuiApplication."""

    def __init__(self, folder: Path, language: str, size: Point) -> None:
        self._theatre = Theatre(folder)
        self._theatre.window.resize(*size)
        self._props = self._theatre.speak(language)

    def close(self) -> None:
        self._theatre.player.close()

    def photograph(self, target: Path) -> None:
        self._theatre.window.grabWindow().save(str(target))

    def photograph_home(self, target: Path) -> Point:
        """A point of the start page where a picture shows whether it's loaded: on its golden
        button, beside the letters."""
        self._theatre.player.feed.show(NOBODY)
        wait(SETTLE_MS)
        self.photograph(target)
        button = named(self._theatre.window, "host")
        x, y = middle(button)
        return round(x - 0.4 * button.width()), y

    def deeds(self, saved: SavedGame) -> list[Deed]:
        """The player's next mouse action; none if it's another player's turn."""
        seat = next(n for n, each in enumerate(saved.standing.people) if not each.is_bot)
        view = view_for(saved.state, seat)
        if seat not in view.waiting_for:
            return []
        self._show(saved, seat)
        return list(self._due(view)())

    def _show(self, saved: SavedGame, seat: int) -> None:
        feed = self._theatre.player.feed
        feed.show(scenes.seen(saved.state, seat, self._props))
        wait(SETTLE_MS)

    def _due(self, view: "SeatView") -> Callable[[], list[Deed]]:
        legal, hand = view.legal, () if view.cards is None else view.cards.hand
        if legal.claim:
            return lambda: [self._click("claim")]
        if (clue := legal.clue) is not None:
            card = f"hand-{hand.index(clue.cards[0])}"
            return lambda: [
                self._drag(card, "clueSlot"),
                self._click("kind-aloud"),
                self._click("tell"),
            ]
        if (give := legal.give) is not None:
            cards = [f"hand-{hand.index(card)}" for card in give.cards[: give.count]]
            return lambda: [self._drag(card, "dropPlace") for card in cards]
        if (vote := legal.vote) is not None:
            return lambda: [self._click(f"table-{vote.numbers[0]}")]
        return list

    def _click(self, name: str) -> Click:
        return Click(self._middle(name))

    def _drag(self, one: str, other: str) -> Drag:
        return Drag(self._middle(one), self._middle(other))

    def _middle(self, name: str) -> Point:
        return middle(named(self._theatre.window, name))


def middle(item: QQuickItem) -> Point:
    point = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
    return round(point.x()), round(point.y())
