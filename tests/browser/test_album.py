"""The revealed pictures of a game are saved or shared on the phone, each as a page with its
clue."""

from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtGui import QColor, QImage

from dixit_qt.store.pictures import reader_of
from tests.browser.device import meanwhile
from tests.browser.people import Toucher
from tests.browser.tables import open_table
from tests.browser.test_sealed_pages import CODE, come_in

PAGE = (800, 1400)
FOOT = 1200
LIKE = 12
CAN_SHARE = """
navigator.canShare = ({ files }) => files.length > 0;
navigator.share = async ({ files: [file] }) => {
  const image = await createImageBitmap(file);
  window.shared = [file.name, file.type, image.width, image.height];
};
"""
"""Chromium for Linux can't share; this stands in for a phone's share sheet."""


def far_apart(one: QColor, other: QColor) -> int:
    """JPEG changes colours a little."""
    parts = (QColor.red, QColor.green, QColor.blue)
    return max(abs(part(one) - part(other)) for part in parts)


def play_a_round(anna):
    anna.push("#start")
    play_to_the_end(anna)


def play_to_the_end(anna):
    """Of this round: then the game ends."""
    for selector in ("#menu", "#finish", "#close"):
        anna.push(selector)
    while not anna.is_done:
        if not anna.act():
            anna.device.wait_for_change()
    anna.push("#album")


@pytest.mark.parametrize("code", [None, CODE], ids=["open", "sealed"])
def test_the_storytellers_picture_is_saved_with_its_clue(
    qtbot, library, sleeper, tmp_path: Path, code
):
    hosting = open_table(library, "odyssey", bots=2, code=code)
    anna = Toucher(sleeper, "Anna", 1)
    state = hosting.table.state
    allowed = {"behavior": "allow", "downloadPath": str(tmp_path)}

    def play_a_round_and_save():
        sleeper.driver.execute_cdp_cmd("Browser.setDownloadBehavior", allowed)
        come_in(anna, hosting.port, *filter(None, [code]))
        play_a_round(anna)
        anna.push('[data-save="1"]')

    meanwhile(qtbot, play_a_round_and_save, within=120.0)
    file = tmp_path / "dixit-01.jpg"
    qtbot.waitUntil(file.is_file, timeout=20_000)
    saved = QImage(str(file))
    record = state.match.state.history[0]
    told = next(each.card for each in record.table if each.owner == record.storyteller)
    picture = QImage.fromData(reader_of(state.library.decks.values())(told))
    assert (saved.width(), saved.height()) == PAGE
    middle = saved.pixelColor(PAGE[0] // 2, FOOT // 2)
    assert far_apart(middle, picture.pixelColor(10, 15)) < LIKE
    foot = (saved.pixelColor(x, y) for x in range(0, PAGE[0], 2) for y in range(FOOT, PAGE[1], 2))
    assert any(colour.lightness() < 100 for colour in foot)
    hosting.close()


@pytest.mark.parametrize("share", ['[data-share="1"]', "#shareAll"], ids=["one", "all"])
def test_a_phone_that_can_share_is_given_the_pages_as_files(qtbot, library, sleeper, share):
    hosting = open_table(library, "odyssey", bots=2)
    anna = Toucher(sleeper, "Anna", 1)

    def play_and_share():
        command = "Page.addScriptToEvaluateOnNewDocument"
        sleeper.driver.execute_cdp_cmd(command, {"source": CAN_SHARE})
        anna.sit_down(hosting.port)
        play_a_round(anna)
        anna.push(share)
        sleeper.until("window.shared")

    meanwhile(qtbot, play_and_share, within=120.0)
    assert sleeper.js("window.shared") == ["dixit-01.jpg", "image/jpeg", *PAGE]
    hosting.close()


def test_all_pictures_are_saved_at_once_in_one_file(qtbot, library, sleeper, tmp_path: Path):
    """A browser may ask about each download, or take only the first."""
    hosting = open_table(library, "odyssey", bots=2)
    anna = Toucher(sleeper, "Anna", 1)
    allowed = {"behavior": "allow", "downloadPath": str(tmp_path)}

    def play_two_rounds_and_save():
        sleeper.driver.execute_cdp_cmd("Browser.setDownloadBehavior", allowed)
        anna.sit_down(hosting.port)
        anna.push("#start")
        while not (hosting.table.state.match and hosting.table.state.match.state.history):
            if not anna.act():
                sleeper.wait_for_change()
        play_to_the_end(anna)
        anna.push("#saveAll")

    meanwhile(qtbot, play_two_rounds_and_save, within=120.0)
    file = tmp_path / "dixit.zip"
    qtbot.waitUntil(file.is_file, timeout=20_000)
    rounds = len(hosting.table.state.match.state.history)
    with ZipFile(file) as saved:
        assert saved.testzip() is None
        assert saved.namelist() == [f"dixit-{number:02}.jpg" for number in range(1, rounds + 1)]
        pages = [QImage.fromData(saved.read(name)) for name in saved.namelist()]
    assert rounds > 1
    assert [(page.width(), page.height()) for page in pages] == [PAGE] * rounds
    hosting.close()


def test_on_plain_http_pictures_are_saved_and_sharing_is_not_offered(
    qtbot, library, sleeper, tmp_path: Path
):
    hosting = open_table(library, "odyssey", bots=2)
    anna = Toucher(sleeper, "Anna", 1)
    allowed = {"behavior": "allow", "downloadPath": str(tmp_path)}

    def play_and_save():
        sleeper.driver.execute_cdp_cmd("Browser.setDownloadBehavior", allowed)
        anna.sit_down(hosting.port, host="laptop.local")
        play_a_round(anna)
        anna.push('[data-save="1"]')

    meanwhile(qtbot, play_and_save, within=120.0)
    qtbot.waitUntil((tmp_path / "dixit-01.jpg").is_file, timeout=20_000)
    assert not sleeper.js("isSecureContext")
    assert not sleeper.has("[data-share]")
    hosting.close()
