"""msgpack's reference library agrees on every message, and plays a game."""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgpack
import msgspec
import pytest
from hypothesis import given

from dixit_qt.wire import codec
from tests.commands.test_host_and_bot import Program
from tests.wire import samples

CLIENT = Path(__file__).with_name("example_client.py")
PATIENCE = 60.0


def again(data: bytes) -> bytes:
    """Decoded and encoded again by the reference library."""
    written: bytes = msgpack.packb(msgpack.unpackb(data))
    return written


@given(samples.from_client | samples.hellos | samples.from_host | samples.welcomes)
def test_the_reference_library_decodes_every_message(message) -> None:
    told = msgspec.to_builtins(message, builtin_types=(bytes,))
    assert msgpack.unpackb(codec.encode(message), use_list=False) == told


@given(samples.from_host | samples.welcomes | samples.goodbyes)
def test_bytes_of_the_reference_library_are_decoded(message) -> None:
    assert codec.decode_from_host(again(codec.encode(message))) == message


def test_the_example_client_is_short_and_imports_nothing_of_the_program() -> None:
    code = CLIENT.read_text(encoding="utf-8")
    assert len([line for line in code.splitlines() if line]) <= 80
    assert "dixit_qt" not in code


@pytest.mark.parametrize(("edition", "players"), [("classic-30", 3), ("team", 6), ("poetry", 3)])
def test_the_example_client_plays_a_whole_game(tmp_path: Path, edition: str, players: int) -> None:
    words = ("--unannounced", "--port", "0", "--edition", edition, "--once", "--grace", "0.02")
    host = Program(tmp_path, "host", *words, "--start-with", str(players))
    try:
        command = [sys.executable, str(CLIENT), "127.0.0.1", str(host.port())]
        with ThreadPoolExecutor(players) as pool:
            told = list(pool.map(said_by, [command] * players))
    finally:
        host.close()
    first, *others = [json.loads(text) for text in told]
    assert first["winners"]
    assert others == [first] * (players - 1)


def said_by(command: list[str]) -> str:
    done = subprocess.run(
        command, stdout=subprocess.PIPE, encoding="utf-8", timeout=PATIENCE, check=True
    )
    return done.stdout
