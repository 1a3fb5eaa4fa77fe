from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from dixit_qt.ui.base.fonts import load_fonts
from tests.ui.household import Household, make_deck


@pytest.fixture
def household(qtbot: QtBot, tmp_path: Path) -> Iterator[Household]:
    """Whole programs over real sockets, each with a window of its own."""
    load_fonts()
    home = Household(tmp_path, qtbot, make_deck)
    yield home
    home.close_all()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
