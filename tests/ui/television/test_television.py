"""The big screen: everything that is public, in large letters."""

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt, QUrl
from PySide6.QtQml import QQmlEngine, qmlEngine
from PySide6.QtQuick import QQuickItem

from dixit_qt import paths
from dixit_qt.client.state import NOBODY, ClientState, Status
from dixit_qt.rules.actions import Guess
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.model import Family, Phase
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.seatview import PoetryView
from dixit_qt.ui.base.addresses import gallery_of
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.players import Faces
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.game.score_track import ScoreTrackModel
from dixit_qt.ui.television.programme import STAYS, Stays
from dixit_qt.ui.television.television import Television, open_table_window, screen_for_table
from dixit_qt.ui.television.television_rows import resting_scores, television_people
from dixit_qt.wire.codes import Farewell, Keeper, Stage
from dixit_qt.wire.room import Obstacle
from tests.ui.conftest import bury
from tests.ui.decks.painted import picture_file
from tests.ui.engine_table import EngineTable
from tests.ui.qml_driver import QmlDriver, items_below
from tests.ui.rounds.told_games import (
    TRACK,
    feed_of,
    finished,
    no_picture,
    one_move,
    play_rounds,
    play_until,
    played,
)
from tests.wire.samples import VIEW

Show = Callable[..., QmlDriver]


AT_ONCE = Stays(read=0, seen=0, clue=0)


def model_of(feed: Feed, *addresses: str, stays: Stays = STAYS) -> Television:
    language = Language(paths.translations())
    return Television(feed, language, no_picture, addresses=lambda: list(addresses), stays=stays)


def gathering(table: EngineTable, **room) -> Feed:
    state = table.feed.state
    changed = msgspec.structs.replace(state.room, stage=Stage.GATHERING, **room)
    return feed_of(replace(state, room=changed, view=None))


def at_phase(edition: str, players: int, phase: Phase, rounds: int = 0) -> EngineTable:
    table = played(edition, players, rounds, None)
    play_until(table, phase)
    return table


@pytest.mark.parametrize(
    ("edition", "players", "phase", "rounds", "scene"),
    [
        ("odyssey", 4, Phase.FIRST_STORYTELLER, 0, "begin"),
        ("odyssey", 4, Phase.CLUE, 0, "begin"),
        ("odyssey", 4, Phase.GIVE, 0, "give"),
        ("party", 6, Phase.VOTE, 0, "vote"),
        ("team", 6, Phase.CLUE, 1, "round"),
        ("odyssey", 4, Phase.GIVE, 1, "give"),
        ("poetry", 3, Phase.HINT, 0, "poetry"),
        ("poetry", 3, Phase.GUESSER, 0, "poetry"),
        ("poetry", 3, Phase.HINT, 1, "poem"),
    ],
)
def test_the_big_screen_shows_the_scene_of_each_phase(edition, players, phase, rounds, scene):
    table = at_phase(edition, players, phase, rounds)
    assert model_of(table.feed).property("scene") == scene


def test_the_television_ends_on_the_end_scene():
    assert model_of(finished("party", 6, None).feed).property("scene") == "end"


def test_a_television_without_a_table_says_what_it_is_looking_for():
    model = model_of(feed_of(NOBODY))
    assert model.property("scene") == "away"
    assert model.property("status") == "Looking for a table…"


def test_a_lost_connection_keeps_the_scene_and_shows_a_note():
    table = at_phase("odyssey", 4, Phase.VOTE)
    feed = feed_of(replace(table.feed.state, status=Status.RECONNECTING))
    model = model_of(feed)
    assert model.property("scene") == "vote"
    assert model.property("trouble") == "The connection was lost. Reconnecting…"


@pytest.mark.parametrize("status", [Status.RECONNECTING, Status.CONNECTING, Status.GREETING])
def test_an_unreachable_host_keeps_the_scene_and_shows_a_note(status):
    """Its computer still accepts the connection while the program is frozen."""
    table = at_phase("odyssey", 4, Phase.VOTE)
    feed = feed_of(table.feed.state)
    model = model_of(feed)
    feed.show(replace(feed.state, status=status, attempt=2))
    assert model.property("scene") == "vote"
    assert model.property("trouble") == "The connection was lost. Reconnecting…"
    feed.show(replace(feed.state, status=Status.JOINED, attempt=0))
    assert (model.property("scene"), model.property("trouble")) == ("vote", "")


def test_a_queued_round_is_shown_even_if_the_connection_is_lost():
    table = at_phase("odyssey", 4, Phase.VOTE)
    feed = feed_of(table.feed.state)
    model = model_of(feed)
    play_rounds(table, 1)
    feed.show(table.feed.state)
    for status in (Status.RECONNECTING, Status.GREETING, Status.JOINED):
        feed.show(replace(feed.state, status=status))
        assert model.property("scene") == "round"


def test_a_pause_and_an_absence_are_shown_at_once_even_during_a_reveal(qapp):
    table = at_phase("odyssey", 4, Phase.VOTE)
    feed = feed_of(table.feed.state)
    model = model_of(feed)
    play_rounds(table, 1)
    feed.show(table.feed.state)
    play_until(table, Phase.GIVE)
    room = table.feed.state.room
    first, *others = room.seats
    left = msgspec.structs.replace(first, keeper=Keeper.ABSENT)
    away = msgspec.structs.replace(room, seats=(left, *others))
    feed.show(replace(table.feed.state, room=away))
    assert (model.property("scene"), model.property("trouble")) == ("round", f"Away: {first.name}")
    paused = msgspec.structs.replace(away, paused_by=others[0].person)
    feed.show(replace(table.feed.state, room=paused))
    assert model.property("trouble").startswith(f"Paused by {others[0].name}.")
    feed.show(table.feed.state)
    assert model.property("trouble") == ""


def test_the_lobby_stays_while_the_host_does_not_answer(show: Show):
    feed = gathering(played("odyssey", 5, 0))
    driver = show("TelevisionScreen", table=model_of(feed))
    feed.show(replace(feed.state, status=Status.GREETING))
    assert driver.text("tableTrouble") == "The connection was lost. Reconnecting…"
    driver.says("Ксения")


@pytest.mark.parametrize("in_a_game", [True, False])
def test_when_the_host_has_closed_the_table_the_screen_looks_for_the_next(show: Show, in_a_game):
    table = played("odyssey", 4, 0, None)
    feed = feed_of(table.feed.state) if in_a_game else gathering(table)
    driver = show("TelevisionScreen", table=model_of(feed))
    gone = {"status": Status.RECONNECTING, "farewell": Farewell.HOST_CLOSED}
    feed.show(replace(feed.state, **gone))
    closed = "The host has closed the table. The next one will appear here automatically."
    assert driver.text("tableAway") == closed
    feed.show(replace(feed.state, status=Status.ENDED, farewell=Farewell.WRONG_GAME))
    assert driver.text("tableAway") == closed


def test_a_moving_table_keeps_the_scene_and_says_that_it_moves():
    table = at_phase("odyssey", 4, Phase.VOTE)
    moves = {"status": Status.RECONNECTING, "farewell": Farewell.HANDED_OVER}
    model = model_of(feed_of(replace(table.feed.state, **moves)))
    assert model.property("scene") == "vote"
    assert model.property("trouble") == "The table is moving to another computer."


def test_absent_players_are_named_during_a_game(show: Show):
    state = at_phase("odyssey", 4, Phase.VOTE).feed.state
    first, *others = state.room.seats
    seats = (msgspec.structs.replace(first, keeper=Keeper.ABSENT), *others)
    feed = feed_of(replace(state, room=msgspec.structs.replace(state.room, seats=seats)))
    show("TelevisionScreen", table=model_of(feed)).says(f"Away: {first.name}")


def test_the_lobby_shows_how_to_join(show: Show):
    feed = gathering(played("odyssey", 5, 0), needs_code=True, code="MOON")
    driver = show("TelevisionScreen", table=model_of(feed, "192.168.1.14", "10.0.0.7"))
    assert driver.text("tableName") == "Kitchen"
    for words in ("192.168.1.14", "10.0.0.7", "MOON", "Ксения"):
        driver.says(words)


def test_the_qr_code_is_inside_its_panel_with_any_text(show: Show):
    feed = gathering(played("odyssey", 5, 0), needs_code=True, code="MOON", name="Ярославна" * 3)
    driver = show("TelevisionScreen", table=model_of(feed, "192.168.100.140:42077", "10.0.0.7"))
    for name in ("scanSquare", "steps"):
        item = driver.item(name)
        place = item.mapRectToItem(item.parentItem(), item.boundingRect())
        assert item.parentItem().boundingRect().contains(place), name


def on_screen(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect()).adjusted(0.5, 0.5, -0.5, -0.5)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 640)])
@pytest.mark.parametrize("players", [3, 6, 7, 8, 12])
def test_rabbits_in_the_lobby_cover_neither_each_other_nor_the_text(show: Show, players, size):
    lacks = (Obstacle(Refusal.TOO_FEW_PLAYERS, {"need": 13, "have": players}),)
    feed = gathering(played("odyssey", players, 0), obstacles=lacks, needs_code=True, code="MOON")
    driver = show("TelevisionScreen", table=model_of(feed, "192.168.1.14"), size=size)
    whole = QRectF(0, 0, *size)
    guests = [on_screen(guest) for guest in driver.items("guest-")]
    assert len(guests) == players
    needed = [on_screen(driver.item(name)) for name in ("tableName", "scanSquare", "lacking")]
    for place, guest in enumerate(guests):
        assert whole.contains(guest)
        assert not any(guest.intersects(other) for other in guests[place + 1 :])
        assert not any(guest.intersects(words) for words in needed)
    assert needed[1].height() > size[1] / 3


def test_the_lobby_says_what_is_lacking_or_who_begins():
    lacks = (Obstacle(Refusal.TOO_FEW_PLAYERS, {"need": 4, "have": 3}),)
    few = gathering(played("odyssey", 3, 0), obstacles=lacks)
    assert "4" in model_of(few).property("status")
    ready = model_of(gathering(played("odyssey", 5, 0), admins=(2,)))
    assert ready.property("status") == "Everything is ready. Waiting for Boris to start the game."


def test_partners_are_shown_together_before_the_game():
    state = gathering(played("team", 6, 0)).state
    names = [seat.name for seat in state.room.seats]
    pairs = [f"{names[place]} and {names[place + 3]}" for place in range(3)]
    assert [row.name for row in television_people(state)] == pairs


def test_a_screen_without_the_code_refers_to_the_host(show: Show):
    feed = gathering(played("odyssey", 5, 0), needs_code=True)
    show("TelevisionScreen", table=model_of(feed)).says("Ask the host for the table's code.")


def test_all_players_that_the_game_waits_for_are_named():
    model = model_of(at_phase("odyssey", 4, Phase.VOTE).feed)
    assert model.property("status") == (
        "Which card is the storyteller's? Waiting for votes from Boris, Ксения and Dmitri."
    )


def test_a_pause_is_shown_on_the_television():
    state = at_phase("odyssey", 4, Phase.VOTE).feed.state
    paused = replace(state, room=msgspec.structs.replace(state.room, paused_by=2))
    assert model_of(feed_of(paused)).status == "Paused by Boris. Timers and bots are stopped."


def test_cards_stay_where_they_lie_while_the_tokens_land(show: Show):
    table = at_phase("odyssey", 5, Phase.VOTE)
    model = model_of(table.feed, stays=AT_ONCE)
    driver = show("TelevisionScreen", table=model)
    lying = [driver.item(f"reveal-{number}") for number in range(1, 6)]
    assert not any(item.property("tokens") for item in lying)
    play_rounds(table, 1)
    driver.until(lambda: sum(item.property("tokens") for item in lying) > 0, "no token has landed")
    assert [driver.item(f"reveal-{number}") for number in range(1, 6)] == lying
    for _ in range(2):
        play_until(table, Phase.GIVE)
        driver.until(lambda: model.scene == "give", "without motion a round is not told to its end")
        play_rounds(table, 1)


CARDS_IN_THE_VOTE = [(4, 0.4), (6, 0.36), (12, 0.5)]


@pytest.mark.parametrize(("players", "share"), CARDS_IN_THE_VOTE)
def test_during_the_vote_clue_and_cards_fill_the_screen(show: Show, players, share):
    table = at_phase("odyssey", players, Phase.VOTE)
    driver = show("TelevisionScreen", table=model_of(table.feed), size=(1920, 1080))
    cards = [driver.item(f"reveal-{number}") for number in range(1, players + 1)]
    assert sum(card.width() * card.height() for card in cards) >= share * 1920 * 1080
    assert not driver.has("tableStatus")
    assert not driver.has("tableTrack")


def test_cards_are_revealed_from_fewest_votes_to_the_story(show: Show):
    table = at_phase("odyssey", 6, Phase.VOTE)
    driver = show("TelevisionScreen", table=model_of(table.feed), size=(1920, 1080))
    motion = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 0.1)
    play_rounds(table, 1)
    cards = [driver.item(f"reveal-{number}") for number in range(1, 7)]
    told: list[QQuickItem] = []

    def all_told() -> bool:
        told.extend(card for card in cards if card.property("ownerShown") and card not in told)
        return len(told) == len(cards)

    driver.until(all_told, "not every card is told")
    assert [card.property("turn") for card in told] == sorted(range(6))
    assert told[-1].property("story")
    votes = [card.property("voters") for card in told[:-1]]
    assert [len(each) for each in votes] == sorted(len(each) for each in votes)


def test_cards_are_collected_after_the_reveal(show: Show):
    table = at_phase("odyssey", 5, Phase.VOTE)
    driver = show("TelevisionScreen", table=model_of(table.feed, stays=AT_ONCE))
    motion = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 0.1)
    play_rounds(table, 1)
    game = driver.item("tableGame")
    driver.until(lambda: len(game.property("lying")) == 5, "the round is not told")
    motion.setProperty("pace", 50)
    play_until(table, Phase.GIVE)
    flights = driver.item("cardFlights")
    driver.until(lambda: len(flights.childItems()) == 5, "nobody collects the cards")
    flights.hurry()


def test_the_cards_of_a_vote_come_face_down(show: Show):
    table = at_phase("odyssey", 5, Phase.GIVE)
    driver = show("TelevisionScreen", table=model_of(table.feed))
    motion = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 50)
    play_until(table, Phase.VOTE)
    driver.until(
        lambda: [card.property("turned") for card in driver.items("reveal-")] == [0] * 5,
        "the cards are not laid out",
    )


def test_the_points_appear_after_the_cards_and_their_names_have_made_room(show: Show):
    """Before that no points are visible, and no card of the next vote has an owner."""
    table = at_phase("odyssey", 5, Phase.VOTE)
    driver = show("TelevisionScreen", table=model_of(table.feed, stays=AT_ONCE))
    motion = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 0.1)
    game, points = (
        driver.item("tableGame"),
        driver.window.rootObject().findChild(QQuickItem, "tablePoints"),
    )
    opacities: list[float] = []
    points.opacityChanged.connect(lambda: opacities.append(points.opacity()))
    points.visibleChanged.connect(lambda: opacities.append(points.opacity()))
    play_rounds(table, 1)
    driver.until(lambda: game.property("step") == TRACK, "the round is not told")
    assert opacities[0] == 0
    assert opacities == sorted(opacities)
    motion.setProperty("pace", 50)
    play_until(table, Phase.VOTE)
    assert len(driver.items("reveal-")) == 5
    assert not driver.items("owner")


def end_of_a_game() -> tuple[ClientState, ClientState]:
    """The last vote, and the end of the game that followed."""
    table = played("odyssey", 4, 0, None)
    came = []
    table.feed.changed.connect(lambda _old, new: came.append(new))
    play_rounds(table, 999)
    return came[-2], came[-1]


def steps_of(page: QQuickItem) -> dict[int, float]:
    """How much of each step of the podium is visible, by its place."""
    steps = [item for item in items_below(page) if item.objectName().startswith("step-")]
    return {int(step.objectName()[5:]): step.opacity() for step in steps}


def test_the_podium_is_hidden_until_the_third_place_is_announced(show: Show):
    last_vote, end = end_of_a_game()
    feed = feed_of(last_vote)
    driver = show("TelevisionScreen", table=model_of(feed, stays=AT_ONCE))
    page = driver.window.rootObject().findChild(QQuickItem, "tableEnd")
    motion = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 0.05)
    seen: list[tuple[int, dict[int, float]]] = []

    def look() -> None:
        seen.append((page.property("revealed"), steps_of(page)))
        motion.setProperty("pace", 50)

    page.visibleChanged.connect(look)
    feed.show(end)
    driver.until(page.isVisible, "the end does not come")
    page.visibleChanged.disconnect(look)
    driver.frame()
    seen.append((page.property("revealed"), steps_of(page)))
    assert seen
    for told, steps in seen:
        assert told == 0
        assert steps
        assert set(steps.values()) == {0}


def test_the_end_is_announced_from_third_to_first_and_the_podium_stays(show: Show, tmp_path):
    file = picture_file(tmp_path / "card.png", "teal")
    last_vote, end = end_of_a_game()
    feed = feed_of(last_vote)
    language = Language(paths.translations())
    gallery = gallery_of(lambda _card: file)
    model = Television(feed, language, gallery, stays=AT_ONCE)
    driver = show("TelevisionScreen", table=model)
    page = driver.window.rootObject().findChild(QQuickItem, "tableEnd")
    motion = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 0.05)
    heard: list[str] = []
    seen: list[int] = []
    model.sounded.connect(lambda sound: page.isVisible() and heard.append(sound))
    page.revealedChanged.connect(
        lambda: page.isVisible() and seen.append(page.property("revealed"))
    )
    feed.show(end)
    driver.until(lambda: page.isVisible() and page.property("settled"), "the end is not shown")
    assert [told for told in seen if told] == [1, 2, 3]
    assert heard == ["hop", "hop", "fanfare"]
    driver.until(lambda: set(steps_of(page).values()) == {1}, "the podium is gone")
    assert driver.has("endPicture")
    motion.setProperty("pace", 0)
    page.setVisible(False)
    page.setVisible(True)
    assert (page.property("revealed"), page.property("settled")) == (3, True)
    assert heard[-1] == "fanfare"


def test_the_chip_of_a_guess_is_on_its_story(show: Show):
    table = at_phase("poetry", 4, Phase.GUESSER)
    driver = show("TelevisionScreen", table=model_of(table.feed))
    story = next(n for n in range(1, 5) if n != table.game.game.chosen)
    table.play(table.game.game.turn, Guess(story))
    rabbit = table.feed.state.room.seats[table.game.game.guesses[0].side].rabbit
    driver.until(lambda: driver.item(f"reveal-{story}").property("voters") == [rabbit], "no chip")
    assert driver.has(f"token-{rabbit}")


@pytest.mark.parametrize(
    ("edition", "players"),
    [("classic-30", 5), ("odyssey", 6), ("party", 6), ("team", 6), ("poetry", 3)],
)
def test_between_two_reveals_each_rabbit_stays_in_its_place(edition, players):
    table = played(edition, players, 0, None)
    model = model_of(table.feed, stays=AT_ONCE)
    resting = [row.total for row in model.track.rabbits.rows]
    while len(table.game.history) < 4:
        one_move(table)
        rows = model.track.rabbits.rows
        if model.scene in {"round", "poem"}:
            assert resting in ([row.before for row in rows], [row.total for row in rows])
            resting = [row.total for row in rows]
            model.allRevealed()
        else:
            assert [(row.before, row.total) for row in rows] == [(n, n) for n in resting]
    assert resting != [0] * len(resting)


def test_rabbits_do_not_hop_again_when_the_round_continues(show: Show):
    faces = Faces(("Ann", "Bob", "Cat"), (3, 1, 2), (0, 1, 2))
    track = ScoreTrackModel()
    track.show((0, 0, 0), (2, 3, 0), faces, 30)
    driver = show("ScoreTrack", track=track, size=(1200, 160))
    motion = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 0.1)
    rabbits = [
        i for i in items_below(driver.window.contentItem()) if i.property("steps") is not None
    ]

    def fields() -> list[int]:
        return [rabbit.property("lower") for rabbit in rabbits]

    assert fields() == [2, 3, 0]
    for before, after in (((2, 3, 0), (4, 6, 5)), ((4, 6, 5), (4, 9, 4))):
        track.show(before, after, faces, 30)
        driver.until(lambda: all(rabbit.property("there") for rabbit in rabbits))
        assert fields() == list(after)
        track.show(after, after, faces, 30)
        driver.frame()
        driver.frame()
        assert fields() == list(after)


@pytest.mark.parametrize(("edition", "players"), [("odyssey", 4), ("poetry", 3)])
def test_the_next_round_is_not_mentioned_during_a_reveal(edition, players):
    table = played(edition, players, 0, None)
    model = model_of(table.feed, stays=AT_ONCE)
    play_rounds(table, 1)
    assert model.property("status") == ""
    play_until(table, Phase.HINT if edition == "poetry" else Phase.GIVE)
    assert model.property("status") == ""


def test_rabbits_move_only_when_the_points_are_shown(show: Show):
    table = at_phase("odyssey", 5, Phase.VOTE)
    model = model_of(table.feed)
    driver = show("TelevisionScreen", table=model)
    motion = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 0.1)
    heard: list[str] = []
    model.sounded.connect(heard.append)
    play_rounds(table, 1)
    play_until(table, Phase.GIVE)
    game = driver.item("tableGame")
    below = items_below(driver.window.contentItem())
    rabbits = [i for i in below if i.property("gone") is not None and i.property("steps")]
    assert rabbits
    moved: list[int] = []

    def told() -> bool:
        if game.property("step") < TRACK:
            moved.extend(rabbit.property("gone") for rabbit in rabbits)
        return game.property("step") == TRACK

    driver.until(told, "the round is not told")
    assert set(moved) == {0}
    driver.until(
        lambda: all(r.property("gone") == r.property("steps") for r in rabbits),
        "the rabbits do not arrive",
    )
    told_aloud = [sound for sound in heard if sound != "token"]
    assert told_aloud == sorted(told_aloud, key=["turn", "give", "hop"].index)
    assert set(told_aloud) == {"turn", "give", "hop"}


def test_the_big_screen_of_a_player_shows_no_secret(show: Show):
    table = played("odyssey", 4, 0, seat=0)
    play_until(table, Phase.GIVE)
    model = model_of(table.feed)
    assert model.feed.state.view.cards.hand == ()
    assert model.cards.rows == ()


def test_a_table_can_be_chosen_on_the_television_by_keyboard(show: Show):
    model = model_of(feed_of(NOBODY))
    model.offer([("a" * 8, "Kitchen", "odyssey"), ("b" * 8, "Garden", "poetry")])
    driver = show("TelevisionScreen", table=model, focus=True)
    driver.says("Which table should be shown?")
    with driver.qtbot.waitSignal(model.chosen) as chosen:
        driver.focus("choice-1")
        driver.press(Qt.Key.Key_Return)
    assert chosen.args == ["b" * 8]


def test_removed_tables_are_forgotten_without_logging(show: Show):
    model = model_of(feed_of(NOBODY))
    driver = show("TelevisionScreen", table=model, focus=True)
    for shown in (2, 0, 2):
        model.offer([(f"{n}" * 8, f"Kitchen {n}", "odyssey") for n in range(shown)])
        driver.until(lambda count=shown: len(driver.items("choice-")) == count)


LONG_CLUES = (
    "Careful, I have borrowed your umbrella and a little of your afternoon",
    ("Тётя Вера не стала переезжать, но чемодан у дверей стоит и ждёт её уже сорок лет " * 3)[:200],
)


def with_clue(state: ClientState, words: str) -> ClientState:
    view = state.view
    clue = msgspec.structs.replace(view.cards.clue, text=words) if view.cards.clue else None
    history = tuple(
        msgspec.structs.replace(told, clue=msgspec.structs.replace(told.clue, text=words))
        for told in view.history
    )
    cards = msgspec.structs.replace(view.cards, clue=clue)
    return replace(state, view=msgspec.structs.replace(view, cards=cards, history=history))


@pytest.mark.parametrize("players", [5, 6, 12])
def test_a_clue_is_shown_in_full_and_covers_no_card(show: Show, players):
    table = at_phase("odyssey", players, Phase.VOTE)
    vote = table.feed.state
    play_rounds(table, 1)
    told = table.feed.state
    feed = feed_of(vote)
    driver = show("TelevisionScreen", table=model_of(feed, stays=AT_ONCE), size=(1920, 1080))
    for state in (vote, told):
        for words in ("Short", *LONG_CLUES):
            feed.show(with_clue(state, words))
            driver.says(words)
            driver.frame()
            (clue,) = driver.items("clueWords")
            paper = clue.parentItem().mapRectToScene(clue.parentItem().boundingRect())
            cards = [card.mapRectToScene(card.boundingRect()) for card in driver.items("reveal-")]
            assert not clue.property("truncated")
            for question in driver.items("televisionQuestion"):
                assert question.property("contentHeight") <= question.height()
            assert paper.top() >= 1080 / 40
            assert clue.property("contentHeight") <= paper.height()
            assert not any(paper.intersects(card) for card in cards)


def written(driver: QmlDriver) -> list[QQuickItem]:
    below = items_below(driver.window.contentItem())
    shown = (item for item in below if item.isVisible() and item.opacity() > 0)
    return [item for item in shown if item.property("text") and item.property("font")]


@pytest.mark.parametrize(
    ("edition", "players", "phase", "rounds"),
    [
        ("odyssey", 12, Phase.GIVE, 0),
        ("odyssey", 12, Phase.VOTE, 1),
        ("party", 12, Phase.CLUE, 2),
        ("classic-30", 3, Phase.CLUE, 1),
        ("poetry", 6, Phase.JUDGE, 1),
        ("poetry", 6, Phase.HINT, 1),
        ("team", 12, Phase.OVER, 99),
    ],
)
def test_text_on_the_television_is_readable_from_four_metres(
    show: Show, tmp_path, edition, players, phase, rounds
):
    file = picture_file(tmp_path / "card.png", "teal")
    table = played(edition, players, rounds, None)
    play_until(table, phase)
    language = Language(paths.translations())
    model = Television(table.feed, language, gallery_of(lambda _card: file))
    driver = show("TelevisionScreen", table=model, size=(1366, 768))
    driver.until(lambda: "on its way" not in str(driver.texts()), "a picture does not load")
    sizes = {item.property("text"): item.property("font").pixelSize() for item in written(driver)}
    assert sizes
    assert {text: size for text, size in sizes.items() if size < driver.window.height() / 40} == {}


@pytest.fixture
def engine(qapp, fonts):
    engine = QQmlEngine()
    engine.addImportPath(str(paths.qml()))
    theme = engine.singletonInstance("DixitQt", "Theme")
    theme.setProperty("house", QUrl.fromLocalFile(str(paths.house())))
    yield engine
    bury(engine)


def test_escape_leaves_full_screen_on_the_television(qtbot, engine):
    model = model_of(at_phase("odyssey", 4, Phase.GIVE).feed)
    window = open_table_window(engine, model, None)
    qtbot.waitUntil(window.isVisible)
    assert window.property("fullScreen")
    driver = QmlDriver(window, qtbot)
    driver.says("Which of your cards fits the clue?")
    window.requestActivate()
    qtbot.waitUntil(window.isActive)
    driver.press(Qt.Key.Key_Escape)
    driver.until(lambda: not window.property("fullScreen"), "Esc does not leave full screen")
    assert qmlEngine(window) is not None
    bury(window)


def test_the_other_screen_is_preferred():
    first, second = object(), object()
    assert screen_for_table([first, second], first) is second
    assert screen_for_table([first], first) is None


LONG = ("Somebody slept the whole thing through.", "It felt like home and smelled like stew.")


def written_verses(sheet: QQuickItem, verses: tuple[str, ...]) -> list[QQuickItem]:
    texts = [item for item in items_below(sheet) if item.property("lineCount") is not None]
    return [item for item in texts if item.property("text") in verses and item.isVisible()]


@pytest.mark.parametrize("size", [(1140, 740), (800, 500)])
def test_no_verse_of_a_finished_poem_is_broken_or_touches_the_laurel(show: Show, size):
    text = size[0] / 30
    driver = show("PoemSheet", rows=list(LONG), heading="A poem", textSize=text, size=size)
    sheet = driver.window.rootObject()
    rows = written_verses(sheet, LONG)
    assert [row.property("lineCount") for row in rows] == [1, 1]
    for row in rows:
        end = row.mapToItem(sheet, QPointF(row.property("contentWidth"), 0)).x()
        assert end <= size[0] * 0.905
    card = next(item for item in items_below(sheet) if item.property("faceUp") is not None)
    assert card.mapToItem(sheet, QPointF()).x() >= size[0] * 0.09


def test_resting_scores_of_an_unknown_edition_start_at_the_default():
    poem = msgspec.structs.replace(
        VIEW, edition="saga", family=Family.POETRY, cards=None, poetry=PoetryView()
    )
    assert resting_scores(ClientState(), poem) == (EDITIONS["poetry"].switches.start_score,) * 3
