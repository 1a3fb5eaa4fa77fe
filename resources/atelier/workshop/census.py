"""Which ready-made things the scenes use: met too often, they make a deck look like a kit."""

from __future__ import annotations

import ast
from collections import defaultdict
from typing import TYPE_CHECKING

from . import places

if TYPE_CHECKING:
    from .report import Report

STOCK = {"light.dwellers", "light.animals", "light.figures", "light.plants", "light.things"}
ONE_IN = 20


def motifs(source: str) -> set[str]:
    """The drawers and models of the stock that a scene calls, as `module.name`."""
    tree = ast.parse(source)
    modules, names = {}, {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for one in node.names:
                path, called = f"{node.module}.{one.name}", one.asname or one.name
                if path in STOCK:
                    modules[called] = one.name
                elif node.module in STOCK:
                    names[called] = f"{node.module.split('.')[-1]}.{one.name}"
    found = {names[node.id] for node in ast.walk(tree) if _read(node) and node.id in names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module = modules.get(node.value.id)
            if module and node.attr.islower():
                found.add(f"{module}.{node.attr}")
    return found


def _read(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)


def check_motifs(slugs: set[str], report: Report) -> None:
    met = defaultdict(list)
    for slug in sorted(slugs & set(places.scenes())):
        source = (places.SCENES / f"{slug}.py").read_text(encoding="utf-8")
        for motif in motifs(source):
            met[motif].append(slug)
    most = max(1, len(slugs) // ONE_IN)
    for motif, cards in sorted(met.items(), key=lambda item: (-len(item[1]), item[0])):
        report.ask(len(cards) <= most, f"{motif} is met on {len(cards)} cards: {', '.join(cards)}")
