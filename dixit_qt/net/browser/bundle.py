"""The modules of the page as one script: one request for all, and none of them is lost on the way.

Each module is a piece of work of its own: a slow phone draws and answers between two of them.

The page keeps to one form of writing: `import { a, b } from "/file.js";` on lines of their own, and
`export` before a function, a class or a constant.
"""

import re
from collections.abc import Iterator, Mapping

IMPORT = re.compile(r'^import \{ ([^}]+) \} from "([^"]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.MULTILINE)
LEFT_OVER = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)


class NotBundled(Exception):
    """A module is not written in the form of the page."""


def bundled(modules: Mapping[str, str], entry: str, pacer: str) -> str:
    """A script of its own scope, each module after those that it needs. `pacer` needs none, and its
    `soon` runs the others."""
    others = [path for path in in_order(modules, entry) if path != pacer]
    first = f'{_part(pacer, modules[pacer])};\nconst {{ soon }} = modules["{pacer}"];\n'
    parts = (f"soon(() => {_part(path, modules[path])});\n" for path in others)
    return f'(() => {{\n"use strict";\nconst modules = {{}};\n{first}{"".join(parts)}}})();\n'


def in_order(modules: Mapping[str, str], entry: str) -> Iterator[str]:
    done: set[str] = set()

    def visit(path: str, way: tuple[str, ...]) -> Iterator[str]:
        if path in way:
            raise NotBundled(f"modules need each other: {' '.join((*way, path))}")
        if path in done:
            return
        for _, needed in IMPORT.findall(modules[path]):
            yield from visit(needed, (*way, path))
        done.add(path)
        yield path

    return visit(entry, ())


def _part(path: str, text: str) -> str:
    names = EXPORT.findall(text)
    body = IMPORT.sub(_taken, EXPORT.sub("", text))
    if left := LEFT_OVER.findall(body):
        raise NotBundled(f"{path}: {left[0]}")
    given = ", ".join(names)
    return f'modules["{path}"] = (() => {{\n{body}return {{ {given} }};\n}})()'


def _taken(match: re.Match[str]) -> str:
    names = match[1].replace(" as ", ": ")
    return f'const {{ {names} }} = modules["{match[2]}"];\n'
