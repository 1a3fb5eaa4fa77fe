"""The window with its title bar fits on the screen."""

import pytest
from PySide6.QtCore import QSize

from dixit_qt.ui.settings.preferences import fitting


@pytest.mark.parametrize(
    ("window", "screen", "fits"),
    [
        ((1366, 768), (1920, 1080), (1366, 768)),
        ((1366, 768), (1366, 768), (1366, 728)),
        ((1366, 768), (1366, 728), (1366, 688)),
        ((2560, 1400), (1366, 768), (1366, 728)),
        ((1366, 768), (800, 600), (1366, 768)),
    ],
)
def test_the_window_with_its_title_bar_fits_on_the_screen(window, screen, fits):
    assert fitting(QSize(*window), QSize(*screen)) == QSize(*fits)
