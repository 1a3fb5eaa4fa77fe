from PySide6.QtCore import Qt

from tests.ui.household import Household


def test_one_click_practises(household: Household):
    anna = household.open("Anna")
    anna.click("practise")
    anna.on_page("game")
    anna.item("claim")
    assert len(anna.seats) == 5


def test_a_host_and_a_guest_meet_in_the_lobby(household: Household):
    anna, boris = household.open("Anna"), household.open("Борис")
    anna.click("host")
    anna.on_page("lobby")
    boris.join(anna)
    boris.on_page("lobby")
    anna.sees_seats(["Anna", "Борис"])
    boris.says("Anna's table")
    assert not boris.has("start")


def test_seats_are_reordered_by_dragging_and_by_the_arrows(household: Household):
    anna, boris = household.open("Anna"), household.open("Boris")
    anna.click("host")
    boris.join(anna)
    anna.sees_seats(["Anna", "Boris"])
    anna.click("addBot")
    anna.until(lambda: len(anna.seats) == 3, "no bot came")
    anna.drag("seat-1", "seat-2")
    anna.until(lambda: anna.seats[2] == "Boris", "Boris was not moved")
    boris.until(lambda: boris.seats[2] == "Boris", "Boris does not see where he sits")
    anna.focus("seat-2")
    anna.press(Qt.Key.Key_Left)
    anna.until(lambda: anna.seats[1] == "Boris", "the arrow does not move the seat")
