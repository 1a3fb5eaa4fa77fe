"""The big screen as a separate program, observed by a guest."""

from PySide6.QtCore import QSettings

from dixit_qt.app.big_screen import BigScreen, Wish
from dixit_qt.app.player import Surroundings
from dixit_qt.client.state import Status
from dixit_qt.host.match import INSTANT
from dixit_qt.net.places import Place
from tests.ui.household import Household, SilentCard, no_network
from tests.ui.qml_driver import QmlDriver


class Television(QmlDriver):
    """`owner` is the person on whose computer it runs, beside their own window."""

    def __init__(self, household: Household, port: int, owner: str = "television") -> None:
        folder = household.folder / owner
        path = str(folder / "television.ini")
        settings = QSettings(path, QSettings.Format.IniFormat)
        around = Surroundings(folder, settings, no_network(), 0, INSTANT, sound_card=SilentCard)
        self.screen = BigScreen(around, Wish(Place("127.0.0.1", port), full=False))
        super().__init__(self.screen.open(), household.qtbot)

    @property
    def is_joined(self) -> bool:
        return self.screen.feed.state.status is Status.JOINED

    def shows_the_table(self) -> None:
        self.until(lambda: self.is_joined, "the television is not at the table")
        self.until(lambda: self.screen.feed.state.view is not None, "there is no game to see")

    def close(self) -> None:
        self.screen.close()
