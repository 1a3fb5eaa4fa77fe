"""How often pictures were seen and loved is saved on this computer."""

from pathlib import Path

from dixit_qt.store.standings import GAMES, NEVER, Favourites, Tally

X, Y, Z = ("a" * 20, "b" * 20, "c" * 20)


def test_the_games_of_all_evenings_are_added_up(tmp_path: Path) -> None:
    file = Favourites(tmp_path / "new" / "favourites.json")
    assert file.keep("a-1", {X: Tally(2, 1), Y: Tally(1)})
    assert file.keep("a-2", {X: Tally(1, 3)})
    again = Favourites(tmp_path / "new" / "favourites.json")
    assert [again.tally(card) for card in (X, Y, Z)] == [Tally(3, 4), Tally(1), NEVER]


def test_a_resumed_game_is_not_counted_twice(tmp_path: Path) -> None:
    file = Favourites(tmp_path / "favourites.json")
    for hearts in range(3):
        file.keep("a-1", {X: Tally(1, hearts)})
    assert file.keep("a-1", {})
    assert file.tally(X) == Tally(1, 2)


def test_old_games_are_stored_as_a_sum(tmp_path: Path) -> None:
    file = Favourites(tmp_path / "favourites.json")
    for number in range(GAMES + 30):
        file.keep(f"game-{number}", {X: Tally(2, 1)})
    assert Favourites(tmp_path / "favourites.json").tally(X) == Tally(2 * GAMES + 60, GAMES + 30)
    size = (tmp_path / "favourites.json").stat().st_size
    file.keep("one more", {X: Tally(2, 1)})
    assert (tmp_path / "favourites.json").stat().st_size < size + 20


def test_a_broken_file_is_replaced_by_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "favourites.json"
    path.write_bytes(b'{"games": 7}')
    assert Favourites(path).tally(X) == NEVER


def test_a_full_disk_keeps_the_data_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    file = Favourites(tmp_path / "file" / "favourites.json")
    assert not file.keep("a-1", {X: Tally(1, 1)})
    assert file.tally(X) == Tally(1, 1)
