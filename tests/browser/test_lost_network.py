"""A network that is gone, or slow: the page says so at once, and nothing that was done is lost."""

import time

import pytest

from dixit_qt.rules.actions import ClaimStory, GiveClue, TakeBack
from dixit_qt.rules.model import Phase
from tests.browser.device import meanwhile
from tests.browser.evenings import SLOW_BOTS, moves, tell
from tests.browser.people import Toucher
from tests.browser.tables import open_table
from tests.browser.test_seats import IN_GAME
from tests.net.tables import guest, place_of

PING = b'"ping"'
AT_ONCE = 3.0
"""Silence alone is noticed after a quarter of a minute."""


@pytest.fixture
def hosting(library):
    table = open_table(library, "odyssey", bots=2, pace=SLOW_BOTS)
    yield table
    table.close()


@pytest.fixture
def anna(qtbot, hosting, relay, telephone):
    person = Toucher(telephone, "Anna", 1)
    meanwhile(qtbot, lambda: person.sit_down(relay.port))
    hosting.exchange.start()
    meanwhile(qtbot, lambda: person.device.until(IN_GAME))
    return person


def set_offline(device, is_offline):
    command = "Network.emulateNetworkConditions"
    speed = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    device.driver.execute_cdp_cmd("Network.enable", {})
    device.driver.execute_cdp_cmd(command, {"offline": is_offline, **speed})


def swallow(relay, is_gone):
    """What is said gets nowhere, and no connection is seen to end."""
    relay.to_host = relay.to_browser = (lambda _data: b"") if is_gone else None


def test_a_phone_without_a_network_reports_the_lost_connection_at_once(qtbot, relay, anna):
    device = anna.device

    def lose():
        swallow(relay, True)
        began = time.monotonic()
        set_offline(device, True)
        try:
            device.until("document.querySelector('.lost')")
        finally:
            set_offline(device, False)
        assert time.monotonic() - began < AT_ONCE
        swallow(relay, False)
        device.until("!document.querySelector('.lost')")
        assert device.js(IN_GAME)

    meanwhile(qtbot, lose)


def test_a_page_on_the_hosts_own_computer_stays_connected_without_a_network(
    qtbot, hosting, relay, anna
):
    device = anna.device

    def lose():
        asked = relay.asked.count(PING)
        device.js("dispatchEvent(new Event('offline'))")
        anna.push("#claim")
        device.until("document.querySelector('#clue')")
        assert relay.asked.count(PING) > asked
        assert not device.has(".lost")

    meanwhile(qtbot, lose)


def test_a_move_without_an_answer_is_shown_as_being_sent(qtbot, hosting, relay, anna):
    device = anna.device
    held = []

    def wait():
        relay.to_host = lambda data: (held.append(data), b"")[1]
        anna.push("#claim")
        device.until("document.querySelector('.toast:not([hidden])')?.innerText === 'Sending…'")
        relay.to_host = lambda data: b"".join(held) + data
        device.js("dispatchEvent(new Event('focus'))")
        device.until("document.querySelector('#clue')")
        device.until("document.querySelector('.toast').hidden")

    meanwhile(qtbot, wait)
    qtbot.waitUntil(lambda: hosting.table.state.match.state.phase is Phase.CLUE)


LOST = "document.querySelector('.lost')"
BACK = f"!{LOST} && document.body.getAttribute('aria-busy') === 'false'"


@pytest.fixture
def boris(qtbot, hosting):
    """Another player, with the program."""
    person = guest("Boris", place_of(hosting))
    qtbot.waitUntil(lambda: person.session.state.room is not None)
    yield person
    person.close()


def by(qtbot, person, act):
    qtbot.waitUntil(lambda: moves(person.session, act))


@pytest.fixture
def giver(qtbot, boris, anna):
    """Anna, who is to give a card to Boris."""
    by(qtbot, boris, lambda view: view.legal.claim and ClaimStory())
    by(qtbot, boris, tell)
    meanwhile(qtbot, lambda: anna.device.until("document.querySelector('.hand .may')"))
    return anna


def test_a_card_given_while_the_line_is_lost_is_given_after_coming_back(qtbot, relay, giver):
    device = giver.device

    def give():
        relay.cut(True)
        device.until(LOST)
        device.lay(".hand .may")
        device.until("document.querySelector('.drop .picture')")
        device.until("document.querySelector('.toast:not([hidden])')?.innerText === 'Sending…'")
        relay.cut(False)
        device.until(BACK)

    meanwhile(qtbot, give)
    assert not device.has(".drop")
    assert device.has("#takeBack")


def test_a_move_that_somebody_else_was_quicker_with_is_dropped(qtbot, hosting, relay, boris, anna):
    device = anna.device

    def claim():
        relay.cut(True)
        device.until(LOST)
        anna.push("#claim")

    meanwhile(qtbot, claim)
    by(qtbot, boris, lambda view: view.legal.claim and ClaimStory())
    relay.cut(False)
    meanwhile(qtbot, lambda: device.until(BACK))
    assert not device.has("#claim")
    assert device.text(".toast") in ("", "The game begins.")  # no refusal


def test_a_card_that_could_not_be_given_is_back_in_the_hand(qtbot, relay, boris, giver):
    device = giver.device

    def give():
        relay.cut(True)
        device.until(LOST)
        device.lay(".hand .may")

    meanwhile(qtbot, give)
    by(qtbot, boris, lambda view: view.legal.take_back and TakeBack())
    by(
        qtbot,
        boris,
        lambda view: view.legal.clue and GiveClue("new", card=view.legal.clue.cards[0]),
    )
    relay.cut(False)
    meanwhile(qtbot, lambda: device.until(f"{BACK} && document.querySelector('.hand .may')"))
    assert not device.has(".drop .picture")


def test_a_phone_says_that_the_host_has_closed_the_table(qtbot, hosting, anna):
    """Nothing is wrong with its connection, so it doesn't say that it was lost."""
    hosting.exchange.close()
    meanwhile(qtbot, lambda: anna.device.until(LOST))
    assert "The host has closed the table." in anna.device.text(".lost p, .lost")
