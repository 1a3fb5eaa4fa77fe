"""One page gives way to the next: no frame shows both."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

import scenes
from dixit_qt.bots.random_bot import RandomBot
from theatre import Theatre, below, until_made

HARDLY_VISIBLE = 0.4


@pytest.fixture
def theatre(qtbot, qapp, tmp_path) -> Iterator[Theatre]:
    theatre = Theatre(tmp_path, ("end",), moving=True)
    yield theatre
    theatre.player.close()
    theatre.player.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


def opacities(theatre: Theatre) -> dict[str, float]:
    pages = below(theatre.window.contentItem(), hidden=True)
    return {
        page.objectName(): page.opacity() for page in pages if page.objectName().startswith("page-")
    }


def test_the_end_disappears_before_the_next_lobby_appears(qtbot, theatre):
    props = theatre.speak("en", RandomBot(second_thoughts=0.0))
    window, _name = next(theatre.games(props))
    until_made(window)
    qtbot.waitUntil(lambda: opacities(theatre)["page-end"] == 1, timeout=20_000)
    seen: list[dict[str, float]] = []
    window.frameSwapped.connect(lambda: seen.append(opacities(theatre)))
    theatre.player.feed.show(scenes.lobby("odyssey", 6, props))
    qtbot.waitUntil(lambda: opacities(theatre)["page-lobby"] == 1, timeout=20_000)
    both = [min(each["page-end"], each["page-lobby"]) for each in seen]
    assert max(both) <= HARDLY_VISIBLE
