"""Searches folders and zip archives for pictures, and lists what can be read and what was refused.

Archives come from strangers, so they are checked before anything is unpacked.
"""

import re
import stat
import struct
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path, PurePosixPath
from typing import IO, Self
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

MOST_FILES = 2000
LARGEST_FILE = 64 * 1024 * 1024

_NUMBERS = re.compile(r"([0-9]+)")
_LITTER = {"__macosx", "thumbs.db", "desktop.ini"}


class Reason(StrEnum):
    NOT_A_PICTURE = "not_a_picture"
    BROKEN = "broken"
    BROKEN_ARCHIVE = "broken_archive"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    TOO_MANY_PIXELS = "too_many_pixels"
    TOO_SMALL = "too_small"
    TOO_MANY = "too_many"
    DUPLICATE = "duplicate"
    CLIMBS_OUT = "climbs_out"
    LINK = "link"
    ENCRYPTED = "encrypted"
    BOMB = "bomb"
    NESTED = "nested"


class Unusable(ValueError):
    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Refused:
    name: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class Entry:
    """`size` is what the folder or the archive claims; `read` doesn't rely on it."""

    name: str
    size: int
    open: Callable[[], IO[bytes]]


@dataclass(slots=True)
class FoundPictures:
    """The pictures found. The archives are kept open until the end of the `with` block."""

    entries: list[Entry] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    archives: ExitStack = field(default_factory=ExitStack)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.archives.close()

    def refuse(self, name: str, reason: Reason) -> None:
        self.refused.append(Refused(name, reason))

    def add(self, entry: Entry) -> None:
        if entry.size > LARGEST_FILE:
            self.refuse(entry.name, Reason.TOO_LARGE)
        else:
            self.entries.append(entry)

    @property
    def full(self) -> bool:
        return len(self.entries) + len(self.refused) >= MOST_FILES


def is_litter(name: str) -> bool:
    """Files that operating systems put into folders. They are ignored without a message."""
    parts = name.replace("\\", "/").split("/")
    return any(
        part.lower() in _LITTER or (part.startswith(".") and part.strip(".")) for part in parts
    )


def natural_order(name: str) -> list[tuple[int, str]]:
    """Sort "card 2" before "card 10", with any number of digits."""
    parts = enumerate(_NUMBERS.split(name.casefold()))
    return [_number(part) if at % 2 else (-1, part) for at, part in parts]


def _number(digits: str) -> tuple[int, str]:
    """Return what compares like the number: fewer digits mean a smaller one. `int` would refuse a
    name of thousands of digits."""
    figures = digits.lstrip("0")
    return len(figures), figures


# Zip archives

LARGEST_ARCHIVE = 2 * 1024**3
MOST_UNPACKED = 4 * 1024**3
MOST_RATIO = 200
SMALL_ENOUGH = 1024 * 1024

_END = b"PK\x05\x06"
_END_SIZE = 22
_LOCATOR_64 = b"PK\x06\x07"
_LOCATOR_64_SIZE = 20
_LONGEST_COMMENT = 65535
_LARGEST_DIRECTORY = MOST_FILES * 1024
_ENCRYPTED = 0x1
_NAME_IS_UTF8 = 0x800


def look_into_archive(found: FoundPictures, path: Path, name: str) -> None:
    fault = _fault_of_end(path)
    if fault is not None:
        found.refuse(name, fault)
        return
    try:
        archive = found.archives.enter_context(ZipFile(path))
    except (BadZipFile, NotImplementedError, ValueError, OSError):
        found.refuse(name, Reason.BROKEN_ARCHIVE)
        return
    infos = archive.infolist()
    fault = _fault_of_whole(infos, path.stat().st_size)
    if fault is not None:
        found.refuse(name, fault)
        return
    for info in sorted(infos, key=lambda info: natural_order(name_of(info))):
        _look_at_entry(found, archive, info)


def name_of(info: ZipInfo) -> str:
    """The name in UTF-8 or else code page 866, which Russian archivers use, if the archive doesn't
    say.
    """
    if info.flag_bits & _NAME_IS_UTF8 or info.filename.isascii():
        return info.filename
    try:
        raw = info.filename.encode("cp437")
    except UnicodeEncodeError:
        return info.filename
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("cp866")


def _fault_of_end(path: Path) -> Reason | None:
    """The size of the directory is checked before the directory is read into memory."""
    size = path.stat().st_size
    if size > LARGEST_ARCHIVE:
        return Reason.TOO_LARGE
    with path.open("rb") as file:
        file.seek(max(0, size - _LONGEST_COMMENT - _END_SIZE - _LOCATOR_64_SIZE))
        tail = file.read()
    at = tail.rfind(_END)
    if at < 0 or len(tail) - at < _END_SIZE:
        return Reason.BROKEN_ARCHIVE
    if tail[max(0, at - _LOCATOR_64_SIZE) : at].startswith(_LOCATOR_64):
        return Reason.TOO_LARGE
    entries, directory = struct.unpack_from("<HI", tail, at + 10)
    if entries > MOST_FILES or directory > _LARGEST_DIRECTORY:
        return Reason.TOO_MANY
    return None


def _fault_of_whole(infos: list[ZipInfo], size: int) -> Reason | None:
    if len(infos) > MOST_FILES:
        return Reason.TOO_MANY
    overlapping = sum(info.compress_size for info in infos) > size
    if overlapping or sum(info.file_size for info in infos) > MOST_UNPACKED:
        return Reason.BOMB
    return None


def _look_at_entry(found: FoundPictures, archive: ZipFile, info: ZipInfo) -> None:
    name = name_of(info)
    if not name or info.is_dir() or is_litter(name):
        return
    if found.full:
        found.refuse(name, Reason.TOO_MANY)
        return
    fault = _fault_of_entry(info, name)
    if fault is not None:
        found.refuse(name, fault)
        return
    found.add(Entry(name, info.file_size, lambda: archive.open(info)))


def _fault_of_entry(info: ZipInfo, name: str) -> Reason | None:
    if climbs_out(name):
        return Reason.CLIMBS_OUT
    if stat.S_ISLNK(info.external_attr >> 16):
        return Reason.LINK
    if info.flag_bits & _ENCRYPTED:
        return Reason.ENCRYPTED
    if info.compress_type not in {ZIP_STORED, ZIP_DEFLATED}:
        return Reason.UNREADABLE
    if info.file_size > SMALL_ENOUGH and info.file_size > MOST_RATIO * info.compress_size:
        return Reason.BOMB
    return Reason.TOO_LARGE if info.file_size > LARGEST_FILE else None


def climbs_out(name: str) -> bool:
    """Whether the name leads out of the archive's folder. No file is ever written under its name in
    the archive, but an archive with such an entry is malicious."""
    path = PurePosixPath(name.replace("\\", "/"))
    return path.is_absolute() or ".." in path.parts or ":" in name or "\0" in name
