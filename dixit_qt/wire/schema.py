"""The messages for machines: `schema.json` is made from the types, with all bounds.

    python -m dixit_qt.wire.schema

writes it anew. `$defs` holds every message by name; `from_client` and `from_host` list what each
side may say. In msgpack bytes are bytes; the schema speaks of JSON, where they are base64.
"""

import json
from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from dixit_qt.wire import messages as m
from dixit_qt.wire.limits import PROTOCOL_VERSION

FILE = Path(__file__).with_name("schema.json")


def schema() -> dict[str, Any]:
    sides, definitions = schema_components(
        [m.FromClient, m.FromHost], ref_template="#/$defs/{name}"
    )
    from_client, from_host = sides
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of Dixit Qt, version {PROTOCOL_VERSION}",
        "anyOf": [{"$ref": "#/$defs/from_client"}, {"$ref": "#/$defs/from_host"}],
        "$defs": {
            "from_client": {"anyOf": from_client["anyOf"]},
            "from_host": {"anyOf": from_host["anyOf"]},
            **{name: _as_prose(each) for name, each in sorted(definitions.items())},
        },
    }


def _as_prose(definition: dict[str, Any]) -> dict[str, Any]:
    words = definition.get("description")
    return definition if words is None else {**definition, "description": " ".join(words.split())}


def text() -> str:
    """A line for each definition, so that one sees what has changed."""
    whole = schema()
    lines = [f"{json.dumps(name)}: {_line(each)}" for name, each in whole.pop("$defs").items()]
    definitions = ",\n".join(lines)
    return f'{_line(whole)[:-1]}, "$defs": {{\n{definitions}\n}}}}\n'


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def write(file: Path = FILE) -> None:
    file.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    write()
