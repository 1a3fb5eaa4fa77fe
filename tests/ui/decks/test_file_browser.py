"""Browsing the folders of this computer."""

from pathlib import Path

import pytest

from dixit_qt.ui.decks.file_browser import Browser, FileRow, listing


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "Zoo").mkdir()
    (tmp_path / "album").mkdir()
    for name in ("b.PNG", "a.jpg", "deck.zip", "notes.txt", ".hidden.png"):
        (tmp_path / name).write_bytes(b"x")
    return tmp_path


def names(browser: Browser) -> list[str]:
    return [row.name for row in browser.files.rows if isinstance(row, FileRow)]


def test_folders_come_first_then_archives_then_pictures(folder):
    assert [path.name for path, _ in listing(folder)] == [
        "album",
        "Zoo",
        "deck.zip",
        "a.jpg",
        "b.PNG",
    ]


def test_a_folder_can_be_entered_and_left(qapp, folder):
    browser = Browser(folder)
    browser.look()
    browser.press(str(folder / "album"))
    assert (browser.folder, names(browser)) == (str(folder / "album"), [])
    browser.up()
    assert browser.folder == str(folder)


def test_several_pictures_can_be_marked_and_chosen_together(qapp, folder):
    browser = Browser(folder)
    browser.look()
    taken: list[list[Path]] = []
    browser.taken.connect(taken.append)
    for name in ("a.jpg", "b.PNG", "deck.zip", "b.PNG"):
        browser.press(str(folder / name))
    assert browser.marked == 2
    browser.takeMarked()
    assert taken == [[folder / "a.jpg", folder / "deck.zip"]]
    assert browser.marked == 0


def test_the_file_browser_opens_in_an_existing_folder(qapp, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    browser = Browser()
    browser.look()
    assert not browser.fault
    assert Path(browser.folder).is_dir()


def test_a_picture_is_shown_beside_its_name(qapp, folder):
    browser = Browser(folder)
    browser.look()
    shown = {row.name: bool(row.source) for row in browser.files.rows if isinstance(row, FileRow)}
    assert shown["a.jpg"]
    assert not shown["deck.zip"]


def test_a_folder_that_cannot_be_opened_is_reported(qapp, folder):
    browser = Browser(folder / "gone")
    browser.look()
    assert browser.fault
    assert names(browser) == []
