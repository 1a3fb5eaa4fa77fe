from random import Random
from time import monotonic

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQml import qmlEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.client.state import Status
from dixit_qt.rules.model import Family
from dixit_qt.ui.home.home import TableSeen
from dixit_qt.wire.limits import MAX_CODE
from dixit_qt.wire.messages import SetEdition
from tests.ui.household import Household, PlayerWindow, make_deck
from tests.ui.qml_driver import items_below


def test_practice_starts_with_one_click(household: Household):
    anna = household.open("Anna")
    anna.practise()
    anna.on_page("game")
    anna.item("status")
    assert len(anna.seats) == 5


def test_a_host_and_a_guest_meet_in_the_lobby(household: Household):
    anna, boris = household.gather("Anna", "Борис")
    anna.sees_seats(["Anna", "Борис"])
    boris.says("Anna's table")
    assert not boris.has("start")


def test_seats_are_reordered_by_dragging_and_by_the_arrows(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    anna.click("addBot")
    anna.until(lambda: len(anna.seats) == 3, "no bot came")
    anna.drag("seat-1", "seat-2")
    anna.until(lambda: anna.seats[2] == "Boris", "Boris was not moved")
    boris.until(lambda: boris.seats[2] == "Boris", "Boris does not see where he sits")
    anna.focus("seat-2")
    anna.press(Qt.Key.Key_Left)
    anna.until(lambda: anna.seats[1] == "Boris", "the arrow does not move the seat")


def test_another_edition_is_practised_by_keyboard_alone(household: Household):
    anna = household.open("Anna")
    anna.focus("practise")
    anna.press(Qt.Key.Key_Return)
    anna.focus("practise-poetry")
    anna.press(Qt.Key.Key_Return)
    anna.on_page("poetry")
    anna.gone("practise-poetry")


def test_a_chosen_language_is_applied_at_once_and_saved(household: Household):
    anna = household.open("Anna")
    anna.says("Host a table")
    anna.click("language-ru")
    anna.says("Открыть стол")
    anna.says("Один описывает свою картинку")
    household.close(anna)
    household.open("Anna").says("Открыть стол")


def test_the_rules_are_not_opened_before_a_first_game(household: Household):
    anna = household.open("Anna", newcomer=True)
    anna.practise()
    anna.on_page("game")
    assert anna.player.program.side == ""


def test_the_rules_of_each_family_open_before_its_first_practice(
    household: Household,
):
    anna = household.open("Anna", newcomer=True)
    preferences = anna.player.screens.preferences
    preferences.take_for_known(Family.DIXIT)
    anna.player.screens.home.practise("poetry")
    anna.on_page("poetry")
    anna.says("Poetry in one minute")
    feed = anna.player.feed
    anna.until(lambda: feed.state.room.paused_by is not None, "nobody waits for the reader")
    anna.press(Qt.Key.Key_Escape)
    anna.until(lambda: feed.state.room.paused_by is None, "the game does not go on")
    assert not preferences.take_for_known(Family.POETRY)
    assert preferences.take_for_known(Family.TEAM)


def test_the_host_chooses_how_well_bots_play(household: Household):
    anna = household.open("Anna")
    anna.click("host")
    anna.on_page("lobby")
    anna.click("more")
    anna.click("bots-sharp")
    anna.until(lambda: anna.player.feed.state.room.bots == "sharp", "the bots are not sharp")


def test_escape_closes_a_side_page_and_restores_the_focus(household: Household):
    anna = household.open("Anna")
    anna.click("open-settings")
    anna.item("textScale-2")
    anna.press(Qt.Key.Key_Escape)
    anna.gone("textScale-2")
    anna.until(lambda: bool(anna.value("page-home", "activeFocus")), "the focus is lost")


def test_an_invalid_address_is_reported_on_the_start_page(household: Household):
    anna = household.open("Anna")
    anna.write("address", "300.1.1")
    anna.click("joinAddress")
    anna.says("“300.1.1” is not an address")
    assert anna.page == "home"


def test_a_table_with_a_room_code_asks_for_it(household: Household):
    anna, boris = household.open("Anna"), household.open("Boris")
    anna.click("host")
    anna.click("more")
    anna.click("askForCode")
    anna.until(lambda: anna.has("code"), "the host is not shown the code")
    boris.join(anna)
    boris.says("This table needs a code")
    longest = "w" * MAX_CODE
    boris.write("codeField", longest + "!")
    assert boris.text("codeField") == longest
    boris.click("giveCode")
    boris.says("Wrong code")
    boris.write("codeField", anna.text("code"))
    boris.click("giveCode")
    boris.on_page("lobby")
    anna.sees_seats(["Anna", "Boris"])


def test_the_host_sees_guesses_at_the_code_and_changes_it_with_one_click(
    household: Household,
):
    anna = household.open("Anna")
    anna.click("host")
    anna.click("more")
    anna.click("askForCode")
    anna.until(lambda: anna.has("code"), "the host is not shown the code")
    before = anna.text("code")
    connections = anna.player.own.hosting.table.state.connections
    for number in range(40):
        guess = connections.arrive(1000 + number, f"10.0.0.{number}", monotonic(), own=False)
        if connections.may_try_code(guess.address, monotonic()):
            connections.count_try(guess, monotonic())
        connections.leave(guess.link)
    anna.says("Somebody is trying to guess the table's code")
    anna.item("codeIsGuessed")
    anna.click("newCode")
    anna.until(lambda: anna.text("code") != before, "the code is the same")
    anna.gone("codeIsGuessed")


def test_a_table_that_is_open_after_a_code_was_typed_is_joined_only_when_the_player_agrees(
    household: Household,
):
    anna, boris = household.open("Anna"), household.open("Boris")
    anna.click("host")
    anna.click("more")
    anna.click("askForCode")
    anna.until(lambda: anna.has("code"), "the host is not shown the code")
    boris.join(anna)
    boris.says("This table needs a code")
    boris.write("codeField", anna.text("code"))
    anna.click("askForCode")
    anna.until(lambda: not anna.has("code"), "the room still has its code")
    boris.click("giveCode")
    boris.says("This table has no code any more")
    anna.sees_seats(["Anna"])
    boris.click("joinOpenly")
    boris.on_page("lobby")
    anna.sees_seats(["Anna", "Boris"])


def test_a_kicked_player_sees_why_on_the_start_page(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    anna.focus("seat-1")
    anna.press(Qt.Key.Key_Delete)
    boris.on_page("home")
    boris.says("The host has removed you from the table")
    boris.click("closeBanner")
    boris.gone("closeBanner")


def test_closing_the_table_asks_the_host_for_confirmation(household: Household):
    anna = household.open("Anna")
    anna.click("host")
    anna.on_page("lobby")
    assert not anna.window.close()
    anna.click("stay")
    anna.gone("stay")
    anna.on_page("lobby")
    with anna.qtbot.waitSignal(anna.player.finished):
        anna.window.close()
        anna.click("closeForGood")


def test_a_game_is_resumed_and_its_guests_come_back_by_themselves(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    anna.click("addBot")
    anna.click("start")
    boris.on_page("game")
    hand = boris.hand
    assert len(hand) == 7
    port = anna.player.own.port
    household.close(anna)
    boris.says("Your seat is kept")
    boris.says("Trying again")
    boris.on_page("game")
    anna = household.open("Anna", port=port)
    anna.says("Resume the game")
    anna.click("resume")
    anna.on_page("game")
    boris.gone("giveUp")
    boris.until(lambda: boris.player.feed.state.status is Status.JOINED, "Boris is not back")
    assert boris.hand == hand


def test_the_hosts_choice_of_edition_is_shown_to_everybody(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    anna.click("chooseEdition")
    anna.click("edition-party")
    boris.says("Dixit Party")
    boris.says("This edition needs at least 6 players")


def test_the_lobby_says_when_a_guest_has_left(household: Household):
    anna, boris = household.gather("Anna", "Борис")
    anna.says("Борис has joined the table.")
    boris.click("leave")
    boris.on_page("home")
    anna.sees_seats(["Anna"])
    anna.says("Борис has left.")


def test_a_table_in_the_list_is_joined_by_one_click(household: Household):
    anna, boris = household.open("Anna"), household.open("Boris")
    anna.click("host")
    anna.on_page("lobby")
    boris.hears_of(anna)
    boris.says("11 free seats")
    boris.click(f"table-{anna.player.feed.state.game}")
    boris.on_page("lobby")
    anna.sees_seats(["Anna", "Boris"])


def test_a_joined_table_is_remembered(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    boris.click("leave")
    boris.click("trouble")
    boris.click(f"recent-127.0.0.1:{anna.player.own.port}")
    boris.on_page("lobby")


def test_the_diagnosis_names_cause_and_remedy_in_the_players_language(household: Household):
    anna = household.open("Anna")
    anna.click("trouble")
    anna.click("check")
    anna.says("This computer is not on a network.")
    anna.player.screens.preferences.setLanguage("ru")
    anna.says("Компьютер не подключён к сети.")
    anna.press(Qt.Key.Key_Escape)
    anna.gone("check")


def test_the_hand_is_hidden_until_ctrl_is_held(household: Household):
    anna = household.open("Anna")
    anna.player.screens.preferences.setHideHand(True)
    anna.practise()
    anna.on_page("game")
    anna.until(lambda: bool(anna.value("handFan", "hidden")), "the hand is not hidden")
    anna.window.requestActivate()
    anna.until(lambda: bool(anna.value("page-game", "activeFocus")), "the game has no focus")
    QTest.keyPress(anna.window, Qt.Key.Key_Control)
    anna.until(lambda: not anna.value("handFan", "hidden"), "Ctrl does not show the hand")
    QTest.keyRelease(anna.window, Qt.Key.Key_Control)
    anna.until(lambda: bool(anna.value("handFan", "hidden")), "the hand stays open")


def test_a_practice_is_left_without_a_question_and_resumes(household: Household):
    anna = household.open("Anna")
    anna.practise()
    anna.on_page("game")
    anna.until(lambda: len(anna.hand) > 0, "no cards are dealt")
    hand = anna.hand
    anna.click("menu")
    anna.click("leaveTable")
    anna.on_page("home")
    assert not anna.has("resume")
    household.close(anna)
    anna = household.open("Anna")
    anna.click("practise")
    anna.says("Continue: Dixit to 30 points, round 1")
    anna.click("goOnPractising")
    anna.on_page("game")
    anna.until(lambda: anna.hand == hand, "the hand is another one")
    assert anna.player.program.practice


def test_starting_another_game_asks_before_replacing_a_saved_practice(household: Household):
    anna = household.open("Anna")
    anna.practise()
    anna.on_page("game")
    anna.player.program.leaveTable()
    anna.on_page("home")
    anna.practise("poetry")
    anna.says("Start another practice game?")
    anna.click("no")
    anna.gone("no")
    anna.click("practise-poetry")
    anna.click("yes")
    anna.on_page("poetry")
    anna.player.program.leaveTable()
    anna.on_page("home")
    anna.click("practise")
    anna.says("Continue: Poetry, round 1")


def test_practice_asks_for_no_name(household: Household):
    anna = household.open("Anna")
    anna.player.screens.preferences.setName("")
    anna.practise()
    anna.on_page("game")


def test_the_host_of_a_lobby_is_asked_before_leaving_and_stays_in_the_program(
    household: Household,
):
    anna, boris = household.gather("Anna", "Boris")
    anna.click("leave")
    anna.click("closeForGood")
    anna.on_page("home")
    boris.says("The host has closed the table")
    boris.click("giveUp")
    boris.on_page("home")


def test_changing_from_lobby_to_game_never_shows_both_pages_or_none(household: Household):
    windows = household.gather("Anna", "Boris", "Vera")
    anna, boris = windows[0], windows[1]
    motion = qmlEngine(boris.item("lobbyPage")).singletonInstance("DixitQt", "Motion")
    motion.setProperty("pace", 1)
    pages = [boris.window.findChild(QQuickItem, f"page-{name}") for name in ("lobby", "game")]
    seen: list[list[float]] = []

    def look() -> None:
        seen.append([page.opacity() for page in pages if page.property("item") is not None])

    boris.window.frameSwapped.connect(look)
    anna.click("start")
    boris.until(lambda: pages[1].opacity() == 1 and pages[1].property("item") is not None)
    boris.frame()
    boris.window.frameSwapped.disconnect(look)
    assert min(sum(opacities) for opacities in seen) > 0
    assert max(min(opacities) for opacities in seen if len(opacities) == 2) < 0.5


def test_a_player_who_stands_up_watches_and_may_sit_down_again(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    boris.click("standUp")
    boris.click("no")
    anna.sees_seats(["Anna", "Boris"])
    boris.click("standUp")
    boris.click("yes")
    anna.sees_seats(["Anna"])
    boris.gone("standUp")
    boris.click("sit")
    anna.sees_seats(["Anna", "Boris"])


def test_the_rabbit_can_be_changed_at_the_table(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    boris.click("seat-1")
    boris.click("rabbit-7")
    anna.until(
        lambda: anna.player.feed.state.room.seats[1].rabbit == 7, "the rabbit is the old one"
    )


@pytest.mark.parametrize(
    "side",
    [
        *("", "settings", "trouble", "practice", "menu", "table", "person"),
        *("rules", "decks", "about", "house", "evenings"),
    ],
)
def test_every_focusable_control_has_an_accessible_name(household: Household, side: str):
    anna = household.open("Anna")
    if side in {"menu", "table", "person", "house"}:
        anna.click("host")
        anna.on_page("lobby")
    anna.player.program.openSide(side)
    anna.frame()
    assert nameless(anna.window) == []
    anna.player.program.set_hosting(False)


def nameless(window: QQuickWindow) -> list[str]:
    """Items that Tab stops at and that a screen reader couldn't tell apart."""
    below = items_below(window.contentItem())
    stops = [i for i in below if i.isVisible() and i.isEnabled() and i.activeFocusOnTab()]
    assert stops
    readers = [(item, QAccessible.queryAccessibleInterface(item)) for item in stops]
    return [
        f"{item.metaObject().className()} {item.objectName()}"
        for item, reader in readers
        if reader is None or not reader.text(QAccessible.Text.Name)
    ]


def test_a_name_changed_in_the_settings_is_changed_at_the_table(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    boris.player.program.openSide("settings")
    boris.write("name", "Борис Великий")
    anna.sees_seats(["Anna", "Борис Великий"])


def test_the_table_view_opens_beside_the_window(household: Household):
    anna = household.open("Anna")
    anna.click("host")
    anna.on_page("lobby")
    anna.click("open-menu")
    before = set(QGuiApplication.allWindows())
    anna.click("menu-table")
    anna.click("openTableView")
    anna.until(lambda: len(set(QGuiApplication.allWindows()) - before) == 1, "no second window")
    (second,) = set(QGuiApplication.allWindows()) - before
    anna.until(second.isVisible, "the table view is hidden")
    assert anna.window.isVisible()


def test_the_first_storyteller_sees_the_chosen_card_beside_the_clue(household: Household):
    anna, *_ = household.gather("Anna", "Boris", "Véra")
    anna.click("start")
    anna.on_page("game")
    anna.click("claim")
    anna.click("hand-0")
    card, slot = anna.item("hand-0"), anna.item("clueSlot")
    anna.until(lambda: card.x() == slot.mapToItem(card.parentItem(), QPointF()).x(), "it stays")


def test_a_player_without_a_name_is_asked_for_it_first(household: Household):
    nobody = household.open("")
    nobody.until(lambda: bool(nobody.value("name", "activeFocus")), "the name is not asked for")
    nobody.type("Ёлка")
    assert nobody.player.screens.preferences.name == "Ёлка"


def test_the_window_size_is_restored(household: Household):
    anna = household.open("Anna")
    assert (anna.window.width(), anna.window.height()) == (1366, 768)
    anna.window.resize(1200, 700)
    anna.until(lambda: anna.window.width() == 1200, "the window keeps its size")
    anna.window.close()
    household.close(anna)
    anna = household.open("Anna")
    assert (anna.window.width(), anna.window.height()) == (1200, 700)


def test_every_saved_game_can_be_resumed(household: Household):
    anna = household.open("Anna")
    for edition in ("classic-30", "odyssey"):
        anna.click("host")
        anna.on_page("lobby")
        anna.player.feed.send(SetEdition(edition))
        anna.click("addBot")
        anna.click("addBot")
        anna.click("addBot")
        anna.click("start")
        anna.on_page("game")
        anna.player.program.leave_wanted.emit()
        anna.on_page("home")
    anna.says("Another saved game (1 of 2)")
    first = anna.player.screens.home.saved.rows[0].note
    anna.says(first)
    anna.click("nextSaved")
    anna.says(anna.player.screens.home.saved.rows[1].note)
    anna.click("resume")
    anna.on_page("game")


def test_a_deck_made_while_the_lobby_is_open_is_there_at_once(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    make_deck(household.folder / "Anna" / "decks" / "newest", "newest")
    anna.player.screens.decks.stock_changed.emit()
    anna.click("more")
    anna.says("Deck newest")
    anna.click("deck-newest")
    boris.says("Deck newest")


@pytest.mark.parametrize("patterns", [False, True])
def test_teams_differ_in_more_than_colour(household: Household, patterns: bool):
    anna = household.open("Anna")
    anna.click("host")
    anna.on_page("lobby")
    anna.player.feed.send(SetEdition("team"))
    for _ in range(5):
        anna.click("addBot")
    anna.until(lambda: len(anna.seats) == 6, "not everybody sits")
    anna.player.screens.preferences.setPatterns(patterns)
    anna.until(lambda: len(anna.items("team-")) == (6 if patterns else 0), "the marks differ")
    anna.player.program.set_hosting(False)


def test_a_reveal_disables_everything_under_it(household: Household):
    anna = household.open("Anna")
    anna.practise()
    anna.on_page("game")
    anna.until(lambda: anna.has("hand-0"), "no cards are dealt")
    assert anna.item("menu").isEnabled()
    reveal = anna.player.program.reveal
    anna.until(lambda: play_on(anna) or bool(reveal.property("open")), "no round ends")
    assert not anna.item("menu").isEnabled()
    anna.click("revealOn")
    anna.gone("reveal")
    page = anna.item("page-game")
    anna.until(lambda: bool(page.property("activeFocus")), "the keyboard does not come back")


def test_the_last_reveal_disables_everything_under_it(household: Household):
    anna = household.open("Anna")
    anna.practise()
    reveal = anna.player.program.reveal

    def is_the_last() -> bool:
        play_on(anna)
        if not reveal.property("last"):
            reveal.dismiss()
        return bool(reveal.property("open"))

    anna.until(is_the_last, "the game does not end")
    anna.until(lambda: bool(anna.items("heart-")), "no picture can be loved")
    assert not anna.item("endLeave").isEnabled()
    anna.click("revealOn")
    anna.gone("reveal")
    page = anna.item("page-end")
    anna.until(lambda: bool(page.property("activeFocus")), "the keyboard does not come back")
    assert anna.item("endLeave").isEnabled()


def play_on(window: PlayerWindow) -> bool:
    """A random move, when it's this window's turn."""
    view = window.player.feed.state.view
    if view is not None and view.seat in view.waiting_for:
        action = RandomBot(second_thoughts=0.0).choose(view, Random(1))
        if action is not None:
            window.player.feed.intend(action)
    return False


def test_a_table_without_a_seat_offers_to_watch(household: Household):
    anna = household.open("Anna")
    full, free = TableSeen("f", "Full", "odyssey", 0), TableSeen("g", "Free", "odyssey", 2)
    anna.player.screens.home.show_tables([full, free])
    anna.until(lambda: anna.text("action-f") == "Watch", "nobody is invited to watch")
    assert anna.text("action-g") == "Join"


@pytest.mark.parametrize("rabbit", [0, 5, 6, 11])
def test_every_rabbit_can_be_chosen_before_the_first_game(household: Household, rabbit: int):
    anna = household.open("Anna")
    anna.player.screens.preferences.setRabbit(3)
    anna.click("chooseRabbit")
    anna.click(f"rabbit-{rabbit}")
    anna.gone(f"rabbit-{rabbit}")
    assert anna.player.screens.preferences.rabbit == rabbit


def test_a_click_outside_the_choice_of_rabbits_closes_it(household: Household):
    anna = household.open("Anna")
    anna.click("chooseRabbit")
    anna.item("rabbit-0")
    QTest.mouseClick(anna.window, Qt.MouseButton.LeftButton, pos=QPoint(20, 300))
    anna.gone("rabbit-0")
    assert anna.page == "home"


def test_practice_keeps_the_chosen_rabbit(household: Household):
    anna = household.open("Anna")
    anna.player.screens.preferences.setRabbit(1)
    anna.practise()
    anna.on_page("game")
    room = anna.player.feed.state.room
    assert room.seats[anna.player.feed.state.seat].rabbit == 1
    assert len({seat.rabbit for seat in room.seats}) == len(room.seats)
