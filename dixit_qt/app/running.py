"""Runs the program from its first window to its end."""

import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    SIGNAL,
    QMessageLogContext,
    QObject,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication, QIcon, QWindow

from dixit_qt import __version__, paths
from dixit_qt.app.windows import StartupWindow, own_settings
from dixit_qt.loop import keep_what_is_here, tend_loop
from dixit_qt.ui.base.fonts import load_fonts

if TYPE_CHECKING:
    from dixit_qt.app.big_screen import Wish
    from dixit_qt.app.player import Player

LOG_BYTES = 512 * 1024

log = logging.getLogger("dixit_qt")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def run_window(practise: str | None = None, *, only_one_frame: bool = False) -> int:
    application = make_application()
    load_fonts()
    settings = own_settings()
    startup = StartupWindow(settings)
    if only_one_frame:
        return draw_once(application, startup)
    application.processEvents()
    tend_loop(application)
    from dixit_qt.app.player import Player, Surroundings

    around = Surroundings(settings=settings)
    keep_log(around.folder)
    player = Player(around, startup)
    player.open()
    keep_what_is_here()
    if practise is not None:
        player.screens.home.practise(practise)
    code = live(application, player)
    player.close()
    return code


def run_big_screen(wish: "Wish") -> int:
    """Run the table view until its window is closed."""
    application = make_application()
    tend_loop(application)
    from dixit_qt.app.big_screen import BigScreen
    from dixit_qt.app.player import Surroundings

    around = Surroundings()
    keep_log(around.folder)
    load_fonts()
    screen = BigScreen(around, wish)
    screen.open()
    keep_what_is_here()
    code = application.exec()
    screen.close()
    return code


def live(application: QGuiApplication, player: "Player") -> int:
    """Run until the player leaves or the system ends the program. This doesn't use `quit`, which
    asks every window first: a host's window would ask the player a second time."""
    player.finished.connect(application.exit)
    return application.exec()


def draw_once(application: QGuiApplication, startup: StartupWindow) -> int:
    """Used to measure how soon the first frame is visible."""
    on_frame(startup.window, application.quit)
    code = application.exec()
    startup.windows.close()
    return code


def on_frame(window: QWindow, listener: Callable[[], object]) -> None:
    """Connect by name: importing the class with this signal would make the build larger."""
    QObject.connect(window, SIGNAL("frameSwapped()"), listener)


def make_application() -> QGuiApplication:
    keep_out_of_the_atlas()
    application = QGuiApplication(sys.argv[:1])
    application.setApplicationName("dixit-qt")
    application.setApplicationDisplayName("Dixit Qt")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("io.github.dixit_qt.DixitQt")
    icon = paths.resources() / "house" / "icon.png"
    if icon.is_file():
        application.setWindowIcon(QIcon(str(icon)))
    return application


def keep_out_of_the_atlas() -> None:
    """Qt Quick packs small images into one atlas texture, which has no mipmaps. Some of ours have
    mipmaps: each would be taken out of the atlas again, and one that was already drawn from it
    would lose them."""
    os.environ.setdefault("QSG_ATLAS_SIZE_LIMIT", "1")


def keep_log(folder: Path) -> None:
    """Log whatever goes wrong, so that the log can be sent along with a report."""
    from logging.handlers import RotatingFileHandler

    folder.mkdir(parents=True, exist_ok=True)
    file = RotatingFileHandler(folder / "dixit-qt.log", maxBytes=LOG_BYTES, backupCount=1)
    logging.basicConfig(
        level=logging.INFO,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
        handlers=[file, logging.StreamHandler()],
    )
    qInstallMessageHandler(_log_qt)
    sys.excepthook = _log_exception


def _log_qt(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    log.log(_LEVELS[kind], "%s", message)


def _log_exception(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    log.critical("something is wrong in the program", exc_info=(kind, error, trace))
