"""Journals on disk: what was appended is there after a power cut, what was not was never shown."""

import logging
import os
from dataclasses import dataclass
from pathlib import Path

from dixit_qt.host.journal import JournalError, Story, read

SUFFIX = ".journal"
KEPT = 30

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Resumable:
    """A game that can go on."""

    path: Path
    story: Story


class JournalFolder:
    """One game is written at a time; the latest ones are kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file: int | None = None
        self._length = 0

    def begin(self, name: str, data: bytes) -> None:
        self.close()
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / f"{name}{SUFFIX}"
        self._file = os.open(path, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600)
        self._length = 0
        self.append(data)
        _sync_folder(self._folder)
        self._forget_old()

    def append(self, data: bytes) -> None:
        if self._file is None:
            raise OSError("no journal is open")
        try:
            _write_all(self._file, data)
            os.fsync(self._file)
        except OSError:
            self._cut_back(self._file)
            raise
        self._length += len(data)

    def go_on(self, game: Resumable) -> None:
        """Append to a journal that was read; its damaged tail is cut."""
        self.close()
        self._file = os.open(game.path, os.O_RDWR)
        self._length = game.story.length
        os.ftruncate(self._file, self._length)
        os.lseek(self._file, self._length, os.SEEK_SET)
        os.fsync(self._file)

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def resumable(self) -> list[Resumable]:
        """Games that were not finished, the latest first; what cannot be read is logged."""
        found = []
        for path in self._newest_first():
            try:
                story = read(path.read_bytes())
            except (OSError, JournalError) as error:
                log.warning("%s: %s", path, error)
                continue
            if story.fault:
                log.warning("%s: %s", path, story.fault)
            if story.can_go_on:
                found.append(Resumable(path, story))
        return found

    def _cut_back(self, file: int) -> None:
        """A record that was half written must not stand before the next one."""
        os.ftruncate(file, self._length)
        os.lseek(file, self._length, os.SEEK_SET)

    def _newest_first(self) -> list[Path]:
        paths = self._folder.glob(f"*{SUFFIX}")
        return sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)

    def _forget_old(self) -> None:
        for path in self._newest_first()[KEPT:]:
            path.unlink(missing_ok=True)


def _write_all(file: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(file, view) :]


def _sync_folder(folder: Path) -> None:
    """The name of a new file is on disk too; Windows cannot and need not do this."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
