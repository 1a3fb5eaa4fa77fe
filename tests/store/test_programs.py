import hashlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_qt.store.programs import ProgramFile, ProgramFolder, best, from_json, is_newer, to_json

SUM = "0" * 64
RUN = "dixit-qt-0.2.0-linux-x86_64.run"
DEB = "dixit-qt-0.2.0-linux-x86_64.deb"
WHEEL = "dixit_qt-0.2.0-py3-none-any.whl"


def a_file(name: str) -> ProgramFile:
    return ProgramFile(name, 5, SUM)


@pytest.fixture
def folder(tmp_path: Path) -> ProgramFolder:
    for name in (RUN, WHEEL):
        (tmp_path / name).write_bytes(name.encode())
    return ProgramFolder(tmp_path)


def test_program_files_are_listed_with_their_checksums(folder: ProgramFolder) -> None:
    assert [file.name for file in folder.files()] == [RUN, WHEEL]
    assert folder.files()[0].sha256 == hashlib.sha256(RUN.encode()).hexdigest()
    assert folder.files()[0].size == len(RUN)


def test_a_changed_file_has_another_checksum(folder: ProgramFolder) -> None:
    before = folder.files()[0].sha256
    (folder.folder / RUN).write_bytes(b"a newer one")
    assert folder.files()[0].sha256 != before


@pytest.mark.parametrize("name", ["letter.txt", "dixit-qt-0.2.0-linux-x86_64.run.sha256", "../x"])
def test_only_installers_are_offered(folder: ProgramFolder, name: str) -> None:
    (folder.folder / Path(name).name).write_bytes(b"secret")
    assert [file.name for file in folder.files()] == [RUN, WHEEL]


def test_hashing_stops_when_it_is_no_longer_wanted(folder: ProgramFolder) -> None:
    assert folder.files(lambda: False) == ()
    assert [file.name for file in folder.files()] == [RUN, WHEEL]


def test_links_folders_and_empty_files_are_not_offered_as_programs(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"secret")
    (tmp_path / RUN).symlink_to(tmp_path / "secret")
    (tmp_path / RUN.replace("0.2.0", "0.3.0")).symlink_to(tmp_path / "gone")
    (tmp_path / DEB).touch()
    (tmp_path / WHEEL).mkdir()
    assert ProgramFolder(tmp_path).files() == ()


def test_a_missing_folder_offers_nothing(tmp_path: Path) -> None:
    assert ProgramFolder(tmp_path / "gone").files() == ()


def test_a_list_of_files_survives_a_round_trip(folder: ProgramFolder) -> None:
    assert from_json(to_json(folder.files())) == folder.files()


@given(st.binary(max_size=99) | st.sampled_from([b"{}", b"[1]", b'[{"name": "x"}]', b"\xff"]))
def test_an_invalid_program_offer_is_refused(data: bytes) -> None:
    assert from_json(data) == ()


@pytest.mark.parametrize("name", ["../../.bashrc", "/etc/passwd", "dixit-qt-0.2.0-linux-x86_64.sh"])
def test_a_file_name_with_a_path_is_skipped(name: str) -> None:
    assert from_json(to_json([a_file(name), a_file(RUN)])) == (a_file(RUN),)


@pytest.mark.parametrize(
    ("version", "than", "newer"),
    [
        ("0.2.0", "0.1.0", True),
        ("0.10.0", "0.9.9", True),
        ("0.1.0", "0.1.0", False),
        ("0.1.0", "0.2.0", False),
        ("1.0", "0.1.0", False),
        ("9.9.9; rm", "0.1.0", False),
    ],
)
def test_versions_are_compared_by_their_numbers(version: str, than: str, newer: bool) -> None:
    assert is_newer(version, than) is newer


@pytest.mark.parametrize(
    ("build", "wanted"),
    [
        ("linux-x86_64", RUN),
        ("wheel", WHEEL),
        ("source tree", WHEEL),
        ("windows-x86_64", None),
        ("linux-arm64", None),
    ],
)
def test_the_program_file_for_this_system_is_chosen(build: str, wanted: str | None) -> None:
    files = [a_file(name) for name in (DEB, RUN, WHEEL)]
    chosen = best(files, build, "0.1.0")
    assert (chosen.name if chosen else None) == wanted


def test_the_newest_version_above_ours_is_chosen() -> None:
    newest = a_file("dixit-qt-0.10.0-linux-x86_64.deb")
    assert best([a_file(RUN), newest], "linux-x86_64", "0.1.0") == newest
    assert best([a_file(RUN)], "linux-x86_64", "0.2.0") is None


def test_an_unrelated_file_name_has_no_version() -> None:
    with pytest.raises(ValueError, match=r"letter\.txt"):
        _ = a_file("letter.txt").version
