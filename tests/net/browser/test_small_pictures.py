"""Pictures are shrunk for phones in another thread."""

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QObject
from PySide6.QtGui import QColor, QImage

from dixit_qt.net.browser import small_pictures
from dixit_qt.net.browser.small_pictures import SmallPictures, smaller

pytestmark = pytest.mark.usefixtures("qapp")


def a_picture(width: int, height: int) -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    for x in range(0, width, 7):
        for y in range(0, height, 7):
            image.setPixelColor(x, y, QColor(x % 256, y % 256, (x * y) % 256))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "png")
    return bytes(buffer.data().data())


WHOLE = a_picture(800, 1200)


def test_a_large_picture_is_scaled_down():
    made = smaller(WHOLE)
    image = QImage.fromData(made)
    assert (image.width(), image.height()) == (480, 720)
    assert len(made) < len(WHOLE)


def test_small_files_and_other_types_are_not_resized():
    for picture in (a_picture(300, 450), b"no picture"):
        assert smaller(picture) == picture


def test_a_small_picture_is_made_once_for_all_requests(qtbot):
    parent = QObject()
    small = SmallPictures(parent)
    given: list[bytes] = []
    for _ in range(3):
        small.give("card", WHOLE, given.append)
    assert given == []
    qtbot.waitUntil(lambda: len(given) == 3)
    small.give("card", b"not looked at again", given.append)
    assert len(set(given)) == 1
    small.close()


def test_a_picture_that_is_asked_for_again_is_kept_longest(qtbot, monkeypatch):
    monkeypatch.setattr(small_pictures, "KEPT", 2)
    parent = QObject()
    small = SmallPictures(parent)
    given: list[bytes] = []
    for number, card in enumerate(("first", "second", "first", "third"), start=1):
        small.give(card, card.encode(), given.append)
        qtbot.waitUntil(lambda number=number: len(given) == number)
    small.give("first", WHOLE, given.append)
    assert given[4:] == [b"first"]
    small.close()


def test_the_cache_of_small_pictures_is_limited(qtbot, monkeypatch):
    monkeypatch.setattr(small_pictures, "KEPT", 2)
    parent = QObject()
    small = SmallPictures(parent)
    given: list[bytes] = []
    for number in range(4):
        small.give(f"card {number}", b"%d" % number, given.append)
    qtbot.waitUntil(lambda: len(given) == 4)
    for number in (2, 3):
        small.give(f"card {number}", WHOLE, given.append)
    assert len(given) == 6
    small.give("card 1", WHOLE, given.append)
    assert len(given) == 6
    small.close()
