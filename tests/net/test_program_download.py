"""Downloading a newer program from a host: only a file that matches its offer is kept, and only
under its own name."""

import contextlib
import hashlib
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dixit_qt.net.hosting import Hosting
from dixit_qt.net.places import Place
from dixit_qt.net.program_download import Fault, ProgramDownload
from dixit_qt.store.programs import ProgramFile, ProgramFolder, to_json
from tests.net.tables import open_hosting, place_of

NAME = "dixit-qt-0.2.0-linux-x86_64.run"
CONTENT = b"a newer program" * 9999
TOLD = ProgramFile(NAME, len(CONTENT), hashlib.sha256(CONTENT).hexdigest())


class Host:
    """A web server that gives the answers set by a test."""

    def __init__(self) -> None:
        self.answers: dict[str, bytes] = {
            "/programs": to_json([TOLD]),
            f"/programs/{NAME}": CONTENT,
        }
        self.redirect = ""
        answers = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                body = answers.answers.get(self.path)
                self.send_response(302 if answers.redirect else 404 if body is None else 200)
                if answers.redirect:
                    self.send_header("Location", answers.redirect)
                self.send_header("Content-Length", str(len(body or b"")))
                self.end_headers()
                with contextlib.suppress(ConnectionError):
                    self.wfile.write(body or b"")

            def log_message(self, *_words: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    @property
    def place(self) -> Place:
        return Place("127.0.0.1", self.server.server_address[1])

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def host() -> Iterator[Host]:
    host = Host()
    yield host
    host.close()


def answered(host: Host, qtbot: QtBot, build: str, version: str) -> list[ProgramFile | None]:
    """The host's offer for us, or None."""
    said: list[ProgramFile | None] = []
    download = ProgramDownload(host.place)
    download.found.connect(said.append)
    download.nothing_found.connect(lambda: said.append(None))
    download.ask(build, version)
    qtbot.waitUntil(lambda: bool(said))
    return said


def fetched(host: Host, qtbot: QtBot, folder: Path) -> list[object]:
    said: list[object] = []
    download = ProgramDownload(host.place)
    download.kept.connect(lambda file, path: said.append((file, path)))
    download.failed.connect(said.append)
    download.fetch(TOLD, folder)
    qtbot.waitUntil(lambda: bool(said))
    return said


def test_a_newer_program_for_this_system_is_found(host: Host, qtbot: QtBot) -> None:
    assert answered(host, qtbot, "linux-x86_64", "0.1.0") == [TOLD]


@pytest.mark.parametrize(
    ("build", "version"), [("windows-x86_64", "0.1.0"), ("linux-x86_64", "0.2.0")]
)
def test_nothing_is_found_for_another_system_or_an_equal_version(
    host: Host, qtbot: QtBot, build: str, version: str
) -> None:
    assert answered(host, qtbot, build, version) == [None]


@pytest.mark.parametrize("body", [b"nonsense", b"[" * 99_999, None])
def test_an_invalid_list_of_programs_counts_as_empty(
    host: Host, qtbot: QtBot, body: bytes | None
) -> None:
    host.answers = {} if body is None else {"/programs": body}
    assert answered(host, qtbot, "linux-x86_64", "0.1.0") == [None]


def test_a_redirect_by_the_host_is_not_followed(host: Host, qtbot: QtBot) -> None:
    host.redirect = "http://127.0.0.1:9/programs"
    assert answered(host, qtbot, "linux-x86_64", "0.1.0") == [None]


def test_a_download_is_saved_under_its_own_name(host: Host, qtbot: QtBot, tmp_path: Path) -> None:
    assert fetched(host, qtbot, tmp_path) == [(TOLD, tmp_path / NAME)]
    assert (tmp_path / NAME).read_bytes() == CONTENT


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        (CONTENT[:-1] + b"!", Fault.WRONG_CHECKSUM),
        (CONTENT[:-1], Fault.WRONG_CHECKSUM),
        (CONTENT + b"more", Fault.WRONG_CHECKSUM),
        (None, Fault.CONNECTION),
    ],
)
def test_a_file_that_differs_from_its_offer_is_not_kept(
    host: Host, qtbot: QtBot, tmp_path: Path, body: bytes | None, fault: Fault
) -> None:
    host.answers = {} if body is None else {f"/programs/{NAME}": body}
    assert fetched(host, qtbot, tmp_path) == [fault]
    assert list(tmp_path.iterdir()) == []


def test_an_unwritable_folder_is_reported(host: Host, qtbot: QtBot, tmp_path: Path) -> None:
    assert fetched(host, qtbot, tmp_path / "not there") == [Fault.DISK]


@pytest.fixture
def table(tmp_path: Path, qapp) -> Iterator[Hosting]:
    """A real table that offers one installer."""
    (tmp_path / "programs").mkdir()
    (tmp_path / "programs" / NAME).write_bytes(CONTENT)
    (tmp_path / "programs" / "diary.txt").write_bytes(b"secret")
    hosting = open_hosting(programs=ProgramFolder(tmp_path / "programs"))
    yield hosting
    hosting.close()


@pytest.mark.parametrize("browsers_may_come", [True, False])
def test_a_table_hands_out_the_program_to_a_guest_who_has_an_older_one(
    table: Hosting, qtbot: QtBot, tmp_path: Path, browsers_may_come: bool
) -> None:
    table.table.state.set_browsers(are_welcome=browsers_may_come)
    said: list[object] = []
    download = ProgramDownload(place_of(table))
    download.found.connect(lambda file: download.fetch(file, tmp_path))
    download.kept.connect(lambda file, path: said.append((file, path)))
    download.failed.connect(said.append)
    download.ask("linux-x86_64", "0.1.0")
    qtbot.waitUntil(lambda: bool(said))
    assert said == [(TOLD, tmp_path / NAME)]
    assert (tmp_path / NAME).read_bytes() == CONTENT


@pytest.mark.parametrize("path", ["/programs/diary.txt", "/programs/../diary.txt", "/programs/x"])
def test_a_table_offers_no_other_files(table: Hosting, qtbot: QtBot, path: str) -> None:
    with socket.create_connection(("127.0.0.1", table.port)) as line:
        line.setblocking(False)
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{table.port}\r\n\r\n".encode())
        heard = bytearray()

        def answered() -> bool:
            with contextlib.suppress(BlockingIOError):
                heard.extend(line.recv(4096))
            return b"\r\n\r\n" in heard

        qtbot.waitUntil(answered)
    assert heard.startswith(b"HTTP/1.1 404")
    assert b"secret" not in heard


def test_a_download_that_shrinks_ends_only_its_own_connection(
    table: Hosting, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "programs" / NAME
    file.write_bytes(bytes(64 * 2**20))
    with socket.create_connection(("127.0.0.1", table.port)) as line:
        line.setblocking(False)
        host = f"Host: 127.0.0.1:{table.port}\r\n\r\n"
        line.sendall(f"GET /programs/{NAME} HTTP/1.1\r\n{host}".encode())
        heard = bytearray()

        def read() -> bool:
            with contextlib.suppress(BlockingIOError):
                data = line.recv(2**20)
                heard.extend(data)
                return not data
            return False

        qtbot.waitUntil(lambda: read() or len(heard) > 2**20)
        file.write_bytes(b"short")
        qtbot.waitUntil(read)
    assert 0 < len(heard) < 64 * 2**20
    assert table.browsers.connections == 0
