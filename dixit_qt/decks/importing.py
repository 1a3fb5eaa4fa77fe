"""What may become a card: files, folders and archives are looked through, and nobody is trusted.

`look_into` finds out by name and size what there is to read, and `read_picture` reads one entry
within bounds. What cannot be used is refused by name with the reason; the rest goes in.
"""

import os
import stat
import zlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path, PurePosixPath
from zipfile import BadZipFile

from dixit_qt.decks.archives import look_into_archive
from dixit_qt.decks.deck import CardInfo, DeckError
from dixit_qt.decks.haul import (
    LARGEST_FILE,
    Entry,
    Haul,
    Reason,
    Unusable,
    is_litter,
    natural_order,
)
from dixit_qt.decks.kinds import LONGEST_MARK, is_cut_off, is_zip, picture_kind
from dixit_qt.decks.manifest import LARGEST_MANIFEST, MANIFEST, parse_deck

_BROKEN = (BadZipFile, zlib.error, EOFError)
_UNREADABLE = (OSError, NotImplementedError, RuntimeError)


def look_into(sources: Iterable[Path]) -> Haul:
    """Everything in the files, folders and archives that might be a picture."""
    haul = Haul()
    for source in sources:
        if haul.full:
            haul.refuse(source.name, Reason.TOO_MANY)
        elif source.is_dir():
            _look_into_folder(haul, source)
        else:
            _look_at_file(haul, source, source.name)
    return haul


def read_picture(entry: Entry) -> bytes:
    """The bytes of something that begins like a picture, or `Unusable`."""
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


def words_of_cards(haul: Haul) -> dict[str, CardInfo]:
    """What the manifests of decks say about the pictures beside them, by the names of those.

    The manifests leave the haul: they are understood, not refused.
    """
    manifests = [entry for entry in haul.entries if PurePosixPath(entry.name).name == MANIFEST]
    words: dict[str, CardInfo] = {}
    for manifest in manifests:
        haul.entries.remove(manifest)
        try:
            deck = parse_deck(_read_manifest(manifest), Path())
        except (DeckError, UnicodeDecodeError, *_BROKEN, *_UNREADABLE):
            haul.refuse(manifest.name, Reason.BROKEN)
            continue
        beside = PurePosixPath(manifest.name).parent
        words |= {str(beside / card.file): card for card in deck.cards}
    return words


def _read_manifest(entry: Entry) -> str:
    with entry.open() as file:
        return file.read(LARGEST_MANIFEST).decode("utf-8")


def _what_else(head: bytes) -> Reason:
    return Reason.NESTED if is_zip(head) else Reason.NOT_A_PICTURE


def _look_into_folder(haul: Haul, folder: Path) -> None:
    for path in _walk(folder):
        if haul.full:
            haul.refuse(folder.name, Reason.TOO_MANY)
            return
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            haul.refuse(name, Reason.LINK)
        else:
            _look_at_file(haul, path, name)


def _walk(folder: Path) -> Iterator[Path]:
    for here, folders, names in os.walk(folder):
        folders[:] = _in_order(folders)
        yield from (Path(here, name) for name in _in_order(names))


def _in_order(names: Sequence[str]) -> list[str]:
    return sorted((name for name in names if not is_litter(name)), key=natural_order)


def _look_at_file(haul: Haul, path: Path, name: str) -> None:
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            haul.refuse(name, Reason.NOT_A_PICTURE)
            return
        with path.open("rb") as file:
            packed = is_zip(file.read(LONGEST_MARK))
    except OSError:
        haul.refuse(name, Reason.UNREADABLE)
        return
    if packed:
        look_into_archive(haul, path, name)
    else:
        haul.add(Entry(name, status.st_size, lambda: path.open("rb")))
