"""The worker reacts to what is wanted and to network changes. A fake radio records its orders."""

import queue
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from dixit_qt.net.discovery.advert import Advert
from dixit_qt.net.discovery.discovery import Discovery
from dixit_qt.net.discovery.interfaces import Interface, Kind
from dixit_qt.net.discovery.mdns import (
    Answer,
    Heard,
    Lost,
    MdnsWorker,
    Network,
    Report,
    Rhythm,
    Saw,
    Trouble,
)
from tests.net.discovery.adapters import CABLE, WIFI, adapter

ADVERT = Advert("a1b2c3d4e5f60718", "Table", "odyssey", 3, False, 42042, 1)
FULL = msgspec.structs.replace(ADVERT, seats_free=0)
ANSWER = Answer(ADVERT, ("192.168.1.20",))
SOON = 5.0


@dataclass
class Log:
    """Events in order; tests wait for an entry, not for a time."""

    entries: "queue.SimpleQueue[object]" = field(default_factory=queue.SimpleQueue)
    passed: list[object] = field(default_factory=list)

    def note(self, *entry: object) -> None:
        self.entries.put(entry[0] if len(entry) == 1 else entry)

    def until(self, wanted: Callable[[object], bool]) -> object:
        while True:
            entry = self.entries.get(timeout=SOON)
            self.passed.append(entry)
            if wanted(entry):
                return entry

    def until_it_says(self, entry: object) -> None:
        self.until(lambda each: each == entry)


class ScriptedRadio:
    """Keeps a log. Raises what `failures` has for a call of that name, once each."""

    def __init__(self, log: Log, failures: dict[str, list[Exception]]) -> None:
        self._log = log
        self._failures = failures
        self.answers: dict[str, Answer] = {}
        self.answers_anew: dict[str, Answer] = {}
        self.heard: Heard = lambda _name, _there: None

    def open(self, addresses: Sequence[str], heard: Heard) -> "ScriptedRadio":
        self.heard = heard
        self._do("open", *addresses)
        return self

    def move(self, addresses: Sequence[str]) -> None:
        self._do("move", *addresses)

    def advertise(self, advert: Advert, addresses: Sequence[str]) -> None:
        self._do("advertise", advert.seats_free, addresses[0])

    def withdraw(self) -> None:
        self._do("withdraw")

    def listen(self) -> None:
        self._do("listen")

    def deafen(self) -> None:
        self._do("deafen")

    def resolve(self, name: str) -> Answer | None:
        return self.answers.get(name)

    def resolve_anew(self, name: str) -> Answer | None:
        return self.answers_anew.get(name)

    def close(self) -> None:
        self._do("close")

    def _do(self, call: str, *details: object) -> None:
        failures = self._failures.get(call)
        if failures:
            self._log.note(f"{call} fails")
            raise failures.pop(0)
        self._log.note(call, *details)


@dataclass
class Scene:
    radio: ScriptedRadio
    log: Log
    adapters: list[Interface]
    time: float = 0.0
    worker: MdnsWorker = field(init=False)

    def until_reported(self, kind: type[Report]) -> Report:
        report = self.log.until(lambda each: isinstance(each, kind))
        assert isinstance(report, kind)
        return report


@contextmanager
def a_worker(failures: dict[str, list[Exception]] | None = None) -> Iterator[Scene]:
    log = Log()
    radio = ScriptedRadio(log, failures or {})
    rhythm = Rhythm(look=0.02, settle=0.01)
    scene = Scene(radio, log, [WIFI])
    scene.worker = MdnsWorker(
        log.note, lambda: tuple(scene.adapters), (), rhythm, radio.open, lambda: scene.time
    )
    scene.worker.start()
    try:
        yield scene
    finally:
        scene.worker.stop()
        scene.worker.join(SOON)
        assert not scene.worker.is_alive()


def test_an_advert_survives_a_round_trip() -> None:
    with a_worker() as scene:
        scene.worker.advertise(ADVERT)
        scene.log.until_it_says(("advertise", 3, "192.168.1.20"))
        scene.worker.advertise(FULL)
        scene.log.until_it_says(("advertise", 0, "192.168.1.20"))
        scene.worker.advertise(None)
        scene.log.until_it_says("withdraw")


def test_stopping_the_mdns_worker_closes_its_sockets() -> None:
    with a_worker() as scene:
        scene.log.until_it_says(("open", "192.168.1.20"))
    scene.log.until_it_says("close")


def test_a_new_search_sends_a_new_query() -> None:
    with a_worker() as scene:
        scene.worker.browse(True)
        scene.log.until_it_says("listen")
        scene.worker.search_again()
        scene.log.until_it_says("listen")
        scene.worker.browse(False)
        scene.log.until_it_says("deafen")


def test_an_mdns_record_is_found_confirmed_and_lost() -> None:
    with a_worker() as scene:
        scene.worker.browse(True)
        scene.log.until_it_says("listen")
        scene.radio.answers["label"] = ANSWER
        scene.radio.heard("label", True)
        assert scene.until_reported(Saw) == Saw("label", ANSWER)
        assert scene.until_reported(Saw) == Saw("label", ANSWER)
        del scene.radio.answers["label"]
        assert scene.until_reported(Lost) == Lost("label")


def test_a_table_that_only_mdns_has_seen_is_listed(qtbot: QtBot) -> None:
    log = Log()
    radio = ScriptedRadio(log, {})
    network = (adapter("eth0", "127.9.0.1/28", kind=Kind.REAL),)
    guest = Discovery(look=lambda: network, port=1, radio=radio.open)
    try:
        guest.start()
        guest.search()
        log.until_it_says("listen")
        radio.answers["label"] = Answer(ADVERT, ("127.0.0.1",))
        radio.heard("label", True)
        qtbot.waitUntil(lambda: ADVERT.game in {table.game for table in guest.tables})
    finally:
        guest.close()


def test_an_mdns_goodbye_removes_the_table_at_once() -> None:
    with a_worker() as scene:
        scene.log.until_it_says(("open", "192.168.1.20"))
        scene.radio.heard("label", False)
        assert scene.until_reported(Lost) == Lost("label")


def test_an_answer_after_a_goodbye_is_ignored() -> None:
    with a_worker() as scene:
        scene.log.until_it_says(("open", "192.168.1.20"))
        scene.radio.answers["label"] = ANSWER
        scene.radio.heard("label", False)
        scene.radio.heard("label", True)
        assert scene.until_reported(Lost) == Lost("label")
        report = scene.log.until(lambda each: isinstance(each, Saw | Lost))
        assert report == Lost("label")


def test_a_table_that_restarts_at_once_is_listed_when_it_answers() -> None:
    with a_worker() as scene:
        scene.log.until_it_says(("open", "192.168.1.20"))
        scene.radio.answers_anew["label"] = ANSWER
        scene.radio.heard("label", False)
        scene.radio.heard("label", True)
        assert scene.until_reported(Saw) == Saw("label", ANSWER)


def test_changed_adapters_reopen_the_sockets_and_the_advert() -> None:
    with a_worker() as scene:
        scene.worker.browse(True)
        scene.worker.advertise(ADVERT)
        scene.log.until_it_says(("advertise", 3, "192.168.1.20"))
        scene.adapters[:] = [CABLE]
        assert scene.until_reported(Network) == Network((CABLE,))
        scene.log.until_it_says(("move", "10.0.7.5"))
        scene.log.until_it_says("listen")
        scene.log.until_it_says(("advertise", 3, "10.0.7.5"))


@pytest.mark.parametrize("call", ["open", "advertise", "listen", "move"])
def test_an_mdns_failure_is_reported_and_retried(call: str) -> None:
    failure = OSError(98, "Address already in use")
    with a_worker({call: [failure]}) as scene:
        scene.worker.browse(True)
        scene.worker.advertise(ADVERT)
        if call == "move":
            scene.log.until_it_says(("advertise", 3, "192.168.1.20"))
            scene.adapters[:] = [CABLE]
        scene.log.until_it_says(f"{call} fails")
        assert scene.until_reported(Trouble) == Trouble(str(failure))
        scene.log.until_it_says(("advertise", 3, scene.adapters[0].ipv4[0].ip.compressed))
        assert scene.until_reported(Trouble) == Trouble("")


def test_sockets_are_reopened_after_sleep() -> None:
    with a_worker() as scene:
        scene.worker.advertise(ADVERT)
        scene.log.until_it_says(("advertise", 3, "192.168.1.20"))
        scene.time += 3600
        scene.log.until_it_says("close")
        scene.log.until_it_says(("open", "192.168.1.20"))
        scene.log.until_it_says(("advertise", 3, "192.168.1.20"))
