"""A game is its journal: cut it anywhere, and what was written whole goes on."""

import zlib
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_qt.host import journal
from dixit_qt.host.match import INSTANT
from dixit_qt.host.table import Table
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.views import view_for
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Keeper, News, Stage
from dixit_qt.wire.intents import Judge
from dixit_qt.wire.room import Timers
from tests.host.builders import SLOW, a_game, come_back, drop, seats
from tests.net.room import RoomInMemory, new_hall


def resume(data: bytes, **changes) -> RoomInMemory:
    """The host was killed and is started again with what is on the disk."""
    room = RoomInMemory()
    table = Table(new_hall(**{"pace": SLOW, **changes}))
    table.resume(journal.read(data), room.now)
    room.journal.begin("resumed", data)
    room.begin(table)
    return room


@cache
def a_whole_journal(edition: str = "odyssey", players: int = 3) -> bytes:
    room, guests = a_game(players, edition)
    room.play(guests)
    return room.journal.data


@pytest.mark.parametrize(("edition", "players"), [(e.id, e.sizes[0]) for e in EDITIONS.values()])
def test_the_journal_of_a_game_is_the_game(edition, players):
    room, guests = a_game(players, edition)
    room.play(guests, moves=25)
    story = journal.read(room.journal.data)
    assert story.state == room.hall.match.state
    assert story.fault == ""
    assert story.can_go_on


def test_a_finished_game_cannot_go_on():
    assert not journal.read(a_whole_journal()).can_go_on
    room, guests = a_game()
    room.do(guests[0], m.EndGame())
    assert not journal.read(room.journal.data).can_go_on


def test_cut_at_every_byte_the_rest_is_a_game_that_was():
    data = a_whole_journal()[:8000]
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


@given(place=st.integers(10, 8999), value=st.integers(1, 255))
def test_a_damaged_byte_ends_the_story_there_and_never_crashes(place, value):
    data = bytearray(a_whole_journal()[:9000])
    data[place] ^= value
    try:
        story = journal.read(bytes(data))
    except journal.JournalError:
        return
    assert story.length <= place
    assert "damaged" in story.fault


@given(st.binary(max_size=200))
def test_garbage_is_not_a_journal(data):
    with pytest.raises(journal.JournalError):
        journal.read(data)


def test_another_version_says_so():
    with pytest.raises(journal.JournalError, match="version 2, this program reads 1"):
        journal.read(journal.MAGIC + b"\x00\x02")


def test_records_that_make_no_sense_end_the_story():
    data = a_whole_journal()
    opening = journal.read(data[:6000]).opening
    start = journal.begin(opening)
    for entry in (
        journal.Seated(()),
        opening,
        journal.Acted(99, Judge(fits=True)),
    ):
        story = journal.read(start + journal.record(entry))
        assert story.length == len(start)
        assert story.fault
    with pytest.raises(journal.JournalError, match="no beginning"):
        journal.read(start[:10] + journal.record(journal.BrokenOff()))
    odd = journal.record(journal.BrokenOff())
    payload = b"\x81\xa4type\xa5other"
    forged = len(payload).to_bytes(4, "big") + zlib.crc32(payload).to_bytes(4, "big")
    assert journal.read(start + forged + payload + odd).length == len(start)


def test_everybody_comes_back_to_the_same_hands_seats_and_scores():
    room, guests = a_game(4)
    room.play(guests, moves=30)
    before = room.hall.match.state
    names = seats(room)
    again = resume(room.journal.data)
    returned = [again.join("?", token=guest.state.token) for guest in guests]
    assert again.hall.match.state == before
    assert seats(again) == names
    for seat, guest in enumerate(returned):
        assert guest.state.seat == seat
        assert guest.view == view_for(before, seat)
        assert News.GAME_RESUMED in [notice.code for notice in guest.state.notices]
    again.play(returned)
    assert returned[0].view.outcome is not None
    assert journal.read(again.journal.data).state == again.hall.match.state


def test_a_killed_host_ends_with_the_scores_of_the_undisturbed_game():
    undisturbed = journal.read(a_whole_journal()).state.outcome
    room, guests = a_game(3)
    rng = Random(5)
    while room.hall.stage is Stage.PLAYING:
        room.play(guests, rng, moves=7)
        room = resume(room.journal.data)
        guests = [room.join("?", token=guest.state.token) for guest in guests]
    assert room.hall.match.state.outcome == undisturbed


def test_who_plays_for_whom_is_remembered():
    room, guests = a_game(4)
    drop(room, guests[1])
    room.do(guests[0], m.GiveToBot(guests[1].state.person))
    room.do(guests[2], m.Leave())
    room.do(guests[3], m.SetName("Ёж"))
    again = resume(room.journal.data, pace=INSTANT)
    keepers = [info.keeper for info in again.table.room.seats]
    assert keepers == [Keeper.ABSENT, Keeper.BOT, Keeper.BOT, Keeper.ABSENT]
    assert seats(again)[3] == "Ёж"
    assert come_back(again, guests[1]).state.seat == 1
    assert come_back(again, guests[2]).state.seat is None


def test_a_resumed_table_keeps_its_plan():
    room = RoomInMemory("poetry")
    guests = room.join_all(2)
    room.do(guests[0], m.SetTimers(Timers(clue=90)))
    room.do(guests[0], m.SetCode("1234"))
    room.do(guests[0], m.Start())
    again = resume(room.journal.data)
    assert again.table.room.timers == Timers(clue=90)
    assert again.hall.code == "1234"
    assert again.table.room.edition == "poetry"
    assert again.hall.stage is Stage.PLAYING


def test_newcomers_never_get_the_number_of_somebody_who_was_there():
    room, guests = a_game(3)
    again = resume(room.journal.data)
    late = again.join("Late")
    assert late.state.person not in {guest.state.person for guest in guests}


def test_watchers_are_not_written_down():
    room, _guests = a_game(3)
    before = room.journal.data
    room.watch()
    assert room.journal.data == before
