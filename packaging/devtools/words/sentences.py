"""Find translatable sentences in Python.

lupdate's Python parser misses plurals whose number isn't a literal, and calls whose arguments are
expressions. So the calls are found here and handed to lupdate as C++, which it parses well.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

CALLS = ("translate", "mark", "QT_TRANSLATE_NOOP")


@dataclass(frozen=True)
class Sentence:
    context: str
    text: str
    plural: bool


def sentences_in(file: Path) -> Iterator[Sentence]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and _name(node.func) in CALLS:
            words = [each.value for each in node.args[:2] if isinstance(each, ast.Constant)]
            if len(words) == 2 and all(isinstance(word, str) for word in words):
                yield Sentence(str(words[0]), str(words[1]), plural=len(node.args) > 3)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def as_cpp(files: Iterable[Path]) -> str:
    """C++ source for lupdate with every sentence of the files."""
    found = dict.fromkeys(sentence for file in files for sentence in sentences_in(file))
    calls = (f"    QCoreApplication::translate({_arguments(each)});" for each in found)
    return "\n".join(["void sentences() {", *calls, "}", ""])


def _arguments(sentence: Sentence) -> str:
    words = f"{_quoted(sentence.context)}, {_quoted(sentence.text)}"
    return f'{words}, "", 1' if sentence.plural else words


def _quoted(text: str) -> str:
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{plain}"'
