"""What a file is, told from its bytes: its name proves nothing."""

import re
import struct

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
_END_OF_PICTURE = b"\xff\xd9"


def picture_kind(head: bytes) -> str | None:
    return next((kind for kind, mark in _PICTURES if mark.match(head)), None)


def is_zip(head: bytes) -> bool:
    return _ZIP.match(head) is not None


def is_cut_off(data: bytes) -> bool:
    """Decoders show half a JPEG or BMP without a word; the other kinds they refuse themselves."""
    kind = picture_kind(data[:LONGEST_MARK])
    if kind == "jpeg":
        return data.find(_END_OF_PICTURE, _first_scan(data)) < 0
    if kind == "bmp":
        return len(data) < int(struct.unpack_from("<I", data, 2)[0])
    return False


def _first_scan(data: bytes) -> int:
    """Past the segments before it, one of which may hold a whole small picture."""
    at = 2
    while at + 4 <= len(data) and data[at] == 0xFF and data[at + 1] != _START_OF_SCAN:
        at += 2 + int(struct.unpack_from(">H", data, at + 2)[0])
    return at
