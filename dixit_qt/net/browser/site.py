"""What a browser may have: the files of the page by name, and the cards of the decks in play."""

import gzip
import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qs

import msgspec

from dixit_qt import paths
from dixit_qt.bots.fitting import called_by
from dixit_qt.bots.words import words_of
from dixit_qt.decks.deck import is_card_id
from dixit_qt.languages import LANGUAGES
from dixit_qt.net.browser.http import Answer, Request
from dixit_qt.rules.model import CardId
from dixit_qt.store.programs import ProgramFolder, to_json

# Why the lines of a poem fit its picture, for a page, which knows nothing of what words mean

MOST_FIELDS = 64


def reasons_asked_for(query: str) -> list[str] | None:
    """For each `line` the `thought` that it calls by name, or nothing; None if asked amiss."""
    try:
        asked = parse_qs(query, max_num_fields=MOST_FIELDS)
    except ValueError:
        return None
    language = asked.get("language", [""])[0]
    if language not in LANGUAGES:
        return None
    words = words_of(paths.words(), language)
    thoughts = asked.get("thought", [])
    return [called_by(words, line, thoughts) for line in asked.get("line", [])]


# The files

CardPicture = Callable[[CardId], bytes | None]

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
}
PORTRAITS = "small/rabbit-*-portrait.webp"
FOR_EVER = b"public, max-age=31536000, immutable"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self' ws://{host}; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
CARDS = "/card/"
PROGRAMS = "/programs"
REASONS = "/reasons"
CLOSED = (
    "Dixit Qt: this table is closed to browsers. Its host can let them in, in the lobby.\n"
    "Этот стол закрыт для браузеров. Хозяин стола может впустить их в комнате ожидания.\n"
)
SIGNATURES = ((b"RIFF", "image/webp"), (b"\x89PNG", "image/png"), (b"\xff\xd8", "image/jpeg"))


@dataclass(frozen=True, slots=True)
class File:
    """`packed` is shorter than `body`, or empty."""

    kind: str
    body: bytes
    packed: bytes
    mark: str


def files_of_the_page(web: Path | None = None, house: Path | None = None) -> dict[str, File]:
    """By the paths under which they are asked for; nothing else is ever opened."""
    found = dict(_files(web or paths.web(), house or paths.house()))
    return {**found, "/": found["/index.html"]}


def _files(web: Path, house: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(web.rglob("*")):
        if path.is_file() and path.suffix in KINDS:
            yield f"/{path.relative_to(web).as_posix()}", _file(path)
    for path in sorted(house.glob(PORTRAITS)):
        yield f"/house/{path.name}", _file(path)


def _file(path: Path) -> File:
    body = path.read_bytes()
    packed = gzip.compress(body, mtime=0)
    mark = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return File(KINDS[path.suffix], body, packed if len(packed) < len(body) else b"", mark)


class Site:
    """`picture` gives the bytes of a card that is in play, and None for all others."""

    def __init__(
        self, files: dict[str, File], picture: CardPicture, programs: ProgramFolder | None = None
    ) -> None:
        self._files = files
        self._picture = picture
        self._programs = programs

    def answer(self, request: Request) -> Answer:
        if request.path.startswith(CARDS):
            return self._card(request.path.removeprefix(CARDS))
        if is_for_programs(request):
            return self._program(request.path.removeprefix(PROGRAMS).lstrip("/"))
        if request.path == REASONS:
            return self._reasons(request.target.decode("latin-1").partition("?")[2])
        return self._file(request)

    def _file(self, request: Request) -> Answer:
        file = self._files.get(request.path)
        if file is None:
            return refusal(404)
        policy = POLICY.format(host=request.host).encode()
        headers = [
            (b"cache-control", b"no-cache"),
            (b"etag", file.mark.encode()),
            (b"vary", b"accept-encoding"),
            (b"content-security-policy", policy),
        ]
        if request.known == file.mark:
            return Answer(304, _with_usual(headers))
        headers += [(b"content-type", file.kind.encode())]
        if request.takes_gzip and file.packed:
            headers += [(b"content-encoding", b"gzip")]
            return Answer(200, _with_usual(headers), file.packed)
        return Answer(200, _with_usual(headers), file.body)

    def _card(self, card: str) -> Answer:
        picture = self._picture(card) if is_card_id(card) else None
        kinds = [kind for start, kind in SIGNATURES if picture and picture.startswith(start)]
        if not picture or not kinds:
            return refusal(404)
        headers = [(b"content-type", kinds[0].encode()), (b"cache-control", FOR_EVER)]
        return Answer(200, _with_usual(headers), picture)

    def _reasons(self, query: str) -> Answer:
        reasons = reasons_asked_for(query)
        if reasons is None:
            return refusal(400)
        headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
        return Answer(200, _with_usual(headers), msgspec.json.encode(reasons))

    def _program(self, name: str) -> Answer:
        """The list of what guests can get, or one of its files."""
        if self._programs is None:
            return refusal(404)
        headers = [(b"cache-control", b"no-store")]
        if not name:
            headers += [(b"content-type", b"application/json")]
            return Answer(200, _with_usual(headers), to_json(self._programs.files()))
        path = self._programs.path(name)
        if path is None:
            return refusal(404)
        headers += [(b"content-type", b"application/octet-stream")]
        headers += [(b"content-disposition", f'attachment; filename="{name}"'.encode())]
        return Answer(200, _with_usual(headers), file=path)


def is_for_programs(request: Request) -> bool:
    return request.path == PROGRAMS or request.path.startswith(PROGRAMS + "/")


def refusal(status: int) -> Answer:
    """It never repeats what was asked for."""
    return _in_words(status, f"Dixit Qt: {status}\n")


def door_is_shut() -> Answer:
    """To whoever may speak any language, and has no page that could choose one."""
    return _in_words(403, CLOSED)


def _in_words(status: int, words: str) -> Answer:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
    return Answer(status, _with_usual(headers), words.encode())


def _with_usual(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    return [
        *headers,
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-resource-policy", b"same-origin"),
    ]
