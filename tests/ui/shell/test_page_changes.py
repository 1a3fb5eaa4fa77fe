"""One page gives way to the next: no frame shows both."""

import pytest

import scenes
from dixit_qt.bots.random_bot import RandomBot
from theatre import Theatre, below, until_made

HARDLY_VISIBLE = 0.4


@pytest.fixture
def theatre(open_theatre) -> Theatre:
    return open_theatre(("end",), moving=True)


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
