"""The album has as many pages as an evening needs, and none is empty, in both layouts."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtGui import QImage

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import MAX_CLUE, Clue, ClueKind, Family
from dixit_qt.ui.album.book import Album, NothingToTell, album_of, highlight_of, picture_of
from dixit_qt.ui.album.company import rows_of
from dixit_qt.ui.album.pages import sheets_of
from dixit_qt.ui.album.paper import SMALLEST, TEXT, QRectF, fitting_size
from dixit_qt.ui.album.printing import AlbumError, picture_of_sheet, save_album
from dixit_qt.ui.album.round_pages import best_columns
from dixit_qt.ui.rounds.round_summary import red_number, voters_of
from tests.ui.decks.painted import picture_file
from tests.ui.rounds.told_games import finished, played, with_verses

pytestmark = pytest.mark.usefixtures("fonts")

EDITIONS = [("classic-30", 3), ("odyssey", 12), ("party", 7), ("team", 8), ("poetry", 2)]
SMALL = 300


def evening(edition: str, players: int, picture: Path | None = None) -> Album:
    state = with_verses(finished(edition, players).feed.state)
    return album_of(state, "18 November 2026", lambda _card: picture)


def with_clue(album: Album, text: str, kind: ClueKind = ClueKind.WRITTEN) -> Album:
    return replace(album, rounds=(structs.replace(album.rounds[0], clue=Clue(kind, text)),))


def colours_in(image: QImage) -> int:
    points = ((x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3))
    return len({image.pixel(x, y) for x, y in points})


def pages_in_pdf(file: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", file.read_bytes()))


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
def test_a_pdf_has_a_cover_every_round_and_the_scores(tmp_path, edition, players):
    album = evening(edition, players)
    file = tmp_path / "evening.pdf"
    assert save_album(file, album) == len(album.rounds) + 2
    assert pages_in_pdf(file) == len(album.rounds) + 2
    assert list(tmp_path.iterdir()) == [file]


def test_the_cover_names_the_target_of_this_table():
    state = finished("classic-30", 4).feed.state
    room = structs.replace(state.room, switches={"target_score": 12})
    album = album_of(replace(state, room=room), "18 November 2026", lambda _card: None)
    assert album.edition.startswith("Dixit to 12 point")
    assert album_of(replace(state, room=None), "", lambda _card: None).edition


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
def test_no_page_is_empty(edition, players):
    for page in sheets_of(evening(edition, players)):
        assert colours_in(picture_of_sheet(page, SMALL)) > 100


def test_every_sheet_is_a_picture_of_its_own(tmp_path):
    album = evening("team", 6)
    save_album(tmp_path / "evening", album)
    names = sorted(file.name for file in (tmp_path / "evening").iterdir())
    assert names == [f"{number:02}.png" for number in range(1, len(album.rounds) + 3)]
    widths = [QImage(str(tmp_path / "evening" / name)).width() for name in names]
    assert widths == [1400, *[2800] * (len(album.rounds) + 1)]


def test_available_pictures_are_printed(tmp_path):
    file = picture_file(tmp_path / "card.png", "crimson")
    page = picture_of_sheet(sheets_of(evening("classic-30", 4, file))[1], SMALL)
    middle = page.pixelColor(page.width() // 4, page.height() // 2)
    assert (middle.red() > 150, middle.green() < 90) == (True, True)


def test_a_broken_picture_is_shown_like_a_missing_one(tmp_path):
    broken = tmp_path / "broken.png"
    broken.write_bytes(b"no picture")
    missing = sheets_of(evening("classic-30", 4))[1]
    page = sheets_of(evening("classic-30", 4, broken))[1]
    assert picture_of_sheet(page, SMALL) == picture_of_sheet(missing, SMALL)


@pytest.mark.parametrize(
    "text", ["W" * MAX_CLUE, "Щ" * MAX_CLUE, "so " * (MAX_CLUE // 3), "", "a\nb"]
)
@pytest.mark.parametrize("kind", ClueKind)
def test_any_clue_fits_on_its_page(text, kind):
    album = with_clue(evening("classic-30", 4), text, kind)
    assert colours_in(picture_of_sheet(sheets_of(album)[1], SMALL)) > 100


@pytest.mark.parametrize("cards", range(1, 12))
def test_small_cards_lie_beside_each_other_in_the_largest_way(cards):
    room = QRectF(0, 0, 830, 900)
    assert 1 <= best_columns(cards, room) <= cards
    assert best_columns(4, room) == 2


def test_words_shrink_until_they_fit():
    assert fitting_size("short", QRectF(0, 0, 500, 80), 50, TEXT) == 50
    long = fitting_size("many words " * 12, QRectF(0, 0, 500, 80), 50, TEXT)
    assert SMALLEST <= long < 50


def test_long_lists_of_names_are_wrapped():
    people = [(seat, f"Somebody {seat}") for seat in range(12)]
    rows = rows_of(people, 600, 30)
    assert len(rows) > 1
    assert [person for row in rows for person in row] == people


def test_the_albums_large_picture_is_the_storytellers_card():
    record = played("odyssey", 6, 1).feed.state.view.history[0]
    shown = highlight_of(record, Family.DIXIT)
    assert shown.owner == record.storyteller
    assert shown.voters == voters_of(record, shown.number)


def test_in_party_the_album_shows_the_picture_with_the_most_votes():
    record = played("party", 8, 1).feed.state.view.history[0]
    shown = highlight_of(record, Family.PARTY)
    most = max(len(voters_of(record, number)) for number in range(1, 9))
    assert len(shown.voters) == most
    assert shown.spoiled == (red_number(record) == shown.number)


def test_in_poetry_the_albums_large_picture_is_the_chosen_story():
    record = played("poetry", 3, 1).feed.state.view.history[0]
    assert picture_of(record, Family.POETRY) == record.poem.stories[record.poem.chosen - 1]


def test_an_album_without_a_round_is_refused():
    for state in (ClientState(), played("odyssey", 4, 0).feed.state):
        with pytest.raises(NothingToTell):
            album_of(state, "", lambda _card: None)


def test_an_abandoned_game_has_an_album_too(tmp_path):
    state = played("odyssey", 4, 2).feed.state
    assert save_album(tmp_path / "a.pdf", album_of(state, "", lambda _card: None)) == 4


def test_an_unwritable_file_is_reported(tmp_path):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    for name in ("file/evening.pdf", "file/evening"):
        with pytest.raises(AlbumError):
            save_album(tmp_path / name, evening("team", 6))
