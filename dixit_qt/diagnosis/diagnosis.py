"""Runs a diagnosis beside the window, in a thread of its own, since it waits for the network."""

import sys
import threading
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from dixit_qt.diagnosis.examination import Cause, Check, Examination, Finding, Soundings, Status
from dixit_qt.diagnosis.probes import RealSoundings
from dixit_qt.languages import texts
from dixit_qt.net.places import GAME_PORT, QUESTION_PORT, Place


class Diagnosing(QObject):
    step_done = Signal(object)
    """Each `Step`, as soon as it is finished."""
    finished = Signal(object)
    """The `Diagnosis`."""

    def __init__(
        self,
        soundings: Soundings | None = None,
        platform: str = sys.platform,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._soundings = soundings or RealSoundings()
        self._platform = platform
        self._thread: threading.Thread | None = None

    @property
    def is_running(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def run(self, place: Place | None = None, *, bad_address: bool = False) -> bool:
        """Return False while another examination is still running."""
        if self.is_running:
            return False
        examination = Examination(self._soundings, self._platform, place, bad_address)
        self._thread = threading.Thread(
            target=self._examine, args=(examination,), name="dixit-qt-diagnosis", daemon=True
        )
        self._thread.start()
        return True

    def close(self) -> None:
        if self._thread is not None:
            self._thread.join()

    def _examine(self, examination: Examination) -> None:
        for step in examination.run():
            self.step_done.emit(step)
        self.finished.emit(examination.diagnosis)


# The texts of a diagnosis: what each step found, the likely cause and the remedy

PARTS: dict[type[StrEnum], str] = {
    Check: "checks",
    Status: "statuses",
    Finding: "findings",
    Cause: "causes",
}


def in_words(code: StrEnum, language: str) -> str:
    """The text of a check, status, finding or cause."""
    text: str = texts("diagnosis", language)[PARTS[type(code)]][code.value]
    return text


def advice(cause: Cause, language: str) -> str:
    text: str = texts("diagnosis", language)["advice"][cause.value]
    return text


_NETSH = "netsh advfirewall firewall add rule dir=in action=allow"
_FIREWALLD = "sudo firewall-cmd --add-port"
_FIREWALL_COMMANDS = {
    "win32": (
        f'{_NETSH} name="Dixit Qt" protocol=TCP localport={GAME_PORT}',
        f'{_NETSH} name="Dixit Qt search" protocol=UDP localport={QUESTION_PORT},5353',
    ),
    "linux": (
        f"sudo ufw allow {GAME_PORT}/tcp; sudo ufw allow {QUESTION_PORT}/udp",
        f"{_FIREWALLD}={GAME_PORT}/tcp --add-port={QUESTION_PORT}/udp --add-service=mdns",
    ),
    "darwin": ("open 'x-apple.systempreferences:com.apple.Network-Settings.extension?Firewall'",),
}
_OPENED_BY_FIREWALL = {
    Cause.HOST_FIREWALL,
    Cause.ISOLATION,
    Cause.SOCKETS_BLOCKED,
    Cause.NOBODY_HEARD,
}


def commands(cause: Cause, platform: str = sys.platform) -> tuple[str, ...]:
    """Commands for a terminal on the computer that hosts, if its firewall is the cause."""
    if cause is Cause.PUBLIC_NETWORK and platform == "win32":
        return ("start ms-settings:network",)
    return _FIREWALL_COMMANDS.get(platform, ()) if cause in _OPENED_BY_FIREWALL else ()
