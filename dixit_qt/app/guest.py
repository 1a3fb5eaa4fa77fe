"""The connection to the table that this computer is at now. It puts each new state into a feed."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from dixit_qt.app.user_data import UserData
from dixit_qt.client.greeting import Profile
from dixit_qt.client.session import Session
from dixit_qt.client.state import Status
from dixit_qt.net.discovery.discovery import Discovery
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.net.joining import Joining
from dixit_qt.net.links import Link
from dixit_qt.net.places import Place
from dixit_qt.store.seat_tokens import TokenFile
from dixit_qt.ui.base.screen import Feed
from dixit_qt.wire.codes import Want


class Guest(QObject):
    happened = Signal(tuple)
    """The events of `client.events`, after the feed has shown the state they led to."""
    joined = Signal(object)
    """The `Place` at which a table has let us in."""

    def __init__(self, feed: Feed, user_data: UserData, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._feed = feed
        self._user_data = user_data
        self.joining: Joining | None = None
        self._places: tuple[Place, ...] = ()
        self._profile: Profile | None = None

    @property
    def is_away(self) -> bool:
        """True while the table doesn't answer."""
        return self._feed.state.status in {Status.CONNECTING, Status.RECONNECTING}

    @property
    def game(self) -> str:
        known = self._feed.state.game
        return known or ("" if self._profile is None else self._profile.game or "")

    def join(self, profile: Profile, places: Iterable[Place]) -> None:
        self._profile, self._places = profile, tuple(places)
        self._begin(profile, self._user_data.tokens).join(self._places)

    def join_link(self, profile: Profile, link: Link, *, for_practice: bool = False) -> None:
        """Join a table in this program. A practice keeps the token of its seat in its own
        journal."""
        self._profile, self._places = None, ()
        tokens = None if for_practice else self._user_data.tokens
        self._begin(profile, tokens).join_link(link)

    @property
    def session(self) -> Session | None:
        return None if self.joining is None else self.joining.session

    def stay_with(self, link: Link) -> bool:
        """Keep the seat at a table that has moved to this program. False if there is none."""
        if self.joining is None:
            return False
        self._profile, self._places = None, ()
        self.joining.join_link(link)
        return True

    @Slot()
    @Slot(str)
    def try_again(self, code: str | None = None) -> None:
        """Join the same table again, perhaps with another code."""
        if self._profile is not None:
            known = self._profile
            profile = known if code is None else replace(known, code=code, openly=False)
            self.join(profile, self._places)

    @Slot()
    def join_openly(self) -> None:
        """Join the same table without a code. The player has agreed to it."""
        if self._profile is not None:
            self.join(replace(self._profile, code=None, openly=True), self._places)

    @Slot()
    def join_next_table(self) -> None:
        """Join whatever table is now at the address where this one was, as a newcomer."""
        place = None if self.joining is None else self.joining.place
        if self._profile is not None and place is not None:
            self.join(replace(self._profile, game=None, token=None, want=Want.SEAT), [place])

    def also_at(self, game: str, places: Iterable[Place]) -> None:
        """A table was found: it may be ours, with a new address, if ours doesn't answer."""
        if self.joining is not None and self.is_away and game == self.game:
            self.joining.also_at(places)

    def leave(self) -> None:
        """Give up the seat."""
        if self.joining is not None:
            self.joining.leave()
        self.depart()

    def depart(self) -> None:
        """Go without giving up the seat."""
        joining, self.joining = self.joining, None
        if joining is not None:
            joining.changed.disconnect(self._on_changed)
            joining.close()
            joining.deleteLater()
        self._feed.disconnect_from_table()

    def _begin(self, profile: Profile, tokens: TokenFile | None) -> Joining:
        self.depart()
        session = self._user_data.session(profile)
        joining = Joining(session, tokens, self)
        joining.changed.connect(self._on_changed)
        self.joining = joining
        self._feed.connect_to(joining.command, session.intend)
        return joining

    @Slot(tuple)
    def _on_changed(self, events: tuple[object, ...]) -> None:
        joining = self.joining
        if joining is None:
            return
        before = self._feed.state.status
        self._feed.show(joining.session.state)
        self.happened.emit(events)
        status = joining.session.state.status
        if status is Status.JOINED and before is not status and joining.place is not None:
            self.joined.emit(joining.place)


# After a restart, the program returns to its seat unasked as soon as it finds the table


class Returning(QObject):
    """Stops once the player has been at a table, so that nothing pulls them away from it later."""

    wanted = Signal(str)
    """The game in which this computer holds a seat."""

    def __init__(
        self, discovery: Discovery, tokens: TokenFile, feed: Feed, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._feed = feed
        self._is_over = False
        discovery.tables_changed.connect(self._on_tables)
        feed.changed.connect(self._on_feed)

    @Slot(tuple)
    def _on_tables(self, tables: tuple[FoundTable, ...]) -> None:
        for table in () if self._is_over else tables:
            known = table.obstacle is None and not table.own
            if known and self._tokens.awaits(table.game):
                self.wanted.emit(table.game)
                return

    @Slot()
    def _on_feed(self) -> None:
        self._is_over = self._is_over or self._feed.state.status is not Status.OFFLINE
