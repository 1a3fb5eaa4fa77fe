"""One end of a connection: bytes in, messages out, and the order in which they may come.

A connection begins in HELLO, where the client introduces itself. In GREETED it waits for the host's
welcome; in CHALLENGED, the host first wants proof that a seat belongs to the client. LOBBY and
PLAYING follow the host, which begins a game with its first view and ends it with a lobby in which
players gather again. CLOSED is final. The host may say goodbye in any state. Since messages of both
sides cross on the way, a client may still send an intent in LOBBY: the host answers that no game is
running.

`TRANSITIONS` is the whole protocol: a message that isn't in it may not be sent. The table is the
same for both ends: each follows the state by what it sends and receives.
"""

from collections.abc import Iterator, Mapping
from enum import IntEnum, auto
from typing import get_args

from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import (
    FrameDecoder,
    LocalProtocolError,
    RemoteProtocolError,
    decode_from_client,
    decode_from_host,
    decode_hello,
    encode,
    frame,
)
from dixit_qt.wire.codes import Stage
from dixit_qt.wire.limits import MAX_CLIENT_FRAME, MAX_FRAME, MAX_HELLO


class Role(IntEnum):
    CLIENT = auto()
    HOST = auto()


class State(IntEnum):
    HELLO = auto()
    GREETED = auto()
    CHALLENGED = auto()
    LOBBY = auto()
    PLAYING = auto()
    CLOSED = auto()


Row = Mapping[type[m.Message], State]


def _stay(state: State, union: object) -> dict[type[m.Message], State]:
    return dict.fromkeys(get_args(union), state)


def _client_row(state: State) -> Row:
    row = _stay(state, m.FromClient)
    del row[m.Hello], row[m.Proof]
    return row


def _host_row(state: State) -> Row:
    row = _stay(state, m.FromHost)
    del row[m.Challenge], row[m.Welcome]
    row |= {m.Update: State.PLAYING, m.FinishedRound: State.PLAYING, m.Goodbye: State.CLOSED}
    return row


TRANSITIONS: Mapping[State, Mapping[Role, Row]] = {
    State.HELLO: {
        Role.CLIENT: {m.Hello: State.GREETED},
        Role.HOST: {m.Goodbye: State.CLOSED},
    },
    State.GREETED: {
        Role.CLIENT: {},
        Role.HOST: {
            m.Challenge: State.CHALLENGED,
            m.Welcome: State.LOBBY,
            m.Goodbye: State.CLOSED,
        },
    },
    State.CHALLENGED: {
        Role.CLIENT: {m.Proof: State.GREETED},
        Role.HOST: {m.Goodbye: State.CLOSED},
    },
    State.LOBBY: {
        Role.CLIENT: _client_row(State.LOBBY),
        Role.HOST: _host_row(State.LOBBY),
    },
    State.PLAYING: {
        Role.CLIENT: _client_row(State.PLAYING),
        Role.HOST: _host_row(State.PLAYING),
    },
    State.CLOSED: {Role.CLIENT: {}, Role.HOST: {}},
}


def follow(state: State, sender: Role, message: m.Message) -> State | None:
    """The state after a message. None if it isn't allowed."""
    following = TRANSITIONS[state][sender].get(type(message))
    if following is State.PLAYING and isinstance(message, m.Lobby):
        return State.LOBBY if message.room.stage is Stage.GATHERING else State.PLAYING
    return following


class Peer:
    """`role` is this end's own."""

    def __init__(self, role: Role) -> None:
        self.role = role
        self.state = State.HELLO
        self._frames = FrameDecoder(MAX_HELLO if role is Role.HOST else MAX_FRAME)

    def send(self, message: m.Message, encoded: bytes | None = None) -> bytes:
        """The frame of a message; `encoded` is that frame if it was already made for another
        peer.
        """
        following = follow(self.state, self.role, message)
        if following is None:
            raise LocalProtocolError(f"{_name(message)} may not be sent in {self.state.name}")
        data = frame(encode(message)) if encoded is None else encoded
        self.state = following
        if isinstance(message, m.Welcome):
            self._frames.limit = MAX_CLIENT_FRAME
        return data

    def receive(self, data: bytes) -> Iterator[m.Message]:
        """The messages that are complete now, one at a time, so that one can be answered before the
        next is read. After CLOSED the rest is ignored.
        """
        for body in self._frames.feed(data):
            if self.state is State.CLOSED:
                return
            yield self._accept(body)

    def _accept(self, body: bytes) -> m.Message:
        message = self._decode(body)
        other = Role.CLIENT if self.role is Role.HOST else Role.HOST
        following = follow(self.state, other, message)
        if following is None:
            raise RemoteProtocolError(f"{_name(message)} may not come in {self.state.name}")
        self.state = following
        return message

    def _decode(self, body: bytes) -> m.Message:
        if self.role is Role.CLIENT:
            return decode_from_host(body)
        if self.state is State.HELLO:
            return decode_hello(body)
        return decode_from_client(body)


def _name(message: m.Message) -> str:
    return type(message).__name__
