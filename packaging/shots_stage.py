"""Photographs of every moment: all sizes, both languages, and with very large text."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtQuick import QQuickItem, QQuickWindow

import scenes
from dixit_qt.app.running import make_application
from dixit_qt.languages import LANGUAGES
from theatre import Moment, Theatre, below, until_made, wait

SIZES = ((1024, 640), (1366, 768), (1920, 1080), (3840, 2160))
TABLE_SIZES = ((1920, 1080), (3840, 2160))
LARGE_SIZE, LARGE = (1366, 768), 1.3
SETTLE_MS = 400
MOST_SETTLING = 20


def is_loading(picture: QQuickItem) -> bool:
    if picture.property("sourceSize") is None:
        return False
    wanted = picture.property("source").toString()
    return bool(wanted) and picture.property("progress") < 1


def settle(window: QQuickWindow) -> None:
    """Wait until it's laid out and every picture is loaded."""
    until_made(window)
    for _ in range(MOST_SETTLING):
        wait(SETTLE_MS)
        if not any(is_loading(picture) for picture in below(window.contentItem())):
            return


class Photographer:
    def __init__(self, folder: Path, out: Path, words: Sequence[str]) -> None:
        self.application = make_application()
        self.theatre = Theatre(folder, words)
        self.out = out
        self.taken = 0

    def run(self) -> int:
        player = self.theatre.player
        if not player.user_data.library.decks:
            print("There is no deck to play with.", file=sys.stderr)
            return 1
        for language in LANGUAGES:
            self._one_language(self.theatre.speak(language))
        player.close()
        print(f"{self.taken} pictures in {self.out.name}")
        return 0

    def _one_language(self, props: scenes.Props) -> None:
        folder = self.out / props.language
        for size in SIZES:
            self.theatre.window.resize(*size)
            self._take(self.theatre.tour(props), folder)
        for size in TABLE_SIZES:
            self._take(self.theatre.television(props, size), folder)
        self.theatre.player.screens.preferences.setTextScale(LARGE)
        self.theatre.window.resize(*LARGE_SIZE)
        self._take(self.theatre.tour(props), folder.with_name(f"{folder.name}-large"))
        self.theatre.player.screens.preferences.setTextScale(1.0)

    def _take(self, moments: Iterator[Moment], folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        for window, name in moments:
            settle(window)
            file = folder / f"{name}-{window.width()}x{window.height()}.png"
            if not window.grabWindow().save(str(file)):
                raise OSError(f"{file} could not be written")
            self.taken += 1
