"""A host in the middle of a game with 10,000 malformed connections.

The host and the attackers are separate processes. The players are in this process, play game after
game, and must not notice anything.
"""

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QTimer

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.client.events import StatusChanged, WasRefused
from dixit_qt.client.state import Status
from dixit_qt.decks.deck import hash_of
from dixit_qt.net.places import Place
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Stage
from tests.asking import GROUP, ask_to_end, can_ask
from tests.net import attackers
from tests.net.room import PICTURES
from tests.net.tables import guest

CONNECTIONS = 10_000
MEMORY_GROWTH = 20 * 1024 * 1024
USUAL_ANSWER, WORST_ANSWER = 0.1, 1.0
CODE = "тайна тайн"
PLAYERS = 4
MOVE_EVERY_MS = 80


class Process:
    """One of our programs as a process. Its output goes to a file."""

    def __init__(self, log: Path, *arguments: str) -> None:
        self._log = log
        with log.open("wb") as file:
            self._process = subprocess.Popen(
                [sys.executable, *arguments],
                stdout=file,
                stderr=subprocess.STDOUT,
                creationflags=GROUP,
            )

    @property
    def said(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")

    @property
    def has_ended(self) -> bool:
        return self._process.poll() is not None

    @property
    def memory(self) -> int:
        """Resident memory in bytes on Linux; elsewhere it isn't measured."""
        if sys.platform != "linux":
            return 0
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) * 1024

    def stop(self) -> int:
        if not can_ask():
            self._process.kill()
            self._process.wait(20)
            return 0
        ask_to_end(self._process)
        return self._process.wait(20)


class Witness:
    """A player who records what people would notice: lost connections, refusals, delays."""

    def __init__(self, place: Place, number: int) -> None:
        self.joining = guest(f"Player {number}", place, code=CODE)
        self.joining.changed.connect(self._watch)
        self.troubles: list[object] = []
        self.answers: list[float] = []
        self.games = 0
        self._asked: tuple[int, float] | None = None
        self._rng, self._bot = Random(number), RandomBot(second_thoughts=0.0)
        self._moves = QTimer(self.joining, interval=MOVE_EVERY_MS)
        self._moves.timeout.connect(self._move)
        self._moves.start()

    @property
    def state(self):
        return self.joining.session.state

    def leave(self) -> None:
        self._moves.stop()
        self.joining.close()

    def _move(self) -> None:
        room, view = self.state.room, self.state.view
        if room is not None and room.stage is Stage.OVER and self.state.is_admin:
            if self.games == self.state.match:
                return
            self.games = self.state.match
            self.joining.session.command(m.PlayAgain())
        elif view is not None and view.seat in view.waiting_for and self._asked is None:
            self._asked = (self.state.revision, time.monotonic())
            self.joining.session.intend(self._bot.choose(view, self._rng))

    def _watch(self, events) -> None:
        for event in events:
            if isinstance(event, StatusChanged) and event.before is Status.JOINED:
                self.troubles.append(event)
            elif isinstance(event, WasRefused):
                self._asked = None
                if event.code != Denial.DECISION_HAS_PASSED:
                    self.troubles.append(event)
        if self._asked is not None and self.state.revision != self._asked[0]:
            self.answers.append(time.monotonic() - self._asked[1])
            self._asked = None


@pytest.fixture
def decks(tmp_path):
    folder = tmp_path / "decks" / "test"
    folder.mkdir(parents=True)
    text = '[deck]\nid = "test"\nname_en = "Test"\nname_ru = "Проба"\n'
    for slug, picture in PICTURES.items():
        (folder / slug).write_bytes(picture)
        text += f'[[card]]\nslug = "{slug}"\nfile = "{slug}"\nsha256 = "{hash_of(picture)}"\n'
    (folder / "deck.toml").write_text(text, encoding="utf-8")
    return folder.parent


@pytest.fixture
def host(tmp_path, decks):
    process = Process(
        tmp_path / "host.log",
        *(
            "-m",
            "dixit_qt",
            "host",
            "--port",
            "0",
            "--unannounced",
            "--code",
            CODE,
            "--deck",
            "test",
        ),
        *("--decks-in", str(decks), "--saves", str(tmp_path / "games")),
        *("--start-with", str(PLAYERS)),
    )
    yield process
    process.stop()


def test_players_do_not_notice_an_attack(qtbot, host, tmp_path):
    qtbot.waitUntil(lambda: "waiting on port" in host.said, timeout=20_000)
    port = int(host.said.split()[-1])
    place = Place("127.0.0.1", port)
    witnesses = [Witness(place, number) for number in range(PLAYERS)]
    qtbot.waitUntil(lambda: min(len(each.answers) for each in witnesses) > 3, timeout=20_000)

    before, moves = host.memory, sum(len(each.answers) for each in witnesses)
    arguments = (str(port), "0" * 32, str(CONNECTIONS))
    attack = Process(tmp_path / "attack.log", "-m", attackers.__name__, *arguments)
    qtbot.waitUntil(lambda: attack.has_ended, timeout=180_000)
    growth = host.memory - before
    answers = sorted(answer for each in witnesses for answer in each.answers)

    assert attack.said == f"{CONNECTIONS} attacks\n"
    assert [each.troubles for each in witnesses] == [[]] * PLAYERS
    assert len(answers) > moves
    assert answers[len(answers) // 2] < USUAL_ANSWER
    assert answers[-1] < WORST_ANSWER
    assert growth < MEMORY_GROWTH
    for each in witnesses:
        each.leave()
    assert host.stop() == 0
    assert host.said.splitlines() == [f"Dixit: waiting on port {port}"]
