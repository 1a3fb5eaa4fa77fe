"""The composition root of the player's window: everything is created and connected here."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSettings, QTimer, Signal, Slot
from PySide6.QtGui import QWindow
from PySide6.QtNetwork import QHostAddress

from dixit_qt import paths
from dixit_qt.app.game_files import GameFiles
from dixit_qt.app.guest import Guest, Returning
from dixit_qt.app.handover import HandoverIn, HandoverOut
from dixit_qt.app.network_presenters import (
    Examiner,
    Finder,
    NewerProgramPresenter,
    handed_over_game,
    handed_over_table,
    places_of,
    saved_game,
    strange_game,
)
from dixit_qt.app.own_table import OwnTable
from dixit_qt.app.screens import SecondScreen, make_screens
from dixit_qt.app.user_data import CardStatistics, Diary, UserData, user_data_in
from dixit_qt.app.windows import StartupWindow, own_settings
from dixit_qt.client.greeting import Profile
from dixit_qt.diagnosis.diagnosis import Diagnosing
from dixit_qt.host.journal import JournalError
from dixit_qt.host.match import Pace
from dixit_qt.net.discovery.discovery import Discovery
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.net.links import Link
from dixit_qt.net.places import GAME_PORT, Place, parse_place, parse_seat_link
from dixit_qt.store.user_library import own_folder
from dixit_qt.ui.base.addresses import gallery_of
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.shell.announcer import Announcer
from dixit_qt.ui.shell.program import Program
from dixit_qt.ui.sound.loudspeaker import Device, Loudspeaker, sound_card
from dixit_qt.ui.sound.sound import Sound
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Want

translate = QCoreApplication.translate

log = logging.getLogger(__name__)

RENAME_AFTER_MS = 700


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The player's folder, settings, network and devices. A test provides its own."""

    folder: Path = field(default_factory=own_folder)
    settings: QSettings = field(default_factory=own_settings)
    discovery: Discovery = field(default_factory=Discovery)
    port: int = GAME_PORT
    pace: Pace = field(default_factory=Pace)
    diagnosing: Diagnosing = field(default_factory=Diagnosing)
    sound_card: Callable[[], Device] = sound_card


class Player(QObject):
    """One person at one computer: a window, perhaps an own table, a connection to some table."""

    finished = Signal()

    def __init__(
        self,
        around: Surroundings,
        startup: StartupWindow | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.user_data: UserData = user_data_in(around.folder)
        self.feed = Feed(self)
        self._startup = startup or StartupWindow(around.settings, self)
        self.language = self._startup.language
        self.windows = self._startup.windows
        self.sound = self._sound(around.sound_card)
        self.screens = make_screens(
            self.feed, self.language, self._startup.preferences, self.user_data, self.sound, self
        )
        self.program = Program(self.feed, self.language, self.screens, self)
        self.guest = Guest(self.feed, self.user_data, self)
        self.own = OwnTable(self.user_data, around.pace, around.port, self)
        self.handover_in = HandoverIn(self.guest, self.own, self.user_data, self.language, self)
        self.handover_out = HandoverOut(self.guest, self.own, self)
        self.files = GameFiles(self.screens.home, self.screens.notices, self.user_data, self)
        self.discovery = around.discovery
        self.finder = Finder(
            self.screens.home, self.guest, self.feed, self.user_data, self.discovery, self
        )
        self.newer = NewerProgramPresenter(
            self.screens.newer, self.discovery, self.user_data.programs, parent=self
        )
        self.returning = Returning(self.discovery, self.user_data.tokens, self.feed, self)
        self.examiner = Examiner(self.screens.trouble, self.language, around.diagnosing, self)
        gallery = gallery_of(self.user_data.picture)
        self.second = SecondScreen(self.feed, self.language, gallery, self.addresses, self)
        self._card_statistics = self._kept()
        mine = self.user_data
        self._diary = Diary(self.feed, mine.standings, mine.kept_games, self)
        self._searching = True
        self._known_as = self.profile()
        self._introducing = QTimer(self, singleShot=True, interval=RENAME_AFTER_MS)
        self._wire()

    def _sound(self, card: Callable[[], Device]) -> Sound:
        return Sound(
            self.feed,
            self._startup.preferences,
            paths.resources() / "sounds",
            Loudspeaker(self, card),
            self,
            hosts=lambda: self.own.runs,
            shows_table=lambda: self.second.is_open,
        )

    def _kept(self) -> CardStatistics:
        mine = self.user_data
        return CardStatistics(
            self.feed, mine.favourites, mine.cards, lambda: self.own.is_practice, self
        )

    def open(self) -> QWindow:
        self.discovery.start()
        self.discovery.search()
        self._offer_saved_games()
        self.own.tell_the_way()
        self._window = self._startup.window
        self.windows.enter(self._window, self.program)
        screens = self.screens
        self._announcer = Announcer(self.feed, self.language, self._window, screens.reveal, self)
        self._announcer.listen_to(screens.card_table)
        self._announcer.listen_to(screens.poetry_table)
        return self._window

    def close(self) -> None:
        """Close the engine first: it must not outlive the objects that it shows."""
        self.second.close()
        self.windows.close()
        self.screens.decks.close()
        self.screens.album.close()
        self.guest.depart()
        self.own.close()
        self.newer.close()
        self.examiner.close()
        self.discovery.close()
        self.sound.close()
        self.language.leave()

    def _wire(self) -> None:
        home, program = self.screens.home, self.program
        home.host_wanted.connect(self._host)
        home.practice_wanted.connect(self._practise)
        home.practice_resumed.connect(self._go_on_practising)
        home.join_wanted.connect(self._join)
        home.watch_wanted.connect(self._look_on)
        self.returning.wanted.connect(self._join)
        home.address_wanted.connect(self._join_address)
        home.resume_wanted.connect(self._resume)
        home.forget_wanted.connect(self._forget)
        home.table_view_wanted.connect(self._open_table_view)
        self.second.chosen.connect(self._watch)
        self.second.sounded.connect(self.sound.hearTable)
        self.discovery.tables_changed.connect(self.second.offer)
        self.screens.decks.stock_changed.connect(self._restock)
        self.screens.preferences.changed.connect(self._introducing.start)
        self._introducing.timeout.connect(self._introduce)
        program.leave_wanted.connect(self._leave)
        program.close_wanted.connect(self._close_for_good)
        self.screens.lobby.left.connect(program.leaveTable)
        connection = self.screens.connection
        connection.retry_wanted.connect(self.guest.try_again)
        connection.code_given.connect(self.guest.try_again)
        connection.agreed_to_open.connect(self.guest.join_openly)
        connection.cancelled.connect(self._leave)
        connection.next_table_wanted.connect(self.guest.join_next_table)
        self.guest.happened.connect(self.screens.notices.hear)
        self.guest.happened.connect(self.screens.reactions.hear)
        self.guest.joined.connect(self._show_way_to_seat)
        self.files.changed.connect(self._offer_saved_games)
        self.handover_in.opened.connect(self._sit_at_handed_over)
        self.handover_in.failed.connect(self._tell_of_failure)
        self.own.handed_over.connect(self._on_handed_over)
        program.gone_with_table.connect(self.handover_out.begin)
        self.handover_out.gone.connect(self._leave)
        self.handover_out.quitted.connect(self.finished)
        self.own.advert_changed.connect(self.discovery.advertise)
        self.discovery.own_addresses_changed.connect(self._show_addresses)
        self.feed.changed.connect(self._search_when_alone)

    def profile(self, game: str | None = None) -> Profile:
        settings = self.screens.preferences.settings
        name = settings.name.strip() or translate("Home", "Guest")
        return Profile(name, settings.rabbit, game=game, can_host=True, discreet=True)

    def _profile_for(self, table: FoundTable) -> Profile:
        """A table that the list shows with a lock is joined only over an encrypted connection."""
        return replace(self.profile(table.game), is_sealed=table.code_needed)

    @Slot()
    def _introduce(self) -> None:
        """Send the table a name or rabbit that was changed in the settings."""
        before, self._known_as = self._known_as, self.profile()
        if self.feed.state.seat is None:
            return
        if before.name != self._known_as.name:
            self.feed.send(m.SetName(self._known_as.name))
        if self._known_as.rabbit is not None and before.rabbit != self._known_as.rabbit:
            self.feed.send(m.SetRabbit(self._known_as.rabbit))

    # An own table

    def _table_name(self) -> str:
        return translate("Home", "%1's table").replace("%1", self.profile().name)

    @Slot()
    def _host(self) -> None:
        self._sit_at_own(self.own.open(self._table_name(), self.language.code))

    @Slot(str)
    def _resume(self, path: str) -> None:
        if handed := handed_over_game(path):
            self.handover_in.open_kept(handed)
            return
        game = self.own.saved(path)
        if game is None:
            self._offer_saved_games()
            return
        try:
            link = self.own.open(game.saved.opening.room, self.language.code, game)
        except (JournalError, OSError) as error:
            log.warning("%s: %s", path, error)
            self._tell_of_failure()
            return
        self._sit_at_own(link, game.saved.opening.game)

    @Slot(str)
    def _forget(self, path: str) -> None:
        if handed := handed_over_game(path):
            self.handover_in.delete(handed)
        else:
            self.own.delete(path)
        self._offer_saved_games()

    @Slot(str, int)
    def _practise(self, edition: str, bots: int) -> None:
        name = translate("Home", "Practice")
        link = self.own.practise(name, self.language.code, edition, bots)
        self._sit_at_practice(self.profile(), link)

    @Slot()
    def _go_on_practising(self) -> None:
        try:
            link, game, token = self.own.go_on_practising(self.language.code)
        except (JournalError, OSError) as error:
            log.warning("the practice: %s", error)
            self._tell_of_failure()
        else:
            self._sit_at_practice(replace(self.profile(game), token=token), link)

    def _sit_at_practice(self, profile: Profile, link: Link) -> None:
        self.guest.join_link(profile, link, for_practice=True)
        self.program.set_hosting(False, practice=True)

    @Slot(object, str, str)
    def _sit_at_handed_over(self, link: Link, game: str, token: str) -> None:
        """A player who is already at this table keeps their seat, even if they joined by hand."""
        if self.guest.game != game or not self.guest.stay_with(link):
            profile = replace(self.profile(game), token=token or None)
            self.guest.join_link(profile, link)
        self._show_own()

    @Slot()
    def _tell_of_failure(self) -> None:
        self.screens.notices.say(_cannot_be_opened, refusal=True)

    @Slot()
    def _on_handed_over(self) -> None:
        self.program.set_hosting(False)
        self._show_addresses()

    def _sit_at_own(self, link: Link, game: str | None = None) -> None:
        self.guest.join_link(self.profile(game), link)
        self._show_own()

    def _show_own(self) -> None:
        self.program.set_hosting(self.own.is_open)
        self._show_addresses()
        if not self.own.is_open:
            self.screens.notices.say(partial(_nobody_can_come, self.own.error), refusal=True)

    def addresses(self) -> list[str]:
        """Where others can reach this program's own table."""
        port = self.own.port if self.own.runs else 0
        places = [Place(address, port) for address in self.discovery.own_addresses if port]
        return [_to_pass_on(place) for place in places]

    @Slot()
    def _show_addresses(self) -> None:
        self.screens.lobby.show_addresses(self.addresses())
        self.second.refresh()

    @Slot(object)
    def _show_way_to_seat(self, place: Place) -> None:
        self.screens.other_device.show_place(place)
        if not self.own.runs:
            self.screens.lobby.show_addresses([_to_pass_on(place)] if is_for_others(place) else [])

    @Slot()
    def _restock(self) -> None:
        self.user_data.look_again()
        self.own.restock()

    # The table view

    @Slot()
    def _open_table_view(self) -> None:
        self.second.open(self.windows.engine, self._window)
        self.second.offer(self.discovery.tables)

    @Slot(str)
    def _watch(self, game: str) -> None:
        self._go_to(game, Want.TABLE)

    # Tables of others

    @Slot(str)
    def _join(self, game: str) -> None:
        self._go_to(game, Want.SEAT)

    @Slot(str)
    def _look_on(self, game: str) -> None:
        self._go_to(game, Want.SPECTATOR)

    def _go_to(self, game: str, want: Want) -> None:
        table = self.finder.table(game)
        if table is not None:
            self.guest.join(replace(self._profile_for(table), want=want), places_of(table))

    @Slot(str)
    def _join_address(self, address: str) -> None:
        if (link := parse_seat_link(address)) is not None:
            profile = replace(self.profile(link.game), token=link.token)
            self.guest.join(profile, [link.place])
            return
        place = parse_place(address)
        if place is None:
            self.screens.notices.say(partial(_no_address, address), refusal=True)
            return
        self.guest.join(self.profile(), [place])

    # Away from a table

    @Slot()
    def _leave(self) -> None:
        """Leave the table. A guest gives up the seat. A host's game can be resumed from its
        journal."""
        if self.own.runs:
            self.guest.depart()
        else:
            self.guest.leave()
        if not self.own.is_handed_over:
            self.own.close()
        self.program.set_hosting(False)
        self._show_addresses()
        self._offer_saved_games()

    @Slot()
    def _close_for_good(self) -> None:
        """A guest who closes the window has left, and hasn't just lost the connection."""
        if not self.own.runs:
            self.guest.leave()
        self.finished.emit()

    @Slot()
    def _search_when_alone(self) -> None:
        """Search for tables only while the player isn't at one that answers."""
        alone = self.feed.state.room is None or self.guest.is_away
        if alone != self._searching:
            self._searching = alone
            self.discovery.search(alone)

    @Slot()
    def _offer_saved_games(self) -> None:
        games = [handed_over_table(*each) for each in self.handover_in.waiting()]
        games += [saved_game(game) for game in self.own.resumable()]
        games += [strange_game(path) for path in self.own.of_another_version()]
        self.screens.home.show_saved(games, datetime.now(UTC).astimezone())
        left = self.own.practice_left()
        self.screens.home.show_practice(None if left is None else saved_game(left))


def _to_pass_on(place: Place) -> str:
    """An address that somebody can type."""
    return place.address if place.port == GAME_PORT else str(place)


def is_for_others(place: Place) -> bool:
    """False for an address that means something on this computer alone."""
    address = QHostAddress(place.address)
    return not address.isLoopback() and not address.scopeId()


def _cannot_be_opened() -> str:
    return translate("Home", "This table can't be opened here: some of its data is missing.")


def _nobody_can_come(error: str) -> str:
    return translate("Home", "Others can't join this table: %1").replace("%1", error)


def _no_address(address: str) -> str:
    words = translate("Home", "“%1” is not an address. An address looks like 192.168.1.20.")
    return words.replace("%1", address)
