"""Poetry played through the real screen: hints, lines, verdicts, guesses, endings."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtQml import qmlEngine

from dixit_qt import paths
from dixit_qt.client.state import VersesText
from dixit_qt.rules.actions import AddLine, Guess, Hint, Judge, SwapLine
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import EndingDraw
from dixit_qt.rules.views import view_for
from dixit_qt.ui.base.addresses import gallery_of
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.poetry.poetry_table import PoetryTable
from dixit_qt.wire.codes import Keeper
from tests.ui.decks.painted import picture_file
from tests.ui.engine_table import EngineTable, dealt
from tests.ui.qml_driver import QmlDriver, items_below

Show = Callable[..., QmlDriver]


@pytest.fixture
def sit(show: Show) -> Callable[[EngineTable], tuple[QmlDriver, PoetryTable]]:
    def sit_down(table: EngineTable) -> tuple[QmlDriver, PoetryTable]:
        model = PoetryTable(table.feed, Language(paths.translations()), lambda _card: "")
        return show("PoetryScreen", table=model, focus=True), model

    return sit_down


def a_table(players: int, seat_of: Callable[[int], int]) -> EngineTable:
    """`seat_of` finds the window's seat from the storyteller's."""
    table = dealt("poetry", players, seat=0, cards=100)
    table.seat = seat_of(table.game.storyteller) % players
    table.feed.show(replace(table.feed.state, view=view_for(table.game, table.seat)))
    return table


def teller(players: int = 3) -> EngineTable:
    return a_table(players, lambda storyteller: storyteller)


def first_guesser(players: int = 3, story: int = 2) -> EngineTable:
    """The window sits left of the storyteller, who has begun the poem."""
    table = a_table(players, lambda storyteller: storyteller + 1)
    who = table.game.storyteller
    table.play(who, Hint(story, table.game.game.hands[who][0]))
    return table


def test_a_guesss_chip_stays_on_its_story_and_a_right_one_is_announced(sit):
    table = first_guesser(players=4)
    driver, model = sit(table)
    table.play(table.seat, Guess(3))
    rabbit = table.feed.state.room.seats[table.seat].rabbit
    driver.item(f"guess-{rabbit}")
    rows = {row.number: row.guessers for row in model.stories.rows}
    assert rows == {number: (rabbit,) if number == 3 else () for number in rows}
    assert f"{table.feed.state.room.seats[table.seat].name} guessed story 3: wrong." in model.status
    table.play(table.game.game.turn, Guess(2))
    assert "guessed the right story: number 2." in model.status


def test_the_storyteller_picks_a_story_and_a_line_and_begins(sit):
    table = teller()
    driver, _ = sit(table)
    line = table.game.game.hands[table.seat][3]
    driver.click("story-4")
    driver.click("line-3")
    driver.click("begin")
    driver.until(lambda: table.game.phase is Phase.GUESSER)
    assert (table.game.game.chosen, table.game.game.hint) == (4, line)


def test_the_poem_cannot_begin_without_a_story(sit):
    driver, _ = sit(teller())
    driver.click("line-1")
    assert not driver.item("begin").isEnabled()


def test_a_line_dragged_to_the_poem_begins_it_once_a_story_is_picked(sit):
    table = teller()
    driver, _ = sit(table)
    driver.press(Qt.Key.Key_5)
    driver.drag("line-0", "poem")
    driver.until(lambda: table.game.game.chosen == 5)


def test_a_line_dragged_to_the_poem_is_added(sit):
    table = first_guesser()
    driver, _ = sit(table)
    line = table.game.game.hands[table.seat][2]
    assert driver.reads("line-2")[0] == f"Your line 3: № {line}"
    driver.drag("line-2", "poem")
    driver.until(lambda: table.game.phase is Phase.JUDGE)
    assert [entry.line for entry in table.game.game.lines] == [line]


def test_a_line_is_added_with_the_keyboard_alone(sit):
    table = first_guesser()
    driver, _ = sit(table)
    driver.focus("line-0")
    driver.press(Qt.Key.Key_Right)
    driver.press(Qt.Key.Key_Return)
    driver.until(lambda: table.game.phase is Phase.JUDGE)


def test_a_line_can_be_swapped_once_before_the_move(sit):
    table = first_guesser()
    driver, _model = sit(table)
    before = table.game.game.hands[table.seat]
    driver.focus("line-0")
    driver.press(Qt.Key.Key_Delete)
    driver.until(lambda: table.game.game.hands[table.seat] != before)
    driver.until(lambda: not table.feed.state.view.legal.swap)
    name = table.feed.state.room.seats[table.seat].name
    told = f"Lines discarded this round: {name}: № {before[0]}"
    assert driver.item("swappedLines").property("text") == told


def test_a_player_who_comes_back_sees_every_line_at_once(show: Show):
    table = first_guesser()
    table.play(table.seat, AddLine(table.game.game.hands[table.seat][0]))
    table.play(table.game.storyteller, Judge(fits=False))
    model = PoetryTable(table.feed, Language(paths.translations()), lambda _card: "")
    driver = show("PoetryScreen", pace=5, table=model, focus=True)
    lines = driver.items("poemLine-")
    assert [line.property("verdict") for line in lines] == ["hint", "no"]
    assert [line.opacity() for line in lines] == [1, 1]
    turn = table.game.game.turn
    table.play(turn, AddLine(table.game.game.hands[turn][0]))
    assert driver.item("poemLine-2").opacity() < 1
    driver.until(lambda: driver.item("poemLine-2").opacity() == 1, "the new line stays pale")


def test_the_swap_button_is_beside_the_button_that_adds_a_line(sit):
    table = first_guesser()
    driver, _ = sit(table)
    assert not driver.has("swapLine")
    before = table.game.game.hands[table.seat]
    driver.click("line-3")
    driver.item("addLine")
    driver.click("swapLine")
    driver.until(lambda: table.game.game.hands[table.seat] != before)
    assert before[3] not in table.game.game.hands[table.seat]
    driver.gone("swapLine")


def test_a_guess_says_its_risk_and_a_right_one_ends_the_round(sit):
    table = first_guesser(story=2)
    driver, _ = sit(table)
    driver.click("story-2")
    driver.says("A wrong guess costs 1 point.")
    driver.click("guess")
    driver.until(lambda: table.game.phase is not Phase.GUESSER)
    assert table.game.game.winner == table.seat


def test_escape_deselects_a_story(sit):
    table = first_guesser()
    driver, model = sit(table)
    assert driver.reads("story-3") == ("Story 3: ", "3 key")
    driver.press(Qt.Key.Key_3)
    assert model.pickedStory == 3
    assert driver.reads("story-3")[0] == "Story 3, chosen: "
    driver.press(Qt.Key.Key_Escape)
    assert model.pickedStory == 0


def test_a_wrong_guess_turns_the_story_down_for_everybody(sit):
    table = first_guesser(story=2)
    _, model = sit(table)
    table.play(table.seat, Guess(1))
    assert [row.faceUp for row in model.stories.rows][:2] == [False, True]


@pytest.mark.parametrize(("key", "verdict"), [(Qt.Key.Key_Y, True), (Qt.Key.Key_N, False)])
def test_the_storyteller_judges_with_one_key(sit, key, verdict):
    table = teller()
    guesser = (table.seat + 1) % 3
    table.play(table.seat, Hint(1, table.game.game.hands[table.seat][0]))
    table.play(guesser, AddLine(table.game.game.hands[guesser][0]))
    driver, _ = sit(table)
    driver.item("judge-yes")
    driver.press(key)
    driver.until(lambda: table.game.phase is Phase.GUESSER)
    assert table.game.game.lines[0].fits is verdict


def test_the_line_in_the_question_leaves_its_full_stop_outside(sit):
    table = teller()
    guesser = (table.seat + 1) % 3
    line = table.game.game.hands[guesser][0]
    verses = VersesText(lines={line: "A stranger wore my coat."})
    table.play(table.seat, Hint(1, table.game.game.hands[table.seat][0]))
    table.play(guesser, AddLine(line))
    table.feed.show(replace(table.feed.state, verses=verses))
    driver, _ = sit(table)
    driver.says("Does “A stranger wore my coat” fit your story?")


def test_the_poem_shows_the_author_and_verdict_of_a_line(sit):
    table = first_guesser()
    _, model = sit(table)
    table.play(table.seat, AddLine(table.game.game.hands[table.seat][0]))
    table.play(table.game.storyteller, Judge(False))
    assert [row.verdict for row in model.poem.rows] == ["hint", "no"]


def test_the_player_with_the_lowest_score_chooses_one_of_two_endings(sit):
    table = first_guesser(story=2)
    table.play(table.seat, Guess(1))
    other = next(s for s in range(3) if s not in (table.seat, table.game.storyteller))
    table.play(other, Guess(2))
    assert table.game.phase is Phase.ENDING
    driver, _ = sit(table)
    driver.says("choose the ending")
    driver.click("ending-1")
    driver.until(lambda: table.game.round == 2)


def test_the_ending_is_chosen_with_the_story_on_the_screen(show, tmp_path):
    """[004:203]: an ending that suits the revealed story."""
    table = first_guesser(story=2)
    table.play(table.seat, Guess(1))
    other = next(s for s in range(3) if s not in (table.seat, table.game.storyteller))
    table.play(other, Guess(2))
    picture = picture_file(tmp_path / "story.png", "teal")
    story = table.game.game.stories[1]
    language = Language(paths.translations())
    gallery = gallery_of({story: picture}.get)
    model = PoetryTable(table.feed, language, gallery)
    driver = show("PoetryScreen", table=model, focus=True)
    driver.until(lambda: driver.value("endingStory", "source") == gallery(story))


def test_cards_drawn_for_the_ending_are_shown(sit):
    table = first_guesser(story=2)
    table.play(table.seat, Guess(1))
    other = next(s for s in range(3) if s not in (table.seat, table.game.storyteller))
    table.play(other, Guess(2))
    draws = (EndingDraw(0, 18), EndingDraw(2, 60))
    view = table.feed.state.view
    tied = structs.replace(view, poetry=structs.replace(view.poetry, draws=draws))
    table.feed.show(replace(table.feed.state, view=tied))
    _, model = sit(table)
    assert "18" in model.property("lots")
    assert "60" in model.property("lots")


def test_a_verdict_can_be_taken_back_until_the_next_action(sit):
    table = teller()
    who = table.game.storyteller
    table.play(who, Hint(1, table.game.game.hands[who][0]))
    guesser = table.game.game.turn
    table.play(guesser, AddLine(table.game.game.hands[guesser][0]))
    driver, _ = sit(table)
    driver.click("judge-yes")
    driver.click("takeVerdictBack")
    driver.until(lambda: table.game.phase is Phase.JUDGE, "the verdict stands")


def test_the_discard_shows_its_top_line_and_how_many_lie_there(sit):
    """[004:104]: a swapped line goes face up on the discard pile."""
    table = first_guesser()
    line = table.game.game.hands[table.seat][0]
    table.play(table.seat, SwapLine(line))
    _, model = sit(table)
    assert model.property("discard") == 1
    assert str(line) in model.property("discardTop")


def test_only_the_storyteller_sees_the_chosen_story(sit):
    _, model = sit(first_guesser(story=2))
    assert not any(row.chosen for row in model.stories.rows)


def test_the_virtual_rival_sits_among_the_poets(sit):
    driver, model = sit(first_guesser(players=2))
    assert [row.seat for row in model.people.rows] == [0, 1, -1]
    driver.says("Alexander Pushkin")


def test_each_poet_has_a_note_about_their_role_or_move(sit):
    table = first_guesser(players=4)
    driver, _ = sit(table)
    teller, awaited = table.game.storyteller, table.game.game.turn
    absent = next(seat for seat in range(4) if seat not in {teller, awaited, table.seat})

    def notes() -> dict[int, str]:
        words = {"storyteller", "away", "thinking…"}
        return {seat: driver.one_of(words, f"poet-{seat}") for seat in range(4)}

    driver.until(lambda: notes()[teller] == "storyteller")
    assert notes() == dict.fromkeys(range(4), "") | {teller: "storyteller", awaited: "thinking…"}
    table.keep(absent, Keeper.ABSENT)
    driver.until(lambda: notes()[absent] == "away")
    table.keep(awaited, Keeper.ABSENT)
    driver.until(lambda: notes()[awaited] == "away")


def test_screen_readers_get_the_full_description_of_a_poet(sit):
    table = first_guesser(players=3)
    driver, _ = sit(table)
    names = [info.name for info in table.feed.state.room.seats]
    teller, guesser = table.game.storyteller, table.seat
    assert driver.reads(f"poet-{teller}")[0] == (
        f"{names[teller]}, 5 point(s), storyteller, 0 story card(s), 0 ending(s) told"
    )
    assert driver.reads(f"poet-{guesser}")[0] == (
        f"{names[guesser]}, 5 point(s), 3 chip(s), 0 story card(s), 0 ending(s) told"
    )


def moving(driver: QmlDriver, pace: float) -> None:
    engine = qmlEngine(driver.window.rootObject())
    engine.singletonInstance("DixitQt", "Motion").setProperty("pace", pace)


def test_an_added_line_flies_to_the_poem_and_a_key_ends_the_flight(sit):
    driver, model = sit(first_guesser())
    moving(driver, 100)
    model.layLine(model.lines.rows[0].number)
    flights = driver.item("lineFlights")
    driver.until(lambda: list(items_below(flights)) != [], "nothing flies")
    driver.press(Qt.Key.Key_Left)
    driver.until(lambda: list(items_below(flights)) == [], "it never lands")


def test_the_stories_of_a_round_are_dealt_and_a_key_lays_them_down(sit):
    table = teller()
    driver, model = sit(table)
    moving(driver, 100)
    root = driver.window.rootObject()
    root.setProperty("dealt", 0)
    model.changed.emit()
    stories = driver.items("story-")
    driver.until(lambda: all(story.property("turned") < 1 for story in stories), "nothing is dealt")
    driver.press(Qt.Key.Key_Left)
    assert [story.property("turned") for story in stories] == [1] * len(stories)
