"""The messages as a JSON schema: `schema.json` is generated from the types, with all bounds.

    python -m dixit_qt.wire.schema

writes it again. `$defs` has every message by name; `from_client` and `from_host` list what each
side may send, `sealing_client` and `sealing_host` what they send before a connection is sealed.
Bytes are bytes in msgpack, but base64 in the schema, which describes JSON.
"""

import json
from enum import StrEnum
from pathlib import Path
from typing import Any, get_args

from msgspec.json import schema_components

from dixit_qt.rules.refusals import Refusal
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Hindrance
from dixit_qt.wire.limits import PROTOCOL_VERSION
from dixit_qt.wire.seal_messages import FromSealingHost, SealOffer, SealProof

FILE = Path(__file__).with_name("schema.json")


CODES: dict[str, tuple[type[StrEnum], ...]] = {
    "Refused": (Refusal, Denial, Hindrance),
    "Obstacle": (Refusal, Denial),
}
"""A `code` from one of several enums: its type is plain text, so the schema lists the enums
here.
"""

SIDES = {
    "from_client": m.FromClient,
    "from_host": m.FromHost,
    "sealing_client": SealOffer | SealProof,
    "sealing_host": FromSealingHost,
}

CLOSED = "FromClient"
"""Some messages go both ways. The host's may have unknown fields. The client's may not, so it has
its own definition, with this suffix.
"""


def schema() -> dict[str, Any]:
    lists = {kind for kinds in CODES.values() for kind in kinds}
    made, definitions = schema_components(
        [*SIDES.values(), *sorted(lists, key=str)], ref_template="#/$defs/{name}"
    )
    for name, kinds in CODES.items():
        named = [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]
        definitions[name]["properties"]["code"] = {"anyOf": named}
    sides = {name: {"anyOf": each["anyOf"]} for name, each in zip(SIDES, made, strict=False)}
    for kind in set(get_args(m.FromClient)) & set(get_args(m.FromHost)):
        name = kind.__name__
        definitions[name + CLOSED] = {**definitions[name], "additionalProperties": False}
        said = sides["from_client"]["anyOf"]
        said[said.index({"$ref": f"#/$defs/{name}"})] = {"$ref": f"#/$defs/{name}{CLOSED}"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of Dixit Qt, version {PROTOCOL_VERSION}",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("from_client", "from_host")],
        "$defs": {
            **sides,
            **{name: _as_prose(each) for name, each in sorted(definitions.items())},
        },
    }


def _as_prose(definition: dict[str, Any]) -> dict[str, Any]:
    words = definition.get("description")
    return definition if words is None else {**definition, "description": " ".join(words.split())}


def text() -> str:
    """One line for each definition, so that a diff shows what changed."""
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
