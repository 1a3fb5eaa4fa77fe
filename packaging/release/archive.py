"""Archives that depend only on their content: the same files give the same bytes."""

import hashlib
import os
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

DOS_EPOCH = (1980, 1, 1, 0, 0, 0)
EXECUTABLE, PLAIN = 0o755, 0o644


def files_below(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*"), key=lambda path: path.as_posix()):
        if file.is_symlink() or file.is_file():
            yield file


def mode_of(file: Path) -> int:
    return EXECUTABLE if os.access(file, os.X_OK) else PLAIN


def pack_tar(folder: Path, target: Path) -> None:
    """A `.tar.xz` with one folder at the top, for systems with links and file modes."""
    with tarfile.open(target, "w:xz", format=tarfile.PAX_FORMAT) as archive:
        for file in files_below(folder):
            entry = archive.gettarinfo(file, f"{folder.name}/{file.relative_to(folder).as_posix()}")
            entry.mtime = 0
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = ""
            entry.mode = mode_of(file)
            if entry.isreg():
                with file.open("rb") as content:
                    archive.addfile(entry, content)
            else:
                archive.addfile(entry)


def pack_zip(folder: Path, target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in files_below(folder):
            name = f"{folder.name}/{file.relative_to(folder).as_posix()}"
            entry = zipfile.ZipInfo(name, DOS_EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100000 | mode_of(file)) << 16
            archive.writestr(entry, file.read_bytes())


def pack(folder: Path, stem: Path, *, as_zip: bool) -> Path:
    target = stem.with_name(stem.name + (".zip" if as_zip else ".tar.xz"))
    (pack_zip if as_zip else pack_tar)(folder, target)
    return target


def write_checksum(archive: Path) -> str:
    with archive.open("rb") as content:
        digest = hashlib.file_digest(content, "sha256").hexdigest()
    checksum = archive.with_name(archive.name + ".sha256")
    checksum.write_text(f"{digest}  {archive.name}\n", encoding="utf-8")
    return digest
