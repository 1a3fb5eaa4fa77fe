"""The same messages as JSON text, for browsers. Names, fields and bounds are those of the frames.

What comes as text is not looked at here: it becomes the body of a frame, and a frame is checked
where all of them are.
"""

from functools import lru_cache

from msgspec import json, msgpack

from dixit_qt.wire.errors import RemoteProtocolError

TEXTS_IN_MEMORY = 16


@lru_cache(TEXTS_IN_MEMORY)
def text_of(body: bytes) -> str:
    """The text of a message of the host; many browsers get the same one."""
    return json.encode(msgpack.decode(body)).decode()


def body_of(text: str) -> bytes:
    try:
        return msgpack.encode(json.decode(text))
    except (ValueError, RecursionError, OverflowError) as error:
        raise RemoteProtocolError(f"not a message: {error}") from error
