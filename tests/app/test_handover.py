"""What a restarted program does about tables that it gave away or was about to receive."""

import os
import time

import pytest
from msgspec.structs import replace

from dixit_qt.app.guest import Guest
from dixit_qt.app.handover import HandoverIn
from dixit_qt.app.own_table import TELLS_THE_WAY_FOR, OwnTable
from dixit_qt.app.user_data import user_data_in
from dixit_qt.host import journal
from dixit_qt.host.handed_table import HandoverError, pack
from dixit_qt.host.handover import handed_table_of
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.screen import Feed
from tests.host.builders import a_game
from tests.net.room import BY_ID, RoomInMemory


class Program:
    def __init__(self, folder, parent) -> None:
        self.mine = user_data_in(folder)
        self.guest = Guest(Feed(parent), self.mine, parent)
        self.own = OwnTable(self.mine, port=0, parent=parent)
        language = Language(folder, parent)
        self.handover_in = HandoverIn(self.guest, self.own, self.mine, language, parent)
        self.opened = []
        self.handover_in.opened.connect(lambda _link, *told: self.opened.append(told))


@pytest.fixture
def program(tmp_path, qapp):
    program = Program(tmp_path, qapp)
    yield program
    program.own.close()


def keep_journal(program: Program, data: bytes) -> None:
    program.mine.journals.begin("game-1", data)
    program.mine.journals.close()


def test_a_restarted_old_host_redirects_to_the_new_one(program):
    room, _ = a_game()
    keep_journal(program, room.journal.data + journal.record(journal.HandedOver(2, "", 42042)))
    assert program.own.resumable() == []
    assert program.own.tell_the_way()
    assert program.own.is_handed_over
    assert not program.own.runs
    assert not program.own.is_open


def test_redirects_expire_and_are_not_made_for_a_local_game(program):
    assert not program.own.tell_the_way()
    room, _ = a_game()
    keep_journal(program, room.journal.data)
    assert not program.own.tell_the_way()
    keep_journal(program, room.journal.data + journal.record(journal.HandedOver(2, "", 42042)))
    (path,) = program.mine.folder.glob("journals/*.journal")
    long_ago = time.time() - TELLS_THE_WAY_FOR - 60
    os.utime(path, (long_ago, long_ago))
    assert not program.own.tell_the_way()


def kept_table(program: Program, room: RoomInMemory) -> str:
    for card, picture in BY_ID.items():
        assert program.mine.pictures.save(card, picture)
    handed = handed_table_of(room.host, room.host.people.seats[1])
    if room.host.match is not None:
        handed = replace(handed, journal=room.journal.data)
    program.mine.handovers.keep(handed.game, pack(handed))
    return handed.game


def test_a_table_whose_handover_was_never_confirmed_can_be_opened_by_hand(program):
    room, _ = a_game()
    room.host.plan.verses = None
    game = kept_table(program, room)
    ((handed, _when),) = program.handover_in.waiting()
    assert handed.game == game
    program.handover_in.open_kept(game)
    assert program.opened == [(game, room.host.people.seats[1].token)]
    assert program.own.is_open
    assert program.handover_in.waiting() == []
    (saved,) = program.own.resumable()
    assert saved.saved.state == room.host.match.state
    assert program.mine.handed_over_decks.exists()


def test_a_table_without_its_pictures_is_not_opened(program, caplog):
    room, _ = a_game()
    game = kept_table(program, room)
    for card in BY_ID:
        (program.mine.folder / "pictures" / card).unlink()
    program.mine.look_again()
    failures = []
    program.handover_in.failed.connect(lambda: failures.append(game))
    program.handover_in.open_kept(game)
    assert (program.opened, failures) == ([], [game])
    assert "cannot be opened" in caplog.text
    assert len(program.handover_in.waiting()) == 1
    with pytest.raises(HandoverError):
        program.own.take_over(program.handover_in.waiting()[0][0], "en")


def test_a_received_table_can_be_deleted_unopened(program):
    room, _ = a_game()
    program.handover_in.delete(kept_table(program, room))
    assert program.handover_in.waiting() == []
    program.handover_in.open_kept("0" * 16)
    assert program.opened == []
