"""The reveal shows what happened, can be skipped, and never holds up the game."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQml import qmlEngine
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from dixit_qt import paths
from dixit_qt.client.state import NOBODY, VersesText
from dixit_qt.rules.actions import Give, GiveHeart
from dixit_qt.rules.model import Phase
from dixit_qt.rules.views import view_for
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.game.card_table import CardTable
from dixit_qt.ui.poetry.poetry_table import PoetryTable
from dixit_qt.ui.rounds.reveal import Reveal
from dixit_qt.ui.rounds.shown_round import Rounds
from dixit_qt.wire.messages import CardText
from tests.ui.engine_table import EngineTable
from tests.ui.qml_driver import QmlDriver
from tests.ui.rounds.told_games import no_picture, play_rounds, play_until, played

Show = Callable[..., QmlDriver]


def watching(table: EngineTable) -> Reveal:
    return Reveal(table.feed, Language(paths.translations()), no_picture)


def revealed(edition: str = "odyssey", players: int = 4, seat: int | None = 0):
    table = played(edition, players, 0, seat)
    reveal = watching(table)
    play_rounds(table, 1)
    return table, reveal


def test_the_reveal_opens_when_a_round_is_over():
    table = played("odyssey", 4, 0)
    reveal = watching(table)
    play_until(table, Phase.VOTE)
    assert not reveal.property("open")
    play_rounds(table, 1)
    assert reveal.property("open")
    assert reveal.round.content.number == 1


def test_the_reveal_is_built_while_cards_are_given():
    table, language = played("odyssey", 4, 0), Language(paths.translations())
    model, reveal = (screen(table.feed, language, str) for screen in (CardTable, Reveal))
    play_until(table, Phase.GIVE)
    given = sum(table.feed.state.view.cards.given)
    assert 0 < given < 4
    assert [row.source for row in model.table.rows] == [""] * given
    assert [row.source for row in reveal.round.cards.rows] == [""] * given
    play_until(table, Phase.VOTE)
    laid = list(table.feed.state.view.cards.table)
    assert [row.source for row in model.table.rows] == laid
    play_rounds(table, 1)
    assert [row.source for row in reveal.round.cards.rows] == laid


def test_the_table_under_the_reveal_is_updated_a_moment_later(qtbot):
    table = played("odyssey", 4, 0)
    model = CardTable(table.feed, Language(paths.translations()), no_picture)
    play_until(table, Phase.VOTE)
    play_rounds(table, 1)
    assert model.property("phase") == Phase.VOTE
    assert len(model.table.rows) == 4
    qtbot.waitUntil(lambda: model.property("round") == 2)
    assert not model.table.rows


def test_a_latecomer_is_not_shown_old_rounds():
    table = played("odyssey", 4, 2)
    assert not watching(table).property("open")


def test_the_reveal_stays_until_dismissed_and_says_that_the_game_continued():
    table, reveal = revealed()
    assert reveal.property("news") == ""
    play_until(table, Phase.GIVE)
    assert reveal.property("open")
    assert reveal.property("news") == "The game continues: Boris has given a clue."
    reveal.dismiss()
    assert not reveal.property("open")


def test_only_the_last_player_is_told_that_everybody_is_waiting():
    table, reveal = revealed()
    play_until(table, Phase.GIVE)
    for seat in (2, 3):
        assert reveal.property("news") == "The game continues: Boris has given a clue."
        hand = table.game.game.hands[seat]
        table.play(seat, Give((hand[0],)))
    assert reveal.property("news") == "Everybody is waiting for you."


def test_the_next_storyteller_may_look_at_the_reveal_in_peace():
    table, reveal = revealed(seat=1)
    assert table.feed.state.view.waiting_for == (1,)
    assert reveal.property("news") == ""


def test_a_bot_tells_once_everybody_present_has_continued():
    table, reveal = revealed()
    reveal.dismiss()
    assert table.continued == [1]
    table, reveal = revealed(seat=None)
    reveal.dismiss()
    assert table.continued == []


def test_a_spectator_sees_who_has_given_a_clue():
    table, reveal = revealed(seat=None)
    play_until(table, Phase.GIVE)
    assert reveal.property("news") == "The game continues: Boris has given a clue."


def test_the_next_round_replaces_the_reveal():
    table, reveal = revealed()
    play_rounds(table, 1)
    assert reveal.round.content.number == 2
    assert reveal.property("news") == ""


def test_leaving_the_table_or_starting_another_game_closes_the_reveal():
    table, reveal = revealed()
    state = table.feed.state
    table.feed.show(replace(state, match=2))
    assert not reveal.property("open")
    table, reveal = revealed()
    table.feed.show(NOBODY)
    assert not reveal.property("open")


def test_the_last_reveal_leads_to_the_end_page():
    table = played("team", 6, 5)
    reveal = watching(table)
    play_rounds(table, 1)
    assert reveal.property("last")


def test_a_heart_can_be_given_to_anothers_picture_and_taken_back(show: Show):
    table, reveal = revealed()
    driver = show("RevealLayer", reveal=reveal, focus=True)
    numbers = table.feed.state.view.legal.hearts
    own = [n for n in range(1, 5) if n not in numbers]
    assert len(own) == 1
    assert not driver.has(f"heart-{own[0]}")
    driver.click(f"heart-{numbers[0]}")
    driver.until(lambda: table.feed.state.view.heart == numbers[0], "the heart is not given")
    driver.click(f"heart-{numbers[0]}")
    driver.until(lambda: table.feed.state.view.heart is None, "the heart is not taken back")


def test_hearts_are_given_by_the_keyboard_and_say_which_picture_is_loved(show: Show, listening):
    table, reveal = revealed()
    driver = show("RevealLayer", reveal=reveal, focus=True)
    first, loved, last = table.feed.state.view.legal.hearts
    for number in (first, loved, last):
        driver.item(f"heart-{number}")
    assert tabbed(driver, 4) == ["menu", *(f"heart-{n}" for n in (first, loved, last))]
    driver.press(Qt.Key.Key_Backtab)
    assert heart_told(driver, loved) == (f"Give your heart to picture {loved}", False)
    driver.press(Qt.Key.Key_Space)
    driver.until(lambda: heart_told(driver, loved) == (f"I love picture {loved}", True))
    assert tabbed(driver, 1) == [f"heart-{last}"]
    driver.press(Qt.Key.Key_Return)
    driver.until(lambda: heart_told(driver, last) == (f"I love picture {last}", True))
    assert heart_told(driver, loved) == (f"Give your heart to picture {loved}", False)


def tabbed(driver: QmlDriver, times: int) -> list[str]:
    """The items at which Tab stops."""
    names = []
    for _time in range(times):
        driver.press(Qt.Key.Key_Tab)
        names.append(driver.window.activeFocusItem().objectName())
    return names


def test_my_heart_stays_on_its_picture_when_the_hearts_are_counted(show: Show):
    table = played("odyssey", 4, 0)
    language = Language(paths.translations())
    history = Rounds(table.feed, language, no_picture)
    reveal = Reveal(table.feed, language, no_picture)
    driver = show("RevealLayer", reveal=reveal)
    play_rounds(table, 1)
    loved, *others = table.feed.state.view.legal.hearts
    driver.click(f"heart-{loved}")
    driver.until(lambda: reveal.round.props.heart == loved, "the heart is not given")
    assert not driver.has("hearts")
    play_until(table, Phase.GIVE)
    driver.until(lambda: driver.has("hearts"), "no heart falls")
    assert driver.value("hearts", "hearts") == 1
    assert driver.value("hearts", "mine")
    assert driver.item("hearts").parentItem().parentItem().objectName() == f"reveal-{loved}"
    assert all(driver.has(f"heart-{number}") for number in (loved, *others))
    count, mark = (rect_of(driver.item(name)) for name in ("heartCount", f"heart-{loved}"))
    assert not count.intersects(mark)
    play_rounds(table, 1)
    history.goTo(0)
    assert (history.round.props.number, history.round.props.heart) == (1, loved)


def rect_of(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def heart_told(driver: QmlDriver, number: int) -> tuple[str, bool]:
    """What a screen reader says about a heart, and whether it's checked."""
    reader = QAccessible.queryAccessibleInterface(driver.item(f"heart-{number}"))
    return reader.text(QAccessible.Text.Name), bool(reader.state().checked)


def test_screen_readers_name_the_picture_of_a_heart(show: Show):
    table, reveal = revealed()
    driver = show("RevealLayer", reveal=reveal, focus=True)
    number, state = table.feed.state.view.legal.hearts[0], table.feed.state
    card = state.view.history[-1].table[number - 1].card
    table.feed.show(replace(state, texts={card: CardText(card, {"en": "Stairs"})}))
    assert heart_told(driver, number)[0] == f"Give your heart to picture {number}: Stairs"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_space_return_or_escape_closes_the_reveal(show: Show, key):
    table = played("odyssey", 4, 0)
    reveal = watching(table)
    driver = show("RevealLayer", reveal=reveal)
    play_rounds(table, 1)
    driver.item("reveal-1")
    driver.press(key)
    driver.gone("reveal-1")
    assert not reveal.property("open")


def test_during_a_reveal_the_menu_stays_and_the_continue_button_is_below_the_cards(show: Show):
    table = played("odyssey", 4, 0)
    model = CardTable(table.feed, Language(paths.translations()), no_picture)
    driver = show("GameScreen", table=model, focus=True)
    menu = place(driver, "menu")
    driver = show("RevealLayer", reveal=watching(table), spectating=False)
    play_rounds(table, 1)
    on = place(driver, "revealOn")
    assert place(driver, "menu") == menu
    assert not on.intersects(menu)
    assert all(place(driver, f"reveal-{n}").bottom() <= on.top() for n in range(1, 5))


def test_clicking_show_all_does_not_end_the_reveal(show: Show):
    table = played("odyssey", 4, 0)
    reveal = watching(table)
    driver = show("RevealLayer", reveal=reveal, spectating=False)
    motion = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 50)
    play_rounds(table, 1)
    place_of_all = place(driver, "revealShowAll")
    QTest.mouseDClick(driver.window, Qt.MouseButton.LeftButton, pos=place_of_all.center().toPoint())
    driver.until(lambda: bool(driver.value("reveal", "allRevealed")))
    assert reveal.property("open")
    assert not place(driver, "revealOn").intersects(place_of_all)


def place(driver: QmlDriver, name: str) -> QRectF:
    driver.resting(name)
    item = driver.item(name)
    return item.mapRectToScene(item.boundingRect())


def test_clicking_continue_closes_the_reveal(show: Show):
    table = played("odyssey", 4, 0)
    reveal = watching(table)
    driver = show("RevealLayer", reveal=reveal)
    play_rounds(table, 1)
    driver.click("revealOn")
    driver.gone("reveal-1")


def test_clicking_a_card_enlarges_it_and_clicks_beside_it_do_not_end_the_reveal(show: Show):
    table = played("odyssey", 4, 0)
    reveal = watching(table)
    driver = show("RevealLayer", reveal=reveal)
    play_rounds(table, 1)
    driver.click("reveal-1")
    driver.item("magnifier")
    driver.press(Qt.Key.Key_Escape)
    driver.gone("magnifier")
    QTest.mouseClick(driver.window, Qt.MouseButton.LeftButton, pos=QPoint(8, 40))
    assert reveal.property("open")


def test_the_arrow_keys_lead_to_the_neighbours_of_an_enlarged_card(show: Show):
    table = played("odyssey", 4, 0)
    picture = (paths.house() / "card-back.webp").as_uri()
    reveal = Reveal(table.feed, Language(paths.translations()), lambda card: f"{picture}#{card}")
    driver = show("RevealLayer", reveal=reveal)
    play_rounds(table, 1)
    driver.click("reveal-2")
    for key, number in ((Qt.Key.Key_Right, 3), (Qt.Key.Key_Left, 2), (Qt.Key.Key_Left, 1)):
        driver.press(key)
        assert driver.value("magnifier", "source") == driver.value(f"reveal-{number}", "source")
    driver.press(Qt.Key.Key_Space)
    driver.gone("magnifier")
    assert reveal.property("open")


def test_the_first_key_shows_all_of_a_reveal_and_the_second_closes_it(show: Show):
    table = played("odyssey", 4, 0)
    reveal = watching(table)
    driver = show("RevealLayer", reveal=reveal)
    motion = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 50)
    play_rounds(table, 1)
    driver.says("Show everything")
    driver.press(Qt.Key.Key_Space)
    driver.says("Continue")
    assert reveal.property("open")
    driver.press(Qt.Key.Key_Space)
    driver.gone("reveal-1")


@pytest.mark.parametrize(
    ("edition", "players"),
    [("classic-30", 3), ("odyssey", 12), ("party", 12), ("team", 12), ("poetry", 2), ("poetry", 6)],
)
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)])
def test_every_gain_and_every_card_is_inside_the_window(show: Show, edition, players, size):
    table, reveal = revealed(edition, players)
    driver = show("RevealLayer", reveal=reveal, size=size)
    names = [f"gain-{gain.side}" for gain in reveal.round.content.gains]
    names += [f"reveal-{card.number}" for card in reveal.round.content.cards]
    for name in names:
        item = driver.item(name)
        box = item.mapRectToScene(item.boundingRect())
        assert box.left() >= 0
        assert box.top() >= 0
        assert box.right() <= size[0]
        assert box.bottom() <= size[1]
    assert table.game.history


def test_the_tokens_of_all_voters_lie_on_the_cards(show: Show):
    _table, reveal = revealed("odyssey", 5)
    driver = show("RevealLayer", reveal=reveal)
    for card in reveal.round.content.cards:
        assert driver.value(f"reveal-{card.number}", "tokens") == len(card.voters)


def test_showing_reveals_logs_no_warning(show: Show):
    table, reveal = revealed()
    driver = show("RevealLayer", reveal=reveal)
    motion = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 0.1)
    driver.item("gain-0")
    for _ in range(3):
        reveal.dismiss()
        play_rounds(table, 1)
        driver.until(
            lambda: driver.item("reveal").property("allRevealed"), "the round is not revealed"
        )
    reveal.round.show(None)
    driver.until(lambda: driver.items("gain-") == [], "the gains stay")


def test_a_line_that_begins_with_ya_can_be_read_with_and():
    table = played("poetry", 3, 0)
    reveal = watching(table)
    play_rounds(table, 1)
    poem = table.game.history[-1].poem
    lines = {poem.hint: "Я не вернусь.", **{line.line: "Якорь спит" for line in poem.lines}}
    verses = VersesText("trial", "ru", lines, {poem.ending: "Я здесь."})
    table.feed.show(replace(table.feed.state, verses=verses))
    last = len(reveal.round.content.poem.rows) - 1
    assert reveal.round.property("poemReadable") == f"0 {last}"
    for read in ("И не вернусь.", "Я не вернусь."):
        reveal.readOtherwise(0)
        table.feed.show(replace(table.feed.state, verses=verses))
        assert reveal.round.content.poem.rows[0].text == read
    reveal.readOtherwise(last)
    table.feed.show(replace(table.feed.state, verses=verses))
    assert reveal.round.content.poem.rows[last].text == "И здесь."
    assert table.game.history[-1].poem.with_and == (len(poem.lines) + 1,)


def test_the_last_pictures_can_be_loved_after_somebody_else_has_given_a_heart():
    table, reveal = revealed()
    play_rounds(table, 999)
    table.play(1, GiveHeart(view_for(table.game, 1).legal.hearts[0]))
    assert any(card.lovable for card in reveal.round.content.cards)


def looked_at(driver: QmlDriver, kind: str, hand: Sequence[object]) -> None:
    """The hand is shown over the reveal by a button, and closed by a key."""
    driver.item("revealOn")
    driver.click("peekHand")
    held = {f"{kind}{each}" for each in hand}
    driver.until(lambda: {item.objectName() for item in driver.items(kind)} == held)
    driver.press(Qt.Key.Key_H)
    driver.gone("revealHand")


def test_the_hand_can_be_looked_at_over_the_reveal(show: Show):
    table, reveal = revealed()
    language = Language(paths.translations())
    cards = CardTable(table.feed, language, no_picture)
    driver = show("RevealLayer", reveal=reveal, hand=cards.hand, spectating=False)
    looked_at(driver, "revealHand-", table.feed.state.view.cards.hand)
    assert reveal.property("open")


def test_opening_the_hand_is_signalled_to_listeners(show: Show, listening):
    driver = show("RevealLayer", reveal=revealed()[1], spectating=False)
    for way in (lambda: driver.click("peekHand"), lambda: driver.press(Qt.Key.Key_H)):
        before = looks(driver)
        way()
        driver.until(lambda old=before: looks(driver) != old, "it is not told")
    assert looks(driver) == (True, False)


def looks(driver: QmlDriver) -> tuple[bool, bool]:
    state = QAccessible.queryAccessibleInterface(driver.item("peekHand")).state()
    return bool(state.checkable), bool(state.checked)


def test_the_hand_can_be_viewed_over_a_reveal(show: Show):
    table, reveal = revealed("poetry", 3)
    poetry = PoetryTable(table.feed, Language(paths.translations()), no_picture)
    driver = show("RevealLayer", reveal=reveal, lines=poetry.lines, spectating=False)
    looked_at(driver, "revealSlip-", table.feed.state.view.poetry.hand)
    assert reveal.property("open")
