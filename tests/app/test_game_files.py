"""A saved game is taken to another computer as a file, and continues there."""

import os
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QUrl

from dixit_qt.app.game_files import GameFiles, decks_missing
from dixit_qt.app.user_data import user_data_in
from dixit_qt.host import journal
from dixit_qt.host.plan import Library
from dixit_qt.store.journals import MOST_BYTES, MOST_ENTRIES
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.home.home import Home
from dixit_qt.ui.shell.notices import Notices
from tests.host.builders import a_game, a_round
from tests.net.room import LIBRARY


class Computer:
    def __init__(self, folder: Path, language: Language) -> None:
        self.home, self.notices = Home(language), Notices(language)
        self.mine = user_data_in(folder)
        self.documents = folder / "documents"
        self.files = GameFiles(self.home, self.notices, self.mine, folder=lambda: self.documents)

    @property
    def said(self) -> str:
        return " ".join(row.text for row in self.notices.toasts.rows)

    def drops(self, *paths: Path) -> bool:
        return self.home.takesIn([QUrl.fromLocalFile(str(path)) for path in paths])


@pytest.fixture
def computers(tmp_path, qapp) -> tuple[Computer, Computer]:
    language = Language("en", qapp)
    return Computer(tmp_path / "one", language), Computer(tmp_path / "other", language)


def saved_at(computer: Computer, room) -> Path:
    opening = journal.read(room.journal.data).opening
    computer.mine.journals.begin(f"{opening.game}-{opening.match}", room.journal.data)
    computer.mine.journals.close()
    (game,) = computer.mine.journals.resumable()
    return game.path


def test_a_game_continues_on_another_computer(computers):
    here, there = computers
    room, _ = a_game()
    here.home.writeFile(str(saved_at(here, room)))
    (file,) = here.documents.iterdir()
    assert str(file) in here.said
    assert there.drops(file)
    (game,) = there.mine.journals.resumable()
    assert game.saved.state == room.host.match.state
    assert [p.token for p in game.saved.standing.people] == [
        p.token for p in room.host.people.seats
    ]


def test_importing_a_game_names_the_decks_with_missing_pictures(computers):
    here, there = computers
    room, _ = a_game()
    there.drops(saved_at(here, room))
    assert "test" in there.said
    saved = journal.read(room.journal.data)
    assert decks_missing(saved, Library()) == ["test"]
    assert decks_missing(saved, LIBRARY) == []


def test_of_two_copies_of_a_game_the_one_with_more_moves_is_kept(computers, tmp_path):
    there = computers[1]
    early, _ = a_game()
    later, _ = a_round()
    old, new = tmp_path / "old.journal", tmp_path / "new.journal"
    old.write_bytes(early.journal.data)
    new.write_bytes(later.journal.data)
    for file in (new, old):
        assert there.drops(file)
    (game,) = there.mine.journals.resumable()
    assert game.saved.accepted == 1


@pytest.mark.parametrize("what", ["rubbish", "over", "given away", "nothing"])
def test_importing_a_game_that_cannot_continue_is_refused(computers, tmp_path, what):
    file = tmp_path / "x.journal"
    room, guests = a_game(3)
    if what == "over":
        room.play(guests)
    data = room.journal.data
    if what == "given away":
        data += journal.record(journal.HandedOver(1, "", 42042))
    if what == "over":
        opening = structs.replace(journal.read(data).opening, evening=None)
        data = journal.begin(opening) + data[len(journal.begin(journal.read(data).opening)) :]
    if what != "nothing":
        file.write_bytes(b"rubbish" if what == "rubbish" else data)
    there = computers[1]
    assert there.drops(file)
    assert "not a game that can be resumed" in there.said
    assert there.mine.journals.resumable() == []


@pytest.mark.parametrize("game", ["../../x", "/tmp/x", "a\0b", "..", "x" * 300, "C:x", ""])
def test_the_game_in_a_file_is_a_name_and_never_a_path(computers, tmp_path, game):
    there = computers[1]
    foreign = tmp_path / "x-1.journal"
    foreign.write_bytes(b"somebody else's")
    file = tmp_path / "hostile.journal"
    opening = journal.read(a_game(3)[0].journal.data).opening
    file.write_bytes(journal.begin(structs.replace(opening, game=game)))
    before = sorted(tmp_path.rglob("*"))
    there.drops(file)
    assert "not a game that can be resumed" in there.said
    assert sorted(tmp_path.rglob("*")) == before
    assert foreign.read_bytes() == b"somebody else's"


def test_a_file_with_too_much_in_it_is_refused_before_it_is_played(computers, tmp_path):
    there, file = computers[1], tmp_path / "x.journal"
    data = a_game(3)[0].journal.data
    standing = journal.record(journal.read(data).standing)
    for many in (data + standing * MOST_ENTRIES, data + bytes(MOST_BYTES)):
        file.write_bytes(many)
        there.drops(file)
        assert there.mine.journals.resumable() == []
    file.write_bytes(data + standing * 100)
    there.drops(file)
    assert len(there.mine.journals.resumable()) == 1


def test_an_exported_game_can_be_read_only_by_its_owner(computers):
    here = computers[0]
    here.home.writeFile(str(saved_at(here, a_game()[0])))
    (file,) = here.documents.iterdir()
    assert os.name == "nt" or file.stat().st_mode & 0o077 == 0


def test_importing_does_not_replace_a_running_game(computers, tmp_path):
    there = computers[1]
    early, _ = a_game()
    later, _ = a_round()
    opening = journal.read(early.journal.data).opening
    there.mine.journals.begin(f"{opening.game}-{opening.match}", early.journal.data)
    file = tmp_path / "x.journal"
    file.write_bytes(later.journal.data)
    there.drops(file)
    assert "not a game that can be resumed" in there.said


def test_importing_a_picture_as_a_saved_game_is_refused(computers, tmp_path):
    assert not computers[0].drops(tmp_path / "a.png")
    assert not computers[0].drops(tmp_path / "a.journal", tmp_path / "b.journal")


def test_an_unwritable_folder_is_reported(computers, tmp_path):
    here = computers[0]
    here.documents.parent.mkdir(exist_ok=True)
    here.documents.write_text("in the way")
    here.home.writeFile(str(tmp_path / "x.journal"))
    assert "couldn't be saved" in here.said
