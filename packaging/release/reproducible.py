"""Two builds of the same sources in different folders must be equal byte for byte."""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from devtools import i18n, licences, project

OUT = Path("build") / "release"
FILES = ("dixit-qt-*", "dixit_qt-*")


def git(root: Path, *arguments: str) -> str:
    command = ["git", "-C", str(root), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def copy_sources(root: Path, target: Path) -> None:
    """Copy the working tree, changes included. The copy reports the original's commit."""
    listed = git(root, "ls-files", "--cached", "--others", "--exclude-standard", "-z")
    for name in listed.split("\0"):
        if name and (root / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / name, target / name)
    folder = git(root, "rev-parse", "--absolute-git-dir").strip()
    (target / ".git").write_text(f"gitdir: {folder}\n", encoding="utf-8")
    i18n.release(target)
    licences.release(target)


@contextmanager
def two_copies(root: Path) -> Iterator[tuple[Path, Path]]:
    """Copies in folders of different depth and name length."""
    with tempfile.TemporaryDirectory() as temporary:
        one, two = Path(temporary) / "a", Path(temporary) / "another" / "place"
        for copy in (one, two):
            copy_sources(root, copy)
        yield one, two


def build(copy: Path, options: Sequence[str]) -> dict[str, str]:
    """Return the checksums of the built files."""
    command = [sys.executable, str(copy / "packaging" / "build.py"), *options]
    env = {**os.environ, "PYTHONPATH": str(copy), "GIT_OPTIONAL_LOCKS": "0"}
    subprocess.run(command, cwd=copy, env=env, check=True, stdout=subprocess.DEVNULL)
    made = sorted(file for pattern in FILES for file in (copy / OUT).glob(pattern))
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in made}


def differences(one: dict[str, str], two: dict[str, str]) -> list[str]:
    return sorted(name for name in one.keys() | two.keys() if one.get(name) != two.get(name))


def check(options: Sequence[str], root: Path = project.ROOT) -> bool:
    with two_copies(root) as copies:
        one, two = (build(copy, options) for copy in copies)
    different = differences(one, two)
    for name in one.keys() | two.keys():
        print(f"{'different' if name in different else 'equal'}: {name}")
    return bool(one) and not different


if __name__ == "__main__":
    sys.exit(0 if check(sys.argv[1:]) else 1)
