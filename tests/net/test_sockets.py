"""The TCP adapters with real sockets on loopback: one short test for each task."""

import contextlib
import socket
from dataclasses import dataclass, field

import pytest
from PySide6.QtNetwork import QHostAddress

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.client.events import PictureCame
from dixit_qt.client.state import Status
from dixit_qt.net.links import LinkPair
from dixit_qt.net.places import Place
from dixit_qt.net.tcp import Dialing, TcpListener, address_of
from dixit_qt.store.seat_tokens import TokenFile
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Farewell, Keeper, Stage, Want
from tests.net.room import BY_ID
from tests.net.tables import LOOPBACK, Player, guest, open_hosting, place_of

pytestmark = pytest.mark.usefixtures("qapp")


def room_of(hosting):
    return hosting.table.room(0.0)


def joined(*guests):
    return lambda: all(each.session.state.status is Status.JOINED for each in guests)


@pytest.mark.parametrize("edition", ["odyssey", "poetry"])
def test_a_whole_game_over_sockets_with_the_host_in_memory(qtbot, edition):
    hosting = open_hosting(edition)
    own = guest("Host")
    own.join_link(hosting.own_link())
    others = [guest(f"Guest {number}", place_of(hosting)) for number in range(2)]
    qtbot.waitUntil(joined(own, *others))
    players = [Player(each, seed) for seed, each in enumerate([own, *others])]
    own.session.command(m.Start())
    everybody = [own, *others]
    qtbot.waitUntil(
        lambda: all(
            each.session.state.view is not None and each.session.state.view.outcome is not None
            for each in everybody
        ),
        timeout=20_000,
    )
    assert len({each.session.state.view.outcome for each in everybody}) == 1
    assert len(players) == 3
    hosting.close()
    qtbot.waitUntil(lambda: others[0].session.state.status is Status.RECONNECTING)
    for each in others:
        each.close()


def test_a_guest_reconnects_when_the_host_is_back(qtbot, tmp_path):
    hosting = open_hosting()
    port = hosting.port
    anna = guest("Anna", place_of(hosting))
    qtbot.waitUntil(joined(anna))
    hosting.close()
    qtbot.waitUntil(lambda: anna.session.state.status is Status.RECONNECTING)
    assert anna.session.state.farewell is Farewell.HOST_CLOSED
    again = open_hosting(port=port)
    assert again.port == port
    qtbot.waitUntil(joined(anna))
    again.close()
    anna.close()


def test_the_first_code_set_from_another_computer_is_sent_encrypted(qtbot):
    """The code is sent back only over an encrypted connection."""
    hosting = open_hosting()
    anna = guest("Anna", place_of(hosting))
    qtbot.waitUntil(joined(anna))
    anna.command(m.SetCode("amber fox"))
    qtbot.waitUntil(lambda: hosting.table.state.code == "amber fox")
    qtbot.waitUntil(lambda: anna.session.state.room.code == "amber fox")
    assert anna.session.state.seat == 0
    anna.command(m.SetCode(None))
    qtbot.waitUntil(lambda: not anna.session.state.room.needs_code)
    anna.close()
    hosting.close()


def test_a_restarted_program_gets_its_seat_back(qtbot, tmp_path):
    hosting = open_hosting()
    tokens = TokenFile(tmp_path / "seats.json")
    anna = guest("Anna", place_of(hosting), tokens=tokens)
    qtbot.waitUntil(joined(anna))
    anna.close()
    qtbot.waitUntil(lambda: room_of(hosting).seats[0].keeper is Keeper.ABSENT)
    again = guest("Anna", place_of(hosting), tokens=TokenFile(tmp_path / "seats.json"))
    qtbot.waitUntil(joined(again))
    assert again.session.state.seat == 0
    again.leave()
    qtbot.waitUntil(lambda: room_of(hosting).seats == ())
    assert [kept.left for kept in TokenFile(tmp_path / "seats.json").tokens] == [True]
    hosting.close()


def test_the_first_address_that_answers_is_used(qtbot):
    hosting = open_hosting()
    nowhere = Place("127.0.0.1", 1)
    anna = guest("Anna", nowhere, place_of(hosting))
    qtbot.waitUntil(joined(anna))
    assert anna.place == place_of(hosting)
    anna.close()
    hosting.close()


def test_a_table_seen_elsewhere_is_tried_at_once(qtbot):
    hosting = open_hosting()
    anna = guest("Anna", place_of(hosting))
    qtbot.waitUntil(joined(anna))
    hosting.close()
    qtbot.waitUntil(lambda: anna.session.state.attempt >= 3, timeout=10_000)
    other = open_hosting()
    same_seat = guest("Anna", place_of(other))
    qtbot.waitUntil(joined(same_seat))
    assert same_seat.session.state.token == anna.session.state.token
    anna.also_at([place_of(other)])
    qtbot.waitUntil(joined(anna), timeout=1500)
    anna.close()
    other.close()


def test_a_client_leaves_another_game_for_the_right_one(qtbot):
    wrong, right = open_hosting(game="f" * 16), open_hosting()
    anna = guest("Anna", place_of(wrong), place_of(right), game="0123456789abcdef")
    qtbot.waitUntil(joined(anna), timeout=5000)
    assert anna.place == place_of(right)
    anna.close()
    for hosting in (wrong, right):
        hosting.close()


def test_a_kicked_client_does_not_reconnect(qtbot):
    hosting = open_hosting(code="1234")
    anna = guest("Anna", place_of(hosting), code="0000")
    qtbot.waitUntil(lambda: anna.session.state.status is Status.ENDED)
    assert anna.session.state.farewell is Farewell.WRONG_CODE
    hosting.close()


def test_connecting_to_a_closed_port_fails_with_a_reason(qtbot):
    dialing = Dialing([Place("127.0.0.1", 1)])
    with qtbot.waitSignal(dialing.failed) as failed:
        dialing.start()
    assert "refused" in failed.args[0].lower()
    nowhere = Dialing([])
    with qtbot.waitSignal(nowhere.failed):
        nowhere.start()


def test_a_host_that_does_not_answer_times_out(qtbot):
    with socket.create_server(("127.0.0.1", 0), backlog=1) as server:
        place = Place("127.0.0.1", server.getsockname()[1])
        fillers = [socket.socket() for _ in range(4)]
        for filler in fillers:
            filler.setblocking(False)
            filler.connect_ex(server.getsockname())
        dialing = Dialing([place], within_ms=100)
        with qtbot.waitSignal(dialing.failed) as failed:
            dialing.start()
        assert failed.args == ["no answer"]
        for filler in fillers:
            filler.close()


def test_pictures_are_sent_over_the_network(qtbot):
    hosting = open_hosting()
    anna = guest("Anna", place_of(hosting), pictures={})
    came = []
    anna.changed.connect(
        lambda events: came.extend(event for event in events if isinstance(event, PictureCame))
    )
    qtbot.waitUntil(lambda: len(came) == len(BY_ID))
    assert anna.session.store.pictures == BY_ID
    anna.close()
    hosting.close()


def test_the_next_port_is_used_when_one_is_taken(qtbot):
    first, second = TcpListener(), TcpListener()
    assert first.listen(0, LOOPBACK)
    assert second.listen(first.port, LOOPBACK)
    assert second.port not in {0, first.port}
    elsewhere = TcpListener()
    assert not elsewhere.listen(0, QHostAddress("203.0.113.1"))
    assert elsewhere.error
    for each in (first, second):
        each.close()


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.168.1.20", "192.168.1.20"),
        ("::ffff:192.168.1.20", "192.168.1.20"),
        ("fd00::1:2:3:4", "fd00::1:2:3:4"),
        ("fe80::1%eth0", "fe80::1"),
    ],
)
def test_ipv4_mapped_and_scoped_addresses_are_normalised(address, counted):
    assert address_of(QHostAddress(address)) == counted


def test_early_messages_are_delivered_once_the_link_is_open(qtbot):
    hosting = open_hosting()
    with socket.create_connection(("127.0.0.1", hosting.port)) as early:
        early.sendall(bytes(4))
        gone = socket.create_connection(("127.0.0.1", hosting.port))
        gone.close()
        early.setblocking(False)
        heard = bytearray()

        def hear() -> bool:
            with contextlib.suppress(BlockingIOError):
                heard.extend(early.recv(1000))
            return Farewell.PROTOCOL_ERROR.encode() in heard

        qtbot.waitUntil(hear)
    qtbot.waitUntil(lambda: hosting.exchange.links == 0)
    hosting.close()


def test_the_advert_is_updated_with_the_lobby(qtbot):
    hosting = open_hosting()
    adverts = []
    hosting.advert_changed.connect(adverts.append)
    anna = guest("Anna", place_of(hosting))
    qtbot.waitUntil(lambda: len(adverts) == 1)
    assert adverts[0].seats_free == 11
    assert adverts[0].port == hosting.port
    anna.command(m.SetRabbit(7))
    qtbot.waitUntil(lambda: anna.session.state.room.seats[0].rabbit == 7)
    assert len(adverts) == 1
    anna.close()
    hosting.close()


@dataclass(frozen=True)
class Slow(RandomBot):
    """Computes in a hundred steps, and records whether it was finished when asked."""

    mused: list[int] = field(default_factory=list)
    had_mused: list[bool] = field(default_factory=list)

    def muse(self, view):
        for _ in range(100):
            yield
        self.mused.append(view.seat)

    def choose(self, view, rng):
        self.had_mused.append(view.seat in self.mused)
        return super().choose(view, rng)


def test_a_bot_is_asked_for_its_move_after_thinking_ahead(qtbot):
    bot = Slow()
    hosting = open_hosting(start_with=4, make_bot=lambda _plan, _library: bot)
    hosting.table.add_bots(4)
    anna = guest("Anna", place_of(hosting), want=Want.TABLE)
    qtbot.waitUntil(joined(anna))
    qtbot.waitUntil(lambda: hosting.table.state.match.state.round > 1)
    assert set(bot.mused) == {0, 1, 2, 3}
    assert all(bot.had_mused)
    anna.close()
    hosting.close()


def test_a_link_pair_is_idle_once_the_reply_has_arrived():
    woken, answers = [], []
    pair = LinkPair(lambda: woken.append(True))
    pair.host.on_data, pair.client.on_data = pair.host.send, answers.append
    assert pair.is_still
    pair.client.send(b"how are you?")
    assert not pair.is_still
    pair.pump()
    assert answers == [b"how are you?"]
    assert pair.is_still
    pair.client.close()
    assert not pair.is_still
    pair.pump()
    assert pair.is_still


def test_a_host_without_a_window_starts_the_game_with_enough_people(qtbot):
    hosting = open_hosting(start_with=3)
    hosting.table.add_bots(2)
    anna = guest("Anna", place_of(hosting))
    qtbot.waitUntil(lambda: room_of(hosting).stage is not Stage.GATHERING)
    anna.close()
    hosting.close()
