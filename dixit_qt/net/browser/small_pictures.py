"""Pictures as small as a phone shows them in a hand, made once, in a thread beside the event loop.

A request for a picture that isn't ready is answered once it is. A picture that can't be made
smaller is sent whole.
"""

from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from dixit_qt.rules.model import CardId

WIDTH = 480
QUALITY = 75
MOST_PIXELS = 4096 * 4096
KEPT = 160

OnPicture = Callable[[bytes], object]


class SmallPictures(QObject):
    """Results return from the thread to the event loop by a signal."""

    _made = Signal(str, bytes)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._kept: OrderedDict[CardId, bytes] = OrderedDict()
        self._waiting: dict[CardId, list[OnPicture]] = {}
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._made.connect(self._on_made)

    def give(self, card: CardId, whole: bytes, then: OnPicture) -> None:
        """Call `then` at once, or when the picture is ready."""
        if card in self._kept:
            self._kept.move_to_end(card)
            then(self._kept[card])
            return
        waiting = self._waiting.setdefault(card, [])
        waiting.append(then)
        if len(waiting) == 1:
            self._pool.start(_Making(card, whole, self._made.emit))

    def close(self) -> None:
        self._waiting.clear()
        self._pool.clear()
        self._pool.waitForDone()

    @Slot(str, bytes)
    def _on_made(self, card: CardId, picture: bytes) -> None:
        self._kept[card] = picture
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        for then in self._waiting.pop(card, ()):
            then(picture)


class _Making(QRunnable):
    def __init__(self, card: CardId, whole: bytes, made: Callable[[str, bytes], object]) -> None:
        super().__init__()
        self._card, self._whole, self._made = card, whole, made

    def run(self) -> None:
        self._made(self._card, smaller(self._whole))


def smaller(whole: bytes) -> bytes:
    """The picture scaled to `WIDTH`, or the original if that saves nothing."""
    try:
        from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
        from PySide6.QtGui import QImageReader, QImageWriter
    except ImportError:
        """A host without a screen may lack the libraries for images."""
        return whole
    source = QBuffer()
    source.setData(QByteArray(whole))
    reader = QImageReader(source)
    size: QSize = reader.size()
    if size.width() <= WIDTH or size.width() * size.height() > MOST_PIXELS:
        return whole
    image = reader.read().scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
    found = QBuffer()
    found.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(found, QByteArray(b"webp"))
    writer.setQuality(QUALITY)
    made = bytes(found.data().data()) if not image.isNull() and writer.write(image) else b""
    return made if 0 < len(made) < len(whole) else whole
