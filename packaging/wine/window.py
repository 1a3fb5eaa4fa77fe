"""A practice round with a real mouse in the built window. Each screenshot is shown next to the same
moment on Linux."""

import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QColor, QImage

from devtools import project
from dixit_qt.app.running import make_application
from dixit_qt.host.journal import JournalError, SavedGame, read
from dixit_qt.languages import LANGUAGES
from wine import sources
from wine.machine import Machine, Running, WindowsTrialFailed
from wine.twin import Click, Deed, Point, Twin

OUT = project.ROOT / "build" / "windows"
SIZE = (1366, 768)
DIRECT3D = "direct3d"
RENDERERS: dict[str, dict[str, str]] = {
    DIRECT3D: {"QSG_INFO": "1"},
    "software": {"WINEQT_QUICK_BACKEND": "software"},
}
SETTINGS = """\
[General]
name=Юля
language={language}
newcomer=false
minutes=party,poetry,team
reduced_motion=true
full_screen=true
"""
PATIENCE = 600.0
"""Generous, for a busy machine: real failures show in the program's exit or log."""
LOOK_EVERY = 1.0
DRAG_STEPS = 8
MOST_LOOKS = 15
MOST_DIFFERENCE = 30
WRONG = ("Traceback", "something is wrong", "CRITICAL")


@dataclass(frozen=True)
class Evening:
    machine: Machine
    program: str
    language: str
    renderer: str

    @property
    def things(self) -> Path:
        """The program's data folder on this Windows."""
        return self.machine.home / "AppData" / "Local" / "dixit-qt"

    @contextmanager
    def window(self, *words: str) -> Iterator[Running]:
        """The window of a new player, with the whole screen."""
        shutil.rmtree(self.things, ignore_errors=True)
        settings = self.machine.home / "AppData" / "Roaming" / "dixit-qt" / "dixit-qt.ini"
        settings.parent.mkdir(exist_ok=True)
        settings.write_text(SETTINGS.format(language=self.language), encoding="utf-8")
        sources.give(settings.parent)
        env = RENDERERS[self.renderer]
        with (
            self.machine.screen(),
            self.machine.running("wine", self.program, "window", *words, env=env) as running,
        ):
            yield running

    def log(self, running: Running) -> str:
        file = self.things / "dixit-qt.log"
        kept = file.read_text(encoding="utf-8", errors="replace") if file.is_file() else ""
        return running.said() + kept

    def game(self) -> SavedGame | None:
        for file in (self.things / "practice").glob("*.journal"):
            try:
                return read(file.read_bytes())
            except JournalError:
                return None
        return None

    def photograph(self, name: str) -> None:
        """Photograph when nothing moves any more, or after a time limit."""
        target = OUT / f"{name}-{self.language}-{self.renderer}.png"
        before = b""
        for _ in range(MOST_LOOKS):
            now = self.machine.photograph(target).read_bytes()
            if now == before:
                return
            before = now
            time.sleep(LOOK_EVERY)

    def until_like(self, picture: Path, place: Point, running: Running) -> None:
        """Wait until the screen has the same colour at this point as the picture."""
        wanted, seen = QImage(str(picture)).pixelColor(*place), OUT / "seen.png"
        running.wait_until(
            lambda _: alike(wanted, QImage(str(self.machine.photograph(seen))).pixelColor(*place)),
            PATIENCE,
            f"what {picture.name} shows",
        )
        seen.unlink()

    def until_game(self, running: Running) -> SavedGame:
        deadline = time.monotonic() + PATIENCE
        while (game := self.game()) is None:
            if time.monotonic() > deadline or running.process.poll() is not None:
                raise WindowsTrialFailed(f"no game begins:\n{self.log(running)}")
            time.sleep(LOOK_EVERY)
        return game

    def ended_well(self, running: Running, how: str) -> None:
        code, log = running.ended(PATIENCE), self.log(running)
        if code or any(word in log for word in WRONG):
            raise WindowsTrialFailed(f"closed by {how} it ends with {code}:\n{log}")
        if self.game() is None:
            raise WindowsTrialFailed(f"closed by {how} it leaves no game that can be read")
        print(f"ok   closed by {how} in the midst of a game, it ends well", flush=True)


def run(machine: Machine) -> None:
    program = sources.frozen(machine)
    OUT.mkdir(parents=True, exist_ok=True)
    application = make_application()
    for language in LANGUAGES:
        with tempfile.TemporaryDirectory() as folder:
            twin = Twin(Path(folder), language, SIZE)
            try:
                for renderer in RENDERERS:
                    evening = Evening(machine, program, language, renderer)
                    look_at_home(evening, twin)
                    play_a_round(evening, twin)
            finally:
                twin.close()
                application.processEvents()
    evening = Evening(machine, program, "ru", DIRECT3D)
    for how, words in (
        ("its X", ("taskkill", "/IM", "dixit-qt.exe")),
        ("logging off", ("wineboot", "--end-session")),
    ):
        with evening.window("--practise", "classic-30") as window:
            evening.until_game(window)
            machine.wine(*words, check=False)
            evening.ended_well(window, how)


def alike(one: QColor, other: QColor) -> bool:
    """Renderers differ slightly, pages of the program strongly."""
    steps = one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()
    return all(abs(step) <= MOST_DIFFERENCE for step in steps)


def look_at_home(evening: Evening, twin: Twin) -> None:
    on_linux = OUT / f"home-{evening.language}-linux.png"
    button = twin.photograph_home(on_linux)
    with evening.window() as window:
        if evening.renderer == DIRECT3D:
            window.wait_until(lambda _: "D3D11" in evening.log(window), PATIENCE, "D3D11")
        window.wait_until(
            lambda _: (evening.things / "dixit-qt.log").is_file(), PATIENCE, "its log"
        )
        evening.until_like(on_linux, button, window)
        evening.photograph("home")


def play_a_round(evening: Evening, twin: Twin) -> None:
    """Play until the journal has the first round, whatever this player has to do."""
    with evening.window("--practise", "classic-30") as window:
        evening.until_game(window)
        deadline = time.monotonic() + PATIENCE
        seen: set[str] = set()
        while not (game := evening.until_game(window)).state.history:
            if time.monotonic() > deadline:
                evening.photograph("stuck")
                raise WindowsTrialFailed(f"the round does not end:\n{evening.log(window)}")
            phase = str(game.state.phase)
            deeds = twin.deeds(game)
            if deeds and phase not in seen:
                seen.add(phase)
                evening.photograph(phase)
                twin.photograph(OUT / f"{phase}-{evening.language}-linux.png")
            for deed in deeds:
                do(evening.machine, deed)
            time.sleep(LOOK_EVERY)
        evening.photograph("reveal")
        if any(word in evening.log(window) for word in WRONG):
            raise WindowsTrialFailed(evening.log(window))
    print(f"ok   a round is played, {evening.language}, {evening.renderer}", flush=True)


def do(machine: Machine, deed: Deed) -> None:
    """Move the screen's pointer, as a real mouse would."""
    if isinstance(deed, Click):
        machine.run("xdotool", "mousemove", *map(str, deed.where), "sleep", "0.3", "click", "1")
        return
    (x, y), (to_x, to_y) = deed.start, deed.end
    words = ["mousemove", str(x), str(y), "sleep", "0.3", "mousedown", "1"]
    for step in range(1, DRAG_STEPS + 1):
        part = step / DRAG_STEPS
        place = (round(x + (to_x - x) * part), round(y + (to_y - y) * part))
        words += ["sleep", "0.1", "mousemove", *map(str, place)]
    machine.run("xdotool", *words, "sleep", "0.3", "mouseup", "1")
