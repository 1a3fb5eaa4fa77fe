"""The commands as processes: what they print, and their exit codes."""

import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.asking import GROUP, ask_to_end, can_ask

PATIENCE = 60.0
ASKED = pytest.mark.skipif(not can_ask(), reason="nobody can be asked to end without a console")


class Program:
    """A process and every line that it has printed, on both streams."""

    def __init__(self, home: Path, *words: str, **environ: str) -> None:
        private = {name: str(home) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "dixit_qt", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **private, **environ},
            encoding="utf-8",
            creationflags=GROUP,
        )
        self.lines: list[str] = []
        self._ended = False
        self._news = threading.Condition()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as stream:
            for line in stream:
                with self._news:
                    self.lines.append(line)
                    self._news.notify_all()
        with self._news:
            self._ended = True
            self._news.notify_all()

    def until(self, wanted: Callable[[str], bool], after: int = 0) -> str:
        def found() -> str | None:
            return next(filter(wanted, self.lines[after:]), None)

        with self._news:
            self._news.wait_for(lambda: self._ended or found() is not None, PATIENCE)
            line = found()
        assert line is not None, self.lines
        return line

    def port(self) -> int:
        return int(self.until(lambda line: "waiting on port" in line).split()[-1])

    def printed(self, after: int = 0, **wanted: object) -> dict[str, object]:
        """The first line of JSON with these fields."""
        line = self.until(lambda text: wanted.items() <= json.loads(text).items(), after)
        facts: dict[str, object] = json.loads(line)
        return facts

    def ends_with(self) -> int:
        code = self.process.wait(PATIENCE)
        self._reader.join()
        return code

    def close(self) -> None:
        self.process.kill()
        self.ends_with()


Start = Callable[..., Program]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    running: list[Program] = []

    def begin(*words: str, **environ: str) -> Program:
        """Each test has its own journals, even on Windows, where no environment variable
        sets their folder."""
        if words[0] == "host" and "--saves" not in words:
            words = (*words, "--saves", str(tmp_path / "journals"))
        running.append(Program(tmp_path, *words, **environ))
        return running[-1]

    yield begin
    for program in running:
        program.close()


def a_host(start: Start, *words: str, port: int = 0, **environ: str) -> Program:
    return start("host", "--unannounced", "--port", str(port), *words, **environ)


def a_bot(start: Start, port: int, *words: str) -> Program:
    return start("bot", "--join", f"127.0.0.1:{port}", "--json", *words)


@ASKED
def test_a_terminated_host_exits_cleanly(start: Start) -> None:
    host = a_host(start, "--bots", "12", "--name", "Стол 🐇")
    assert host.port() > 0
    ask_to_end(host.process)
    assert host.ends_with() == 0
    assert host.lines[0].startswith("Стол 🐇: waiting on port")


def test_a_host_works_on_a_console_that_cannot_print_its_name(start: Start) -> None:
    host = a_host(start, "--name", "Стол", PYTHONIOENCODING="ascii")
    assert host.port() > 0
    assert host.lines[0].startswith("????: waiting")


def test_a_port_in_use_is_reported_and_the_next_one_is_used(start: Start) -> None:
    with socket.create_server(("", 0)) as other:
        taken = other.getsockname()[1]
        host = a_host(start, port=taken)
        assert host.port() != taken
        host.until(lambda line: f"port {taken} is taken" in line)


def test_a_host_prints_its_addresses_for_guests_who_do_not_see_the_table(start: Start) -> None:
    host = start("host", "--port", "0")
    port = host.port()
    told = host.until(lambda line: "or join at:" in line)
    assert f":{port}" in told


def test_an_unknown_deck_is_reported_with_a_list_of_the_known_ones(start: Start) -> None:
    host = a_host(start, "--deck", "🐇")
    assert host.ends_with() == 5
    assert host.lines[0].startswith("dixit-qt host: there is no deck “🐇”; there are: questions")


def test_pictures_with_a_wrong_hash_are_reported(start: Start, tmp_path: Path) -> None:
    deck = tmp_path / "decks" / "own"
    deck.mkdir(parents=True)
    (deck / "a.webp").write_bytes(b"changed")
    (deck / "deck.toml").write_text(
        '[deck]\nid = "own"\nname_en = "Own"\nname_ru = "Своя"\n'
        + "".join(
            f'[[card]]\nslug = "{slug}"\nfile = "{slug}.webp"\nsha256 = "{slug * 64}"\n'
            for slug in "ab"
        ),
        encoding="utf-8",
    )
    host = a_host(start, "--decks-in", str(deck.parent), "--deck", "own")
    host.until(lambda line: "in the deck “own”: a: a.webp has the hash" in line)
    host.until(lambda line: "in the deck “own”: b: b.webp cannot be read" in line)


def test_without_an_unfinished_game_nothing_is_resumed(start: Start) -> None:
    host = a_host(start, "--resume")
    assert host.ends_with() == 6
    assert host.lines == ["dixit-qt host: there is no unfinished game\n"]


def test_a_bot_leaves_a_table_that_stays_empty(start: Start) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        bot = start("bot", "--join", f"127.0.0.1:{nobody.getsockname()[1]}")
        assert bot.ends_with() == 1
    assert bot.lines == ["dixit-qt bot: no table at this address: Connection refused\n"]


def test_a_host_may_keep_browsers_out(start: Start) -> None:
    host = a_host(start, "--no-browsers")
    with pytest.raises(HTTPError, match="403") as refused:
        urlopen(f"http://127.0.0.1:{host.port()}/", timeout=PATIENCE)
    with refused.value as answer:
        assert "закрыт для браузеров" in answer.read().decode()


def test_a_bot_without_the_code_is_rejected(start: Start) -> None:
    host = a_host(start, "--code", "синица")
    bot = a_bot(start, host.port(), "--code", "ворона")
    assert bot.ends_with() == 3
    assert bot.lines[-1] == "dixit-qt bot: the host ended the connection: wrong_code\n"
    bot = a_bot(start, host.port(), "--code", "синица")
    bot.printed(status="joined", seat=0)


@ASKED
def test_a_bot_that_had_joined_comes_back_to_a_host_that_was_killed(start: Start) -> None:
    host = a_host(start, "--edition", "poetry", "--seed", "5", "--bots", "2", "--start-with", "3")
    port = host.port()
    bot = a_bot(start, port, "--seed", "1", "--once")
    bot.printed(status="joined", seat=2, round=1)
    host.process.kill()
    host.ends_with()
    bot.printed(status="reconnecting")
    said = len(bot.lines)
    host = a_host(start, "--resume", port=port)
    back = bot.printed(said, status="joined", seat=2)
    assert isinstance(back["round"], int)
    ask_to_end(host.process)
    assert host.ends_with() == 0


@pytest.fixture
def killed_game(start: Start, tmp_path: Path) -> Path:
    """The journal of a game whose host was killed while it was being played."""
    folder = tmp_path / "games"
    host = a_host(start, "--saves", str(folder), "--bots", "3", "--start-with", "3")
    bot = a_bot(start, host.port())
    bot.until(lambda line: '"phase"' in line)
    host.process.kill()
    host.ends_with()
    (journal,) = folder.glob("*.journal")
    return journal


def test_an_unfinished_game_is_offered_and_its_torn_end_is_cut_with_a_message(
    start: Start, killed_game: Path
) -> None:
    whole = killed_game.read_bytes()
    killed_game.write_bytes(whole + b"\0\0\0\x50torn")
    words = ("--saves", str(killed_game.parent))
    host = a_host(start, *words)
    host.until(
        lambda line: line.startswith("Use --resume to continue the unfinished game of “Dixit”")
    )
    host.close()
    host = a_host(start, *words, "--resume")
    assert host.port() > 0
    host.until(lambda line: "of the journal is damaged: 8 bytes from there on are cut" in line)
    host.close()
    assert killed_game.read_bytes().startswith(whole)
    assert b"torn" not in killed_game.read_bytes()


def test_a_resumed_table_has_the_code_that_was_asked_for(start: Start, killed_game: Path) -> None:
    words = ("--saves", str(killed_game.parent), "--resume", "--no-browsers")
    host = a_host(start, *words, "--code", "синица")
    bot = a_bot(start, host.port())
    assert bot.ends_with() == 3
    assert bot.lines[-1] == "dixit-qt bot: the host ended the connection: code_needed\n"
    with pytest.raises(HTTPError):
        urlopen(f"http://127.0.0.1:{host.port()}/", timeout=PATIENCE)
    bot = a_bot(start, host.port(), "--code", "синица")
    bot.until(lambda line: '"joined"' in line)


def test_a_journal_of_another_version_is_reported(start: Start, killed_game: Path) -> None:
    whole = killed_game.read_bytes()
    killed_game.write_bytes(whole[:8] + b"\0\x63" + whole[10:])
    host = a_host(start, "--saves", str(killed_game.parent), "--resume")
    assert host.ends_with() == 6
    assert "the journal is of version 99, this program reads 3" in host.lines[0]
    assert host.lines[-1] == "dixit-qt host: there is no unfinished game\n"


def test_a_game_is_not_resumed_while_another_host_plays_it(start: Start, killed_game: Path) -> None:
    words = ("--saves", str(killed_game.parent), "--resume")
    first = a_host(start, *words)
    assert first.port() > 0
    second = a_host(start, *words)
    assert second.ends_with() == 6
