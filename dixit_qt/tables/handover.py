"""The computer that receives a table: what it saves, what it answers, when it becomes the host.

The handover is on disk before this computer says that it can host. From then on only the old host
knows who has the table, and tells this computer. If the connection to it is lost, this computer
asks again when it has reconnected. The copy on the disk is never opened without that answer.
"""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from dixit_qt.client.events import Event, HandoverCame, TableIsMine
from dixit_qt.client.session import Session
from dixit_qt.client.state import Status
from dixit_qt.decks.deck import DeckError
from dixit_qt.decks.making import copied_deck
from dixit_qt.host.handed_table import HandedTable, HandoverError, missing_decks, unpack
from dixit_qt.host.plan import Library
from dixit_qt.rules.model import CardId
from dixit_qt.store.journals import HandoverFolder
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Hindrance

log = logging.getLogger(__name__)

Stock = Callable[[HandedTable], Hindrance | None]
"""Makes sure that all decks and verses are here, once all pictures are; returns what prevents that,
if anything."""


@dataclass(frozen=True, slots=True)
class Listening:
    """Where guests will connect. `open` returns the port, or None if none is free. Connections are
    queued until the table is open."""

    open: Callable[[HandedTable], int | None]
    close: Callable[[], object]


class Receiver:
    def __init__(
        self,
        handovers: HandoverFolder,
        stock: Stock,
        listening: Listening,
        is_hosting: Callable[[], bool],
    ) -> None:
        self._handovers = handovers
        self._stock = stock
        self._listening = listening
        self._is_hosting = is_hosting
        self._came: tuple[HandedTable, bytes] | None = None

    def hear(self, session: Session, events: Iterable[Event]) -> HandedTable | None:
        """Return a table that must now be opened on this computer."""
        for event in events:
            match event:
                case HandoverCame(data):
                    self._begin(session, data)
                case TableIsMine(game):
                    self._came = None
                    return self.kept(game)
        self._answer_when_pictures_are_here(session)
        self._forget_what_has_stayed(session)
        return None

    def kept(self, game: str) -> HandedTable | None:
        data = self._handovers.read(game)
        try:
            return None if data is None else unpack(data)
        except HandoverError as error:
            log.warning("the table %s was not kept well: %s", game, error)
            return None

    def _begin(self, session: Session, data: bytes) -> None:
        try:
            handed = unpack(data)
        except HandoverError as error:
            log.warning("%s", error)
            session.command(m.CannotHost(Hindrance.NOT_UNDERSTOOD))
            return
        if self._is_hosting() or handed.game != session.state.game:
            session.command(m.CannotHost(Hindrance.HOSTS_ALREADY))
            return
        self._came = handed, data

    def _answer_when_pictures_are_here(self, session: Session) -> None:
        if self._came is None:
            return
        handed, data = self._came
        missing = [card for card in handed.cards if not session.store.has(card)]
        if missing and session.state.missing.isdisjoint(missing):
            return
        self._came = None
        answer = Hindrance.PICTURES_MISSING if missing else self._prepare(handed, data)
        session.command(m.CanHost(answer) if isinstance(answer, int) else m.CannotHost(answer))

    def _prepare(self, handed: HandedTable, data: bytes) -> int | Hindrance:
        try:
            if (hindrance := self._stock(handed)) is not None:
                return hindrance
            port = self._listening.open(handed)
            if port is None:
                return Hindrance.NO_PORT
            self._handovers.keep(handed.game, data)
        except HandoverError as error:
            log.warning("%s", error)
            return Hindrance.NOT_UNDERSTOOD
        except OSError as error:
            log.warning("the table cannot be kept: %s", error)
            self._listening.close()
            return Hindrance.NOT_KEPT
        return port

    def _forget_what_has_stayed(self, session: Session) -> None:
        state = session.state
        if state.status is not Status.JOINED or state.room is None:
            return
        if state.room.handover_to == state.person or state.room.game != state.game:
            return
        if self._came is not None or self._handovers.has(state.game):
            self._came = None
            self._handovers.drop(state.game)
            self._listening.close()


# The decks and verses of a table on the computer of its next host


def lacks_verses(handed: HandedTable, library: Library) -> bool:
    if handed.verses is None:
        return False
    own = library.verses.get(handed.verses)
    return own is None or own.content_hash != handed.verses_hash


def with_decks_of(
    handed: HandedTable,
    library: Library,
    folder: Path,
    picture: Callable[[CardId], Path | None],
) -> Library:
    """The library with the table's decks; those that aren't installed are rebuilt from the
    pictures."""
    try:
        seen = missing_decks(handed, library.decks)
        copies = {deck.id: copied_deck(deck, folder, picture) for deck in seen}
    except DeckError as error:
        raise HandoverError(str(error)) from error
    return replace(library, decks={**library.decks, **copies})
