"""The view model of the people at the table: who is away, and what can be done about it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.net.places import Place, SeatLink
from dixit_qt.rules.seatview import SeatView
from dixit_qt.ui.base.addresses import square_of
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.ui.base.seat_choices import Choice, ChoiceRow, choice_rows, choices_for
from dixit_qt.ui.base.view_model import list_of, sends
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.lobby.house_rules import edition_in_force
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Keeper, Stage
from dixit_qt.wire.room import Room, SeatInfo, WatcherInfo

translate = QCoreApplication.translate

MESSAGES: Mapping[Choice, Callable[[int], m.FromClient]] = {
    Choice.GIVE_TO_BOT: m.GiveToBot,
    Choice.ACT_FOR: m.ActFor,
    Choice.TAKE_OVER: m.TakeSeat,
    Choice.REMOVE_CHAIR: m.RemoveChair,
    Choice.KICK: m.Kick,
}


@dataclass(frozen=True, slots=True)
class SeatedRow(Row):
    """`askable` when something can be done about them now."""

    person: int
    name: str
    rabbit: int
    note: str
    askable: bool


def seated_rows(state: ClientState) -> list[SeatedRow]:
    room = state.room
    if room is None:
        return []
    return [
        SeatedRow(
            key=str(seat.person),
            person=seat.person,
            name=seat.name,
            rabbit=seat.rabbit,
            note=_note(state, place),
            askable=bool(choices_for(state, place)),
        )
        for place, seat in enumerate(room.seats)
        if seat.keeper is not Keeper.GONE
    ]


def _note(state: ClientState, place: int) -> str:
    if state.room is None:
        return ""
    seat, view = state.room.seats[place], state.view
    awaited = () if view is None else view.waiting_for
    if seat.goes:
        return _leaves(state, seat)
    if seat.keeper is Keeper.ABSENT:
        return translate("People", "has lost connection")
    if seat.keeper is Keeper.BOT and not seat.is_bot:
        return translate("People", "away; a bot is playing")
    if awaited == (place,):
        return translate("People", "everybody is waiting for this player")
    if place in awaited:
        return translate("People", "thinking…")
    if seat.instead_of:
        return fill(translate("People", "bot, playing for %1"), seat.instead_of)
    return translate("People", "bot") if seat.is_bot else ""


def _leaves(state: ClientState, seat: SeatInfo) -> str:
    """A seat in a team stays while the partner plays, and so does a seat without which there would
    be too few players, until somebody decides about it."""
    room, view = state.room, state.view
    if room is not None and seat.person in room.too_few_without:
        return translate("People", "left; a bot is playing")
    if room is not None and view is not None:
        places = {each.person: place for place, each in enumerate(room.seats)}
        side = view.sides[places[seat.person]]
        if any(view.sides[place] == side and not room.seats[place].goes for place in view.ring):
            return translate("People", "left; a bot is playing for the team")
    return translate("People", "leaving after this round")


@dataclass(frozen=True, slots=True)
class NewcomerRow(Row):
    """A spectator, and where the host lets them sit."""

    person: int
    name: str
    note: str
    place: str


def newcomer_rows(state: ClientState) -> list[NewcomerRow]:
    room, view = state.room, state.view
    if room is None or view is None or room.stage is not Stage.PLAYING or not state.is_admin:
        return []
    if len(view.ring) >= edition_in_force(room).sizes[-1]:
        return []
    return [
        NewcomerRow(str(each.person), each.person, each.name, _wish(each), _place(room, view, each))
        for each in room.watchers
        if not each.is_table and each.waits_for is None
    ]


def _wish(watcher: WatcherInfo) -> str:
    if watcher.wants_a_chair:
        return translate("People", "joining after this round")
    return translate("People", "is watching")


def _place(room: Room, view: SeatView, watcher: WatcherInfo) -> str:
    """The two neighbours of the new seat, clockwise."""
    around = _around(room, view)
    if watcher.sits_after not in around:
        return translate("People", "will be the last storyteller")
    place = around.index(watcher.sits_after)
    names = {seat.person: seat.name for seat in room.seats}
    return f"{names[around[place]]} → {watcher.name} → {names[around[(place + 1) % len(around)]]}"


def _around(room: Room, view: SeatView) -> list[int]:
    return [room.seats[seat].person for seat in view.ring]


def next_place(state: ClientState, person: int, by: int) -> int | None:
    """Go through the new seats in turn: first the one that is storyteller last, then the seats to
    the left of each player."""
    room, view = state.room, state.view
    if room is None or view is None:
        return None
    now = next((each.sits_after for each in room.watchers if each.person == person), None)
    places = [None, *_around(room, view)]
    at = places.index(now) if now in places else 0
    return places[(at + by) % len(places)]


@dataclass(frozen=True, slots=True)
class PeopleProps:
    """Anybody with a seat can pause the game for all, and end the pause. `name`, `rabbit` and
    `note` are those of the person whose sheet is open."""

    can_pause: bool = False
    paused: bool = False
    host_decides: bool = False
    name: str = ""
    rabbit: int = 0
    note: str = ""


class People(Screen):
    seen_on = ("table", "person")
    props = PeopleProps()
    rows = list_of(SeatedRow)
    newcomers = list_of(NewcomerRow)
    choices = list_of(ChoiceRow)

    def __init__(self, feed: Feed, language: Language, parent: QObject | None = None) -> None:
        super().__init__(feed, language, parent)
        self._asked = 0

    def derive(self, state: ClientState) -> PeopleProps:
        room = state.room
        if room is None:
            return PeopleProps()
        about = next((row for row in seated_rows(state) if row.person == self._asked), None)
        return PeopleProps(
            can_pause=state.seat is not None and room.stage is Stage.PLAYING,
            paused=room.paused_by is not None,
            host_decides=room.host_decides,
            name="" if about is None else about.name,
            rabbit=0 if about is None else about.rabbit,
            note="" if about is None else about.note,
        )

    def show_lists(self, state: ClientState) -> None:
        self.rows.show(seated_rows(state))
        self.newcomers.show(newcomer_rows(state))
        place = self._place()
        self.choices.show([] if place is None else choice_rows(state, place))

    @Slot()
    def pause(self) -> None:
        self.feed.send(m.Pause(on=not self.props.paused))

    @Slot(int)
    def askAbout(self, person: int) -> None:
        self._asked = person
        self.refresh()

    @Slot(int)
    def askAboutSeat(self, place: int) -> None:
        room = self.feed.state.room
        if room is not None and 0 <= place < len(room.seats):
            self.askAbout(room.seats[place].person)

    @Slot(str)
    def choose(self, choice: str) -> None:
        """Do this about the person whose sheet is open."""
        place = self._place()
        if place is not None and choice in choices_for(self.feed.state, place):
            self.feed.send(MESSAGES[Choice(choice)](self._asked))

    def _place(self) -> int | None:
        room = self.feed.state.room
        seats = () if room is None else room.seats
        places = (place for place, seat in enumerate(seats) if seat.person == self._asked)
        return next(places, None)

    letHostDecide = sends(m.SetHostDecides, bool)

    @Slot(int, int)
    def placeNewcomer(self, person: int, by: int) -> None:
        self.feed.send(m.PlaceNewcomer(person, next_place(self.feed.state, person, by)))


# The view model of playing on another device: a link to one's own seat, for a browser


@dataclass(frozen=True, slots=True)
class Props:
    link: str = ""
    square: str = ""


def link_of(state: ClientState, place: Place | None) -> str:
    """Empty while no browser can take the seat."""
    lets_browsers_in = state.room is not None and state.room.browsers
    if place is None or state.seat is None or not lets_browsers_in or not state.token:
        return ""
    return str(SeatLink(place, state.game, state.token))


class OtherDevice(Screen):
    seen_on = ("table", "device")
    props = Props()

    def __init__(self, feed: Feed, language: Language, parent: QObject | None = None) -> None:
        super().__init__(feed, language, parent)
        self._place: Place | None = None
        self._game = ""

    def derive(self, state: ClientState) -> Props:
        link = link_of(state, self._place if state.game == self._game else None)
        return Props(link, square_of(link))

    def show_place(self, place: Place) -> None:
        """The address of the table that this player is at now."""
        self._place, self._game = place, self.feed.state.game
        self.refresh()
