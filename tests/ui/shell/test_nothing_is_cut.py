"""No text of the game is cut with dots, in any language, at the smallest and the usual size."""

from collections.abc import Callable

import pytest

from dixit_qt import paths
from dixit_qt.languages import LANGUAGES
from dixit_qt.rules.model import Phase
from dixit_qt.ui.album.album_desk import AlbumDesk
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.game.card_table import CardTable
from dixit_qt.ui.rounds.reveal import Reveal
from dixit_qt.ui.score.end import End
from tests.ui.qml_driver import QmlDriver, items_below
from tests.ui.rounds.told_games import finished, no_picture, play_rounds, play_until, played

SIZES = [(1366, 768), (1366, 853)]
Show = Callable[..., QmlDriver]


@pytest.fixture(params=LANGUAGES)
def language(request, qapp):
    language = Language(paths.translations())
    language.use(request.param)
    yield language
    language.use("en")


def cut(driver: QmlDriver) -> list[str]:
    driver.frame()
    shown = (item for item in items_below(driver.window.contentItem()) if item.isVisible())
    return [str(item.property("text")) for item in shown if item.property("truncated")]


def nothing_is_cut(driver: QmlDriver) -> None:
    """A page that is still being made is looked at again."""
    driver.until(lambda: cut(driver) == [], "a text is cut")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.GIVE, Phase.VOTE])
def test_at_the_table(show: Show, language, phase, size):
    table = played("team", 12, 0)
    play_until(table, phase)
    model = CardTable(table.feed, language, no_picture)
    assert cut(show("GameScreen", table=model, size=size)) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("edition", "players"), [("team", 12), ("odyssey", 12), ("party", 8)])
def test_in_the_reveal(show: Show, language, edition, players, size):
    table = played(edition, players, 1)
    reveal = Reveal(table.feed, language, no_picture)
    driver = show("RevealLayer", reveal=reveal, size=size)
    play_rounds(table, 1)
    driver.item("gain-0")
    nothing_is_cut(driver)


@pytest.mark.parametrize("size", SIZES)
def test_at_the_end(show: Show, language, size):
    feed = finished("team", 12).feed
    end = End(feed, language, no_picture)
    desk = AlbumDesk(feed, language, no_picture)
    assert cut(show("EndScreen", end=end, album=desk, size=size)) == []
