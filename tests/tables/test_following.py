from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from dixit_qt.client.greeting import Profile
from dixit_qt.client.session import Session
from dixit_qt.net.discovery.found_tables import FoundTable, Obstacle
from dixit_qt.net.places import Place
from dixit_qt.store.pictures import NoPictures
from dixit_qt.tables.bot_guest import Following

GAME = "a1b2c3d4e5f60718"
ADDRESS, OTHER = "10.0.0.1", "10.0.0.2"
TABLE = FoundTable(GAME, "Стол", "odyssey", 3, False, 1, 42042, (ADDRESS,))
ANOTHER = replace(TABLE, game="ffffffffffff", name="Another", addresses=("10.0.0.9",))


class Sky(QObject):
    """A fake list of the tables on the network."""

    tables_changed = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        self.tables: tuple[FoundTable, ...] = ()

    def places_of(self, game: str) -> tuple[Place, ...]:
        return next((each.places for each in self.tables if each.game == game), ())

    def show(self, *tables: FoundTable) -> None:
        self.tables = tables
        self.tables_changed.emit(tables)


class Recorder:
    """A fake connection that records the addresses it's given."""

    def __init__(self) -> None:
        self.session = Session(Profile("Anna"), NoPictures())
        self.log: list[tuple[str, Sequence[Place]]] = []

    def join(self, places: Sequence[Place]) -> None:
        self.log.append(("join", places))

    def also_at(self, places: Sequence[Place]) -> None:
        self.log.append(("also at", places))


@pytest.fixture
def sky() -> Sky:
    return Sky()


@pytest.fixture
def joining() -> Recorder:
    return Recorder()


@pytest.mark.parametrize(
    ("name", "seen", "joined"),
    [
        ("Стол", (ANOTHER, TABLE), TABLE),
        ("", (ANOTHER, TABLE), ANOTHER),
        ("", (replace(ANOTHER, obstacle=Obstacle.HOST_IS_OLDER), TABLE), TABLE),
    ],
)
def test_the_wanted_table_is_joined_at_all_its_addresses(
    sky: Sky, joining: Recorder, name: str, seen: tuple[FoundTable, ...], joined: FoundTable
) -> None:
    Following(sky, joining, name, sky)
    sky.show(*seen)
    assert joining.log == [("join", joined.places)]
    assert joining.session.profile.game == joined.game


def test_another_table_is_not_joined(sky: Sky, joining: Recorder) -> None:
    Following(sky, joining, "Стол", sky)
    sky.show(ANOTHER)
    assert joining.log == []


def test_a_moved_table_is_followed(qtbot: QtBot, sky: Sky, joining: Recorder) -> None:
    following = Following(sky, joining, "Стол", sky)
    with qtbot.waitSignal(following.found):
        sky.show(TABLE)
    moved = replace(TABLE, addresses=(OTHER,))
    sky.show(ANOTHER, moved)
    sky.show(ANOTHER)
    assert joining.log == [("join", TABLE.places), ("also at", moved.places)]


def test_a_guest_who_joined_by_address_follows_their_game(sky: Sky, joining: Recorder) -> None:
    Following(sky, joining, None, sky)
    sky.show(TABLE)
    joining.session.state = replace(joining.session.state, game=GAME)
    sky.show(TABLE, ANOTHER)
    assert joining.log == [("also at", TABLE.places)]
