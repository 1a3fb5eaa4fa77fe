"""Every message survives encoding and decoding. All other bytes are a protocol error."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_qt.wire import codec
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import LONGEST_REASON, LocalProtocolError, RemoteProtocolError
from dixit_qt.wire.codes import Farewell
from tests.wire import samples

DECODERS = (codec.decode_hello, codec.decode_from_client, codec.decode_from_host)
NESTED = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
TAGS = sorted(
    config.tag
    for union in (m.FromClient, m.FromHost)
    for config in (each.__struct_config__ for each in union.__args__)
)


@given(samples.from_client)
def test_client_messages_survive_a_round_trip(message):
    assert codec.decode_from_client(codec.encode(message)) == message


@given(samples.hellos)
def test_a_hello_survives_a_round_trip(message):
    assert codec.decode_hello(codec.encode(message)) == message


@given(samples.from_host | samples.challenges | samples.welcomes | samples.goodbyes)
def test_host_messages_survive_a_round_trip(message):
    assert codec.decode_from_host(codec.encode(message)) == message


BY_CHOICE = {"switches", "facts", "name", "title", "tags", "description"}
"""Fields that may be maps with free keys: dictionaries, not records."""


def with_news(told, news):
    """As a later version might send it: with an unknown field in each of its maps."""
    if isinstance(told, list):
        return [with_news(each, news) for each in told]
    if not isinstance(told, dict):
        return told
    known = {
        name: value if name in BY_CHOICE else with_news(value, news) for name, value in told.items()
    }
    return {"a_later_field": news, **known}


@pytest.mark.parametrize("tag", ["ping", "pong"])
def test_a_clients_ping_or_pong_with_another_field_is_refused(tag):
    said = {"t": tag, "id": 1, "more": 2}
    with pytest.raises(RemoteProtocolError):
        codec.decode_from_client(msgspec.msgpack.encode(said))
    assert codec.decode_from_host(msgspec.msgpack.encode(said)).id == 1


def test_a_received_message_is_logged_on_one_line():
    hostile = {"t": "x\nWARNING all is well\x1b[2J\u202e" + "y" * 5000}
    for decode in DECODERS:
        with pytest.raises(RemoteProtocolError) as caught:
            decode(msgspec.msgpack.encode(hostile))
        assert str(caught.value).isprintable()
        assert len(str(caught.value)) <= LONGEST_REASON


@given(samples.from_host | samples.challenges | samples.welcomes | samples.goodbyes, NESTED)
def test_unknown_fields_of_a_later_host_are_ignored(message, news):
    told = msgspec.msgpack.decode(codec.encode(message))
    assert codec.decode_from_host(msgspec.msgpack.encode(with_news(told, news))) == message


@given(samples.from_client.filter(lambda message: not isinstance(message, m.Ping | m.Pong)))
def test_a_field_of_a_client_that_the_host_does_not_know_is_refused(message):
    said = msgspec.msgpack.decode(codec.encode(message))
    with pytest.raises(RemoteProtocolError):
        codec.decode_from_client(msgspec.msgpack.encode({**said, "a_later_field": 1}))


@pytest.mark.parametrize("decode", DECODERS)
@given(data=st.binary(max_size=200))
def test_random_bytes_are_a_protocol_error(decode, data):
    with pytest.raises(RemoteProtocolError):
        decode(data)


@given(tag=st.sampled_from(TAGS), fields=st.dictionaries(st.text(), NESTED, max_size=5))
def test_well_typed_nonsense_is_a_message_or_a_protocol_error(tag, fields):
    data = msgspec.msgpack.encode({**fields, "t": tag})
    for decode in DECODERS:
        try:
            message = decode(data)
        except RemoteProtocolError:
            continue
        assert isinstance(message, m.Message)


@given(samples.from_client, st.data())
def test_a_message_with_a_wrong_value_is_a_message_or_a_protocol_error(message, data):
    fields = msgspec.msgpack.decode(codec.encode(message))
    name = data.draw(st.sampled_from(sorted(fields)))
    fields[name] = data.draw(NESTED)
    try:
        decoded = codec.decode_from_client(msgspec.msgpack.encode(fields))
    except RemoteProtocolError:
        return
    assert isinstance(decoded, m.Message)


@pytest.mark.parametrize(
    "data",
    [b"\x91" * 100_000, b"\x81\xa1x" * 50_000, b"\x81\xa1t\xa4ping\x00", b"\x81\xa1t\xa5hello"],
)
@pytest.mark.parametrize("decode", DECODERS)
def test_deeply_nested_and_truncated_messages_are_refused(decode, data):
    with pytest.raises(RemoteProtocolError):
        decode(data)


def test_another_version_is_distinguished_from_garbage():
    data = msgspec.msgpack.encode({"t": "hello", "version": 99, "other": [1]})
    with pytest.raises(RemoteProtocolError) as error:
        codec.decode_hello(data)
    assert error.value.farewell is Farewell.WRONG_VERSION


@pytest.mark.parametrize("first", [{"t": "proof"}, {"t": "continued"}])
def test_only_a_hello_can_be_of_another_version(first):
    with pytest.raises(RemoteProtocolError) as error:
        codec.decode_hello(msgspec.msgpack.encode({**first, "version": 99}))
    assert error.value.farewell is Farewell.PROTOCOL_ERROR


def test_a_surrogate_cannot_be_sent():
    with pytest.raises(LocalProtocolError):
        codec.encode(m.SetName("\ud800"))


def test_a_number_beyond_msgpack_cannot_be_sent():
    with pytest.raises(LocalProtocolError):
        codec.encode(m.Ping(2**70))


@pytest.mark.parametrize(
    "message",
    [
        {"t": "set_name", "name": "x" * 41},
        {"t": "set_name", "name": ""},
        {"t": "set_rabbit", "rabbit": 12},
        {"t": "set_rabbit", "rabbit": True},
        {"t": "move", "person": 1, "to": 12},
        {"t": "set_code", "code": "x" * 33},
        {"t": "set_timers", "timers": {"clue": 4}},
        {"t": "want_pictures", "cards": ["ab"] * 1025},
        {"t": "want_pictures", "cards": ["../ab"]},
        {"t": "start", "more": 1},
        {
            "t": "intent",
            "match": 1,
            "decision": 1,
            "action": {"a": "give_clue", "text": "x" * 201},
        },
        {"t": "intent", "match": 1, "decision": 1, "action": {"a": "give", "cards": ["ab"] * 3}},
        {"t": "intent", "match": 1, "decision": 1, "action": {"a": "give", "cards": []}},
        {"t": "intent", "match": 1, "decision": 1, "action": {"a": "vote", "numbers": [1, 2, 3]}},
        {"t": "intent", "match": 1, "decision": 1, "action": {"a": "vote", "numbers": [-1]}},
        {"t": "intent", "match": 1, "decision": 1, "action": {"a": "fly"}},
        {"t": "intent", "match": 1, "decision": 1, "action": {"a": "take_back", "seat": 2}},
    ],
)
def test_a_value_out_of_bounds_is_refused(message):
    with pytest.raises(RemoteProtocolError):
        codec.decode_from_client(msgspec.msgpack.encode(message))
