"""What a Linux binary itself asks for, as its header says."""

import re
import subprocess

NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)$", re.MULTILINE)
GLIBC = re.compile(r"\(?GLIBC_(\d+)\.(\d+)")


def needed(file: str) -> list[str]:
    """Not what these need in turn: a library of the system brings its own along."""
    return NEEDED.findall(_dump("-p", file))


def oldest_glibc(file: str) -> tuple[int, int]:
    """The newest version of a symbol that is used decides which system is too old."""
    versions = [(int(major), int(minor)) for major, minor in GLIBC.findall(_dump("-T", file))]
    return max(versions, default=(2, 0))


def _dump(option: str, file: str) -> str:
    command = ["objdump", option, file]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout
