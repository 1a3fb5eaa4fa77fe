"""A phone at a table with a code: eavesdroppers learn nothing, and altered messages are
detected."""

import time

import pytest

from dixit_qt.host import journal
from dixit_qt.store.pictures import reader_of
from dixit_qt.wire.codes import Keeper
from dixit_qt.wire.messages import SetCode
from tests.browser.device import meanwhile
from tests.browser.evenings import Evening
from tests.browser.people import Toucher
from tests.browser.relay import Relay
from tests.browser.tables import open_table
from tests.browser.test_seats import IN_GAME, IN_HAND, cut_links, seat_of
from tests.net.room import MemoryJournal
from tests.net.tables import guest

CODE = "кит лампа"
NAME = "Анна Петровна"
CLUE = "Тихая гавань"
SEEN = "[...document.querySelectorAll('.hand .picture')].every((each) => each.naturalWidth > 0)"


@pytest.fixture
def anna(telephone):
    return Toucher(telephone, NAME, 1)


@pytest.fixture
def hosting(library):
    table = open_table(library, "odyssey", bots=2, code=CODE)
    yield table
    table.close()


def come_in(anna, port: int, *codes: str) -> None:
    anna.device.open(port)
    anna.device.write("#name", NAME)
    anna.push("#sitDown")
    for code in codes:
        anna.device.until("document.querySelector('#code')")
        anna.device.write("#code", code)
        anna.push("#sitDown:not(:disabled)")
        anna.device.until(
            "document.body.dataset.page !== 'greeting' || !document.querySelector('.main').disabled"
        )
    anna.device.until("document.body.dataset.page === 'lobby'")


def begin(qtbot, hosting, anna, port: int) -> None:
    meanwhile(qtbot, lambda: come_in(anna, port, CODE))
    hosting.exchange.start()
    meanwhile(qtbot, lambda: anna.device.until(f"{IN_GAME} && {SEEN}"))


def is_sealed(hosting) -> bool:
    """Whether every connection is encrypted."""
    return all(each.mark_of_seal for each in hosting.table.state.connections.guests())


def secrets_of(hosting, anna) -> dict[str, bytes]:
    """Secrets that must not be readable on the network."""
    state = hosting.table.state
    cards = [card for deck in state.library.decks.values() for card in deck.cards]
    seat = anna.device.js("JSON.parse(localStorage.seat)")
    picture = reader_of(state.library.decks.values())
    told = [each.clue.text for each in state.match.state.history if each.clue.text]
    found = {
        **{f"card {card.id}": card.id.encode() for card in cards},
        **{f"picture {card.id}": picture(card.id) for card in cards[:20]},
        **{f"name {person.name}": person.name.encode() for person in state.people.seats},
        **{f"clue {clue}": clue.encode() for clue in told},
        "code": CODE.encode(),
        "code as heard": CODE.replace(" ", "").encode(),
        "token": seat["token"].encode(),
        "title": b"Picture ",
        "message": b"welcome",
    }
    assert told
    return found


def overheard(hosting, anna, relay: Relay) -> list[str]:
    return [name for name, secret in secrets_of(hosting, anna).items() if secret in relay.heard]


def play_a_round(anna, hosting) -> None:
    while not hosting.table.state.match.state.history:
        if not anna.act():
            anna.device.wait_for_change()


def test_an_eavesdropper_learns_nothing_of_a_whole_round(qtbot, hosting, relay, anna):
    begin(qtbot, hosting, anna, relay.port)
    meanwhile(qtbot, lambda: play_a_round(anna, hosting), within=120.0)

    def look_closer_and_come_again():
        anna.device.open(relay.port)
        anna.device.until("document.body.dataset.page !== 'greeting'")
        anna.device.until(SEEN)

    meanwhile(qtbot, look_closer_and_come_again)
    assert is_sealed(hosting)
    assert len(relay.heard) > 100_000
    assert b"/sealed/" in relay.heard
    assert overheard(hosting, anna, relay) == []


def test_an_eavesdropper_can_read_an_open_table(qtbot, library, anna):
    """Otherwise the test above would prove nothing."""
    open_room = open_table(library, "odyssey", bots=2)
    relay = Relay(open_room.port)
    meanwhile(qtbot, lambda: come_in(anna, relay.port))
    open_room.exchange.start()
    meanwhile(qtbot, lambda: play_a_round(anna, open_room), within=120.0)
    found = overheard(open_room, anna, relay)
    assert {"token", "message", f"name {NAME}", "title"} <= set(found)
    assert any(name.startswith("card") for name in found)
    assert any(name.startswith("clue") for name in found)
    assert any(name.startswith("picture") for name in found)
    relay.close()
    open_room.close()


def test_a_wrong_code_counts_as_a_try_and_a_right_one_does_not(qtbot, hosting, anna):
    """The page sends a code once for each time that it's typed."""
    tries = hosting.table.state.connections.tries.of("127.0.0.1", time.monotonic())
    before, wrong = tries.left, ("кот лампа", "кит лампы", "other words", "кит ламп", "лампа кит")
    meanwhile(qtbot, lambda: come_in(anna, hosting.port, *wrong, "Кит-Лампа"))
    assert before - len(wrong) <= tries.left < before - len(wrong) + 1
    assert seat_of(hosting, NAME).keeper is Keeper.PERSON


def test_a_table_that_is_open_after_a_code_is_joined_only_if_the_player_agrees(
    qtbot, hosting, relay, anna
):
    def ask():
        anna.device.open(relay.port)
        anna.device.write("#name", NAME)
        anna.push("#sitDown")
        anna.device.until("document.querySelector('.farewell')")

    def type_code():
        anna.device.write("#code", CODE)
        anna.push("#sitDown:not(:disabled)")
        anna.device.until(
            "document.querySelector('.farewell')?.innerText.includes('no code any more')"
        )
        assert anna.device.js("document.body.dataset.page") == "greeting"

    def agree():
        anna.push("#sitDown:not(:disabled)")
        anna.device.until("document.body.dataset.page === 'lobby'")

    meanwhile(qtbot, ask)
    hosting.table.state.set_code(None, 0.0)
    meanwhile(qtbot, type_code)
    assert all(secret not in relay.heard for secret in (NAME.encode(), CODE.encode()))
    meanwhile(qtbot, agree)
    assert seat_of(hosting, NAME).keeper is Keeper.PERSON


def test_a_reloaded_page_reconnects_encrypted_with_its_seat(qtbot, hosting, relay, anna):
    begin(qtbot, hosting, anna, relay.port)
    hand = anna.device.js(IN_HAND)
    hosting.table.state.set_code("совсем другой", 0.0)

    def reload():
        anna.device.open(relay.port)
        anna.device.until(f"{IN_GAME} && {SEEN}")

    meanwhile(qtbot, reload)
    assert anna.device.js(IN_HAND) == hand
    assert is_sealed(hosting)
    assert NAME.encode() not in relay.heard


def test_a_restarted_host_knows_the_seats_of_encrypted_pages(qtbot, library, anna):
    kept = MemoryJournal()
    hosting = open_table(library, "odyssey", bots=2, journal=kept, code=CODE)
    begin(qtbot, hosting, anna, hosting.port)
    port, hand = hosting.port, anna.device.js(IN_HAND)
    hosting.listener.close()
    cut_links(hosting)
    meanwhile(qtbot, lambda: anna.device.until("document.querySelector('.lost')"))
    saved = journal.read(kept.data)
    again = open_table(library, "odyssey", port=port, journal=MemoryJournal(), saved=saved)
    assert again.table.state.code == CODE
    meanwhile(qtbot, lambda: anna.device.until(f"!document.querySelector('.lost') && {SEEN}"))
    assert seat_of(again, NAME).keeper is Keeper.PERSON
    assert is_sealed(again)
    assert anna.device.js(IN_HAND) == hand
    again.close()
    hosting.close()


class Altering:
    """Alters one byte of the first message of a given length."""

    def __init__(self, least: int) -> None:
        self._least = least
        self.has_altered = False

    def __call__(self, data: bytes) -> bytes:
        if self.has_altered or len(data) < self._least or b"HTTP/1.1" in data:
            return data
        self.has_altered = True
        return data[:-1] + bytes([data[-1] ^ 1])


def test_an_altered_frame_ends_the_connection_and_the_seat_is_reclaimed(
    qtbot, hosting, relay, anna
):
    begin(qtbot, hosting, anna, relay.port)
    sockets, hand = relay.sockets, anna.device.js(IN_HAND)
    relay.to_browser = altering = Altering(24)
    qtbot.waitUntil(lambda: relay.sockets > sockets, timeout=20_000)
    assert altering.has_altered
    meanwhile(qtbot, lambda: anna.device.until(f"!document.querySelector('.lost') && {SEEN}"))
    qtbot.waitUntil(lambda: seat_of(hosting, NAME).keeper is Keeper.PERSON, timeout=20_000)
    assert anna.device.js(IN_HAND) == hand
    assert is_sealed(hosting)


def test_an_altered_message_of_a_page_is_ignored_and_its_seat_is_kept(qtbot, hosting, relay, anna):
    begin(qtbot, hosting, anna, relay.port)
    hand = anna.device.js(IN_HAND)
    relay.to_host = altering = Altering(24)

    def come_back():
        anna.device.until("document.querySelector('.farewell')")
        anna.push("#comeBack")
        anna.device.until(f"{IN_GAME} && {SEEN}")

    meanwhile(qtbot, come_back)
    assert altering.has_altered
    assert anna.device.js(IN_HAND) == hand
    assert is_sealed(hosting)


def test_an_altered_picture_is_not_shown_and_requested_again(qtbot, hosting, relay, anna):
    meanwhile(qtbot, lambda: come_in(anna, relay.port, CODE))
    altering = Altering(40_000)
    relay.to_browser = altering
    hosting.exchange.start()
    meanwhile(qtbot, lambda: anna.device.until(f"{IN_GAME} && {SEEN}"))
    assert altering.has_altered
    assert relay.asked.count(b"GET /sealed/") > anna.device.js(f"{IN_HAND}.length")


@pytest.fixture
def evening(qtbot, library, telephone):
    table = Evening(qtbot, library, telephone, "odyssey", 2)
    yield table
    table.close()


def test_setting_a_code_encrypts_the_connections_of_phones(evening):
    host = guest("Host")
    host.join_link(evening.hosting.own_link())
    evening.wait(lambda: host.session.command(SetCode(CODE)))
    anna = next(each for each in evening.hosting.table.state.people.seats if each.name == "Anna")
    links = evening.hosting.table.state.connections
    evening.wait(lambda: (link := links.get(anna.link)) and link.mark_of_seal)
    assert seat_of(evening.hosting, "Anna").keeper is Keeper.PERSON
    host.close()


def test_a_code_set_from_a_phone_is_sent_encrypted(qtbot, library, anna):
    hosting = open_table(library, "odyssey")
    relay = Relay(hosting.port)

    def set_code():
        come_in(anna, relay.port)
        anna.push("#room > summary")
        anna.device.write("#roomCode", CODE)
        anna.push("#roomCode + button")
        anna.device.until("document.querySelector('#noCode')")
        shown = f"document.querySelector('#roomCode').placeholder === '{CODE}'"
        anna.device.until(shown)

    meanwhile(qtbot, set_code)
    assert hosting.table.state.code == CODE
    assert is_sealed(hosting)
    assert CODE.encode() not in relay.heard
    relay.close()
    hosting.close()


def test_cards_of_a_room_with_a_code_are_not_served_openly(qtbot, hosting, anna):
    meanwhile(qtbot, lambda: come_in(anna, hosting.port, CODE))
    card = next(iter(hosting.table.state.library.decks["trial"].cards)).id
    ask = "const done = arguments[1]; fetch(arguments[0]).then(({ status }) => done(status));"
    found = []

    def fetch():
        paths = f"/card/{card}", f"/small/{card}", "/reasons/1/1"
        found.extend(anna.device.driver.execute_async_script(ask, path) for path in paths)
        anna.device.errors()

    meanwhile(qtbot, fetch)
    assert found == [403, 403, 403]
