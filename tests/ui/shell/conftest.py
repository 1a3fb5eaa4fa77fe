"""What the tests of whole screens share."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from theatre import Theatre


@pytest.fixture
def open_theatre(qtbot, qapp, tmp_path) -> Iterator[Callable[..., Theatre]]:
    """Open the theatre with some of its scenes; it's closed after the test."""
    opened: list[Theatre] = []

    def open_theatre(words: Sequence[str] = (), *, moving: bool = False) -> Theatre:
        opened.append(Theatre(tmp_path, words, moving=moving))
        return opened[-1]

    yield open_theatre
    for theatre in opened:
        theatre.player.close()
        theatre.player.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
