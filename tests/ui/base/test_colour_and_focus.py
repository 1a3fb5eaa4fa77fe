"""Colour is never the only sign, and the focus is visible on any background."""

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from PySide6.QtQml import qmlEngine
from PySide6.QtQuick import QQuickItem

from dixit_qt import paths
from dixit_qt.rules.model import Phase
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.players import faces_of
from dixit_qt.ui.game.card_table import CardTable
from dixit_qt.ui.poetry.poetry_table import PoetryTable
from dixit_qt.ui.rounds.reveal import Reveal
from dixit_qt.ui.score.curve import Curve, curve_of
from tests.ui.qml_driver import QmlDriver
from tests.ui.rounds.told_games import finished, no_picture, play_rounds, play_until, played

Show = Callable[..., QmlDriver]
LEAST_CONTRAST = 3
BEHIND = ("#ffffff", "#f5ead2", "#f6cf86", "#7f7f7f", "#2f5a52", "#000000")


def brightness(colour: QColor) -> float:
    """Relative luminance by WCAG 2."""
    parts = [colour.redF(), colour.greenF(), colour.blueF()]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    light, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def across_the_rim(driver: QmlDriver, card: QQuickItem) -> list[QColor]:
    """The colours from the cloth across the focus frame into the card, at half its height."""
    driver.frame()
    picture = driver.window.grabWindow()
    edge = card.mapToScene(QPointF(0, card.height() / 2)).toPoint()
    return [picture.pixelColor(edge.x() + x, edge.y()) for x in range(-14, 14)]


def language() -> Language:
    return Language(paths.translations())


def with_signs(driver: QmlDriver) -> set[int]:
    """Switch the signs on: every colour on the screen has one."""
    assert driver.items("pattern") == []
    theme = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Theme")
    theme.setProperty("patterns", True)
    driver.item("pattern")
    marks = driver.items("pattern")
    signs = {
        mark.property("rabbit"): mark.property("signs")[mark.property("rabbit")] for mark in marks
    }
    assert len(set(signs.values())) == len(signs)
    return set(signs)


def test_the_focus_ring_of_a_card_contrasts_with_any_picture_and_cloth(show: Show):
    table = played("odyssey", 6, 0)
    play_until(table, Phase.VOTE)
    driver = show("GameScreen", table=CardTable(table.feed, language(), no_picture), focus=True)
    driver.focus("table-2")
    for behind in BEHIND:
        driver.window.setColor(QColor(behind))
        seen = across_the_rim(driver, driver.item("table-2"))
        rim = max(range(4, 13), key=lambda x: brightness(seen[x]))
        assert contrast(seen[rim], min(seen[rim - 6 : rim], key=brightness)) >= LEAST_CONTRAST
        assert contrast(seen[rim], min(seen[rim : rim + 6], key=brightness)) >= LEAST_CONTRAST


def test_every_seat_and_every_token_has_a_sign_of_its_own(show: Show):
    table = played("odyssey", 12, 1)
    driver = show("RevealLayer", reveal=Reveal(table.feed, language(), no_picture))
    play_rounds(table, 1)
    driver.item("gain-0")
    assert with_signs(driver) == set(range(12))
    tokens = [token for token in driver.items("token-") if token.property("landed")]
    assert tokens
    assert all(any(child.objectName() == "pattern" for child in below(token)) for token in tokens)


def below(item: QQuickItem) -> list[QQuickItem]:
    return [each for child in item.childItems() for each in (child, *below(child))]


def test_every_poets_chips_have_a_sign_of_their_own(show: Show):
    table = played("poetry", 4, 0)
    play_until(table, Phase.GUESSER)
    driver = show("PoetryScreen", table=PoetryTable(table.feed, language(), no_picture))
    assert with_signs(driver) == {0, 1, 2, 3}


def test_every_line_of_the_score_chart_has_a_sign_of_its_own(show: Show):
    feed = finished("odyssey", 5).feed
    curve = Curve()
    curve.show(curve_of(feed.state.view, faces_of(feed.state)))
    assert with_signs(show("ScoreCurve", curve=curve)) == set(range(5))
