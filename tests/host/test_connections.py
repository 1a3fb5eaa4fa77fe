"""Connections: codes, guesses, strangers, floods, timeouts."""

import os

import pytest
from msgspec import msgpack

from dixit_qt.host.connections import MOST_FRIENDS, Connections, Limits
from dixit_qt.host.table import IDLE
from dixit_qt.net.links import LinkPair
from dixit_qt.rules.actions import GiveHeart
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import frame
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.peer import Peer, Role
from dixit_qt.wire.seal import ClientEnd
from dixit_qt.wire.seal_messages import CLIENT, OPEN, name_of, proof
from tests.host.builders import SLOW, Stranger, a_game, come_back, drop
from tests.net.room import GAME, RoomInMemory


def test_a_guest_with_the_code_can_join():
    room = RoomInMemory(code="тайна")
    assert room.join("A").state.farewell is Farewell.CODE_NEEDED
    assert room.join("A", code="тайн").state.farewell is Farewell.WRONG_CODE
    assert room.join("A", code="тайна").state.farewell is None
    assert room.join("Host", own=True).state.farewell is None


@pytest.mark.parametrize("typed", ["ёлка", "Ёлка", " ёлка ", "е\u0308лка", "елка", "ёл-ка"])
def test_a_code_is_accepted_in_any_case_and_with_e_for_yo(typed):
    assert RoomInMemory(code="Ёлка").join("A", code=typed).state.farewell is None


def test_a_different_code_is_rejected():
    room = RoomInMemory(code="Ёлка")
    assert room.join("A", code="Палка").state.farewell is Farewell.WRONG_CODE


def test_a_player_with_a_token_needs_no_code():
    room = RoomInMemory()
    anna = room.join("Anna")
    room.host.code = "1234"
    assert come_back(room, anna).state.person == anna.state.person


def test_tries_of_codes_are_limited_for_each_address():
    room = RoomInMemory(code="1234")
    for number in range(8):
        guest = room.join("A", code=f"0{number}", address="10.0.0.9")
        assert guest.state.farewell is Farewell.WRONG_CODE
    assert room.join("A", code="1234", address="10.0.0.9").state.farewell is Farewell.TOO_MANY_TRIES
    assert room.join("B", code="1234", address="10.0.0.8").state.farewell is None
    room.now += 31
    assert room.join("A", code="1234", address="10.0.0.9").state.farewell is None


def guesses(room: RoomInMemory, seconds: int, each_second: int) -> int:
    """How many guesses at the code are answered if each comes from a new address."""
    tried = 0
    for number in range(seconds * each_second):
        guest = room.join("A", code="no such code", address=f"fe80::{number:x}")
        tried += guest.state.farewell is Farewell.WRONG_CODE
        room.now += 1 / each_second
    return tried


def test_many_addresses_guess_no_faster_than_the_room_allows():
    room, limits = RoomInMemory(code="1234"), Limits()
    room.now, begin = 0.0, 0.0
    tried = guesses(room, 60, 5)
    assert room.now - begin == pytest.approx(60)
    assert tried <= limits.code_tries_in_all + 60 * limits.code_tries_in_all_per_second
    assert 4 * 3600 * limits.code_tries_in_all_per_second < 3000


def test_strangers_guessing_codes_do_not_lock_out_known_players():
    room = RoomInMemory(code="amber fox")
    anna, screen = room.join("Anna", code="amber fox"), room.watch(code="amber fox", address="tv")
    drop(room, anna)
    drop(room, screen)
    guesses(room, 21, 5)
    assert room.join("B", code="amber fox", address="fe80::ffff").state.farewell is not None
    assert come_back(room, anna, address="10.0.0.77").state.seat == anna.state.seat
    assert room.watch(code="amber fox", address="tv").state.farewell is None


def test_the_host_is_shown_that_codes_are_tried_out_and_a_new_code_lets_friends_in():
    room = RoomInMemory(code="amber fox")
    host, boris = room.join("Anna", own=True), room.join("Boris", code="amber fox")
    for friend in range(12):
        room.join(f"Friend {friend}", code="amber fox", address=f"10.0.1.{friend}")
    room.pass_time(2.0)
    assert not host.state.room.code_is_guessed
    guesses(room, 10, 5)
    room.pass_time(2.0)
    assert host.state.room.code_is_guessed
    assert not boris.state.room.code_is_guessed
    room.do(host, m.SetCode("quiet owl"))
    assert not host.state.room.code_is_guessed
    assert room.join("Eve", code="quiet owl", address="fe80::fffe").state.farewell is None


def test_the_guessing_warning_ends_when_guessing_stops():
    room = RoomInMemory(code="amber fox")
    host = room.join("Anna", own=True)
    guesses(room, 10, 5)
    room.pass_time(2.0)
    assert host.state.room.code_is_guessed
    for _ in range(100):
        room.pass_time(2.0)
    assert not host.state.room.code_is_guessed


def test_seal_offers_for_a_seat_are_limited_but_its_owner_can_return():
    room = RoomInMemory(code="amber fox")
    anna = room.join("Anna", code="amber fox")
    offer = ClientEnd(b"no secret", name_of(anna.state.token), os.urandom)
    offered = offer.begin()
    drop(room, anna)
    answered = 0
    for number in range(100):
        thief = Stranger(room, f"10.0.1.{number}")
        thief.say(offered)
        answered += b"seal_answer" in thief.heard
    assert answered == Limits().seat_offers
    assert come_back(room, anna, address="10.0.0.1").state.seat == anna.state.seat


def test_a_player_comes_back_over_a_seal_as_often_as_they_lose_their_connection():
    room = RoomInMemory(code="amber fox")
    anna = room.join("Anna", code="amber fox")
    for _ in range(20):
        drop(room, anna)
        anna = come_back(room, anna)
        assert anna.state.seat == 0


def test_the_addresses_of_friends_do_not_pile_up():
    room = RoomInMemory(code="amber fox")
    connections = room.host.connections
    for number in range(MOST_FRIENDS + 5):
        connection = connections.arrive(1000 + number, f"fe80::{number:x}", room.now, own=False)
        connections.count_try(connection, room.now)
        connections.seal(connection, "mark", room.now)
    assert len(connections.friends) == MOST_FRIENDS


def test_a_guest_in_a_browser_is_remembered_by_address():
    room = RoomInMemory()
    room.table.connect(7, "10.0.0.7", room.now, browser=True)
    assert not room.host.connections.has_browser_guest("10.0.0.7")
    room.table.handle(7, m.Hello(2, "Anna"), room.now)
    room.join("Boris", address="10.0.0.8")
    assert room.host.connections.has_browser_guest("10.0.0.7")
    assert not room.host.connections.has_browser_guest("10.0.0.8")


def test_tries_of_codes_are_forgotten_after_ten_minutes():
    room = RoomInMemory(code="1234")
    for number in range(20):
        room.join("A", code="none", address=f"10.0.1.{number}")
    room.now += 601
    room.join("A", code="none", address="10.0.2.1")
    assert len(room.host.connections.tries) == 1


def test_a_token_is_never_shown_again():
    room, guests = a_game()
    token = guests[1].state.token
    drop(room, guests[1])
    said = []
    guest = room.join("?", token=token, listen=said.append)
    assert guest.state.seat == 1
    assert said
    assert not any(token.encode() in data for data in said)
    assert token.encode() not in guest.heard


def test_an_overheard_proof_cannot_be_reused():
    room, guests = a_game()
    drop(room, guests[1])
    owner = room.host.people.seats[1]
    said = []
    come_back(room, guests[1], listen=said.append)
    thief = Stranger(room)
    for data in said:
        thief.say(data)
    assert room.host.people.seats[1].link != list(room.host.connections)[-1].link
    assert room.host.people.seats[1] is owner
    assert len(room.host.people.seats) == 5


def test_a_proof_for_an_abandoned_seat_is_rejected():
    room = RoomInMemory()
    room.join("Host", own=True)
    anna = room.join("Anna")
    late = Stranger(room)
    peer = Peer(Role.CLIENT)
    late.say(peer.send(m.Hello(2, "A", seat=name_of(anna.state.token), nonce="0" * 32)))
    (asked,) = peer.receive(bytes(late.heard))
    room.do(anna, m.Leave())
    signed = proof(CLIENT, anna.state.token, GAME, ("0" * 32, asked.nonce), OPEN)
    late.say(peer.send(m.Proof(signed)))
    assert [person.name for person in room.host.people.seats] == ["Host", "A"]
    assert room.host.people.seats[1].id != anna.state.person


def test_the_newest_common_version_is_chosen():
    room = RoomInMemory()
    newer = Stranger(room)
    fields = {"t": "hello", "version": 9, "oldest": 2, "name": "Later", "wings": 2}
    newer.say(frame(msgpack.encode(fields)))
    peer = Peer(Role.CLIENT)
    peer.send(m.Hello(2, "Later"))
    assert next(peer.receive(bytes(newer.heard))).version == 2
    older = Stranger(room)
    older.say(frame(msgpack.encode({"t": "hello", "version": 1, "name": "Earlier"})))
    assert older.farewell is Farewell.WRONG_VERSION


def test_another_game_or_version_is_refused_with_its_code():
    room = RoomInMemory()
    assert room.join("A", game="ffffffffffffffff").state.farewell is Farewell.WRONG_GAME
    assert room.join("A", game=GAME).state.farewell is None
    stranger = Stranger(room)
    stranger.say(frame(b"\x82\xa1t\xa5hello\xa7version\x63"))
    assert stranger.farewell is Farewell.WRONG_VERSION
    assert stranger.is_closed


@pytest.mark.parametrize(
    "data",
    [b"GET / HTTP/1.1\r\n\r\n", bytes(4), b"\xff" * 8, frame(b"\xc0"), frame(b"\x81\xa1t\xa4ping")],
)
def test_garbage_ends_only_its_own_connection(data):
    room, guests = a_game()
    before = [guest.state for guest in guests]
    stranger = Stranger(room)
    stranger.say(data)
    assert stranger.farewell is Farewell.PROTOCOL_ERROR
    assert stranger.is_closed
    assert [guest.state for guest in guests] == before


def test_a_protocol_error_ends_the_connection_but_keeps_the_seat():
    room, guests = a_game()
    guests[2].pair.client.send(frame(b"\xc0"))
    room.settle()
    assert guests[2].state.farewell is Farewell.PROTOCOL_ERROR
    assert come_back(room, guests[2]).state.seat == 2


def test_a_silent_stranger_is_disconnected():
    room = RoomInMemory()
    stranger = Stranger(room)
    room.pass_time(4.9)
    assert not stranger.heard
    room.pass_time(0.2)
    stranger.settle()
    assert stranger.farewell is Farewell.HANDSHAKE_TOO_SLOW


def test_a_silent_guest_is_marked_absent():
    room, guests = a_game()
    guests[1].pair.client.deliver = lambda: False
    for _ in range(4):
        room.pass_time(4)
    assert not room.host.people.seats[1].is_present
    assert all(room.host.people.seats[seat].is_present for seat in (0, 2, 3))


def test_an_idle_guest_who_answers_pings_stays_connected():
    room, guests = a_game()
    for _ in range(20):
        room.pass_time(4)
    assert all(person.is_present for person in room.host.people.seats)
    room.do(guests[1], m.Ping(7))


def test_a_flood_of_messages_is_disconnected():
    room, guests = a_game(limits=Limits())
    for number in range(300):
        guests[1].session.ping(number)
    room.settle()
    assert guests[1].state.farewell is Farewell.TOO_MANY_MESSAGES
    assert guests[2].state.farewell is None


def test_a_guest_within_the_limit_may_send_for_ever():
    room, guests = a_game(limits=Limits())
    for number in range(300):
        guests[1].session.ping(number)
        room.pass_time(0.1)
    assert guests[1].state.farewell is None


def test_a_flood_of_picture_requests_is_disconnected():
    room, guests = a_game(limits=Limits())
    for _ in range(60):
        guests[1].session.command(m.WantPictures(()))
    room.settle()
    assert guests[1].state.farewell is Farewell.TOO_MANY_MESSAGES


def test_too_many_strangers_drop_the_oldest_stranger_and_no_guest():
    room = RoomInMemory(limits=Limits(strangers=6, strangers_per_address=3))
    anna = room.join("Anna")
    strangers = [Stranger(room, "10.0.0.66") for _ in range(5)]
    for stranger in strangers:
        stranger.settle()
    assert [stranger.is_closed for stranger in strangers] == [True, True, False, False, False]
    others = [Stranger(room, f"10.0.0.{number}") for number in range(100, 106)]
    for stranger in (*strangers, *others):
        stranger.settle()
    assert all(stranger.is_closed for stranger in strangers)
    assert not any(stranger.is_closed for stranger in others)
    assert anna.state.farewell is None
    assert room.join("Boris").state.farewell is None


def test_spectators_are_limited_but_players_are_not():
    room = RoomInMemory(limits=Limits(watchers=4, watchers_per_address=2))
    players = [room.join(f"Player {number}") for number in range(3)]
    for _ in range(2):
        assert room.watch(address="10.0.0.1").state.farewell is None
    assert room.watch(address="10.0.0.1").state.farewell is Farewell.TOO_MANY_CONNECTIONS
    for number in range(2, 4):
        assert room.watch(address=f"10.0.0.{number}").state.farewell is None
    assert room.watch(address="10.0.0.9").state.farewell is Farewell.ROOM_IS_FULL
    assert room.watch(own=True).state.farewell is None
    drop(room, players[1])
    assert come_back(room, players[1]).state.seat == 1
    assert room.join("Boris").state.seat == 3


def test_strangers_at_a_players_address_do_not_lock_them_out():
    room, guests = a_game(limits=Limits())
    drop(room, guests[1])
    crowd = [Stranger(room, f"10.0.{number % 14}.1") for number in range(400)]
    near = [Stranger(room, "10.0.0.1") for _ in range(40)]
    assert come_back(room, guests[1]).state.seat == 1
    for each in (*crowd, *near):
        each.settle()
    assert sum(not each.is_closed for each in (*crowd, *near)) <= Limits().strangers


def test_spectators_at_one_address_share_a_rate_limit():
    room, guests = a_game(3, limits=Limits(), pace=SLOW)
    flooders = [room.watch(address="10.0.0.1") for _ in range(5)]
    for flooder in flooders:
        for _ in range(70):
            flooder.session.ping(1)
    room.settle()
    codes = [flooder.state.farewell for flooder in flooders]
    assert codes == [None, None, None, *[Farewell.TOO_MANY_MESSAGES] * 2]
    assert all(guest.state.farewell is None for guest in guests)


def test_reconnecting_does_not_refill_the_message_budget():
    room, guests = a_game(3, limits=Limits(), pace=SLOW)
    said = 0
    guest = guests[1]
    for _ in range(6):
        for _ in range(20):
            guest.session.ping(1)
        room.settle()
        said += guest.state.farewell is None
        guest = come_back(room, guest)
    assert said == 3


def test_a_guest_who_stops_reading_is_dropped_and_others_do_not_wait():
    room, guests = a_game()
    slow = Stranger(room)
    slow.pair.client.send(Peer(Role.CLIENT).send(m.Hello(2, "Slow")))
    slow.pair.host.deliver()
    for number in range(3000):
        room.do(guests[0], m.SetCode("123456" if number % 2 else None))
        if not slow.pair.host.is_open:
            break
    assert slow.pair.host.queued < 2 * 1024 * 1024
    assert not slow.pair.host.is_open
    assert guests[0].state.farewell is None


def test_closing_the_host_sends_goodbye_to_everybody():
    room, guests = a_game()
    room.exchange.close()
    room.settle()
    assert all(guest.state.farewell is Farewell.HOST_CLOSED for guest in guests)
    assert room.exchange.links == 0


def test_messages_on_a_closed_link_are_ignored():
    room, guests = a_game()
    link = LinkPair().host
    room.exchange.attach(link, "10.0.0.9")
    heard, closed = link.on_data, link.on_closed
    closed()
    heard(b"whatever")
    closed()
    assert room.table.handle(999, m.Ping(1), room.now) == []
    assert room.table.hear(999, m.Ping(1), room.now) == []
    assert room.table.send_away(999, Farewell.SILENT, "", room.now) == []
    assert guests[0].state.farewell is None


def test_the_hosts_own_window_is_not_pinged():
    room = RoomInMemory()
    anna, boris = room.join("Anna", own=True), room.join("Boris")
    for _ in range(10):
        told = len(anna.heard), len(boris.heard)
        room.pass_time(5)
        assert (len(anna.heard), len(boris.heard) > told[1]) == (told[0], True)
    assert not anna.is_lost


def test_incoming_messages_do_not_postpone_the_check_of_idle_links():
    room = RoomInMemory()
    anna = room.join()
    first = room.table.next_wakeup(room.now)
    for number in range(20):
        room.now += 0.5
        room.do(anna, m.Ping(number))
        assert room.table.next_wakeup(room.now) == first
    room.exchange.tick()
    assert room.table.next_wakeup(room.now) == room.now + IDLE


def test_a_stranger_may_send_only_hello():
    """`Peer` enforces the order of messages. The table must not rely on it."""
    room, _guests = a_game()
    Stranger(room)
    (link,) = (each.link for each in room.host.connections.strangers())
    heart = m.Intent(1, 0, GiveHeart(1), id=3)
    for message in (m.Start(id=1), m.SetName("Me", id=2), heart, m.Proof("0" * 64)):
        assert room.table.handle(link, message, room.now) == []


def test_a_stranger_who_disconnects_is_not_announced():
    room, guests = a_game()
    stranger = Stranger(room)
    before = len(guests[0].state.notices)
    stranger.pair.client.close()
    stranger.settle()
    assert len(guests[0].state.notices) == before
    assert room.exchange.links == len(guests)


def test_the_oldest_addresses_with_a_right_code_are_forgotten():
    known = Connections(Limits(code_tries_in_all=2.0, code_tries_in_all_per_second=0.0))
    for number in range(MOST_FRIENDS + 1):
        known.code_was_right(known.arrive(number, f"10.0.{number}", 0.0, own=False), 0.0)
    stranger = known.arrive(-1, "10.1", 0.0, own=False)
    known.count_try(stranger, 0.0)
    assert not known.may_try_code("10.0.0", 0.0)
    assert known.may_try_code(f"10.0.{MOST_FRIENDS}", 0.0)


def test_setting_a_code_ends_open_connections():
    room = RoomInMemory()
    host, anna = room.join("Host", own=True), room.join("Anna")
    stranger = Stranger(room)
    room.do(host, m.SetCode("кит лампа"))
    room.pass_time(2.0)
    assert [host.is_lost, anna.is_lost] == [False, True]
    assert not stranger.is_closed
    assert room.enter(anna.session).state.seat == 1
    room.pass_time(2.0)
    assert room.host.people.seats[1].is_present


def test_encrypted_files_are_only_for_people_at_the_table():
    room = RoomInMemory()
    room.join("Anna")
    links = [each.link for each in room.host.connections]
    room.table.connect(7, "10.0.0.7", room.now)
    assert [room.table.is_guest(link) for link in (*links, 7, 99)] == [True, False, False]
