"""The translations: collected from the sources into `.ts` files, compiled into `.qm` files.

Each language has its own folder. The `.ts` files are kept in the repository. The `.qm` files are
beside them and are compiled again when they are older. The English file has only plurals: every
other text is its own translation.
"""

import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from devtools import project
from devtools.words.sentences import as_cpp

FOLDER = Path("resources") / "i18n"
SOURCES = (Path("dixit_qt") / "app", Path("dixit_qt") / "ui")
SCREENS = "screens.ts"
SOURCE = "en"


def sources(root: Path, suffix: str) -> list[Path]:
    return sorted(file for folder in SOURCES for file in (root / folder).rglob(f"*{suffix}"))


def languages() -> list[str]:
    """The program's languages. A folder left behind by another git branch doesn't count."""
    from dixit_qt.languages import LANGUAGES

    return sorted(LANGUAGES)


def screens(language: str) -> Path:
    return FOLDER / language / SCREENS


def collect(root: Path, language: str, file: Path) -> None:
    """Update one `.ts` file from the sources; existing translations are kept."""
    python = root / ".cache" / "sentences.cpp"
    python.parent.mkdir(exist_ok=True)
    python.write_text(as_cpp(sources(root, ".py")), encoding="utf-8")
    plurals_only = ("-pluralonly", "-source-language", SOURCE) if language == SOURCE else ()
    options = (*plurals_only, "-target-language", language)
    common = ("-silent", "-no-obsolete", "-locations", "none", "-sort-messages")
    lupdate = str(project.venv_program("pyside6-lupdate"))
    qml = map(str, sources(root, ".qml"))
    command = [lupdate, *common, *options, *qml, str(python), "-ts", str(file)]
    subprocess.run(command, cwd=root, check=True)


def update(root: Path = project.ROOT) -> list[str]:
    """Return the window's sentences that are not translated yet."""
    files = {language: root / screens(language) for language in languages()}
    for language, file in files.items():
        file.parent.mkdir(exist_ok=True)
        collect(root, language, file)
    return [f"{language}: {text}" for language, file in files.items() for text in unfinished(file)]


def unfinished(file: Path) -> list[str]:
    """The sentences without a translation, each with its context."""
    tree = ET.parse(file)
    return [text for context in tree.iter("context") for text in _unfinished_in(context)]


def _unfinished_in(context: ET.Element) -> Iterator[str]:
    for message in context.iter("message"):
        translation = message.find("translation")
        forms = [translation, *message.iter("numerusform")]
        plural = message.get("numerus") == "yes"
        texts = [form.text for form in (forms[1:] if plural else forms[:1]) if form is not None]
        complete = bool(texts) and all(texts)
        if translation is None or translation.get("type") or not complete:
            yield f"{context.findtext('name')}: {message.findtext('source')}"


def release(root: Path = project.ROOT) -> None:
    """Compile the files that are older than their source."""
    for source in sorted((root / FOLDER).glob("*/*.ts")):
        compiled = source.with_suffix(".qm")
        if compiled.is_file() and compiled.stat().st_mtime >= source.stat().st_mtime:
            continue
        lrelease = str(project.venv_program("pyside6-lrelease"))
        draft = compiled.with_name(compiled.name + ".part")
        subprocess.run([lrelease, "-silent", str(source), "-qm", str(draft)], check=True)
        draft.replace(compiled)
