"""Two browsers, opened once per run because starting them is slow."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QImage

import chromium
from dixit_qt.decks.deck import hash_of
from dixit_qt.host.plan import Library
from tests.browser.device import Device
from tests.browser.relay import Relay
from tests.browser.tables import library_of
from tests.ui.household import fonts, household

__all__ = ["fonts", "household"]

CARDS = 60
TELEPHONE = (360, 640)


def _device() -> Iterator[Device]:
    if not chromium.is_there():
        pytest.skip("neither Chromium nor its driver is installed here")
    driver = chromium.new_driver(TELEPHONE)
    yield Device(driver)
    driver.quit()


@pytest.fixture(scope="session")
def telephone() -> Iterator[Device]:
    yield from _device()


@pytest.fixture(scope="session")
def second() -> Iterator[Device]:
    yield from _device()


@pytest.fixture
def sleeper() -> Iterator[Device]:
    """A browser whose screen may be locked: no other test uses it afterwards."""
    yield from _device()


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """Small pictures, each in another colour."""
    folder = tmp_path_factory.mktemp("deck")
    lines = ["[deck]", 'id = "trial"', 'name_en = "Trial"', 'name_ru = "Проба"']
    for number in range(CARDS):
        file = folder / f"{number}.png"
        image = QImage(20, 30, QImage.Format.Format_RGB32)
        image.fill(QColor(2 * number, 255 - 2 * number, 120))
        image.save(str(file))
        lines += ["[[card]]", f'slug = "card-{number}"', f'file = "{file.name}"']
        lines += [f'sha256 = "{hash_of(file.read_bytes())}"', f'title_en = "Picture {number}"']
    (folder / "deck.toml").write_text("\n".join(lines), encoding="utf-8")
    return library_of(folder)


@pytest.fixture(autouse=True)
def no_complaints(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail the test if a script fails or breaks the page's content policy. Requests to tables that
    have been closed, and encrypted requests of connections that have ended, may fail."""
    yield
    devices = [name for name in ("telephone", "second") if name in request.fixturenames]
    broken = ("CONNECTION", "SOCKET_NOT_CONNECTED")
    why = (*broken, "EMPTY_RESPONSE", "INVALID_HTTP_RESPONSE", "CONTENT_LENGTH_MISMATCH")
    cut_off = ("WebSocket", "/sealed/", *(f"net::ERR_{each}" for each in why))
    for device in map(request.getfixturevalue, devices):
        faults = device.errors()
        assert [error for error in faults if not any(each in error for each in cut_off)] == []


@pytest.fixture
def relay(hosting) -> Iterator[Relay]:
    """Between a phone and the table of the test."""
    between = Relay(hosting.port)
    yield between
    between.close()
