"""Cards are large, aligned, and move without delaying the game."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQml import qmlEngine
from PySide6.QtTest import QTest

from dixit_qt import paths
from dixit_qt.rules.actions import ClaimStory
from dixit_qt.rules.model import Phase
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.game.card_table import CardTable
from tests.ui.engine_table import ALL_NAMES, EngineTable, dealt
from tests.ui.qml_driver import QmlDriver, items_below
from tests.ui.rounds.told_games import play_until

SIZES = [(1366, 768), (1366, 853), (1366, 1093), (1820, 768)]
Show = Callable[..., QmlDriver]


def at(phase: Phase, players: int = 6, teller: int = 1) -> EngineTable:
    table = dealt("odyssey", players, seat=0)
    table.play(teller, ClaimStory())
    play_until(table, phase)
    return table


@pytest.fixture
def sit(show: Show) -> Callable[..., QmlDriver]:
    def sit_down(table: EngineTable, size: tuple[int, int] = (1366, 768)) -> QmlDriver:
        model = CardTable(table.feed, Language(paths.translations()), lambda _card: "")
        return show("GameScreen", table=model, focus=True, size=size)

    return sit_down


def moving(driver: QmlDriver, pace: float) -> None:
    engine = qmlEngine(driver.window.rootObject())
    engine.singletonInstance("DixitQt", "Motion").setProperty("pace", pace)


def in_scene(item) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 6])
def test_every_card_of_the_hand_is_large_and_whole(sit, size, players):
    driver = sit(at(Phase.GIVE, players), size)
    for card in driver.items("hand-"):
        assert card.width() >= 190
        assert QRectF(0, 0, *size).contains(in_scene(card))


@pytest.mark.parametrize("size", SIZES[:2])
def test_six_cards_fill_more_than_half_of_the_stage(sit, size):
    driver = sit(at(Phase.VOTE), size)
    stage = driver.item("tableCards")
    cards = driver.items("table-")
    filled = sum(card.width() * card.height() for card in cards)
    assert filled / (stage.width() * stage.height()) >= 0.55


@pytest.mark.parametrize("size", SIZES)
def test_header_clue_and_stage_share_one_axis(sit, size):
    driver = sit(at(Phase.VOTE), size)
    axis = in_scene(driver.item("tableCards")).center().x()
    assert in_scene(driver.item("clueScroll")).center().x() == pytest.approx(axis, abs=1)
    assert in_scene(driver.item("status")).center().x() == pytest.approx(axis, abs=1)


def test_a_selected_card_leaves_the_hand(sit):
    driver = sit(at(Phase.CLUE, teller=0))
    driver.click("hand-2")
    card, slot = driver.item("hand-2"), driver.item("clueSlot")
    driver.until(lambda: in_scene(card).topLeft() == in_scene(slot).topLeft(), "it stays in hand")
    driver.click("hand-2")
    driver.until(lambda: not in_scene(card).intersects(in_scene(slot)), "it does not come back")


def test_a_vote_is_cast_while_the_cards_are_still_being_laid_out(sit):
    table = at(Phase.GIVE)
    driver = sit(table)
    moving(driver, 20)
    play_until(table, Phase.VOTE)
    number = next(n for n, laid in enumerate(table.game.game.table, 1) if laid.owner != 0)
    driver.click(f"table-{number}")
    driver.until(lambda: table.game.game.ballots[0] is not None, "the vote waits for the cards")


def test_a_double_click_selects_one_card_and_leaves_its_gap(sit):
    driver = sit(at(Phase.GIVE))
    moving(driver, 1)
    cards = driver.items("hand-")
    driver.until(lambda: all(card.property("arrived") for card in cards), "they are not dealt")
    homes = [card.property("home") for card in cards]
    middle = in_scene(cards[2]).center().toPoint()
    QTest.mouseDClick(driver.window, Qt.MouseButton.LeftButton, pos=middle)
    driver.until(lambda: bool(cards[2].property("chosen")), "it is not chosen")
    assert [card.property("chosen") for card in cards].count(True) == 1
    assert [card.property("home") for card in cards[:2]] == homes[:2]
    assert [card.property("home") for card in cards[3:]] == homes[3:]


def test_cards_for_the_vote_fly_from_the_pile(sit):
    table = at(Phase.GIVE)
    driver = sit(table)
    pile, slot = in_scene(driver.item("heap")), in_scene(driver.item("slot"))
    moving(driver, 20)
    play_until(table, Phase.VOTE)
    backs = [driver.item(f"table-{n}").childItems()[0] for n in range(1, 7)]

    def begun() -> bool:
        lying = [in_scene(back).center() for back in backs]
        return all(pile.contains(at) or slot.contains(at) for at in lying)

    driver.until(begun, "they come from elsewhere")
    assert not driver.item("handFan").isEnabled()


def test_a_card_dropped_elsewhere_returns_to_the_hand(sit):
    driver = sit(at(Phase.GIVE))
    moving(driver, 1)
    card = driver.item("hand-1")
    home = card.property("home")
    driver.drag("hand-1", "person-0")
    assert card.x() != home.x()
    driver.until(lambda: card.x() == home.x(), "it does not come back")


def test_given_cards_fly_to_the_pile_and_disappear(sit):
    table = at(Phase.GIVE)
    driver = sit(table)
    moving(driver, 0.2)
    driver.drag("hand-1", "dropPlace")
    flights = driver.item("cardFlights")
    driver.until(lambda: list(items_below(flights)) != [], "nothing flies")
    driver.until(lambda: list(items_below(flights)) == [], "it never lands")


def test_the_arrow_keys_reach_the_cards_from_anywhere(sit):
    driver = sit(at(Phase.VOTE))
    driver.window.rootObject().forceActiveFocus()
    driver.press(Qt.Key.Key_Right)
    driver.until(lambda: bool(driver.value("table-1", "activeFocus")), "no card has the focus")


@pytest.mark.parametrize("players", [3, 7, 12])
def test_before_the_first_story_players_are_shown_around_the_deck(sit, players):
    driver = sit(dealt("odyssey", players, seat=0, cards=100))
    shown = {str(item.property("text")) for item in items_below(driver.item("opening"))}
    assert {*ALL_NAMES[:players]} <= shown
    driver.click("claim")
    driver.gone("opening")


def test_a_double_click_that_ends_a_reveal_opens_no_menu(sit):
    driver = sit(at(Phase.GIVE))
    screen, opened = driver.window.rootObject(), []
    screen.menuOpened.connect(lambda: opened.append(True))
    moving(driver, 20)
    screen.setEnabled(False)
    screen.setEnabled(True)
    driver.click("menu")
    assert opened == []
    moving(driver, 0)
    screen.setEnabled(False)
    screen.setEnabled(True)
    driver.until(lambda: driver.click("menu") or opened, "the menu stays closed")
