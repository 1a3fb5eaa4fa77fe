"""A handover with bad intent is refused, or gives a table like any other."""

import zlib
from random import Random
from time import monotonic

import msgspec
import pytest

from dixit_qt.host.handed_table import HandoverError, pack, unpack
from dixit_qt.tables.opening import TableSetup, handed_over_table
from dixit_qt.wire import messages as m
from tests.host.test_handover import a_running_table, a_table, handed_over
from tests.net.room import LIBRARY, RoomInMemory

HOSTILE = (
    *(None, True, -1, 0, 1, 7, 10**6, 2**62, 1e300, "", "x", "\u202e", "x" * 3000, "ab" * 10),
    *(b"", b"\xff" * 40, [], {}, [[]], {"": None}, ["x"] * 300, list(range(50)), {1: {1: None}}),
)
TRIES = 150
MOVES = 6


def places(tree, path=()):
    """The paths to all values in `tree`."""
    inside = tree.items() if isinstance(tree, dict) else enumerate(tree)
    for key, value in inside:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))


def spoiled(tree, rng: Random):
    """Some values replaced, removed or duplicated."""
    for _ in range(rng.randint(1, 3)):
        ways = list(places(tree))
        *way, last = rng.choice(ways)
        parent = tree
        for key in way:
            parent = parent[key]
        deed = rng.random()
        if deed < 0.15:
            del parent[last]
        elif deed < 0.3 and isinstance(parent, list):
            parent.append(parent[last])
        elif deed < 0.45:
            other = rng.choice(ways)
            parent[last] = value_at(tree, other) if len(other) < 3 else rng.choice(HOSTILE)
        else:
            parent[last] = rng.choice(HOSTILE)
    return tree


def value_at(tree, way):
    for key in way:
        try:
            tree = tree[key]
        except (KeyError, IndexError, TypeError):
            return None
    return msgspec.msgpack.decode(msgspec.msgpack.encode(tree), strict=False)


def played_on(plain: bytes, rng: Random) -> bool:
    """Open the handed table. Return False if it was refused. Otherwise check that people can join
    and play."""
    try:
        handed = unpack(zlib.compress(plain, 1))
        table = handed_over_table(TableSetup("Kitchen"), LIBRARY, handed)
    except HandoverError:
        return False
    room = RoomInMemory()
    room.now = monotonic() + 1.0
    room.begin(table)
    tokens = [each.token for each in (*handed.standing.people, *handed.watchers) if each.token]
    guests = [room.join(f"Guest {at}", token=token) for at, token in enumerate(tokens[:6])]
    guests.append(room.join("Eve"))
    guests = [guest for guest in guests if guest.state.room is not None]
    for guest in guests[-1:]:
        room.do(guest, m.TakeSeat())
    room.pass_time(3.0)
    players = [guest for guest in guests if guest.view is not None]
    room.play(players, rng, moves=MOVES)
    return True


@pytest.mark.parametrize("running", [True, False])
def test_a_spoiled_handover_is_refused_or_is_a_table_like_any_other(running):
    room, guests = a_running_table() if running else a_table()
    whole = msgspec.msgpack.encode(handed_over(room, guests))
    assert played_on(zlib.decompress(pack(unpack(zlib.compress(whole)))), Random(0))
    taken = 0
    for seed in range(TRIES):
        rng = Random(seed)
        tree = spoiled(msgspec.msgpack.decode(whole, strict=False), rng)
        taken += played_on(msgspec.msgpack.encode(tree), rng)
    assert 0 < taken < TRIES
