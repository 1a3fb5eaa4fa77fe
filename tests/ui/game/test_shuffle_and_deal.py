"""A deck is shuffled before it's dealt, and cards fly from where it lies."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtQml import qmlEngine
from PySide6.QtQuick import QQuickItem

from dixit_qt import paths
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.game.card_table import CardTable
from dixit_qt.ui.television.television import Television
from tests.ui.qml_driver import QmlDriver
from tests.ui.rounds.told_games import no_picture, played

Show = Callable[..., QmlDriver]


def motion_of(driver: QmlDriver) -> QObject:
    return qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion")


def corners(deck: QQuickItem) -> list[float]:
    cards = [card for card in deck.childItems() if card.property("faceUp") is not None]
    return [card.x() for card in cards]


def test_the_shuffle_animation_ends_where_it_began(show: Show):
    driver = show("Riffle", cardWidth=80, size=(600, 400))
    deck = driver.window.rootObject()
    assert set(corners(deck)) == {0}
    deck.setProperty("done", 0.27)
    left, right = corners(deck)[0::2], corners(deck)[1::2]
    assert max(left) < -40
    assert min(right) > 40
    deck.setProperty("done", 0.6)
    assert abs(corners(deck)[0]) < 1 < abs(corners(deck)[-1])
    deck.setProperty("done", 1)
    assert set(corners(deck)) == {0}


def test_a_hand_is_dealt_face_down_and_then_turned(show: Show):
    table = played("odyssey", 4, 0)
    model = CardTable(table.feed, Language(paths.translations()), no_picture)
    driver = show("GameScreen", table=model)
    motion = motion_of(driver)
    fan = driver.item("handFan")
    card = driver.item("hand-0")
    assert card.property("arrived")
    card.setProperty("thrown", True)
    card.setProperty("arrived", False)
    deck = fan.property("deck")
    start = card.property("start")
    assert start.center().x() == deck.center().x()
    assert not card.property("contentItem").property("faceUp")
    motion.setProperty("pace", 0.05)
    card.settle()
    driver.until(lambda: not card.property("thrown"), "the card does not land")
    driver.until(lambda: card.property("contentItem").property("faceUp"), "nobody takes it up")


def test_on_the_television_everybody_is_dealt_cards_from_the_deck(show: Show):
    table = played("odyssey", 5, 0, None)
    model = Television(table.feed, Language(paths.translations()), no_picture)
    driver = show("TelevisionScreen", table=model)
    motion_of(driver).setProperty("pace", 0.2)
    around = driver.item("riffle").parentItem()
    most = []

    def cards_in_the_air() -> int:
        skies = [each for each in around.childItems() if each.objectName() == "cardFlights"]
        most.append(len(skies[0].childItems()))
        return most[-1]

    around.setVisible(False)
    around.setVisible(True)
    driver.until(lambda: cards_in_the_air() > 0, "nobody is dealt a card")
    driver.until(lambda: cards_in_the_air() == 0, "the cards stay in the air")


def test_a_draw_pile_that_grows_is_shuffled(show: Show):
    driver = show("PileOfCards", count=3, size=(200, 200))
    heap = driver.window.rootObject()
    motion_of(driver).setProperty("pace", 50)
    heap.setProperty("count", 2)
    assert not driver.has("riffle")
    heap.setProperty("count", 60)
    driver.item("riffle")
