"""The reveal shows one thing after the other, on the cards in their places of the vote."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQml import qmlEngine
from PySide6.QtQuick import QQuickItem

from dixit_qt import paths
from dixit_qt.client.state import NOBODY
from dixit_qt.rules.model import Phase
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.game.card_table import CardTable
from dixit_qt.ui.rounds.reveal import Reveal
from dixit_qt.ui.television.programme import Stays
from dixit_qt.ui.television.television import Television
from dixit_qt.wire.room import WatcherInfo
from tests.ui.engine_table import EngineTable
from tests.ui.qml_driver import QmlDriver, items_below
from tests.ui.rounds.told_games import COUNT, no_picture, play_rounds, play_until, played

Show = Callable[..., QmlDriver]
AT_ONCE = Stays(read=0, seen=0, clue=0)


def shown(
    show: Show, table: EngineTable, pace: float = 0, size: tuple[int, int] = (1366, 768)
) -> QmlDriver:
    reveal = Reveal(table.feed, Language(paths.translations()), no_picture)
    driver = show("RevealLayer", reveal=reveal, size=size)
    qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion").setProperty(
        "pace", pace
    )
    play_rounds(table, 1)
    driver.until(lambda: driver.has("gain-0") and driver.has("reveal-1"))
    return driver


def seen_widths(driver: QmlDriver, prefix: str) -> list[float]:
    whole = [QRectF(0, 0, item.width(), item.height()) for item in driver.items(prefix)]
    places = zip(driver.items(prefix), whole, strict=True)
    return [item.mapRectToScene(box).width() for item, box in places]


@pytest.mark.parametrize("players", [4, 5, 6, 12])
def test_with_the_track_beneath_them_the_cards_are_hardly_smaller_than_in_the_vote(show, players):
    table = played("odyssey", players, 0)
    play_until(table, Phase.VOTE)
    model = CardTable(table.feed, Language(paths.translations()), no_picture)
    voting = seen_widths(show("GameScreen", table=model), "table-")
    driver = shown(show, table)
    assert driver.value("reveal", "allRevealed")
    revealing = seen_widths(driver, "reveal-")
    assert len(revealing) == players
    assert min(revealing) >= 0.87 * min(voting)


def seen_at(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("size", [(1366, 768), (1366, 853)])
@pytest.mark.parametrize("players", [5, 8, 10, 12])
def test_the_score_track_touches_no_card(show: Show, players, size):
    table = played("odyssey", players, 1)
    driver = shown(show, table, size=size)
    ground = seen_at(driver.item("trackGround"))
    assert max(card.bottom() for card in map(seen_at, driver.items("reveal-"))) <= ground.top() + 5


@pytest.mark.parametrize(("players", "rounds"), [(5, 0), (10, 1), (12, 3)])
def test_flying_points_cover_no_token(show: Show, players, rounds):
    driver = shown(show, played("odyssey", players, rounds), pace=50)
    layer = driver.item("reveal")
    layer.setProperty("cardsRevealed", players)
    layer.setProperty("step", COUNT)
    driver.until(lambda: len(driver.items("token-")) >= players - 1, "a token is missing")
    flying = [seen_at(points) for points in driver.item("pointFlights").childItems()]
    tokens = [seen_at(token) for token in driver.items("token-")]
    assert flying
    assert not any(points.intersects(token) for points in flying for token in tokens)


def test_the_cards_make_room_for_the_track_before_the_points_are_counted(show: Show):
    driver = shown(show, played("odyssey", 5, 0), pace=0.3)
    layer = driver.item("reveal")
    driver.until(lambda: layer.property("turned") >= 3, "no card is revealed")
    before = min(seen_widths(driver, "reveal-"))
    driver.until(lambda: layer.property("allRevealed"), "the round is not told")
    driver.frame()
    assert min(seen_widths(driver, "reveal-")) == pytest.approx(before, abs=1)
    assert driver.text("sum-0").startswith("→ ")
    lowest = max(
        card.mapRectToScene(card.boundingRect()).bottom() for card in driver.items("reveal-")
    )
    button = driver.item("revealOn")
    assert button.mapRectToScene(button.boundingRect()).top() >= lowest


def test_the_reveal_shows_cards_then_points_then_the_track(show: Show):
    table = played("odyssey", 5, 0)
    driver = shown(show, table, pace=0.15)
    layer = driver.item("reveal")
    seen: list[str] = []

    def note() -> bool:
        cards = [item for item in driver.items("reveal-") if item.property("ownerShown")]
        gains = [item for item in driver.items("gain-") if item.property("shown")]
        moment = (
            "track"
            if layer.property("allRevealed")
            else "points"
            if gains
            else f"{len(cards)} cards"
        )
        if not seen or seen[-1] != moment:
            seen.append(moment)
        return moment == "track"

    driver.until(note, "the round is not revealed")
    order = ["0 cards", "1 cards", "2 cards", "3 cards", "4 cards", "5 cards", "points", "track"]
    assert [moment for moment in order if moment in seen] == seen
    assert seen[-2:] == ["points", "track"]


@pytest.mark.parametrize("edition", ["odyssey", "poetry"])
def test_the_reveal_page_is_loaded_before_the_first_reveal(show: Show, edition):
    table = played(edition, 4, 0)
    reveal = Reveal(table.feed, Language(paths.translations()), no_picture)
    driver = show("RevealLayer", reveal=reveal, awaited=True, versed=edition == "poetry")
    below = list(items_below(driver.window.contentItem()))
    loader = next(item for item in below if item.objectName() == "revealStage")
    driver.until(lambda: loader.property("item") is not None, "it is not made")
    stage = loader.property("item")
    play_rounds(table, 1)
    assert reveal.property("open")
    assert loader.property("item") is stage
    assert driver.has("revealOn")


def test_a_reveal_starts_from_the_beginning_however_the_last_one_ended(show: Show):
    table = played("odyssey", 5, 0)
    driver = shown(show, table, pace=50)
    cards = driver.items("reveal-")
    assert not any(card.property("dimmed") or card.property("storyShown") for card in cards)
    layer = driver.item("reveal")
    layer.showAll()
    assert layer.property("allRevealed")
    table.feed.show(NOBODY)
    assert not layer.property("allRevealed")
    assert layer.property("turned") == 0


def test_sounds_play_when_their_step_is_shown(show: Show):
    table = played("odyssey", 5, 0)
    reveal = Reveal(table.feed, Language(paths.translations()), no_picture)
    heard: list[str] = []
    reveal.sounded.connect(heard.append)
    driver = show("RevealLayer", reveal=reveal)
    motion = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 0.1)
    play_rounds(table, 1)
    driver.until(lambda: "hop" in heard, "no rabbit is heard")
    told = [sound for sound in heard if sound != "token"]
    assert told == ["turn"] * told.count("turn") + ["give"] + ["hop"] * told.count("hop")
    assert "token" in heard[: heard.index("give")]
    reveal.dismiss()
    assert "fanfare" not in heard


def watched(table: EngineTable) -> EngineTable:
    """The same table with a television."""
    table.watchers = (WatcherInfo(99, "Big screen", is_table=True),)
    return table


@pytest.mark.parametrize(("edition", "players"), [("odyssey", 5), ("odyssey", 12), ("poetry", 3)])
def test_with_a_television_laptops_reveal_a_round_at_its_pace(edition, players):
    table = watched(played(edition, players, 0))
    language = Language(paths.translations())
    reveal = Reveal(table.feed, language, no_picture)
    television = Television(table.feed, language, no_picture, stays=AT_ONCE)
    play_rounds(table, 1)
    assert reveal.pace.props == television.pace.props
    assert reveal.pace.props.whole > 5000
    assert reveal.props.look_up


def test_without_a_television_laptops_reveal_a_round_at_their_own_pace():
    table = played("odyssey", 5, 0)
    reveal = Reveal(table.feed, Language(paths.translations()), no_picture)
    play_rounds(table, 1)
    assert reveal.pace.props.whole < 6000
    assert not reveal.props.look_up


def test_laptops_say_that_the_round_is_shown_on_the_television(show: Show):
    table = watched(played("odyssey", 5, 0))
    driver = shown(show, table, pace=0.2)
    driver.until(lambda: driver.text("status") == "Look at the big screen!")
    driver.until(lambda: driver.value("reveal", "allRevealed"), "the round is not revealed")
    assert "The storyteller was" in driver.text("status")


def test_the_cards_are_collected_from_where_they_lay(show: Show):
    driver = shown(show, played("odyssey", 5, 0), pace=0.1)
    layer = driver.item("reveal")
    driver.until(lambda: bool(layer.property("allRevealed")), "the round is not revealed")
    driver.until(lambda: driver.value("revealStage", "item") is not None, "it is not made")
    with driver.qtbot.waitSignal(layer.collected) as collected:
        driver.click("revealOn")
    assert len(collected.args[0]) == 5


def test_after_the_last_round_no_card_flies_over_the_podium(show: Show):
    table = played("odyssey", 4, 0)
    reveal = Reveal(table.feed, Language(paths.translations()), no_picture)
    driver = show("RevealLayer", reveal=reveal)
    play_rounds(table, 999)
    driver.until(lambda: driver.value("revealStage", "item") is not None, "it is not made")
    assert table.game.outcome is not None
    qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion").setProperty(
        "pace", 0.1
    )
    layer = driver.item("reveal")
    driver.until(lambda: bool(layer.property("allRevealed")), "the round is not revealed")
    with driver.qtbot.waitSignal(layer.collected) as collected:
        driver.click("revealOn")
    assert collected.args[0] == []


def test_only_my_row_of_points_is_marked(show: Show):
    driver = shown(show, played("team", 6, 0))
    assert [item.property("mine") for item in driver.items("gain-")] == [True, False, False]


def test_points_fly_and_are_printed_where_they_land(show: Show):
    driver = shown(show, played("odyssey", 5, 0), pace=0.1)
    sky = driver.item("pointFlights")
    driver.until(lambda: list(items_below(sky)) != [], "no points fly")
    gainers = [gain for gain in driver.items("gain-") if gain.property("points") > 0]
    assert gainers
    assert not any(gain.property("counted") for gain in gainers), "printed before they land"
    driver.until(lambda: list(items_below(sky)) == [], "they never arrive")
    assert all(gain.property("counted") for gain in gainers)


def test_the_storytellers_card_is_not_cut_when_it_is_lifted(show: Show):
    table = played("odyssey", 6, 0)
    driver = shown(show, table)
    layer = driver.item("reveal")
    layer.setProperty("step", COUNT)
    for card in driver.items("reveal-"):
        box = card.mapRectToScene(QRectF(0, 0, card.width(), card.height()))
        assert QRectF(0, 0, 1366, 768).contains(box)
