"""Joining by browser: what the first screen says about the table, and how few steps it takes."""

import time

import pytest
from msgspec import json

from dixit_qt.net.browser.introduction import introduction
from dixit_qt.wire.codes import Keeper
from dixit_qt.wire.messages import Leave, SetCode
from tests.browser.device import meanwhile
from tests.browser.evenings import Evening
from tests.browser.people import Toucher
from tests.browser.tables import open_table
from tests.browser.test_seats import IN_GAME, begin, seat_of
from tests.net.tables import guest

TAPS = 3
SECONDS = 10.0
COUNT_TAPS = """
window.taps = 0;
addEventListener("pointerdown", ({ isTrusted }) => (taps += isTrusted), true);
"""
HAND = """(() => {
  const all = [...document.querySelectorAll(".hand .picture")];
  return all.length > 0 && all.every((image) => image.naturalWidth > 0);
})()"""

SIZES_OF_ICONS = """
const done = arguments[0];
const sized = async (src) => {
  const icon = Object.assign(new Image(), { src });
  await icon.decode();
  return `${src} ${icon.naturalWidth}x${icon.naturalHeight}`;
};
const ofPixels = ({ icons }) => icons.filter(({ sizes }) => sizes !== "any");
const manifest = fetch("/manifest.webmanifest").then((answer) => answer.json());
manifest.then((read) => Promise.all(ofPixels(read).map(({ src }) => sized(src)))).then(done);
"""


@pytest.fixture
def evening(qtbot, library, telephone):
    table = Evening(qtbot, library, telephone, "odyssey", 3)
    yield table
    table.close()


def first_screen(evening, device, words):
    said = f"document.querySelector('#table')?.innerText === `{words}`"
    evening.at_once(lambda: (device.open(evening.hosting.port), device.until(said)))


def test_the_first_screen_names_the_table_and_its_game(evening, second):
    name = evening.room.name
    first_screen(evening, second, f"{name}: Dixit Odyssey")
    evening.tell()
    first_screen(evening, second, f"{name}: Dixit Odyssey, round 1")
    host = guest("Host")
    host.join_link(evening.hosting.own_link())
    evening.wait(lambda: host.session.command(SetCode("whale lamp")))
    evening.wait(lambda: evening.room.needs_code)
    first_screen(evening, second, "Pictures, a few words, and friends around one table")
    evening.at_once(lambda: second.until("document.querySelector('#code')"))
    host.close()


def test_house_rules_name_the_goal_on_the_first_screen(qtbot, library, telephone):
    hosting = open_table(library, "classic-30", options={"target_score": 40})
    words = f"{hosting.table.room(0).name}: Dixit to 40 points"
    said = f"document.querySelector('#table')?.innerText === `{words}`"
    meanwhile(qtbot, lambda: (telephone.open(hosting.port), telephone.until(said)))
    hosting.close()


def test_table_json_of_a_table_with_a_code_is_null(library):
    hosting = open_table(library, "odyssey", code="whale lamp")
    assert json.encode(introduction(hosting.table.state)) == b"null"
    hosting.close()


@pytest.mark.parametrize(("language", "words"), [("en", "nothing"), ("ru", "ничего")])
def test_a_wrong_address_says_so_and_leads_to_the_table(qtbot, library, sleeper, language, words):
    hosting = open_table(library, "odyssey")

    def go_astray():
        sleeper.open(hosting.port)
        sleeper.js("localStorage.setItem('language', arguments[0])", language)
        sleeper.driver.get(f"http://127.0.0.1:{hosting.port}/tabel/1")
        sleeper.until(f"document.querySelector('main').innerText.includes('{words}')")
        sleeper.tap("#toTable")
        sleeper.until("document.querySelector('#sitDown') && location.pathname === '/'")

    meanwhile(qtbot, go_astray)
    hosting.close()


def test_the_code_of_a_table_is_asked_for_on_the_first_screen(qtbot, library, telephone):
    hosting = open_table(library, "odyssey", code="whale lamp")

    def come_in():
        telephone.open(hosting.port)
        telephone.write("#code", "Whale-Lamp")
        telephone.write("#name", "Anna")
        telephone.tap("#sitDown")
        telephone.until("document.body.dataset.page === 'lobby'")

    meanwhile(qtbot, come_in)
    assert [seat.name for seat in hosting.table.room(0).seats] == ["Anna"]
    hosting.close()


def test_a_phone_reaches_its_cards_in_three_taps_and_ten_seconds(qtbot, library, sleeper):
    """At a table where one player is missing."""
    hosting = open_table(library, "odyssey", bots=2)
    anna, seen = Toucher(sleeper, "Anna", 1), {}
    command = "Page.addScriptToEvaluateOnNewDocument"
    meanwhile(qtbot, lambda: sleeper.driver.execute_cdp_cmd(command, {"source": COUNT_TAPS}))

    def come_in():
        start = time.monotonic()
        sleeper.open(hosting.port)
        sleeper.tap("#name")
        sleeper.press("Anna")
        anna.push("#sitDown")
        sleeper.until("document.body.dataset.page === 'lobby'")
        seen["seat"] = time.monotonic() - start
        anna.push("#start")
        sleeper.until(f"{IN_GAME} && {HAND}")
        seen["cards"] = time.monotonic() - start
        seen["taps"] = sleeper.js("taps")

    meanwhile(qtbot, come_in)
    assert seen["seat"] < seen["cards"] < SECONDS
    assert seen["taps"] == TAPS
    hosting.close()


@pytest.mark.parametrize("name", ["laptop.lan", "laptop.fritz.box", "laptop.local"])
def test_the_page_opens_under_a_local_host_name(qtbot, library, telephone, name):
    hosting = open_table(library, "odyssey", bots=2)
    anna = Toucher(telephone, "Anna", 1)
    meanwhile(qtbot, lambda: anna.sit_down(hosting.port, host=name))
    assert seat_of(hosting).keeper is Keeper.PERSON
    hosting.close()


def test_an_internet_host_name_is_answered_with_the_address_to_use(qtbot, library, telephone):
    hosting = open_table(library, "odyssey", bots=2)
    address = f"http://laptop.example:{hosting.port}/"
    meanwhile(qtbot, lambda: telephone.driver.get(address))
    said = telephone.text("body")
    assert "answers to its address in numbers" in said
    assert "отвечает на адрес цифрами" in said
    assert all("421" in each for each in telephone.errors())
    hosting.close()


def test_a_banner_says_who_the_host_is_now(qtbot, library, telephone, second):
    hosting = open_table(library, "odyssey", bots=2)
    host = guest("Host")
    host.join_link(hosting.own_link())
    anna, boris = Toucher(telephone, "Anna", 1), Toucher(second, "Boris", 2)
    meanwhile(qtbot, lambda: anna.sit_down(hosting.port))
    begin(qtbot, hosting, boris)

    def says(person, words):
        shown = f"document.querySelector('.news')?.innerText.includes(`{words}`)"
        return lambda: person.device.until(shown)

    unsaid = "!document.querySelector('#newHost')"
    meanwhile(qtbot, lambda: anna.device.until(unsaid), lambda: boris.device.until(unsaid))
    assert host.session.command(Leave())
    mine = "You're the host of the table now: see the menu."
    meanwhile(qtbot, says(anna, mine), says(boris, "Anna is the host of the table now."))

    def read(person):
        person.push("#newHost")
        person.device.until("!document.querySelector('#newHost')")

    meanwhile(qtbot, lambda: read(anna), lambda: read(boris))
    host.close()
    hosting.close()


def test_the_page_can_be_put_on_the_home_screen(qtbot, library, telephone):
    hosting = open_table(library, "odyssey", bots=2)
    found = {}

    def look():
        telephone.open(hosting.port)
        found.update(telephone.driver.execute_cdp_cmd("Page.getAppManifest", {}))
        found["icons"] = telephone.driver.execute_async_script(SIZES_OF_ICONS)

    meanwhile(qtbot, look)
    assert found["errors"] == []
    manifest = json.decode(found["data"])
    assert manifest["name"] == "Dixit Qt"
    named = [f"{icon['src']} {icon['sizes']}" for icon in manifest["icons"]]
    assert [each for each in named if "any" not in each] == found["icons"]
    assert any(each.endswith("512x512") for each in found["icons"])
    hosting.close()
