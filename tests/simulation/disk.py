"""A disk that fills up, fails, and loses what was not synced.

`JournalFolder` runs on it unchanged: `Os` replaces the module `os`, `DiskPath` a path.
"""

import errno
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, ClassVar

from tests.simulation.world import Computer, Killed


class Inode:
    """`stable` is what survives a power failure."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.stable = bytearray()
        self.changed = 0.0
        self._was_cut = False

    def cut(self, length: int) -> None:
        del self.data[length:]
        self._was_cut = True

    def sync(self) -> None:
        if self._was_cut:
            self.stable, self._was_cut = bytearray(self.data), False
        else:
            self.stable += self.data[len(self.stable) :]


@dataclass
class Disk:
    """`trouble` is "", "full", "broken" (no sync succeeds) or "slow"."""

    computer: Computer
    names: dict[str, Inode] = field(default_factory=dict)
    trouble: str = ""
    room: int = 0
    was_torn: bool = False
    _stable_names: dict[str, Inode] = field(default_factory=dict)
    _renames: list[dict[str, Inode]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = self.computer.world.random(f"disk of {self.computer.name}")
        self.computer.on_death.append(self._on_death)

    def path(self, name: str) -> "DiskPath":
        return DiskPath(self, name)

    def effect(self) -> None:
        self.computer.effect()

    def name_changed(self) -> None:
        self._renames.append(dict(self.names))

    def sync_names(self) -> None:
        self._stable_names = dict(self.names)
        self._renames.clear()

    def write(self, inode: Inode, data: bytes) -> int:
        try:
            self.effect()
        except Killed:
            inode.data += data[: self.rng.randint(0, len(data))]
            raise
        if self.trouble == "full":
            data = data[: self.room]
            self.room -= len(data)
            if not data:
                raise OSError(errno.ENOSPC, "No space left on device")
        inode.data += data
        inode.changed = self.computer.clock()
        return len(data)

    def sync(self, inode: Inode | None) -> None:
        self.effect()
        if self.trouble == "broken":
            raise OSError(errno.EIO, "Input/output error")
        if self.trouble == "slow":
            self.computer.sleep(self.rng.uniform(0.05, 3.0))
        if inode is None:
            self.sync_names()
        else:
            inode.sync()

    def _on_death(self, power: bool) -> None:
        Os.let_go(self.computer)
        if not power:
            return
        after = self.rng.randint(0, len(self._renames))
        self.names = dict(self._stable_names if not after else self._renames[after - 1])
        self._stable_names = dict(self.names)
        self._renames.clear()
        for inode in self.names.values():
            self._tear(inode)

    def _tear(self, inode: Inode) -> None:
        """Any part of what wasn't synced may be on disk, and may be zeros."""
        if inode.data == inode.stable:
            return
        self.was_torn = True
        fresh = inode.data[len(inode.stable) :]
        kept = fresh[: self.rng.randint(0, len(fresh))]
        if kept and self.rng.random() < 0.3:
            kept = bytearray(len(kept))
        inode.data = inode.stable + kept
        inode.stable = bytearray(inode.data)


class DiskPath:
    """The parts of `pathlib.Path` that a folder of journals uses."""

    def __init__(self, disk: Disk, text: str) -> None:
        self.disk = disk
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DiskPath) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __truediv__(self, name: str) -> "DiskPath":
        return DiskPath(self.disk, f"{self.text}/{name}")

    @property
    def name(self) -> str:
        return self.text.rpartition("/")[2]

    @property
    def stem(self) -> str:
        return self.name.rpartition(".")[0]

    @property
    def parent(self) -> "DiskPath":
        return DiskPath(self.disk, self.text.rpartition("/")[0])

    def with_suffix(self, suffix: str) -> "DiskPath":
        return self.parent / (self.stem + suffix)

    def with_name(self, name: str) -> "DiskPath":
        return self.parent / name

    def mkdir(self, **_how: object) -> None:
        return

    def glob(self, pattern: str) -> Iterator["DiskPath"]:
        suffix = pattern.removeprefix("*")
        names = [name for name in self.disk.names if name.startswith(f"{self.text}/")]
        return (DiskPath(self.disk, name) for name in names if name.endswith(suffix))

    def exists(self) -> bool:
        return self.text in self.disk.names

    def inode(self) -> Inode:
        if self.text not in self.disk.names:
            raise FileNotFoundError(errno.ENOENT, "No such file", self.text)
        return self.disk.names[self.text]

    def stat(self) -> SimpleNamespace:
        inode = self.inode()
        return SimpleNamespace(st_mtime=inode.changed, st_size=len(inode.data))

    def read_bytes(self) -> bytes:
        return bytes(self.inode().data)

    def replace(self, target: "DiskPath") -> None:
        self.disk.effect()
        self.disk.names[target.text] = self.inode()
        del self.disk.names[self.text]
        self.disk.name_changed()

    def unlink(self, *, missing_ok: bool = False) -> None:
        self.disk.effect()
        if self.text in self.disk.names:
            del self.disk.names[self.text]
            self.disk.name_changed()
        elif not missing_ok:
            raise FileNotFoundError(errno.ENOENT, "No such file", self.text)


@dataclass
class _Open:
    disk: Disk
    inode: Inode | None
    life: int


class Os:
    """The functions of `os` and `fcntl` for open files; all others are the real ones."""

    name = "posix"
    _files: ClassVar[dict[int, _Open]] = {}
    _claims: ClassVar[dict[int, int]] = {}
    _last = 1000

    def __getattr__(self, name: str) -> Any:
        return getattr(os, name)

    @classmethod
    def open(cls, path: DiskPath, flags: int, _mode: int = 0) -> int:
        disk, inode = path.disk, None
        if flags & os.O_CREAT and not path.exists():
            disk.effect()
            if disk.trouble == "full" and disk.room <= 0:
                raise OSError(errno.ENOSPC, "No space left on device")
            disk.names[path.text] = Inode()
            disk.name_changed()
        if path.exists():
            inode = path.inode()
            if flags & os.O_TRUNC:
                inode.cut(0)
        elif not any(path.glob("*")):
            raise FileNotFoundError(errno.ENOENT, "No such file", path.text)
        cls._last += 1
        cls._files[cls._last] = _Open(disk, inode, disk.computer.life)
        return cls._last

    @classmethod
    def write(cls, file: int, data: bytes) -> int:
        opened = cls._files[file]
        assert opened.inode is not None
        return opened.disk.write(opened.inode, bytes(data))

    @classmethod
    def fsync(cls, file: int) -> None:
        opened = cls._files[file]
        opened.disk.sync(opened.inode)

    @classmethod
    def ftruncate(cls, file: int, length: int) -> None:
        opened = cls._files[file]
        assert opened.inode is not None
        opened.disk.effect()
        opened.inode.cut(length)

    @staticmethod
    def lseek(_file: int, position: int, _whence: int) -> int:
        """Files are only appended to."""
        return position

    @classmethod
    def close(cls, file: int) -> None:
        opened = cls._files.pop(file)
        cls._claims = {key: held for key, held in cls._claims.items() if held != file}
        del opened

    @classmethod
    def claim(cls, file: int) -> None:
        inode = cls._files[file].inode
        if cls._claims.get(id(inode), file) != file:
            raise BlockingIOError(errno.EWOULDBLOCK, "Resource temporarily unavailable")
        cls._claims[id(inode)] = file

    @classmethod
    def let_go(cls, computer: Computer) -> None:
        """The system closes the files of a dead program."""
        for file in [f for f, opened in cls._files.items() if opened.disk.computer is computer]:
            cls.close(file)

    @classmethod
    def forget_everything(cls) -> None:
        cls._files.clear()
        cls._claims.clear()
