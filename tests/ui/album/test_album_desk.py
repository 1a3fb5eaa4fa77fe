"""Saving the album from the end screen."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from dixit_qt import paths
from dixit_qt.ui.album.album_desk import AlbumDesk
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.saving import free_path
from tests.ui.rounds.told_games import finished, no_picture, played


def desk(folder, table, opened=None) -> AlbumDesk:
    language = Language(paths.translations())
    opened = [] if opened is None else opened
    return AlbumDesk(table.feed, language, no_picture, None, lambda: folder, opened.append)


def printed(qtbot, desk: AlbumDesk) -> None:
    qtbot.waitUntil(lambda: not desk.property("busy"), timeout=20_000)


def test_the_album_is_saved_as_a_pdf_and_can_be_opened(qtbot, fonts, tmp_path):
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


def test_album_pictures_are_saved_in_their_own_folder(qtbot, fonts, tmp_path):
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


def test_a_failed_album_is_reported(qtbot, fonts, tmp_path):
    blocked = tmp_path / "file"
    blocked.touch()
    album = desk(blocked, played("odyssey", 3, 1))
    album.savePdf()
    printed(qtbot, album)
    assert album.property("failed")
    assert "couldn't be saved" in album.property("news")


def test_without_a_round_there_is_nothing_to_save(tmp_path):
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
def test_an_album_that_the_disk_could_not_take_is_not_called_saved(qtbot, fonts, tmp_path):
    album = desk(tmp_path, played("odyssey", 3, 1))
    with small_files(20_000):
        album.savePdf()
        printed(qtbot, album)
    assert not album.property("saved")
    assert not list(tmp_path.glob("*.pdf"))
