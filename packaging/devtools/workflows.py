"""Checks of the CI workflows: well formed, existing runners, no unneeded permissions."""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

FOLDER = Path(".github") / "workflows"
RUNNERS = Path(".github") / "runners.toml"
RUNS_ON = re.compile(r"^\s*runs-on: *(\S+)", re.MULTILINE)
PYTHONS = re.compile(r"^\s*python: *\[([^]]*)\]", re.MULTILINE)
CLASSIFIER = "Programming Language :: Python :: 3."
FROM_MATRIX = re.compile(r"^\s*system: *\[([^]]*)\]", re.MULTILINE)
USES = re.compile(r"^\s*(?:- )?uses: *(\S+)(.*)$", re.MULTILINE)
PINNED = re.compile(r"^[\w./-]+@[0-9a-f]{40}$")
VERSION = re.compile(r" +# v\d+\.\d+\.\d+$")

Run = Callable[..., bool]


def checks(root: Path, run: Run) -> list[tuple[str, Callable[[], bool]]]:
    files = [str(file.relative_to(root)) for file in workflows(root)]
    schema = ("check-jsonschema", "--builtin-schema", "vendor.github-workflows")
    return [
        ("workflows, form", lambda: run(*schema, *files)),
        ("workflows, rights", lambda: run("zizmor", "--offline", "--no-progress", "-q", *files)),
        ("workflows, runners", lambda: tell(faults(root))),
    ]


def workflows(root: Path) -> list[Path]:
    return sorted((root / FOLDER).glob("*.yml"))


def tell(found: list[str]) -> bool:
    print("\n".join(found) or "Every runner exists, every action is pinned.")
    return not found


def faults(root: Path) -> list[str]:
    runners = set(tomllib.loads((root / RUNNERS).read_text(encoding="utf-8")))
    return [f"{file.name}: {fault}" for file in workflows(root) for fault in _in(file, runners)]


def tried_pythons(root: Path) -> list[str]:
    """The Python versions on which a workflow runs the tests."""
    texts = (file.read_text(encoding="utf-8") for file in workflows(root))
    lists = [names for text in texts for names in PYTHONS.findall(text)]
    return [name.strip(' "') for names in lists for name in names.split(",")]


def supported_pythons(classifiers: Iterable[str]) -> list[str]:
    """The Python versions that the package declares."""
    found = (name for name in classifiers if name.startswith(CLASSIFIER))
    return [name.rpartition(" ")[2] for name in found]


def _in(file: Path, runners: set[str]) -> Iterator[str]:
    text = file.read_text(encoding="utf-8")
    for name in named_runners(text):
        if name not in runners:
            yield f"there is no runner {name}"
    for action, comment in USES.findall(text):
        if not PINNED.match(action):
            yield f"{action} is not pinned by the hash of a commit"
        elif not VERSION.match(comment):
            yield f"{action} does not say which version it is"
    if not re.search(r"^permissions: \{\}$", text, re.MULTILINE):
        yield "it has rights before its jobs ask for them"


def named_runners(text: str) -> list[str]:
    plain = [name for name in RUNS_ON.findall(text) if "${{" not in name]
    lists = (names.split(",") for names in FROM_MATRIX.findall(text))
    return [*plain, *(name.strip() for names in lists for name in names)]
