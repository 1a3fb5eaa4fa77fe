"""The host's state is changed only by its own methods."""

import ast
from pathlib import Path

import pytest

from dixit_qt import host

CONTROLLERS = sorted(
    file
    for file in Path(host.__file__ or "").parent.glob("*.py")
    if file.name not in {"__init__.py", "state.py"}
)


def assigned_to_a_state(source: str) -> list[str]:
    """`state.x = …` and `self.state.x = …`, also within a tuple and with an operator."""
    found = []
    for node in ast.walk(ast.parse(source)):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            parts = target.elts if isinstance(target, ast.Tuple) else [target]
            names = [ast.unparse(each) for each in parts if isinstance(each, ast.Attribute)]
            found += [name for name in names if name.rpartition(".")[0].endswith("state")]
    return found


@pytest.mark.parametrize("file", CONTROLLERS, ids=lambda file: file.stem)
def test_controllers_change_the_state_only_through_its_methods(file: Path) -> None:
    changed = assigned_to_a_state(file.read_text(encoding="utf-8"))
    assert changed == []


def test_an_assignment_to_the_state_is_reported() -> None:
    source = "state.a = 1\nself.state.b, other = 2, 3\nself.state.c += 1\nself.state = x"
    assert assigned_to_a_state(source) == ["state.a", "self.state.b", "self.state.c"]
