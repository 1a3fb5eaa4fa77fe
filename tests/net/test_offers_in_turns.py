"""Answering a seal offer takes long, so others are served between two answers."""

import os

from dixit_qt.net.links import LinkPair
from dixit_qt.wire import messages as m
from dixit_qt.wire.seal import ClientEnd
from dixit_qt.wire.seal_messages import name_of, secret_of_token
from tests.net.room import RoomInMemory

CODE = "кит лампа"


class Room(RoomInMemory):
    def __init__(self) -> None:
        super().__init__(code=CODE)
        self.links: list[LinkPair] = []


def an_offer(room: Room, token: str, address: str) -> bytearray:
    pair, heard = LinkPair(), bytearray()
    pair.client.on_data = heard.extend
    room.exchange.attach(pair.host, address)
    pair.client.send(ClientEnd(secret_of_token(token), name_of(token), os.urandom).begin())
    while pair.pump():
        pass
    room.links.append(pair)
    return heard


def heard_of(room: Room, heard: list[bytearray]) -> list[bool]:
    for pair in room.links:
        pair.pump()
    return [b"seal_answer" in each for each in heard]


def test_each_pass_answers_one_seal_offer_and_players_are_handled_in_between():
    room = Room()
    anna = room.join("Anna", code=CODE)
    asked = []
    room.exchange.at_the_next_turn = lambda: asked.append(True)
    heard = [an_offer(room, anna.state.token, "10.0.0.1") for _ in range(4)]
    assert asked == [True] * 4
    assert heard_of(room, heard) == [False] * 4
    for turn in range(1, 5):
        assert room.exchange.answer_an_offer() is (turn < 4)
        assert heard_of(room, heard) == [True] * turn + [False] * (4 - turn)
        room.do(anna, m.SetName(f"Anna {turn}"))
        assert room.public.seats[0].name == f"Anna {turn}"


def test_offers_of_closed_or_refused_connections_are_skipped():
    room = Room()
    anna = room.join("Anna", code=CODE)
    room.exchange.at_the_next_turn = lambda: None
    an_offer(room, anna.state.token, "10.0.0.1")
    room.links[0].client.close()
    room.links[0].pump()
    an_offer(room, "nobody", "10.0.0.2")
    heard = an_offer(room, anna.state.token, "10.0.0.3")
    assert room.exchange.answer_an_offer() is False
    assert heard_of(room, [heard]) == [True]
