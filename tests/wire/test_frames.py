"""Frames survive any chunking, and a wrong length is refused before the body arrives."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_qt.wire.codec import FrameDecoder, LocalProtocolError, RemoteProtocolError, frame
from dixit_qt.wire.limits import MAX_FRAME


@given(st.lists(st.binary(min_size=1, max_size=300)), st.lists(st.integers(1, 40), min_size=1))
def test_any_chunking_gives_the_same_frames(bodies, sizes):
    stream = b"".join(map(frame, bodies))
    decoder, found, start, turn = FrameDecoder(), [], 0, 0
    while start < len(stream):
        size = sizes[turn % len(sizes)]
        found += decoder.feed(stream[start : start + size])
        start, turn = start + size, turn + 1
    assert found == bodies


@pytest.mark.parametrize("length", [0, MAX_FRAME + 1, 2**31, 2**32 - 1])
def test_a_length_out_of_bounds_is_refused_before_the_body(length):
    with pytest.raises(RemoteProtocolError, match="out of bounds"):
        list(FrameDecoder().feed(length.to_bytes(4, "big")))


@pytest.mark.parametrize("body", [b"", bytes(MAX_FRAME + 1)])
def test_a_body_out_of_bounds_is_not_sent(body):
    with pytest.raises(LocalProtocolError):
        frame(body)


def test_a_frame_of_the_maximum_size_is_accepted():
    body = bytes(MAX_FRAME)
    assert list(FrameDecoder().feed(frame(body))) == [body]


def test_frames_before_an_invalid_one_are_still_decoded():
    frames = FrameDecoder().feed(frame(b"good") + bytes(4))
    assert next(frames) == b"good"
    with pytest.raises(RemoteProtocolError):
        next(frames)
