"""Tables at some point of a game, for the tests of the host."""

from dixit_qt.host import journal
from dixit_qt.host.match import Pace
from dixit_qt.host.table import Table
from dixit_qt.net.links import LinkPair
from dixit_qt.rules.actions import ClaimStory, GiveClue
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Farewell, News, Want
from dixit_qt.wire.peer import Peer, Role
from tests.net.room import Guest, MemoryJournal, RoomInMemory, new_state

SLOW = Pace((1000.0, 1000.0), 1000.0, grace=0.0, reading=0.0)
GRACE = Pace((1000.0, 1000.0), 1000.0, grace=1.5, reading=0.0)


def a_game(players: int = 4, edition: str = "odyssey", **changes) -> tuple[RoomInMemory, list]:
    """A running game. The bots think for longer than any test lasts, so they do nothing by
    themselves."""
    room = RoomInMemory(edition, **{"pace": SLOW, **changes})
    guests = room.join_all(players)
    room.do(guests[0], m.Start())
    return room, guests


def a_round(players: int = 4, **changes) -> tuple[RoomInMemory, list[Guest]]:
    """The first guest is the storyteller and hasn't given a clue yet."""
    room, guests = a_game(players, **changes)
    assert guests[0].session.intend(ClaimStory())
    room.settle()
    return room, guests


def tell(room: RoomInMemory, teller: Guest) -> None:
    assert teller.session.intend(GiveClue("words", card=teller.view.cards.hand[0]))
    room.settle()


def play_round(room: RoomInMemory, guests: list[Guest]) -> None:
    """Play the moves of all players until the next round has begun."""
    rounds = len(room.host.match.state.history)
    while len(room.host.match.state.history) == rounds:
        seated = [guest for guest in guests if guest.state.seat is not None]
        room.play(seated, moves=1)


def play_round_with_bots(room: RoomInMemory, admin: Guest) -> None:
    """Play one round, with bots making every move."""
    match = room.host.match
    rounds = len(match.state.history)
    while len(match.state.history) == rounds and not match.is_over:
        for seat in match.waiting_for:
            room.do(admin, m.ActFor(room.public.seats[seat].person))


def wait(room: RoomInMemory, seconds: int) -> None:
    """Let time pass second by second, so that no guest times out."""
    for _ in range(seconds):
        room.pass_time(1.0)


def news(guest: Guest) -> list[News]:
    return [notice.code for notice in guest.state.notices]


def drop(room: RoomInMemory, guest: Guest) -> None:
    """Cut the connection without a goodbye."""
    guest.pair.client.close()
    guest.session.lost()
    room.settle()


def come_back(room: RoomInMemory, guest: Guest, **more) -> Guest:
    """Rejoin as the same person on a new connection, with their token."""
    return room.join(guest.session.profile.name, token=guest.state.token, **more)


def look_on(room: RoomInMemory, name: str) -> Guest:
    """Join as a spectator, who may ask for a seat later."""
    return room.join(name, want=Want.SPECTATOR)


def seats(room: RoomInMemory) -> list[str]:
    return [person.name for person in room.host.people.seats]


def refusal(guest: Guest) -> str | None:
    return None if guest.state.refused is None else guest.state.refused.code


def resume(data: bytes, disk: MemoryJournal | None = None, **changes) -> RoomInMemory:
    """Start a host again with what the killed one had on disk."""
    room = RoomInMemory()
    state = new_state(**{"pace": SLOW, **changes})
    table = Table.from_journal(state, journal.read(data), room.now)
    if disk is None:
        room.journal.begin("resumed", data)
    else:
        room.journal = disk
    room.begin(table)
    return room


class Stranger:
    """A link that sends any bytes."""

    def __init__(self, room: RoomInMemory, address: str = "10.0.0.66") -> None:
        self.room = room
        self.pair = LinkPair()
        self.heard = bytearray()
        self.is_closed = False
        self.pair.client.on_data = self.heard.extend
        self.pair.client.on_closed = self._closed
        room.exchange.attach(self.pair.host, address)
        self.settle()

    def _closed(self) -> None:
        self.is_closed = True

    def say(self, data: bytes) -> None:
        self.pair.client.send(data)
        self.settle()

    def settle(self) -> None:
        while self.pair.pump():
            pass
        self.room.settle()

    @property
    def farewell(self) -> Farewell | None:
        peer = Peer(Role.CLIENT)
        peer.send(m.Hello(2, "Stranger"))
        messages = list(peer.receive(bytes(self.heard)))
        return messages[-1].code if messages and isinstance(messages[-1], m.Goodbye) else None
