"""The licences of everything inside the program, as a file for the window to show.

Packages are those that are installed, with their own licence files;
`packaging/licences/inside.toml` lists what is inside them. The file is generated again when it's
older than the environment.
"""

import json
import re
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.metadata import Distribution, distributions
from pathlib import Path

from devtools import project

FILE = Path("resources") / "licences.json"
INSIDE = Path("packaging") / "licences" / "inside.toml"
FULL_NAME = re.compile(r"^[\w.-]+")
FOR_OLDER_PYTHON = re.compile(r"python_(?:full_)?version *< *[\"']3\.(\d+)")
LEGAL_FILE = re.compile(r"(^|/)(LICEN[CS]E|COPYING|NOTICE|OFL)[^/]*$", re.IGNORECASE)
OLDEST_MINOR = 11
LONGEST_EXPRESSION = 60
OWN_NOTE = """The program is under the MIT licence; its pictures, sounds and verses are under \
CC BY 4.0: https://creativecommons.org/licenses/by/4.0/"""
SPDX = {
    "font-manrope": "OFL-1.1",
    "font-source-serif-pro": "OFL-1.1",
    "segno": "BSD-3-Clause",
}
"""Licences of packages that name theirs in other words than SPDX, or not at all."""


@dataclass(frozen=True)
class Component:
    name: str
    version: str
    licence: str
    home: str = ""
    note: str = ""
    texts: tuple[str, ...] = field(default=(), repr=False)
    files: tuple[str, ...] = ()
    is_package: bool = False


class LicenceMissing(RuntimeError):
    """A package doesn't name its licence, or its licence text is missing."""


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def installed(venv: Path) -> dict[str, Distribution]:
    folders = [str(folder) for folder in venv.glob("lib/python*/site-packages")]
    folders += [str(folder) for folder in venv.glob("Lib/site-packages")]
    return {normal(each.metadata["Name"]): each for each in distributions(path=folders)}


def needed(wanted: Iterable[str], there: dict[str, Distribution]) -> list[Distribution]:
    """The wanted packages and all their dependencies, without those of extras and other systems."""
    found: dict[str, Distribution] = {}
    waiting = list(wanted)
    while waiting:
        requirement = waiting.pop()
        match = FULL_NAME.match(requirement)
        name = normal(match[0]) if match else ""
        if name in found or name not in there or is_for_others(requirement):
            continue
        found[name] = there[name]
        waiting += there[name].requires or []
    return [found[name] for name in sorted(found)]


def is_for_others(requirement: str) -> bool:
    """Whether a requirement belongs to an extra, or to a Python too old to run the program."""
    older = FOR_OLDER_PYTHON.search(requirement)
    return "extra ==" in requirement or bool(older and int(older[1]) <= OLDEST_MINOR)


def licence_of(name: str, metadata: Mapping[str, str | list[str]]) -> str:
    own_words = metadata.get("license_expression") or metadata.get("license")
    licence = str(SPDX.get(name) or own_words or "")
    if not 0 < len(licence) <= LONGEST_EXPRESSION:
        raise LicenceMissing(f"{name}: name its licence in devtools/licences.py")
    return licence


def legal_files(package: Distribution) -> list[str]:
    files = [file for file in package.files or [] if LEGAL_FILE.search(file.as_posix())]
    kept = [file for file in files if file.suffix in {"", ".txt", ".md", ".APACHE", ".BSD"}]
    return [file.read_text(encoding="utf-8") for file in kept]


def package_component(package: Distribution, known: dict[str, tuple[str, ...]]) -> Component:
    name = normal(package.metadata["Name"])
    texts = tuple(legal_files(package)) or known.get(name, ())
    if not texts:
        raise LicenceMissing(f"{name}: it comes without the text of its licence")
    licence = licence_of(name, package.metadata.json)
    home = f"https://pypi.org/project/{name}/"
    return Component(name, package.version, licence, home, texts=texts, is_package=True)


def python_component(version: str) -> Component:
    places = [Path(sysconfig.get_path("stdlib")), Path(sysconfig.get_config_var("prefix"))]
    texts = [place / name for place in places for name in ("LICENSE.txt", "LICENSE")]
    text = next((file.read_text(encoding="utf-8") for file in texts if file.is_file()), "")
    home = "https://www.python.org"
    return Component("Python", version, "PSF-2.0", home, texts=(text,) if text else ())


def terms(expression: str, folder: Path) -> tuple[str, ...]:
    """The text of each licence in an SPDX expression; of alternatives, the first that has a
    text in the folder."""
    found = []
    for needed_one in expression.split(" AND "):
        names = [name.partition(" WITH ")[0] for name in needed_one.strip("()").split(" OR ")]
        files = [folder / f"{name}.txt" for name in names]
        text = next((file.read_text(encoding="utf-8") for file in files if file.is_file()), None)
        if text is None:
            raise LicenceMissing(f"{needed_one}: put its text into {folder}")
        found.append(text)
    return tuple(found)


def inside(root: Path, there: dict[str, Distribution]) -> Iterator[Component]:
    """Parts inside packages. If the package isn't installed, its build tool wasn't used."""
    folder = (root / INSIDE).parent
    for part in tomllib.loads((root / INSIDE).read_text(encoding="utf-8"))["part"]:
        owner = there.get(normal(part.get("version_of", "")))
        quoted = part.get("text_of")
        if quoted is None:
            texts = (*part.get("copyright", ()), *terms(part["licence"], folder))
        elif quoted in there:
            texts = tuple(legal_files(there[quoted]))
        else:
            continue
        yield Component(
            part["name"],
            owner.version if owner else "",
            part["licence"],
            part["home"],
            part.get("note", ""),
            texts,
            tuple(part.get("files", ())),
        )


def components(root: Path = project.ROOT, venv: Path = project.VENV) -> list[Component]:
    """The program itself, its platform, its packages, and the parts inside these."""
    there = installed(venv)
    parts = list(inside(root, there))
    qt = {"pyside6-essentials": parts[0].texts, "shiboken6": parts[0].texts}
    wanted = project.pyproject(root)["project"]["dependencies"]
    own = Component(
        "Dixit Qt",
        project.version(root),
        "MIT AND CC-BY-4.0",
        note=OWN_NOTE,
        texts=((root / "LICENSE").read_text(encoding="utf-8"),),
    )
    packages = [package_component(each, qt) for each in needed(wanted, there)]
    return [own, python_component(project.python_version(venv)), *packages, *parts]


def as_json(found: Iterable[Component]) -> str:
    """Each text appears once, even if several parts share it."""
    texts: dict[str, int] = {}
    rows = [
        {
            "name": each.name,
            "version": each.version,
            "licence": each.licence,
            "home": each.home,
            "note": each.note,
            "texts": [texts.setdefault(text.strip(), len(texts)) for text in each.texts],
        }
        for each in found
    ]
    return json.dumps({"components": rows, "texts": list(texts)}, ensure_ascii=False, indent=1)


def release(root: Path = project.ROOT, venv: Path = project.VENV) -> None:
    """Write the file if something was installed since."""
    target, sources = root / FILE, [root / INSIDE, root / "pyproject.toml", Path(__file__)]
    newest = max(file.stat().st_mtime for file in (*sources, *venv.glob("*.json")))
    if target.is_file() and target.stat().st_mtime >= newest:
        return
    project.write_whole(target, as_json(components(root, venv)))
