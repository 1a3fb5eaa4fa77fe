"""Decodes untrusted pictures within limits, and crops them to cards that contain only pixels.

A proof is a safe copy without metadata, large enough to choose a crop window in; a card is cut out
of its proof. Decoding and encoding release the interpreter for other threads.
"""

from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QColorSpace,
    QImage,
    QImageIOHandler,
    QImageReader,
    QImageWriter,
    QPainter,
)

from dixit_qt.decks.archives import Reason, Unusable
from dixit_qt.decks.cropping import (
    CARD_HEIGHT,
    CARD_WIDTH,
    Crop,
    Window,
    attentive,
    window_size,
)
from dixit_qt.decks.importing import LONGEST_MARK, is_read_line_by_line, picture_kind

MOST_MEMORY = 256 * 1024 * 1024
MOST_PIXELS_SHRUNK = 512 * 1024 * 1024
"""The limit for a picture that is shrunk while it is read, as those of the largest phones are."""

SMALLEST_WINDOW = 160
PROOF_WINDOW = 1200
PROOF_QUALITY = 95
CARD_QUALITY = 82

_PAPER = QColor("#f5ead2")
_GLANCE = 48
_BAND = 128


@dataclass(frozen=True, slots=True)
class Proof:
    """`picture` is a JPEG of width x height."""

    picture: bytes
    width: int
    height: int
    crop: Crop


def proof_of(data: bytes) -> Proof:
    """A safe copy of an untrusted picture; raises `Unusable`."""
    reading = _Reading(data)
    size = reading.checked_size()
    reading.reader.setScaledSize(_proof_size(size, turned=reading.turned))
    image = reading.image()
    picture = _encoded(_plain(image), b"jpeg", PROOF_QUALITY)
    return Proof(picture, image.width(), image.height(), attentive(_grey(picture, image.size())))


def card_of(proof: bytes, window: Window) -> bytes:
    """The picture of a card: 800 x 1200, WebP, no metadata."""
    reading = _Reading(proof)
    reading.reader.setClipRect(QRect(*window))
    reading.reader.setScaledSize(QSize(CARD_WIDTH, CARD_HEIGHT))
    return _encoded(reading.image(), b"webp", CARD_QUALITY)


class _Reading:
    """A reader and the data that it reads from, which must live as long."""

    def __init__(self, data: bytes) -> None:
        kind = picture_kind(data[:LONGEST_MARK])
        if kind is None:
            raise Unusable(Reason.NOT_A_PICTURE)
        self._shrinks = is_read_line_by_line(data)
        self._bytes = QByteArray(data)
        self._buffer = QBuffer(self._bytes)
        self._buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        self.reader = QImageReader(self._buffer, QByteArray(kind.encode()))
        self.reader.setAutoDetectImageFormat(False)
        self.reader.setAutoTransform(True)

    @property
    def turned(self) -> bool:
        quarter = QImageIOHandler.Transformation.TransformationRotate90
        return bool(self.reader.transformation() & quarter)

    def checked_size(self) -> QSize:
        """Nothing is decoded until the header shows an acceptable number of pixels."""
        size = self.reader.size()
        if size.isEmpty():
            raise Unusable(Reason.BROKEN)
        if not self._is_bearable(size):
            raise Unusable(Reason.TOO_MANY_PIXELS)
        shown = size.transposed() if self.turned else size
        if window_size(shown.width(), shown.height(), 1)[0] < SMALLEST_WINDOW:
            raise Unusable(Reason.TOO_SMALL)
        return size

    def _is_bearable(self, size: QSize) -> bool:
        pixels = size.width() * size.height()
        if self._shrinks:
            return pixels <= MOST_PIXELS_SHRUNK
        depth = QImage(1, 1, self.reader.imageFormat()).depth() or 32
        return pixels * max(depth, 32) // 8 <= MOST_MEMORY

    def image(self) -> QImage:
        image = self.reader.read()
        if image.isNull():
            raise Unusable(Reason.BROKEN)
        return image


def _proof_size(size: QSize, *, turned: bool) -> QSize:
    """Wider than a card, so that a closer look stays sharp; but nothing is enlarged."""
    shown = size.transposed() if turned else size
    across, _ = window_size(shown.width(), shown.height(), 1)
    scale = min(1.0, PROOF_WINDOW / across)
    return QSize(max(1, round(size.width() * scale)), max(1, round(size.height() * scale)))


def _plain(image: QImage) -> QImage:
    """Only pixels, in sRGB on paper; done in bands, so that no other thread waits long."""
    plain = QImage(image.size(), QImage.Format.Format_RGB32)
    srgb = QColorSpace(QColorSpace.NamedColorSpace.SRgb)
    convert = image.colorSpace().isValid() and image.colorSpace() != srgb
    painter = QPainter(plain)
    for top in range(0, image.height(), _BAND):
        band = image.copy(0, top, image.width(), min(_BAND, image.height() - top))
        if convert:
            band.convertToColorSpace(srgb)
        painter.fillRect(0, top, band.width(), band.height(), _PAPER)
        painter.drawImage(0, top, band)
    painter.end()
    return plain


def _grey(picture: bytes, size: QSize) -> list[list[int]]:
    reading = _Reading(picture)
    reading.reader.setScaledSize(
        size.scaled(_GLANCE, _GLANCE, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    )
    grey = reading.image().convertToFormat(QImage.Format.Format_Grayscale8)
    line = grey.bytesPerLine()
    pixels = bytes(grey.constBits())
    return [list(pixels[y * line : y * line + grey.width()]) for y in range(grey.height())]


def _encoded(image: QImage, kind: bytes, quality: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind))
    writer.setQuality(quality)
    if not writer.write(image):
        raise Unusable(Reason.BROKEN)
    return bytes(buffer.data().data())
