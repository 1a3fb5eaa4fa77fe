"""Pictures go out in chunks, a few at a time, to links that asked for them."""

from dixit_qt.host.lending.pictures import CHUNKS_ON_THEIR_WAY, Pictures
from dixit_qt.wire import messages as m
from dixit_qt.wire.limits import MAX_CHUNK, MAX_PICTURE

LONG = bytes(range(256)) * (MAX_CHUNK * 6 // 256)
FILES = {"long": LONG, "short": b"short", "empty": b"", "huge": bytes(MAX_PICTURE + 1)}
LINK = 7


def lending() -> Pictures:
    return Pictures(FILES.get)


def test_nobody_is_sent_what_he_did_not_ask_for():
    assert list(lending().next(LINK)) == []


def test_only_a_few_chunks_are_on_their_way_until_they_are_confirmed():
    pictures = lending()
    pictures.want(LINK, ("long",))
    sent = list(pictures.next(LINK))
    assert len(sent) == CHUNKS_ON_THEIR_WAY
    assert list(pictures.next(LINK)) == []
    while pictures.confirm(LINK):
        sent += pictures.next(LINK)
    assert b"".join(chunk.data for chunk in sent) == LONG


def test_what_was_never_sent_cannot_be_confirmed():
    pictures = lending()
    assert not pictures.confirm(LINK)
    pictures.want(LINK, ("short",))
    assert not pictures.confirm(LINK)


def test_a_picture_that_is_not_there_empty_or_too_large_is_told_so():
    pictures = lending()
    pictures.want(LINK, ("gone", "empty", "huge", "short"))
    told = list(pictures.next(LINK))
    assert told[:3] == [m.NoPicture(card) for card in ("gone", "empty", "huge")]
    assert told[3].data == b"short"


def test_the_picture_that_is_on_its_way_is_not_begun_anew():
    pictures = lending()
    pictures.want(LINK, ("long",))
    list(pictures.next(LINK))
    pictures.want(LINK, ("long", "short"))
    pictures.confirm(LINK)
    assert next(pictures.next(LINK)).offset == CHUNKS_ON_THEIR_WAY * MAX_CHUNK


def test_a_link_that_is_gone_is_forgotten_and_other_decks_are_read():
    pictures = lending()
    pictures.want(LINK, ("short",))
    pictures.forget(LINK)
    assert list(pictures.next(LINK)) == []
    pictures.read_from({"short": b"another"}.get)
    assert pictures.picture("short") == b"another"
