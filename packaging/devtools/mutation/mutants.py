"""The small changes to a module, in a fixed order, so that a number identifies each.

Texts of logs and errors, annotations and casts don't change behaviour and aren't mutated; neither
is what only protects records from being written to.
"""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

Put = Callable[[ast.AST], None]

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATIONS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
ANNOTATIONS = {"annotation", "returns", "type_params"}


@dataclass(frozen=True)
class Mutant:
    """`owner` is the function that is changed. Empty for code that runs on import."""

    number: int
    line: int
    owner: str
    what: str
    make: Callable[[], None]


def mutants(tree: ast.Module) -> list[Mutant]:
    found = _Reader().read(tree)
    return [Mutant(number, *each) for number, each in enumerate(found)]


def mutated(source: str, number: int) -> ast.Module:
    tree = ast.parse(source)
    mutants(tree)[number].make()
    return ast.fix_missing_locations(tree)


Found = tuple[int, str, str, Callable[[], None]]


class _Reader:
    """Walks through a module; `scope` is Python's qualified name of the place."""

    def read(self, tree: ast.Module) -> Iterator[Found]:
        yield from self._inside(tree, (), "")

    def _inside(self, node: ast.AST, scope: tuple[str, ...], owner: str) -> Iterator[Found]:
        for name, value in ast.iter_fields(node):
            if name in ANNOTATIONS:
                continue
            for place, child in enumerate(value if isinstance(value, list) else [value]):
                if isinstance(child, ast.AST) and not _says_only_words(child):
                    put = _putter(node, name, place if isinstance(value, list) else None)
                    yield from self._at(child, put, scope, owner)

    def _at(self, node: ast.AST, put: Put, scope: tuple[str, ...], owner: str) -> Iterator[Found]:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from self._in_function(node, scope, owner)
            case ast.ClassDef():
                yield from self._inside(node, (*scope, node.name), owner)
            case ast.Raise():
                yield node.lineno, owner, "left out", lambda: put(ast.Pass())
            case _:
                for what, make in changes(node, put, at_top=not owner):
                    yield _line_of(node), owner, what, make
                yield from self._inside(node, scope, owner)

    def _in_function(
        self, node: ast.FunctionDef | ast.AsyncFunctionDef, scope: tuple[str, ...], owner: str
    ) -> Iterator[Found]:
        """Defaults and decorators belong to the scope around the function."""
        for around in (*node.decorator_list, node.args):
            yield from self._inside(around, scope, owner)
        inner = ".".join((*scope, node.name))
        for place, child in enumerate(node.body):
            if not _says_only_words(child):
                put = _putter(node, "body", place)
                yield from self._at(child, put, (*scope, node.name, "<locals>"), inner)


def _line_of(node: ast.AST) -> int:
    placed = node.target if isinstance(node, ast.comprehension) else node
    line: int = getattr(placed, "lineno", 0)
    return line


def _putter(parent: ast.AST, name: str, place: int | None) -> Put:
    def put(new: ast.AST) -> None:
        old = getattr(parent, name)
        ast.copy_location(new, old if place is None else old[place])
        if place is None:
            setattr(parent, name, new)
        else:
            old[place] = new

    return put


def _says_only_words(node: ast.AST) -> bool:
    """A docstring, an f-string, a log entry, or the type in a cast."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.JoinedStr():
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="log")))):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Call(func=ast.Name(id="cast" | "TypeVar")):
            return True
        case ast.keyword(arg="frozen" | "slots"):
            return True
    return False


Change = tuple[str, Callable[[], None]]


def changes(node: ast.AST, put: Put, *, at_top: bool) -> Iterator[Change]:
    """The mutants of this node."""
    match node:
        case ast.Compare():
            yield from _comparisons(node)
        case ast.BoolOp():
            other = ast.Or if isinstance(node.op, ast.And) else ast.And
            yield _name(node, other), lambda: setattr(node, "op", other())
        case ast.UnaryOp(op=ast.Not()):
            yield "no not", lambda: put(node.operand)
        case ast.BinOp() | ast.AugAssign():
            yield from _operations(node, at_top=at_top)
        case ast.Constant():
            yield from _constants(node, put)
        case ast.Call(func=ast.Name(id=str(name))) if name in OPPOSITES:
            called = node.func
            yield (
                f"{name} becomes {OPPOSITES[name]}",
                lambda: setattr(called, "id", OPPOSITES[name]),
            )
        case ast.comprehension():
            yield from _filters(node)
        case ast.If() | ast.IfExp() | ast.While():
            yield from _conditions(node)
        case _ if isinstance(node, ast.stmt):
            yield from _statements(node, put)


def _comparisons(node: ast.Compare) -> Iterator[Change]:
    for place, op in enumerate(node.ops):
        other = COMPARISONS[type(op)]
        yield _name(op, other), partial(_set_item, node.ops, place, other())


def _operations(node: ast.BinOp | ast.AugAssign, *, at_top: bool) -> Iterator[Change]:
    """Outside of functions, `|` joins types and isn't mutated."""
    other = OPERATIONS.get(type(node.op))
    if other is not None and not (at_top and isinstance(node.op, ast.BitOr)):
        yield _name(node.op, other), lambda: setattr(node, "op", other())


def _constants(node: ast.Constant, put: Put) -> Iterator[Change]:
    new: Any = None
    match node.value:
        case bool():
            new = not node.value
        case int() | float():
            new = node.value + 1
        case str() if node.value:
            new = f"XX{node.value}"
        case bytes() if node.value:
            new = b"XX" + node.value
    if new is not None:
        yield f"{node.value!r} becomes {new!r}", lambda: put(ast.Constant(new))


def _filters(node: ast.comprehension) -> Iterator[Change]:
    for place, test in enumerate(node.ifs):
        yield "no filter", partial(_set_item, node.ifs, place, ast.Constant(True))
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            turned = ast.UnaryOp(ast.Not(), test)
            yield "the filter is turned", partial(_set_item, node.ifs, place, turned)


def _conditions(node: ast.If | ast.IfExp | ast.While) -> Iterator[Change]:
    test = node.test
    if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
        yield "the condition is turned", lambda: setattr(node, "test", ast.UnaryOp(ast.Not(), test))


def _statements(node: ast.stmt, put: Put) -> Iterator[Change]:
    match node:
        case ast.Return(value=ast.expr()) if not isinstance(node.value, ast.Constant):
            yield "returns None", lambda: setattr(node, "value", ast.Constant(None))
        case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
            nothing = ast.YieldFrom(ast.Tuple([], ast.Load()))
            yield "yields nothing", lambda: setattr(node, "value", nothing)
        case ast.Expr() | ast.Delete():
            yield "left out", lambda: put(ast.Pass())
        case ast.Break():
            yield "break becomes continue", lambda: put(ast.Continue())
        case ast.Continue():
            yield "continue becomes break", lambda: put(ast.Break())


def _set_item(values: list[Any], place: int, new: ast.AST) -> None:
    values[place] = ast.copy_location(new, values[place])


def _name(old: ast.AST, new: type[ast.AST]) -> str:
    kind = old.op if isinstance(old, ast.BoolOp) else old
    return f"{type(kind).__name__} becomes {new.__name__}"
