"""The default values that the host omits from its messages, for the page: made from the schema.

    python -m tests.browser.shapes

writes `resources/web/shapes.js` again.
"""

import json
from collections.abc import Iterator

from dixit_qt import paths
from dixit_qt.wire.schema import schema

FILE = paths.web() / "shapes.js"
HEAD = """// What is left out of the messages of the host, made from the schema of the protocol:
// `python -m tests.browser.shapes` writes it anew.

"""
Shape = dict[str, dict]


def shapes() -> dict[str, Shape]:
    """By record name: its defaults, and which of its fields hold such records."""
    records = schema()["$defs"]
    found: dict[str, Shape] = {}
    for name in _refs(records["from_host"]):
        _add(found, records, name)
    return {name: shape for name, shape in found.items() if any(shape.values())}


def tags() -> dict[str, str]:
    """The names of messages with omitted fields, by tag."""
    records, needed = schema()["$defs"], shapes()
    names = _refs(records["from_host"])
    return {records[name]["properties"]["t"]["enum"][0]: name for name in names if name in needed}


def _add(found: dict[str, Shape], records: dict, name: str) -> None:
    fields = records[name].get("properties")
    if fields is None or name in found:
        return
    parts = {field: part for field, told in fields.items() for part in _refs(told)}
    for part in parts.values():
        _add(found, records, part)
    parts = {field: part for field, part in parts.items() if any(found.get(part, {}).values())}
    defaults = {field: told["default"] for field, told in fields.items() if "default" in told}
    defaults |= {field: {} for field in parts if isinstance(defaults.get(field), dict)}
    found[name] = {"defaults": defaults, "parts": parts}


def _refs(told: object) -> Iterator[str]:
    """The records that a field holds: itself, in a list, or as alternatives."""
    if not isinstance(told, dict):
        return
    if "$ref" in told:
        yield told["$ref"].removeprefix("#/$defs/")
    yield from _refs(told.get("items"))
    for choice in told.get("anyOf", ()):
        yield from _refs(choice)


def text() -> str:
    def written(each: dict) -> str:
        lines = (f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in each.items())
        return "{\n" + ",\n".join(lines) + ",\n}"

    messages = f"export const MESSAGES = {written(tags())};\n"
    return f"{HEAD}{messages}\nexport const SHAPES = {written(shapes())};\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
