"""«About»: the program, the licences of its parts, and a newer version on the network."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools import licences
from dixit_qt import __version__
from dixit_qt.about import Build
from dixit_qt.app.network_presenters import newest
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.ui.about.about import About
from dixit_qt.ui.about.newer_program import in_groups
from dixit_qt.ui.base.language import Language
from tests.net.test_program_download import CONTENT, NAME, Host
from tests.ui.household import Household, PlayerWindow

SUM = hashlib.sha256(CONTENT).hexdigest()
NEWER = "9.0.0"


@pytest.fixture
def about(tmp_path: Path) -> About:
    file = tmp_path / "licences.json"
    file.write_text(licences.as_json(licences.components()), encoding="utf-8")
    about = About(Language(tmp_path), file)
    about.open()
    return about


def test_every_part_has_its_licence_and_every_package_its_text(about: About) -> None:
    parts = licences.components()
    assert [row.key for row in about.parts.rows] == [
        f"{part.name} {part.version}".strip() for part in parts
    ]
    for place, part in enumerate(parts):
        about.choose(place)
        assert about.text
        assert all(text.strip() in about.text for text in part.texts)


def test_choosing_a_row_that_does_not_exist_changes_nothing(about: About) -> None:
    before = about.title
    about.choose(9999)
    about.choose(-1)
    assert about.title == before


def test_the_about_page_is_empty_without_licence_data(tmp_path: Path) -> None:
    about = About(Language(tmp_path), tmp_path / "gone.json")
    about.open()
    assert (about.title, about.text, about.parts.rows) == ("", "", ())


def test_the_page_is_opened_from_the_settings(household: Household) -> None:
    anna = household.open("Anna", "ru")
    anna.click("open-settings")
    anna.click("about")
    anna.says(__version__)
    anna.says("Сборка")


def a_table(program: str, port: int = 42042, *, own: bool = False, game: str = "ab") -> FoundTable:
    place = ("127.0.0.1",)
    return FoundTable(
        game * 8, "Стол", "odyssey", 3, False, 1, port, place, own=own, program=program
    )


@pytest.mark.parametrize(
    "tables",
    [(), (a_table(""),), (a_table(__version__),), (a_table("0.0.1"),), (a_table(NEWER, own=True),)],
)
def test_a_version_that_is_not_newer_is_not_announced(tables: tuple[FoundTable, ...]) -> None:
    assert newest(tables) is None


def test_the_newest_program_in_the_room_is_announced() -> None:
    tables = (a_table("8.0.0"), a_table(NEWER, game="cd"), a_table("8.5.0", game="ef"))
    assert newest(tables) == tables[1]


@pytest.fixture
def host() -> Iterator[Host]:
    host = Host()
    yield host
    host.close()


def sees_newer(window: PlayerWindow, host: Host, build: str, monkeypatch) -> None:
    """A host with a newer program is on the network."""
    monkeypatch.setattr(
        "dixit_qt.app.network_presenters.read_build", lambda _resources: Build("", build)
    )
    window.player.newer.keep_in = window.player.user_data.folder / "downloads"
    told = window.player.discovery.tables_changed
    told.emit((a_table("0.2.0", host.place.port),))
    told.disconnect(window.player.newer.look_at)  # Otherwise the empty network would withdraw it.
    window.click("lookAtNewer")
    window.click("askForNewer")


def test_a_newer_program_is_downloaded_and_its_checksum_shown(
    household: Household, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = household.open("Anna")
    sees_newer(anna, host, "linux-x86_64", monkeypatch)
    anna.says(NAME)
    anna.says(in_groups(SUM))
    anna.click("fetchNewer")
    anna.says(
        "Download complete. Check that the host's screen shows the same checksum, "
        "then open the file yourself."
    )
    assert (anna.player.user_data.folder / "downloads" / NAME).read_bytes() == CONTENT


def test_a_host_without_a_file_for_this_system_is_reported(
    household: Household, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = household.open("Anna")
    sees_newer(anna, host, "windows-x86_64", monkeypatch)
    anna.says("The host has no file for this computer. Get the new version where you got this one.")


def test_a_download_with_a_wrong_checksum_is_not_saved(
    household: Household, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.answers[f"/programs/{NAME}"] = CONTENT[::-1]
    anna = household.open("Anna")
    sees_newer(anna, host, "linux-x86_64", monkeypatch)
    anna.click("fetchNewer")
    anna.says("The file's checksum was wrong, so it wasn't saved.")
    assert list((anna.player.user_data.folder / "downloads").iterdir()) == []


def test_the_host_sees_the_checksums_of_offered_files(household: Household) -> None:
    folder = household.folder / "Anna" / "programs"
    folder.mkdir(parents=True)
    (folder / NAME).write_bytes(CONTENT)
    anna = household.open("Anna")
    anna.click("open-settings")
    anna.click("about")
    anna.says(NAME)
    anna.says(f"SHA-256: {in_groups(SUM)}")
