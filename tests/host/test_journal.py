"""A journal can be cut off at any byte, and its complete entries can be resumed."""

import zlib
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from dixit_qt.host import journal
from dixit_qt.host.match import INSTANT
from dixit_qt.host.outputs import Record
from dixit_qt.host.plan import Library
from dixit_qt.host.table import Table
from dixit_qt.rules.actions import ClaimStory, Judge
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.views import view_for
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Farewell, Keeper, News, Stage, Want
from dixit_qt.wire.room import Timers
from tests.host.builders import SLOW, a_game, come_back, drop, resume, seats
from tests.net.room import RoomInMemory, new_state


@cache
def a_whole_journal(edition: str = "odyssey", players: int = 3) -> bytes:
    room, guests = a_game(players, edition)
    room.play(guests)
    return room.journal.data


def test_an_illegal_setup_is_rejected():
    room, _ = a_game()
    opening = journal.read(room.journal.data).opening
    with pytest.raises(journal.JournalError, match="no beginning"):
        journal.read(journal.begin(structs.replace(opening, edition="unheard of")))


@pytest.mark.parametrize(("edition", "players"), [(e.id, e.sizes[0]) for e in EDITIONS.values()])
def test_replaying_a_journal_gives_the_state_of_the_game(edition, players):
    room, guests = a_game(players, edition)
    room.play(guests, moves=25)
    story = journal.read(room.journal.data)
    assert story.state == room.host.match.state
    assert story.fault == ""
    assert story.can_go_on


def test_an_abandoned_game_can_be_resumed():
    """The game may have been abandoned by mistake, or without the right to."""
    room, guests = a_game()
    assert journal.read(room.journal.data).is_wanted
    room.do(guests[0], m.EndGame())
    saved = journal.read(room.journal.data)
    assert saved.can_go_on
    assert not saved.is_wanted
    again = resume(room.journal.data, pace=INSTANT)
    back = [come_back(again, guest) for guest in guests]
    assert back[0].session.intend(ClaimStory())
    again.settle()
    assert journal.read(again.journal.data).is_wanted


def test_a_journal_cut_at_any_byte_is_read_up_to_its_last_whole_record():
    data = a_whole_journal()[:4700]
    lengths, accepted = set(), -1
    beginning = len(journal.begin(journal.read(data).opening))
    for end in range(beginning):
        with pytest.raises(journal.JournalError):
            journal.read(data[:end])
    for end in range(beginning, len(data)):
        story = journal.read(data[:end])
        assert story.length <= end
        assert bool(story.fault) == (story.length < end)
        assert accepted <= story.accepted <= accepted + 1
        accepted = story.accepted
        lengths.add(story.length)
    assert accepted > 20
    assert all(journal.read(data[:length]).fault == "" for length in lengths)


@given(place=st.integers(10, 6199), value=st.integers(1, 255))
def test_a_journal_is_read_up_to_a_damaged_byte(place, value):
    data = bytearray(a_whole_journal()[:6200])
    data[place] ^= value
    try:
        story = journal.read(bytes(data))
    except journal.JournalError:
        return
    assert story.length <= place
    assert "damaged" in story.fault


def test_damage_is_reported_with_its_line_and_the_round_before():
    data = bytearray(a_whole_journal())
    before = journal.read(bytes(data[:4000]))
    data[before.length + 9] ^= 1
    saved = journal.read(bytes(data))
    assert saved.damaged > before.accepted > 3
    assert (saved.state, saved.length) == (before.state, before.length)
    assert journal.read(bytes(data[: saved.length])).damaged == 0


@given(st.binary(max_size=200))
def test_a_file_of_garbage_is_rejected_as_a_journal(data):
    with pytest.raises(journal.JournalError):
        journal.read(data)


def test_a_journal_of_another_version_is_rejected_by_name():
    with pytest.raises(journal.OtherVersionError, match="version 1, this program reads 3"):
        journal.read(journal.MAGIC + b"\x00\x01")


def test_a_journal_is_read_up_to_the_first_invalid_record():
    data = a_whole_journal()
    opening = journal.read(data[:6000]).opening
    start = journal.begin(opening)
    for entry in (
        journal.Standing((), None, None, Timers()),
        opening,
        journal.Acted(99, Judge(fits=True)),
    ):
        saved = journal.read(start + journal.record(entry))
        assert saved.length == len(start)
        assert saved.fault
    with pytest.raises(journal.JournalError, match="no beginning"):
        journal.read(start[:10] + journal.record(journal.BrokenOff()))
    odd = journal.record(journal.BrokenOff())
    payload = b"\x81\xa4type\xa5other"
    forged = len(payload).to_bytes(4, "big") + zlib.crc32(payload).to_bytes(4, "big")
    assert journal.read(start + forged + payload + odd).length == len(start)


def test_everybody_comes_back_to_the_same_hands_seats_and_scores():
    room, guests = a_game(4)
    room.play(guests, moves=30)
    before = room.host.match.state
    names = seats(room)
    again = resume(room.journal.data)
    returned = [again.join("?", token=guest.state.token) for guest in guests]
    assert again.host.match.state == before
    assert seats(again) == names
    for seat, guest in enumerate(returned):
        assert guest.state.seat == seat
        assert guest.view == view_for(before, seat)
        assert News.GAME_RESUMED in [notice.code for notice in guest.state.notices]
    again.play(returned)
    assert returned[0].view.outcome is not None
    assert journal.read(again.journal.data).state == again.host.match.state


def test_a_game_of_a_killed_host_ends_with_the_undisturbed_scores():
    undisturbed = journal.read(a_whole_journal()).state.outcome
    room, guests = a_game(3)
    rng = Random(5)
    while room.host.stage is Stage.PLAYING:
        room.play(guests, rng, moves=7)
        room = resume(room.journal.data)
        guests = [room.join("?", token=guest.state.token) for guest in guests]
    assert room.host.match.state.outcome == undisturbed


def test_resuming_keeps_who_plays_for_each_seat():
    room, guests = a_game(4)
    drop(room, guests[1])
    room.do(guests[0], m.GiveToBot(guests[1].state.person))
    room.do(guests[2], m.Leave())
    room.do(guests[3], m.SetName("Ёж"))
    again = resume(room.journal.data, pace=INSTANT)
    keepers = [info.keeper for info in again.public.seats]
    assert keepers == [Keeper.ABSENT, Keeper.BOT, Keeper.BOT, Keeper.ABSENT]
    assert seats(again)[3] == "Ёж"
    assert come_back(again, guests[1]).state.seat == 1
    assert come_back(again, guests[2]).state.seat == 2


def test_a_resumed_table_keeps_its_plan():
    room = RoomInMemory("poetry")
    guests = room.join_all(2)
    room.do(guests[0], m.SetTimers(Timers(clue=90)))
    room.do(guests[0], m.SetCode("123456"))
    room.do(guests[0], m.Start())
    again = resume(room.journal.data)
    assert again.public.timers == Timers(clue=90)
    assert again.host.code == "123456"
    assert again.public.edition == "poetry"
    assert (again.host.plan.decks, again.host.plan.verses) == (("test",), "en")
    assert again.host.stage is Stage.PLAYING


def test_decks_and_verses_that_are_gone_are_not_chosen_any_more():
    room = RoomInMemory("poetry")
    guests = room.join_all(2)
    room.do(guests[0], m.Start())
    plan = resume(room.journal.data, library=Library({}, {})).host.plan
    assert (plan.decks, plan.verses) == ((), None)


def test_while_people_gather_nothing_is_recorded():
    table = Table(new_state())
    outs = table.connect(1, "10.0.0.1", 0.0) + table.handle(1, m.Hello(2, "Anna"), 0.0)
    outs += table.handle(1, m.SetCode("123456"), 0.0) + table.tick(5.0)
    assert not any(isinstance(out, Record) for out in outs)


def test_the_entries_of_an_imported_journal_are_bounded():
    room, _guests = a_game(3)
    entry = journal.record(journal.read(room.journal.data).standing)
    data = journal.begin(journal.read(room.journal.data).opening) + entry * 4
    assert journal.read(data, 5).length == len(data)
    with pytest.raises(journal.JournalError, match="more than 4 entries"):
        journal.read(data, 4)


def test_permissions_are_recorded_before_they_are_announced():
    """Kicks, leaving, seats, names, the code, timers, administrator: each is cut off at its
    first byte."""
    room, guests = a_game(4)
    watcher = room.watch()
    bot = guests[3].state.person
    on_disk = []
    for guest in (guests[0], watcher):
        guest.pair.host.send = lambda _: on_disk.append(journal.read(room.journal.data).standing)
    for message, who, check in (
        (m.SetCode("123456"), 0, lambda saved: saved.code == "123456"),
        (m.SetTimers(Timers(clue=90)), 0, lambda saved: saved.timers.clue == 90),
        (m.SetName("Ёж"), 1, lambda saved: saved.people[1].name == "Ёж"),
        (m.Kick(bot), 0, lambda saved: saved.people[3].is_bot and not saved.people[3].token),
        (m.LeaveSeat(), 2, lambda saved: saved.people[2].is_bot),
        (m.Leave(), 1, lambda saved: saved.people[1].has_left),
    ):
        on_disk.clear()
        room.do(guests[who], message)
        assert on_disk
        assert all(map(check, on_disk)), message


def test_a_code_set_in_a_game_still_keeps_others_out_after_a_resume():
    room, guests = a_game(4)
    room.do(guests[0], m.SetCode("123456"))
    again = resume(room.journal.data)
    assert again.join("Stranger").state.farewell is Farewell.CODE_NEEDED
    assert come_back(again, guests[1]).state.seat == 1


def test_the_administrator_survives_a_resume_and_no_stranger_becomes_one():
    room = RoomInMemory(pace=SLOW)
    guests = [room.join(f"Player {place}") for place in range(4)]
    room.do(guests[0], m.Start())
    again = resume(room.journal.data)
    stranger = again.join("Stranger", want=Want.SPECTATOR)
    again.pass_time(1000.0)
    stranger = again.join("Stranger", want=Want.SPECTATOR)
    assert not stranger.state.is_admin
    back = come_back(again, guests[2])
    assert back.state.is_admin
    holder = come_back(again, guests[0])
    assert holder.state.is_admin
    assert not back.state.is_admin


def test_newcomers_never_get_a_used_person_id():
    room, guests = a_game(3)
    again = resume(room.journal.data)
    late = again.join("Late")
    assert late.state.person not in {guest.state.person for guest in guests}


def test_spectators_are_not_in_the_journal():
    room, _guests = a_game(3)
    before = room.journal.data
    room.watch()
    assert room.journal.data == before


def test_a_journal_with_more_entries_than_the_limit_is_refused():
    room, _ = a_game()
    with pytest.raises(journal.JournalError, match="more than 0 entries"):
        journal.read(room.journal.data, most_entries=0)
