"""Files of the program itself, which a host can give to guests with an older version.

They are in a folder on the host. A file put there is offered. A file is recognised by its name:
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
    """What a host announces about a file. The rest is in its name, which is checked before use."""

    name: Annotated[str, Meta(max_length=80)]
    size: Annotated[int, Meta(ge=1, le=LARGEST)]
    sha256: Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]

    @property
    def version(self) -> str:
        return _parts(self.name)["version"]

    def suits(self, build: str) -> bool:
        """Whether it can replace a program of this build. A program run from source can use a
        wheel."""
        made_for = _parts(self.name).get("build", WITHOUT_BUILD)
        return made_for == build or (made_for == WITHOUT_BUILD and build == SOURCE)


ProgramList = Annotated[tuple[ProgramFile, ...], Meta(max_length=MOST)]


def _forever() -> bool:
    return True


class ProgramFolder:
    """The checksum of a file is computed once, and again when the file has changed. The first time
    takes seconds, so call this from another thread than the event loop's."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._sums: dict[tuple[str, int, int], str] = {}

    def files(self, goes_on: GoesOn = _forever) -> tuple[ProgramFile, ...]:
        """Stop when `goes_on` returns False, and leave out files that have no checksum by then."""
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
    """Empty if this isn't a host's list; files with unknown names are ignored."""
    try:
        files = msgspec.json.decode(data, type=ProgramList)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ()
    return tuple(file for file in files if _is_known(file.name))


def is_newer(version: str, than: str) -> bool:
    """Compare two versions made of numbers. Anything else is never newer."""
    if not all(re.fullmatch(VERSION, each) for each in (version, than)):
        return False
    return _numbers(version) > _numbers(than)


def best(files: Iterable[ProgramFile], build: str, than: str) -> ProgramFile | None:
    """The newest file for this build that is newer than the version `than`."""
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
