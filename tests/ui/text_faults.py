"""Faults of the texts in a window: elided, overlapped, out of sight, too small."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem, QQuickWindow
from shiboken6 import Shiboken

LAYERS = ("SideSheet", "RoundHistory", "AlbumPage", "RevealLayer", "Magnifier")
LEAST_PIXELS = 9
SLACK = 2.0
PIXELS = "fontInfo.pixelSize"
LEFT, RIGHT, CENTRE = (
    Qt.AlignmentFlag.AlignLeft.value,
    Qt.AlignmentFlag.AlignRight.value,
    Qt.AlignmentFlag.AlignHCenter.value,
)
MIDDLE, FOOT = Qt.AlignmentFlag.AlignVCenter.value, Qt.AlignmentFlag.AlignBottom.value


@dataclass(frozen=True)
class SeenText:
    """`painted` is where the words are, `window` the visible part of the item's place."""

    words: str
    painted: QRectF
    window: QRectF
    layer: QQuickItem | None
    truncated: bool
    pixels: int
    scrolls: bool


def text_faults(window: QQuickWindow) -> list[str]:
    whole = QRectF(0, 0, window.width(), window.height())
    texts = list(_seen(window.contentItem(), whole, None, scrolls=False))
    single = [f"{what}: «{t.words}»" for t in texts for what in _faults(t)]
    return [*single, *_overlaps(texts)]


def _faults(text: SeenText) -> Iterator[str]:
    if text.truncated:
        yield "cut with dots"
    if text.pixels < LEAST_PIXELS:
        yield f"only {text.pixels} pixels high"
    sides = text.painted.left() < text.window.left() or text.painted.right() > text.window.right()
    ends = text.painted.top() < text.window.top() or text.painted.bottom() > text.window.bottom()
    if sides or (ends and not text.scrolls):
        yield "out of sight"


def _overlaps(texts: list[SeenText]) -> Iterator[str]:
    for one, other in combinations(texts, 2):
        if one.layer is not other.layer:
            continue
        common = one.painted.intersected(one.window).intersected(other.painted & other.window)
        if common.width() > SLACK and common.height() > SLACK:
            yield f"over each other: «{one.words}» and «{other.words}»"


def _seen(
    item: QQuickItem, window: QRectF, layer: QQuickItem | None, *, scrolls: bool
) -> Iterator[SeenText]:
    for child in item.childItems():
        if not child.isVisible() or child.opacity() == 0:
            continue
        if is_text(child):
            seen = _text(child, window, layer, scrolls=scrolls)
            if seen.painted.intersects(window):
                yield seen
        within = window
        if child.clip():
            within = window & child.mapRectToScene(QRectF(0, 0, child.width(), child.height()))
        of_layer = child if is_layer(child) else layer
        yield from _seen(child, within, of_layer, scrolls=scrolls or child.clip())


def is_text(item: QQuickItem) -> bool:
    return item.property("truncated") is not None and bool(item.property("text"))


def is_layer(item: QQuickItem) -> bool:
    return any(name.startswith(LAYERS) for name in _kinds(item))


def _kinds(item: QQuickItem) -> list[str]:
    """The names of its classes. PySide would keep wrappers of these objects after Qt has freed
    them, and use them for whatever is allocated at the same address."""
    kinds = [item.metaObject()]
    while (above := kinds[-1].superClass()) is not None:
        kinds.append(above)
    names = [kind.className() for kind in kinds]
    for kind in reversed(kinds):
        Shiboken.invalidate(kind)
    return names


def _text(item: QQuickItem, window: QRectF, layer: QQuickItem | None, *, scrolls: bool) -> SeenText:
    wide, high = item.property("contentWidth"), item.property("contentHeight")
    across, down, pixels = _told(item, "effectiveHorizontalAlignment", "verticalAlignment", PIXELS)
    lefts = {
        LEFT: item.property("leftPadding"),
        RIGHT: item.width() - item.property("rightPadding") - wide,
        CENTRE: (item.width() - wide) / 2,
    }
    tops = {
        MIDDLE: (item.height() - high) / 2,
        FOOT: item.height() - item.property("bottomPadding") - high,
    }
    left, top = lefts.get(across, lefts[LEFT]), tops.get(down, item.property("topPadding"))
    return SeenText(
        words=str(item.property("text")),
        painted=item.mapRectToScene(QRectF(left, top, wide, high)).adjusted(1, 1, -1, -1),
        window=window.adjusted(-SLACK, -SLACK, SLACK, SLACK),
        layer=layer,
        truncated=bool(item.property("truncated")),
        pixels=pixels,
        scrolls=scrolls,
    )


def _told(item: QQuickItem, *names: str) -> list[int]:
    """Values that Python can't read: QML's own enumerations and grouped properties."""
    context = qmlContext(item)
    answers = (QQmlExpression(context, item, name).evaluate() for name in names)
    return [int(answer[0] if isinstance(answer, tuple) else answer) for answer in answers]
