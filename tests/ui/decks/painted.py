"""Small pictures painted for the tests of decks."""

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QImageWriter


def image(width: int, height: int, colour: str = "teal") -> QImage:
    """A plain picture with a bright right edge."""
    painted = QImage(width, height, QImage.Format.Format_ARGB32)
    painted.fill(QColor(colour))
    for y in range(height):
        painted.setPixelColor(width - 1, y, QColor("white"))
    return painted


def encoded(painted: QImage, kind: str = "png") -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert QImageWriter(buffer, QByteArray(kind.encode())).write(painted)
    return bytes(buffer.data().data())


def picture_file(path: Path, colour: str, size: tuple[int, int] = (240, 360)) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encoded(image(*size, colour)))
    return path


def turned(jpeg: bytes, orientation: int) -> bytes:
    """The JPEG with an EXIF note that the camera was held sideways."""
    entry = struct.pack("<HHIHH", 0x0112, 3, 1, orientation, 0)
    exif = b"Exif\0\0II*\0" + struct.pack("<IH", 8, 1) + entry + struct.pack("<I", 0)
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + jpeg[2:]
