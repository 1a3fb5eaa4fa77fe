"""A page of paper, 1000 units wide, and drawing text, pictures and rabbits on it.

Everything is drawn with a QPainter on any device, so a page of the PDF looks the same as a page
saved as a picture.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QImageReader,
    QPainter,
    QPainterPath,
    QPen,
)

from dixit_qt import paths

WIDTH, HEIGHT = 1000.0, 1414.0
MARGIN = 84.0
WIDE = WIDTH - 2 * MARGIN
SERIF, SANS = "Source Serif Pro", "Manrope"

PAPER, SEPIA = QColor("#fbf4e3"), QColor("#7a3b22")
INK, INK_DIM = QColor("#2b2118"), QColor("#75644c")
GOLD, NIGHT, RED = QColor("#b98a35"), QColor("#16243f"), QColor("#c9483c")
RABBIT_COLOURS = (
    "#d9534a",
    "#e8963e",
    "#ecc94b",
    "#8fb84a",
    "#4c9f70",
    "#3fa7a3",
    "#4b8fd0",
    "#5a66c8",
    "#8c5ac0",
    "#c45fa5",
    "#8a6a4f",
    "#d8d3c8",
)

CENTRE = int(Qt.AlignmentFlag.AlignCenter)
MIDDLE_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
MIDDLE_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
WRAPPED = int(Qt.TextFlag.TextWordWrap)
BROKEN = int(Qt.TextFlag.TextWrapAnywhere)
SMALLEST = 11.0
SHARPNESS = 1.5


@dataclass(frozen=True)
class Ink:
    """The style of a text."""

    colour: QColor = field(default_factory=lambda: INK)
    family: str = SERIF
    align: int = CENTRE
    bold: bool = False

    def font(self, size: float) -> QFont:
        font = QFont(self.family)
        font.setPixelSize(max(1, round(size)))
        font.setWeight(QFont.Weight.DemiBold if self.bold else QFont.Weight.Normal)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font


TEXT = Ink()
TITLE = Ink(bold=True)
VERSE = Ink(align=MIDDLE_LEFT)
NOTE = Ink(INK_DIM, SANS)
NOTE_LEFT = Ink(INK_DIM, SANS, MIDDLE_LEFT)
NAME_LEFT = Ink(INK, SANS, MIDDLE_LEFT)
NAME = Ink(INK, SANS)
HEADING = Ink(SEPIA, bold=True)
QUOTE = Ink(SEPIA)
HEART = Ink(QColor("#e08a6a"), SANS, bold=True)
POINTS = Ink(INK, align=MIDDLE_RIGHT, bold=True)


def fitting_size(words: str, box: QRectF, largest: float, ink: Ink) -> float:
    """The largest size at which the text fits into the box, wrapped between words."""
    size = largest
    while size > SMALLEST:
        needed = QFontMetricsF(ink.font(size)).boundingRect(box, WRAPPED, words)
        if needed.width() <= box.width() and needed.height() <= box.height():
            return size
        size -= 1
    return SMALLEST


class Paper:
    def __init__(self, painter: QPainter) -> None:
        self.painter = painter
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )

    def ground(self) -> None:
        """The background of a page: painted parchment between two laurels."""
        self.painter.fillRect(LEAF, PAPER)
        self.painter.drawImage(LEAF, painted("paper-poem", PARCHMENT))

    def binding(self) -> None:
        """The cloth of the cover, with golden rabbits."""
        self.painter.fillRect(LEAF, NIGHT)
        self.painter.drawImage(LEAF, painted("card-back"))

    def label(self, box: QRectF) -> None:
        """A slip of parchment that is pasted on the cover."""
        self.painter.drawImage(box, painted("paper-plain"))

    def text(self, words: str, box: QRectF, size: float, ink: Ink = TEXT) -> None:
        """Text in a box, smaller if it wouldn't fit."""
        fitted = fitting_size(words, box, size, ink)
        self._take(ink, fitted)
        wrap = BROKEN if fitted == SMALLEST else WRAPPED
        self.painter.drawText(box, ink.align | wrap, words)

    def line(self, words: str, box: QRectF, size: float, ink: Ink = NOTE) -> None:
        """One line, cut with an ellipsis if it is too long."""
        font = self._take(ink, size)
        shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, box.width() + 1)
        self.painter.drawText(box, ink.align, shown)

    def _take(self, ink: Ink, size: float) -> QFont:
        font = ink.font(size)
        self.painter.setFont(font)
        self.painter.setPen(ink.colour)
        return font

    def rule(self, y: float, width: float = 220) -> None:
        """A thin rule with a diamond in its middle."""
        middle = WIDTH / 2
        self.painter.setPen(QPen(GOLD, 1.2))
        self.painter.drawLine(QPointF(middle - width, y), QPointF(middle - 14, y))
        self.painter.drawLine(QPointF(middle + 14, y), QPointF(middle + width, y))
        diamond = QPainterPath(QPointF(middle, y - 6))
        for x, down in ((6, 0), (0, 6), (-6, 0)):
            diamond.lineTo(middle + x, y + down)
        diamond.closeSubpath()
        self.painter.fillPath(diamond, GOLD)

    def card(self, box: QRectF, file: Path | None) -> None:
        """A picture with its paper rim; a night sky with a moon if the picture is missing."""
        rim = max(3.0, box.width() * 0.03)
        self._card_ground(box)
        inner = box.adjusted(rim, rim, -rim, -rim)
        image = read_picture(file, inner) if file is not None else QImage()
        if image.isNull():
            self._moon(inner)
        else:
            self.painter.drawImage(inner, image)

    def _card_ground(self, box: QRectF) -> None:
        corner = box.width() * 0.05
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(60, 40, 15, 8))
        for reach in range(16, 0, -2):
            around = box.adjusted(-reach, -reach + 6, reach, reach + 6)
            self.painter.drawRoundedRect(around, corner + reach, corner + reach)
        self.painter.setBrush(QColor("#fffdf6"))
        self.painter.setPen(QPen(QColor("#c9b68e"), 1))
        self.painter.drawRoundedRect(box, corner, corner)

    def _moon(self, box: QRectF) -> None:
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(NIGHT)
        self.painter.drawRoundedRect(box, 6, 6)
        moon, bite = QPainterPath(), QPainterPath()
        radius = box.width() * 0.2
        moon.addEllipse(box.center(), radius, radius)
        bite.addEllipse(box.center() + QPointF(radius * 0.5, -radius * 0.2), radius, radius)
        self.painter.fillPath(moon.subtracted(bite), QColor("#f6cf86"))

    def rabbit(self, centre: QPointF, radius: float, rabbit: int, name: str) -> None:
        """A player's coin: the painted portrait, or the first letter of the name."""
        colour = QColor(RABBIT_COLOURS[rabbit % len(RABBIT_COLOURS)])
        self.painter.setPen(QPen(colour.darker(125), max(1.0, radius * 0.1)))
        self.painter.setBrush(colour)
        self.painter.drawEllipse(centre, radius, radius)
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        image = read_picture(portrait_of(rabbit), box)
        if image.isNull():
            ink = Ink(INK if colour.lightness() > 140 else PAPER, SANS, bold=True)
            self.line(name[:1].upper(), box, radius * 1.1, ink)
        else:
            self.painter.drawImage(box, image)

    def hearts(self, count: int, corner: QPointF, size: float) -> None:
        """How many love a card, in a pill that ends at its upper right corner."""
        words = f"♥ {count}"
        wide = QFontMetricsF(HEART.font(size)).horizontalAdvance(words) + size * 1.2
        pill = QRectF(corner.x() - wide - size * 0.4, corner.y() + size * 0.4, wide, size * 1.7)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(NIGHT)
        self.painter.drawRoundedRect(pill, size * 0.85, size * 0.85)
        self.line(words, pill, size, HEART)

    def red_marker(self, centre: QPointF, radius: float) -> None:
        self.painter.setPen(QPen(PAPER, radius * 0.2))
        self.painter.setBrush(RED)
        self.painter.drawEllipse(centre, radius, radius)


LEAF = QRectF(0, 0, WIDTH, HEIGHT)
PARCHMENT = QRect(20, 24, 860, 1252)
"""The painted sheet without its torn edges, which alone are transparent."""


@lru_cache(4)
def painted(name: str, part: QRect | None = None) -> QImage:
    """A picture of the house. The same image each time: a PDF then contains it only once."""
    image = QImage(str(paths.house() / f"{name}.webp"))
    return image if part is None else image.copy(part).convertToFormat(QImage.Format.Format_RGB32)


def portrait_of(rabbit: int) -> Path:
    return paths.resources() / "house" / "small" / f"rabbit-{rabbit:02}-portrait.webp"


def read_picture(file: Path, box: QRectF) -> QImage:
    """The picture, scaled and cropped to the box; a null image if it can't be read."""
    if not file.is_file():
        return QImage()
    reader = QImageReader(str(file))
    size = reader.size()
    if not size.isValid() or size.isEmpty():
        return reader.read()
    wanted = QSize(round(box.width() * SHARPNESS), round(box.height() * SHARPNESS))
    scaled = size.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    if scaled.width() < size.width():
        reader.setScaledSize(scaled)
    return cut_to(reader.read(), box)


def cut_to(image: QImage, box: QRectF) -> QImage:
    if image.isNull():
        return image
    shape = QSize(round(box.width() * 100), round(box.height() * 100))
    part = shape.scaled(image.size(), Qt.AspectRatioMode.KeepAspectRatio)
    left, top = (image.width() - part.width()) // 2, (image.height() - part.height()) // 2
    return image.copy(left, top, part.width(), part.height())
