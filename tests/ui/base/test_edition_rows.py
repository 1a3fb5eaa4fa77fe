"""Every edition is offered with a picture, its players, its minutes and a sentence."""

from dixit_qt import paths
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.ui.base.editions import edition_facts, edition_picture, edition_rows


def test_every_edition_is_offered_with_its_picture_and_its_facts():
    rows = edition_rows("team")
    assert [row.key for row in rows] == ["dixit", "party", "team", "poetry"]
    several = [row.variants or (row.edition,) for row in rows]
    assert [edition for each in several for edition in each] == list(EDITIONS)
    assert all(len(row.variants) == len(set(row.variant_names)) for row in rows)
    assert [row.key for row in rows if row.chosen] == ["team"]
    assert all((paths.house() / row.picture).is_file() and row.sentence for row in rows)
    assert edition_facts("odyssey") == "3–12 players · about 40 min"
    assert edition_facts("team") == "6, 8, 10, 12 players · about 40 min"


def test_no_edition_has_the_picture_of_another():
    pictures = [(paths.house() / edition_picture(edition)).read_bytes() for edition in EDITIONS]
    assert len(set(pictures)) == len(EDITIONS)


def test_a_click_on_a_game_chooses_an_edition_that_all_who_sit_can_play():
    assert [edition_rows(players=count)[0].edition for count in (0, 6, 7)] == [
        "classic-30",
        "classic-30",
        "odyssey",
    ]
    assert edition_rows("classic-last-card", players=4)[0].edition == "classic-last-card"
    assert not edition_rows("party")[0].chosen


def test_an_unknown_edition_has_no_picture():
    assert edition_facts("saga") == edition_picture("saga") == ""
