"""Journals on disk. Appended data survives a power cut, and nothing is shown to players before it
does."""

import contextlib
import logging
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from dixit_qt.host.journal import JournalError, OtherVersionError, SavedGame, read
from dixit_qt.replacing import take_place
from dixit_qt.store.files import O_BINARY, is_claimed, open_claimed

SUFFIX = ".journal"
KEPT = 30
DAMAGED = ".damaged"
MOST_BYTES = 4 * 1024 * 1024
MOST_ENTRIES = 20_000
"""The largest accepted number of entries in a game from another computer."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Resumable:
    path: Path
    saved: SavedGame


class JournalFolder:
    """Writes one game at a time, which no other program may write to; keeps the latest games.

    If writing fails, nothing is lost: the whole game is also in memory, and the next record, or
    `save_all`, writes it to a new file. It must be a new one, because after a failed sync we can't
    know how much of the old file is on disk.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file: int | None = None
        self._path: Path | None = None
        self._whole = bytearray()
        self._is_saved = False

    def begin(self, name: str, data: bytes) -> None:
        self.close()
        self._path, self._whole = self._folder / f"{name}{SUFFIX}", bytearray(data)
        self.save_all()
        self._forget_old()

    def append(self, data: bytes) -> None:
        if self._path is None:
            raise OSError("no journal is open")
        self._whole += data
        if self._file is None or not self._is_saved:
            self.save_all()
            return
        self._is_saved = False
        _write_synced(self._file, data)
        self._is_saved = True

    def save_all(self) -> None:
        """Write the whole game to a new file, which then replaces the old one."""
        path = self._path
        if path is None:
            raise OSError("no journal is open")
        self._folder.mkdir(parents=True, exist_ok=True)
        write_whole(draft_of(path), self._whole)
        self._let_go()
        take_place(draft_of(path), path)
        self._file = open_claimed(path, os.O_RDWR)
        os.lseek(self._file, 0, os.SEEK_END)
        _sync_folder(self._folder)
        self._is_saved = True

    @property
    def is_behind(self) -> bool:
        """Whether some of the current game isn't on disk."""
        return self._path is not None and not self._is_saved

    @property
    def whole(self) -> bytes:
        """The whole current game, whether it's on disk or not."""
        return bytes(self._whole)

    def hand_over(self, data: bytes) -> None:
        """Write the last record, which gives the game to the next host. When this returns, it's on
        disk. When it raises OSError, nothing has changed."""
        path = self._path
        if path is None:
            return
        draft = draft_of(path)
        write_whole(draft, self._whole + data)
        self._let_go()
        try:
            take_place(draft, path)
        except OSError:
            draft.unlink(missing_ok=True)
            raise
        sync_name(path)
        self.close()

    def handed_over(self) -> Resumable | None:
        """The newest game, if it was handed over to another host."""
        for path in self._newest_first()[:1]:
            saved = _read(path)
            if saved is not None and saved.handed_over is not None and not is_claimed(path):
                return Resumable(path, saved)
        return None

    def go_on(self, game: Resumable) -> None:
        """Continue a journal that was read. A copy of a damaged one is kept. If the disk can't be
        written now, the next record writes the whole game."""
        self.close()
        self._file, self._path = open_claimed(game.path, os.O_RDWR), game.path
        data = game.path.read_bytes()
        self._whole = bytearray(data[: game.saved.length])
        try:
            if game.saved.fault:
                _put_aside(game.path, data)
            os.ftruncate(self._file, game.saved.length)
            os.lseek(self._file, game.saved.length, os.SEEK_SET)
            _sync(self._file)
        except OSError as error:
            log.warning("%s: %s", game.path, error)
        else:
            self._is_saved = True

    def close(self) -> None:
        self._let_go()
        self._path, self._is_saved = None, False
        self._whole.clear()

    def _let_go(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def resumable(self) -> list[Resumable]:
        """Games that can be resumed and that no other program is playing: the latest first, but
        those that are over or were ended early last. Unreadable ones are logged."""
        found = [self.resumable_at(path) for path in self._newest_first()]
        games = [game for game in found if game is not None]
        return sorted(games, key=lambda game: not game.saved.is_wanted)

    def newest(self) -> Resumable | None:
        """The game that was played last, if it can be resumed. Faster than `resumable`: it reads
        one file."""
        games = map(self.resumable_at, self._newest_first()[:1])
        return next(games, None)

    def take_in(self, file: Path) -> SavedGame:
        """Add a game from another computer. Raise `JournalError` if it can't be resumed. If the
        copy here has more moves, the copy is kept."""
        with file.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise JournalError("the file is too big")
        saved = read(data, MOST_ENTRIES)
        if not saved.can_go_on:
            raise JournalError("the game is over, or was handed over")
        path = self._folder / f"{saved.opening.game}-{saved.opening.match}{SUFFIX}"
        here = _read(path) if path.exists() else None
        if here is not None and here.handed_over is None and here.accepted >= saved.accepted:
            return here
        if path == self._path or (path.exists() and is_claimed(path)):
            raise JournalError("this program plays it now")
        self._folder.mkdir(parents=True, exist_ok=True)
        write_whole(draft_of(path), data[: saved.length])
        take_place(draft_of(path), path)
        sync_name(path)
        return saved

    def resumable_at(self, path: Path) -> Resumable | None:
        saved = _read(path)
        if saved is None:
            return None
        if saved.fault:
            log.warning("%s: %s", path, saved.fault)
        is_free = path == self._path or not is_claimed(path)
        return Resumable(path, saved) if saved.can_go_on and is_free else None

    def of_another_version(self) -> list[Path]:
        """Games that this program can't read because of their version, the latest first."""
        return [path for path in self._newest_first() if _is_of_another_version(path)]

    def _newest_first(self) -> list[Path]:
        paths = self._folder.glob(f"*{SUFFIX}")
        return sorted(paths, key=_changed, reverse=True)

    def _forget_old(self) -> None:
        """Delete old games, but never one that may still be wanted, because clocks may be wrong
        about its age."""
        for path in self._newest_first()[KEPT:]:
            if path == self._path or is_claimed(path) or _is_wanted(path):
                continue
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                log.warning("%s: cannot be deleted: %s", path, error)


def _is_of_another_version(path: Path) -> bool:
    try:
        read(path.read_bytes())
    except OtherVersionError:
        return True
    except (OSError, JournalError):
        return False
    return False


def _read(path: Path) -> SavedGame | None:
    try:
        return read(path.read_bytes())
    except (OSError, JournalError) as error:
        log.warning("%s: %s", path, error)
        return None


def _is_wanted(path: Path) -> bool:
    try:
        return read(path.read_bytes()).is_wanted
    except (OSError, JournalError):
        return False


def _changed(path: Path) -> float:
    """0 for a broken link, or a file that was deleted in the meantime."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _put_aside(path: Path, data: bytes) -> None:
    """Copy a damaged journal as it was found, in case more of it can be recovered."""
    try:
        write_whole(path.with_suffix(DAMAGED), data)
    except OSError as error:
        log.warning("%s: no copy of the damaged journal: %s", path, error)


def draft_of(path: Path) -> Path:
    return path.with_suffix(".part")


def write_whole(path: Path, data: bytes | bytearray) -> None:
    file = os.open(path, os.O_CREAT | os.O_TRUNC | os.O_WRONLY | O_BINARY, 0o600)
    try:
        _write_synced(file, data)
    except OSError:
        os.close(file)
        path.unlink(missing_ok=True)
        raise
    os.close(file)


def _write_synced(file: int, data: bytes | bytearray) -> None:
    with memoryview(data) as view:
        written = 0
        while written < len(view):
            written += os.write(file, view[written:])
    _sync(file)


def _sync(file: int) -> None:
    """On macOS fsync leaves the bytes in the drive's own memory."""
    if sys.platform == "darwin":
        import fcntl

        fcntl.fcntl(file, fcntl.F_FULLFSYNC)
    else:
        os.fsync(file)


def sync_name(path: Path) -> None:
    """Sync the folder of a file that was just renamed. An error is only logged: the file exists,
    and only a power cut could undo the renaming."""
    try:
        _sync_folder(path.parent)
    except OSError as error:
        log.warning("%s: %s", path, error)


def _sync_folder(folder: Path) -> None:
    """Make sure that the name of a new file is on disk too. Windows can't do this and needn't."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# Tables that are being handed over to this computer, until it's clear who hosts them

HANDOVER_SUFFIX = ".handover"


class HandoverFolder:
    """One file for each game, on disk before this computer says that it can host."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: set[str] | None = None

    def keep(self, game: str, data: bytes) -> None:
        """Raise OSError if it can't be written."""
        self._folder.mkdir(parents=True, exist_ok=True)
        draft, path = self._folder / f"{game}.part", self._path(game)
        write_whole(draft, data)
        take_place(draft, path)
        sync_name(path)
        self._known = None

    def read(self, game: str) -> bytes | None:
        try:
            return self._path(game).read_bytes()
        except OSError:
            return None

    def has(self, game: str) -> bool:
        """Cached, because this is called for every message."""
        if self._known is None:
            self._known = {name for name, _ in self.games()}
        return game in self._known

    def drop(self, game: str) -> None:
        self._known = None
        try:
            self._path(game).unlink(missing_ok=True)
        except OSError as error:
            log.warning("%s: %s", self._path(game), error)

    def games(self) -> list[tuple[str, float]]:
        """Each with the time when it was saved."""
        found = []
        for path in self._folder.glob(f"*{HANDOVER_SUFFIX}"):
            with contextlib.suppress(OSError):
                found.append((path.stem, path.stat().st_mtime))
        return found

    def _path(self, game: str) -> Path:
        return self._folder / f"{game}{HANDOVER_SUFFIX}"
