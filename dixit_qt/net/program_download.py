"""Downloads a newer version of the program from a host that was found, over plain HTTP.

The file is saved under its own name in the given folder, and only if its checksum is the one that
the host announced. It is never opened.
"""

import hashlib
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, QSaveFile, QTimer, QUrl, Signal, Slot
from PySide6.QtNetwork import (
    QNetworkAccessManager,
    QNetworkProxy,
    QNetworkReply,
    QNetworkRequest,
)

from dixit_qt.net.places import Place
from dixit_qt.store.programs import ProgramFile, best, from_json

LIST = "/programs"
OK = 200
TIMEOUT_MS = 15_000
LONGEST_LIST = 64 * 1024


class Fault(StrEnum):
    DISK = "disk"
    CONNECTION = "connection"
    WRONG_CHECKSUM = "wrong_checksum"


class ProgramDownload(QObject):
    """Asks one host whether it has a newer version for this computer, and then fetches it."""

    found = Signal(object)
    nothing_found = Signal()
    progressed = Signal(float)
    kept = Signal(object, Path)
    failed = Signal(Fault)

    def __init__(self, place: Place, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._network = QNetworkAccessManager(self)
        self._network.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        self._network.setTransferTimeout(TIMEOUT_MS)
        self._reply: QNetworkReply | None = None
        self._build, self._version = "", ""

    def ask(self, build: str, version: str) -> None:
        self._build, self._version = build, version
        self._reply = self._get(LIST)
        self._reply.readyRead.connect(self._limit_list)
        self._reply.finished.connect(self._on_list)

    def fetch(self, file: ProgramFile, folder: Path) -> None:
        keeper = _Keeper(file, folder, self._get(f"{LIST}/{file.name}"), self)
        keeper.progressed.connect(self.progressed)
        keeper.kept.connect(self.kept)
        keeper.failed.connect(self.failed)

    def _get(self, path: str) -> QNetworkReply:
        url = QUrl()
        url.setScheme("http")
        url.setHost(self._place.address)
        url.setPort(self._place.port)
        url.setPath(path)
        request = QNetworkRequest(url)
        never = QNetworkRequest.RedirectPolicy.ManualRedirectPolicy
        request.setAttribute(QNetworkRequest.Attribute.RedirectPolicyAttribute, never)
        return self._network.get(request)

    @Slot()
    def _limit_list(self) -> None:
        if self._reply is not None and self._reply.bytesAvailable() > LONGEST_LIST:
            self._reply.abort()

    @Slot()
    def _on_list(self) -> None:
        reply, self._reply = self._reply, None
        if reply is None:
            return
        files = from_json(bytes(reply.readAll().data())) if is_answered(reply) else ()
        reply.deleteLater()
        file = best(files, self._build, self._version)
        if file is None:
            self.nothing_found.emit()
        else:
            self.found.emit(file)


def is_answered(reply: QNetworkReply) -> bool:
    """Answered by the host itself, because redirects aren't followed."""
    status = reply.attribute(QNetworkRequest.Attribute.HttpStatusCodeAttribute)
    return bool(reply.error() is QNetworkReply.NetworkError.NoError and status == OK)


class _Keeper(QObject):
    """Saves the data. The file only appears under its name when it's complete and correct."""

    progressed = Signal(float)
    kept = Signal(object, Path)
    failed = Signal(Fault)

    def __init__(
        self, file: ProgramFile, folder: Path, reply: QNetworkReply, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._file, self._reply = file, reply
        self._path = folder / file.name
        self._sum, self._size = hashlib.sha256(), 0
        self._target = QSaveFile(str(self._path), self)
        self._fault: Fault | None = None
        reply.setParent(self)
        reply.readyRead.connect(self._on_data)
        reply.finished.connect(self._on_end)
        if not self._target.open(QSaveFile.OpenModeFlag.WriteOnly):
            self._fault = Fault.DISK
            QTimer.singleShot(0, reply.abort)

    @Slot()
    def _on_data(self) -> None:
        data = bytes(self._reply.readAll().data())
        self._size += len(data)
        if self._size > self._file.size:
            self._give_up(Fault.WRONG_CHECKSUM)
        elif self._fault is None and self._target.write(data) != len(data):
            self._give_up(Fault.DISK)
        else:
            self._sum.update(data)
            self.progressed.emit(self._size / self._file.size)

    def _give_up(self, fault: Fault) -> None:
        self._fault = self._fault or fault
        self._reply.abort()

    @Slot()
    def _on_end(self) -> None:
        self._fault = self._fault or self._last_fault()
        if self._fault is None:
            self.kept.emit(self._file, self._path)
        else:
            self._target.cancelWriting()
            self.failed.emit(self._fault)
        self.deleteLater()

    def _last_fault(self) -> Fault | None:
        if not is_answered(self._reply):
            return Fault.CONNECTION
        if self._sum.hexdigest() != self._file.sha256:
            return Fault.WRONG_CHECKSUM
        return None if self._target.commit() else Fault.DISK
