"""Every way to return to a table: players get back the same seat and hand."""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtNetwork import QAbstractSocket, QTcpSocket

from dixit_qt.client.state import Status
from dixit_qt.wire import messages as m
from tests.e2e.televisions import Television
from tests.ui.household import Household, PlayerWindow, meet

ROOT = Path(__file__).resolve().parents[2]
START_MS = 20_000


@dataclass(frozen=True)
class Place:
    """What a player had at the table and must find again."""

    seat: int | None
    hand: frozenset[str]


def place_of(window: PlayerWindow) -> Place:
    return Place(window.player.feed.state.seat, frozenset(window.hand))


def is_joined(window: PlayerWindow) -> bool:
    return window.player.feed.state.status is Status.JOINED


def sits_again(window: PlayerWindow, before: Place) -> None:
    assert before.seat is not None
    assert before.hand
    window.on_page("game")
    window.until(lambda: is_joined(window), "the table does not answer")
    window.until(lambda: place_of(window) == before, f"{place_of(window)} is not {before}")


def nobody_is_missed(window: PlayerWindow) -> None:
    def present() -> bool:
        room = window.player.feed.state.room
        return room is not None and all(seat.keeper != "absent" for seat in room.seats)

    window.until(present, "somebody's seat is empty")


def start(host: PlayerWindow, *guests: PlayerWindow, bots: int = 2) -> None:
    meet(host, *guests)
    for _ in range(bots):
        host.click("addBot")
    host.until(lambda: len(host.seats) == 1 + len(guests) + bots, "not everybody sits")
    host.click("start")
    for window in (host, *guests):
        window.on_page("game")
        window.until(lambda w=window: bool(w.hand), "no hand was dealt")


def leave_for_now(host: PlayerWindow) -> None:
    host.player.program.leave_wanted.emit()
    host.on_page("home")


def sees_table_of(window: PlayerWindow, host: PlayerWindow) -> None:
    window.item(f"table-{host.player.feed.state.game}")


def cut(window: PlayerWindow) -> None:
    """Reset every connection of this program, as if its cable were pulled."""
    sockets = [s for s in window.player.guest.findChildren(QTcpSocket) if s.isOpen()]
    assert sockets
    for socket in sockets:
        assert isinstance(socket, QAbstractSocket)
        socket.abort()


class Victim:
    """A whole program in its own process, until it's killed."""

    def __init__(self, household: Household, role: str, port: int = 0) -> None:
        self.qtbot = household.qtbot
        self.process = QProcess()
        self.process.setWorkingDirectory(str(ROOT))
        self.process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        arguments = ["-m", "tests.e2e.victim", str(household.folder), role, str(port)]
        self.process.start(sys.executable, arguments)

    def facts(self) -> dict:
        """The next facts that it prints."""
        self.qtbot.waitUntil(self.process.canReadLine, timeout=START_MS)
        return json.loads(self.process.readLine().data())

    def place(self) -> Place:
        facts = self.facts()
        return Place(facts["seat"], frozenset(facts["hand"]))

    def kill(self) -> None:
        self.process.kill()
        assert self.process.waitForFinished()


@pytest.fixture
def victim(household: Household) -> Iterator[Callable[..., Victim]]:
    started: list[Victim] = []

    def start_victim(role: str, port: int = 0) -> Victim:
        started.append(Victim(household, role, port))
        return started[-1]

    yield start_victim
    for each in started:
        each.process.kill()
        each.process.waitForFinished()


def test_a_host_who_leaves_and_resumes_keeps_seat_and_hand(household: Household):
    anna, boris = household.open("Anna"), household.open("Boris")
    start(anna, boris)
    hers, his = place_of(anna), place_of(boris)
    leave_for_now(anna)
    boris.says("Your seat is kept")
    anna.click("resume")
    sits_again(anna, hers)
    boris.hears_of(anna)
    sits_again(boris, his)
    nobody_is_missed(anna)


def test_a_crashed_host_resumes_with_their_seat_and_hand(household: Household, victim):
    program = victim("host")
    port = program.facts()["port"]
    boris = household.open("Boris")
    boris.write("address", f"127.0.0.1:{port}")
    boris.click("joinAddress")
    boris.on_page("lobby")
    hers = program.place()
    boris.on_page("game")
    boris.until(lambda: bool(boris.hand), "no hand was dealt")
    his = place_of(boris)
    program.kill()
    boris.says("Your seat is kept")
    anna = household.open("Anna", port=port)
    anna.click("resume")
    sits_again(anna, hers)
    sits_again(boris, his)
    nobody_is_missed(anna)
    assert anna.player.feed.state.is_admin


def test_a_host_resumes_in_a_window_that_was_open_before_the_game(household: Household):
    other, anna = household.open("Anna"), household.open("Anna")
    start(anna, bots=3)
    hers = place_of(anna)
    household.close(anna)
    other.player.program.leave_wanted.emit()
    other.click("resume")
    sits_again(other, hers)


def test_an_unreachable_host_keeps_their_seat(household: Household, monkeypatch):
    monkeypatch.setattr("dixit_qt.net.tcp.TcpListener.listen", lambda *_args: False)
    anna = household.open("Anna")
    start(anna, bots=3)
    hers = place_of(anna)
    leave_for_now(anna)
    anna.click("resume")
    sits_again(anna, hers)


def test_a_guest_whose_cable_was_pulled_comes_back(household: Household):
    anna, boris = household.open("Anna"), household.open("Boris")
    start(anna, boris)
    his = place_of(boris)
    cut(boris)
    boris.until(lambda: not is_joined(boris), "nothing was cut")
    sits_again(boris, his)
    nobody_is_missed(anna)


def test_a_restarted_guest_is_back_without_a_click(household: Household):
    anna, boris = household.open("Anna"), household.open("Boris")
    start(anna, boris)
    his = place_of(boris)
    household.close(boris)
    boris = household.open("Boris")
    boris.hears_of(anna)
    sits_again(boris, his)
    nobody_is_missed(anna)


def test_a_killed_guest_is_back_without_a_click(household: Household, victim):
    anna = household.open("Anna")
    anna.click("host")
    anna.on_page("lobby")
    program = victim("guest", anna.player.own.port)
    program.facts()
    anna.until(lambda: len(anna.seats) == 2, "Boris did not come")
    anna.click("addBot")
    anna.until(lambda: len(anna.seats) == 3, "no bot came")
    anna.click("start")
    his = program.place()
    program.kill()
    boris = household.open("Boris")
    boris.hears_of(anna)
    sits_again(boris, his)
    nobody_is_missed(anna)


def test_typing_the_address_again_restores_the_seat(household: Household):
    anna, boris = household.open("Anna"), household.open("Boris")
    start(anna, boris)
    his = place_of(boris)
    household.close(boris)
    boris = household.open("Boris")
    boris.join(anna)
    sits_again(boris, his)


def test_a_player_who_left_for_good_is_not_reconnected(household: Household):
    anna, boris = household.open("Anna"), household.open("Boris")
    start(anna, boris)
    boris.player.program.leave_wanted.emit()
    boris.on_page("home")
    household.close(boris)
    boris = household.open("Boris")
    boris.hears_of(anna)
    sees_table_of(boris, anna)
    assert boris.player.feed.state.status is Status.OFFLINE


def test_a_kicked_player_is_not_reconnected(household: Household):
    anna, boris = household.open("Anna"), household.open("Boris")
    start(anna, boris)
    person = boris.player.feed.state.person
    assert person is not None
    anna.player.feed.send(m.Kick(person))
    boris.on_page("home")
    household.close(boris)
    boris = household.open("Boris")
    assert boris.player.user_data.tokens.tokens == ()


def test_a_second_window_on_one_computer_leaves_the_first_its_seat(household: Household):
    anna, boris = household.open("Anna"), household.open("Boris")
    start(anna, boris)
    his = place_of(boris)
    second = household.open("Boris")
    second.hears_of(anna)
    sees_table_of(second, anna)
    second.join(anna)
    second.until(lambda: is_joined(second), "the second window is not let in")
    assert second.player.feed.state.seat != his
    assert second.player.feed.state.token != boris.player.feed.state.token
    assert is_joined(boris)
    assert place_of(boris) == his
    household.close(second)
    household.close(boris)
    boris = household.open("Boris")
    boris.hears_of(anna)
    sits_again(boris, his)


def test_a_television_follows_a_host_who_resumes(household: Household):
    anna = household.open("Anna")
    start(anna, bots=3)
    hers, port = place_of(anna), anna.player.own.port
    television = Television(household, port)
    television.shows_the_table()
    household.close(anna)
    television.until(lambda: not television.is_joined, "the host is not missed")
    anna = household.open("Anna", port=port)
    anna.click("resume")
    sits_again(anna, hers)
    television.shows_the_table()
    television.close()


def test_a_restarted_television_shows_the_table_without_taking_a_seat(household: Household):
    """It may run on the computer of a player at the same table."""
    anna, boris = household.open("Anna"), household.open("Boris")
    start(anna, boris)
    his = place_of(boris)
    for _ in range(2):
        television = Television(household, anna.player.own.port, owner="Boris")
        television.shows_the_table()
        assert television.screen.feed.state.seat is None
        television.close()
    assert is_joined(boris)
    assert place_of(boris) == his
