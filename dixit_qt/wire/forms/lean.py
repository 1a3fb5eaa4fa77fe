"""Views as they cross the wire: what stands at its default is left out.

The records of `rules` are dataclasses, which are always written whole. Each has a twin here, made
from its own fields, that is written without its defaults.
"""

from collections.abc import Iterator
from dataclasses import MISSING, is_dataclass
from dataclasses import fields as fields_of_dataclass
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct, convert, defstruct, structs

from dixit_qt.wire.messages import FinishedRound, Message, Update

WITH_VIEWS = (Update, FinishedRound)


def lean(message: Message) -> Struct:
    """The twin of a message that shows what `rules` has made; any other message itself."""
    if not isinstance(message, WITH_VIEWS):
        return message
    return convert(message, _twin(type(message)), from_attributes=True)


@cache
def _twin(kind: type) -> type[Struct]:
    tag = kind.__struct_config__.tag if issubclass(kind, Message) else None
    return defstruct(
        kind.__name__,
        list(_fields(kind)),
        frozen=True,
        omit_defaults=True,
        tag_field="t" if tag else None,
        tag=tag,
    )


def _fields(kind: type) -> Iterator[tuple[str, Any, Any]]:
    types = get_type_hints(kind)
    for name, default in _defaults(kind):
        yield name, _of_twins(types[name]), default


def _defaults(kind: type) -> Iterator[tuple[str, Any]]:
    if is_dataclass(kind):
        for field in fields_of_dataclass(kind):
            yield field.name, NODEFAULT if field.default is MISSING else field.default
    else:
        for told in structs.fields(kind):
            yield told.name, told.default


def _of_twins(kind: object) -> object:
    """A type, with the twins of the records in the place of the records."""
    parts = tuple(map(_of_twins, get_args(kind)))
    if get_origin(kind) is UnionType:
        return reduce(or_, parts)
    if get_origin(kind) is tuple:
        return tuple.__class_getitem__(parts)
    return _twin(kind) if isinstance(kind, type) and is_dataclass(kind) else kind
