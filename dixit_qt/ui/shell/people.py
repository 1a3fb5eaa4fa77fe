"""The view model of the menu's list of people: who is away, and what can be done about it."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.net.places import Place, SeatLink
from dixit_qt.rules.seatview import SeatView
from dixit_qt.ui.base.addresses import square_of
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.ui.base.view_model import list_of, sends
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.lobby.house_rules import edition_in_force
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Keeper, Stage
from dixit_qt.wire.room import Room, SeatInfo, WatcherInfo

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class SeatedRow(Row):
    """What may be done about a person: only what would help now is offered."""

    person: int
    name: str
    rabbit: int
    note: str
    can_act_for: bool
    can_give_to_bot: bool
    can_kick: bool
    can_take_over: bool
    can_remove_chair: bool


def seated_rows(state: ClientState) -> list[SeatedRow]:
    room = state.room
    if room is None:
        return []
    return [
        _row(state, place, seat)
        for place, seat in enumerate(room.seats)
        if seat.keeper is not Keeper.GONE
    ]


def _row(state: ClientState, place: int, seat: SeatInfo) -> SeatedRow:
    view = state.view
    awaited = view is not None and place in view.waiting_for
    admin, me = state.is_admin, seat.person == state.person
    absent = seat.keeper is Keeper.ABSENT
    playing = state.room is not None and state.room.stage is Stage.PLAYING
    note = _note(state, seat, awaited=awaited)
    return SeatedRow(
        key=str(seat.person),
        person=seat.person,
        name=seat.name,
        rabbit=seat.rabbit,
        note=note,
        can_act_for=playing and admin and awaited and not me and not seat.is_bot,
        can_give_to_bot=playing and admin and absent,
        can_kick=admin and not me and not (playing and seat.is_bot),
        can_take_over=playing and state.seat is None and seat.keeper is not Keeper.PERSON,
        can_remove_chair=playing and admin and seat.keeper is not Keeper.PERSON and not seat.goes,
    )


def _note(state: ClientState, seat: SeatInfo, *, awaited: bool) -> str:
    if seat.goes:
        return _leaves(state, seat)
    if seat.keeper is Keeper.ABSENT:
        return translate("People", "has lost the connection")
    if seat.keeper is Keeper.BOT and not seat.is_bot:
        return translate("People", "away; a bot plays")
    if awaited:
        return translate("People", "the table waits for this move")
    if seat.instead_of:
        return fill(translate("People", "bot, plays instead of %1"), seat.instead_of)
    return translate("People", "bot") if seat.is_bot else ""


def _leaves(state: ClientState, seat: SeatInfo) -> str:
    """Half a team stays, and so does a seat without which too few would play, until it is said
    what shall become of it."""
    room, view = state.room, state.view
    if room is not None and seat.person in room.too_few_without:
        return translate("People", "has left; a bot plays")
    if room is not None and view is not None:
        places = {each.person: place for place, each in enumerate(room.seats)}
        side = view.sides[places[seat.person]]
        if any(view.sides[place] == side and not room.seats[place].goes for place in view.ring):
            return translate("People", "has left; a bot plays for the team")
    return translate("People", "leaves the game when the round is over")


@dataclass(frozen=True, slots=True)
class NewcomerRow(Row):
    """Somebody who looks on, and where the host lets him sit down."""

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
        return translate("People", "sits down after the round")
    return translate("People", "is watching")


def _place(room: Room, view: SeatView, watcher: WatcherInfo) -> str:
    """Between whom, clockwise."""
    around = _around(room, view)
    if watcher.sits_after not in around:
        return translate("People", "tells last")
    place = around.index(watcher.sits_after)
    names = {seat.person: seat.name for seat in room.seats}
    return f"{names[around[place]]} → {watcher.name} → {names[around[(place + 1) % len(around)]]}"


def _around(room: Room, view: SeatView) -> list[int]:
    return [room.seats[seat].person for seat in view.ring]


def next_place(state: ClientState, person: int, by: int) -> int | None:
    """The places in turn: where one tells last, then to the left of each."""
    room, view = state.room, state.view
    if room is None or view is None:
        return None
    now = next((each.sits_after for each in room.watchers if each.person == person), None)
    places = [None, *_around(room, view)]
    at = places.index(now) if now in places else 0
    return places[(at + by) % len(places)]


@dataclass(frozen=True, slots=True)
class PauseProps:
    """Anybody who is seated may call a pause for all, and end it."""

    can_pause: bool = False
    paused: bool = False


class People(Screen):
    seen_on = ("menu",)
    props = PauseProps()
    rows = list_of(SeatedRow)
    newcomers = list_of(NewcomerRow)

    def derive(self, state: ClientState) -> PauseProps:
        room = state.room
        if room is None or state.seat is None or room.stage is not Stage.PLAYING:
            return PauseProps()
        return PauseProps(can_pause=True, paused=room.paused_by is not None)

    def show_lists(self, state: ClientState) -> None:
        self.rows.show(seated_rows(state))
        self.newcomers.show(newcomer_rows(state))

    @Slot()
    def pause(self) -> None:
        self.feed.send(m.Pause(on=not self.props.paused))

    actFor = sends(m.ActFor, int)
    giveToBot = sends(m.GiveToBot, int)
    kick = sends(m.Kick, int)
    removeChair = sends(m.RemoveChair, int)
    """The game goes on without the seat when the round is over."""

    @Slot(int, int)
    def placeNewcomer(self, person: int, by: int) -> None:
        self.feed.send(m.PlaceNewcomer(person, next_place(self.feed.state, person, by)))

    takeOver = sends(m.TakeSeat, int)
    """For a spectator: the seat is mine when the round is over."""


# The view model of playing on with another device: the way to one's own seat, for a browser


@dataclass(frozen=True, slots=True)
class Props:
    link: str = ""
    square: str = ""


def link_of(state: ClientState, place: Place | None) -> str:
    """Empty while no browser could take the seat."""
    lets_browsers_in = state.room is not None and state.room.browsers
    if place is None or state.seat is None or not lets_browsers_in or not state.token:
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
