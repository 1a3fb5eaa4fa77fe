"""Saving the album from the end screen."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from dixit_qt import paths
from dixit_qt.store.kept_games import kept_of
from dixit_qt.ui.album.album_desk import AlbumDesk
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.saving import free_path
from dixit_qt.wire.codes import Stage
from tests.ui.rounds.told_games import finished, no_picture, played, with_verses


@pytest.fixture
def desk(fonts) -> Iterator[Callable[..., AlbumDesk]]:
    """Nothing is painted any more when a test ends."""
    desks: list[AlbumDesk] = []

    def opened_at(folder, table, opened=None) -> AlbumDesk:
        language = Language(paths.translations())
        opened = [] if opened is None else opened
        made = AlbumDesk(table.feed, language, no_picture, None, lambda: folder, opened.append)
        desks.append(made)
        made.open()
        return made

    yield opened_at
    for made in desks:
        made.close()


def printed(qtbot, desk: AlbumDesk) -> None:
    qtbot.waitUntil(lambda: not desk.property("busy"), timeout=20_000)


def test_the_album_is_saved_as_a_pdf_and_can_be_opened(qtbot, desk, tmp_path):
    opened = []
    album = desk(tmp_path, finished("team", 6), opened)
    album.savePdf()
    assert album.property("busy")
    printed(qtbot, album)
    files = list(tmp_path.iterdir())
    assert [file.suffix for file in files] == [".pdf"]
    assert album.property("saved") == str(files[0])
    assert str(files[0]) in album.property("news")
    album.openSaved()
    assert opened[0].toLocalFile() == str(files[0])


def test_album_pictures_are_saved_in_their_own_folder(qtbot, desk, tmp_path):
    album = desk(tmp_path, played("odyssey", 3, 1))
    album.savePictures()
    printed(qtbot, album)
    (folder,) = tmp_path.iterdir()
    assert len(list(folder.iterdir())) == 3


def test_a_second_album_does_not_overwrite_the_first(tmp_path):
    first = free_path(tmp_path, "Evening", ".pdf")
    first.touch()
    second = free_path(tmp_path, "Evening", ".pdf")
    second.touch()
    assert [first.name, second.name] == ["Evening.pdf", "Evening (2).pdf"]
    assert free_path(tmp_path, "Evening", ".pdf").name == "Evening (3).pdf"


def test_a_failed_album_is_reported(qtbot, desk, tmp_path):
    blocked = tmp_path / "file"
    blocked.touch()
    album = desk(blocked, played("odyssey", 3, 1))
    album.savePdf()
    printed(qtbot, album)
    assert album.property("failed")
    assert "couldn't be saved" in album.property("news")


def test_without_a_round_there_is_nothing_to_save(desk, tmp_path):
    album = desk(tmp_path, played("odyssey", 3, 0))
    album.savePdf()
    assert not album.property("busy")


@contextmanager
def small_files(most_bytes: int) -> Iterator[None]:
    """As on a disk that is nearly full: what would grow larger isn't written."""
    import resource

    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for the size of a file")
def test_an_album_that_the_disk_could_not_take_is_not_called_saved(qtbot, desk, tmp_path):
    album = desk(tmp_path, played("odyssey", 3, 1))
    with small_files(20_000):
        album.savePdf()
        printed(qtbot, album)
    assert not album.property("saved")
    assert not list(tmp_path.glob("*.pdf"))


# Leafing through the book


def painted(qtbot, album: AlbumDesk, leaf: int) -> None:
    qtbot.waitUntil(lambda: bool(album.leaves.rows[leaf].front), timeout=20_000)


def test_the_open_sheet_and_its_neighbours_are_painted_and_no_others(qtbot, desk, tmp_path):
    album = desk(tmp_path, finished("team", 6))
    assert album.count == len(album.leaves.rows) > 5
    album.setWidth(300)
    painted(qtbot, album, 1)
    assert not album.leaves.rows[2].front
    album.goTo(5)
    painted(qtbot, album, 6)
    painted(qtbot, album, 4)
    assert [leaf.front != "" for leaf in album.leaves.rows][:4] == [False] * 4
    picture = QImage(QUrl(album.leaves.rows[5].front).toLocalFile())
    assert (picture.width(), picture.height()) == (300, 424)
    album.close()


def test_one_cannot_leaf_beyond_the_covers(desk, tmp_path):
    album = desk(tmp_path, played("odyssey", 3, 1))
    album.leaf(-1)
    assert (album.count, album.index) == (3, 0)
    for _ in range(5):
        album.leaf(1)
    assert album.index == 2


def test_a_screen_reader_hears_what_is_on_the_open_sheet(desk, tmp_path):
    album = desk(tmp_path, played("odyssey", 3, 1))
    album.leaf(1)
    assert album.summary.startswith("Round 1. ")
    album.leaf(1)
    assert album.summary == "How the evening went"


def test_a_book_that_was_put_away_leaves_no_pictures(qtbot, desk, tmp_path):
    album = desk(tmp_path, played("odyssey", 3, 1))
    album.setWidth(300)
    painted(qtbot, album, 1)
    file = Path(QUrl(album.leaves.rows[1].front).toLocalFile())
    album.putAway()
    assert (album.count, file.exists()) == (0, False)
    album.close()
    assert not file.parent.exists()


@pytest.mark.parametrize("throw_away", [AlbumDesk.putAway, partial(AlbumDesk.goTo, index=6)])
def test_a_page_is_deleted_only_after_the_screen_has_let_go_of_it(
    qtbot, desk, tmp_path, throw_away
):
    """Otherwise Qt, reading it in the background, would call it missing."""
    album = desk(tmp_path, finished("team", 6))
    album.setWidth(300)
    painted(qtbot, album, 1)
    file = Path(QUrl(album.leaves.rows[1].front).toLocalFile())
    seen: list[tuple[str, bool]] = []
    album.leaves.dataChanged.connect(
        lambda: seen.append((album.leaves.rows[1].front, file.exists()))
    )
    throw_away(album)
    assert ("", True) in seen
    assert not file.exists()
    album.close()


def test_the_album_of_a_past_game_is_the_one_of_its_end(qtbot, desk, tmp_path):
    table = finished("poetry", 3)
    room = structs.replace(table.feed.state.room, stage=Stage.OVER)
    state = replace(with_verses(table.feed.state), room=room)
    now = desk(tmp_path, table)
    past = desk(tmp_path, played("odyssey", 3, 0))
    assert past.count == 0
    past.open_kept(kept_of(state, "2026-11-19"))
    assert (past.count, past.kept) == (now.count, True)
    assert [leaf.summary for leaf in past.leaves.rows][2:] != []
    past.savePdf()
    printed(qtbot, past)
    assert "2026-11-19" in past.saved


def test_the_book_is_leafed_by_buttons_and_keys(qtbot, desk, tmp_path, show):
    album = desk(tmp_path, played("odyssey", 3, 1))
    driver = show("AlbumPage", album=album)
    qtbot.waitUntil(lambda: bool(album.leaves.rows[0].front), timeout=20_000)
    driver.click("leafOn")
    assert album.index == 1
    driver.press(Qt.Key.Key_Right)
    assert album.index == 2
    driver.press(Qt.Key.Key_Left)
    assert album.index == 1
    driver.press(Qt.Key.Key_End)
    assert album.index == 2
    driver.press(Qt.Key.Key_Home)
    assert album.index == 0
    driver.until(lambda: driver.text("whichSheet") == "1 of 3", "the number doesn't follow")


def test_the_book_is_leafed_by_a_click_on_a_page_a_swipe_and_the_wheel(qtbot, desk, tmp_path, show):
    album = desk(tmp_path, played("odyssey", 3, 1))
    window = show("AlbumPage", album=album).window
    left, right = QPoint(400, 300), QPoint(1000, 300)
    click = partial(QTest.mouseClick, window, Qt.MouseButton.LeftButton)
    click(pos=left)
    assert album.index == 1, "a click anywhere opens the closed book"
    click(pos=right)
    assert album.index == 2
    click(pos=left)
    assert album.index == 1
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=right)
    for across in range(980, 600, -20):
        QTest.mouseMove(window, QPoint(across, 300))
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=QPoint(600, 300))
    qtbot.waitUntil(lambda: album.index == 2)
    QTest.wheelEvent(window, left.toPointF(), QPoint(0, 120))
    qtbot.waitUntil(lambda: album.index == 1)
