"""Every deck can be browsed; your own can be renamed and deleted."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QWindow
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from dixit_qt import paths
from dixit_qt.decks.making import NewCard
from dixit_qt.decks.manifest import load_deck
from dixit_qt.store.standings import Favourites, Tally
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.decks.decks_page import Decks
from tests.decks.written import write_deck
from tests.ui.decks.painted import encoded, image, picture_file

KEY = Qt.Key
NO_KEYS = Qt.KeyboardModifier.NoModifier


def cards(*colours: str) -> list[NewCard]:
    return [NewCard(colour.title(), encoded(image(80, 120, colour), "webp")) for colour in colours]


@pytest.fixture
def shelf(qapp, qtbot, tmp_path):
    """One shipped deck, and one of the player's own."""
    write_deck(tmp_path / "house", "House", "Painters", cards("navy", "teal", "gold"))
    write_deck(tmp_path / "own", "Own", "", cards("red", "green"))
    decks = Decks(
        Language(paths.translations()),
        tmp_path / "house",
        tmp_path / "own",
        Favourites(tmp_path / "favourites.json"),
    )
    decks.open()
    qtbot.waitUntil(lambda: bool(decks.property("decks").rows))
    yield decks
    decks.close()


def decks_in(folder: Path) -> Decks:
    kept = Favourites(folder / "favourites.json")
    return Decks(Language(paths.translations()), folder / "house", folder / "own", kept)


def drop(window: QQuickWindow, *paths: Path, text: str = "") -> None:
    """Drop files as the window system does, dragged from another window."""
    data = QMimeData()
    if paths:
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    else:
        data.setText(text)
    place = QPoint(window.width() // 2, window.height() // 2)
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, NO_KEYS)
    QCoreApplication.sendEvent(window, QDragEnterEvent(place, *how))
    QCoreApplication.sendEvent(window, QDragMoveEvent(place, *how))
    QCoreApplication.sendEvent(window, QDropEvent(QPointF(place), *how))


def is_dialog(window: QWindow) -> bool:
    return window.isVisible() and "for the deck" in window.title()


def names(decks: Decks) -> list[str]:
    return [row.name for row in decks.property("decks").rows]


def choose(decks: Decks, name: str) -> None:
    decks.choose(next(row.key for row in decks.property("decks").rows if row.name == name))


def test_shipped_decks_and_your_own_are_shown(shelf):
    assert names(shelf) == ["House", "Own"]
    notes = [row.note for row in shelf.property("decks").rows]
    assert notes == ["3 card(s) · Painters", "2 card(s)"]
    assert shelf.property("title") == "Navy"


def test_browsing_a_deck_stops_at_the_first_and_the_last_card(shelf):
    shelf.leaf(-1)
    assert shelf.property("card") == 0
    shelf.leaf(5)
    assert shelf.property("title") == "Gold"


def test_the_most_loved_and_most_seen_cards_of_a_deck_are_shown(show, shelf, tmp_path, qtbot):
    ids = [row.key for row in shelf.cards.rows]
    kept = Favourites(tmp_path / "favourites.json")
    games = [{ids[0]: Tally(5), ids[1]: Tally(3, 2)}, {ids[0]: Tally(1), ids[2]: Tally(4, 3)}]
    for number, game in enumerate(games):
        kept.keep(f"game-{number}", game)
    decks = decks_in(tmp_path)
    decks.open()
    qtbot.waitUntil(lambda: decks.searched)
    driver = show("DeckSpread", decks=decks)
    driver.click("cards-loved")
    assert [row.key for row in decks.cards.rows] == [ids[2], ids[1]]
    assert driver.text("cardLove") == "3 heart(s) · 4 time(s) on the table"
    driver.click("cards-tired")
    assert [row.key for row in decks.cards.rows] == [ids[0]]
    assert driver.text("cardLove") == "0 heart(s) · 6 time(s) on the table"
    driver.click("cards-all")
    assert len(decks.cards.rows) == len(ids)
    decks.close()


def test_your_own_deck_can_be_renamed(qtbot, shelf, tmp_path):
    choose(shelf, "Own")
    with qtbot.waitSignal(shelf.stock_changed):
        shelf.rename("Our whales")
    assert names(shelf) == ["House", "Our whales"]
    assert load_deck(next((tmp_path / "own").iterdir())).name == {"en": "Our whales"}


def test_your_own_deck_can_be_deleted(qtbot: QtBot, shelf, tmp_path):
    choose(shelf, "Own")
    with qtbot.waitSignal(shelf.stock_changed):
        shelf.delete()
    assert names(shelf) == ["House"]
    qtbot.waitUntil(lambda: not any((tmp_path / "own").iterdir()))


def test_a_shipped_deck_cannot_be_changed(shelf, tmp_path):
    choose(shelf, "House")
    shelf.rename("Mine")
    shelf.delete()
    assert names(shelf) == ["House", "Own"]
    assert any((tmp_path / "house").iterdir())


def test_a_deck_that_cannot_be_used_is_named_with_its_fault(show, shelf, tmp_path, qtbot):
    broken = tmp_path / "own" / "broken"
    broken.mkdir()
    (broken / "deck.toml").write_text("[deck]", encoding="utf-8")
    driver = show("DecksPage", decks=shelf, focus=True)
    driver.until(lambda: "broken" in driver.text("deckFaults"))
    assert names(shelf) == ["House", "Own"]


def test_the_page_without_own_decks_says_how_to_make_one(show, qapp, tmp_path):
    decks = Decks(
        Language(paths.translations()),
        tmp_path / "house",
        tmp_path / "own",
        Favourites(tmp_path / "favourites.json"),
    )
    driver = show("DecksPage", decks=decks, focus=True)
    assert driver.item("noDecks")
    decks.close()


# The page itself


def test_a_deck_can_be_browsed_with_the_keyboard(show, shelf):
    driver = show("DecksPage", decks=shelf, focus=True)
    driver.focus("filmstrip")
    assert driver.text("cardTitle") == "Navy"
    driver.press(KEY.Key_Right)
    assert driver.text("cardTitle") == "Teal"
    driver.press(KEY.Key_End)
    assert driver.text("cardTitle") == "Gold"


def test_a_deck_is_chosen_with_a_click(show, shelf):
    driver = show("DecksPage", decks=shelf, focus=True)
    driver.click("deck-1")
    driver.until(lambda: driver.text("cardTitle") == "Red")
    assert driver.has("deleteDeck")


def test_deleting_a_deck_asks_for_confirmation(show, shelf):
    driver = show("DecksPage", decks=shelf, focus=True)
    driver.click("deck-1")
    driver.click("deleteDeck")
    driver.click("keepDeck")
    assert names(shelf) == ["House", "Own"]
    driver.click("deleteDeck")
    driver.click("deleteForGood")
    driver.until(lambda: names(shelf) == ["House"])


def test_a_deck_is_renamed_on_the_page(show, shelf):
    driver = show("DecksPage", decks=shelf, focus=True)
    driver.click("deck-1")
    driver.click("renameDeck")
    driver.write("deckName", "Киты")
    driver.press(KEY.Key_Return)
    driver.until(lambda: names(shelf) == ["House", "Киты"])


def test_pictures_become_a_deck_on_the_page(show, shelf, tmp_path):
    wide = picture_file(tmp_path / "new" / "wide.png", "orange", (600, 300))
    picture_file(tmp_path / "new" / "tall.png", "purple")
    (tmp_path / "new" / "letter.jpg").write_text("Dear all,", encoding="utf-8")
    driver = show("DecksPage", decks=shelf, focus=True)
    driver.click("makeDeck")
    shelf.workshop.take([wide.parent])
    driver.until(lambda: shelf.workshop.property("count") == 2)
    driver.says("letter.jpg")
    driver.focus("piece-0")
    driver.press(KEY.Key_Right)
    driver.press(KEY.Key_Return)
    driver.until(lambda: bool(shelf.workshop.property("chosen")))
    driver.click("piece-1")
    before = driver.value("cropWindow", "x")
    driver.focus("cropWindow")
    driver.press(KEY.Key_Left)
    driver.until(lambda: driver.value("cropWindow", "x") < before)
    driver.write("newDeckName", "Наши картины")
    driver.click("bindDeck")
    driver.until(lambda: "Наши картины" in names(shelf))
    driver.gone("bindDeck")
    driver.says("Наши картины")


def test_the_crop_of_a_card_can_be_dragged(show, shelf, tmp_path):
    wide = picture_file(tmp_path / "wide.png", "orange", (600, 300))
    driver = show("DecksPage", decks=shelf, focus=True)
    driver.click("makeDeck")
    shelf.workshop.take([wide])
    driver.click("piece-0")
    driver.focus("cropWindow")
    driver.press(KEY.Key_C)
    driver.drag("cropWindow", "pieceDone")
    row = shelf.workshop.property("pieces").rows[0]
    driver.until(lambda: shelf.workshop.property("pieces").rows[0].crop_x > 0.5)
    assert row.crop_width < 1


def test_pictures_can_be_chosen_without_dragging(show, shelf, tmp_path):
    picture_file(tmp_path / "holiday" / "one.png", "orange")
    picture_file(tmp_path / "holiday" / "two.png", "purple")
    driver = show("DecksPage", decks=shelf, focus=True)
    driver.click("makeDeck")
    driver.click("choosePictures")
    shelf.workshop.browser.enter(str(tmp_path))
    driver.says("holiday")
    driver.click("file-0")
    driver.click("file-1")
    driver.click("takeMarked")
    driver.until(lambda: shelf.workshop.property("count") == 1)
    driver.gone("browser")


def test_a_whole_folder_can_be_chosen_with_the_keyboard(show, shelf, tmp_path):
    picture_file(tmp_path / "one.png", "orange")
    picture_file(tmp_path / "two.png", "purple")
    driver = show("DecksPage", decks=shelf, focus=True)
    driver.click("makeDeck")
    driver.focus("choosePictures")
    driver.press(KEY.Key_Return)
    shelf.workshop.browser.enter(str(tmp_path))
    driver.focus("takeFolder")
    driver.press(KEY.Key_Return)
    driver.until(lambda: shelf.workshop.property("count") == 2)


def test_files_dropped_on_the_window_go_to_the_deck_editor(show, shelf, tmp_path):
    picture_file(tmp_path / "new" / "one.png", "orange")
    single = picture_file(tmp_path / "two.png", "purple")
    driver = show("DecksPage", decks=shelf, focus=True)
    drop(driver.window, tmp_path / "new", single)
    driver.item("newDeckName")
    driver.until(lambda: shelf.workshop.property("count") == 2)


def test_text_dropped_on_the_window_is_ignored(show, shelf):
    driver = show("DecksPage", decks=shelf, focus=True)
    drop(driver.window, text="Dear all,")
    assert not shelf.property("making")


def test_escape_closes_the_workshop_and_then_the_decks_page(show, shelf, qtbot):
    driver = show("DecksPage", decks=shelf, focus=True)
    driver.click("makeDeck")
    driver.item("newDeckName")
    driver.press(KEY.Key_Escape)
    driver.gone("newDeckName")
    closed = []
    driver.window.rootObject().closed.connect(lambda: closed.append(True))
    driver.press(KEY.Key_Escape)
    driver.until(lambda: bool(closed))
