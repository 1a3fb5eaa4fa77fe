"""Everything that one guest of a game sends and receives: test data for other clients.

    python -m tests.wire.transcripts FOLDER

writes one file for each edition. A line is the side that speaks and its message as JSON.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from dixit_qt.rules.editions import EDITIONS
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import FrameDecoder
from tests.net.room import RoomInMemory

Line = tuple[str, dict[str, Any]]


def transcript(edition: str, moves: int = 10_000) -> list[Line]:
    room = RoomInMemory(edition)
    said = bytearray()
    guests = [room.join("Анна", own=True, pictures={}, listen=said.extend)]
    guests += [room.join(f"Player {place}") for place in range(1, EDITIONS[edition].sizes[0])]
    room.do(guests[0], m.Start())
    room.play(guests, moves=moves)
    room.do(guests[0], m.Leave())
    sides = (("client", bytes(said)), ("host", bytes(guests[0].heard)))
    return [(side, message) for side, data in sides for message in _messages(data)]


def _messages(data: bytes) -> Iterator[dict[str, Any]]:
    for body in FrameDecoder().feed(data):
        yield msgspec.to_builtins(msgspec.msgpack.decode(body), builtin_types=())


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for edition in EDITIONS:
        lines = (json.dumps(line, ensure_ascii=False) for line in transcript(edition))
        (folder / f"{edition}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
