"""Poetry on the big screen: the stories in one row, the whole poem, the poets, and the piles."""

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from dixit_qt.client.state import ClientState, VersesText
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import EndingDraw, PoemLine
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.television.programme import Stays
from dixit_qt.ui.television.television import Television
from tests.ui.engine_table import EngineTable
from tests.ui.qml_driver import QmlDriver, items_below
from tests.ui.rounds.told_games import (
    feed_of,
    no_picture,
    play_until,
    played,
    with_verses,
)

Show = Callable[..., QmlDriver]

SIZES = [(1920, 1080), (1280, 720)]
LONG_NAMES = (
    "Александра Константиновна",
    "Bartholomew Featherstonehaugh",
    "Максимилиан Всеволодович",
)

VERSES = ("Somebody slept the whole thing through.", "It felt like home and smelled like stew.")


def at_phase(players: int, phase: Phase, rounds: int = 0) -> EngineTable:
    table = played("poetry", players, rounds, None)
    play_until(table, phase)
    return table


def with_poetry(state: ClientState, **changed) -> ClientState:
    poetry = msgspec.structs.replace(state.view.poetry, **changed)
    return replace(state, view=msgspec.structs.replace(state.view, poetry=poetry))


def with_long_names(state: ClientState) -> ClientState:
    seats = tuple(
        msgspec.structs.replace(seat, name=LONG_NAMES[place % 3][: 29 - place])
        for place, seat in enumerate(state.room.seats)
    )
    return replace(state, room=msgspec.structs.replace(state.room, seats=seats))


def seen(show: Show, state: ClientState, language: Language, size=(1920, 1080)) -> QmlDriver:
    """Nothing that was finished before is shown first."""
    model = Television(feed_of(state), language, no_picture, stays=Stays(read=0, seen=0, clue=0))
    return show("TelevisionScreen", table=model, size=size)


def on_screen(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def in_scene(driver: QmlDriver, name: str) -> list[QRectF]:
    return [on_screen(item) for item in driver.items(name)]


def poets(driver: QmlDriver) -> list[QQuickItem]:
    return driver.items("televisionPoet-")


def marks(poet: QQuickItem, name: str) -> list[QQuickItem]:
    return [item for item in items_below(poet) if item.objectName() == name and item.isVisible()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_stories_lie_in_one_row_above_the_poem(show: Show, english, players, size):
    driver = seen(show, at_phase(players, Phase.GUESSER).feed.state, english, size)
    cards, paper = in_scene(driver, "reveal-"), on_screen(driver.item("poemPaper"))
    assert len({round(card.top()) for card in cards}) == 1
    assert len({round(card.width()) for card in cards}) == 1
    assert all(card.bottom() <= paper.top() for card in cards)
    assert QRectF(0, 0, *size).contains(paper)
    assert paper.width() * paper.height() > 0.28 * size[0] * size[1]


@pytest.mark.parametrize("players", [3, 6])
def test_each_poet_has_a_mark_for_every_ending_and_chip(show: Show, english, players):
    table = at_phase(players, Phase.GUESSER, rounds=2)
    state = table.feed.state
    driver = seen(show, state, english)
    view = state.view
    for seat, poet in zip(view.ring, poets(driver), strict=True):
        assert poet.property("name") == state.room.seats[seat].name
        assert len(marks(poet, "ending")) == view.poetry.told[seat]
        chips = 0 if seat == view.storyteller else view.poetry.chips[view.sides[seat]]
        assert len(marks(poet, "chip")) == chips
    assert sum(view.poetry.told) == 2


def test_the_rival_sits_with_the_poets_and_has_chips(show: Show, english):
    table = at_phase(2, Phase.GUESSER)
    driver = seen(show, table.feed.state, english)
    rival = poets(driver)[-1]
    assert rival.property("name") == "Alexander Pushkin"
    assert len(marks(rival, "chip")) == 3


def test_the_piles_lie_at_the_edge_and_not_on_the_poem(show: Show, english):
    state = at_phase(4, Phase.GUESSER, rounds=1).feed.state
    driver = seen(show, state, english)
    poetry, paper = state.view.poetry, on_screen(driver.item("poemPaper"))
    piles = [item for item in driver.items("") if item.objectName().endswith("Pile")]
    counts = {pile.objectName(): pile.property("count") for pile in piles}
    assert counts == {
        "storiesPile": poetry.stories_left,
        "linesPile": poetry.lines_left,
        "discardPile": poetry.discard,
        "endingsPile": poetry.endings_left,
    }
    for name in counts:
        place = on_screen(driver.item(name))
        assert not place.intersects(paper)
        assert place.bottom() > 1080 * 0.9


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 6])
def test_a_tie_is_explained_in_full_whatever_the_names(show: Show, language, players, size):
    state = with_long_names(at_phase(players, Phase.ENDING).feed.state)
    draws = tuple(EndingDraw(side, 100 + side) for side in range(players))
    driver = seen(show, with_poetry(state, draws=draws), language, size)
    for poet, draw in zip(poets(driver), draws, strict=True):
        (lot,) = marks(poet, "lot")
        assert str(draw.number) in [str(item.property("text")) for item in items_below(lot)]
    for name in ("tableStatus", "poetryNotes"):
        words = driver.item(name)
        assert words.property("text")
        assert not words.property("truncated")
        assert words.property("contentHeight") <= words.height() + 1
        assert words.property("contentWidth") <= words.width() + 1
        assert on_screen(words).top() >= 0
    status = on_screen(driver.item("tableStatus"))
    assert not any(status.intersects(card) for card in in_scene(driver, "reveal-"))


def test_while_the_storyteller_decides_everybody_reads_what_fits_means(show: Show, english):
    state = at_phase(4, Phase.JUDGE).feed.state
    teller = state.room.seats[state.view.storyteller].name
    words = seen(show, state, english).text("poetryNotes")
    assert words.startswith("A line fits if it describes the picture or a part of it")
    assert f"Only {teller} decides." in words


@pytest.mark.parametrize("size", SIZES)
def test_the_sentence_beside_the_poem_does_not_touch_the_piles(show: Show, language, size):
    state = at_phase(6, Phase.JUDGE).feed.state
    driver = seen(show, state, language, size)
    notes, pile = on_screen(driver.item("poetryNotes")), on_screen(driver.item("linesPile"))
    assert pile.top() - notes.bottom() > size[1] / 38 * 0.7


def test_swapped_lines_are_shown_with_the_players_who_swapped_them(show: Show, english):
    state = with_verses(at_phase(4, Phase.GUESSER).feed.state)
    first, second = state.view.ring[1:3]
    state = with_poetry(state, swapped_out=(7, 9), swapped_by=(first, second))
    names = [state.room.seats[seat].name for seat in (first, second)]
    words = seen(show, state, english).text("poetryNotes")
    assert words == f"Lines discarded this round: {names[0]}: line 7 · {names[1]}: line 9"


def test_a_short_poem_is_written_larger_than_a_long_one(show: Show, english):
    state = at_phase(4, Phase.GUESSER).feed.state
    sizes = []
    for count in (1, 4, 9):
        lines = tuple(PoemLine(number, number % 4, fits=True) for number in range(60, 60 + count))
        driver = seen(show, with_poetry(state, lines=lines), english)
        sizes.append(driver.item("poemPaper").property("verseSize"))
        page = on_screen(driver.item("poemRows"))
        rows = [row for row in driver.items("televisionVerse") if row.height() > 0]
        assert len(rows) == count
    assert all(page.adjusted(-1, -1, 1, 1).contains(on_screen(row)) for row in rows)
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > 1.6 * sizes[2]


def test_before_the_poem_begins_the_storyteller_is_on_the_paper(show: Show, english):
    state = at_phase(3, Phase.HINT).feed.state
    assert seen(show, state, english).has("poemNotBegun")
    after = at_phase(3, Phase.GUESSER).feed.state
    assert not seen(show, after, english).has("poemNotBegun")


def written_verses(sheet: QQuickItem, verses: tuple[str, ...]) -> list[QQuickItem]:
    texts = [item for item in items_below(sheet) if item.property("lineCount") is not None]
    return [item for item in texts if item.property("text") in verses and item.isVisible()]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_no_verse_of_the_growing_poem_is_broken(show: Show, english, size):
    state = at_phase(4, Phase.GUESSER).feed.state
    hint = state.view.poetry.hint
    lines = tuple(PoemLine(number, number % 4, fits=True) for number in (60, 61))
    words = {hint: VERSES[1], 60: VERSES[0], 61: VERSES[1]}
    verses = VersesText("trial", "en", words, {})
    driver = seen(show, replace(with_poetry(state, lines=lines), verses=verses), english, size)
    rows = written_verses(driver.window.rootObject(), VERSES)
    assert len(rows) == 3
    assert [row.property("lineCount") for row in rows] == [1, 1, 1]
    assert all(row.property("contentWidth") <= row.width() for row in rows)
    assert len({row.property("font").pixelSize() for row in rows[1:]}) == 1


def test_a_long_poem_keeps_its_first_row_and_cuts_none(show: Show, english):
    state = at_phase(4, Phase.GUESSER).feed.state
    lines = tuple(PoemLine(number, number % 4, fits=False) for number in range(60, 80))
    driver = seen(show, with_poetry(state, lines=lines), english)
    page = driver.item("poemRows")
    rows = [
        row.mapRectToItem(page, row.boundingRect())
        for row in items_below(page)
        if row.property("line") and row.isVisible()
    ]
    assert driver.item("televisionHint").mapToItem(page, QPointF()).y() < 0
    assert len(rows) == len(lines)
    inside = [place for place in rows if place.bottom() > 0.5]
    assert all(place.top() > -0.5 and place.bottom() < page.height() + 0.5 for place in inside)
    assert rows[-1] in inside
