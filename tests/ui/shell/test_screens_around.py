"""The view models outside of the game, derived from states without a window."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

import pytest
from msgspec import structs
from PySide6.QtGui import QGuiApplication

from dixit_qt import paths
from dixit_qt.client.events import NoticeCame, WasRefused
from dixit_qt.client.state import ClientState, Status
from dixit_qt.rules.engine import new_game
from dixit_qt.rules.model import Cards
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.base.seat_choices import Choice, choices_for
from dixit_qt.ui.home.home import Home, Saved, SavedGame, TableSeen, seats_words
from dixit_qt.ui.lobby import lobby
from dixit_qt.ui.shell import connection
from dixit_qt.ui.shell.notices import MOST, Notices
from dixit_qt.ui.shell.people import seated_rows
from dixit_qt.ui.shell.program import page_of
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import BotStrength, Farewell, Keeper, News, Stage
from dixit_qt.wire.room import Obstacle, Room, SeatInfo, Timers
from tests.ui.engine_table import EngineTable

NOW = datetime(2026, 3, 14, 20, 30, tzinfo=UTC)


def seat(person: int, keeper: Keeper = Keeper.PERSON, *, bot: bool = False) -> SeatInfo:
    return SeatInfo(person, f"P{person}", person % 12, keeper, is_bot=bot)


def room(edition: str = "odyssey", seats: Iterable[SeatInfo] = (), **more: object) -> Room:
    return Room("0" * 8, "Kitchen", Stage.GATHERING, edition, {}, tuple(seats), **more)


def state(of: Room, person: int = 1, **more: object) -> ClientState:
    places = [place for place, each in enumerate(of.seats) if each.person == person]
    known = ClientState(Status.JOINED, person=person, room=of, seat=next(iter(places), None))
    return replace(known, **more)


# The connection


@pytest.mark.parametrize(
    ("farewell", "way_on"),
    [
        (Farewell.CODE_NEEDED, "code"),
        (Farewell.WRONG_CODE, "code"),
        (Farewell.OPEN_TABLE, "openly"),
        (Farewell.KICKED, ""),
        (Farewell.WRONG_VERSION, ""),
        (Farewell.ROOM_IS_FULL, "retry"),
        (Farewell.PROTOCOL_ERROR, "retry"),
    ],
)
def test_every_goodbye_page_offers_a_next_step(farewell: Farewell, way_on: str):
    props = connection.derive_props(ClientState(Status.ENDED, farewell=farewell))
    assert props.text
    assert props.way_on == way_on


def test_leaving_the_table_yourself_shows_no_message():
    left = ClientState(Status.ENDED, farewell=Farewell.YOU_LEFT)
    assert connection.derive_props(left) == connection.Props()


def test_an_address_that_does_not_answer_leads_to_the_diagnosis():
    props = connection.derive_props(ClientState(Status.CONNECTING, attempt=2))
    assert (props.way_on, props.busy) == ("trouble", True)
    assert props.detail == "Trying again: attempt 2"


def test_a_guest_locked_out_by_wrong_codes_sees_why():
    state = ClientState(Status.RECONNECTING, attempt=2, farewell=Farewell.TOO_MANY_TRIES)
    props = connection.derive_props(state)
    assert "wrong codes" in props.text
    assert (props.way_on, props.busy) == ("cancel", True)


def test_a_closed_banner_comes_back_when_there_is_something_new(language: Language):
    feed = Feed()
    banner = connection.Connection(feed, language)
    feed.show(ClientState(Status.ENDED, farewell=Farewell.KICKED))
    assert banner.props.text
    banner.close()
    assert not banner.props.text
    feed.show(ClientState(Status.ENDED, farewell=Farewell.ROOM_IS_FULL))
    assert banner.props.text


# The pages


@pytest.mark.parametrize(
    ("stage", "page"),
    [(Stage.GATHERING, "lobby"), (Stage.PLAYING, "lobby"), (Stage.OVER, "lobby")],
)
def test_without_a_view_the_lobby_is_shown(stage: Stage, page: str):
    here = Room("0" * 8, "Kitchen", stage, "odyssey", {})
    assert page_of(state(here)) == page


def test_an_ended_connection_opens_the_start_page():
    assert page_of(replace(state(room()), status=Status.ENDED)) == "home"
    assert page_of(replace(state(room()), status=Status.RECONNECTING)) == "lobby"


# The lobby


def test_the_lobby_shows_how_well_bots_play():
    rows = lobby.strength_rows(room(bots=BotStrength.SHARP))
    assert [(row.key, row.chosen) for row in rows] == [
        ("gentle", False),
        ("usual", False),
        ("sharp", True),
    ]
    assert not any(row.chosen for row in lobby.strength_rows(None))


def test_the_lobby_says_why_the_game_cannot_start():
    here = room(
        seats=[seat(1)],
        admins=(1,),
        obstacles=(Obstacle("too_few_players", {"have": 1, "need": 3}),),
    )
    props = lobby.derive_props(state(here))
    assert props.obstacle == "This edition needs at least 3 players; at the table: 1."
    assert not props.can_start


def test_only_the_host_can_start_the_game():
    here = room(seats=[seat(1), seat(2), seat(3)], admins=(1,))
    assert lobby.derive_props(state(here, person=1)).can_start
    assert not lobby.derive_props(state(here, person=2)).can_start


def test_a_spectator_may_sit_down_while_there_is_room():
    few, many = room(seats=[seat(1)]), room("classic-30", seats=[seat(n) for n in range(1, 7)])
    assert lobby.derive_props(state(few, person=9)).can_sit
    assert not lobby.derive_props(state(many, person=9)).can_sit


def test_partners_face_each_other_in_teams():
    rows = lobby.seat_rows(state(room("team", seats=[seat(n) for n in range(1, 7)])))
    assert [row.team for row in rows] == [0, 1, 2, 0, 1, 2]
    assert rows[0].partner == "P4"


def test_an_odd_table_has_no_teams_yet():
    rows = lobby.seat_rows(state(room("team", seats=[seat(1), seat(2), seat(3)])))
    assert {row.team for row in rows} == {-1}


def test_timer_buttons_change_the_time_in_steps():
    assert lobby.next_time(None, 1) == 30
    assert lobby.next_time(30, -1) is None
    assert lobby.next_time(45, 1) == 60
    assert lobby.next_time(300, 1) == 300


def test_poetry_has_one_time_for_each_move():
    rows = lobby.timer_rows(room("poetry", timers=Timers(poetry=60)))
    assert [(row.key, row.time) for row in rows] == [("poetry", "1 minute(s)")]


# The people


def test_only_an_absent_players_seat_can_be_given_to_a_bot():
    here = room(seats=[seat(1), seat(2, Keeper.ABSENT), seat(3, Keeper.BOT, bot=True)], admins=(1,))
    shown = state(structs.replace(here, stage=Stage.PLAYING))
    choices = [choices_for(shown, place) for place in range(3)]
    assert [Choice.GIVE_TO_BOT in each for each in choices] == [False, True, False]
    assert [Choice.KICK in each for each in choices] == [False, True, False]
    assert [row.askable for row in seated_rows(shown)] == [False, True, True]


def test_a_spectator_may_take_the_seat_of_a_bot_or_of_an_absent_player():
    here = room(seats=[seat(1), seat(2, Keeper.ABSENT), seat(3, Keeper.BOT, bot=True)])
    shown = state(structs.replace(here, stage=Stage.PLAYING), person=9)
    offered = [Choice.TAKE_OVER in choices_for(shown, place) for place in range(3)]
    assert offered == [False, True, True]


# Home


def test_your_own_table_is_not_listed(language: Language):
    home = Home(language)
    home.show_tables([TableSeen("a" * 8, "Mine", "odyssey", 3, own=True)])
    assert home.tables.rows == ()


def test_a_table_of_another_version_is_marked(language: Language):
    home = Home(language)
    home.show_tables([TableSeen("a" * 8, "Old", "odyssey", 3, obstacle="host_is_older")])
    assert "older version" in home.tables.rows[0].obstacle


def test_a_full_table_can_be_watched(qapp: QGuiApplication):
    assert seats_words(TableSeen("a" * 8, "Full", "odyssey", 0)) == "full: you can watch"


def test_a_saved_game_is_titled_by_its_evening(language: Language):
    home = Home(language)
    saved = datetime(2026, 3, 13, 21, 0, tzinfo=UTC)
    game = SavedGame("x", "Kitchen", "odyssey", ("Anna", "Boris"), saved)
    strange = SavedGame("z", "", "", (), saved, state=Saved.STRANGE)
    home.show_saved([game, replace(game, key="y", state=Saved.RESULT), strange], NOW)
    offered = [(row.title, row.way) for row in home.saved.rows]
    assert offered == [
        ("Resume the game from yesterday evening", "Resume"),
        ("Result of the game from yesterday evening", "View"),
        ("Game from yesterday evening", ""),
    ]
    assert home.saved.rows[0].note == "Dixit Odyssey · Anna, Boris"
    assert "another version" in home.saved.rows[2].note
    home.show_saved([replace(game, damaged=57, round=4)], NOW)
    (row,) = home.saved.rows
    assert (row.way, row.can_travel) == ("Resume", True)
    assert row.note == "Part of its file is damaged: the game resumes from round 4."


# The notices


def test_news_and_refusals_become_toasts(qapp: QGuiApplication):
    notices = Notices(Language(paths.translations()))
    notices.hear([NoticeCame(m.Notice(News.JOINED, "Ёлка")), WasRefused("own_card", {})])
    rows = notices.toasts.rows
    assert [row.refusal for row in rows] == [False, True]
    assert rows[0].text == "Ёлка has joined the table."


@pytest.mark.parametrize("code", [News.PAUSED, News.HOST_IS_LEAVING, News.HANDOVER_BEGUN])
def test_news_that_a_banner_tells_has_no_toast(qapp: QGuiApplication, code):
    notices = Notices(Language(paths.translations()))
    notices.hear([NoticeCame(m.Notice(code, "Anna"))])
    assert not notices.toasts.rows


def test_a_repeated_refusal_is_shown_once(qapp: QGuiApplication):
    notices = Notices(Language(paths.translations()))
    notices.hear([WasRefused("own_card", {}), WasRefused("own_card", {})])
    assert len(notices.toasts.rows) == 1


def test_a_toast_that_is_shown_follows_the_language(language: Language):
    notices = Notices(language)
    notices.hear([NoticeCame(m.Notice(News.JOINED, "Ёлка"))])
    language.use("ru")
    assert notices.toasts.rows[0].text == "Ёлка теперь за столом."
    language.use("en")
    assert notices.toasts.rows[0].text == "Ёлка has joined the table."


def test_only_the_latest_toasts_are_shown(qapp: QGuiApplication):
    notices = Notices(Language(paths.translations()))
    for number in range(MOST + 3):
        notices.say(partial(str, number))
    assert [row.text for row in notices.toasts.rows] == [str(n) for n in range(3, MOST + 3)]


def test_loading_pictures_are_counted_beside_the_prompt():
    cards = Cards(tuple(f"{n:020x}" for n in range(84)))
    table = EngineTable(new_game("odyssey", 4, cards, 1, {}), 0)
    state = table.feed.state
    hand = state.view.cards.hand
    assert connection.derive_props(state) == connection.Props()
    nearly = replace(state, pictures=frozenset(hand[1:]))
    assert "1 picture(s)" in connection.pictures_on_their_way(nearly)
    assert connection.pictures_on_their_way(replace(state, pictures=frozenset(hand))) == ""
    lost = replace(state, missing=frozenset(hand))
    assert connection.pictures_on_their_way(lost) == ""


def test_starting_a_game_is_disabled_while_disconnected():
    ready = state(room(seats=[seat(1), seat(2), seat(3)], admins=(1,)))
    assert lobby.derive_props(ready).can_start
    lost = lobby.derive_props(replace(ready, status=Status.RECONNECTING))
    assert not lost.can_start
    assert lost.obstacle
