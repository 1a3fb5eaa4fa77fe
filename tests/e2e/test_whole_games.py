"""Every edition to its end through real windows: a mouse, a keyboard, bots and a big screen.

In each game players pause, take back a clue or a verdict by mouse and by keyboard, and somebody
joins late; one window is in English, the other in Russian.
"""

from contextlib import closing
from dataclasses import dataclass, field

import pytest

from dixit_qt.host.match import INSTANT, Pace
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.model import Family, Phase
from dixit_qt.rules.seatview import SeatView
from dixit_qt.wire.messages import SetEdition, SetFirstStoryteller, SetSwitch, Start
from tests.e2e.hands import Keys, Mouse, Person
from tests.e2e.televisions import Television
from tests.ui.household import Household, PlayerWindow, make_deck, meet

MOST_LOOKS = 4000
SLOWLY = Pace((1000.0, 1000.0), 1000.0, 0.0, 0.0, 0.0)
NAMES = ("Anna", "Борис", "Véra", "Грета")
HANDS = (Mouse, Keys)
LANGUAGES = ("en", "ru")
PICTURES = 66
"""Enough cards for everybody, and so few that the last is drawn soon."""


@dataclass(frozen=True)
class Game:
    """`players` are there at the beginning, bots included. `late` people join when the first clue
    is given, or before it if they come `early`. The host ends the game after `rounds` rounds."""

    edition: str
    players: int
    switches: dict[str, int] = field(default_factory=dict)
    late: int = 1
    early: bool = False
    rounds: int | None = None


GAMES = [
    Game("classic-30", 3, {"target_score": 10}),
    Game("classic-last-card", 5, {"hand": 7, "cards_given": 2}),
    Game("odyssey", 7, {"target_score": 10}),
    Game("party", 6, early=True),
    Game("party-pass-left", 6, early=True, rounds=3),
    Game("team", 6, {}, late=2, early=True, rounds=3),
    Game("poetry", 2, {"laps": 1}),
]


class Evening:
    """`place` says which seat uses the mouse, and which language each window has."""

    def __init__(self, household: Household, game: Game, place: int) -> None:
        self.household, self.game, self.place = household, game, place
        self.people = [self._person(number) for number in range(2)]
        self.host, self.guest = self.people
        self.late: list[Person] = []
        self.changed_minds: set[type[Person]] = set()
        self.has_finished = False

    def _person(self, number: int) -> Person:
        language = LANGUAGES[(self.place + number) % 2]
        make_deck(self.household.folder / NAMES[number] / "decks" / "trial", cards=PICTURES)
        window = self.household.open(NAMES[number], language)
        return HANDS[(self.place // 2 + number) % 2](window, number)

    @property
    def view(self) -> SeatView:
        view = self.host.window.player.feed.state.view
        assert view is not None
        return view

    def begin(self) -> None:
        window, game = self.host.window, self.game
        meet(window, self.guest.window)
        send = window.player.feed.send
        send(SetEdition(game.edition))
        for name, value in game.switches.items():
            send(SetSwitch(name, value))
        for _ in range(game.players - 2):
            window.click("addBot")
        window.until(lambda: len(window.seats) == game.players, "the bots did not come")
        send(SetFirstStoryteller(window.player.feed.state.person))
        send(Start())
        self._there(self.people)

    def _there(self, people: list[Person]) -> None:
        page = "poetry" if self.game.edition == "poetry" else "game"
        for person in people:
            person.window.on_page(page)
            person.window.until(lambda p=person: p.sees_the_game, "no game is seen")

    def play(self) -> None:
        if self.game.early:
            self._come_late()
        for _ in range(MOST_LOOKS):
            if all(person.is_over for person in self.people):
                return
            for person in list(self.people):
                self._act(person)
            self._between()
            self.host.window.qtbot.wait(1)
        raise AssertionError("the game does not end")

    def _act(self, person: Person) -> None:
        may_change = person.legal.clue is not None or person.legal.judge
        is_sure = type(person) in self.changed_minds
        if may_change and not is_sure and not person.window.has("reveal"):
            self._change_of_mind(person)
        else:
            person.act()

    def _change_of_mind(self, teller: Person) -> None:
        """After a pause, and while no bot is faster. In Party a clue can't be taken back, because
        the storyteller has already seen the hand. Nor can anything be taken back once the rival has
        played a line."""
        other = next(person for person in self.people if person is not teller)
        other.pause()
        teller.go_on()
        is_party = self.game.edition.startswith("party")
        self._bots_think(INSTANT if is_party else SLOWLY)
        teller.act()
        if teller.legal.take_back or is_party:
            self.changed_minds.add(type(teller))
        self._bots_think(INSTANT)
        if teller.legal.take_back:
            teller.take_back()
            teller.window.until(lambda: not teller.legal.take_back, "nothing is taken back")
            teller.act()

    def _bots_think(self, pace: Pace) -> None:
        """Slow the bots down, from their next move on."""
        hosting = self.host.window.player.own.hosting
        assert hosting is not None
        if (match := hosting.table.state.match) is not None:
            match.pace = pace

    def _between(self) -> None:
        rounds = len(self.view.history)
        if not self.late and not self.view.phase.between_rounds and self.view.phase != Phase.OVER:
            self._come_late()
        if self.game.rounds and rounds >= self.game.rounds and not self.has_finished:
            self.host.finish()
            self.has_finished = True

    def _come_late(self) -> None:
        self.late = [self._person(2 + number) for number in range(self.game.late)]
        for person in self.late:
            person.window.look_on(self.host.window)
            self._there([person])
            person.sit_down()
        self.people += self.late


def test_the_games_played_at_windows_include_every_family():
    assert {EDITIONS[game.edition].family for game in GAMES} == set(Family)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.edition)
def test_a_whole_game_is_played_at_real_windows(household: Household, game: Game):
    """The television is open from the first card to the last."""
    evening = Evening(household, game, GAMES.index(game))
    evening.begin()
    with closing(Television(household, evening.host.window.player.own.port)) as television:
        evening.play()
        assert evening.changed_minds == {Mouse, Keys}
        assert evening.late
        television.until(lambda: television.screen.feed.state.view.outcome is not None, "no end")
    for person in evening.people:
        assert person.moves > 0
        at_the_end(person)
    if game.edition == "poetry":
        assert sum(person.endings for person in evening.people) > 0


def at_the_end(person: Person) -> None:
    window: PlayerWindow = person.window
    if window.has("reveal"):
        person.look_on()
    window.on_page("end")
    window.window.requestActivate()
    window.until(window.page_has_focus, "the keyboard is elsewhere")
    person.push("endEvening")
    window.item("eveningTable")
