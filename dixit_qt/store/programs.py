"""Files of the program itself, which a host may hand to guests whose version is older.

They are in a folder of the host; put a file there to offer it. A file is recognised by its name:
version, system and kind.
"""

import hashlib
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from dixit_qt.about import SOURCE

VERSION = r"[0-9]{1,4}\.[0-9]{1,4}\.[0-9]{1,4}"
ARCHIVE = re.compile(
    rf"dixit-qt-(?P<version>{VERSION})-(?P<build>(?:linux|macos|windows)-(?:x86_64|arm64))"
    r"(?P<kind>\.deb|\.run|\.tar\.xz|\.dmg|\.zip|-setup\.exe)\Z"
)
WHEEL = re.compile(rf"dixit_qt-(?P<version>{VERSION})-(?P<kind>py3-none-any\.whl)\Z")
PREFERRED = (".run", ".deb", "-setup.exe", ".dmg", ".tar.xz", ".zip", "py3-none-any.whl")
WITHOUT_BUILD = "wheel"
LARGEST = 512 * 2**20
MOST = 32
PIECE = 2**20

GoesOn = Callable[[], bool]


class ProgramFile(Struct, frozen=True):
    """What a host announces about a file. Its name says the rest, and is checked before it is
    used."""

    name: Annotated[str, Meta(max_length=80)]
    size: Annotated[int, Meta(ge=1, le=LARGEST)]
    sha256: Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]

    @property
    def version(self) -> str:
        return _parts(self.name)["version"]

    def suits(self, build: str) -> bool:
        """Whether a program of this build can be replaced by it; from a source tree by a wheel."""
        made_for = _parts(self.name).get("build", WITHOUT_BUILD)
        return made_for == build or (made_for == WITHOUT_BUILD and build == SOURCE)


ProgramList = Annotated[tuple[ProgramFile, ...], Meta(max_length=MOST)]


def _forever() -> bool:
    return True


class ProgramFolder:
    """Sums are reckoned once for each file, and again when it was changed. The first time takes
    seconds, so this is asked beside the loop that serves everybody."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._sums: dict[tuple[str, int, int], str] = {}

    def files(self, goes_on: GoesOn = _forever) -> tuple[ProgramFile, ...]:
        """What isn't read yet when nobody `goes_on` waiting is left out."""
        if not self.folder.is_dir():
            return ()
        known = sorted(path for path in self.folder.iterdir() if _is_known(path.name))
        found = (self._file(path, goes_on) for path in known[:MOST])
        return tuple(file for file in found if file is not None)

    def _file(self, path: Path, goes_on: GoesOn) -> ProgramFile | None:
        try:
            facts = path.stat()
            if not path.is_file() or path.is_symlink() or not 0 < facts.st_size <= LARGEST:
                return None
            key = (path.name, facts.st_mtime_ns, facts.st_size)
            if key not in self._sums:
                self._sums[key] = _sum_of(path, goes_on)
        except OSError:
            return None
        return ProgramFile(path.name, facts.st_size, self._sums[key])


def _sum_of(path: Path, goes_on: GoesOn) -> str:
    found = hashlib.sha256()
    with path.open("rb") as file:
        while piece := file.read(PIECE):
            if not goes_on():
                raise InterruptedError(path)
            found.update(piece)
    return found.hexdigest()


def to_json(files: Iterable[ProgramFile]) -> bytes:
    return msgspec.json.encode(tuple(files))


def from_json(data: bytes) -> tuple[ProgramFile, ...]:
    """Nothing, if it is not what a host tells; a name that is not known is passed over."""
    try:
        files = msgspec.json.decode(data, type=ProgramList)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ()
    return tuple(file for file in files if _is_known(file.name))


def is_newer(version: str, than: str) -> bool:
    """Of two versions that are written with numbers; anything else is never newer."""
    if not all(re.fullmatch(VERSION, each) for each in (version, than)):
        return False
    return _numbers(version) > _numbers(than)


def best(files: Iterable[ProgramFile], build: str, than: str) -> ProgramFile | None:
    """The newest file for this build that is newer than what one has."""
    suiting = [each for each in files if each.suits(build) and is_newer(each.version, than)]
    return max(suiting, key=_rank, default=None)


def _rank(file: ProgramFile) -> tuple[list[int], int]:
    return _numbers(file.version), -PREFERRED.index(_parts(file.name)["kind"])


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def _is_known(name: str) -> bool:
    return bool(ARCHIVE.match(name) or WHEEL.match(name))


def _parts(name: str) -> dict[str, str]:
    match = ARCHIVE.match(name) or WHEEL.match(name)
    if match is None:
        raise ValueError(name)
    return match.groupdict()
