"""The page says why lines fit a picture, where a bot has judged them, as the window does."""

from tests.browser.device import meanwhile
from tests.browser.tables import open_table

ASKED = """
const done = arguments[0];
const poem = { stories: ["one", "two"], chosen: 2, hint: 7,
  lines: [{ line: 8, fits: false }, { line: 9, fits: true }] };
const state = { tongue: "en", lines: { 7: "Snow fell.", 8: "A beard grew.", 9: "We slept." },
  cards: { two: { tags: { en: ["beard", "snow"] } } },
  room: { seats: [{ is_bot: true }, { is_bot: false }] } };
import("/reasons.js").then(({ namedIn }) => {
  const told = () => done([before, named(0), named(1)]);
  const named = (storyteller) => namedIn(state, { poem, storyteller }, told);
  const before = named(0);
});
"""


def test_the_row_and_the_thing_are_named_once_the_table_has_answered(qtbot, library, telephone):
    hosting = open_table(library, "odyssey")
    found = []

    def ask():
        telephone.open(hosting.port)
        found.append(telephone.driver.execute_async_script(ASKED))

    meanwhile(qtbot, ask)
    assert found == [[[], [[1, "snow"]], []]]
    hosting.close()
