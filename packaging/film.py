"""`dev.py film`: a game in motion, a frame every tenth of a second on one sheet: its opening, a
round with cards, one of Poetry, the end.

The sheets are written to `build/film/`: the player's window and the television, in both languages.
Words after the command select the sheets whose names contain one of them.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtQuick import QQuickWindow

import scenes
from dixit_qt.app.running import make_application
from dixit_qt.client.state import NOBODY, ClientState
from dixit_qt.languages import LANGUAGES
from dixit_qt.rules.model import Phase
from theatre import Theatre, wait

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "film"
FRAME_MS = 100
SHEET_COLUMNS = 10
FRAME_WIDTH = 384
SIZES = {"window": (1366, 768), "television": (1920, 1080)}
STILL_MS = 700
TURN_MS = 2200
ROUND_MS = {"window": 9000, "television": 16_000}

OPENING_MS = 4000
END_MS = {"window": 9000, "television": 40_000}


def a_round(edition: str, seat: str, props: scenes.Props) -> list[ClientState]:
    """The states from just before the second clue until just after the third."""
    every = a_game(edition, seat, props, scenes.after_round(2))
    start = next(n for n, state in enumerate(every) if state.view and state.view.round == 2)
    return every[start:]


def an_opening(edition: str, seat: str, props: scenes.Props) -> list[ClientState]:
    """The states from the lobby to the first clue."""
    first, *others = a_game(edition, seat, props, scenes.in_phase(Phase.GIVE))
    lobby = scenes.lobby(edition, PLAYERS, props)
    return [replace(lobby, seat=first.seat, person=first.person), first, *others]


def an_end(edition: str, seat: str, props: scenes.Props) -> list[ClientState]:
    """The last vote, and all that it leads to."""
    return a_game(edition, seat, props, scenes.is_over)[-2:]


def a_game(edition: str, seat: str, props: scenes.Props, end: scenes.Wanted) -> list[ClientState]:
    return scenes.states(scenes.Scene("film", edition, PLAYERS, seat, end), props)


PLAYERS = 5
FILMS = {
    "opening": (an_opening, "classic-30"),
    "cards": (a_round, "classic-30"),
    "poetry": (a_round, "poetry"),
    "end": (an_end, "classic-30"),
}


def how_long(before: ClientState, after: ClientState, kind: str) -> int:
    """How long the second of two states is shown before the next move."""
    if after.view is None or before.view is None:
        return TURN_MS if before.room is None else OPENING_MS
    if after.view.phase is Phase.OVER:
        return END_MS[kind]
    if len(after.view.history) > len(before.view.history):
        return ROUND_MS[kind]
    return STILL_MS if before.view.phase is after.view.phase else TURN_MS


class Camera:
    """Photographs a window every tenth of a second while `show` plays the scene."""

    def __init__(self, window: QQuickWindow) -> None:
        self.window = window
        self.frames: list[tuple[int, QImage]] = []
        self._clock = QElapsedTimer()

    def roll(self, milliseconds: int) -> None:
        if not self._clock.isValid():
            self._clock.start()
        end = self._clock.elapsed() + milliseconds
        while self._clock.elapsed() < end:
            at = self._clock.elapsed()
            picture = self.window.grabWindow().scaledToWidth(
                FRAME_WIDTH, Qt.TransformationMode.SmoothTransformation
            )
            self.frames.append((at, picture))
            wait(max(1, FRAME_MS - (self._clock.elapsed() - at)))


def sheet(frames: Sequence[tuple[int, QImage]]) -> QImage:
    width, height = frames[0][1].width(), frames[0][1].height()
    rows = -(-len(frames) // SHEET_COLUMNS)
    image = QImage(SHEET_COLUMNS * width, rows * height, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    painter.setFont(QFont("Manrope", 9))
    painter.setPen(QColor("white"))
    for n, (at, picture) in enumerate(frames):
        place = QRect(n % SHEET_COLUMNS * width, n // SHEET_COLUMNS * height, width, height)
        painter.drawImage(place, picture)
        painter.drawText(place.adjusted(6, 2, 0, 0), f"{at / 1000:.1f} s")
    painter.end()
    return image


class Cinema:
    def __init__(self, folder: Path, out: Path, words: Sequence[str]) -> None:
        self.application = make_application()
        self.theatre = Theatre(folder, words, moving=True)
        self.player = self.theatre.player
        self.out = out
        self.taken = 0

    def run(self) -> int:
        for language in LANGUAGES:
            props = self.theatre.speak(language)
            for film in FILMS:
                self._take(film, props)
        self.player.close()
        print(f"{self.taken} sheets in {self.out}")
        return 0 if self.taken else 1

    def _take(self, film: str, props: scenes.Props) -> None:
        tell, edition = FILMS[film]
        for kind, seat in (("window", "other"), ("television", "table")):
            name = f"{film}-{kind}-{props.language}"
            if not self.theatre.is_wanted(name):
                continue
            for window in self._windows(kind):
                states = tell(edition, seat, props)
                self._save(name, self._shown(window, states, kind))

    def _windows(self, kind: str) -> Iterator[QQuickWindow]:
        self.player.feed.show(NOBODY)
        if kind == "window":
            self.theatre.window.resize(*SIZES[kind])
            yield self.theatre.window
        else:
            yield from self.theatre.big_screens(SIZES[kind])

    def _shown(
        self, window: QQuickWindow, states: Sequence[ClientState], kind: str
    ) -> list[tuple[int, QImage]]:
        camera = Camera(window)
        self.player.feed.show(replace(states[0], revision=0))
        wait(TURN_MS)
        for revision, (before, after) in enumerate(pairwise(states), 1):
            self.player.feed.show(replace(after, revision=revision))
            camera.roll(how_long(before, after, kind))
            if kind == "window" and after.view and after.view.phase is Phase.OVER:
                self.player.screens.reveal.dismiss()
                camera.roll(END_MS[kind])
        return camera.frames

    def _save(self, name: str, frames: Sequence[tuple[int, QImage]]) -> None:
        self.out.mkdir(parents=True, exist_ok=True)
        file = self.out / f"{name}.png"
        if not sheet(frames).save(str(file)):
            raise OSError(f"{file} could not be written")
        self.taken += 1


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py film", description=__doc__)
    parser.add_argument("words", nargs="*")
    args = parser.parse_args(argv)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        return Cinema(Path(folder), OUT, args.words).run()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
