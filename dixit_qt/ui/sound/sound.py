"""The view model of the sounds: it follows the table, and lets QML play sounds, too."""

import array
import logging
import wave
from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.rules.seatview import SeatView
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.base.tempo import has_television
from dixit_qt.ui.base.view_model import ViewModel
from dixit_qt.ui.settings.preferences import Preferences
from dixit_qt.ui.sound.loudspeaker import Loudspeaker, samples_of
from dixit_qt.wire.room import Room


class Heard(StrEnum):
    """Each value is the name of a file in `resources/sounds`."""

    DEAL = "deal"
    GIVE = "give"
    TURN = "turn"
    TOKEN = "token"  # noqa: S105
    CHIME = "chime"
    HOP = "hop"
    PAGE = "page"
    FANFARE = "fanfare"


def sounds_here(room: Room | None, *, always: bool, hosts: bool, shows_table: bool) -> bool:
    """A big screen plays the sounds for everybody; without one the host's computer does."""
    if always or shows_table:
        return True
    return hosts and not has_television(room)


def heard(old: ClientState, new: ClientState) -> tuple[Heard, ...]:
    """Reconnecting to a state makes no sounds."""
    if new.view is None or old.game != new.game:
        return ()
    if old.view is None or old.match != new.match:
        is_fresh = new.view.round == 1 and not new.view.history
        return (Heard.DEAL,) if is_fresh else ()
    return tuple(_between(old.view, new.view))


def _between(old: SeatView, new: SeatView) -> Iterator[Heard]:
    if len(new.history) == len(old.history):
        yield from _in_a_round(old, new)
    is_awaited = new.seat in new.waiting_for
    if is_awaited and old.seat not in old.waiting_for:
        yield Heard.CHIME


def _in_a_round(old: SeatView, new: SeatView) -> Iterator[Heard]:
    if new.cards is not None and old.cards is not None:
        if len(new.cards.table) > len(old.cards.table):
            yield Heard.DEAL
        elif sum(new.cards.given) > sum(old.cards.given):
            yield Heard.GIVE
        if len(new.cards.voted) > len(old.cards.voted):
            yield Heard.TOKEN
    if new.poetry is not None and old.poetry is not None:
        if len(new.poetry.lines) > len(old.poetry.lines):
            yield Heard.PAGE
        if len(new.poetry.guesses) > len(old.poetry.guesses):
            yield Heard.TOKEN


_log = logging.getLogger(__name__)


def nowhere() -> bool:
    return False


class Sound(ViewModel):
    """`hosts` and `shows_table` say what this computer does in the room."""

    def __init__(
        self,
        feed: Feed,
        preferences: Preferences,
        folder: Path,
        loudspeaker: Loudspeaker,
        parent: QObject | None = None,
        hosts: Callable[[], bool] = nowhere,
        shows_table: Callable[[], bool] = nowhere,
    ) -> None:
        super().__init__(parent)
        self.feed, self._preferences = feed, preferences
        self._folder, self.loudspeaker = folder, loudspeaker
        self._hosts, self.shows_table = hosts, shows_table
        self._known: dict[Heard, array.array[int]] = {}
        feed.changed.connect(self._on_state)

    @Slot(str)
    def hear(self, name: str) -> None:
        """For what the player's window shows; if this computer shows the table, too, that makes the
        sounds."""
        if not self.shows_table():
            self._play(Heard(name))

    @Slot(str)
    def hearTable(self, name: str) -> None:
        """For what the big screen shows."""
        self._play(Heard(name))

    @Slot(str)
    def tryOut(self, name: str) -> None:
        """A sample for somebody who sets the volume, even if another computer makes the sounds."""
        self._sound(Heard(name))

    @Slot(object, object)
    def _on_state(self, old: ClientState, new: ClientState) -> None:
        for each in heard(old, new):
            self._play(each)

    def _play(self, what: Heard) -> None:
        if sounds_here(
            self.feed.state.room,
            always=self._preferences.settings.always_sound,
            hosts=self._hosts(),
            shows_table=self.shows_table(),
        ):
            self._sound(what)

    def close(self) -> None:
        self.loudspeaker.close()

    def _sound(self, what: Heard) -> None:
        volume = self._preferences.settings.volume
        if volume > 0:
            self.loudspeaker.play(self._samples(what), volume)

    def _samples(self, what: Heard) -> "array.array[int]":
        if what not in self._known:
            try:
                self._known[what] = samples_of(self._folder / f"{what}.wav")
            except (OSError, EOFError, wave.Error) as error:
                _log.warning("the sound %s cannot be read: %s", what, error)
                self._known[what] = array.array("h")
        return self._known[what]
