"""The evenings that a host's computer saves."""

import csv
import io
from pathlib import Path

from dixit_qt.store.standings import HEADINGS, MOST, Evening, StandingsFile
from dixit_qt.wire.room import StandingInfo


def row(name: str = "Анна", **more: int) -> StandingInfo:
    numbers = {"games": 2, "won": 1, "points": 41, "relative": 180, "found": 5, "votes": 7}
    return StandingInfo(person=1, name=name, places=(1, 3), hearts=4, **{**numbers, **more})


def evening(game: str = "a", day: str = "2026-11-19", *rows: StandingInfo) -> Evening:
    return Evening(game, "Kitchen", day, rows or (row(),))


def test_an_evening_is_still_there_after_a_restart(tmp_path: Path) -> None:
    file = StandingsFile(tmp_path / "new" / "standings.json")
    assert file.keep(evening())
    assert StandingsFile(tmp_path / "new" / "standings.json").evenings == (evening(),)


def test_saving_an_evening_again_replaces_it_and_keeps_its_date(tmp_path: Path) -> None:
    file = StandingsFile(tmp_path / "standings.json")
    file.keep(evening("a", "2026-11-19"))
    file.keep(evening("b", "2026-11-20"))
    file.keep(evening("a", "2026-11-20", row(points=77)))
    assert [(each.game, each.day) for each in file.evenings] == [
        ("a", "2026-11-19"),
        ("b", "2026-11-20"),
    ]
    assert file.evenings[0].rows[0].points == 77


def test_evenings_can_be_deleted_one_by_one_or_all(tmp_path: Path) -> None:
    file = StandingsFile(tmp_path / "standings.json")
    for game in "abc":
        file.keep(evening(game))
    file.forget("b")
    assert [each.game for each in StandingsFile(tmp_path / "standings.json").evenings] == ["c", "a"]
    file.forget_all()
    assert StandingsFile(tmp_path / "standings.json").evenings == ()


def test_the_number_of_saved_evenings_is_limited(tmp_path: Path) -> None:
    file = StandingsFile(tmp_path / "standings.json")
    file.evenings = tuple(evening(str(number)) for number in range(MOST))
    file.keep(evening("new"))
    assert (len(file.evenings), file.evenings[0].game) == (MOST, "new")


def test_standings_are_exported_as_csv(tmp_path: Path) -> None:
    file = StandingsFile(tmp_path / "standings.json")
    file.keep(evening("a", "2026-11-19", row('Анна, "Аня"'), row("=1+1")))
    lines = list(csv.reader(io.StringIO(file.as_csv())))
    assert tuple(lines[0]) == HEADINGS
    assert lines[1] == [
        "2026-11-19", "Kitchen", 'Анна, "Аня"', "2", "1", "1 3", "41", "180", "5", "7", "4"
    ]  # fmt: skip
    assert lines[2][2] == "'=1+1"


def test_a_broken_file_is_replaced_by_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "standings.json"
    path.write_bytes(b'[{"game": 7}]')
    assert StandingsFile(path).evenings == ()


def test_a_full_disk_keeps_the_data_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    file = StandingsFile(tmp_path / "file" / "standings.json")
    assert not file.keep(evening())
    assert file.evenings == (evening(),)
