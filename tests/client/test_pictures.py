"""The order in which pictures are requested, which of them are accepted, and which are dropped from
the cache."""

import pytest
from msgspec.structs import replace

from dixit_qt.client.pictures import Downloads, needed_now, to_evict
from dixit_qt.rules.model import Family
from dixit_qt.rules.records import PoemRecord, RoundRecord, TableCard
from dixit_qt.rules.seatview import CardsView, PoetryView, StoryView
from dixit_qt.wire.messages import PictureChunk
from tests.net.room import BY_ID, MemoryStore
from tests.wire.samples import VIEW

CARDS = tuple(BY_ID)
FIRST, SECOND, THIRD = CARDS[:3]


def test_pictures_of_the_hand_are_requested_first_then_the_table_then_the_past():
    past = RoundRecord(1, 0, (), (), table=(TableCard("p", 0), TableCard("t", 1)))
    cards = CardsView(hand=("h",), table=("t",), mine=("m",))
    assert needed_now(replace(VIEW, cards=cards, history=(past,))) == ("h", "t", "m", "p")
    assert needed_now(None) == ()


def test_in_poetry_pictures_of_open_stories_are_requested_before_those_won():
    past = RoundRecord(1, 0, (), (), poem=PoemRecord(("o",), 1, 1, (), (), None, 1, 0))
    poem = PoetryView(stories=(StoryView("s", True),), kept=(("k",), ()))
    view = replace(VIEW, family=Family.POETRY, cards=None, poetry=poem, history=(past,))
    assert needed_now(view) == ("s", "k", "o")


def test_a_list_of_wanted_pictures_is_sent_only_when_it_changes():
    downloads = Downloads(MemoryStore())
    assert downloads.to_ask((FIRST,), (SECOND, THIRD)) == (FIRST, SECOND, THIRD)
    assert downloads.to_ask((FIRST,), (SECOND, THIRD)) is None
    assert downloads.to_ask((), (SECOND,)) is None
    assert downloads.to_ask((THIRD,), (FIRST, SECOND)) == (THIRD, FIRST, SECOND)
    downloads.restart()
    assert downloads.to_ask((), (SECOND,)) == (SECOND,)


def test_pictures_already_requested_stay_in_the_request():
    downloads = Downloads(MemoryStore())
    downloads.to_ask((FIRST,), ())
    assert downloads.to_ask((THIRD,), ()) == (THIRD, FIRST)
    assert [downloads.take(chunk) for chunk in chunks(FIRST)][-1]
    assert downloads.to_ask((SECOND,), ()) == (SECOND, THIRD)


def test_pictures_that_are_here_or_missing_are_not_requested():
    downloads = Downloads(MemoryStore({FIRST: b""}))
    downloads.give_up(SECOND)
    assert downloads.to_ask((FIRST, "../x"), (SECOND, THIRD)) == (THIRD,)


def chunks(card: str, size: int = 5):
    picture = BY_ID[card]
    return [
        PictureChunk(card, start, len(picture), picture[start : start + size])
        for start in range(0, len(picture), size)
    ]


def asking(*cards: str) -> Downloads:
    downloads = Downloads(MemoryStore())
    downloads.to_ask(cards, ())
    return downloads


def test_chunks_in_order_are_joined_to_a_picture():
    downloads = asking(FIRST)
    *others, last = chunks(FIRST)
    assert not any(map(downloads.take, others))
    assert downloads.take(last)
    assert downloads.store.pictures == {FIRST: BY_ID[FIRST]}
    assert not downloads.take(last)


@pytest.mark.parametrize("order", [[1, 0], [0, 2], [0, 0, 2], [1] * 16])
def test_chunks_out_of_order_are_discarded(order):
    downloads = asking(FIRST)
    parts = chunks(FIRST)
    for place in order:
        assert not downloads.take(parts[place])
    assert not downloads.take(parts[-1])
    assert not downloads.missing


def test_a_picture_may_begin_anew():
    downloads = asking(FIRST)
    parts = chunks(FIRST)
    assert not any(map(downloads.take, parts[:-1]))
    assert [downloads.take(part) for part in parts][-1]


def test_half_a_picture_is_not_continued_on_another_connection():
    downloads = asking(FIRST)
    *others, last = chunks(FIRST)
    assert not any(map(downloads.take, others))
    downloads.restart()
    downloads.to_ask((FIRST,), ())
    assert not downloads.take(last)


def test_more_bytes_than_were_announced_are_dropped():
    downloads = asking(FIRST)
    assert not downloads.take(PictureChunk(FIRST, 0, 3, b"four"))
    assert downloads.store.pictures == {}


def test_unrequested_pictures_are_ignored():
    downloads = asking(FIRST)
    assert not any(map(downloads.take, chunks(SECOND)))
    assert downloads.store.pictures == {}


def test_a_store_without_room_makes_a_picture_missing():
    class FullStore(MemoryStore):
        def save(self, _card, _picture):
            return False

    downloads = Downloads(FullStore())
    downloads.to_ask((FIRST,), ())
    assert not any(map(downloads.take, chunks(FIRST)))
    assert downloads.missing == {FIRST}


def test_the_oldest_files_leave_the_cache_first():
    files = [("old", 40, 1.0), ("new", 40, 3.0), ("middle", 40, 2.0)]
    assert to_evict(files, 120) == []
    assert to_evict(files, 100) == ["old"]
    assert to_evict(files, 40) == ["old", "middle"]
    assert to_evict(files, 0) == ["old", "middle", "new"]
