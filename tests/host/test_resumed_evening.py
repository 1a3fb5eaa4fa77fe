"""What a killed host restores: the pause, the wish to end, the standings, the result."""

from dixit_qt.host import journal
from dixit_qt.host.match import INSTANT
from dixit_qt.rules.actions import GiveHeart
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import BotStrength, Stage
from dixit_qt.wire.room import LovedPicture
from tests.host.builders import a_game, come_back, resume
from tests.net.room import Guest, RoomInMemory


def a_finished_game(**changes) -> tuple[RoomInMemory, list[Guest]]:
    room, guests = a_game(3, **changes)
    room.play(guests)
    assert room.public.stage is Stage.OVER
    return room, guests


def another(room: RoomInMemory, guests: list[Guest]) -> None:
    room.do(guests[0], m.PlayAgain())
    room.do(guests[0], m.Start())


def test_a_resumed_game_is_still_paused_by_the_same_player():
    room, guests = a_game(3)
    room.do(guests[1], m.Pause())
    again = resume(room.journal.data, pace=INSTANT)
    assert again.public.paused_by == guests[1].state.person
    assert again.host.match.next_due() is None
    back = come_back(again, guests[2])
    again.do(back, m.Pause(on=False))
    assert again.public.paused_by is None
    assert journal.read(again.journal.data).standing.paused_by is None


def test_ending_after_the_round_survives_a_resume():
    room, guests = a_game(3)
    room.play(guests, moves=2)
    room.do(guests[0], m.FinishGame())
    again = resume(room.journal.data)
    assert again.public.ends_after_round
    returned = [come_back(again, guest) for guest in guests]
    again.play(returned)
    assert again.public.stage is Stage.OVER
    assert len(again.host.match.state.history) == 1


def test_the_standings_and_seen_pictures_survive_a_resume():
    room, guests = a_finished_game()
    standings = room.public.standings
    seen = room.host.match.pictures_seen()
    another(room, guests)
    room.play(guests, moves=5)
    again = resume(room.journal.data)
    assert again.public.standings == standings
    assert again.public.seen == len(seen)
    returned = [come_back(again, guest) for guest in guests]
    again.play(returned)
    assert {row.games for row in again.public.standings} == {2}


def loved(room: RoomInMemory, givers: list[Guest], card: str) -> None:
    """After the end each heart is sent at once."""
    record = room.host.match.state.history[-1]
    number = [laid.card for laid in record.table].index(card) + 1
    for guest in givers:
        assert guest.session.intend(GiveHeart(number))
        room.settle()


def last_pictures(room: RoomInMemory) -> list[tuple[str, int]]:
    return [(laid.card, laid.owner) for laid in room.host.match.state.history[-1].table]


def test_the_most_loved_picture_survives_a_resume():
    room, guests = a_finished_game()
    assert room.public.most_loved is None
    (card, owner), (other, _) = last_pictures(room)[:2]
    loved(room, [guests[seat] for seat in range(3) if seat != owner], card)
    clue = room.host.match.state.history[-1].clue.text
    assert room.public.most_loved == LovedPicture(card, 2, clue, f"Player {owner}")
    another(room, guests)
    room.play(guests)
    later, owner = next(each for each in last_pictures(room) if each[0] not in {card, other})
    loved(room, [guest for guest in guests if guest.state.seat != owner], later)
    assert room.public.most_loved.card == card
    assert guests[1].state.room.most_loved == room.public.most_loved
    another(room, guests)
    room.play(guests, moves=5)
    again = resume(room.journal.data)
    assert again.public.most_loved == room.public.most_loved
    again.host.evening.loved[9] = (LovedPicture(later, 3, "new", "Late"),)
    assert again.public.most_loved == LovedPicture(later, 5, "new", "Late")


def test_a_resumed_host_keeps_the_bots_strength_and_the_order_of_seen_pictures():
    room = RoomInMemory()
    guests = room.join_all(3)
    room.do(guests[0], m.SetBots(BotStrength.SHARP))
    room.do(guests[0], m.SetSeenLast(on=False))
    room.do(guests[0], m.Start())
    told = resume(room.journal.data).public
    assert (told.bots, told.seen_last) == (BotStrength.SHARP, False)


def test_a_code_and_a_kick_survive_a_restart_after_the_game():
    room, guests = a_finished_game()
    room.do(guests[0], m.SetCode("amber fox"))
    room.do(guests[0], m.Kick(guests[2].state.person))
    again = resume(room.journal.data)
    assert again.public.stage is Stage.OVER
    assert again.host.code == "amber fox"
    assert again.host.people.seats[2].token != guests[2].state.token


def test_a_game_that_was_killed_after_its_last_move_still_shows_its_result():
    room, guests = a_finished_game()
    saved = journal.read(room.journal.data)
    assert saved.can_go_on
    assert not saved.is_wanted
    again = resume(room.journal.data)
    assert again.public.stage is Stage.OVER
    assert again.public.standings == room.public.standings
    returned = [come_back(again, guest) for guest in guests]
    assert returned[1].view.outcome == guests[1].view.outcome
    number = returned[1].view.legal.hearts[0]
    assert returned[1].session.intend(GiveHeart(number))
    again.settle()
    another(again, returned)
    assert again.public.stage is Stage.PLAYING


def test_a_seen_result_is_not_offered_again():
    for leave in (
        lambda room, guests: room.do(guests[0], m.PlayAgain()),
        lambda room, _guests: room.exchange.close(),
    ):
        room, guests = a_finished_game()
        leave(room, guests)
        assert not journal.read(room.journal.data).can_go_on


def test_a_journal_without_an_evening_is_resumed_without_offering_its_result():
    room, guests = a_game(3)
    room.play(guests, moves=10)
    data = room.journal.data
    opening = journal.read(data).opening
    whole = journal.begin(opening)
    assert data.startswith(whole)
    old = _without_the_evening(opening) + data[len(whole) :]
    again = resume(old)
    assert again.host.match.state == room.host.match.state
    room.play(guests)
    ended = _without_the_evening(opening) + room.journal.data[len(whole) :]
    assert journal.read(ended).is_over
    assert not journal.read(ended).can_go_on


def _without_the_evening(opening: journal.Opening) -> bytes:
    """The same journal as an older version wrote it, without the evening."""
    fields = {
        name: getattr(opening, name)
        for name in opening.__struct_fields__
        if name not in {"evening", "seen_last", "bots"}
    }
    return journal.begin({"type": "opening", **fields})
