"""Kicked guests stay out until the host lets them in again."""


def test_the_host_can_kick_somebody_and_let_them_in_again(household):
    anna, boris = household.gather("Anna", "Boris")
    person = anna.player.feed.state.room.seats[1].person
    anna.player.screens.lobby.kick(person)
    anna.sees_seats(["Anna"])
    boris.on_page("home")
    anna.click(f"letIn-{person}")
    anna.gone(f"letIn-{person}")
    boris.join(anna)
    anna.sees_seats(["Anna", "Boris"])
    boris.on_page("lobby")
