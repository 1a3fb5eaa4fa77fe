"""A message as JSON text is the same message as in a frame."""

import pytest
from hypothesis import given

from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import (
    RemoteProtocolError,
    body_of,
    decode_from_client,
    decode_from_host,
    decode_hello,
    encode,
    text_of,
)
from tests.wire import samples


@given(samples.from_client)
def test_a_browsers_json_is_decoded_like_a_frame(message):
    assert decode_from_client(body_of(text_of(encode(message)))) == message


@given(samples.hellos)
def test_a_hello_is_decoded_from_json(message):
    assert decode_hello(body_of(text_of(encode(message)))) == message


@given((samples.from_host | samples.welcomes).filter(lambda each: type(each) is not m.PictureChunk))
def test_host_messages_survive_as_json(message):
    assert decode_from_host(body_of(text_of(encode(message)))) == message


@pytest.mark.parametrize(
    "text", ["", "{", "[" * 100_000, '{"t": NaN}', "\ud800", '{"a": 1e999999}', "9" * 400]
)
def test_a_text_that_is_not_a_message_is_refused(text):
    with pytest.raises(RemoteProtocolError):
        decode_from_client(body_of(text))
