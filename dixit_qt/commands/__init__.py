"""The command line: each module here is one subcommand.

A module offers `add_parser(subparsers)` and `run(args) -> int`; one that opens a window also sets
`NEEDS_SCREEN = True`. Slow imports belong in `run`, so that `--help` stays instant.
"""

import argparse
import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    Subparsers: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]


@dataclass(frozen=True)
class Command:
    name: str
    add_parser: Callable[["Subparsers"], object]
    run: Callable[[argparse.Namespace], int]
    needs_screen: bool


def from_module(module: ModuleType) -> Command:
    name = module.__name__.rpartition(".")[2]
    return Command(name, module.add_parser, module.run, getattr(module, "NEEDS_SCREEN", False))


def load_commands(only: str = "") -> dict[str, Command]:
    """All commands, or only the named one, so that a window opens without importing the others."""
    names = sorted(info.name for info in pkgutil.iter_modules(__path__))
    wanted = [only] if only in names else names
    return {name: from_module(importlib.import_module(f"{__name__}.{name}")) for name in wanted}
