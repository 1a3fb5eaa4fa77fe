"""The end of a game: who won, why, and how a tie was settled."""

from collections.abc import Callable
from dataclasses import replace
from statistics import correlation

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from dixit_qt import paths
from dixit_qt.rules.records import EndingDraw, EndReason, Outcome, TieBreak
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.players import Faces
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.rounds.round_summary import voters_of
from dixit_qt.ui.score.end import End, podium_steps, standings, tie_sentence, title_of
from dixit_qt.wire.codes import Stage
from dixit_qt.wire.messages import PlayAgain
from dixit_qt.wire.room import LovedPicture, StandingInfo, WatcherInfo
from tests.ui.qml_driver import QmlDriver
from tests.ui.rounds.told_games import feed_of, finished, no_picture, played

Show = Callable[..., QmlDriver]

FOUR = Faces(("Ann", "Bob", "Cat", "Dan"), (0, 1, 2, 3), (0, 1, 2, 3))
TEAMS = Faces(("Ann", "Bob", "Cat", "Dan", "Eve", "Fay"), (0, 1, 2, 3, 4, 5), (0, 1, 2, 0, 1, 2))


def outcome(scores: tuple[int, ...], winners: tuple[int, ...], **more) -> Outcome:
    return Outcome(EndReason.SCORE_REACHED, winners, scores, **more)


def over(edition: str, players: int, *, admin: bool) -> Feed:
    state = finished(edition, players).feed.state
    admins = (state.person,) if admin else ()
    room = msgspec.structs.replace(state.room, stage=Stage.OVER, admins=admins)
    return feed_of(replace(state, room=room))


@pytest.mark.parametrize(
    ("winners", "faces", "title"),
    [
        ((1,), FOUR, "Bob wins!"),
        ((0, 2, 3), FOUR, "Ann, Cat and Dan win!"),
        ((1,), TEAMS, "Bob and Eve win!"),
        ((2,), replace(FOUR, sides=(0, 1), rival=2), "Alexander Pushkin wins!"),
    ],
)
def test_the_winners_are_named(winners, faces, title):
    assert title_of(winners, faces) == title


def test_partners_who_share_a_rabbit_are_two_on_the_podium():
    pairs = replace(TEAMS, rabbits=(4, 1, 2, 4, 1, 2))
    assert standings(outcome((9, 30, 12), (1,)), pairs)[0].rabbits == (1, 1)
    rival = replace(FOUR, sides=(0, 1), rival=2)
    assert len(standings(outcome((9, 8, 12), (2,)), rival)[0].rabbits) == 1


def test_equal_scores_have_equal_ranks():
    rows = standings(outcome((12, 30, 12, 5), (1,)), FOUR)
    assert [(row.name, row.rank) for row in rows] == [
        ("Bob", 1),
        ("Ann", 2),
        ("Cat", 2),
        ("Dan", 4),
    ]


def test_a_shared_victory_has_several_first():
    rows = standings(outcome((30, 8, 30, 9), (0, 2), tie_break=TieBreak.SHARED), FOUR)
    assert [row.rank for row in rows] == [1, 1, 3, 4]
    assert [row.winner for row in rows] == [True, True, False, False]


def test_the_loser_of_a_tie_comes_second():
    rows = standings(outcome((30, 8, 30, 9), (2,), tie_break=TieBreak.STORY_CARDS), FOUR)
    assert [(row.name, row.rank) for row in rows][:2] == [("Cat", 1), ("Ann", 2)]


@pytest.mark.parametrize(
    ("scores", "winners", "steps"),
    [
        ((12, 30, 12, 5), (1,), [(1, "Bob", (1,)), (2, "Ann, Cat", (0, 2))]),
        ((30, 8, 30, 9), (0, 2), [(1, "Ann, Cat", (0, 2)), (3, "Dan", (3,))]),
        ((9, 8, 30, 8), (2,), [(1, "Cat", (2,)), (2, "Ann", (0,)), (3, "Bob, Dan", (1, 3))]),
    ],
)
def test_players_who_share_a_place_share_a_podium_step(scores, winners, steps):
    podium = podium_steps(standings(outcome(scores, winners), FOUR))
    assert [(step.rank, step.names, step.rabbits) for step in podium] == steps


def test_the_cards_drawn_for_a_tie_are_listed():
    draws = (EndingDraw(0, 17), EndingDraw(2, 41))
    result = outcome((30, 8, 30, 9), (2,), tie_break=TieBreak.ENDING_CARDS, draws=draws)
    assert tie_sentence(result, FOUR).endswith("Ann — 17, Cat — 41.")
    assert tie_sentence(outcome((1, 2, 3, 4), (3,)), FOUR) == ""


@pytest.mark.parametrize(
    ("edition", "players"),
    [("classic-30", 3), ("classic-last-card", 6), ("party", 8), ("team", 6), ("poetry", 2)],
)
def test_every_edition_ends_with_a_title_and_a_reason(edition, players):
    feed = over(edition, players, admin=False)
    end = End(feed, Language(paths.translations()), no_picture)
    assert end.property("title").endswith("!")
    assert end.property("why").endswith(".")
    assert len(end.property("standings").rows) == len(feed.state.view.scores)


def test_the_end_page_is_empty_before_the_end():
    end = End(played("odyssey", 4, 1).feed, Language(paths.translations()), no_picture)
    assert end.property("title") == ""


def shown_end(show: Show, feed: Feed) -> QmlDriver:
    language = Language(paths.translations())
    end = End(feed, language, no_picture)
    return show("EndScreen", end=end, focus=True)


def test_the_admin_plays_again_for_everybody(show: Show):
    feed, sent = over("odyssey", 5, admin=True), []
    feed.connect_to(sent.append, sent.append)
    driver = shown_end(show, feed)
    driver.click("playAgain")
    assert sent == [PlayAgain()]


def test_others_wait_for_the_host(show: Show):
    driver = shown_end(show, over("odyssey", 12, admin=False))
    assert not driver.has("playAgain")
    driver.says("The host can start another game.")


def test_everybody_has_a_place_and_a_line_in_the_chart(show: Show):
    feed = over("odyssey", 12, admin=False)
    driver = shown_end(show, feed)
    for side in range(12):
        assert driver.value(f"standing-{side}", "score") == feed.state.view.scores[side]
    driver.click("endWay")
    for side in range(12):
        driver.item(f"curve-{side}")


@pytest.mark.parametrize("patterns", [False, True])
def test_lines_of_the_curve_differ_in_more_than_colour(show: Show, patterns: bool):
    end = End(over("classic-30", 4, admin=True), Language(paths.translations()), no_picture)
    driver = show("ScoreCurve", curve=end.curve)
    theme = driver.window.engine().singletonInstance("DixitQt", "Theme")
    theme.setProperty("patterns", patterns)
    dashed = [line.property("dashed") for line in driver.items("curve-")]
    assert dashed.count(True) == (3 if patterns else 0)


@pytest.mark.parametrize(("edition", "players"), [("odyssey", 6), ("party", 6), ("poetry", 3)])
def test_the_end_has_the_picture_of_the_game(edition, players):
    feed = over(edition, players, admin=False)
    seen: list[str] = []
    end = End(
        feed, Language(paths.translations()), lambda card: seen.append(card) or f"file:{card}"
    )
    assert end.property("picture") == f"file:{seen[-1]}"
    assert end.property("pictureNote")


def test_the_picture_of_the_game_is_the_one_with_the_most_votes():
    feed = over("odyssey", 6, admin=False)
    end = End(feed, Language(paths.translations()), str)
    votes = {
        laid.card: len(voters_of(record, number))
        for record in feed.state.view.history
        for number, laid in enumerate(record.table, 1)
    }
    assert votes[end.property("picture")] == max(votes.values())


@pytest.mark.parametrize(("edition", "players"), [("odyssey", 4), ("poetry", 3)])
def test_the_most_loved_picture_is_the_picture_of_the_game(edition, players):
    feed = over(edition, players, admin=False)
    view = feed.state.view
    pictures = [laid.card for laid in view.history[0].table]
    pictures = pictures or view.history[0].poem.stories
    loved = msgspec.structs.replace(view.history[0], hearts=(0, 2, *(0,) * (len(pictures) - 2)))
    feed.show(
        replace(feed.state, view=msgspec.structs.replace(view, history=(loved, *view.history[1:])))
    )
    end = End(feed, Language(paths.translations()), str)
    assert end.property("picture") == pictures[1]
    assert "2 heart" in end.property("pictureNote")


def test_the_most_loved_picture_is_shown_below_the_evening(show: Show):
    feed = over("odyssey", 4, admin=False)
    row = StandingInfo(1, "Anna", 2, 2, (1, 1), 61, 200, 5, 7, 3)
    room = msgspec.structs.replace(
        feed.state.room,
        standings=(row,),
        most_loved=LovedPicture("c" * 32, 5, "The last tram", "Anna"),
    )
    feed.show(replace(feed.state, room=room))
    driver = shown_end(show, feed)
    driver.click("endEvening")
    assert driver.text("lovedNote") == "Anna · 5 heart(s)"
    driver.says("The last tram")
    feed.show(replace(feed.state, room=msgspec.structs.replace(room, most_loved=None)))
    driver.gone("lovedNote")


def test_the_score_curve_is_the_second_page_of_the_end(show: Show):
    driver = shown_end(show, over("odyssey", 4, admin=False))
    driver.item("standing-0")
    driver.click("endWay")
    driver.gone("standing-0")
    driver.click("endOrder")
    driver.item("standing-0")


def test_holding_enter_does_not_start_another_game(show: Show):
    """The key was pressed during the reveal, before the end appeared."""
    feed, sent = over("odyssey", 5, admin=True), []
    feed.connect_to(sent.append, sent.append)
    driver = shown_end(show, feed)
    driver.enabled("playAgain")
    driver.focus("playAgain")
    for _ in range(3):
        press = QEvent.Type.KeyPress
        held = QKeyEvent(press, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
        QCoreApplication.sendEvent(driver.window, held)
    assert sent == []
    driver.press(Qt.Key.Key_Return)
    assert sent == [PlayAgain()]


def test_the_next_game_waits_until_the_television_has_shown_the_end(show: Show):
    feed, sent = over("odyssey", 5, admin=True), []
    feed.connect_to(sent.append, sent.append)
    finished_game = feed.state
    watcher = WatcherInfo(99, "Big screen", is_table=True)
    room = msgspec.structs.replace(finished_game.room, watchers=(watcher,))
    last_vote = msgspec.structs.replace(finished_game.view, outcome=None)
    language = Language(paths.translations())
    end = End(feed, language, no_picture, final_ms=lambda _cards: 1)
    driver = show("EndScreen", end=end, focus=True)
    feed.show(replace(finished_game, room=room, view=last_vote))
    feed.show(replace(finished_game, room=room))
    assert not driver.item("playAgain").isEnabled()
    assert driver.text("playAgain") == "Look at the big screen!"
    driver.enabled("playAgain")
    driver.press(Qt.Key.Key_Return)
    assert sent == [PlayAgain()]


def test_when_the_television_is_gone_laptops_stop_waiting_for_it(qapp):
    feed = over("odyssey", 5, admin=True)
    finished_game = feed.state
    watcher = WatcherInfo(99, "Big screen", is_table=True)
    room = msgspec.structs.replace(finished_game.room, watchers=(watcher,))
    last_vote = msgspec.structs.replace(finished_game.view, outcome=None)
    end = End(feed, Language(paths.translations()), no_picture)
    feed.show(replace(finished_game, room=room, view=last_vote))
    feed.show(replace(finished_game, room=room))
    assert end.props.television_tells
    feed.show(finished_game)
    assert not end.props.television_tells


def test_laptops_also_announce_the_end_from_third_to_first(show: Show):
    feed = over("odyssey", 5, admin=True)
    language = Language(paths.translations())
    end = End(feed, language, no_picture)
    heard: list[str] = []
    end.sounded.connect(heard.append)
    driver = show("EndScreen", end=end, focus=True, enabled=False)
    page = driver.window.rootObject()
    motion = driver.window.engine().singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 0.05)
    page.setEnabled(True)
    assert not page.property("revealed")
    assert not driver.has("standing-0")
    driver.until(lambda: page.property("revealed"), "the winner does not come")
    assert heard == ["hop", "hop", "fanfare"]
    driver.item("standing-0")
    page.setEnabled(False)
    page.setEnabled(True)
    assert page.property("revealed")


def test_pressing_enter_twice_does_not_leave_the_podium(show: Show):
    """With reduced motion the winner appears at once; the second Enter was meant for the reveal."""
    feed, sent = over("odyssey", 5, admin=True), []
    feed.connect_to(sent.append, sent.append)
    driver = shown_end(show, feed)
    driver.press(Qt.Key.Key_Return)
    assert sent == []
    driver.enabled("playAgain")
    driver.press(Qt.Key.Key_Return)
    assert sent == [PlayAgain()]


def test_confetti_falls_all_over_the_screen_in_no_order(show: Show):
    driver = show("Confetti", falling=False, size=(1366, 768))
    motion = driver.window.engine().singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 50)
    sky = driver.window.rootObject()
    sky.setProperty("falling", True)
    sky.setProperty("fallen", 0.45)
    pieces = [piece for piece in driver.items("paper-") if piece.isVisible()]
    assert len(pieces) >= 40
    across, down = [piece.x() for piece in pieces], [piece.y() for piece in pieces]
    assert abs(correlation(across, down)) < 0.3
    assert all(
        any(column * 1366 / 6 <= x < (column + 1) * 1366 / 6 for x in across) for column in range(6)
    )
    assert max(down) - min(down) > 768 / 2
    assert len({round(piece.rotation()) % 180 for piece in pieces}) > len(pieces) / 3
