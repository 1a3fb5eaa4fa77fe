"""What administrators may do, what others may not, and who is administrator."""

from dataclasses import replace

import pytest

from dixit_qt.host.match import INSTANT
from dixit_qt.host.person import bot_names
from dixit_qt.host.plan import Library
from dixit_qt.rules.refusals import Refusal
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Farewell, Keeper, News, Stage, Want
from dixit_qt.wire.room import Timers
from tests.host.builders import (
    SLOW,
    a_game,
    come_back,
    drop,
    look_on,
    play_round_with_bots,
    refusal,
    resume,
    seats,
)
from tests.net.room import BY_ID, DECK, LIBRARY, RoomInMemory

COMMANDS = [
    m.SetEdition("team"),
    m.SetSwitch("laps", 2),
    m.SetDecks(()),
    m.SetVerses("en"),
    m.SetTimers(Timers(clue=60)),
    m.SetCode("123456"),
    m.SetHostDecides(on=True),
    m.AddBot(),
    m.Kick(1),
    m.Move(1, 0),
    m.ActFor(1),
    m.Start(),
    m.PlayAgain(),
    m.EndGame(),
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
def test_a_guest_cannot_give_administrator_commands(command):
    room = RoomInMemory()
    room.join("Anna", own=True)
    boris = room.join("Boris")
    before = room.public
    room.do(boris, command)
    assert refusal(boris) == Denial.NOT_THE_ADMIN
    assert room.public == before


PLAN_COMMANDS = (m.SetEdition, m.SetSwitch, m.SetDecks, m.AddBot, m.Move, m.Start, m.SetVerses)


@pytest.mark.parametrize(
    "command", [each for each in COMMANDS if isinstance(each, PLAN_COMMANDS)], ids=str
)
def test_setup_commands_are_refused_during_a_game(command):
    room, guests = a_game()
    room.do(guests[0], command)
    assert refusal(guests[0]) == Denial.GAME_IS_RUNNING


def test_without_a_host_window_the_first_player_is_administrator():
    room = RoomInMemory()
    anna, boris = room.join("Anna"), room.join("Boris")
    assert anna.state.is_admin
    room.do(anna, m.Leave())
    assert boris.state.is_admin
    assert boris.state.notices[-1].code is News.NEW_ADMIN


def test_an_absent_administrator_is_replaced_after_a_while_until_they_return():
    room = RoomInMemory()
    anna, boris = room.join("Anna"), room.join("Boris")
    drop(room, anna)
    assert boris.state.room.admins == ()
    room.do(boris, m.AddBot())
    assert refusal(boris) == Denial.NOT_THE_ADMIN
    for _ in range(7):
        room.pass_time(3.0)
    assert boris.state.is_admin
    anna = come_back(room, anna)
    assert anna.state.is_admin
    assert not boris.state.is_admin


def test_a_spectator_does_not_act_as_admin_for_seated_players():
    room = RoomInMemory()
    anna = room.join("Anna")
    watcher = room.watch(want=Want.SPECTATOR)
    for _ in range(15):
        room.pass_time(3.0)
    drop(room, anna)
    for _ in range(10):
        room.pass_time(3.0)
    assert not watcher.state.is_admin
    room.do(come_back(room, anna), m.Leave())
    assert watcher.state.is_admin


def test_a_spectator_acts_as_admin_when_all_seated_players_are_away():
    room, guests = a_game(3)
    watcher = room.watch("Watcher", want=Want.SPECTATOR)
    screen = room.watch()
    for guest in guests:
        drop(room, guest)
    stranger = room.watch("Stranger", want=Want.SPECTATOR)
    for _ in range(10):
        room.pass_time(3.0)
    assert watcher.state.is_admin
    assert not stranger.state.is_admin
    assert not screen.state.is_admin
    room.do(watcher, m.GiveToBot(guests[1].state.person))
    assert room.public.seats[1].keeper is Keeper.BOT
    assert come_back(room, guests[0]).state.is_admin
    assert not watcher.state.is_admin


def test_anybody_who_plays_lets_a_bot_play_for_somebody_away_unless_the_host_decides_alone():
    room, guests = a_game(4)
    watcher = room.watch("Watcher", want=Want.SPECTATOR)
    away = m.GiveToBot(guests[3].state.person)
    room.do(guests[1], away)
    assert refusal(guests[1]) == Denial.NO_SUCH_PERSON
    drop(room, guests[3])
    room.do(watcher, away)
    assert refusal(watcher) == Denial.NOT_THE_ADMIN
    room.do(guests[0], m.SetHostDecides(on=True))
    room.do(guests[1], away)
    assert refusal(guests[1]) == Denial.NOT_THE_ADMIN
    assert room.public.seats[3].keeper is Keeper.ABSENT
    assert resume(room.journal.data).host.host_decides
    room.do(guests[0], m.SetHostDecides(on=False))
    room.do(guests[1], away)
    assert room.public.seats[3].keeper is Keeper.BOT
    assert come_back(room, guests[3]).state.seat == 3


def test_an_admin_who_stands_up_passes_the_role_to_a_seated_player():
    room = RoomInMemory()
    anna, boris = room.join("Anna"), room.join("Boris")
    room.do(anna, m.LeaveSeat())
    assert boris.state.is_admin
    assert not anna.state.is_admin


def test_the_first_person_becomes_administrator_even_if_a_big_screen_came_first():
    room = RoomInMemory()
    screen = room.watch()
    assert screen.state.is_admin
    anna = room.join("Anna")
    assert anna.state.is_admin
    assert not screen.state.is_admin
    room.join("Boris")
    room.watch()
    assert anna.state.is_admin


def test_the_hosts_own_window_is_administrator_even_as_a_big_screen():
    room = RoomInMemory()
    anna = room.join("Anna")
    screen = room.watch(own=True)
    assert screen.state.is_admin
    assert not anna.state.is_admin
    room.do(screen, m.AddBot())
    assert len(seats(room)) == 2


def test_obstacles_to_a_start_are_listed():
    room = RoomInMemory()
    anna = room.join("Anna", own=True)
    assert anna.state.room.obstacles[0].code == Refusal.TOO_FEW_PLAYERS
    room.do(anna, m.Start())
    assert refusal(anna) == Refusal.TOO_FEW_PLAYERS
    for _ in range(2):
        room.do(anna, m.AddBot())
    assert anna.state.room.obstacles == ()
    room.do(anna, m.SetDecks(()))
    assert anna.state.room.obstacles[0].code == Denial.NO_DECK_CHOSEN
    room.do(anna, m.SetDecks(("test", "test")))
    assert anna.state.room.chosen_decks == ("test",)
    room.do(anna, m.SetDecks(("none",)))
    assert refusal(anna) == Denial.NO_SUCH_DECK


def test_a_deck_added_while_the_table_is_open_can_be_chosen_at_once():
    room = RoomInMemory()
    anna, boris = room.join("Anna", own=True), room.join("Boris")
    decks = {"test": DECK, "other": replace(DECK, id="other")}
    room.exchange.restock(Library(decks, LIBRARY.verses), lambda _decks: BY_ID.get)
    room.settle()
    assert [deck.id for deck in boris.state.room.decks] == ["test", "other"]
    room.do(anna, m.SetDecks(("other",)))
    assert boris.state.room.chosen_decks == ("other",)


def test_a_removed_deck_is_no_longer_chosen():
    room = RoomInMemory()
    anna = room.join("Anna", own=True)
    room.exchange.restock(Library({}, LIBRARY.verses), lambda _decks: BY_ID.get)
    room.settle()
    assert anna.state.room.chosen_decks == ()
    assert anna.state.room.obstacles[0].code == Denial.NO_DECK_CHOSEN


def test_a_deck_that_a_game_is_played_with_stays_until_it_ends():
    room, guests = a_game()
    room.exchange.restock(Library({}, LIBRARY.verses), lambda _decks: BY_ID.get)
    room.settle()
    assert guests[0].state.room.chosen_decks == ("test",)


def test_poetry_needs_verses():
    room = RoomInMemory("poetry")
    room.host.plan.verses = None
    anna, _boris = room.join_all(2)
    assert anna.state.room.obstacles[0].code == Refusal.TOO_FEW_LINES
    room.do(anna, m.SetVerses("xx"))
    assert refusal(anna) == Denial.NO_SUCH_VERSES
    room.do(anna, m.SetVerses("en"))
    assert anna.state.room.obstacles == ()
    assert len(anna.state.verses.lines) == 150
    assert anna.state.verses.endings[50] == "ending 50"


def test_a_switch_of_another_edition_is_refused():
    room = RoomInMemory()
    anna = room.join("Anna", own=True)
    room.do(anna, m.SetSwitch("vote_bonus_cap", None))
    assert anna.state.room.switches == {"vote_bonus_cap": None}
    room.do(anna, m.SetSwitch("pass_hands", True))
    assert refusal(anna) == Refusal.UNKNOWN_OPTION
    room.do(anna, m.SetSwitch("target_score", "many"))
    assert refusal(anna) == Refusal.BAD_OPTION_VALUE
    room.do(anna, m.SetEdition("team"))
    assert anna.state.room.switches == {}
    room.do(anna, m.SetEdition("chess"))
    assert refusal(anna) == Refusal.UNKNOWN_EDITION


def test_only_admins_see_the_code():
    room = RoomInMemory()
    anna, boris = room.join("Anna", own=True), room.join("Boris")
    room.do(anna, m.SetCode("  тайник  "))
    assert anna.state.room.code == "тайник"
    assert boris.state.room.needs_code
    assert boris.state.room.code is None
    assert "тайник".encode() not in boris.heard
    room.do(anna, m.SetCode("123"))
    assert refusal(anna) == Denial.BAD_CODE
    room.do(anna, m.SetCode(None))
    assert not boris.state.room.needs_code


@pytest.mark.parametrize("code", ["\u200b" * 4, "----", "12 3", " abc "])
def test_a_code_with_too_few_letters_is_refused(code):
    room = RoomInMemory()
    anna = room.join("Anna")
    room.do(anna, m.SetCode(code))
    assert refusal(anna) == Denial.BAD_CODE
    assert room.host.code is None


def test_a_kicked_player_cannot_come_back_with_their_token():
    room = RoomInMemory()
    anna, boris = room.join("Anna", own=True), room.join("Boris")
    room.do(anna, m.Kick(boris.state.person))
    assert boris.state.farewell is Farewell.KICKED
    assert boris.is_lost
    assert seats(room) == ["Anna"]
    assert come_back(room, boris).state.farewell is Farewell.KICKED
    room.do(anna, m.Kick(99))
    assert refusal(anna) == Denial.NO_SUCH_PERSON


@pytest.mark.parametrize("code", [None, "123456"])
def test_an_absent_player_who_was_kicked_learns_it_on_return(code):
    room, guests = a_game(4)
    room.do(guests[0], m.SetCode(code))
    drop(room, guests[2])
    room.do(guests[0], m.Kick(guests[2].state.person))
    again = resume(room.journal.data)
    for table in (room, again):
        session = guests[2].session
        assert table.enter(session).state.farewell is Farewell.KICKED
        assert session.state.seat == 2


def test_a_kicked_player_stays_out_until_let_in():
    room = RoomInMemory()
    anna, boris = room.join("Anna", own=True), room.join("Boris", address="10.0.0.2")
    room.do(anna, m.Kick(boris.state.person))
    (told,) = room.public.kicked
    assert told.name == "Boris"
    for name in ("Boris", "  boris", "Bоris"):
        assert room.join(name, address="10.0.0.2").state.farewell is Farewell.KICKED
    assert room.join("Boris", address="10.0.0.3").state.person
    assert room.join("Clara", address="10.0.0.2").state.person
    assert come_back(room, boris).state.farewell is Farewell.KICKED
    room.do(anna, m.LetIn(told.person))
    assert room.public.kicked == ()
    assert room.join("Boris", address="10.0.0.2").state.person
    room.do(anna, m.LetIn(told.person))
    assert refusal(anna) == Denial.NO_SUCH_PERSON


def test_a_number_added_to_the_name_does_not_bypass_a_kick():
    room = RoomInMemory()
    anna, _, other = [room.join("Boris", own=place == 0) for place in range(3)]
    assert room.public.seats[2].name == "Boris 3"
    room.do(anna, m.Kick(other.state.person))
    assert room.join("Boris").state.farewell is Farewell.KICKED


def test_the_address_of_an_absent_kicked_player_is_learned_on_return():
    room, guests = a_game(4)
    again = resume(room.journal.data)
    anna = come_back(again, guests[0])
    boris = guests[2].session
    again.do(anna, m.Kick(boris.state.person))
    assert again.join("Player 2", address="10.0.0.2").state.person
    assert again.enter(boris, address="10.0.0.7").state.farewell is Farewell.KICKED
    assert again.join("Player 2", address="10.0.0.7").state.farewell is Farewell.KICKED


def test_a_big_screen_joins_and_leaves_unannounced():
    room = RoomInMemory()
    anna = room.join("Anna")
    screen, other = room.watch(), room.watch()
    drop(room, screen)
    room.do(other, m.Leave())
    assert anna.state.notices == ()


def test_a_bot_replaces_a_player_kicked_out_of_a_game():
    room, guests = a_game()
    room.do(guests[0], m.Kick(guests[2].state.person))
    info = room.public.seats[2]
    assert info.is_bot
    assert info.name not in {guest.state.room.seats[0].name for guest in guests}
    room.do(guests[0], m.Kick(info.person))
    assert refusal(guests[0]) == Denial.NO_SUCH_PERSON


def test_a_bot_can_be_kicked_between_games():
    room = RoomInMemory()
    anna = room.join("Anna", own=True)
    room.do(anna, m.AddBot())
    room.do(anna, m.Kick(room.public.seats[1].person))
    assert seats(room) == ["Anna"]


def test_the_host_can_abandon_a_game():
    room, guests = a_game()
    room.do(guests[0], m.EndGame())
    assert room.host.stage is Stage.GATHERING
    assert guests[1].view is None
    assert News.GAME_BROKEN_OFF in [notice.code for notice in guests[1].state.notices]
    room.do(guests[0], m.EndGame())
    assert refusal(guests[0]) == Denial.NO_GAME_IS_RUNNING
    room.do(guests[0], m.PlayAgain())
    assert refusal(guests[0]) == Denial.NO_GAME_IS_RUNNING


def test_bots_have_names_of_their_own():
    room = RoomInMemory(language="ru")
    anna = room.join("Anna", own=True)
    for _ in range(11):
        room.do(anna, m.AddBot())
    assert seats(room) == ["Anna", *bot_names("ru")[:11]]


def test_a_finished_game_is_put_away_without_counting_as_abandoned():
    room, guests = a_game(3, pace=INSTANT)
    room.play(guests)
    assert room.host.stage is Stage.OVER
    room.do(guests[0], m.EndGame())
    assert room.host.stage is Stage.GATHERING
    assert News.GAME_BROKEN_OFF not in [notice.code for notice in guests[1].state.notices]


def test_the_choice_of_first_storyteller_can_be_reset():
    room = RoomInMemory()
    anna = room.join("Anna")
    room.do(anna, m.SetFirstStoryteller(anna.state.person))
    room.do(anna, m.SetFirstStoryteller(None))
    assert refusal(anna) is None


def test_the_words_of_a_deck_are_sent_once_over_a_connection():
    room = RoomInMemory()
    anna = room.join("Anna", pictures={})
    room.do(anna, m.WantDeck("test"))
    anna.heard.clear()
    room.do(anna, m.WantDeck("test"))
    assert b"deck_part" not in anna.heard
    assert b"done" in anna.heard


def test_setting_the_same_name_again_sends_no_update():
    room = RoomInMemory()
    anna, boris = room.join("Anna"), room.join("Boris")
    room.do(anna, m.SetName("Anna"))
    assert News.RENAMED not in [notice.code for notice in boris.state.notices]


def test_a_spectator_who_gets_a_seat_at_the_end_of_a_round_administrates_in_place_of_a_spectator():
    room = RoomInMemory(pace=SLOW)
    anna, boris = room.join("Anna"), look_on(room, "Boris")
    for _ in range(3):
        room.do(anna, m.AddBot())
    room.do(anna, m.Start())
    room.do(anna, m.LeaveSeat())
    room.do(boris, m.TakeSeat(room.public.seats[1].person))
    room.do(anna, m.Agree(boris.state.person))
    assert room.public.admins == (anna.state.person,)
    play_round_with_bots(room, anna)
    assert boris.state.seat == 1
    assert boris.state.is_admin
