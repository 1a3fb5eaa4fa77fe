"""Runs the table view from its opening to the closing of its window."""

from dixit_qt.app.big_screen import BigScreen, Wish
from dixit_qt.app.player import Surroundings
from dixit_qt.app.running import keep_log, make_application
from dixit_qt.stopping import stop_on_signals
from dixit_qt.ui.base.fonts import load_fonts


def run_big_screen(wish: Wish) -> int:
    application = make_application()
    around = Surroundings()
    keep_log(around.folder)
    load_fonts()
    screen = BigScreen(around, wish)
    screen.open()
    stop_on_signals(application)
    code = application.exec()
    screen.close()
    return code
