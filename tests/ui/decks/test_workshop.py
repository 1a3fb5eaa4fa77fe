"""Making a deck from pictures on a disk."""

import pytest
from PySide6.QtCore import QThreadPool, QUrl
from pytestqt.qtbot import QtBot

from dixit_qt.decks import manifest
from dixit_qt.decks.archives import Reason
from dixit_qt.decks.deck import CardInfo
from dixit_qt.decks.making import NewCard
from dixit_qt.decks.manifest import find_decks, load_deck, verify_deck
from dixit_qt.ui.decks import desk
from dixit_qt.ui.decks.workshop import (
    REASONS,
    PieceRow,
    RefusedRow,
    Workshop,
    reason_words,
    suffices_for,
)
from tests.decks import hostile
from tests.decks.written import write_deck
from tests.ui.decks.painted import encoded, image, picture_file

COLOURS = ("red", "green", "blue", "gold")


@pytest.fixture
def pool(qapp):
    pool = QThreadPool()
    pool.setMaxThreadCount(1)
    yield pool
    pool.waitForDone()


@pytest.fixture
def bench(pool, tmp_path):
    workshop = Workshop(tmp_path / "own", pool)
    yield workshop
    workshop.clear()
    pool.waitForDone()


def idle(qtbot: QtBot, workshop: Workshop) -> None:
    qtbot.waitUntil(lambda: not workshop.property("busy"))


def rows(workshop: Workshop) -> list[PieceRow]:
    found = workshop.property("pieces").rows
    return [row for row in found if isinstance(row, PieceRow)]


def refused(workshop: Workshop) -> dict[str, str]:
    found = workshop.property("refused").rows
    return {row.name: row.reason for row in found if isinstance(row, RefusedRow)}


def four_pictures(folder):
    return [picture_file(folder / f"{i}_{colour}.png", colour) for i, colour in enumerate(COLOURS)]


def test_a_folder_of_pictures_becomes_a_deck(qtbot, bench, tmp_path):
    four_pictures(tmp_path / "mine")
    bench.add([QUrl.fromLocalFile(str(tmp_path / "mine"))])
    idle(qtbot, bench)
    assert [row.title for row in rows(bench)] == ["Red", "Green", "Blue", "Gold"]
    with qtbot.waitSignal(bench.made) as made:
        bench.bind(" Our\tpictures ", "Аня")
    (identity,) = made.args
    deck = load_deck(tmp_path / "own" / identity)
    assert (deck.name, deck.author, len(deck.cards)) == ({"en": "Our pictures"}, "Аня", 4)
    assert verify_deck(deck) == []
    assert bench.property("count") == 0


def test_bad_files_are_refused_by_name_and_the_rest_is_imported(qtbot, bench, tmp_path):
    mine = tmp_path / "mine"
    four_pictures(mine)
    (mine / "again.png").write_bytes((mine / "0_red.png").read_bytes())
    (mine / "letter.jpg").write_text("Dear all,", encoding="utf-8")
    (mine / "giant.png").write_bytes(hostile.png_header(60_000, 60_000))
    (mine / "half.webp").write_bytes(encoded(image(300, 450), "webp")[:-40])
    bench.take([mine])
    idle(qtbot, bench)
    assert bench.property("count") == 4
    assert refused(bench) == {
        "letter.jpg": reason_words(Reason.NOT_A_PICTURE),
        "giant.png": reason_words(Reason.TOO_MANY_PIXELS),
        "half.webp": reason_words(Reason.BROKEN),
        "again.png": reason_words(Reason.DUPLICATE),
    }
    bench.forgetRefused()
    assert refused(bench) == {}


def test_files_dropped_during_an_import_are_queued(qtbot, bench, tmp_path):
    files = four_pictures(tmp_path)
    for file in files:
        bench.take([file])
    idle(qtbot, bench)
    assert bench.property("count") == 4


def test_a_picture_added_twice_is_always_a_duplicate(qtbot, bench, tmp_path):
    file, *_ = four_pictures(tmp_path)
    bench.take([file])
    idle(qtbot, bench)
    bench.take([file])
    idle(qtbot, bench)
    assert refused(bench) == {file.name: reason_words(Reason.DUPLICATE)}


def test_cancelling_an_import_keeps_the_pictures_imported_so_far(qtbot, bench, tmp_path):
    bench.take(four_pictures(tmp_path))
    qtbot.waitUntil(lambda: bench.property("count") > 0)
    bench.cancel()
    assert not bench.property("busy")
    kept = bench.property("count")
    bench.take([picture_file(tmp_path / "later.png", "navy")])
    idle(qtbot, bench)
    assert bench.property("count") == kept + 1


def test_cancelling_the_making_of_a_deck_leaves_no_deck(qtbot, bench, pool, tmp_path):
    bench.take(four_pictures(tmp_path))
    idle(qtbot, bench)
    bench.bind("Ours", "")
    assert bench.property("binding")
    qtbot.waitUntil(lambda: bench.property("done") > 0)
    bench.cancel()
    pool.waitForDone()
    assert find_decks([tmp_path / "own"]) == ({}, [])
    assert list((tmp_path / "own").iterdir()) == []
    assert bench.property("count") == 4


def test_a_full_disk_is_reported_and_the_pictures_are_kept(qtbot, bench, tmp_path):
    (tmp_path / "own").write_text("not a folder", encoding="utf-8")
    bench.take(four_pictures(tmp_path))
    idle(qtbot, bench)
    bench.bind("Ours", "")
    qtbot.waitUntil(lambda: bool(bench.property("fault")))
    assert bench.property("count") == 4
    assert not bench.property("busy")


def test_an_unexpected_error_is_shown_and_the_import_continues(
    qtbot, bench, tmp_path, monkeypatch, caplog
):
    def trip(*_):
        raise ZeroDivisionError("a strange picture")
        yield

    with monkeypatch.context() as patch:
        patch.setattr(desk, "take_pictures", trip)
        bench.take(four_pictures(tmp_path))
        idle(qtbot, bench)
    assert "a strange picture" in bench.property("fault")
    assert "ZeroDivisionError" in caplog.text
    bench.take(four_pictures(tmp_path))
    idle(qtbot, bench)
    assert bench.property("count") == 4
    assert bench.property("fault") == ""


@pytest.mark.parametrize("name", ["", "   ", "\t"])
def test_a_deck_without_a_name_is_not_made(qtbot, bench, tmp_path, name):
    bench.take(four_pictures(tmp_path))
    idle(qtbot, bench)
    bench.bind(name, "")
    assert not bench.property("busy")


def test_a_deck_with_too_many_cards_refuses_the_rest(qtbot, bench, tmp_path, monkeypatch):
    monkeypatch.setattr(desk, "MAX_CARDS", 3)
    assert manifest.MAX_CARDS > 3
    bench.take(four_pictures(tmp_path))
    idle(qtbot, bench)
    assert bench.property("count") == 3
    assert list(refused(bench).values()) == [reason_words(Reason.TOO_MANY)]


def test_the_crop_of_a_picture_can_be_moved_within_it(qtbot, bench, tmp_path):
    bench.take([picture_file(tmp_path / "wide.png", "teal", (600, 300))])
    idle(qtbot, bench)
    bench.choose(rows(bench)[0].key)
    bench.centre()
    assert rows(bench)[0].crop_x == pytest.approx(1 / 3, abs=0.01)
    bench.moveWindow(-5, 0)
    assert rows(bench)[0].crop_x == 0
    bench.zoom(2)
    row = rows(bench)[0]
    assert row.crop_height == pytest.approx(0.5)
    assert row.crop_width * row.shape / row.crop_height == pytest.approx(2 / 3, abs=0.01)


def test_the_title_of_a_picture_can_be_changed(qtbot, bench, tmp_path):
    bench.take(four_pictures(tmp_path))
    idle(qtbot, bench)
    bench.choose(rows(bench)[1].key)
    bench.setTitle(" Moss\n")
    assert [row.title for row in rows(bench)] == ["Red", "Moss", "Blue", "Gold"]


def test_removing_a_picture_selects_its_neighbour(qtbot, bench, tmp_path):
    bench.take(four_pictures(tmp_path))
    idle(qtbot, bench)
    red, green, _blue, gold = (row.key for row in rows(bench))
    bench.choose(red)
    bench.remove(red)
    assert bench.property("chosen") == green
    bench.choose(gold)
    bench.remove(gold)
    assert [row.title for row in rows(bench)] == ["Green", "Blue"]
    bench.leaf(-1)
    assert bench.property("chosen") == green


def test_a_deck_of_a_friend_keeps_its_words(qtbot, bench, tmp_path):
    title, tags = {"en": "Whale", "ru": "Кит"}, {"en": ("sea",), "ru": ("море",)}
    words = CardInfo("a", "a", "", title, tags, {"en": "A whale.", "ru": "Кит плывёт."})
    cards = [NewCard("", encoded(image(240, 360, colour)), words) for colour in ("red", "blue")]
    friends = write_deck(tmp_path / "friend", "Whales", "Боря", cards)
    bench.take([friends.folder])
    idle(qtbot, bench)
    assert refused(bench) == {}
    assert [row.title for row in rows(bench)] == ["Whale", "Whale"]
    bench.choose(rows(bench)[1].key)
    bench.setTitle("Another")
    with qtbot.waitSignal(bench.made) as made:
        bench.bind("Ours", "")
    first, second = load_deck(tmp_path / "own" / made.args[0]).cards
    assert (first.title, first.tags["ru"]) == ({"en": "Whale", "ru": "Кит"}, ("море",))
    assert (second.title, second.tags["en"]) == ({"en": "Another"}, ("sea",))


def test_every_reason_for_refusing_a_file_has_a_sentence():
    assert set(REASONS) == set(Reason)


def test_the_page_says_for_which_games_a_deck_is_large_enough(qapp):
    assert suffices_for(0) == ""
    assert "Not enough" in suffices_for(5)
    assert "every edition" in suffices_for(84)
    assert "Team Dixit: up to 6" in suffices_for(24)
