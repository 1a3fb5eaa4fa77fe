"""Reads what a Linux binary needs from its ELF header."""

import re
import subprocess

NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)$", re.MULTILINE)
GLIBC = re.compile(r"\(?GLIBC_(\d+)\.(\d+)")


def needed(file: str) -> list[str]:
    """Direct dependencies only: libraries of the system bring their own."""
    return NEEDED.findall(_dump("-p", file))


def oldest_glibc(file: str) -> tuple[int, int]:
    """The newest glibc version of any symbol that is used: older systems can't run the program."""
    versions = [(int(major), int(minor)) for major, minor in GLIBC.findall(_dump("-T", file))]
    return max(versions, default=(2, 0))


def _dump(option: str, file: str) -> str:
    command = ["objdump", option, file]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout
