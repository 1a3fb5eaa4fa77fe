"""Where the program's own files are: decks, verses, words, translations."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def find_resources(package: Path) -> Path:
    """A wheel and a frozen build have `_resources` inside the package. A source tree has
    `resources` beside it.
    """
    packed = package / "_resources"
    return packed if packed.is_dir() else package.parent / "resources"


def resources() -> Path:
    return find_resources(PACKAGE)


def decks() -> Path:
    return resources() / "decks"


def house() -> Path:
    return resources() / "house"


def verses() -> Path:
    return resources() / "verses"


def words() -> Path:
    """The meanings of words, for the bots."""
    return resources() / "words"


def web() -> Path:
    return resources() / "web"


def translations() -> Path:
    return resources() / "i18n"


def qml() -> Path:
    return PACKAGE / "ui" / "qml"
