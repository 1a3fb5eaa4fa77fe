"""Handing a table over: at every step exactly one of the two hosts has the game."""

import pytest
from msgspec.structs import replace

from dixit_qt.client.events import HandoverCame, TableHandedOver, TableIsMine
from dixit_qt.client.greeting import Greeting, Profile
from dixit_qt.host import journal
from dixit_qt.host.connections import Limits
from dixit_qt.host.handed_table import HandoverError, Wish, missing_decks, pack, unpack
from dixit_qt.host.handover import _address
from dixit_qt.host.table import Table
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Farewell, Hindrance, Keeper, News, Want
from dixit_qt.wire.seal_messages import secret_of_code
from tests.host.builders import a_game, drop, look_on, refusal, resume
from tests.net.room import LIBRARY, VERSES, Guest, RoomInMemory, new_state

PORT = 42050


def asked(room: RoomInMemory, host: Guest, next_host: Guest) -> None:
    room.do(host, m.HandOver(next_host.state.person))


def handed_table_of(next_host: Guest):
    (came,) = (event for event in next_host.events if isinstance(event, HandoverCame))
    return unpack(came.data)


def a_table(players: int = 4, **changes) -> tuple[RoomInMemory, list[Guest]]:
    room = RoomInMemory("odyssey", **changes)
    guests = [
        room.join(
            f"Player {place}",
            own=place == 0,
            can_host=place == 1,
            address=f"10.0.0.{place}",
            code=changes.get("code"),
        )
        for place in range(players)
    ]
    return room, guests


def a_running_table(**changes) -> tuple[RoomInMemory, list[Guest]]:
    room, guests = a_table(**changes)
    room.do(guests[0], m.Start())
    room.play(guests, moves=9)
    return room, guests


def handed_over(room: RoomInMemory, guests: list[Guest]):
    asked(room, guests[0], guests[1])
    handed = handed_table_of(guests[1])
    room.do(guests[1], m.CanHost(PORT))
    return handed


def moved(guest: Guest) -> list[TableHandedOver]:
    return [event for event in guest.events if isinstance(event, TableHandedOver)]


def news(guest: Guest) -> list[News]:
    return [notice.code for notice in guest.state.notices]


def test_clients_get_the_new_address_and_the_next_host_gets_the_table():
    room, guests = a_running_table()
    handed_over(room, guests)
    assert TableIsMine(room.host.game) in guests[1].events
    for guest in (guests[0], guests[2], guests[3]):
        assert moved(guest) == [TableHandedOver("10.0.0.1", PORT)]
        assert guest.state.farewell is Farewell.HANDED_OVER
    assert room.exchange.links == 0


def test_the_new_host_continues_with_the_same_game_seats_and_tokens():
    room, guests = a_running_table()
    before = room.host
    handed = handed_over(room, guests)
    table = Table.from_handed_table(new_state(game="f" * 16), handed, room.now)
    after = table.state
    assert (after.game, after.name, after.matches) == (before.game, before.name, before.matches)
    assert after.match.state == before.match.state
    assert [p.token for p in after.people.seats] == [p.token for p in before.people.seats]
    assert {p.keeper for p in after.people.seats} == {Keeper.ABSENT}
    assert not after.was_resumed


def test_a_handover_in_the_lobby_keeps_the_plan():
    room, guests = a_table(code="amber fox")
    watcher = room.watch("Zoe", Want.SPECTATOR, code="amber fox", address="10.0.0.9")
    room.do(guests[0], m.SetEdition("poetry"))
    room.do(guests[0], m.SetBrowsers(open=False))
    room.do(guests[0], m.SetHostDecides(on=True))
    handed = handed_over(room, guests)
    assert handed.verses_hash == VERSES.content_hash
    after = Table.from_handed_table(new_state(), handed, room.now).state
    assert (after.plan.edition, after.plan.decks, after.plan.verses) == ("poetry", ("test",), "en")
    assert (after.code, after.browsers, after.match) == ("amber fox", False, None)
    assert after.host_decides
    assert [p.name for p in after.people] == [*(f"Player {n}" for n in range(4)), "Zoe"]
    assert after.people.watchers[0].token == watcher.state.token
    newcomer = after.people.newcomer("Next")
    assert newcomer.id == max(p.id for p in room.host.people) + 1


def test_a_pause_and_a_planned_end_survive_the_handover():
    room, guests = a_running_table()
    room.do(guests[0], m.Pause())
    room.do(guests[0], m.FinishGame())
    handed = handed_over(room, guests)
    after = Table.from_handed_table(new_state(), handed, room.now).state
    assert after.paused_by is after.people.seats[0]
    assert after.match.paused_at == room.now
    assert after.ends_after_round


def test_a_wait_for_a_seat_survives_the_handover():
    room, guests = a_running_table()
    drop(room, guests[3])
    zoe = room.watch("Zoe", Want.SPECTATOR)
    room.do(zoe, m.TakeSeat(guests[3].state.person))
    room.do(guests[0], m.Agree(zoe.state.person))
    after = Table.from_handed_table(new_state(), handed_over(room, guests), room.now).state
    waiting = after.people.watchers[0]
    assert (waiting.waits_for, waiting.agreed) == (guests[3].state.person, True)


def test_a_handover_ignores_a_request_by_an_unknown_person():
    room, guests = a_running_table()
    handed = replace(handed_over(room, guests), wishes=(Wish(99, goes=True),))
    after = Table.from_handed_table(new_state(), handed, room.now).state
    assert after.people.who_go() == []


def test_the_code_survives_the_handover_for_browsers():
    room, guests = a_table(code="amber fox")
    after = Table.from_handed_table(new_state(), handed_over(room, guests), room.now)
    after.connect(1, "10.0.0.7", room.now, browser=True)
    assert after.secret_of(1, None, room.now) == secret_of_code("Amber fox")
    outs = after.handle(1, m.Hello(2, "Zoe"), room.now)
    assert outs[0].message.code is Farewell.CODE_NEEDED


def test_a_departed_giver_is_not_notified_of_a_refusal():
    room, guests = a_running_table()
    asked(room, guests[0], guests[1])
    drop(room, guests[0])
    room.do(guests[1], m.CannotHost(Hindrance.NO_PORT))
    assert room.host.handover is None


def test_the_handed_table_has_the_journals_name_and_the_next_hosts_token():
    room, guests = a_running_table()
    handed = handed_over(room, guests)
    assert handed.journal_name == room.journal.name
    assert handed.token_of_next_host == guests[1].state.token


def test_a_spectator_who_does_not_follow_a_handover_is_removed():
    room, guests = a_running_table()
    room.watch("Zoe", Want.SPECTATOR)
    table = Table.from_handed_table(new_state(limits=Limits()), handed_over(room, guests), room.now)
    table.tick(room.now + 5)
    assert len(table.state.people.watchers) == 1
    table.connect(1, "10.0.0.0", room.now + 24)
    table.handle(1, m.Hello(2, "Late", want=Want.TABLE), room.now + 24)
    outs = table.tick(room.now + 25)
    assert table.state.people.watchers[1:] == []
    lobbies = [out.message for out in outs if isinstance(getattr(out, "message", 0), m.Lobby)]
    assert [each.name for each in lobbies[-1].room.watchers] == ["Late"]


def test_the_new_host_is_announced():
    room, guests = a_running_table()
    handed = handed_over(room, guests)
    there = RoomInMemory()
    there.begin(Table.from_handed_table(new_state(), handed, there.now))
    back = there.join("Player 2", token=guests[2].state.token)
    assert back.state.seat == 2
    assert back.state.notices[-1] == m.Notice(News.HOSTS_NOW, "Player 1", guests[1].state.person)


def test_requests_are_refused_during_a_handover():
    room, guests = a_running_table()
    asked(room, guests[0], guests[1])
    assert guests[2].state.room.handover_to == guests[1].state.person
    assert news(guests[3])[-1] is News.HANDOVER_BEGUN
    for guest, message in (
        (guests[2], m.SetName("Late")),
        (guests[0], m.EndGame()),
        (guests[0], m.HandOver(guests[1].state.person)),
        (guests[3], m.Leave()),
    ):
        room.do(guest, message)
        assert refusal(guest) == Denial.HANDOVER_UNDER_WAY
    late = look_on(room, "Late")
    assert late.state.farewell is Farewell.HANDOVER_UNDER_WAY


def test_reconnecting_is_refused_during_a_handover():
    room, guests = a_running_table()
    drop(room, guests[3])
    asked(room, guests[0], guests[1])
    back = room.join("Player 3", token=guests[3].state.token)
    assert back.state.farewell is Farewell.HANDOVER_UNDER_WAY


def test_a_client_proving_its_seat_also_waits():
    room, guests = a_running_table()
    token = guests[3].state.token
    drop(room, guests[3])
    table, now, greeting = room.table, room.now, Greeting()
    table.connect(77, "10.0.0.3", now)
    (asked_back,) = table.handle(77, greeting.begin(Profile("Player 3", token=token)), now)
    asked(room, guests[0], guests[1])
    goodbye, _close = table.handle(77, greeting.answer(asked_back.message), now)
    assert goodbye.message == m.Goodbye(Farewell.HANDOVER_UNDER_WAY)


def test_the_clock_pauses_during_a_handover_and_resumes_if_it_is_cancelled():
    room, guests = a_running_table()
    room.do(guests[0], m.SetTimers(type(room.host.plan.timers)(60, 60, 60, 60)))
    left = room.host.match.seconds_left(room.now)
    asked(room, guests[0], guests[1])
    room.pass_time(4)
    assert room.host.match.seconds_left(room.now) == left
    room.do(guests[1], m.CannotHost(Hindrance.NO_PORT))
    assert room.host.match.seconds_left(room.now) == left
    room.pass_time(4)
    assert room.host.match.seconds_left(room.now) == left - 4


@pytest.mark.parametrize(
    ("reason", "told"),
    [(Hindrance.NO_PORT, Hindrance.NO_PORT), ("what", Hindrance.NOT_UNDERSTOOD)],
)
def test_a_next_host_that_cannot_host_cancels_the_handover(reason, told):
    room, guests = a_running_table()
    asked(room, guests[0], guests[1])
    room.do(guests[1], m.CannotHost(reason))
    assert refusal(guests[0]) == told
    assert news(guests[2])[-1] is News.HANDOVER_FAILED
    assert guests[2].state.room.handover_to is None
    room.play(guests)
    assert room.host.match.is_over


def test_a_silent_next_host_times_out():
    room, guests = a_running_table(limits=Limits(silence=100))
    asked(room, guests[0], guests[1])
    room.pass_time(9)
    assert room.host.handover is not None
    room.pass_time(2)
    assert room.host.handover is None
    assert refusal(guests[0]) == Hindrance.TOO_SLOW


def test_losing_the_next_host_cancels_the_handover():
    room, guests = a_running_table()
    asked(room, guests[0], guests[1])
    drop(room, guests[1])
    assert refusal(guests[0]) == Hindrance.NEXT_HOST_LEFT
    assert room.host.handover is None


def test_a_handover_in_the_lobby_can_be_cancelled_too():
    room, guests = a_table()
    asked(room, guests[0], guests[1])
    room.do(guests[1], m.CannotHost(Hindrance.NO_PORT))
    assert room.host.handover is None
    room.do(guests[0], m.Start())
    assert room.host.match is not None


def test_losing_another_client_does_not_cancel_the_handover():
    room, guests = a_running_table()
    asked(room, guests[0], guests[1])
    drop(room, guests[3])
    room.do(guests[1], m.CanHost(PORT))
    assert room.table.is_handed_over


def test_a_handover_is_cancelled_if_the_last_entry_cannot_be_written():
    room, guests = a_running_table()
    asked(room, guests[0], guests[1])
    room.journal.fails = True
    room.do(guests[1], m.CanHost(PORT))
    assert refusal(guests[0]) == Hindrance.NOT_WRITTEN
    assert not room.table.is_handed_over
    room.journal.fails = False
    room.play(guests)
    assert room.host.match.is_over
    assert journal.read(room.journal.data).handed_over is None


def test_only_the_next_host_can_take_the_table_and_only_while_it_is_offered():
    room, guests = a_running_table()
    room.do(guests[1], m.CanHost(PORT))
    asked(room, guests[0], guests[1])
    room.do(guests[2], m.CanHost(PORT))
    room.do(guests[2], m.CannotHost(Hindrance.NO_PORT))
    assert room.host.handover is not None
    assert not room.table.is_handed_over


def test_the_table_goes_only_to_a_program_that_can_host():
    room, guests = a_running_table()
    assert room.public.next_hosts == (guests[1].state.person,)
    bot = 99
    for person in (guests[2].state.person, guests[0].state.person, bot):
        room.do(guests[0], m.HandOver(person))
        assert refusal(guests[0]) == Denial.CANNOT_HOST


def test_only_an_administrator_can_hand_over_the_table():
    room, guests = a_running_table()
    room.do(guests[2], m.HandOver(guests[1].state.person))
    assert refusal(guests[2]) == Denial.NOT_THE_ADMIN


def test_a_connection_lost_after_the_last_entry_does_not_undo_the_handover():
    room, guests = a_running_table()
    asked(room, guests[0], guests[1])
    table, link = room.table, room.host.handover.link
    table.handle(link, m.CanHost(PORT), room.now)
    assert table.handle(link, m.CanHost(PORT), room.now) == []
    table.handle(link, m.CannotHost(Hindrance.NO_PORT), room.now)
    table.disconnect(link, room.now)
    table.tick(room.now + 60)
    assert room.host.handover is not None
    table.given(room.now)
    assert table.is_handed_over
    assert table.given(room.now) == []


def after_a_restart() -> tuple[RoomInMemory, list[Guest]]:
    """The old host was killed as soon as the last entry was written."""
    room, guests = a_running_table()
    handed_over(room, guests)
    return resume(room.journal.data), guests


def test_a_restarted_old_host_only_redirects():
    room, guests = after_a_restart()
    back = room.join("Player 2", token=guests[2].state.token)
    assert moved(back) == [TableHandedOver("10.0.0.1", PORT)]
    assert back.state.farewell is Farewell.HANDED_OVER
    next_host = room.join("Player 1", token=guests[1].state.token)
    assert TableIsMine(room.host.game) in next_host.events
    assert room.join("Stranger").state.farewell is Farewell.HANDED_OVER
    assert not journal.read(room.journal.data).can_go_on


def test_an_old_host_refuses_everything_else():
    room, _ = after_a_restart()
    before = room.journal.data
    room.pass_time(600)
    stranger = room.join("Stranger")
    assert not stranger.session.command(m.Start())
    assert room.table.start(room.now) == []
    assert room.table.close() == []
    assert room.journal.data == before


def test_messages_during_a_handover_are_ignored():
    room, guests = a_running_table()
    asked(room, guests[0], guests[1])
    table, link = room.table, room.host.handover.link
    table.handle(link, m.CanHost(PORT), room.now)
    table.connect(90, "10.0.0.90", room.now)
    outs = table.given(room.now)
    farewells = {
        out.message.code for out in outs if isinstance(getattr(out, "message", 0), m.Goodbye)
    }
    assert farewells == {Farewell.HANDED_OVER, Farewell.HANDOVER_UNDER_WAY}


def test_records_after_the_last_entry_are_ignored():
    room, guests = a_running_table()
    handed_over(room, guests)
    data = room.journal.data
    more = data + journal.record(journal.BrokenOff())
    assert journal.read(more).length == len(data)
    assert not journal.read(more).broken_off


def test_a_table_that_is_too_large_is_not_handed_over(monkeypatch):
    room, guests = a_running_table()
    monkeypatch.setattr("dixit_qt.net.exchange.MAX_HANDOVER", 100)
    asked(room, guests[0], guests[1])
    assert refusal(guests[0]) == Hindrance.TOO_BIG
    assert room.host.handover is None


def test_cancelling_without_a_handover_is_harmless():
    room, _ = a_game()
    assert room.table.handover_failed(Hindrance.NOT_WRITTEN, room.now) == []
    assert room.table.handover_failed(Hindrance.TOO_BIG, room.now) == []


def test_a_broken_handover_is_refused():
    room, guests = a_running_table()
    handed = handed_over(room, guests)
    data = pack(handed)
    for bad in (b"", b"nonsense", data[:-9], pack(handed)[:40]):
        with pytest.raises(HandoverError):
            unpack(bad)
    other = replace(handed.standing, people=handed.standing.people[1:])
    for bad in (
        replace(handed, journal=b""),
        replace(handed, journal=handed.journal[:-3]),
        replace(handed, matches=7),
        replace(handed, standing=other),
    ):
        with pytest.raises(HandoverError):
            Table.from_handed_table(new_state(), bad, room.now)


def test_the_next_host_knows_which_decks_are_missing():
    room, guests = a_running_table()
    asked(room, guests[0], guests[1])
    handed = handed_table_of(guests[1])
    assert missing_decks(handed, LIBRARY.decks) == ()
    (missing,) = missing_decks(handed, {})
    assert missing.fingerprint == handed.decks[0].fingerprint
    assert set(handed.cards) == {card.id for card in LIBRARY.decks["test"].cards}


@pytest.mark.parametrize(
    ("address", "told"),
    [("127.0.0.1", ""), ("::1", ""), ("192.168.1.7", "192.168.1.7"), ("own", "own")],
)
def test_the_address_of_a_next_host_on_the_same_computer_is_left_empty(address, told):
    assert _address(address) == told
