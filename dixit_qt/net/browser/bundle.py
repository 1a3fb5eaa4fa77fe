"""The page's modules as one script, so that one request fetches all and none can be missing.

Each module runs as a separate task, so that a slow phone can draw and react in between.

The modules must all be written in one form: `import { a, b } from "/file.js";` on lines of their
own, and `export` before a function, a class or a constant.
"""

import re
from collections.abc import Iterator, Mapping

IMPORT = re.compile(r'^import \{ ([^}]+) \} from "([^"]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.MULTILINE)
LEFT_OVER = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)


class NotBundled(Exception):
    """A module isn't written in the form that this file understands."""


def bundled(modules: Mapping[str, str], entry: str, pacer: str) -> str:
    """The script, with each module after those that it imports. `pacer` imports none, and its
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
