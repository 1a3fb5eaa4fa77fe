"""Handing the table over between real windows: everybody is at the new one at once."""

import time

from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Keeper, News
from tests.ui.household import Household, PlayerWindow

WITHIN = 3.0


def playing(windows: list[PlayerWindow]) -> None:
    windows[0].player.feed.send(m.Start())
    for window in windows:
        window.on_page("game")


def next_host_of(host: PlayerWindow, name: str) -> int:
    return next(s.person for s in host.player.feed.state.room.seats if s.name == name)


def is_at(window: PlayerWindow, port: int) -> bool:
    room = window.player.feed.state.room
    place = window.player.guest.joining and window.player.guest.joining.place
    is_there = place is None or place.port == port
    everybody = room is not None and all(s.keeper is Keeper.PERSON for s in room.seats)
    return window.player.feed.state.status == "joined" and is_there and everybody


def told(window: PlayerWindow) -> set[News]:
    return {notice.code for notice in window.player.feed.state.notices}


def test_the_game_continues_on_another_computer_within_three_seconds(household: Household):
    names = ("Anna", "Boris", "Clara", "Dora")
    windows = anna, boris, clara, _dora = household.gather(*names)
    playing(windows)
    hands = [window.hand for window in windows]
    game = anna.player.feed.state.game
    anna.player.program.openSide("table")
    anna.click("handOverTable")
    anna.click(f"handOverTo-{next_host_of(anna, 'Boris')}")
    asked = time.monotonic()
    boris.until(lambda: boris.player.own.runs, "Boris does not host")
    for window in windows:
        window.until(lambda each=window: is_at(each, boris.player.own.port), "not there")
    took = time.monotonic() - asked
    print(f"everybody was at the other computer after {took * 1000:.0f} ms")
    assert took < WITHIN
    assert not anna.player.own.runs
    assert [window.hand for window in windows] == hands
    assert {window.player.feed.state.game for window in windows} == {game}
    assert News.HANDOVER_BEGUN in told(clara)
    assert News.HOSTS_NOW in told(clara)
    assert boris.player.feed.state.is_admin
    assert boris.player.program.props.ask_to_close
    assert not anna.player.program.props.ask_to_close


def test_closing_the_hosts_window_offers_to_hand_over_the_table(household: Household):
    windows = anna, boris, clara = household.gather("Anna", "Boris", "Clara")
    playing(windows)
    quitted = []
    anna.player.finished.connect(lambda: quitted.append(True))
    assert not anna.player.program.mayClose()
    anna.click(f"handOverTo-{next_host_of(anna, 'Boris')}")
    anna.until(lambda: quitted == [True], "Anna's program does not end")
    clara.until(lambda: clara.player.feed.state.is_admin is False, "no room")
    for window in (boris, clara):
        window.until(
            lambda each=window: (
                [s.keeper for s in each.player.feed.state.room.seats]
                == [Keeper.BOT, Keeper.PERSON, Keeper.PERSON]
            ),
            "a bot does not play for Anna",
        )
    assert boris.player.own.runs


def test_a_table_can_be_handed_back(household: Household):
    windows = anna, boris, clara = household.gather("Anna", "Boris", "Clara")
    for giver, next_host in ((anna, boris), (boris, anna)):
        giver.player.program.handover.handOver(next_host_of(giver, next_host.player.profile().name))
        next_host.until(lambda each=next_host: each.player.own.runs, "the next host does not host")
        for window in windows:
            window.until(
                lambda each=window, port=next_host.player.own.port: is_at(each, port), "lost"
            )
    assert not boris.player.own.runs
    playing(windows)
    assert len(clara.hand) == len(boris.hand) > 0


def test_a_next_host_that_lost_the_old_one_opens_the_table_by_hand(household: Household):
    windows = anna, boris, _clara = household.gather("Anna", "Boris", "Clara")
    playing(windows)
    hand, hosting = boris.hand, anna.player.own.hosting
    hosting.exchange._write_handover = lambda _data: None
    anna.player.program.handover.handOver(next_host_of(anna, "Boris"))
    kept = boris.player.user_data.handovers
    boris.until(lambda: kept.games() != [], "nothing was kept")
    anna.player.own.close()
    boris.until(lambda: boris.player.guest.is_away, "Boris has not lost the giver")
    boris.player.screens.connection.cancel()
    boris.on_page("home")
    boris.click("resume")
    boris.until(lambda: boris.player.own.runs, "Boris does not host")
    boris.until(lambda: boris.hand == hand, "Boris has another hand")
