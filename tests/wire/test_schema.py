"""The JSON schema is up to date, accepts the messages of real games, and refuses others."""

import json
from functools import cache

import msgspec
import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from dixit_qt.rules import actions
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.refusals import Refusal
from dixit_qt.wire import messages as m
from dixit_qt.wire import schema
from dixit_qt.wire.codec import RemoteProtocolError, decode_from_client
from dixit_qt.wire.codes import Denial, Farewell, Hindrance
from dixit_qt.wire.seal_messages import SealAnswer, SealOffer, SealProof
from tests.wire import samples
from tests.wire.transcripts import transcript, write

SCHEMA = json.loads(schema.FILE.read_text(encoding="utf-8"))
SIDES = {"client": m.FromClient, "host": m.FromHost}


@cache
def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


def name_of(side: str, message: dict) -> str:
    kinds = SIDES[side].__args__
    return next(kind.__name__ for kind in kinds if kind.__struct_config__.tag == message["t"])


def said_by(side: str) -> Draft202012Validator:
    return validator(f"from_{side}")


def as_json(message: m.Message) -> dict:
    return json.loads(msgspec.json.encode(message))


def test_the_schema_file_is_current(tmp_path):
    assert schema.FILE.read_text(encoding="utf-8") == schema.text(), (
        "write it again: python -m dixit_qt.wire.schema"
    )
    schema.write(tmp_path / "schema.json")
    assert json.loads((tmp_path / "schema.json").read_text(encoding="utf-8")) == SCHEMA
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("edition", EDITIONS)
def test_recorded_messages_fit_the_schema(edition):
    lines = transcript(edition, moves=12)
    assert {side for side, _message in lines} == {"client", "host"}
    for side, message in lines:
        validator(name_of(side, message)).validate(message)
        said_by(side).validate(message)


def test_a_transcript_is_written_for_each_edition(tmp_path, monkeypatch):
    monkeypatch.setattr("tests.wire.transcripts.EDITIONS", {"poetry": EDITIONS["poetry"]})
    write(tmp_path)
    lines = (tmp_path / "poetry.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])[1]["t"] == "hello"
    assert json.loads(lines[-1])[1]["t"] == "goodbye"


@given(samples.from_client)
def test_every_client_message_fits_the_schema(message):
    validator(type(message).__name__).validate(as_json(message))
    said_by("client").validate(as_json(message))


@pytest.mark.parametrize("kind", ["ping", "pong"])
def test_the_schema_allows_other_fields_only_in_the_hosts_pings(kind):
    message = {"t": kind, "id": 1, "more": True}
    assert said_by("host").is_valid(message)
    assert not said_by("client").is_valid(message)
    with pytest.raises(RemoteProtocolError):
        decode_from_client(msgspec.msgpack.encode(message))


@pytest.mark.parametrize(
    ("side", "message"),
    [
        ("client", SealOffer(b"x" * 32)),
        ("client", SealOffer(b"x" * 32, "a" * 64)),
        ("client", SealProof(b"x" * 32)),
        ("host", SealAnswer(b"x" * 32)),
        ("host", SealProof(b"x" * 32)),
        ("host", m.Goodbye(Farewell.WRONG_CODE)),
    ],
)
def test_handshake_messages_fit_the_schema(side, message):
    said = json.loads(msgspec.json.encode(message))
    validator(f"sealing_{side}").validate(said)
    assert not validator(f"sealing_{side}").is_valid({**said, "t": "seal_nothing"})


@pytest.mark.parametrize(
    ("name", "message", "codes"),
    [
        ("Refused", {"t": "refused"}, (Refusal, Denial, Hindrance)),
        ("Obstacle", {}, (Refusal, Denial)),
    ],
)
def test_the_codes_of_the_schema_are_those_of_the_protocol(name, message, codes):
    for code in (code for kind in codes for code in kind):
        validator(name).validate({**message, "code": code})
    assert not validator(name).is_valid({**message, "code": "out_of_the_blue"})


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("SetName", {"name": ""}),
        ("SetName", {"name": "x" * 41}),
        ("SetName", {"wings": 2}),
        ("Intent", {"decision": -1}),
        ("Update", {"view": {"scores": [10**9]}}),
        ("Update", {"view": {"cards": {"hand": ["../x"]}}}),
        ("Update", {"view": {"cards": {"pile": 10**6}}}),
        ("Update", {"view": {"history": [{}]}}),
    ],
)
def test_out_of_bounds_values_do_not_fit_the_schema(name, changes):
    good = {
        "SetName": m.SetName("Anna"),
        "Intent": m.Intent(1, 1, actions.ClaimStory()),
        "Update": m.Update(1, 1, samples.VIEW),
    }[name]
    message = as_json(good)
    assert validator(name).is_valid(message)

    def change(target: dict, wanted: dict) -> None:
        for key, value in wanted.items():
            if isinstance(value, dict):
                change(target[key], value)
            else:
                target[key] = value

    change(message, changes)
    assert not validator(name).is_valid(message)
