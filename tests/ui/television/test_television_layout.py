"""The layout of the big screen: nothing is cut off, and the pictures have most of the room."""

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQml import qmlEngine
from PySide6.QtQuick import QQuickItem

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Phase
from dixit_qt.ui.television.programme import Stays
from dixit_qt.ui.television.television import Television
from dixit_qt.wire.codes import Stage
from tests.ui.qml_driver import QmlDriver, items_below
from tests.ui.rounds.told_games import feed_of, no_picture, one_move, play_until, played

Show = Callable[..., QmlDriver]

SIZES = [(1920, 1080), (1280, 720)]
LONG = ("Александра Константиновна", "Bartholomew Featherstonehaugh", "Максимилиан Всеволодович")


def with_long_names(state: ClientState) -> ClientState:
    seats = tuple(
        msgspec.structs.replace(seat, name=LONG[place % 3][: 29 - place])
        for place, seat in enumerate(state.room.seats)
    )
    return replace(state, room=msgspec.structs.replace(state.room, seats=seats))


def on_screen(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def cards_of(driver: QmlDriver) -> list[QRectF]:
    return [on_screen(card) for card in driver.items("reveal-")]


def rows_of(cards: list[QRectF]) -> list[int]:
    tops = [round(card.top()) for card in cards]
    return [tops.count(top) for top in sorted(set(tops))]


@pytest.mark.parametrize(("players", "rows"), [(3, [5]), (4, [4]), (6, [6]), (8, [8])])
def test_few_results_are_below_the_cards_which_stay_in_one_row(show: Show, english, players, rows):
    table = played("odyssey", players, 1, None)
    model = Television(table.feed, english, no_picture)
    driver = show("TelevisionScreen", table=model, size=(1920, 1080))
    points, cards = on_screen(driver.item("tablePoints")), cards_of(driver)
    assert rows_of(cards) == rows
    assert all(card.bottom() < points.top() for card in cards)
    assert points.bottom() <= on_screen(driver.item("tableTrack")).top()
    if players < 8:
        assert cards[0].width() > 230


@pytest.mark.parametrize(("players", "rows", "share"), [(10, [5, 5], 0.38), (12, [6, 6], 0.3)])
def test_many_results_are_beside_the_cards(show: Show, english, players, rows, share):
    table = played("odyssey", players, 1, None)
    model = Television(table.feed, english, no_picture)
    driver = show("TelevisionScreen", table=model, size=(1920, 1080))
    points, cards = on_screen(driver.item("tablePoints")), cards_of(driver)
    assert points.width() <= share * 1920
    assert rows_of(cards) == rows
    assert all(card.right() < points.left() for card in cards)


@pytest.mark.parametrize("players", [6, 12])
def test_the_storyteller_of_the_round_is_marked(show: Show, english, players):
    table = played("odyssey", players, 1, None)
    model = Television(table.feed, english, no_picture)
    driver = show("TelevisionScreen", table=model, size=(1920, 1080))
    teller = table.game.history[-1].storyteller
    marked = [tag for tag in driver.items("gain-") if tag.property("teller")]
    assert [tag.objectName() for tag in marked] == [f"gain-{teller}"]
    assert driver.item("televisionTeller").property("name") == model.round.property("teller")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [4, 6, 12])
def test_the_owners_name_stays_on_the_card(show: Show, english, players, size):
    table = played("odyssey", players, 1, None)
    model = Television(feed_of(with_long_names(table.feed.state)), english, no_picture)
    driver = show("TelevisionScreen", table=model, size=size)
    plates = driver.items("owner")
    assert len(plates) == players
    for plate in plates:
        (name,) = (item for item in items_below(plate) if item.property("text"))
        assert name.property("contentWidth") <= name.width() + 1, name.property("text")
        assert name.property("contentHeight") <= plate.height() + 1, name.property("text")


@pytest.mark.parametrize(
    ("players", "rows"), [(3, [5]), (4, [4]), (6, [6]), (8, [4, 4]), (10, [5, 5]), (12, [6, 6])]
)
def test_the_cards_of_a_vote_lie_in_even_rows_below_the_clue(show: Show, language, players, rows):
    table = played("odyssey", players, 0, None)
    play_until(table, Phase.VOTE)
    model = Television(feed_of(with_long_names(table.feed.state)), language, no_picture)
    driver = show("TelevisionScreen", table=model, size=(1920, 1080))
    cards = cards_of(driver)
    assert rows_of(cards) == rows
    above = [
        on_screen(driver.items(name)[0])
        for name in ("televisionTeller", "clueWords", "televisionQuestion")
    ]
    assert all(words.bottom() <= cards[0].top() for words in above)
    assert above[0].right() <= above[1].left()
    assert above[1].right() <= above[2].left()
    assert abs(above[1].center().x() - 1920 / 2) < 2


@pytest.mark.parametrize("players", [8, 10, 12])
def test_beside_two_rows_of_cards_the_last_voters_are_named(show: Show, language, players):
    table = played("odyssey", players, 0, None)
    play_until(table, Phase.VOTE)
    model = Television(feed_of(with_long_names(table.feed.state)), language, no_picture)
    driver = show("TelevisionScreen", table=model, size=(1920, 1080))
    assert len(driver.items("awaited-")) == players - 1
    assert not driver.items("awaitedName-")
    while len(table.feed.state.view.waiting_for) > 3:
        one_move(table)
    for left in (3, 2, 1):
        model = Television(feed_of(with_long_names(table.feed.state)), language, no_picture)
        driver = show("TelevisionScreen", table=model, size=(1920, 1080))
        names = driver.items("awaitedName-")
        assert len(names) == left
        assert all(name.property("contentWidth") <= name.width() + 1 for name in names)
        place = on_screen(driver.item("awaited"))
        assert place.right() <= 1920
        assert place.bottom() <= min(card.top() for card in cards_of(driver))
        for other in ("clueWords", "televisionQuestion"):
            assert not place.intersects(on_screen(driver.item(other)))
        one_move(table)


@pytest.mark.parametrize("players", [8, 10, 12])
def test_two_rows_of_cards_fill_the_height_of_the_television(show: Show, english, players):
    table = played("odyssey", players, 0, None)
    play_until(table, Phase.VOTE)
    model = Television(table.feed, english, no_picture)
    cards = cards_of(show("TelevisionScreen", table=model, size=(1920, 1080)))
    upper, lower = cards[0], cards[-1]
    assert lower.top() - upper.bottom() < 30
    assert lower.bottom() > 1050


@pytest.mark.parametrize("players", [3, 6])
def test_below_one_row_of_cards_a_tick_marks_those_who_have_voted(show: Show, english, players):
    table = played("odyssey", players, 0, None)
    play_until(table, Phase.VOTE)
    one_move(table)
    model = Television(table.feed, english, no_picture)
    driver = show("TelevisionScreen", table=model, size=(1920, 1080))
    voters = driver.items("voter-")
    assert [voter.property("done") for voter in voters].count(True) == 1
    assert len(voters) == players - 1
    lowest = max(card.bottom() for card in cards_of(driver))
    assert all(on_screen(voter).top() > lowest for voter in voters)


@pytest.mark.parametrize("players", [3, 6, 12])
def test_everybody_has_a_place_for_their_cards(show: Show, english, players):
    table = played("odyssey", players, 0, None)
    play_until(table, Phase.GIVE)
    model = Television(table.feed, english, no_picture)
    driver = show("TelevisionScreen", table=model, size=(1920, 1080))
    assert len(driver.items("givenCard")) == 1
    while table.game.phase is Phase.GIVE:
        given = sum(table.feed.state.view.cards.given)
        driver.until(lambda count=given: len(driver.items("givenCard")) == count, "a card is lost")
        one_move(table)


def test_the_piles_are_at_the_edges_of_the_table(show: Show, english):
    table = played("odyssey", 6, 1, None)
    play_until(table, Phase.GIVE)
    model = Television(table.feed, english, no_picture, stays=Stays(read=0, seen=0, clue=0))
    driver = show("TelevisionScreen", table=model, size=(1920, 1080))
    cards = table.feed.state.view.cards
    pile, discard = driver.item("drawPile"), driver.item("discardPile")
    assert (pile.property("count"), discard.property("count")) == (cards.pile, cards.discard)
    assert on_screen(discard).left() < 100
    assert on_screen(pile).right() > 1820


def test_a_short_clue_is_centred_during_the_vote(show: Show, english):
    table = played("odyssey", 5, 0, None)
    play_until(table, Phase.VOTE)
    state = table.feed.state
    clue = msgspec.structs.replace(state.view.cards.clue, text="A short clue")
    cards = msgspec.structs.replace(state.view.cards, clue=clue)
    state = replace(state, view=msgspec.structs.replace(state.view, cards=cards))
    driver = show(
        "TelevisionScreen", table=Television(feed_of(state), english, no_picture), size=(1920, 1080)
    )
    (words,) = driver.items("clueWords")
    assert abs(on_screen(words).center().x() - 1920 / 2) < 2


def test_the_lobby_leaves_the_painting_free_at_the_sides(show: Show, english):
    state = played("odyssey", 4, 0).feed.state
    room = msgspec.structs.replace(state.room, stage=Stage.GATHERING)
    feed = feed_of(replace(state, room=room, view=None))
    model = Television(feed, english, no_picture, addresses=lambda: ["192.168.1.14"])
    driver = show("TelevisionScreen", table=model, size=(1920, 1080))
    for item in (driver.item("tableHow"), *driver.items("guest-")):
        place = on_screen(item)
        assert place.left() > 1920 * 0.25
        assert place.right() < 1920 * 0.75


@pytest.mark.parametrize("size", SIZES)
def test_the_panel_of_the_lobby_has_even_margins_and_the_state_is_no_wider(
    show: Show, language, size
):
    state = played("odyssey", 4, 0).feed.state
    room = msgspec.structs.replace(state.room, stage=Stage.GATHERING, admins=(1,))
    feed = feed_of(replace(state, room=room, view=None))
    model = Television(feed, language, no_picture, addresses=lambda: ["192.168.1.14:42042"])
    driver = show("TelevisionScreen", table=model, size=size)
    panel, square = on_screen(driver.item("tableHow")), on_screen(driver.item("scanSquare"))
    margin = square.left() - panel.left()
    assert abs(square.top() - panel.top() - margin) < 2
    assert abs(panel.bottom() - square.bottom() - margin) < 2
    assert square.width() > panel.width() * 0.42
    state_line = driver.item("lacking")
    assert driver.text("lacking")
    assert state_line.property("contentWidth") <= panel.width()
    assert state_line.property("lineCount") == 1


PAINTED_CARDS = 0.74
"""Where the cards on the painted table begin, of the height of the screen."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 6, 12])
def test_guests_stand_on_the_cloth_which_covers_the_painted_cards(
    show: Show, language, players, size
):
    state = with_long_names(played("odyssey", players, 0).feed.state)
    room = msgspec.structs.replace(state.room, stage=Stage.GATHERING)
    model = Television(feed_of(replace(state, room=room, view=None)), language, no_picture)
    driver = show("TelevisionScreen", table=model, size=size)
    cloth = on_screen(driver.item("lobbyCloth"))
    assert cloth.top() <= PAINTED_CARDS * size[1]
    assert cloth.width() == size[0]
    guests = [on_screen(guest) for guest in driver.items("guest-")]
    assert all(cloth.contains(guest) for guest in guests)
    for name in driver.items("guestName-"):
        words = name.property("text").split()
        assert name.property("lineCount") <= len(words), words
        assert name.property("contentWidth") <= name.width() + 1, words


@pytest.mark.parametrize("scene", ["vote", "give", "points", "lobby"])
def test_a_reaction_on_the_television_is_large(show: Show, english, scene):
    table = played("odyssey", 4, 1 if scene == "points" else 0, None)
    if scene in {"vote", "give"}:
        play_until(table, Phase.VOTE if scene == "vote" else Phase.GIVE)
    state = table.feed.state
    if scene == "lobby":
        room = msgspec.structs.replace(state.room, stage=Stage.GATHERING)
        state = replace(state, room=room, view=None)
    driver = show(
        "TelevisionScreen", table=Television(feed_of(state), english, no_picture), size=(1920, 1080)
    )
    engine = qmlEngine(driver.window.rootObject())
    motion = engine.singletonInstance("DixitQt", "Motion")
    assert motion.property("word") == 3000
    motion.setProperty("word", 60_000)
    for rabbit in range(4):
        engine.singletonInstance("DixitQt", "Company").reacted.emit(rabbit, "laugh")
    bubbles = [on_screen(bubble) for bubble in driver.items("bubble-")]
    assert bubbles
    for bubble in bubbles:
        assert bubble.height() > 80
        assert QRectF(0, 0, 1920, 1080).contains(bubble)
    if scene == "vote":
        assert not any(bubble.intersects(card) for bubble in bubbles for card in cards_of(driver))


@pytest.mark.parametrize("rounds", [1, 2, 3])
@pytest.mark.parametrize(
    ("edition", "players"),
    [("odyssey", 6), ("odyssey", 8), ("party", 8), ("team", 6), ("team", 12)],
)
def test_every_reason_for_points_is_written_in_full(show: Show, language, edition, players, rounds):
    table = played(edition, players, rounds, None)
    model = Television(table.feed, language, no_picture)
    driver = show("TelevisionScreen", table=model, size=(1920, 1080))
    for reason in driver.items("why-"):
        assert reason.property("contentHeight") <= reason.height() + 1, reason.property("text")
        assert reason.property("contentWidth") <= reason.width() + 1, reason.property("text")
