"""Pictures come in chunks, each confirmed, and never stand before a move."""

from dixit_qt.host.lending.pictures import CHUNKS_ON_THEIR_WAY, Pictures
from dixit_qt.wire import messages as m
from dixit_qt.wire.limits import MAX_CHUNK, MAX_PICTURE

LINK = 7
LARGE = bytes(range(256)) * (MAX_CHUNK // 256) * (CHUNKS_ON_THEIR_WAY + 1)
SHELF = {"a" * 20: b"small", "b" * 20: LARGE, "c" * 20: b"", "d" * 20: bytes(MAX_PICTURE + 1)}
SMALL, BIG, EMPTY, HUGE = SHELF


def pictures(*wanted: str) -> Pictures:
    lending = Pictures(SHELF.get)
    lending.want(LINK, wanted)
    return lending


def test_a_picture_is_sent_whole_and_what_is_not_there_is_said():
    sent = list(pictures(SMALL, EMPTY, HUGE, "f" * 20).next(LINK))
    assert sent == [
        m.PictureChunk(SMALL, 0, 5, b"small"),
        m.NoPicture(EMPTY),
        m.NoPicture(HUGE),
        m.NoPicture("f" * 20),
    ]


def test_only_a_few_chunks_are_on_their_way():
    lending = pictures(BIG)
    first = list(lending.next(LINK))
    assert len(first) == CHUNKS_ON_THEIR_WAY
    assert list(lending.next(LINK)) == []
    assert lending.confirm(LINK)
    (last,) = lending.next(LINK)
    assert b"".join(chunk.data for chunk in (*first, last)) == LARGE


def test_what_was_never_sent_cannot_be_confirmed():
    lending = pictures(SMALL)
    assert not lending.confirm(LINK)
    assert not lending.confirm(99)
    assert list(lending.next(99)) == []


def test_another_list_does_not_break_off_the_picture_on_its_way():
    lending = pictures(BIG)
    sent = list(lending.next(LINK))
    lending.want(LINK, (SMALL, BIG))
    while lending.confirm(LINK):
        sent += lending.next(LINK)
    assert [chunk.card for chunk in sent] == [BIG] * (CHUNKS_ON_THEIR_WAY + 1) + [SMALL]


def test_a_link_that_is_gone_is_owed_nothing_and_other_decks_may_come():
    lending = pictures(SMALL)
    lending.forget(LINK)
    assert list(lending.next(LINK)) == []
    lending.read_from({EMPTY: b"now"}.get)
    assert lending.picture(EMPTY) == b"now"
    assert lending.picture(SMALL) is None
