"""Named sets of house rules, saved on this computer."""

from pathlib import Path

from dixit_qt.rules.editions import edition_with
from dixit_qt.store.remembered import MOST_SETS, HouseSet, HouseSets

QUICK = HouseSet("Быстрая", "odyssey", {"target_score": 15, "clue_kinds": ("song",)})


def test_a_saved_set_of_house_rules_is_loaded_and_valid(tmp_path: Path) -> None:
    assert HouseSets(tmp_path / "new" / "house.json").keep(QUICK)
    (again,) = HouseSets(tmp_path / "new" / "house.json").sets
    assert again == QUICK
    assert edition_with(again.edition, again.switches).differences == QUICK.switches


def test_house_sets_are_replaced_by_name_and_can_be_deleted(tmp_path: Path) -> None:
    sets = HouseSets(tmp_path / "house.json")
    sets.keep(QUICK)
    sets.keep(HouseSet("Long", "classic-30", {"target_score": 100}))
    sets.keep(HouseSet("Быстрая", "party", {"laps": 2}))
    assert [(each.name, each.edition) for each in sets.sets] == [
        ("Быстрая", "party"),
        ("Long", "classic-30"),
    ]
    sets.forget("Long")
    assert [each.name for each in HouseSets(tmp_path / "house.json").sets] == ["Быстрая"]


def test_the_number_of_saved_house_rules_is_limited(tmp_path: Path) -> None:
    sets = HouseSets(tmp_path / "house.json")
    sets.sets = tuple(HouseSet(str(number), "team", {}) for number in range(MOST_SETS))
    sets.keep(QUICK)
    assert (len(sets.sets), sets.sets[0]) == (MOST_SETS, QUICK)


def test_house_rules_are_kept_in_memory_if_the_file_is_broken_or_the_disk_full(
    tmp_path: Path,
) -> None:
    (tmp_path / "house.json").write_bytes(b"{")
    assert HouseSets(tmp_path / "house.json").sets == ()
    (tmp_path / "file").write_bytes(b"")
    sets = HouseSets(tmp_path / "file" / "house.json")
    assert not sets.keep(QUICK)
    assert sets.sets == (QUICK,)
