"""Replace a module by a changed one: patch its existing functions, or import it changed."""

import ast
import gc
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType


def plant(path: Path, tree: ast.Module) -> None:
    """Replace the code of every existing function."""
    new = dict(_codes(compile(tree, str(path), "exec")))
    for function in _functions(str(path)):
        code = function.__code__
        function.__code__ = new.get((code.co_qualname, code.co_firstlineno), code)


def _codes(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield (each.co_qualname, each.co_firstlineno), each
            yield from _codes(each)


def _functions(path: str) -> list[FunctionType]:
    gc.unfreeze()
    found = (each for each in gc.get_objects() if type(each) is FunctionType)
    return [each for each in found if each.__code__.co_filename == path]


class _Loader(SourceFileLoader):
    """Loads a module from a changed source."""

    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        super().__init__(name, path)
        self._tree = tree

    def get_code(self, _name: str) -> CodeType:
        return compile(self._tree, self.path, "exec")


class _Finder:
    def __init__(self, path: Path, tree: ast.Module) -> None:
        self._path, self._tree = str(path), tree

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin != self._path:
            return None
        spec.loader = _Loader(name, self._path, self._tree)
        return spec


def read_changed(path: Path, tree: ast.Module) -> None:
    """Make every later import of this module get the changed source."""
    sys.meta_path.insert(0, _Finder(path, tree))
