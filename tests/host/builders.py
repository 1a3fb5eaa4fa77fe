"""Tables in the middle of something, for the tests of the host."""

from dixit_qt.host.match import Pace
from dixit_qt.rules.actions import ClaimStory
from dixit_qt.wire import messages as m
from tests.net.room import Guest, RoomInMemory

SLOW = Pace((1000.0, 1000.0), 1000.0, breath=0.0, reading=0.0)


def a_game(players: int = 4, edition: str = "odyssey", **changes) -> tuple[RoomInMemory, list]:
    """A running game; bots think so long that nothing happens by itself."""
    room = RoomInMemory(edition, **{"pace": SLOW, **changes})
    guests = room.join_all(players)
    room.do(guests[0], m.Start())
    return room, guests


def a_round(players: int = 4, **changes) -> tuple[RoomInMemory, list[Guest]]:
    """The first guest is the storyteller and has not yet told."""
    room, guests = a_game(players, **changes)
    assert guests[0].session.intend(ClaimStory())
    room.settle()
    return room, guests


def drop(room: RoomInMemory, guest: Guest) -> None:
    """The cable is pulled."""
    guest.pair.client.close()
    guest.session.lost()
    room.settle()


def come_back(room: RoomInMemory, guest: Guest, **more) -> Guest:
    """The same person from a new connection, with the token he was given."""
    return room.join(guest.session.profile.name, token=guest.state.token, **more)


def seats(room: RoomInMemory) -> list[str]:
    return [person.name for person in room.host.people.seats]


def refusal(guest: Guest) -> str | None:
    return None if guest.state.refused is None else guest.state.refused.code
