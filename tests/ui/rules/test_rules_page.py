"""The rules can be browsed, beginning with those of the table."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QAccessibleInterface

from dixit_qt import paths
from dixit_qt.client.state import ClientState, Status
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.rules.rules_page import Rules
from dixit_qt.wire.codes import Stage
from dixit_qt.wire.room import Room

KEY = Qt.Key


def at_a_table(edition: str, **switches: object) -> ClientState:
    room = Room(
        game="00000000",
        name="Kitchen",
        stage=Stage.GATHERING,
        edition=edition,
        switches=switches,
        seats=(),
    )
    return replace(ClientState(), status=Status.JOINED, room=room)


@pytest.fixture
def feed(qapp):
    return Feed()


@pytest.fixture
def rules(feed):
    return Rules(feed, Language(paths.translations()), paths.resources() / "rules")


def chapters(rules: Rules) -> list[str]:
    return [row.key for row in rules.property("chapters").rows]


def chosen(rules: Rules) -> str:
    return next(row.key for row in rules.property("chapters").rows if row.current)


def test_without_a_table_the_rules_open_at_the_beginning(rules):
    assert chosen(rules) == "minute.dixit"
    assert (rules.property("index"), rules.property("count")) == (0, 1)


def test_the_edition_of_the_table_comes_first(rules, feed):
    feed.show(at_a_table("team"))
    assert chosen(rules) == "minute.team"
    assert chapters(rules)[:2] == ["minute.team", "team"]
    assert [row.at_table for row in rules.property("chapters").rows][:3] == [True, True, False]


def test_the_chosen_chapter_stays_open_when_the_table_changes(rules, feed):
    rules.choose("poetry")
    rules.leaf(2)
    feed.show(at_a_table("team"))
    assert (chosen(rules), rules.property("index")) == ("poetry", 2)
    rules.open()
    assert (chosen(rules), rules.property("index")) == ("minute.team", 0)


def test_going_past_the_last_rules_page_stops_at_the_last(rules, feed):
    rules.choose("poetry")
    rules.goTo(99)
    assert rules.property("index") == 11
    rules.choose("party")
    rules.goTo(99)
    assert rules.property("index") == 5


def test_an_unknown_edition_has_no_chapter(rules, feed):
    feed.show(at_a_table("dixit-in-space"))
    assert chosen(rules) == "minute.dixit"
    assert rules.property("switches") == ""


def test_changed_rules_are_listed(rules, feed):
    feed.show(at_a_table("odyssey", vote_bonus_cap=None, target_score=50, reshuffle=True))
    assert rules.property("switches").splitlines() == [
        "Maximum votes that count per card: no limit",
        "Points to win: 50",
    ]


def test_the_rules_list_the_tables_kinds_of_clues(rules, feed):
    feed.show(at_a_table("party", clue_kinds=["song", "pantomime"]))
    assert rules.property("switches") == "Kinds of clue: song, mime"


def test_every_page_of_the_rules_can_be_opened(show, rules):
    driver = show("RulesPage", rules=rules, focus=True)
    for chapter in chapters(rules):
        driver.click("chapter-" + chapter)
        for page in range(1, rules.property("count")):
            driver.until(lambda page=page: driver.text("whichPage").startswith(str(page)))
            driver.click("pageAfter")
        one_page = rules.property("count") == 1
        assert driver.has("pageAfter") is not one_page
        assert one_page or not driver.item("pageAfter").isEnabled()


def test_pages_are_turned_with_the_keyboard(show, rules):
    rules.choose("classic-30")
    driver = show("RulesPage", rules=rules, focus=True)
    driver.click("chapter-classic-30")
    first = driver.text("ruleTitle")
    driver.press(KEY.Key_Right)
    driver.until(lambda: driver.text("ruleTitle") != first)
    driver.press(KEY.Key_Home)
    driver.until(lambda: driver.text("ruleTitle") == first)
    driver.press(KEY.Key_PageDown)
    driver.press(KEY.Key_End)
    driver.until(lambda: not driver.item("pageAfter").isEnabled())


def test_the_page_lists_the_agreements_of_the_table(show, rules, feed):
    feed.show(at_a_table("classic-30", target_score=20))
    driver = show("RulesPage", rules=rules, focus=True)
    assert "Points to win: 20" in driver.text("agreedSwitches")
    driver.click("chapter-party")
    driver.gone("agreedSwitches")


def test_a_game_is_explained_on_one_page_that_leads_to_the_table(show, rules):
    driver = show("RulesPage", rules=rules, focus=True)
    played = []
    driver.window.rootObject().playWanted.connect(lambda: played.append(True))
    assert not driver.has("pageAfter")
    driver.press(KEY.Key_Return)
    driver.until(lambda: bool(played))


def test_escape_closes_the_rules(show, rules):
    driver = show("RulesPage", rules=rules, focus=True)
    closed = []
    driver.window.rootObject().closed.connect(lambda: closed.append(True))
    driver.press(KEY.Key_Escape)
    driver.until(lambda: bool(closed))


def told_to_a_reader(reader: QAccessibleInterface) -> list[str]:
    below = [reader.child(number) for number in range(reader.childCount())]
    own = reader.text(QAccessible.Text.Name)
    return [own, *(name for each in below for name in told_to_a_reader(each))]


def test_a_screen_reader_finds_every_sentence_of_a_page(show, rules):
    driver = show("RuleBook", rules=rules)
    driver.item("ruleText-0")
    read = told_to_a_reader(QAccessible.queryAccessibleInterface(driver.window))
    sentences = rules.property("text").split("\n")
    assert len(sentences) > 1
    for sentence in (rules.property("title"), *sentences):
        assert re.sub("<[^>]+>", "", sentence) in read


def test_the_examples_of_poetry_show_the_cards_of_which_they_speak(rules, feed):
    rules.choose("poetry")
    shown = []
    for page in range(12):
        rules.goTo(page)
        shown += [row.picture for row in rules.property("cards").rows if "/decks/" in row.picture]
    assert len(shown) == 12
    assert all(Path(QUrl(picture).toLocalFile()).is_file() for picture in shown)
