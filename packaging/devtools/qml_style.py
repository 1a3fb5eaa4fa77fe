"""Check the QML: colours only in Theme.qml, durations and curves only in Motion.qml, and no
unused ids."""

import re
from collections.abc import Iterator
from pathlib import Path

QML = Path("dixit_qt") / "ui" / "qml"
COLOUR = re.compile(
    r'"#[0-9a-fA-F]{3,8}"|\bQt\.(?:rgba|hsla|hsva)\(|\bcolor:\s*"(?!transparent")|Color:\s*"(?!transparent")'
)
MOTION = re.compile(r"\bEasing\.|\b(?:duration|interval):\s*\d|\bvelocity:\s*\d")
PLACES = {"Theme.qml": COLOUR, "Motion.qml": MOTION}
NO_CODE = re.compile(r'/\*.*?\*/|(?<!:)//.*?$|"[^"\n]*"', re.DOTALL | re.MULTILINE)
NAMED = re.compile(r"^\s*id:\s*(\w+)", re.MULTILINE)


def faults(root: Path) -> Iterator[str]:
    """Each fault as the file, the line where there is one, and what is wrong."""
    for file in sorted((root / QML).rglob("*.qml")):
        for name in unused_names(file.read_text(encoding="utf-8")):
            yield f"{file.relative_to(root)}: nothing uses the id {name}"
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for place, pattern in PLACES.items():
                if file.name != place and pattern.search(line):
                    yield f"{file.relative_to(root)}:{number}: belongs to {place}: {line.strip()}"


def unused_names(text: str) -> Iterator[str]:
    code = NO_CODE.sub("", text)
    for name in NAMED.findall(code):
        if len(re.findall(rf"(?<![\w.]){name}\b(?!:)", code)) == 1:
            yield name


def is_in_its_place(root: Path) -> bool:
    found = list(faults(root))
    print("\n".join(found), end="\n" if found else "")
    return not found
