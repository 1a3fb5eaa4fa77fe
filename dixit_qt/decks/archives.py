"""Zip archives of strangers: what is wrong with one is seen before anything is unpacked."""

import stat
import struct
from pathlib import Path, PurePosixPath
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from dixit_qt.decks.haul import (
    LARGEST_FILE,
    MOST_FILES,
    Entry,
    Haul,
    Reason,
    is_litter,
    natural_order,
)

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


def look_into_archive(haul: Haul, path: Path, name: str) -> None:
    fault = _fault_of_end(path)
    if fault is not None:
        haul.refuse(name, fault)
        return
    try:
        archive = haul.archives.enter_context(ZipFile(path))
    except (BadZipFile, NotImplementedError, ValueError, OSError):
        haul.refuse(name, Reason.BROKEN)
        return
    infos = archive.infolist()
    fault = _fault_of_whole(infos, path.stat().st_size)
    if fault is not None:
        haul.refuse(name, fault)
        return
    for info in sorted(infos, key=lambda info: natural_order(name_of(info))):
        _look_at_entry(haul, archive, info)


def name_of(info: ZipInfo) -> str:
    """Archivers that do not say how they write names use UTF-8 or, in Russia, code page 866."""
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
        return Reason.BROKEN
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


def _look_at_entry(haul: Haul, archive: ZipFile, info: ZipInfo) -> None:
    name = name_of(info)
    if info.is_dir() or is_litter(name):
        return
    if haul.full:
        haul.refuse(name, Reason.TOO_MANY)
        return
    fault = _fault_of_entry(info, name)
    if fault is not None:
        haul.refuse(name, fault)
        return
    haul.add(Entry(name, info.file_size, lambda: archive.open(info)))


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
    """Nothing is ever written under such a name; an archive that holds one means harm."""
    path = PurePosixPath(name.replace("\\", "/"))
    return path.is_absolute() or ".." in path.parts or ":" in name or "\0" in name
