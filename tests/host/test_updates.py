"""Every change is sent: all lobbies and views always match the host's."""

import pytest
from msgspec import structs

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.host.match import Pace
from dixit_qt.host.outputs import Send
from dixit_qt.rules.actions import Give, ReadWithAnd
from dixit_qt.rules.model import Phase
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import FrameDecoder, decode_from_host
from dixit_qt.wire.codes import BotStrength, Denial, Keeper, News, Stage, Want
from dixit_qt.wire.room import Timers
from tests.host.builders import GRACE, Stranger, a_game, a_round, drop, play_round, refusal, tell
from tests.net.room import BY_ID, Guest, RoomInMemory, overheard

GATHERING = [
    m.SetEdition("classic-30"),
    m.SetSwitch("target_score", 12),
    m.SetDecks(()),
    m.SetTimers(Timers(clue=60)),
    m.SetCode("amber fox"),
    m.AddBot(),
    m.SetSeenLast(on=False),
    m.SetBots(BotStrength.SHARP),
    m.SetFirstStoryteller(2),
    m.SetBrowsers(open=False),
    m.SetHostDecides(on=True),
    m.SetReactions(on=False),
    m.NameHouseRules("Ours"),
    m.Move(1, 2),
    m.Kick(3),
    m.SetName("Nina"),
    m.SetRabbit(9),
    m.LeaveSeat(),
    m.Start(),
]
PLAYING = [
    m.GiveToBot(4),
    m.ActFor(1),
    m.SetTimers(Timers(clue=60)),
    m.Kick(3),
    m.Pause(),
    m.FinishGame(),
    m.RemoveChair(4),
    m.LeaveSeat(),
    m.EndGame(),
]


def assert_everybody_is_told(room: RoomInMemory) -> None:
    now = room.public
    for connection in room.host.connections.guests():
        guest = next(each for each in room.guests if each.state.person == connection.person.id)
        told = structs.replace(guest.state.room, code=None)
        assert told == structs.replace(now, code=None), guest.session.profile.name
        if room.host.match is not None:
            assert guest.state.revision == room.host.match.revision


@pytest.mark.parametrize("command", GATHERING, ids=lambda command: type(command).__name__)
def test_lobby_changes_are_sent_to_everybody(command):
    room = RoomInMemory()
    guests = room.join_all(4)
    room.watch()
    before = room.public
    room.do(guests[0], command)
    assert refusal(guests[0]) is None
    assert room.public != before or isinstance(command, m.SetCode)
    assert_everybody_is_told(room)


@pytest.mark.parametrize("command", PLAYING, ids=lambda command: type(command).__name__)
def test_changes_during_a_game_are_sent_to_everybody(command):
    room, guests = a_round(5)
    room.watch()
    drop(room, guests[3])
    room.do(guests[0], command)
    assert refusal(guests[0]) is None
    assert_everybody_is_told(room)


def test_joins_and_leaves_are_announced_during_a_game():
    room, guests = a_game()
    drop(room, guests[3])
    assert_everybody_is_told(room)
    late = room.join("Late", want=Want.SPECTATOR)
    assert_everybody_is_told(room)
    room.do(late, m.TakeSeat(guests[3].state.person))
    room.do(late, m.TakeSeat(guests[3].state.person))
    assert refusal(late) is None
    assert_everybody_is_told(room)
    other = room.join("Later", want=Want.SPECTATOR)
    room.do(other, m.TakeSeat())
    room.do(guests[0], m.PlaceNewcomer(other.state.person, after=guests[1].state.person))
    assert_everybody_is_told(room)
    room.do(other, m.Leave())
    assert_everybody_is_told(room)
    assert room.public.stage is Stage.PLAYING


def test_the_words_of_a_deck_come_whole_and_once():
    room = RoomInMemory()
    room.join_all(3)
    foreign = room.join("Foreign", pictures={})
    assert set(foreign.state.texts) == set(BY_ID)
    heard = len(foreign.heard)
    room.do(foreign, m.WantDeck("test"))
    assert len(foreign.heard) - heard < 100


class Decided(RandomBot):
    """A bot that gives the last card of its hand."""

    def choose(self, view, rng):
        return Give((view.cards.hand[-1],)) if view.legal.give else super().choose(view, rng)


def test_a_bots_choice_is_played():
    room, guests = a_round(make_bot=lambda *_what: Decided())
    tell(room, guests[0])
    match = room.host.match
    hand = match.state.game.hands[1]
    assert match.bot_action(1) == Give((hand[-1],))


def test_a_bot_thinks_again_in_a_new_phase():
    room = RoomInMemory(pace=Pace((5.0, 6.0), 0.0, grace=0.0, reading=0.0, spread=0.0))
    guests = room.join_all(3)
    room.do(guests[0], m.AddBot())
    room.do(guests[0], m.Start())
    match = room.host.match
    room.play(guests, moves=1)
    while not match.next_due():
        room.play(guests, moves=1)
    due = match.next_due()
    assert due is not None
    assert due >= room.now + 5.0


def test_a_silent_stranger_is_disconnected_exactly_at_the_deadline():
    room = RoomInMemory()
    room.join()
    limit = room.host.limits.handshake
    stranger = Stranger(room)
    room.pass_time(limit - 0.5)
    stranger.settle()
    assert not stranger.is_closed
    room.pass_time(0.5)
    stranger.settle()
    assert stranger.is_closed


def test_letting_somebody_in_removes_them_from_the_list_of_kicked():
    room = RoomInMemory()
    guests = room.join_all(4)
    kicked = guests[3].state.person
    room.do(guests[0], m.Kick(kicked))
    assert [each.person for each in guests[1].state.room.kicked] == [kicked]
    room.do(guests[0], m.LetIn(kicked))
    assert guests[1].state.room.kicked == ()
    assert_everybody_is_told(room)


def test_taking_over_the_seat_of_a_person_without_one_is_refused():
    room, _guests = a_game()
    late, other = room.join("Late", want=Want.SPECTATOR), room.join("Other", want=Want.SPECTATOR)
    room.do(late, m.TakeSeat(other.state.person))
    assert refusal(late) == Denial.NO_SUCH_PERSON


def test_several_kinds_of_clues_may_be_chosen():
    offers = RoomInMemory().join().state.room.editions
    several = {each.name for edition in offers for each in edition.switches if each.several}
    assert several == {"clue_kinds"}


def heard_by(guest: Guest) -> list[m.Message]:
    """Record every message that they receive from now on."""
    heard: list[m.Message] = []
    link, frames = guest.pair.client, FrameDecoder()

    def listen(data: bytes) -> None:
        heard.extend(map(decode_from_host, frames.feed(data)))

    link.on_data = overheard(link.on_data, listen)
    return heard


def test_a_switch_with_four_numbers_offers_a_range_and_one_with_three_a_list():
    editions = {each.id: each for each in RoomInMemory().join().state.room.editions}
    offers = {each.name: each for each in editions["odyssey"].switches}
    four, three = offers["everybody_found_penalty"], offers["single_vote_bonus"]
    assert (four.values, four.least, four.most) == ((), 0, 3)
    assert three.values == (0, 1, 2)


def test_a_round_is_sent_once_and_a_lobby_only_when_it_changes():
    room, guests = a_game()
    heard = heard_by(guests[1])
    for _ in range(2):
        play_round(room, guests)
    rounds = [message.index for message in heard if isinstance(message, m.FinishedRound)]
    assert rounds == [0, 1]
    assert not any(isinstance(message, m.Lobby) for message in heard)
    for _ in range(2):
        room.do(guests[0], m.SetTimers(Timers(clue=60)))
    assert sum(isinstance(message, m.Lobby) for message in heard) == 1


def test_a_room_in_which_nothing_changed_is_not_made_again_when_a_round_ends():
    room, guests = a_game()
    room.watch()
    before = [each.room_sent for each in room.host.connections]
    play_round(room, guests)
    after = [each.room_sent for each in room.host.connections]
    assert all(new is old for new, old in zip(after, before, strict=True))
    assert room.public == guests[1].state.room


def test_a_finished_round_is_one_message_for_all_who_see_it():
    room, guests = a_game(pace=GRACE)
    room.watch()
    while room.host.match.turn_at is None or room.host.match.state.phase is not Phase.VOTE:
        room.play(guests, moves=1)
    room.now += GRACE.grace
    sent = [out for out in room.table.tick(room.now) if isinstance(out, Send)]
    finished = [out.links for out in sent if isinstance(out.message, m.FinishedRound)]
    assert finished == [tuple(each.link for each in room.host.connections)]


def test_a_finished_round_is_sent_again_only_when_it_changes():
    room, guests = a_game(3, "poetry")
    play_round(room, guests)
    heard = heard_by(guests[1])

    def told_after(*, chosen: bool) -> int:
        heard.clear()
        place = guests[0].view.legal.readings[0]
        assert guests[0].session.intend(ReadWithAnd(place, chosen=chosen))
        room.settle()
        assert refusal(guests[0]) is None
        return sum(isinstance(message, m.FinishedRound) for message in heard)

    told = [told_after(chosen=each) for each in (False, True, True, False, False)]
    assert told == [0, 1, 0, 1, 0]


def test_a_bot_playing_for_an_absent_player_is_announced_and_shown_at_once():
    room, guests = a_round()
    drop(room, guests[2])
    heard = heard_by(guests[1])
    room.do(guests[0], m.GiveToBot(room.host.people.seats[2].id))
    assert m.Notice(News.BOT_PLAYS_FOR, "Player 2", 3) in heard
    assert room.public.seats[2].keeper is Keeper.BOT


def test_a_ping_is_answered_and_a_late_spectator_gets_the_verses():
    room, guests = a_game(3, "poetry")
    heard = heard_by(guests[1])
    room.do(guests[1], m.Ping(7))
    assert heard == [m.Pong(7)]
    late = room.watch("Late", want=Want.SPECTATOR)
    assert len(late.state.verses.lines) == 150
