"""A film's sheet has the frames in rows, in the order in which they were taken."""

import subprocess
import sys

import pytest
from PySide6.QtGui import QColor, QImage

import film
from devtools import project
from dixit_qt.client.state import NOBODY
from tests.ui.engine_table import dealt


def frame(colour: str) -> QImage:
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


def test_frames_are_in_rows_ordered_by_time(qapp):
    colours = ["red", *["green"] * 9, "blue"]
    sheet = film.sheet([(n * 100, frame(colour)) for n, colour in enumerate(colours)])
    assert (sheet.width(), sheet.height()) == (film.SHEET_COLUMNS * 40, 60)
    assert sheet.pixelColor(35, 25) == QColor("red")
    assert sheet.pixelColor(75, 25) == QColor("green")
    assert sheet.pixelColor(35, 55) == QColor("blue")
    assert sheet.pixelColor(75, 55) == QColor("black")


@pytest.mark.parametrize("kind", ["window", "television"])
def test_a_film_shows_moves_briefly_and_rounds_longer(kind):
    table = dealt("odyssey", 4, None)
    state = table.feed.state
    assert film.how_long(NOBODY, state, kind) == film.TURN_MS
    assert film.how_long(state, state, kind) == film.STILL_MS


def test_an_unknown_film_is_an_error():
    command = [sys.executable, str(film.ROOT / "packaging" / "film.py"), "misspelt"]
    done = subprocess.run(
        command, env=project.environment(), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout[:8]) == (1, "0 sheets")
