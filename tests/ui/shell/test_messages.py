"""Banners and slips have a place of their own: they cover nothing that can be clicked or read.
News that comes and goes moves nothing, or a click would hit what wasn't there a moment before."""

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.client.state import Status
from dixit_qt.languages import LANGUAGES
from tests.ui.text_faults import text_faults
from theatre import Theatre, below, until_made

SIZES = [((1024, 640), 1.0), ((1366, 768), 1.3), ((2560, 1440), 1.0)]
WORDS = (
    "home", "lobby-odyssey", "lobby-poetry", "house-odyssey", "side-rules", "side-settings",
    "side-menu", "vote", "clue-teller", "poetry-guess", "poetry-end",
)  # fmt: skip


@pytest.fixture
def theatre(open_theatre) -> Theatre:
    return open_theatre(WORDS)


def place_of(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


CLICKED = ("Pressable", "QQuickAbstractButton", "QQuickTextInput")
READ = "QQuickText"


def is_any(item: QQuickItem, kinds: tuple[str, ...]) -> bool:
    return any(item.inherits(kind) or kind in item.metaObject().className() for kind in kinds)


def is_of_use(item: QQuickItem) -> bool:
    """It can be clicked, typed into or read."""
    return is_any(item, (*CLICKED, READ))


def tell_news(theatre: Theatre) -> None:
    for words in ("Anna has left the table. Her seat is kept.", "Boris has joined the table."):
        theatre.player.screens.notices.say(partial(str, words))


def tell_everything(theatre: Theatre) -> None:
    """A lost connection and two pieces of news at the same time."""
    state = theatre.player.feed.state
    theatre.player.feed.show(replace(state, status=Status.RECONNECTING, attempt=3, retry_in=2.0))
    tell_news(theatre)


def messages_of(theatre: Theatre) -> QQuickItem:
    content = theatre.window.contentItem()
    return next(item for item in below(content) if item.objectName() == "messages")


def covered(theatre: Theatre) -> list[str]:
    content = theatre.window.contentItem()
    inside = set(below(messages_of(theatre)))
    slips = [place_of(item) for item in inside if is_of_use(item)]
    assert len(slips) >= 3
    others = [item for item in below(content) if item not in inside and is_of_use(item)]
    return [
        f"{item.metaObject().className()} {item.objectName()} {item.property('text')}"
        for item in others
        if any(place_of(item).intersects(slip) for slip in slips)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_no_message_covers_what_can_be_clicked_or_read(theatre, qtbot, language, size, scale):
    props = theatre.speak(language, RandomBot(second_thoughts=0.0))
    theatre.window.resize(*size)
    theatre.player.screens.preferences.setTextScale(scale)
    found = []
    for window, name in theatre.tour(props):
        tell_everything(theatre)
        until_made(window)
        with qtbot.waitSignal(window.frameSwapped, timeout=20_000):
            window.update()
        found += [f"{name}: {what}" for what in covered(theatre)]
        found += [f"{name}: {fault}" for fault in text_faults(window) if "Boris has" in fault]
    assert found == []


def clickable(theatre: Theatre) -> dict[QQuickItem, QRectF]:
    inside = set(below(messages_of(theatre)))
    items = below(theatre.window.contentItem())
    return {item: place_of(item) for item in items if item not in inside and is_any(item, CLICKED)}


@pytest.mark.parametrize(("size", "scale"), SIZES[1:2])
def test_news_moves_nothing_that_can_be_clicked_and_covers_nothing(theatre, qtbot, size, scale):
    props = theatre.speak("en", RandomBot(second_thoughts=0.0))
    theatre.window.resize(*size)
    theatre.player.screens.preferences.setTextScale(scale)
    for window, name in theatre.tour(props):
        until_made(window)
        before = clickable(theatre)
        tell_news(theatre)
        with qtbot.waitSignal(window.frameSwapped, timeout=20_000):
            window.update()
        toasts = [item for item in below(window.contentItem()) if item.objectName() == "toast"]
        assert toasts, name
        after = clickable(theatre)
        assert messages_of(theatre).property("taken") == 0, name
        hidden = [
            item.objectName()
            for item, place in after.items()
            if item in before and any(place_of(toast).contains(place.center()) for toast in toasts)
        ]
        assert hidden == [], name
