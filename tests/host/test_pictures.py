"""Pictures are sent in chunks, each acknowledged, and never delay a move."""

import heapq

import pytest

from dixit_qt.host.pictures import (
    CHUNKS_ON_THEIR_WAY,
    LONG_WAIT,
    SHORT_WAIT,
    SMALLEST_CHUNK,
    Pictures,
)
from dixit_qt.wire import messages as m
from dixit_qt.wire.limits import MAX_CHUNK, MAX_PICTURE

LINK = 7
LARGE = bytes(range(256)) * (MAX_CHUNK * 20 // 256)
SHELF = {"a" * 20: b"small", "b" * 20: LARGE, "c" * 20: b"", "d" * 20: bytes(MAX_PICTURE + 1)}
SMALL, BIG, EMPTY, HUGE = SHELF


def pictures(*wanted: str) -> Pictures:
    lending = Pictures(SHELF.get)
    lending.want(LINK, wanted)
    return lending


def rounds(lending: Pictures, way: float, now: float = 0.0) -> list[list[m.PictureChunk]]:
    """What is sent together, repeatedly: every chunk is acknowledged after this time."""
    sent = [list(lending.next(LINK, now))]
    while sent[-1]:
        now += way
        while lending.confirm(LINK, now):
            pass
        sent.append(list(lending.next(LINK, now)))
    return sent[:-1]


def test_clients_get_only_requested_pictures():
    assert list(Pictures(SHELF.get).next(LINK, 0.0)) == []


def test_a_picture_is_sent_whole_and_a_missing_one_is_reported():
    sent = rounds(pictures(SMALL, EMPTY, HUGE, "f" * 20), 0.0)
    assert [chunk for together in sent for chunk in together] == [
        m.PictureChunk(SMALL, 0, 5, b"small"),
        m.NoPicture(EMPTY),
        m.NoPicture(HUGE),
        m.NoPicture("f" * 20),
    ]


def test_prompt_acknowledgements_allow_more_and_larger_chunks():
    sent = rounds(pictures(BIG), SHORT_WAIT / 2)
    sizes = [[len(chunk.data) for chunk in together] for together in sent]
    assert sizes[0] == [SMALLEST_CHUNK]
    assert [MAX_CHUNK] * 4 in sizes
    assert max(map(len, sizes)) == 4
    assert b"".join(chunk.data for together in sent for chunk in together) == LARGE


def test_late_acknowledgements_reduce_to_one_small_chunk():
    lending = pictures(SMALL, BIG)
    list(lending.next(LINK, 0.0))
    lending.confirm(LINK, 0.001)
    for sent in rounds(lending, LONG_WAIT * 2, now=1.0):
        assert [len(chunk.data) for chunk in sent] == [SMALLEST_CHUNK]


def in_flight(ways: tuple[float, ...]) -> list[int]:
    """How much is sent at a time while confirmations take so long."""
    deck = {f"{number:020x}": LARGE for number in range(30)}
    lending, now, together = Pictures(deck.get), 0.0, []
    lending.want(LINK, tuple(deck))
    for way in ways:
        together.append(sum(len(chunk.data) for chunk in lending.next(LINK, now)))
        now += way
        while lending.confirm(LINK, now):
            pass
    return together


def test_a_line_that_becomes_slow_is_sent_less_step_by_step():
    sent = in_flight((SHORT_WAIT / 2,) * 20 + (LONG_WAIT * 2,) * 40)
    fast, slow = sent[19], sent[20:]
    assert fast == MAX_CHUNK * CHUNKS_ON_THEIR_WAY
    assert slow == sorted(slow, reverse=True)
    assert fast // 4 <= slow[1] < fast
    assert slow[-1] == SMALLEST_CHUNK


def test_a_distant_line_with_a_short_queue_is_sent_as_much_as_before():
    near, queue = LONG_WAIT * 0.6, (SHORT_WAIT + LONG_WAIT) / 2
    sent = in_flight((near,) * 20 + (near + queue,) * 20)
    assert set(sent[20:]) == {MAX_CHUNK * CHUNKS_ON_THEIR_WAY}


def test_latency_alone_does_not_reduce_the_chunks():
    sent = rounds(pictures(BIG), LONG_WAIT * 4)
    assert sum(len(chunk.data) for chunk in sent[-2]) == MAX_CHUNK * CHUNKS_ON_THEIR_WAY


def test_a_chunk_that_was_never_sent_cannot_be_acknowledged():
    lending = pictures(SMALL)
    assert not lending.confirm(LINK, 0.0)
    assert not lending.confirm(99, 0.0)
    assert list(lending.next(99, 0.0)) == []


def test_a_new_list_of_pictures_does_not_interrupt_or_repeat_the_current_one():
    lending = pictures(SMALL, BIG)
    sent = list(lending.next(LINK, 0.0))
    lending.want(LINK, (BIG, SMALL))
    assert lending.confirm(LINK, 0.0)
    sent += [chunk for together in rounds(lending, 0.0) for chunk in together]
    assert [chunk.card for chunk in sent] == [SMALL, *[BIG] * (len(sent) - 1)]
    assert b"".join(chunk.data for chunk in sent[1:]) == LARGE


def test_a_lost_link_is_sent_no_more_pictures():
    lending = pictures(SMALL)
    lending.forget(LINK)
    assert list(lending.next(LINK, 0.0)) == []
    lending.read_from({EMPTY: b"now"}.get)
    assert lending.picture(EMPTY) == b"now"
    assert lending.picture(SMALL) is None


@pytest.mark.parametrize("megabits", [20, 100, 1000])
def test_a_move_waits_behind_few_bytes_while_eleven_guests_load_a_deck(megabits):
    """All share one line, which carries one chunk after the other."""
    deck = {f"{number:020x}": bytes(130_000) for number in range(12)}
    lending, cable, now, waits = Pictures(deck.get), 0.0, 0.0, []
    confirmations: list[tuple[float, int]] = []

    def send(link: int) -> None:
        nonlocal cable
        for chunk in lending.next(link, now):
            cable = max(cable, now) + len(chunk.data) * 8 / (megabits * 1e6)
            heapq.heappush(confirmations, (cable + 0.005, link))
            waits.append(cable - now)

    for link in range(11):
        lending.want(link, tuple(deck))
        send(link)
    while confirmations:
        now, link = heapq.heappop(confirmations)
        assert lending.confirm(link, now)
        send(link)
    assert max(waits) < 0.1
    assert now < 1.05 * 11 * 12 * 130_000 * 8 / (megabits * 1e6) + 0.05
