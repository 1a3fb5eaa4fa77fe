"""In every screen, state and language no text is cut off, overlapped, out of sight or tiny.

At the usual text size in the smallest and the default window, and with very large text.
"""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtQuick import QQuickWindow

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.languages import LANGUAGES
from scenes import Props
from tests.ui.text_faults import text_faults
from theatre import Moment, Theatre, until_made

Layout = tuple[tuple[int, int], float]

FRAMES_TO_SETTLE = 30
USUAL, LARGE = ((1366, 768), 1.0), ((1366, 768), 1.3)
SMALLEST = ((1024, 640), 1.0)


@pytest.fixture
def theatre(open_theatre) -> Theatre:
    return open_theatre()


def lasting_faults(qtbot, window: QQuickWindow) -> list[str]:
    """A fault must last: items that are placed in the next frame don't count."""
    found = text_faults(window)
    for _ in range(FRAMES_TO_SETTLE):
        if not found:
            break
        with qtbot.waitSignal(window.frameSwapped, timeout=20_000):
            window.update()
        found = text_faults(window)
    return found


def faults(qtbot, moments: Iterator[Moment]) -> list[str]:
    found = []
    for window, name in moments:
        until_made(window)
        with qtbot.waitSignal(window.frameSwapped, timeout=20_000):
            window.update()
        found += [f"{name}: {fault}" for fault in lasting_faults(qtbot, window)]
    return found


def in_layouts(
    theatre: Theatre, qtbot, moments: Callable[[], Iterator[Moment]], *layouts: Layout
) -> list[str]:
    found = []
    for size, scale in layouts:
        theatre.window.resize(*size)
        theatre.player.screens.preferences.setTextScale(scale)
        found += [f"{size} {scale} {fault}" for fault in faults(qtbot, moments())]
    return found


def speaking(theatre: Theatre, language: str) -> Props:
    return theatre.speak(language, RandomBot(second_thoughts=0.0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_outside_the_games_is_cut(theatre: Theatre, qtbot, language):
    props = speaking(theatre, language)
    around = partial(theatre.around, props)
    assert in_layouts(theatre, qtbot, around, SMALLEST, USUAL, LARGE) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_games_is_cut(theatre: Theatre, qtbot, language):
    """A smaller window only scales the game down."""
    games = partial(theatre.games, speaking(theatre, language))
    assert in_layouts(theatre, qtbot, games, USUAL, LARGE) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_on_the_television_is_cut(theatre: Theatre, qtbot, language):
    assert faults(qtbot, theatre.television(speaking(theatre, language))) == []
