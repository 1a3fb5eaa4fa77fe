"""A saved game written with bad intent is refused, or gives a table like any other."""

import time
import zlib
from random import Random

import msgspec
import pytest

from dixit_qt.host import journal
from dixit_qt.host.journal import JournalError
from dixit_qt.tables.opening import TableSetup, resumed_table
from tests.host.builders import a_game
from tests.net.room import LIBRARY, RoomInMemory
from tests.tables.test_hostile_handover import spoiled

TRIES = 150
MOVES = 6
PREFIX, HEADER = 10, 8


def entries(data: bytes) -> list:
    found, at = [], PREFIX
    while at < len(data):
        end = at + HEADER + int.from_bytes(data[at : at + 4], "big")
        found.append(msgspec.msgpack.decode(data[at + HEADER : end], strict=False))
        at = end
    return found


def journal_of(prefix: bytes, written: list) -> bytes:
    data = prefix
    for entry in written:
        body = msgspec.msgpack.encode(entry)
        data += len(body).to_bytes(4, "big") + zlib.crc32(body).to_bytes(4, "big") + body
    return data


def goes_on(data: bytes, rng: Random) -> bool:
    """Open the file. Return False if it was refused, else check that people can join and play."""
    try:
        saved = journal.read(data)
        table = resumed_table(TableSetup("Kitchen"), LIBRARY, saved)
    except JournalError:
        return False
    room = RoomInMemory()
    room.now = time.monotonic() + 1.0
    room.begin(table)
    tokens = {each.token for each in saved.standing.people if each.token}
    guests = [room.join(f"Guest {at}", token=token) for at, token in enumerate(sorted(tokens))]
    guests.append(room.join("Eve"))
    room.pass_time(3.0)
    room.play([guest for guest in guests if guest.view is not None], rng, moves=MOVES)
    return True


@pytest.mark.parametrize("where", ["opening", "anywhere"])
def test_a_spoiled_saved_game_is_refused_or_is_a_table_like_any_other(where):
    room, guests = a_game(4)
    room.play(guests, Random(1), moves=30)
    data = room.journal.data
    taken = 0
    for seed in range(TRIES):
        rng, written = Random(seed), entries(data)
        at = 0 if where == "opening" else rng.randrange(len(written))
        written[at] = spoiled(written[at], rng)
        taken += goes_on(journal_of(data[:PREFIX], written), rng)
    assert 0 < taken < TRIES
