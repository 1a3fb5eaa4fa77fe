"""The sounds of real windows: the host's computer plays for the room; the menu sets the volume."""

from tests.ui.household import Household, PlayerWindow


def speaks(window: PlayerWindow) -> bool:
    return window.player.sound.loudspeaker.is_open


def test_only_the_hosts_computer_plays_sounds(household: Household):
    anna, *guests = household.gather("Anna", "Boris", "Véra")
    anna.click("start")
    anna.until(lambda: speaks(anna), "the host's computer is silent")
    assert not any(speaks(guest) for guest in guests)


def test_the_sound_card_is_not_opened_at_volume_zero(household: Household):
    anna = household.open("Anna")
    anna.player.program.openSide("settings")
    anna.click("volume-0")
    assert anna.player.screens.preferences.volume == 0
    anna.player.sound.tryOut("chime")
    assert not speaks(anna)


def test_a_chosen_volume_is_previewed_and_saved(household: Household):
    anna = household.open("Anna")
    anna.player.program.openSide("settings")
    anna.click("volume-3")
    anna.until(lambda: speaks(anna), "nothing is heard")
    household.close(anna)
    assert household.open("Anna").player.screens.preferences.volume == 1


def test_a_player_can_switch_sounds_on_at_their_own_computer(household: Household):
    anna = household.open("Anna")
    anna.player.program.openSide("settings")
    anna.click("alwaysSound")
    anna.player.sound.hear("hop")
    anna.until(lambda: speaks(anna), "the wish is not heard")
