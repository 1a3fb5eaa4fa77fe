"""A newer program fetched from a host: only what was told is kept, and only under its own name."""

import hashlib
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dixit_qt.net.places import Place
from dixit_qt.net.program_download import Fault, ProgramDownload
from dixit_qt.store.programs import ProgramFile, to_json

NAME = "dixit-qt-0.2.0-linux-x86_64.run"
CONTENT = b"a newer program" * 9999
TOLD = ProgramFile(NAME, len(CONTENT), hashlib.sha256(CONTENT).hexdigest())


class Host:
    """A web server that answers with what a test lays out."""

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
    """What the host has for us, or None in its place."""
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
def test_a_host_that_talks_nonsense_has_nothing(
    host: Host, qtbot: QtBot, body: bytes | None
) -> None:
    host.answers = {} if body is None else {"/programs": body}
    assert answered(host, qtbot, "linux-x86_64", "0.1.0") == [None]


def test_a_host_cannot_send_us_elsewhere(host: Host, qtbot: QtBot) -> None:
    host.redirect = "http://127.0.0.1:9/programs"
    assert answered(host, qtbot, "linux-x86_64", "0.1.0") == [None]


def test_the_file_is_kept_whole_under_its_own_name(
    host: Host, qtbot: QtBot, tmp_path: Path
) -> None:
    assert fetched(host, qtbot, tmp_path) == [(TOLD, tmp_path / NAME)]
    assert (tmp_path / NAME).read_bytes() == CONTENT


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        (CONTENT[:-1] + b"!", Fault.NOT_AS_TOLD),
        (CONTENT[:-1], Fault.NOT_AS_TOLD),
        (CONTENT + b"more", Fault.NOT_AS_TOLD),
        (None, Fault.CONNECTION),
    ],
)
def test_what_was_not_told_is_not_kept(
    host: Host, qtbot: QtBot, tmp_path: Path, body: bytes | None, fault: Fault
) -> None:
    host.answers = {} if body is None else {f"/programs/{NAME}": body}
    assert fetched(host, qtbot, tmp_path) == [fault]
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_refuses_is_told(host: Host, qtbot: QtBot, tmp_path: Path) -> None:
    assert fetched(host, qtbot, tmp_path / "not there") == [Fault.DISK]
