"""The folder of programs is read in another thread."""

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dixit_qt.net.program_offers import ProgramOffers
from dixit_qt.store.programs import LARGEST, ProgramFile, ProgramFolder
from tests.store.test_programs import RUN, WHEEL

Files = tuple[ProgramFile, ...]


@pytest.fixture
def folder(tmp_path: Path) -> ProgramFolder:
    (tmp_path / RUN).write_bytes(b"program")
    return ProgramFolder(tmp_path)


def test_a_program_file_is_hashed_once_in_another_thread(
    folder: ProgramFolder, qtbot: QtBot
) -> None:
    readers: set[int] = set()

    class Watched(ProgramFolder):
        def files(self, *how) -> Files:
            readers.add(threading.get_ident())
            return super().files(*how)

    offers, said = ProgramOffers(Watched(folder.folder)), []
    offers.ask(said.append)
    offers.ask(said.append)
    assert said == []
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said == [folder.files()] * 2
    assert len(readers) == 1
    assert threading.get_ident() not in readers
    offers.close()


def test_a_program_file_added_later_is_offered_next_time(
    folder: ProgramFolder, qtbot: QtBot
) -> None:
    offers, said = ProgramOffers(folder), []
    for number, name in enumerate((RUN, WHEEL), 1):
        (folder.folder / name).write_bytes(b"program")
        offers.ask(lambda files: said.append([file.name for file in files]))
        qtbot.waitUntil(lambda number=number: len(said) == number)
    assert said == [[RUN], [RUN, WHEEL]]
    offers.close()


def test_closing_the_table_interrupts_hashing(folder: ProgramFolder, qtbot: QtBot) -> None:
    """Hashing thirty of them would take minutes."""
    for number in range(30):
        with (folder.folder / RUN.replace("0.2.0", f"0.{number}.0")).open("wb") as file:
            file.truncate(LARGEST)
    read: list[Files] = []
    offers = ProgramOffers(folder)
    offers._read.connect(read.append)
    offers.ask(lambda _files: None)
    offers.close()
    qtbot.waitUntil(lambda: bool(read))
    assert len(read[0]) < 30
