"""A hash of the code that a function reaches: it changes when, and only when, that code does.

Only what the function names is followed, through the modules of the atelier; comments, blank
lines and everything else in a file do not count.
"""

from __future__ import annotations

import ast
import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


@dataclass
class Module:
    definitions: dict[str, ast.stmt] = field(default_factory=dict)
    imports: dict[str, tuple[str, str]] = field(default_factory=dict)


def read_module(path: Path, package: str) -> Module:
    module = Module()
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            module.definitions[statement.name] = statement
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = getattr(statement, "targets", None) or [statement.target]
            names = (node for target in targets for node in ast.walk(target))
            module.definitions |= {n.id: statement for n in names if isinstance(n, ast.Name)}
        elif isinstance(statement, ast.ImportFrom):
            source = f"{package}.{statement.module}" if statement.level else statement.module
            for name in statement.names:
                module.imports[name.asname or name.name] = (source or "", name.name)
    return module


class Reach:
    def __init__(self, root: Path):
        self.root = root
        self.modules: dict[str, Module | None] = {}
        self.found: dict[tuple[str, str], str] = {}

    def _module(self, name: str) -> Module | None:
        if name not in self.modules:
            path = self.root.joinpath(*name.split(".")).with_suffix(".py")
            package = name.rpartition(".")[0]
            self.modules[name] = read_module(path, package) if path.is_file() else None
        return self.modules[name]

    def follow(self, module_name: str, name: str) -> None:
        module = self._module(module_name)
        if module is None:
            self._follow_whole(f"{module_name}.{name}")
            return
        if (module_name, name) in self.found:
            return
        if name in module.definitions:
            statement = module.definitions[name]
            self.found[module_name, name] = ast.dump(statement)
            for node in ast.walk(statement):
                if isinstance(node, ast.Name):
                    self.follow(module_name, node.id)
        elif name in module.imports:
            self.follow(*module.imports[name])

    def _follow_whole(self, module_name: str) -> None:
        """A module that is imported itself counts with all it defines."""
        module = self._module(module_name)
        for name in module.definitions if module else ():
            self.follow(module_name, name)


def fingerprint(root: Path, module: str, *names: str) -> str:
    """The hash of everything that `names` of a module below `root` reach."""
    reach = Reach(root)
    for name in names:
        reach.follow(module, name)
    text = "\n".join(
        f"{where}.{name} {code}" for (where, name), code in sorted(reach.found.items())
    )
    return hashlib.sha256(text.encode()).hexdigest()
