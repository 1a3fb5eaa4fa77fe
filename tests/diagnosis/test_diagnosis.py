import errno
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest
from pytestqt.qtbot import QtBot

from dixit_qt.diagnosis import probes
from dixit_qt.diagnosis.diagnosis import PARTS, Diagnosing, advice, commands, in_words
from dixit_qt.diagnosis.examination import (
    Cause,
    Check,
    Diagnosis,
    Examination,
    Finding,
    Status,
    Step,
)
from dixit_qt.languages import LANGUAGES
from dixit_qt.net.discovery.interfaces import Interface
from dixit_qt.net.places import Place
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.messages import Goodbye
from dixit_qt.wire.peer import Peer, Role
from tests.net.discovery.adapters import DOCKER, LOOPBACK, VPN, WIFI, adapter

NEAR = Place("192.168.1.77")
FAR = Place("10.9.9.9")
TAKEN = OSError(errno.EADDRINUSE, "Address already in use")
DENIED = OSError(errno.EPERM, "Operation not permitted")
REFUSED = ConnectionRefusedError(errno.ECONNREFUSED, "Connection refused")
SILENT = TimeoutError("timed out")
NO_ROUTE = OSError(errno.EHOSTUNREACH, "No route to host")
UNKNOWN = socket.gaierror(socket.EAI_NONAME, "Name or service not known")
RESET = ConnectionResetError(errno.ECONNRESET, "Connection reset by peer")


@dataclass
class World:
    """Answers every probe as given; an error is raised."""

    found: Sequence[Interface] = (LOOPBACK, WIFI)
    public: bool = False
    mdns: Sequence[str] | OSError = ()
    question: Sequence[str] | OSError = ()
    greeting: Farewell | OSError | None = Farewell.WRONG_GAME
    asked: list[Sequence[str]] = field(default_factory=list)

    def interfaces(self) -> Sequence[Interface]:
        return self.found

    def network_is_public(self) -> bool:
        return self.public

    def tables_by_mdns(self, addresses: Sequence[str]) -> Sequence[str]:
        self.asked.append(addresses)
        return told(self.mdns)

    def tables_by_question(self, targets: Sequence[str]) -> Sequence[str]:
        self.asked.append(targets)
        return told(self.question)

    def greet(self, place: Place) -> Farewell | None:
        return told(self.greeting)


def told(answer):
    if isinstance(answer, OSError):
        raise answer
    return answer


def examined(world: World, place: Place | None = None, platform: str = "linux") -> Diagnosis:
    examination = Examination(world, platform, place)
    list(examination.run())
    return examination.diagnosis


HEARD = ["Table"]


@pytest.mark.parametrize(
    ("world", "place", "cause"),
    [
        (World(mdns=HEARD, question=HEARD), None, Cause.ALL_WELL),
        (World(question=HEARD), None, Cause.ALL_WELL),
        (World(mdns=HEARD), NEAR, Cause.ALL_WELL),
        (World(), NEAR, Cause.ONLY_BY_ADDRESS),
        (World(mdns=TAKEN, question=DENIED), NEAR, Cause.ONLY_BY_ADDRESS),
        (World([LOOPBACK], greeting=NO_ROUTE), NEAR, Cause.NO_NETWORK),
        (World([DOCKER]), None, Cause.ONLY_VIRTUAL),
        (World([WIFI, VPN]), None, Cause.VPN),
        (World([WIFI, VPN], greeting=SILENT), NEAR, Cause.VPN),
        (World(public=True), None, Cause.PUBLIC_NETWORK),
        (World(mdns=HEARD, greeting=SILENT), NEAR, Cause.HOST_FIREWALL),
        (World(question=HEARD, greeting=SILENT), NEAR, Cause.HOST_FIREWALL),
        (World(greeting=SILENT), NEAR, Cause.ISOLATION),
        (World(greeting=NO_ROUTE), NEAR, Cause.ISOLATION),
        (World(greeting=RESET), NEAR, Cause.ISOLATION),
        (World(greeting=SILENT), FAR, Cause.OTHER_NETWORK),
        (World(greeting=NO_ROUTE), FAR, Cause.OTHER_NETWORK),
        (World(greeting=UNKNOWN), Place("laptop"), Cause.BAD_ADDRESS),
        (World(greeting=REFUSED), NEAR, Cause.NOT_HOSTING),
        (World(greeting=REFUSED), FAR, Cause.NOT_HOSTING),
        (World(greeting=Farewell.WRONG_VERSION), NEAR, Cause.WRONG_VERSION),
        (World(greeting=None), NEAR, Cause.NOT_A_TABLE),
        (World(mdns=TAKEN), None, Cause.NOBODY_HEARD),
        (World(mdns=TAKEN, question=DENIED), None, Cause.SOCKETS_BLOCKED),
        (World(), None, Cause.NOBODY_HEARD),
    ],
)
def test_the_findings_add_up_to_the_likely_cause(
    world: World, place: Place | None, cause: Cause
) -> None:
    assert examined(world, place).cause is cause


def test_on_macos_no_route_to_a_neighbour_means_a_missing_permission() -> None:
    world = World(greeting=NO_ROUTE)
    assert examined(world, NEAR, "darwin").cause is Cause.LOCAL_NETWORK_DENIED
    assert examined(world, FAR, "darwin").cause is Cause.OTHER_NETWORK


def test_the_steps_of_a_diagnosis_run_in_order_and_report_their_results() -> None:
    diagnosis = examined(World(mdns=TAKEN, question=HEARD), NEAR)
    assert diagnosis.steps == (
        Step(Check.INTERFACES, Status.OK, Finding.NETWORK_FOUND, "192.168.1.20, fd00::20"),
        Step(Check.MDNS, Status.FAILED, Finding.MDNS_PORT_TAKEN, str(TAKEN)),
        Step(Check.BROADCAST, Status.OK, Finding.QUESTION_ANSWERED, "Table"),
        Step(Check.CONNECTION, Status.OK, Finding.CONNECTED, "192.168.1.77:42042"),
        Step(Check.GREETING, Status.OK, Finding.TABLE_ANSWERS, "wrong_game"),
    )
    assert not diagnosis.found_a_problem


def test_a_mistyped_address_is_reported_as_such() -> None:
    examination = Examination(World(), "linux", None, bad_address=True)
    assert [step.finding for step in examination.run()][-1] is Finding.BAD_ADDRESS
    assert examination.diagnosis.cause is Cause.BAD_ADDRESS
    assert examination.diagnosis.found_a_problem


def test_without_an_address_there_is_no_connection_to_try() -> None:
    step = examined(World()).steps[-1]
    assert (step.status, step.finding) == (Status.SKIPPED, Finding.NO_ADDRESS_GIVEN)


def test_a_diagnosis_asks_the_whole_network_and_the_given_address() -> None:
    world = World()
    examined(world, NEAR)
    assert world.asked == [("192.168.1.20",), ["192.168.1.255", "192.168.1.77"]]


def test_a_network_without_a_router_is_reported() -> None:
    world = World([adapter("eth0", "169.254.7.7/16")])
    assert examined(world).steps[0].finding is Finding.NO_ROUTER


def test_a_non_ipv4_address_is_not_called_another_network() -> None:
    assert examined(World(greeting=SILENT), Place("fd00::9")).cause is Cause.ISOLATION


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words_in_every_language(language: str) -> None:
    codes = [code for kind in PARTS for code in kind]
    said = [in_words(code, language) for code in codes] + [
        advice(cause, language) for cause in Cause
    ]
    assert all(said)
    assert all(has_cyrillic(text) is (language == "ru") for text in said if len(text) > 2)


def has_cyrillic(text: str) -> bool:
    return any("а" <= char <= "я" or char == "ё" for char in text.lower())


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_firewall_command_is_for_this_system(platform: str) -> None:
    assert commands(Cause.HOST_FIREWALL, platform)
    assert not commands(Cause.ALL_WELL, platform)


def test_a_public_network_is_made_private_in_the_settings_of_windows() -> None:
    assert commands(Cause.PUBLIC_NETWORK, "win32") == ("start ms-settings:network",)


def test_a_language_that_we_do_not_speak_gets_english() -> None:
    assert in_words(Status.FAILED, "de") == in_words(Status.FAILED, "en")


def test_the_window_stays_responsive_during_the_diagnosis(qtbot: QtBot) -> None:
    gate = threading.Event()
    world = World(mdns=HEARD)
    world.network_is_public = lambda: not gate.wait(10)
    diagnosing = Diagnosing(world, "linux")
    steps: list[Step] = []
    diagnosing.step_done.connect(steps.append)
    with qtbot.waitSignal(diagnosing.finished) as finished:
        assert diagnosing.run(NEAR)
        assert not diagnosing.run(NEAR)
        gate.set()
    diagnosing.close()
    assert finished.args[0].steps == tuple(steps)
    assert finished.args[0].cause is Cause.ALL_WELL
    assert not diagnosing.is_running


@contextmanager
def a_listener(serve: Callable[[socket.socket], None]) -> Iterator[Place]:
    def accept() -> None:
        connection, _ = listener.accept()
        with connection:
            serve(connection)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=accept)
        thread.start()
        yield Place("127.0.0.1", listener.getsockname()[1])
        thread.join()


def as_a_table(connection: socket.socket) -> None:
    peer = Peer(Role.HOST)
    while not list(peer.receive(connection.recv(4096))):
        pass
    connection.sendall(peer.send(Goodbye(Farewell.WRONG_GAME)))


def as_a_web_server(connection: socket.socket) -> None:
    connection.recv(4096)
    connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")


@pytest.mark.parametrize(
    ("serve", "answer"),
    [(as_a_table, Farewell.WRONG_GAME), (as_a_web_server, None), (lambda _connection: None, None)],
)
def test_a_table_is_distinguished_from_other_programs(
    serve: Callable[[socket.socket], None], answer: Farewell | None
) -> None:
    with a_listener(serve) as place:
        assert probes.RealSoundings().greet(place) is answer


def test_an_invalid_host_name_is_reported_as_unknown() -> None:
    with pytest.raises(socket.gaierror):
        probes.RealSoundings().greet(Place("a" * 64 + ".local"))


def test_a_closed_port_refuses_the_connection() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with pytest.raises(ConnectionRefusedError):
        probes.RealSoundings().greet(Place("127.0.0.1", port))
