"""Everybody around the table before a game, as the host and as a guest see it."""

from collections.abc import Callable
from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtQml import qmlEngine

from dixit_qt.app.player import is_for_others
from dixit_qt.client.state import ClientState, Status
from dixit_qt.net.places import GAME_PORT, Place
from dixit_qt.store.remembered import HouseSets
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.lobby.house_rules import HouseRules
from dixit_qt.ui.lobby.lobby import Lobby
from dixit_qt.wire.codes import BotStrength, Keeper, Stage
from dixit_qt.wire.messages import Kick
from dixit_qt.wire.room import DeckInfo, Room, SeatInfo, Timers
from tests.ui.household import Household
from tests.ui.qml_driver import QmlDriver

DECK = DeckInfo("first", {"en": "Impossible things"}, "us", 84, "f" * 20)
NAMES = ("Аня", "Boris", "Ксения", "Dmitri", "Ёлка", "Fjodor", "Галя", "Henry", "Ира", "Jan")


def room(edition: str, seats: int, **more: object) -> Room:
    names = (*NAMES, "Костя", "Люба Ивановна")
    people = tuple(
        SeatInfo(n + 1, names[n], n, Keeper.BOT if n == 1 else Keeper.PERSON, is_bot=n == 1)
        for n in range(seats)
    )
    usual = {"switches": {}, "seats": people, "decks": (DECK,), "chosen_decks": ("first",)}
    return Room("0" * 8, "Kitchen", Stage.GATHERING, edition, admins=(1,), **{**usual, **more})


@pytest.fixture
def lobby_of(show: Callable[..., QmlDriver], language, tmp_path):
    def lobby_of(of: Room, seat: int | None = 0, size=(1366, 768), scale: float = 1) -> QmlDriver:
        language.use("en")
        feed = Feed()
        lobby = Lobby(feed, language)
        house = HouseRules(feed, language, HouseSets(tmp_path / "sets.json"))
        person = 99 if seat is None else seat + 1
        feed.show(ClientState(Status.JOINED, person=person, seat=seat, room=of))
        driver = show("LobbyPage", size=size, lobby=lobby, house=house)
        theme = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Theme")
        theme.setProperty("textScale", scale)
        driver.frame()
        return driver

    return lobby_of


def place_of(driver: QmlDriver, name: str) -> QRectF:
    item = driver.item(name)
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("scale", [1, 1.3])
@pytest.mark.parametrize("seats", [2, 3, 6, 8, 12])
def test_no_names_lie_over_the_table_or_each_other(lobby_of, seats, scale):
    driver = lobby_of(room("odyssey", seats), scale=scale)
    driver.resting("seat-0")
    table = place_of(driver, "roundTable")
    chips = {f"name-{place}": place_of(driver, f"name-{place}") for place in range(seats)}
    for one, other in combinations(chips, 2):
        assert not chips[one].intersects(chips[other]), (one, other)
    for name, chip in chips.items():
        corners = (chip.topLeft(), chip.topRight(), chip.bottomLeft(), chip.bottomRight())
        across, down = table.width() / 2, table.height() / 2
        for corner in corners:
            off = corner - table.center()
            assert (off.x() / across) ** 2 + (off.y() / down) ** 2 > 1, name


@pytest.mark.parametrize("seat", [0, 3, 4])
def test_ones_own_seat_is_at_the_bottom(lobby_of, seat):
    driver = lobby_of(room("odyssey", 5), seat)
    driver.resting(f"seat-{seat}")
    places = {place: place_of(driver, f"seat-{place}").center().y() for place in range(5)}
    assert max(places, key=places.get) == seat


def test_free_chairs_are_seen(lobby_of):
    driver = lobby_of(room("classic-30", 4))
    assert len(driver.items("chair-")) == 2
    driver.says("2 free seats")
    full = lobby_of(room("classic-30", 6))
    assert not full.items("chair-")


def test_a_spectator_sits_down_on_a_free_chair(household: Household):
    anna, boris = household.open("Anna"), household.open("Boris")
    anna.click("host")
    anna.on_page("lobby")
    boris.look_on(anna)
    boris.on_page("lobby")
    boris.click("chair-3")
    anna.sees_seats(["Anna", "Boris"])


def test_a_guest_can_tell_others_how_to_join(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    assert not boris.has("ownAddress")
    boris.player.guest.joined.emit(Place("192.168.1.20", GAME_PORT))
    assert boris.text("ownAddress") == "192.168.1.20"
    assert boris.has("scanSquare")
    anna.player.screens.lobby.askForCode(True)
    boris.says("Ask the host for the table's code.")


@pytest.mark.parametrize(
    ("address", "others_can_use_it"),
    [
        ("192.168.1.20", True),
        ("169.254.3.4", True),
        ("2001:db8::7", True),
        ("127.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
    ],
)
def test_a_guest_passes_on_only_an_address_that_others_can_use(address, others_can_use_it):
    assert is_for_others(Place(address, GAME_PORT)) is others_can_use_it


def test_a_guest_reads_the_hosts_other_settings(lobby_of):
    of = room("classic-30", 4, bots=BotStrength.SHARP, timers=Timers(vote=60))
    driver = lobby_of(of, seat=2)
    assert not driver.has("more")
    for words in ("Impossible things", "Bots: hard", "For voting: 1 minute"):
        assert words in driver.text("lobbyFacts")


def test_bots_that_are_too_many_are_removed_by_one_click(
    show: Callable[..., QmlDriver], language, tmp_path
):
    seats = tuple(
        SeatInfo(n + 1, NAMES[n], n, Keeper.BOT if n else Keeper.PERSON, is_bot=n > 0)
        for n in range(9)
    )
    table = replace(room("classic-30", 9), seats=seats)
    language.use("en")
    feed, sent = Feed(), []
    lobby = Lobby(feed, language)
    feed.connect_to(sent.append, lambda _action: None)
    feed.show(ClientState(Status.JOINED, person=1, seat=0, room=table))
    house = HouseRules(feed, language, HouseSets(tmp_path / "sets.json"))
    driver = show("LobbyPage", size=(1366, 768), lobby=lobby, house=house)
    assert driver.text("removeBots") == "Remove 3 bots"
    driver.click("removeBots")
    assert sent == [Kick(9), Kick(8), Kick(7)]
