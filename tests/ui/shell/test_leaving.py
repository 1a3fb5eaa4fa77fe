"""A guest who closes the window has left; a lost connection is something else."""

from dixit_qt.wire.codes import Keeper
from tests.ui.household import Household, PlayerWindow


def keeper_of(window: PlayerWindow, name: str) -> Keeper:
    room = window.player.feed.state.room
    return next(seat.keeper for seat in room.seats if seat.name == name)


def test_a_guest_who_closes_the_window_in_the_lobby_has_left(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    with boris.qtbot.waitSignal(boris.player.finished):
        boris.window.close()
    anna.says("Boris has left.")
    anna.sees_seats(["Anna"])


def test_a_guest_who_closes_the_window_in_a_game_leaves_a_bot_in_their_seat(household: Household):
    anna, boris, _vera = household.gather("Anna", "Boris", "Vera")
    anna.click("start")
    boris.on_page("game")
    boris.window.close()
    with boris.qtbot.waitSignal(boris.player.finished):
        boris.click("closeForGood")
    anna.says("Boris has left.")
    anna.until(lambda: keeper_of(anna, "Boris") is Keeper.BOT, "no bot plays for Boris")


def test_a_lost_connection_keeps_the_seat_in_the_lobby(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    household.close(boris)
    anna.says("Boris has lost connection")
    anna.sees_seats(["Anna", "Boris"])


def test_the_hosts_next_table_at_the_same_address_is_offered(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    port, game = anna.player.own.port, anna.player.feed.state.game
    household.close(anna)
    boris.says("The host has closed the table.")
    again = household.open("Anna", port=port)
    again.click("host")
    again.on_page("lobby")
    assert again.player.feed.state.game != game
    boris.says("The host's computer has opened another table.")
    boris.click("sitThere")
    boris.on_page("lobby")
    again.sees_seats(["Anna", "Boris"])
