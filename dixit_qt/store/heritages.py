"""Tables that are being handed over to this computer, until it is known whose they are."""

import contextlib
import logging
from pathlib import Path

from dixit_qt.replacing import take_place
from dixit_qt.store.journals import sync_name, write_whole

SUFFIX = ".inherited"

log = logging.getLogger(__name__)


class HeritageFolder:
    """One file for a game; it is on disk before this computer says that it can host."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, game: str, data: bytes) -> None:
        """OSError when the disk does not take it."""
        self._folder.mkdir(parents=True, exist_ok=True)
        draft, path = self._folder / f"{game}.part", self._path(game)
        write_whole(draft, data)
        take_place(draft, path)
        sync_name(path)

    def read(self, game: str) -> bytes | None:
        try:
            return self._path(game).read_bytes()
        except OSError:
            return None

    def has(self, game: str) -> bool:
        return self._path(game).exists()

    def drop(self, game: str) -> None:
        try:
            self._path(game).unlink(missing_ok=True)
        except OSError as error:
            log.warning("%s: %s", self._path(game), error)

    def games(self) -> list[tuple[str, float]]:
        """Each with the time when it came."""
        found = []
        for path in self._folder.glob(f"*{SUFFIX}"):
            with contextlib.suppress(OSError):
                found.append((path.stem, path.stat().st_mtime))
        return found

    def _path(self, game: str) -> Path:
        return self._folder / f"{game}{SUFFIX}"
