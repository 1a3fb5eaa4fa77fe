"""Contact sheets show a deck as large as on the table and as small as in a hand."""

from PIL import Image
from workshop.sheets import GAP, lay_out, sheet


def cards(folder, count):
    folder.mkdir()
    for number in range(count):
        Image.new("RGB", (80, 120), (40 * number, 90, 120)).save(folder / f"{number}.webp")
    return sorted(folder.glob("*.webp"))


def test_a_sheet_has_a_place_for_every_card(tmp_path):
    board = sheet(cards(tmp_path / "deck", 5), (16, 24), 3)
    assert board.size == (3 * (16 + GAP) + GAP, 2 * (24 + GAP) + GAP)


def test_an_empty_deck_has_an_empty_sheet(tmp_path):
    assert sheet([], (16, 24), 3).size == (16 + 2 * GAP, 24 + 2 * GAP)


def test_a_deck_is_laid_out_large_and_small(tmp_path):
    cards(tmp_path / "deck", 2)
    lay_out(tmp_path / "deck", tmp_path / "out")
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        "sheet-160x240.png",
        "sheet.png",
    ]
