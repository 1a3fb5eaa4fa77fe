"""What is on disk: journals, seats, pictures, decks."""

import contextlib
import errno
import os
import sys
from pathlib import Path

import pytest

from dixit_qt import paths
from dixit_qt.bots.characters import SHARP, STRENGTHS
from dixit_qt.decks.deck import hash_of
from dixit_qt.host.journal import MAGIC
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.store import journals
from dixit_qt.store.journals import KEPT, HandoverFolder, JournalFolder
from dixit_qt.store.pictures import NoPictures, PictureFiles, PictureReader
from dixit_qt.store.seat_tokens import KEPT as TOKENS_KEPT
from dixit_qt.store.seat_tokens import TokenFile
from dixit_qt.store.user_library import BotSchool, find_library, first_plan, own_texts
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import BotStrength
from dixit_qt.wire.limits import MAX_DECKS
from tests.host.builders import a_game
from tests.net.room import BY_ID

GAME = "0123456789abcdef"


@pytest.fixture(scope="module")
def journal_of_a_game() -> bytes:
    room, guests = a_game(3)
    room.play(guests, moves=9)
    return room.journal.data


def test_a_saved_journal_can_be_resumed(tmp_path, journal_of_a_game):
    folder = JournalFolder(tmp_path / "games")
    assert folder.resumable() == []
    folder.begin("one-1", journal_of_a_game[:500])
    folder.append(journal_of_a_game[500:])
    (game,) = folder.resumable()
    assert game.path.read_bytes() == journal_of_a_game
    assert os.name == "nt" or game.path.stat().st_mode & 0o077 == 0
    again = JournalFolder(tmp_path / "games")
    folder.close()
    again.go_on(game)
    again.append(b"more")
    again.close()
    assert game.path.read_bytes() == journal_of_a_game + b"more"


def test_a_game_that_another_program_plays_cannot_be_resumed(tmp_path, journal_of_a_game):
    playing, other = JournalFolder(tmp_path), JournalFolder(tmp_path)
    playing.begin("live-1", journal_of_a_game)
    assert other.resumable() == []
    (game,) = playing.resumable()
    with pytest.raises(OSError, match=r"."):
        other.go_on(game)
    with pytest.raises(OSError, match="no journal is open"):
        other.append(b"more")
    playing.close()
    assert [each.path for each in other.resumable()] == [game.path]


def test_a_journal_of_another_version_is_named_and_not_offered(tmp_path, journal_of_a_game):
    (tmp_path / "old-1.journal").write_bytes(MAGIC + b"\x00\x01" + journal_of_a_game[10:])
    (tmp_path / "odd-1.journal").write_bytes(b"something else")
    (tmp_path / "good-1.journal").write_bytes(journal_of_a_game)
    folder = JournalFolder(tmp_path)
    assert [path.name for path in folder.of_another_version()] == ["old-1.journal"]
    assert [game.path.name for game in folder.resumable()] == ["good-1.journal"]


def test_a_broken_link_among_the_journals_is_ignored(tmp_path, journal_of_a_game):
    (tmp_path / "gone.journal").symlink_to(tmp_path / "nowhere")
    (tmp_path / "folder.journal").mkdir()
    folder = JournalFolder(tmp_path)
    folder.begin("one-1", journal_of_a_game)
    assert len(folder.resumable()) == 1


def test_a_torn_tail_is_cut_with_a_message(tmp_path, journal_of_a_game, caplog):
    folder = JournalFolder(tmp_path)
    folder.begin("torn-1", journal_of_a_game + b"\x00\x00\x00\x09half")
    (game,) = folder.resumable()
    assert "of the journal is damaged: 8 bytes from there on are cut" in caplog.text
    folder.go_on(game)
    assert game.path.read_bytes() == journal_of_a_game
    kept = tmp_path / "torn-1.damaged"
    assert kept.read_bytes() == journal_of_a_game + b"\x00\x00\x00\x09half"
    caplog.clear()
    assert [each.path for each in folder.resumable()] == [game.path]
    assert caplog.text == ""


def test_journals_of_another_version_and_stray_files_are_reported(tmp_path, caplog):
    (tmp_path / "new.journal").write_bytes(b"DixitQtJ\x00\x09")
    (tmp_path / "stray.journal").write_bytes(b"what is this")
    assert JournalFolder(tmp_path).resumable() == []
    assert "of version 9" in caplog.text
    assert "not a journal" in caplog.text


def full_after(monkeypatch, bytes_left):
    """A disk with limited room: a write beyond it fails after half of its bytes."""
    write, room = os.write, [bytes_left]

    def until_full(file, data):
        if not room[0]:
            raise OSError(errno.ENOSPC, "full")
        written = write(file, data[: room[0]])
        room[0] -= written
        return written

    monkeypatch.setattr(journals.os, "write", until_full)


@pytest.mark.parametrize("room_for", [0, 3])
def test_lines_rejected_by_a_full_disk_are_written_later(tmp_path, monkeypatch, room_for):
    folder = JournalFolder(tmp_path)
    with pytest.raises(OSError, match="no journal"):
        folder.append(b"x")
    with pytest.raises(OSError, match="no journal"):
        folder.save_all()
    folder.begin("full-1", b"begin")
    full_after(monkeypatch, room_for)
    for record in (b" one", b" two"):
        with pytest.raises(OSError, match="full"):
            folder.append(record)
    monkeypatch.undo()
    folder.append(b" three")
    folder.append(b" four")
    folder.close()
    assert (tmp_path / "full-1.journal").read_bytes() == b"begin one two three four"
    assert [path.name for path in tmp_path.iterdir()] == ["full-1.journal"]


def test_a_game_that_began_on_a_full_disk_is_saved_when_there_is_room(tmp_path, monkeypatch):
    folder = JournalFolder(tmp_path / "games")
    full_after(monkeypatch, 0)
    with pytest.raises(OSError, match="full"):
        folder.begin("full-1", b"begin")
    with pytest.raises(OSError, match="full"):
        folder.append(b" one")
    monkeypatch.undo()
    folder.save_all()
    assert (tmp_path / "games" / "full-1.journal").read_bytes() == b"begin one"


def test_after_a_failed_sync_the_file_is_rewritten(tmp_path, monkeypatch):
    """The system may drop data that it couldn't write, and report success for the next sync."""
    folder = JournalFolder(tmp_path)
    folder.begin("lost-1", b"begin")
    path = tmp_path / "lost-1.journal"
    before = path.stat().st_ino

    def fails(_file):
        raise OSError(errno.EIO, "the drive is gone")

    monkeypatch.setattr(journals.os, "fsync", fails)
    with pytest.raises(OSError, match="drive"):
        folder.append(b" one")
    monkeypatch.undo()
    folder.append(b" two")
    assert path.read_bytes() == b"begin one two"
    assert os.name == "nt" or path.stat().st_ino != before


def test_a_game_can_be_resumed_on_a_full_disk(tmp_path, monkeypatch, journal_of_a_game):
    folder = JournalFolder(tmp_path)
    folder.begin("one-1", journal_of_a_game)
    folder.close()
    (game,) = folder.resumable()

    def fails(_file):
        raise OSError(errno.EIO, "the drive is gone")

    monkeypatch.setattr(journals.os, "fsync", fails)
    folder.go_on(game)
    assert folder.is_behind
    with pytest.raises(OSError, match="drive"):
        folder.append(b" one")
    monkeypatch.undo()
    folder.append(b" two")
    assert not folder.is_behind
    assert game.path.read_bytes() == journal_of_a_game + b" one two"


def test_a_resumed_game_is_written_as_a_whole_too(tmp_path, monkeypatch, journal_of_a_game):
    folder = JournalFolder(tmp_path)
    folder.begin("one-1", journal_of_a_game)
    folder.close()
    (game,) = folder.resumable()
    folder.go_on(game)
    full_after(monkeypatch, 1)
    with pytest.raises(OSError, match="full"):
        folder.append(b" more")
    monkeypatch.undo()
    folder.save_all()
    assert game.path.read_bytes() == journal_of_a_game + b" more"


def a_finished_game() -> bytes:
    room, guests = a_game(3)
    room.do(guests[0], m.EndGame())
    return room.journal.data


def test_only_the_latest_finished_games_are_kept(tmp_path):
    folder, finished = JournalFolder(tmp_path), a_finished_game()
    for number in range(KEPT + 3):
        folder.begin(f"game-{number}", finished)
        os.utime(tmp_path / f"game-{number}.journal", (number, number))
    folder.begin("last", finished)
    left = {path.stem for path in tmp_path.iterdir()}
    assert len(left) == KEPT
    assert {"last", f"game-{KEPT + 2}"} <= left


def test_a_slow_clock_does_not_delete_a_resumable_game(tmp_path, journal_of_a_game):
    """Thirty journals with dates in the future make this one, another program's and a
    paused one the oldest."""
    finished, other = a_finished_game(), JournalFolder(tmp_path)
    (tmp_path / "paused.journal").write_bytes(journal_of_a_game)
    other.begin("claimed", finished)
    for name in ("paused", "claimed"):
        os.utime(tmp_path / f"{name}.journal", (1, 1))
    for number in range(KEPT):
        (tmp_path / f"future-{number}.journal").write_bytes(finished)
        os.utime(tmp_path / f"future-{number}.journal", (2**33, 2**33))
    folder = JournalFolder(tmp_path)
    folder.begin("own", finished)
    left = {path.stem for path in tmp_path.iterdir()}
    assert {"own", "claimed", "paused"} <= left
    folder.append(b"")


def test_a_new_game_starts_even_if_an_old_one_cannot_be_deleted(tmp_path, monkeypatch, caplog):
    folder, finished = JournalFolder(tmp_path), a_finished_game()
    for number in range(KEPT):
        (tmp_path / f"game-{number}.journal").write_bytes(finished)

    def refuse(_path, **_options):
        raise PermissionError(errno.EACCES, "not yours")

    monkeypatch.setattr(journals.Path, "unlink", refuse)
    folder.begin("new", finished)
    assert "cannot be deleted" in caplog.text


def test_seats_are_remembered_by_game_and_by_place(tmp_path):
    path = tmp_path / "deep" / "seats.json"
    tokens = TokenFile(path)
    assert tokens.for_game(GAME) is None
    tokens.remember(GAME, "secret", "10.0.0.1:42042")
    tokens.let_go("secret")
    again = TokenFile(path)
    assert again.for_game(GAME) == again.for_place("10.0.0.1:42042") == "secret"
    assert os.name == "nt" or path.stat().st_mode & 0o077 == 0
    again.forget("secret")
    assert TokenFile(path).for_game(GAME) is None
    assert [each.name for each in path.parent.iterdir()] == ["seats.json"]


def test_a_seat_in_a_room_with_a_code_is_remembered_as_sealed(tmp_path):
    path = tmp_path / "seats.json"
    tokens = TokenFile(path)
    tokens.remember(GAME, "secret", is_sealed=True)
    tokens.remember("0" * 16, "other")
    assert [TokenFile(path).is_sealed(token) for token in ("secret", "other", "?")] == [1, 0, 0]
    tokens.remember(GAME, "secret", is_sealed=False)
    assert not TokenFile(path).is_sealed("secret")


def test_a_seat_left_on_purpose_is_reclaimed_only_by_hand(tmp_path):
    path = tmp_path / "seats.json"
    tokens = TokenFile(path)
    tokens.remember(GAME, "secret", "10.0.0.1:42042")
    tokens.leave("secret")
    again = TokenFile(path)
    assert not again.awaits(GAME)
    assert again.for_game(GAME) == again.for_place("10.0.0.1:42042") == "secret"
    again.remember(GAME, "secret", "10.0.0.1:42042")
    again.let_go("secret")
    assert again.awaits(GAME)


def test_a_seat_that_a_program_sits_in_is_not_given_to_another_one(tmp_path):
    first, second = TokenFile(tmp_path / "seats.json"), TokenFile(tmp_path / "seats.json")
    first.remember(GAME, "first")
    assert second.for_game(GAME) is None
    second.remember(GAME, "second")
    first.let_go("first")
    assert second.for_game(GAME) == "first"
    second.let_go("second")
    assert [kept.token for kept in first.tokens] == ["first", "second"]
    assert TokenFile(tmp_path / "seats.json").for_game(GAME) == "first"


def test_old_seats_are_deleted(tmp_path):
    tokens = TokenFile(tmp_path / "seats.json")
    for number in range(TOKENS_KEPT + 5):
        tokens.remember(GAME, f"secret {number}")
    assert len(TokenFile(tmp_path / "seats.json").tokens) == TOKENS_KEPT
    assert len(list(tmp_path.iterdir())) == TOKENS_KEPT + 1


def open_files() -> set[str]:
    """Files that were opened and closed again while listing don't count as open."""
    found = set()
    for each in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(OSError):
            found.add(str(each.readlink()))
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists the files that are open")
def test_lock_files_of_deleted_seats_are_closed(tmp_path):
    """Windows can't delete a file that is open, so it would never be deleted."""
    tokens = TokenFile(tmp_path / "seats.json")
    for number in range(TOKENS_KEPT + 5):
        tokens.remember(GAME, f"secret {number}")
    assert not any(file.endswith("(deleted)") for file in open_files() if str(tmp_path) in file)


@pytest.mark.parametrize("data", [b"", b"\xff", b"{}", b'[{"game": 1}]'])
def test_a_broken_file_of_seats_counts_as_empty(tmp_path, data):
    path = tmp_path / "seats.json"
    path.write_bytes(data)
    assert TokenFile(path).tokens == ()


def test_a_seat_is_kept_in_memory_if_it_cannot_be_saved(tmp_path):
    (tmp_path / "file").write_text("in the way")
    tokens = TokenFile(tmp_path / "file" / "seats.json")
    tokens.remember(GAME, "secret")
    tokens.let_go("secret")
    assert tokens.for_game(GAME) == "secret"


CARD, PICTURE = next(iter(BY_ID.items()))


def test_a_picture_is_cached_and_found_again(tmp_path):
    files = PictureFiles((), tmp_path / "cache")
    assert not files.has(CARD)
    assert files.save(CARD, PICTURE)
    again = PictureFiles((), tmp_path / "cache")
    assert again.path(CARD).read_bytes() == PICTURE
    assert PictureReader(again)(CARD) == PICTURE


def test_the_cache_has_a_maximum_size(tmp_path):
    files = PictureFiles((), tmp_path, bound=3 * len(PICTURE))
    cards = list(BY_ID)[:6]
    for age, card in enumerate(cards):
        assert files.save(card, BY_ID[card])
        os.utime(tmp_path / card, (age + 1, age + 1))
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= 3 * len(PICTURE) + 100
    assert not files.has(cards[0])
    assert files.has(cards[-1])


def test_the_cache_folder_is_listed_only_once(tmp_path):
    files = PictureFiles((), tmp_path, bound=3 * len(PICTURE))
    first, second, *_ = BY_ID
    assert files.save(first, BY_ID[first])
    (tmp_path / "unknown").write_bytes(b"x" * 4 * len(PICTURE))
    assert files.save(second, BY_ID[second])
    assert files.has(first)
    assert (tmp_path / "unknown").exists()


def test_picture_names_cannot_leave_the_cache_folder(tmp_path):
    files = PictureFiles((), tmp_path / "cache")
    assert not files.save("../escaped", b"x")
    assert not (tmp_path / "escaped").exists()


def test_without_a_cache_or_a_disk_nothing_is_saved(tmp_path, caplog):
    assert not PictureFiles((), None).save(CARD, PICTURE)
    (tmp_path / "file").write_text("in the way")
    assert not PictureFiles((), tmp_path / "file").save(CARD, PICTURE)
    assert "cannot be kept" in caplog.text
    assert NoPictures().has(CARD)
    assert not NoPictures().save(CARD, PICTURE)


def deck_on_disk(folder):
    folder.mkdir(parents=True)
    text = '[deck]\nid = "own"\nname_en = "Own"\nname_ru = "Свои"\n'
    for number in range(84):
        picture = f"picture {number}".encode()
        (folder / f"{number}.webp").write_bytes(picture)
        text += f'[[card]]\nslug = "c{number}"\nfile = "{number}.webp"\n'
        text += f'sha256 = "{hash_of(picture)}"\ntags_en = ["sea"]\n'
    (folder / "deck.toml").write_text(text, encoding="utf-8")


def test_every_bot_strength_has_settings():
    assert set(STRENGTHS) == set(BotStrength)


def test_a_library_has_all_decks_found_and_reports_broken_ones(tmp_path, caplog):
    deck_on_disk(tmp_path / "decks" / "own")
    (tmp_path / "decks" / "bad").mkdir()
    (tmp_path / "decks" / "bad" / "deck.toml").write_text("[deck")
    (tmp_path / "verses").mkdir()
    (tmp_path / "verses" / "xx.toml").write_text("=")
    library = find_library([tmp_path / "decks"], [tmp_path / "verses"])
    assert list(library.decks) == ["own"]
    assert "is not TOML" in caplog.text
    assert "xx.toml" in caplog.text
    plan = first_plan(library)
    assert plan.decks == ("own",)
    assert len(plan.cards(library).pictures) == 84
    school = BotSchool("en")
    plan.choose_bots(BotStrength.SHARP)
    bots = [school(plan, library), school(plan, library)]
    assert bots[0].knowledge.cards
    assert bots[0].knowledge.words.places
    assert bots[0].strength is SHARP
    assert bots[0].clues_given is bots[1].clues_given
    assert list(own_texts(library)) == [library.decks["own"].fingerprint]


def test_decks_are_mixed_until_twelve_people_can_play_with_them():
    library = find_library([paths.decks()], [])
    plan = first_plan(library)
    pictures = plan.cards(library).pictures
    assert len(set(pictures)) == len(pictures) >= 84


def test_one_deck_is_chosen_if_it_is_large_enough(tmp_path):
    deck_on_disk(tmp_path / "a")
    deck_on_disk(tmp_path / "b")
    (tmp_path / "b" / "deck.toml").write_text(
        (tmp_path / "b" / "deck.toml").read_text("utf-8").replace('"own"', '"other"'), "utf-8"
    )
    library = find_library([tmp_path], [])
    assert len(library.decks) == 2
    assert len(first_plan(library).decks) == 1


def test_the_number_of_decks_is_limited_to_what_a_room_can_list(tmp_path, caplog):
    for number in range(MAX_DECKS + 1):
        folder = tmp_path / f"d{number:02}"
        folder.mkdir()
        (folder / "deck.toml").write_text(
            f'[deck]\nid = "d{number:02}"\nname_en = "D"\nname_ru = "Д"\n'
            f'[[card]]\nslug = "c"\nfile = "c.webp"\nsha256 = "{hash_of(b"c")}"\n',
            encoding="utf-8",
        )
    library = find_library([tmp_path], [])
    assert len(library.decks) == MAX_DECKS
    assert "65 decks are too many; the first 64 are used" in caplog.text


def test_a_deleted_picture_is_not_served(tmp_path, caplog):
    deck_on_disk(tmp_path / "own")
    library = find_library([tmp_path], [])
    card = library.decks["own"].cards[0]
    read = PictureReader(PictureFiles(library.decks.values(), None))
    library.decks["own"].picture(card).unlink()
    assert read(card.id) is None
    assert read("0" * 20) is None
    assert "cannot be read" in caplog.text


def test_the_verses_in_the_tables_language_are_chosen():
    library = find_library([])
    for language in ("en", "ru"):
        if language in library.verses:
            assert first_plan(library, language).verses == language
    assert set(EDITIONS)


def test_the_handover_folder_is_listed_only_once(tmp_path):
    HandoverFolder(tmp_path).keep("first", b"table")
    folder = HandoverFolder(tmp_path)
    assert folder.has("first")
    (tmp_path / "first.handover").unlink()
    assert folder.has("first")
    folder.keep("second", b"table")
    assert not folder.has("first")
    assert folder.has("second")
    folder.drop("second")
    assert not folder.has("second")
