"""Past evenings: added up, browsed, exported as a spreadsheet, deleted."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from dixit_qt import paths
from dixit_qt.store.kept_games import KeptGames
from dixit_qt.store.standings import Evening, StandingsFile
from dixit_qt.ui.album.book import album_of
from dixit_qt.ui.album.pages import sheets_of
from dixit_qt.ui.album.printing import picture_of_page
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.words import day_words
from dixit_qt.ui.evenings.evenings import Evenings
from dixit_qt.ui.score.end import evening_of
from dixit_qt.ui.score.evening import evening_rows
from dixit_qt.wire.room import LovedPicture, StandingInfo
from tests.ui.decks.painted import picture_file
from tests.ui.household import Household
from tests.ui.rounds.told_games import finished

ANNA = StandingInfo(1, "Anna", 2, 2, (1, 1), 61, 200, 5, 7, 3)
BORIS = StandingInfo(2, "Борис", 2, 1, (1, 3), 48, 150, 4, 2, 0)
LOVED = LovedPicture("c" * 32, 4, "The last tram", "Anna")
VERA = StandingInfo(3, "Véra", 1, 1, (1,), 30, 150, 1, 2, 0)


@pytest.fixture
def kept(qapp, tmp_path: Path) -> StandingsFile:
    file = StandingsFile(tmp_path / "standings.json")
    file.keep(Evening("a" * 16, "Kitchen", "2026-11-18", (BORIS,)))
    file.keep(Evening("b" * 16, "Attic", "2026-11-19", (ANNA, BORIS, VERA), LOVED))
    return file


@pytest.fixture
def desk(kept: StandingsFile, tmp_path: Path) -> Evenings:
    return Evenings(
        kept,
        KeptGames(tmp_path / "albums"),
        Language(paths.translations()),
        "file:{}".format,
        None,
        lambda: tmp_path / "saved",
        bool,
    )


def test_equal_evenings_share_a_rank(qapp):
    rows = evening_rows((ANNA, BORIS, VERA), {1: 7})
    assert [(row.rank, row.name, row.rabbit) for row in rows] == [
        (1, "Anna", 7),
        (2, "Борис", -1),
        (2, "Véra", -1),
    ]
    assert [row.share for row in rows] == [100, 75, 150]
    assert rows[0].summary.startswith("Anna: won 2 of 2, 61 point(s)")


def test_the_newest_evening_is_open_and_others_can_be_browsed(desk):
    assert [(slip.table, slip.chosen) for slip in desk.slips.rows] == [
        ("Attic", True),
        ("Kitchen", False),
    ]
    assert desk.lovedPicture == f"file:{LOVED.card}"
    assert (desk.lovedWords, desk.lovedNote) == ("The last tram", "Anna · 4 heart(s)")
    desk.choose("a" * 16)
    assert (desk.lovedPicture, desk.lovedNote) == ("", "")
    assert (desk.table, desk.day) == ("Kitchen", "Wednesday, November 18, 2026")
    assert [row.name for row in desk.rows.rows] == ["Борис"]


def test_an_invalid_date_is_shown_unchanged():
    assert day_words("once", "en") == "once"


def test_evenings_are_exported_without_overwriting_a_file(desk, tmp_path):
    desk.save()
    desk.save()
    first, second = sorted((tmp_path / "saved").iterdir())
    assert first.read_bytes() == second.read_bytes()
    assert first.read_text(encoding="utf-8-sig").splitlines()[1].startswith("2026-11-19,Attic,Anna")
    assert desk.saved == str(first)
    assert desk.news.startswith("Saved: ")


def test_a_full_disk_is_reported(desk, tmp_path):
    (tmp_path / "saved").write_text("a file stands in the way")
    desk.save()
    assert desk.failed
    assert "Couldn't be saved" in desk.news
    desk.open()
    assert not desk.news


def test_one_evening_or_all_can_be_deleted(desk, kept):
    desk.forget()
    assert [evening.table for evening in kept.evenings] == ["Kitchen"]
    assert desk.table == "Kitchen"
    desk.forgetAll()
    assert (desk.slips.rows, desk.table, desk.day) == ((), "", "")
    desk.forget()
    assert not desk.failed


def test_the_end_and_the_album_show_the_evening(fonts):
    state = finished("odyssey", 3).feed.state
    assert evening_of(state) == []
    room = structs.replace(state.room, standings=(ANNA, BORIS))
    told = {name: getattr(state, name) for name in state.__dataclass_fields__}
    tonight = type(state)(**{**told, "room": room})
    assert [row.rabbit for row in evening_of(tonight)] == [0, 1]
    albums = [album_of(each, "today", lambda _card: None) for each in (state, tonight)]
    assert len(sheets_of(albums[1])) == len(sheets_of(albums[0])) + 1


def test_the_album_prints_the_most_loved_picture_of_the_evening(fonts, tmp_path: Path):
    state = finished("odyssey", 3).feed.state
    room = structs.replace(state.room, standings=(ANNA, BORIS), most_loved=LOVED)
    picture = picture_file(tmp_path / "card.png", "crimson")
    found = {LOVED.card: picture}
    album = album_of(replace(state, room=room), "today", found.get)
    page = picture_of_page(sheets_of(album)[-1][0], 400)
    colour = page.pixelColor(page.width() // 2, page.height() // 2)
    assert (colour.red() > 150, colour.green() < 90) == (True, True)


def test_the_host_browses_past_evenings_on_the_home_page(household: Household):
    anna = household.open("Anna")
    anna.click("open-evenings")
    anna.says("The games that you play are kept here")
    anna.click("closeSide")
    file = anna.player.user_data.standings
    for number, table in enumerate(("Kitchen", "Attic")):
        file.keep(Evening(f"{number}" * 16, table, "2026-11-19", (ANNA, BORIS)))
    anna.click("open-evenings")
    anna.says("won 2 of 2")
    anna.click(f"evening-{'0' * 16}")
    anna.until(lambda: anna.text("eveningTitle") == "Kitchen", "the page is not turned")
    anna.click("forgetEvening")
    anna.click("keepEvenings")
    anna.click("forgetEvening")
    anna.click("forgetEvening")
    anna.gone(f"evening-{'0' * 16}")
    assert [evening.table for evening in file.evenings] == ["Attic"]
