"""Journals on disk: what was appended is there after a power cut, what was not was never shown."""

import logging
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from dixit_qt.host.journal import JournalError, Story, read

SUFFIX = ".journal"
KEPT = 30
CLAIMED_BYTE = 2**30

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Resumable:
    """A game that can go on."""

    path: Path
    story: Story


class JournalFolder:
    """One game is written at a time, and by one program; the latest ones are kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file: int | None = None
        self._path: Path | None = None
        self._length = 0

    def begin(self, name: str, data: bytes) -> None:
        self.close()
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / f"{name}{SUFFIX}"
        self._file = _open_claimed(path, os.O_CREAT | os.O_TRUNC | os.O_RDWR)
        self._path, self._length = path, 0
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
        self._file = _open_claimed(game.path, os.O_RDWR)
        self._path, self._length = game.path, game.story.length
        os.ftruncate(self._file, self._length)
        os.lseek(self._file, self._length, os.SEEK_SET)
        os.fsync(self._file)

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = self._path = None

    def resumable(self) -> list[Resumable]:
        """Games that were not finished and that no other program plays now, the latest first;
        what cannot be read is logged."""
        found = []
        for path in self._newest_first():
            try:
                story = read(path.read_bytes())
            except (OSError, JournalError) as error:
                log.warning("%s: %s", path, error)
                continue
            if story.fault:
                log.warning("%s: %s", path, story.fault)
            if story.can_go_on and (path == self._path or not _is_claimed(path)):
                found.append(Resumable(path, story))
        return found

    def _cut_back(self, file: int) -> None:
        """A record that was half written must not stand before the next one."""
        os.ftruncate(file, self._length)
        os.lseek(file, self._length, os.SEEK_SET)

    def _newest_first(self) -> list[Path]:
        paths = self._folder.glob(f"*{SUFFIX}")
        return sorted(paths, key=_changed, reverse=True)

    def _forget_old(self) -> None:
        for path in self._newest_first()[KEPT:]:
            path.unlink(missing_ok=True)


def _changed(path: Path) -> float:
    """A file that vanished meanwhile, or a broken link, is as old as can be."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _claim(file: int) -> None:
    """OSError when another program writes this journal. The system ends the claim with the
    program, however that ends."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, CLAIMED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _open_claimed(path: Path, flags: int) -> int:
    file = os.open(path, flags, 0o600)
    try:
        _claim(file)
    except OSError:
        os.close(file)
        raise
    return file


def _is_claimed(path: Path) -> bool:
    try:
        os.close(_open_claimed(path, os.O_RDWR))
    except OSError:
        return True
    return False


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
