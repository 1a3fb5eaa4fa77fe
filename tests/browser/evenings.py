"""An evening with one phone; the other players use the program and follow instructions."""

from dixit_qt.host.match import Pace
from dixit_qt.host.plan import Library
from dixit_qt.rules.actions import Give, GiveClue, Vote
from dixit_qt.rules.model import Phase
from tests.browser.device import meanwhile
from tests.browser.people import Toucher
from tests.browser.tables import open_table
from tests.net.tables import guest, place_of

SLOW_BOTS = Pace((1000.0, 1000.0), 1000.0, 0.4, 0.0, 0.0)


class Evening:
    """Anna is the administrator, on a phone; the others use the program and do as they're told."""

    def __init__(self, qtbot, library: Library, telephone, edition: str, others: int, **changes):
        self.qtbot = qtbot
        self.hosting = open_table(library, edition, pace=SLOW_BOTS, **changes)
        self.anna = Toucher(telephone, "Anna", 1)
        self.at_once(lambda: self.anna.sit_down(self.hosting.port))
        self.others = [guest(f"Guest {n}", place_of(self.hosting)) for n in range(others)]
        self.wait(lambda: len(self.room.seats) == others + 1)
        seen = f"document.querySelectorAll('.seats li').length > {others}"
        self.at_once(lambda: self.anna.device.until(seen))

    @property
    def room(self):
        return self.hosting.table.room(0)

    @property
    def game(self):
        return self.hosting.table.state.match.state

    def wait(self, condition) -> None:
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=20_000)

    def at_once(self, *works) -> None:
        meanwhile(self.qtbot, *works)

    def push(self, *selectors: str) -> None:
        """Push several buttons in order, each as soon as it can be pushed."""

        def all_of_them() -> None:
            for selector in selectors:
                self.anna.device.until("document.body.getAttribute('aria-busy') !== 'true'")
                self.anna.push(selector)

        self.at_once(all_of_them)

    def gone(self, selector: str) -> None:
        """Wait until an overlay is gone, so that what is below can be pressed."""
        self.at_once(lambda: self.anna.device.until(f"!document.querySelector(`{selector}`)"))

    def write(self, selector: str, text: str, then: str) -> None:
        self.at_once(lambda: self.anna.device.write(selector, text))
        self.push(then)

    def choose(self, selector: str, place: int) -> None:
        """Select an option of a list, with the event that the list would send."""
        choose = (
            "((list, place) => { list.selectedIndex = place;"
            " list.dispatchEvent(new Event('change')); })"
            "(document.querySelector(arguments[0]), arguments[1])"
        )
        device = self.anna.device
        self.at_once(
            lambda: (
                device.until(f"document.querySelector(`{selector}`)"),
                device.js(choose, selector, place),
            )
        )

    def sees(self, words: str, selector: str = "main") -> None:
        found = f"document.querySelector('{selector}')?.innerText.includes(`{words}`)"
        self.at_once(lambda: self.anna.device.until(found))

    def by(self, seat: int, act) -> None:
        """A guest's move, made once their view allows it."""
        self.wait(lambda: moves(self.others[seat - 1].session, act))

    def take_a_card(self) -> None:
        self.at_once(lambda: self.anna.device.until("document.querySelector('.hand .may')"))
        self.at_once(lambda: self.anna.device.lay(".hand .may"))

    def tell(self) -> None:
        """Anna claims the first turn and gives a clue."""
        self.push("#start", "#claim")
        self.take_a_card()
        self.write("#clue", "A quiet harbor", "#tell")
        self.wait(lambda: self.game.phase is Phase.GIVE)

    def close(self) -> None:
        for each in self.others:
            each.close()
        self.hosting.close()


def moves(session, act) -> bool:
    """Make the move that `act` chooses for the player's view, if it allows one yet."""
    view = session.state.view
    action = None if view is None else act(view)
    return bool(action) and session.intend(action)


def give(view):
    return view.legal.give and Give(view.legal.give.cards[: view.legal.give.count])


def vote(view):
    return view.legal.vote and Vote(view.legal.vote.numbers[:1])


def tell(view):
    return view.legal.clue and GiveClue("old boats", card=view.legal.clue.cards[0])
