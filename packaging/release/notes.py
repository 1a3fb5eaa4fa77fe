"""The text of a release: what is new, which files there are for whom, and what is missing.

The workflow calls it with the folder of all built files. It writes the text to stdout and the
checksums beside the files. It needs only Python.
"""

import hashlib
import re
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WANTED = {
    "windows-x86_64": ("Windows", ("-setup.exe", ".zip")),
    "macos-arm64": ("macOS on Apple silicon", (".dmg", ".zip")),
    "macos-x86_64": ("macOS on Intel", (".dmg", ".zip")),
    "linux-x86_64": ("Linux on x86-64", (".deb", ".run", ".tar.xz")),
    "linux-arm64": ("Linux on ARM", (".deb", ".run", ".tar.xz")),
}
SUMS = "SHA256SUMS"
GENUINE = f"""\
`sha256sum --check --ignore-missing {SUMS}`, and `gh attestation verify FILE` with the name of this
repository. The `.cdx.json` beside each build lists its contents (CycloneDX)."""


TRIED = """\
Each program played two games of its own on the system where it was built, out of its folder; on \
Windows also as installed by the installer, which was then removed, on macOS also out of the disk \
image. Nothing that failed there is offered here. Before the release, files made in the same way \
were installed on an empty Debian 12, 13 and testing (x86-64), played on a screen and removed, and \
evenings of Windows with Linux were played under Wine. Nobody has played an evening on real \
Windows, on macOS or on ARM for this release."""


def version() -> str:
    text = (ROOT / "dixit_qt" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]


def what_is_new(changelog: str, number: str) -> str:
    """The changelog's chapter for this version; fails if there is none."""
    chapters = re.split(r"^## ", changelog, flags=re.MULTILINE)
    for chapter in chapters:
        if chapter.startswith(f"[{number}]"):
            return chapter.partition("\n")[2].strip()
    raise SystemExit(f"The changelog has no chapter [{number}]: is it still [Unreleased]?")


def expected(number: str) -> dict[str, str]:
    """Every expected file, and for whom it is."""
    files = {
        f"dixit-qt-{number}-{platform}{suffix}": title
        for platform, (title, suffixes) in WANTED.items()
        for suffix in suffixes
    }
    return {**files, f"dixit_qt-{number}-py3-none-any.whl": "Python 3.11 and newer"}


def text(number: str, news: str, there: Iterable[str]) -> str:
    wanted, there = expected(number), set(there)
    rows = [f"| {title} | `{name}` |" for name, title in wanted.items() if name in there]
    missing = [f"* `{name}` ({title})" for name, title in wanted.items() if name not in there]
    parts = [news, "## Files", "\n".join(["| For | File |", "|---|---|", *rows])]
    if missing:
        parts += ["## Missing this time", "Their builds failed.", "\n".join(missing)]
    parts += [
        "## What was tried",
        TRIED,
        "## Is it genuine?",
        GENUINE,
    ]
    return "\n\n".join(parts) + "\n"


def sums(folder: Path) -> str:
    files = sorted(file for file in folder.iterdir() if file.name != SUMS)
    return "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files
    )


def main(folder: Path, changelog: Path = ROOT / "CHANGELOG.md") -> int:
    there = {file.name for file in folder.iterdir()}
    number = version()
    if not there & set(expected(number)):
        print("No file of this version was built.", file=sys.stderr)
        return 1
    news = what_is_new(changelog.read_text(encoding="utf-8"), number)
    print(text(number, news, there))
    (folder / SUMS).write_text(sums(folder), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
