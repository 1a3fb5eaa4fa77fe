"""A whole program on a laptop, played by a bot: `python -m tests.lan.window host|guest NAME`.

The host opens a table, begins when everybody has a seat, and after the first round hands it over to
the first player who can host. It prints what it sees as lines of JSON.
"""

import json
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Slot

from dixit_qt.app.player import Player, Surroundings
from dixit_qt.app.running import make_application
from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.host.match import INSTANT
from dixit_qt.tables.bot_guest import Robot, unseeded
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Stage

THINK_MS = 60
PLAYERS = 4
ORGANIZES_MS = 200


class Laptop(QObject):
    def __init__(self, name: str, *, is_host: bool) -> None:
        super().__init__()
        self.player = Player(Surroundings(pace=INSTANT), parent=self)
        self.player.screens.preferences.setName(name)
        self.player.open()
        self._robot: Robot | None = None
        self._has_given = not is_host
        self._told: dict[str, object] = {}
        self.player.feed.changed.connect(self._on_state)
        self.player.finder.discovery.tables_changed.connect(self._on_tables)
        self._organizing = QTimer(self, interval=ORGANIZES_MS)
        self._organizing.timeout.connect(self._organize)
        if is_host:
            self.player.screens.home.host()
            self._sit()
            self._organizing.start()

    @Slot(tuple)
    def _on_tables(self, tables: tuple[object, ...]) -> None:
        if tables and self._robot is None and not self.player.own.runs:
            self.player.screens.home.join(tables[0].game)
            self._sit()

    def _sit(self) -> None:
        joining = self.player.guest.joining
        self._robot = Robot(joining, RandomBot(), unseeded(), THINK_MS, parent=self)

    @Slot(object, object)
    def _on_state(self, _old: object, state: object) -> None:
        facts = {"status": state.status, "hosts": self.player.own.runs, "seat": state.seat}
        if state.view is not None:
            facts |= {"round": state.view.round, "phase": state.view.phase}
            if state.view.outcome is not None:
                facts["scores"] = state.view.outcome.scores
        if facts != self._told:
            self._told = facts
            print(json.dumps(facts), flush=True)

    @Slot()
    def _organize(self) -> None:
        state = self.player.feed.state
        if self._has_given or state.room is None or not state.is_admin:
            return
        if state.room.stage is Stage.GATHERING:
            self._begin(state.room)
        elif state.view is not None and state.view.history and state.room.next_hosts:
            self._has_given = True
            self.player.feed.send(m.HandOver(state.room.next_hosts[0]))

    def _begin(self, room: object) -> None:
        if room.edition != "classic-30":
            self.player.feed.send(m.SetEdition("classic-30"))
            self.player.feed.send(m.SetSwitch("target_score", 15))
        elif len(room.seats) == PLAYERS:
            self.player.feed.send(m.Start())


def main(kind: str, name: str) -> int:
    application = make_application()
    laptop = Laptop(name, is_host=kind == "host")
    code = application.exec()
    laptop.player.close()
    return code


if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[2])]
    sys.exit(main(*sys.argv[1:]))
