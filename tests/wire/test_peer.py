"""Which messages are allowed when, tested from both ends at once."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import LocalProtocolError, RemoteProtocolError, frame
from dixit_qt.wire.codes import Farewell, Stage
from dixit_qt.wire.limits import MAX_CLIENT_FRAME, MAX_HELLO
from dixit_qt.wire.peer import TRANSITIONS, Peer, Role, State, follow
from dixit_qt.wire.room import Room
from tests.wire import samples

HELLO = m.Hello(2, "Anna")
WELCOME = m.Welcome(2, "0123456789abcdef", 1, "token")
UPDATE = m.Update(1, 1, samples.VIEW)


def lobby(stage: Stage) -> m.Lobby:
    return m.Lobby(Room("0123456789abcdef", "Table", stage, "odyssey", {}))


class Pair:
    """Two ends and the wire between them. Both must agree after every message."""

    def __init__(self) -> None:
        self.client, self.host = Peer(Role.CLIENT), Peer(Role.HOST)

    def say(self, speaker: Peer, *messages: m.Message) -> None:
        listener = self.host if speaker is self.client else self.client
        for message in messages:
            assert list(listener.receive(speaker.send(message))) == [message]
            assert self.client.state is self.host.state

    def in_lobby(self) -> "Pair":
        self.say(self.client, HELLO)
        self.say(self.host, WELCOME)
        return self


def test_a_peer_goes_from_hello_to_the_game_and_back():
    pair = Pair()
    assert pair.client.state is State.HELLO
    pair.say(pair.client, HELLO)
    assert pair.client.state is State.GREETED
    pair.say(pair.host, WELCOME, lobby(Stage.GATHERING))
    assert pair.client.state is State.LOBBY
    pair.say(pair.host, lobby(Stage.PLAYING), UPDATE)
    assert pair.client.state is State.PLAYING
    pair.say(pair.host, lobby(Stage.OVER))
    assert pair.client.state is State.PLAYING
    pair.say(pair.host, lobby(Stage.GATHERING))
    assert pair.client.state is State.LOBBY
    pair.say(pair.client, m.Leave())
    pair.say(pair.host, m.Goodbye(Farewell.YOU_LEFT))
    assert pair.client.state is State.CLOSED


def test_a_hello_with_a_seat_may_be_challenged():
    pair = Pair()
    pair.say(pair.client, HELLO)
    pair.say(pair.host, m.Challenge("0123456789abcdef", "0" * 32))
    assert pair.host.state is State.CHALLENGED
    pair.say(pair.client, m.Proof("0" * 64))
    assert pair.host.state is State.GREETED
    pair.say(pair.host, WELCOME)


@pytest.mark.parametrize("state", State)
@pytest.mark.parametrize("role", Role)
def test_only_listed_messages_may_be_sent(state, role):
    known = TRANSITIONS[state][role]
    for message in (HELLO, WELCOME, UPDATE, m.Ping(1), m.Start(), m.Goodbye(Farewell.KICKED)):
        assert (follow(state, role, message) is None) == (type(message) not in known)


def test_the_first_message_must_be_a_hello():
    with pytest.raises(LocalProtocolError):
        Peer(Role.CLIENT).send(m.Ping(1))
    other = Peer(Role.CLIENT)
    other.state = State.LOBBY
    with pytest.raises(RemoteProtocolError):
        list(Peer(Role.HOST).receive(other.send(m.Ping(1))))


def test_a_second_hello_is_refused():
    pair = Pair().in_lobby()
    pair.client.state = State.HELLO
    data = pair.client.send(HELLO)
    with pytest.raises(RemoteProtocolError, match="may not come in LOBBY"):
        list(pair.host.receive(data))


def test_the_host_may_say_goodbye_from_everywhere():
    for state in (State.HELLO, State.GREETED, State.LOBBY, State.PLAYING):
        assert follow(state, Role.HOST, m.Goodbye(Farewell.SILENT)) is State.CLOSED


def test_messages_after_a_goodbye_are_ignored():
    pair = Pair().in_lobby()
    data = pair.host.send(m.Goodbye(Farewell.KICKED)) + frame(b"whatever")
    assert list(pair.client.receive(data)) == [m.Goodbye(Farewell.KICKED)]


def test_the_first_frame_of_a_stranger_is_limited():
    with pytest.raises(RemoteProtocolError):
        list(Peer(Role.HOST).receive((MAX_HELLO + 1).to_bytes(4, "big")))
    pair = Pair().in_lobby()
    assert list(pair.host.receive((MAX_HELLO + 1).to_bytes(4, "big"))) == []
    with pytest.raises(RemoteProtocolError):
        list(Pair().in_lobby().host.receive((MAX_CLIENT_FRAME + 1).to_bytes(4, "big")))


def test_an_encoded_message_can_be_sent_to_many_peers():
    pair = Pair().in_lobby()
    data = pair.host.send(m.Ping(5))
    assert pair.host.send(m.Ping(5), data) is data


@given(st.lists(samples.from_client, max_size=8), st.lists(st.integers(1, 50), min_size=1))
def test_messages_arrive_whole_in_any_chunks(messages, sizes):
    pair = Pair().in_lobby()
    stream = b"".join(map(pair.client.send, messages))
    found, start, turn = [], 0, 0
    while start < len(stream):
        size = sizes[turn % len(sizes)]
        found += pair.host.receive(stream[start : start + size])
        start, turn = start + size, turn + 1
    assert found == messages


@given(st.lists(samples.from_host, max_size=6))
def test_host_messages_arrive_in_order(messages):
    pair = Pair().in_lobby()
    pair.say(pair.host, *messages)


@given(st.binary(max_size=300), st.sampled_from(Role), st.sampled_from(State))
def test_garbage_is_a_protocol_error_and_nothing_else(data, role, state):
    peer = Peer(role)
    peer.state = state
    with suppress(RemoteProtocolError):
        list(peer.receive(data))
