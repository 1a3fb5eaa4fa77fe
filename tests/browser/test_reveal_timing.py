"""A phone reveals a round neither before the television does, nor during the next round."""

import pytest

from dixit_qt.host.match import Match
from dixit_qt.ui.base.tempo import final_ms, on_television
from dixit_qt.wire.codes import Want
from tests.browser.device import meanwhile
from tests.browser.evenings import Evening, give, vote
from tests.browser.people import Toucher
from tests.browser.tables import open_table
from tests.browser.test_seats import begin, cut_links
from tests.net.room import GAME
from tests.net.tables import guest, place_of

TEMPO = """
const done = arguments[0];
const all = [...Array(13).keys()];
import("/telling.js").then((told) => done([all.map(told.untilPoints), all.map(told.untilPodium)]));
"""
OTHER = "f" * len(GAME)
TELLS = ".gains, .owner, .voters, [data-heart]"


class Onlooker(Toucher):
    """Doesn't continue after a reveal."""

    def push_if_there(self, selector: str) -> None:
        if selector != "#on":
            super().push_if_there(selector)


@pytest.fixture
def evening(qtbot, library, telephone):
    table = Evening(qtbot, library, telephone, "odyssey", 3)
    yield table
    table.close()


def television_for(evening):
    screen = guest("Screen", place_of(evening.hosting), want=Want.TABLE)
    evening.wait(lambda: any(each.is_table for each in evening.room.watchers))
    return screen


def play_a_round(evening):
    evening.tell()
    give_and_vote(evening)


def give_and_vote(evening):
    for act in (give, vote):
        for seat in (1, 2, 3):
            evening.by(seat, act)
    evening.at_once(lambda: evening.anna.device.until("document.body.dataset.page === 'reveal'"))


def test_a_phone_reports_that_it_has_closed_the_reveal(evening, monkeypatch):
    """A bot that is the next storyteller waits for it."""
    heard, looked_at = [], Match.looked_at

    def listen(match, number, seat):
        heard.append((number, seat))
        looked_at(match, number, seat)

    monkeypatch.setattr(Match, "looked_at", listen)
    play_a_round(evening)
    evening.push("#on")
    evening.wait(lambda: heard)
    assert heard == [(1, 0)]


def test_the_page_uses_the_same_timing_as_the_television(qtbot, library, telephone):
    hosting, found = open_table(library, "odyssey"), []

    def ask():
        telephone.open(hosting.port)
        found.extend(telephone.driver.execute_async_script(TEMPO))

    meanwhile(qtbot, ask)
    tempos = [on_television(cards) for cards in range(13)]
    assert found[0] == [tempo.lead + tempo.cards + tempo.look for tempo in tempos]
    assert found[1] == [final_ms(cards) for cards in range(13)]
    hosting.close()


def test_phones_show_a_round_after_the_television_and_at_once_without_one(evening):
    screen, device = television_for(evening), evening.anna.device
    play_a_round(evening)
    evening.sees("Look at the big screen!")
    assert not device.has(TELLS)
    assert device.has(".told .card")
    screen.close()
    evening.at_once(lambda: device.until("document.querySelectorAll('.gains li').length > 4"))
    assert "big screen" not in device.text("main")


def test_phones_show_the_winners_only_after_the_television(evening):
    screen, device = television_for(evening), evening.anna.device
    evening.tell()
    evening.push("#menu", "#finish", "#close")
    give_and_vote(evening)
    evening.push("#on")
    evening.sees("Look at the big screen to see who won!")
    assert not device.has(".standings")
    evening.at_once(lambda: device.until("document.querySelector('.standings')"))
    assert "big screen" not in device.text("main")
    screen.close()


def test_the_header_names_the_round_that_is_shown(evening):
    play_a_round(evening)
    evening.wait(lambda: evening.game.round == 2)
    evening.sees("Round 1", "[data-page=reveal] .top")
    evening.push("#on")
    evening.sees("Round 2", ".top")


def test_a_page_that_stays_open_shows_the_rounds_of_a_new_table(qtbot, library, telephone):
    """It also begins with game 1 and round 1, and the page was never closed."""
    anna, hosting = Onlooker(telephone, "Anna", 1), open_table(library, "odyssey", bots=2)

    def play(table):
        while not table.table.state.match.state.history:
            if not anna.act():
                telephone.wait_for_change()
        telephone.until("document.body.dataset.page === 'reveal'")
        anna.push("#on")

    begin(qtbot, hosting, anna)
    meanwhile(qtbot, lambda: play(hosting))
    port = hosting.port
    hosting.listener.close()
    cut_links(hosting)
    meanwhile(qtbot, lambda: telephone.until("document.querySelector('.lost')"))
    hosting.close()
    other = open_table(library, "poetry", bots=2, port=port, game=OTHER)
    qtbot.waitUntil(lambda: len(other.table.room(0).seats) == 3, timeout=20_000)
    other.exchange.start()
    meanwhile(qtbot, lambda: play(other))
    other.close()
