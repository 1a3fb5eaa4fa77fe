"""The documents: links have targets, examples run, and buttons exist."""

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from devtools import i18n, project
from dixit_qt.rules.editions import EDITIONS

PAGES = sorted(
    file.relative_to(project.ROOT).as_posix()
    for folder, pattern in (
        *(("", "*.md"), (".github", "**/*.md")),
        *((folder, "**/*.md") for folder in ("dixit_qt", "resources", "tests")),
    )
    for file in (project.ROOT / folder).glob(pattern)
)
BESIDE_THE_CODE = {
    "../../releases",
    "../../discussions",
    "../../issues",
    "../../actions/workflows/test.yml",
    "../../actions/workflows/test.yml/badge.svg",
}
"""GitHub's pages of the repository, as seen from its files."""

LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)")
NAMED_FILE = re.compile(r"`((?:dixit_qt|packaging|resources|tests)/[\w./-]+)`")
WORDS_IN_FIVE_MINUTES = 1250
WORDS_OF_A_DECISION = 120
FILES_ON_THE_WAY_OF_A_VOTE = 30
PROGRAM = project.ROOT / "dixit_qt"
COUNTED = {
    7: ("Seven", "Семь"),
    8: ("Eight", "Восемь"),
    9: ("Nine", "Девять"),
    10: ("Ten", "Десять"),
    11: ("Eleven", "Одиннадцать"),
    12: ("Twelve", "Двенадцать"),
}


def read(page: str) -> str:
    return (project.ROOT / page).read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def leads_nowhere(page: str, target: str, anchor: str) -> bool:
    if target in BESIDE_THE_CODE:
        return "/" in page
    here = project.ROOT / page
    there = here.parent / target if target else here
    return not there.exists() or bool(anchor and anchor not in anchors(there))


@pytest.mark.parametrize("page", PAGES)
def test_every_link_has_a_target(page: str):
    assert [link for link in LINK.findall(read(page)) if leads_nowhere(page, *link)] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_exists(page: str):
    assert [
        name for name in NAMED_FILE.findall(read(page)) if not (project.ROOT / name).exists()
    ] == []


def test_the_readme_can_be_read_in_five_minutes():
    """Not counting code, and what is folded until somebody opens it."""
    skipped = r"```.*?```|<details>.*?</details>|`[^`]*`|\]\([^)]*\)"
    prose = re.sub(skipped, "", read("README.md"), flags=re.DOTALL)
    assert len(re.findall(r"[A-Za-z]{2,}", prose)) < WORDS_IN_FIVE_MINUTES


def test_the_path_of_a_vote_in_the_readme_is_short_and_names_existing_files():
    way = read("README.md").partition("### How a vote travels\n\n")[2].partition("\n### ")[0]
    named = set(re.findall(r"`([\w/]+\.\w+)`", way))
    screens = project.ROOT / "dixit_qt/ui/qml/DixitQt"
    assert [f for f in named if not any((at / f).is_file() for at in (PROGRAM, screens))] == []
    assert 20 < len(named) <= FILES_ON_THE_WAY_OF_A_VOTE


@pytest.mark.parametrize("folder", ["app", "host", "net", "net/browser", "ui"])
def test_the_docstring_of_a_large_package_names_each_of_its_modules(folder: str):
    described = ast.get_docstring(ast.parse(read(f"dixit_qt/{folder}/__init__.py"))) or ""
    there = {file.stem for file in (PROGRAM / folder).glob("[!_]*") if file.name != "qml"}
    assert set(re.findall(r"`([a-z_]+)`", described)) == there


def test_the_readme_names_every_package_and_its_picture_of_the_layers_is_the_linters():
    page = read("README.md")
    there = {file.parent.name for file in PROGRAM.glob("*/__init__.py")}
    assert set(re.findall(r"^\| `dixit_qt/(\w+)` \|", page, re.MULTILINE)) == there
    (drawn,) = re.findall(r"```mermaid\nflowchart LR\n +(.*)\n```", page)
    (layers,) = (
        contract["layers"]
        for contract in project.pyproject()["tool"]["importlinter"]["contracts"]
        if contract["id"] == "layers"
    )
    checked = [set(re.findall(r"\w+", layer)) & there for layer in layers]
    assert [set(layer.split(" & ")) for layer in drawn.split(" --> ")] == [
        layer for layer in checked if layer
    ]


def test_the_readme_counts_the_editions_in_both_languages():
    english, russian = COUNTED[len(EDITIONS)]
    assert f"**{english} editions**" in read("README.md")
    assert f"**{russian} вариантов**" in read("README.ru.md")


def test_the_engine_example_plays_a_whole_game_in_twenty_lines(tmp_path: Path):
    (code,) = re.findall(r"```python\n(.*?)```", read("dixit_qt/EXTENDING.md"), flags=re.DOTALL)
    assert len(code.splitlines()) <= 20
    script = tmp_path / "game.py"
    script.write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script)],
        env=project.environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert max(map(int, re.findall(r"\d+", done.stdout))) >= 30


def test_the_decisions_are_numbered_listed_and_short():
    index, *chapters = read("dixit_qt/DECISIONS.md").split("\n## ")
    titles = [chapter.partition("\n")[0] for chapter in chapters]
    listed = re.findall(r"^\| (\d+) \| \[(.*)\]\(#.*\) \| \w+ \|$", index, re.MULTILINE)
    assert [f"{number}. {title}" for number, title in listed] == titles
    assert [int(number) for number, _ in listed] == list(range(1, len(chapters) + 1))
    for title, chapter in zip(titles, chapters, strict=True):
        assert 20 <= len(chapter.removeprefix(title).split()) <= WORDS_OF_A_DECISION, title
        assert re.search(r"\*(Changes\s+when|Stays)", chapter), title


def names_in_the_atelier(module: str) -> set[str]:
    file = project.ROOT / "resources/atelier" / (module.replace(".", "/") + ".py")
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {each.name for each in tree.body if isinstance(each, ast.FunctionDef | ast.ClassDef)}


def test_every_name_in_the_ateliers_table_of_modules_exists():
    table = read("resources/atelier/README.md").partition("\n| Module | ")[2].partition("\n\n")[0]
    for row in table.splitlines()[2:]:
        _, modules, _, names, _ = re.split(r" ?\| ?", row)
        there = {
            name
            for each in re.findall(r"`([\w.]+)`", modules)
            for name in names_in_the_atelier(each)
        }
        assert set(re.findall(r"`(\w+)`", names)) - there == set(), modules


def test_every_import_in_the_ateliers_examples_exists():
    examples = re.findall(
        r"```python\n(.*?)```", read("resources/atelier/README.md"), flags=re.DOTALL
    )
    found = [
        (each.module, name.name)
        for example in examples
        for each in ast.walk(ast.parse(example))
        if isinstance(each, ast.ImportFrom)
        for name in each.names
    ]
    assert len(found) > 8
    assert [name for name in found if name[1] not in names_in_the_atelier(name[0])] == []


def test_every_cited_line_of_a_rulebook_belongs_to_a_listed_section():
    rows = re.findall(
        r"^\| (\d{3}):(\d+)-(\d+) \|", read("dixit_qt/rules/RULEBOOKS.md"), re.MULTILINE
    )
    listed = {(book, line) for book, a, b in rows for line in range(int(a), int(b) + 1)}
    sources = [
        file.read_text(encoding="utf-8")
        for folder in ("dixit_qt", "tests")
        for file in (project.ROOT / folder).rglob("*.py")
    ]
    cited = {
        (book, int(line))
        for text in sources
        for book, first, last in re.findall(r"\b(00\d):(\d{1,3})(?:-(\d+))?\b", text)
        for line in (first, last)
        if line
    }
    assert len(cited) > 100
    assert cited - listed == set()


def sentences(language: Path, part: str) -> set[str]:
    messages = ET.parse(project.ROOT / language).iter("message")
    return {message.findtext(part) or "" for message in messages}


@pytest.mark.parametrize(
    ("page", "quoted", "part"),
    [
        ("README.md", r"\*\*([A-Z][^*]+)\*\*", "source"),
        ("README.ru.md", r"\*\*«([^*]+)»\*\*", "translation"),
    ],
)
def test_every_button_that_a_page_names_exists(page: str, quoted: str, part: str):
    play = read(page).partition("\n## ")[2].partition("\n## Develop")[0]
    lines = [line for line in play.splitlines() if not line.startswith("- ")]
    named = re.findall(quoted, "\n".join(lines))
    assert len(named) >= 6
    assert [name for name in named if name not in sentences(i18n.screens("ru"), part)] == []
