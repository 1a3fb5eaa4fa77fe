"""Archives and files made with bad intent."""

import stat
import struct
import zipfile
import zlib
from pathlib import Path

PNG_MARK = b"\x89PNG\r\n\x1a\n"


def picture(name: str) -> bytes:
    """Begins like a picture. The rest doesn't matter."""
    return PNG_MARK + name.encode()


def archive(path: Path, entries: dict[str, bytes], packing: int = zipfile.ZIP_STORED) -> Path:
    with zipfile.ZipFile(path, "w", packing) as packed:
        for name, data in entries.items():
            packed.writestr(name, data)
    return path


def archive_with_link(path: Path, name: str, target: str) -> Path:
    info = zipfile.ZipInfo(name)
    info.create_system = 3
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr(info, target)
        packed.writestr("good.png", picture("good"))
    return path


def patched(path: Path, mark: bytes, offset: int, layout: str, value: int) -> Path:
    """Overwrite a field in every header that begins with this signature."""
    data = bytearray(path.read_bytes())
    at = data.find(mark)
    while at >= 0:
        struct.pack_into(layout, data, at + offset, value)
        at = data.find(mark, at + 4)
    path.write_bytes(data)
    return path


def encrypted(path: Path) -> Path:
    patched(path, b"PK\x03\x04", 6, "<H", 1)
    return patched(path, b"PK\x01\x02", 8, "<H", 1)


def packed_as(path: Path, method: int) -> Path:
    patched(path, b"PK\x03\x04", 8, "<H", method)
    return patched(path, b"PK\x01\x02", 10, "<H", method)


def png_header(width: int, height: int) -> bytes:
    """A well-formed PNG header that declares more pixels than fit into memory."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = (b"IHDR", header), (b"IDAT", zlib.compress(b"\0" * 64)), (b"IEND", b"")
    return PNG_MARK + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
