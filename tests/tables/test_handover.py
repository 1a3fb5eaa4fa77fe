"""Receiving a table: what the program saves, and what it answers."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from dixit_qt.client.events import HandoverCame
from dixit_qt.client.state import Status
from dixit_qt.host.handed_table import HandedTable, HandoverError, pack, unpack
from dixit_qt.host.plan import Library
from dixit_qt.store.journals import HandoverFolder
from dixit_qt.tables.handover import Listening, Receiver, lacks_verses, with_decks_of
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Hindrance
from tests.host.builders import drop
from tests.net.room import BY_ID, LIBRARY, Guest, RoomInMemory

PORT = 42050


class Laptop:
    """The next host at a table; `answered` is its last message to the table."""

    def __init__(self, folder: Path, pictures=BY_ID) -> None:
        self.kept = HandoverFolder(folder / "handovers")
        self.port: int | None = PORT
        self.is_hosting = False
        self.is_open = False
        self.lacks: Hindrance | Exception | None = None
        self.room = RoomInMemory()
        self.anna = self.room.join("Anna", own=True, address="10.0.0.1")
        self.me = self.room.join("Boris", can_host=True, pictures=pictures, address="10.0.0.2")
        listening = Listening(self._open, self._close)
        self.next_host = Receiver(self.kept, self._stock, listening, lambda: self.is_hosting)

    def _stock(self, _handed: HandedTable) -> Hindrance | None:
        if isinstance(self.lacks, Exception):
            raise self.lacks
        return self.lacks

    def _open(self, _handed: HandedTable) -> int | None:
        self.is_open = self.port is not None
        return self.port

    def _close(self) -> None:
        self.is_open = False

    def is_given_the_table(self) -> HandedTable | None:
        self.room.do(self.anna, m.HandOver(self.me.state.person))
        return self.hears()

    def hears(self) -> HandedTable | None:
        events, self.me.events = self.me.events, []
        mine = self.next_host.hear(self.me.session, events)
        self.room.settle()
        return mine

    @property
    def game(self) -> str:
        return self.room.host.game

    @property
    def refusal(self) -> str:
        return self.anna.state.refused.code


def test_a_handover_is_saved_before_the_answer_and_opened_on_take_over(tmp_path):
    laptop = Laptop(tmp_path)
    assert laptop.is_given_the_table() is None
    assert laptop.is_open
    assert laptop.room.table.is_handed_over
    assert laptop.kept.has(laptop.game)
    mine = laptop.hears()
    assert mine is not None
    assert (mine.game, mine.next_host) == (laptop.game, laptop.me.state.person)


@pytest.mark.parametrize(
    ("trouble", "answer"),
    [
        ({"is_hosting": True}, Hindrance.HOSTS_ALREADY),
        ({"port": None}, Hindrance.NO_PORT),
        ({"lacks": Hindrance.VERSES_MISSING}, Hindrance.VERSES_MISSING),
        ({"lacks": HandoverError("no deck")}, Hindrance.NOT_UNDERSTOOD),
        ({"lacks": OSError(28, "full")}, Hindrance.NOT_KEPT),
    ],
)
def test_a_client_that_cannot_host_says_why_and_saves_nothing(tmp_path, trouble, answer):
    laptop = Laptop(tmp_path)
    for name, value in trouble.items():
        setattr(laptop, name, value)
    laptop.is_given_the_table()
    laptop.hears()
    assert laptop.refusal == answer
    assert not laptop.kept.has(laptop.game)
    assert not laptop.is_open


def test_a_full_disk_cancels_the_handover(tmp_path):
    laptop = Laptop(tmp_path)
    (tmp_path / "handovers").write_text("in the way")
    laptop.is_given_the_table()
    assert laptop.refusal == Hindrance.NOT_KEPT
    assert not laptop.is_open


def test_an_unreadable_handover_is_refused(tmp_path):
    laptop = Laptop(tmp_path)
    laptop.room.do(laptop.anna, m.HandOver(laptop.me.state.person))
    laptop.me.events = [HandoverCame(b"rubbish")]
    laptop.hears()
    assert laptop.refusal == Hindrance.NOT_UNDERSTOOD


def test_can_host_is_sent_once_all_pictures_have_arrived(tmp_path):
    some = dict(list(BY_ID.items())[:-1])
    laptop = Laptop(tmp_path, some)
    laptop.me.session.store.pictures = dict(some)
    laptop.is_given_the_table()
    assert not laptop.is_open
    laptop.me.session.store.pictures = dict(BY_ID)
    laptop.hears()
    assert laptop.is_open


def test_a_missing_picture_cancels_the_handover(tmp_path):
    laptop = Laptop(tmp_path)
    laptop.room.do(laptop.anna, m.HandOver(laptop.me.state.person))
    card = next(iter(BY_ID))
    laptop.me.session.store.pictures.pop(card)
    state = laptop.me.session.state
    laptop.me.session.state = replace(state, missing=frozenset({card}))
    laptop.hears()
    assert laptop.refusal == Hindrance.PICTURES_MISSING


def test_a_received_table_is_deleted_when_the_handover_is_cancelled(tmp_path):
    laptop = Laptop(tmp_path)
    laptop.kept.keep(laptop.game, b"of a while ago")
    laptop.hears()
    assert not laptop.kept.has(laptop.game)


def test_losing_the_old_host_keeps_the_copy_closed(tmp_path):
    laptop = Laptop(tmp_path)
    laptop.room.do(laptop.anna, m.HandOver(laptop.me.state.person))
    laptop.next_host.hear(laptop.me.session, laptop.me.events)
    drop(laptop.room, laptop.me)
    laptop.me.session.set_status(Status.RECONNECTING)
    laptop.me.events = []
    assert laptop.hears() is None
    assert laptop.kept.has(laptop.game)
    assert laptop.is_open


def test_a_damaged_copy_is_not_opened(tmp_path):
    laptop = Laptop(tmp_path)
    laptop.kept.keep("a" * 16, b"rubbish")
    assert laptop.next_host.kept("a" * 16) is None
    assert laptop.next_host.kept("b" * 16) is None
    ((game, _when),) = laptop.kept.games()
    assert game == "a" * 16
    laptop.kept.drop(game)
    laptop.kept.drop(game)
    assert laptop.kept.games() == []


def a_handed_table(tmp_path) -> tuple[HandedTable, Guest]:
    laptop = Laptop(tmp_path)
    laptop.is_given_the_table()
    data = laptop.kept.read(laptop.game)
    assert data is not None
    handed = unpack(data)
    assert pack(handed) == data
    return handed, laptop.me


def test_a_handover_needs_exactly_the_same_verses(tmp_path):
    handed, _ = a_handed_table(tmp_path)
    assert not lacks_verses(handed, LIBRARY)
    assert lacks_verses(handed, Library())
    assert lacks_verses(structs.replace(handed, verses_hash="0" * 64), LIBRARY)
    assert not lacks_verses(structs.replace(handed, verses=None), Library())


def test_a_deck_is_rebuilt_from_the_pictures_seen(tmp_path):
    handed, _ = a_handed_table(tmp_path)
    for card, picture in BY_ID.items():
        (tmp_path / card).write_bytes(picture)
    library = with_decks_of(handed, Library(), tmp_path / "decks", lambda card: tmp_path / card)
    assert library.decks["test"].fingerprint == LIBRARY.decks["test"].fingerprint
    assert with_decks_of(handed, LIBRARY, tmp_path / "none", {}.get) == LIBRARY
    with pytest.raises(HandoverError):
        with_decks_of(handed, Library(), tmp_path / "none", {}.get)
