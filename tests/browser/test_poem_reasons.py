"""The page, like the window, says why lines that a bot has judged fit a picture."""

from dataclasses import replace

from dixit_qt.bots.words import words_in
from dixit_qt.host.plan import Library
from dixit_qt.net.browser.poem_reasons import PoemReasons
from tests.browser.device import meanwhile
from tests.browser.people import Toucher
from tests.browser.tables import open_table

FETCH = """
const [poem, done] = arguments;
fetch(`/reasons/${poem}`).then((answer) => (answer.ok ? answer.json() : answer.status)).then(done);
"""
NAMED = """
const [number, done] = arguments;
const state = { match: 1, room: { seats: [{ is_bot: true }, { is_bot: false }] } };
import("/reasons.js").then(({ namedIn }) => {
  const named = (storyteller) => namedIn(state, { number, storyteller }, told);
  const told = () => done([before, named(0), named(1)]);
  const before = named(0);
});
"""


def tagged(library: Library, tags: tuple[str, ...]) -> Library:
    """Every picture has everything that a line asks for."""
    decks = {
        name: replace(deck, cards=tuple(replace(card, tags={"en": tags}) for card in deck.cards))
        for name, deck in library.decks.items()
    }
    return replace(library, decks=decks)


def test_the_page_shows_the_reasons_of_a_poem_that_it_requested(qtbot, library, telephone):
    hosting = open_table(library, "poetry", bots=2)
    anna, found = Toucher(telephone, "Anna", 1), {}

    def run(script: str, argument: object) -> object:
        return telephone.driver.execute_async_script(script, argument)

    meanwhile(qtbot, lambda: anna.sit_down(hosting.port))
    hosting.exchange.start()
    state = hosting.table.state

    def play():
        while not state.match.state.history:
            if not anna.act():
                telephone.wait_for_change()

    meanwhile(qtbot, play)
    record = state.match.state.history[0]
    hint = next(line.text for line in library.verses["en"].lines if line.number == record.poem.hint)
    state.library, number = tagged(library, tuple(words_in(hint))), record.number
    reasons = PoemReasons(state).asked_for(f"1/{number}")
    rows = [[row, reason] for row, reason in enumerate(reasons, 1) if reason]

    def ask():
        found["guest"] = run(FETCH, f"1/{number}")
        found["named"] = run(NAMED, number)

    meanwhile(qtbot, ask)
    assert found["guest"] == list(reasons)
    assert found["named"] == [[], rows, []]
    assert rows
    hosting.close()
