"""Finds pictures for cards in files, folders and archives, none of which is trusted.

`look_into` finds by name and size what can be read, and `read_picture` reads one entry within
limits. A file that can't be used is listed with the reason. The others are imported.
"""

import os
import re
import stat
import struct
import zlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path, PurePosixPath
from zipfile import BadZipFile

from dixit_qt.decks.archives import (
    LARGEST_FILE,
    Entry,
    FoundPictures,
    Reason,
    Unusable,
    is_litter,
    look_into_archive,
    natural_order,
)
from dixit_qt.decks.deck import CardInfo, DeckError
from dixit_qt.decks.manifest import LARGEST_MANIFEST, MANIFEST, parse_deck

LONGEST_MARK = 16

_PICTURES = (
    ("jpeg", re.compile(rb"\xff\xd8\xff")),
    ("png", re.compile(rb"\x89PNG\r\n\x1a\n")),
    ("webp", re.compile(rb"RIFF....WEBP", re.DOTALL)),
    ("gif", re.compile(rb"GIF8[79]a")),
    ("bmp", re.compile(rb"BM.{4}\0\0\0\0", re.DOTALL)),
)
_ZIP = re.compile(rb"PK\x03\x04|PK\x05\x06")
_START_OF_SCAN = 0xDA
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_SEQUENTIAL_FRAMES = frozenset({0xC0, 0xC1})
_END_OF_PICTURE = b"\xff\xd9"


def picture_kind(head: bytes) -> str | None:
    return next((kind for kind, mark in _PICTURES if mark.match(head)), None)


def is_zip(head: bytes) -> bool:
    return _ZIP.match(head) is not None


def is_cut_off(data: bytes) -> bool:
    """Decoders show half a JPEG or BMP without an error; truncated files of other kinds they
    refuse.
    """
    kind = picture_kind(data[:LONGEST_MARK])
    if kind == "jpeg":
        return data.find(_END_OF_PICTURE, _first_scan(data)) < 0
    if kind == "bmp":
        return len(data) < int(struct.unpack_from("<I", data, 2)[0])
    return False


def is_read_line_by_line(data: bytes) -> bool:
    """A JPEG that is not progressive: a decoder can shrink it while reading, without holding the
    whole picture in memory.
    """
    if picture_kind(data[:LONGEST_MARK]) != "jpeg":
        return False
    at = 2
    while at + 4 <= len(data) and data[at] == 0xFF and data[at + 1] != _START_OF_SCAN:
        if data[at + 1] in _FRAMES:
            return data[at + 1] in _SEQUENTIAL_FRAMES
        at += 2 + int(struct.unpack_from(">H", data, at + 2)[0])
    return False


def _first_scan(data: bytes) -> int:
    """Skip the segments before the scan, one of which may contain a whole thumbnail."""
    at = 2
    while at + 4 <= len(data) and data[at] == 0xFF and data[at + 1] != _START_OF_SCAN:
        at += 2 + int(struct.unpack_from(">H", data, at + 2)[0])
    return at


# Searching what was dropped


_BROKEN = (BadZipFile, zlib.error, EOFError, UnicodeDecodeError)
_UNREADABLE = (OSError, NotImplementedError, RuntimeError)


def look_into(sources: Iterable[Path]) -> FoundPictures:
    """Every file that might be a picture, also inside folders and archives."""
    found = FoundPictures()
    for source in sources:
        if found.full:
            found.refuse(source.name, Reason.TOO_MANY)
        elif source.is_dir():
            _look_into_folder(found, source)
        else:
            _look_at_file(found, source, source.name)
    return found


def read_picture(entry: Entry) -> bytes:
    """Return the bytes of a file whose first bytes are those of a picture. Raise `Unusable` for any
    other."""
    try:
        with entry.open() as file:
            head = file.read(LONGEST_MARK)
            if picture_kind(head) is None:
                raise Unusable(_what_else(head))
            data = head + file.read(LARGEST_FILE + 1 - len(head))
    except _BROKEN as error:
        raise Unusable(Reason.BROKEN) from error
    except _UNREADABLE as error:
        raise Unusable(Reason.UNREADABLE) from error
    if len(data) > LARGEST_FILE:
        raise Unusable(Reason.TOO_LARGE)
    if is_cut_off(data):
        raise Unusable(Reason.BROKEN)
    return data


def words_of_cards(found: FoundPictures) -> dict[str, CardInfo]:
    """What deck manifests say about the pictures beside them, by the names of the pictures.

    The manifests are removed from `found`, so that they aren't listed as refused.
    """
    manifests = [entry for entry in found.entries if PurePosixPath(entry.name).name == MANIFEST]
    words: dict[str, CardInfo] = {}
    for manifest in manifests:
        found.entries.remove(manifest)
        try:
            deck = parse_deck(_read_manifest(manifest), Path())
        except (DeckError, *_BROKEN, *_UNREADABLE):
            found.refuse(manifest.name, Reason.BROKEN)
            continue
        beside = PurePosixPath(manifest.name).parent
        words |= {str(beside / card.file): card for card in deck.cards}
    return words


def _read_manifest(entry: Entry) -> str:
    with entry.open() as file:
        return file.read(LARGEST_MANIFEST).decode("utf-8")


def _what_else(head: bytes) -> Reason:
    return Reason.NESTED if is_zip(head) else Reason.NOT_A_PICTURE


def _look_into_folder(found: FoundPictures, folder: Path) -> None:
    for path in _walk(folder):
        if found.full:
            found.refuse(folder.name, Reason.TOO_MANY)
            return
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found.refuse(name, Reason.LINK)
        else:
            _look_at_file(found, path, name)


def _walk(folder: Path) -> Iterator[Path]:
    for here, folders, names in os.walk(folder):
        folders[:] = _in_order(folders)
        yield from (Path(here, name) for name in _in_order(names))


def _in_order(names: Sequence[str]) -> list[str]:
    return sorted((name for name in names if not is_litter(name)), key=natural_order)


def _look_at_file(found: FoundPictures, path: Path, name: str) -> None:
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            found.refuse(name, Reason.NOT_A_PICTURE)
            return
        with path.open("rb") as file:
            packed = is_zip(file.read(LONGEST_MARK))
    except OSError:
        found.refuse(name, Reason.UNREADABLE)
        return
    if packed:
        look_into_archive(found, path, name)
    elif path.suffix.lower() == ".zip":
        found.refuse(name, Reason.BROKEN_ARCHIVE)
    else:
        found.add(Entry(name, status.st_size, lambda: path.open("rb")))
