"""Pauses, and what waits for the end of a round: the notes, the menu and its questions."""

from dataclasses import replace

import pytest
from msgspec import structs

from dixit_qt.client.state import ClientState
from dixit_qt.rules.actions import ClaimStory
from dixit_qt.rules.refusals import Refusal
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.base.seat_choices import Choice, choices_for
from dixit_qt.ui.lobby import house_rules, lobby
from dixit_qt.ui.shell.between_rounds import BetweenRounds, Props, derive_props
from dixit_qt.ui.shell.people import People, newcomer_rows, next_place, seated_rows
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Keeper, Stage
from dixit_qt.wire.room import Obstacle, Room, SeatInfo, WatcherInfo
from tests.ui.engine_table import dealt
from tests.ui.household import Household, PlayerWindow


@pytest.fixture(autouse=True)
def in_words(qapp):
    """Sentences are translated by the application, so one must exist."""


def seen(edition: str = "odyssey", players: int = 4, seat: int | None = 0, **room) -> ClientState:
    table = dealt(edition, players, seat)
    state = table.feed.state
    more = {"watchers": (WatcherInfo(9, "Вера"),), **room}
    fields = {name: getattr(state, name) for name in state.__dataclass_fields__}
    person = 9 if seat is None else seat + 1
    return ClientState(**{**fields, "person": person, "room": structs.replace(state.room, **more)})


def test_an_undisturbed_game_shows_no_notices():
    assert derive_props(seen()) == Props(may_leave=True)
    assert derive_props(seen(stage=Stage.OVER)) == Props()


def test_a_pause_names_its_caller_and_any_seated_player_can_end_it():
    props = derive_props(seen(paused_by=2))
    assert (props.words, props.way) == ("Paused by Boris. Timers and bots are stopped.", "goOn")
    assert props.paused
    assert derive_props(seen(seat=None, paused_by=2)).way == ""
    assert derive_props(seen(seat=None, paused_by=2, admins=(9,))).way == "goOn"


def test_a_spectator_is_offered_the_free_place():
    assert derive_props(seen(seat=None)).way == "sit"
    for code, why in (
        (Refusal.TOO_MANY_PLAYERS, "All seats are taken."),
        (Refusal.NO_WHOLE_LAP_LEFT, "Too late to join"),
        (Refusal.TOO_FEW_CARDS, "There aren't enough cards for another player."),
    ):
        props = derive_props(seen(seat=None, no_chair=Obstacle(code, {"have": 7, "need": 6})))
        assert props.words.startswith(f"You're watching. {why}")
        assert props.way == ""
    table = (WatcherInfo(9, "Television", is_table=True),)
    assert derive_props(seen(seat=None, watchers=table)).words == ""
    assert derive_props(seen(seat=None, watchers=())).words == ""


def test_a_waiting_spectator_sees_what_they_wait_for():
    chair = (WatcherInfo(9, "Вера", wants_a_chair=True),)
    assert "when this round is over" in derive_props(seen(seat=None, watchers=chair)).words
    assert "needs two" in derive_props(seen("team", 6, seat=None, watchers=chair)).words
    two = (*chair, WatcherInfo(10, "Ян", wants_a_chair=True))
    assert "You'll join" in derive_props(seen("team", 6, seat=None, watchers=two)).words
    stood_up = (WatcherInfo(9, "Вера", own_seat=4),)
    props = derive_props(seen(seat=None, watchers=stood_up, no_chair=Obstacle("too_few_cards")))
    assert (props.words, props.way) == ("You're watching. A bot is playing for you.", "sitAgain")
    seat = (WatcherInfo(9, "Вера", waits_for=2),)
    assert "will be yours" in derive_props(seen(seat=None, watchers=seat)).words
    assert derive_props(seen(watchers=two)).words.endswith("Joining after this round: Вера and Ян.")


def test_the_host_is_asked_for_the_seat_of_an_absent_player():
    asking = (WatcherInfo(9, "Вера", waits_for=2, asks=True),)
    told = derive_props(seen(watchers=asking, admins=(1,)))
    name = seen().room.seats[1].name
    assert told.words == f"Вера would like to take over from {name}, who is away."
    assert told.way == "agree"
    assert derive_props(seen(watchers=asking, admins=(2,))).words == ""
    assert "if the host agrees" in derive_props(seen(seat=None, watchers=asking)).words


def test_after_the_end_a_spectator_sees_when_they_will_sit_down():
    props = derive_props(seen(seat=None, stage=Stage.OVER))
    assert (props.words, props.way) == ("You're watching.", "sit")
    chair = (WatcherInfo(9, "Вера", wants_a_chair=True),)
    props = derive_props(seen(seat=None, stage=Stage.OVER, watchers=chair))
    assert (props.words, props.way) == ("You'll join in the next game.", "")


def without_boris(**room) -> ClientState:
    seats = seen().room.seats
    lost = structs.replace(seats[1], keeper=Keeper.ABSENT)
    return seen(seats=(seats[0], lost, *seats[2:]), **room)


def test_after_a_while_anybody_who_plays_decides_about_a_player_who_is_away():
    state = without_boris(admins=(3,))
    assert derive_props(state).words == ""
    props = derive_props(state, {2})
    assert (props.words, props.way, props.away) == ("Boris is away.", "away", 2)


def test_with_host_decides_guests_cannot_give_a_seat_to_a_bot():
    host = derive_props(without_boris(admins=(1,), host_decides=True), {2})
    assert (host.words, host.way) == ("Boris is away.", "away")
    guest = derive_props(without_boris(admins=(3,), host_decides=True), {2})
    assert (guest.words, guest.way) == ("Boris is away. The host can let a bot play.", "")


def test_a_notice_says_whether_a_bot_plays_for_an_absent_player(show, qtbot, language):
    sent: list[object] = []
    feed = Feed()
    feed.connect_to(sent.append, sent.append)
    between = BetweenRounds(feed, language, patience_ms=0)
    driver = show("BetweenRoundsSlip", betweenRounds=between)
    feed.show(without_boris(admins=(1,)))
    driver.says("Boris is away.")
    driver.click("betweenRoundsWay")
    assert sent == [m.GiveToBot(2)]
    driver.click("betweenRoundsWait")
    driver.gone("betweenRounds")
    feed.show(seen(admins=(1,)))
    feed.show(without_boris(admins=(1,)))
    driver.says("Boris is away.")
    feed.show(seen(admins=(1,)))
    driver.gone("betweenRounds")


def test_the_sheet_of_an_absent_player_offers_all_choices(show, qtbot, language):
    sent: list[object] = []
    feed = Feed()
    feed.connect_to(sent.append, sent.append)
    people = People(feed, language)
    feed.show(without_boris(admins=(1,)))
    people.askAboutSeat(1)
    driver = show("PersonSheet", people=people)
    driver.says("has lost connection")
    driver.says("They keep their hand, seat and points.")
    ways = [item.objectName() for item in driver.items("choice-")]
    assert ways == [
        f"choice-{way}" for way in ("giveToBot", "actFor", "removeChair", "kick", "wait")
    ]
    driver.click("choice-giveToBot")
    assert sent == [m.GiveToBot(2)]
    feed.show(without_boris(admins=(3,)))
    driver.gone("choice-kick")
    feed.show(seen(admins=(3,)))
    driver.gone("choice-giveToBot")
    driver.says("thinking…")
    people.choose(Choice.GIVE_TO_BOT)
    assert sent == [m.GiveToBot(2)]


def test_a_click_on_somebody_who_is_away_asks_what_to_do(household: Household):
    anna, boris, vera = household.gather("Anna", "Boris", "Véra")
    anna.click("start")
    boris.on_page("game")
    assert not boris.has("ask-person-2")
    household.close(vera)
    boris.click("ask-person-2")
    boris.click("choice-giveToBot")
    boris.until(lambda: room_of(boris).seats[2].keeper is Keeper.BOT, "no bot plays")
    boris.gone("personSheet")
    boris.until(boris.page_has_focus, "the keyboard is elsewhere")


def test_closing_a_guests_window_during_a_game_asks_for_confirmation(household: Household):
    anna, *guests = household.gather("Anna", "Boris", "Véra")
    boris = guests[0]
    anna.click("start")
    boris.on_page("game")
    assert not boris.window.close()
    boris.says("Leave the table?")
    boris.click("stay")
    boris.gone("stay")
    assert not boris.window.close()
    with boris.qtbot.waitSignal(boris.player.program.close_wanted):
        boris.click("closeForGood")


def test_in_team_everybody_sees_that_a_newcomer_waits_for_a_partner():
    chair = (WatcherInfo(9, "Вера", wants_a_chair=True),)
    props = derive_props(seen("team", 6, watchers=chair))
    assert props.words == "Вера would like to join: a new team needs one more player."


def test_the_remaining_players_are_asked_when_too_few_stay():
    props = derive_props(seen(too_few_without=(2,)))
    assert props.words == "Boris won't come back, and there are too few players left."
    assert (props.way, props.in_a_round) == ("bot", False)
    two = derive_props(seen(too_few_without=(2, 3), ends_after_round=True))
    assert two.words == "Boris and Ксения won't come back, and there are too few players left."
    assert derive_props(seen(seat=None, too_few_without=(2,))).way == ""
    assert derive_props(seen(seat=None, too_few_without=(2,), admins=(9,))).way == "bot"


def test_the_last_round_is_announced():
    props = derive_props(seen(ends_after_round=True, admins=(1,)))
    assert props.words == "This is the last round."
    assert (props.may_finish, props.finishes) == (True, True)


def test_ending_the_game_is_immediate_before_a_clue_and_delayed_after_it(show):
    question = {"about": "finishGame", "practice": False}
    driver = show("TableQuestion", **question, inARound=False)
    driver.says("the game ends at once with the current scores")
    assert driver.text("yes") == "End the game"
    driver = show("TableQuestion", **question, inARound=True)
    driver.says("This round is finished first.")
    assert driver.text("yes") == "End after this round"


def test_only_the_last_player_to_act_is_marked_as_holding_up_the_game():
    table = dealt("odyssey", 4, 0)
    assert [row.note for row in seated_rows(table.feed.state)] == ["thinking…"] * 4
    table.play(2, ClaimStory())
    notes = [row.note for row in seated_rows(table.feed.state)]
    assert notes == ["", "", "everybody is waiting for this player", ""]


def test_an_admin_removes_the_seat_of_a_bot_or_of_an_absent_player():
    keepers = (Keeper.PERSON, Keeper.ABSENT, Keeper.BOT, Keeper.BOT)
    seats = tuple(SeatInfo(n, f"P{n}", n, keeper) for n, keeper in enumerate(keepers, 1))
    goes = (*seats[:3], structs.replace(seats[3], goes=True))
    state = seen(seats=goes, admins=(1,))
    offered = [Choice.REMOVE_CHAIR in choices_for(state, place) for place in range(4)]
    assert offered == [False, True, True, False]
    assert seated_rows(state)[3].note == "leaving after this round"
    guest = seen(seats=goes, admins=(2,))
    assert not any(Choice.REMOVE_CHAIR in choices_for(guest, place) for place in range(4))


def test_the_note_of_a_seat_names_what_will_happen_to_it():
    seats = tuple(SeatInfo(n, f"P{n}", n, Keeper.BOT, True, n == 2) for n in range(1, 7))
    state = seen("team", 6, seats=seats)
    assert seated_rows(state)[1].note == "left; a bot is playing for the team"
    asked = seen(seats=seats[:4], too_few_without=(2,))
    assert seated_rows(asked)[1].note == "left; a bot is playing"


def test_the_host_can_choose_among_the_places_for_a_newcomer():
    late = WatcherInfo(9, "Вера", wants_a_chair=True)
    others = (WatcherInfo(10, "Screen", is_table=True), WatcherInfo(11, "Ян", waits_for=2))
    state = seen(watchers=(late, *others), admins=(1,))
    (row,) = newcomer_rows(state)
    assert (row.name, row.note, row.place) == (
        "Вера",
        "joining after this round",
        "will be the last storyteller",
    )
    assert [next_place(state, 9, by) for by in (1, -1)] == [1, 4]
    after = structs.replace(late, wants_a_chair=False, sits_after=4)
    state = seen(watchers=(after,), admins=(1,))
    (row,) = newcomer_rows(state)
    assert (row.note, row.place) == ("is watching", "Dmitri → Вера → Аня")
    assert next_place(state, 9, 1) is None
    assert newcomer_rows(seen(watchers=(late,), admins=(2,))) == []
    assert newcomer_rows(seen("classic-30", 6, watchers=(late,), admins=(1,))) == []
    gone = structs.replace(late, sits_after=77)
    assert next_place(seen(watchers=(gone,), admins=(1,)), 9, 1) == 1
    assert next_place(ClientState(), 9, 1) is None


def room_of(window: PlayerWindow) -> Room:
    return window.player.feed.state.room


def sit_down_beside(host: PlayerWindow, late: PlayerWindow) -> None:
    host.click("menu")
    host.click("menu-table")
    host.click("placeAfter-4")
    late.until(lambda: room_of(late).watchers[0].sits_after == 1, "no place is named")
    host.click("closeSide")
    late.click("betweenRoundsWay")
    late.until(lambda: late.player.feed.state.seat == 3, "no chair comes")
    host.until(lambda: len(host.seats) == 4, "nobody sees the chair")


def test_the_host_can_give_an_absent_players_seat_to_a_spectator(household: Household):
    anna, _boris, vera = household.gather("Anna", "Boris", "Véra")
    late = household.open("Late")
    anna.click("start")
    anna.on_page("game")
    person = vera.player.feed.state.person
    household.close(vera)
    anna.until(lambda: room_of(anna).seats[2].keeper is Keeper.ABSENT, "nobody is away")
    late.look_on(anna)
    late.on_page("game")
    late.click("menu")
    late.click("menu-table")
    late.click(f"ask-{person}")
    late.click("choice-takeOver")
    anna.says("Late would like to take over from Véra, who is away.")
    late.says("The seat will be yours after this round, if the host agrees.")
    anna.click("betweenRoundsWay")
    late.says("The seat will be yours when this round is over.")


def think_of_the_end(host: PlayerWindow) -> None:
    host.click("menu")
    host.click("menu-table")
    host.click("menuTimer-vote-more")
    host.until(lambda: room_of(host).timers.vote == 30, "the time stays")
    host.click("finishGame")
    host.says("The new round hasn't begun yet: the game ends at once")
    host.click("no")
    host.click("closeSide")


def test_players_can_join_leave_and_pause_during_a_game(household: Household):
    anna, boris, vera = household.gather("Anna", "Boris", "Véra")
    late = household.open("Late")
    anna.click("start")
    for window in (anna, boris, vera):
        window.on_page("game")
    boris.click("menu")
    boris.click("menu-table")
    boris.click("pause")
    anna.says("Paused by Boris. Timers and bots are stopped.")
    anna.click("betweenRoundsWay")
    boris.until(lambda: room_of(boris).paused_by is None, "nothing goes on")
    late.look_on(anna)
    late.on_page("game")
    sit_down_beside(anna, late)
    vera.click("menu")
    vera.click("menu-table")
    vera.click("leaveForGood")
    vera.click("no")
    vera.gone("yes")
    vera.click("leaveForGood")
    vera.click("yes")
    anna.until(lambda: room_of(anna).seats[2].keeper is Keeper.GONE, "the chair stays")
    vera.says("There is a free seat at the table.")
    assert anna.player.feed.state.view.ring == (0, 3, 1)
    think_of_the_end(anna)
    boris.click("leaveForGood")
    boris.click("yes")
    late.says("Boris won't come back, and there are too few players left.")
    late.click("betweenRoundsEnd")
    anna.until(lambda: room_of(anna).stage is Stage.OVER, "the game goes on")
    for window in (anna, boris, late, vera):
        window.on_page("end")


def of_a_later_version(state: ClientState) -> ClientState:
    room = structs.replace(state.room, edition="dixit-2030", switches={"wings": 2})
    return replace(state, room=room)


@pytest.mark.parametrize("stage", Stage)
def test_the_lobby_is_shown_for_an_unknown_edition(stage):
    """The host may have a later version, or be hostile."""
    state = of_a_later_version(seen(stage=stage))
    room = state.room
    assert lobby.derive_props(state).edition_name == "dixit-2030"
    assert len(lobby.seat_rows(state)) == len(seated_rows(state)) == 4
    assert lobby.verses_rows(room) == []
    assert len(lobby.timer_rows(room)) == 3
    assert len(house_rules.teller_rows(room)) == 5
    assert house_rules.switch_rows(room, points=True)
    assert house_rules.pictures_words(room) is not None
    assert isinstance(house_rules.difference_rows(room), list)
    chair = (WatcherInfo(9, "Вера", wants_a_chair=True),)
    waiting = of_a_later_version(seen(stage=stage, seat=None, watchers=chair))
    assert isinstance(derive_props(waiting), Props)
