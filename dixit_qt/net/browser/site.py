"""What a browser may request: the files of the page, and the cards of the decks in play."""

import gzip
import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from dixit_qt import paths
from dixit_qt.decks.deck import is_card_id
from dixit_qt.net.browser.bundle import bundled
from dixit_qt.net.browser.http import Answer, Later, Request
from dixit_qt.net.browser.introduction import Introduction
from dixit_qt.net.browser.invitations import Invitations
from dixit_qt.net.program_offers import ProgramOffers
from dixit_qt.rules.model import CardId
from dixit_qt.store.programs import ProgramFile, to_json
from dixit_qt.wire.sealed_files import SealedFiles

CardPicture = Callable[[CardId], bytes | None]
SmallPicture = Callable[[CardId, bytes, Callable[[bytes], object]], object]
ReasonsFor = Callable[[str], Sequence[str] | None]
Introduces = Callable[[], Introduction | None]

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp4": "video/mp4",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
}
PORTRAITS = "small/rabbit-*-portrait.webp"
FOR_EVER = b"public, max-age=31536000, immutable"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
    "connect-src 'self' ws://{host}; manifest-src 'self'; media-src blob:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PORTRAITS_FOLDER = "/house/"
CARDS = "/card/"
SMALL_CARDS = "/small/"
INVITATION = "/invitation.svg"
ENTRY = "/app.js"
PACER = "/soon.js"
PAGE = "/page.js"
WORDS = "/said.js"
WORDS_FOLDER = "/words/"
PROGRAMS = "/programs"
REASONS = "/reasons/"
TABLE = "/table.json"
UNDER_SEAL = "/sealed/"
ELSEWHERE = (
    "Dixit Qt: this table answers to its address in numbers, like http://192.168.1.20:42042, "
    "and to names that a router gives out (.local, .lan, .home.arpa, .internal, .fritz.box).\n"
    "Этот стол отвечает на адрес цифрами, как http://192.168.1.20:42042, "
    "и на имена, которые раздаёт роутер (.local, .lan, .home.arpa, .internal, .fritz.box).\n"
)
CLOSED = (
    "Dixit Qt: this table is closed to browsers. Its host can let them in, in the lobby.\n"
    "Этот стол закрыт для браузеров. Хозяин стола может впустить их в комнате ожидания.\n"
)
OK = 200
NOT_FOUND = 404
OF_ANOTHER = 421
BYTES = b"application/octet-stream"
SIGNATURES = ((b"RIFF", "image/webp"), (b"\x89PNG", "image/png"), (b"\xff\xd8", "image/jpeg"))


@dataclass(frozen=True, slots=True)
class File:
    """`packed` is `body` compressed, or empty if that isn't shorter."""

    kind: str
    body: bytes
    packed: bytes
    mark: str


def files_of_the_page(web: Path | None = None, house: Path | None = None) -> dict[str, File]:
    """By path. Files that aren't in here are never opened."""
    found = dict(_files(web or paths.web(), house or paths.house()))
    found[WORDS] = _packed(".js", _words_of(found))
    modules = {path: file.body.decode() for path, file in found.items() if path.endswith(".js")}
    found[PAGE] = _packed(".js", bundled(modules, ENTRY, PACER).encode())
    return {**found, "/": found["/index.html"]}


def _words_of(files: dict[str, File]) -> bytes:
    """The sentences of all languages as a module, so that they need no request that could fail.
    Each language is parsed when it's first used, because JSON is faster to parse than a script."""
    words = {path: file for path, file in files.items() if path.startswith(WORDS_FOLDER)}
    lines = (
        f'"{path.removeprefix(WORDS_FOLDER).removesuffix(".json")}": '
        f"() => JSON.parse({_as_script(file.body)})"
        for path, file in words.items()
    )
    return f"export const SAID = {{{','.join(lines)}}};\n".encode()


def _as_script(body: bytes) -> str:
    """A JSON text as a string literal in a script."""
    return json.dumps(json.dumps(json.loads(body), ensure_ascii=False), ensure_ascii=False)


def _files(web: Path, house: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(web.rglob("*")):
        if path.is_file() and path.suffix in KINDS:
            yield f"/{path.relative_to(web).as_posix()}", _file(path)
    for path in sorted(house.glob(PORTRAITS)):
        yield f"{PORTRAITS_FOLDER}{path.name}", _file(path)


def _file(path: Path) -> File:
    return _packed(path.suffix, path.read_bytes())


def _packed(kind: str, body: bytes) -> File:
    packed = gzip.compress(body, mtime=0)
    mark = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return File(KINDS[kind], body, packed if len(packed) < len(body) else b"", mark)


class Site:
    """`picture` returns the bytes of a card in play, `small` those of a smaller picture, `reasons`
    what the lines of a finished poem name. All give None for anything else. `introduces` describes
    the table to people who haven't joined."""

    def __init__(
        self,
        files: dict[str, File],
        picture: CardPicture,
        small: SmallPicture,
        reasons: ReasonsFor,
        introduces: Introduces,
        programs: ProgramOffers | None = None,
    ) -> None:
        self._files = files
        self._picture = picture
        self._small = small
        self._reasons = reasons
        self._introduces = introduces
        self._programs = programs
        self.invitations = Invitations()

    def answer(self, request: Request) -> Answer | Later:
        if request.path.startswith(SMALL_CARDS):
            return self._small_card(request.path.removeprefix(SMALL_CARDS))
        if request.path.startswith(CARDS):
            return self._card(request.path.removeprefix(CARDS))
        if is_for_programs(request):
            return self._program(request.path.removeprefix(PROGRAMS).lstrip("/"))
        if request.path == INVITATION:
            return _invitation(self.invitations.of(request.host))
        if request.path == TABLE:
            return _as_json(msgspec.json.encode(self._introduces()))
        if is_for_guests(request):
            return self._reasons_for(request.path.removeprefix(REASONS))
        return self._file(request)

    def _file(self, request: Request) -> Answer:
        """A person who opens an address where nothing is gets the page all the same: it says so in
        their language, and leads to the table."""
        file, status = self._files.get(request.path), OK
        if file is None and request.shows_page:
            file, status = self._files["/"], NOT_FOUND
        if file is None:
            return refusal(NOT_FOUND)
        policy = POLICY.format(host=request.host).encode()
        headers = [
            (b"cache-control", b"no-cache"),
            (b"etag", file.mark.encode()),
            (b"vary", b"accept-encoding"),
            (b"content-security-policy", policy),
        ]
        if request.known == file.mark and status == OK:
            return Answer(304, _with_usual(headers))
        headers += [(b"content-type", file.kind.encode())]
        if request.takes_gzip and file.packed:
            headers += [(b"content-encoding", b"gzip")]
            return Answer(status, _with_usual(headers), file.packed)
        return Answer(status, _with_usual(headers), file.body)

    def _card(self, card: str) -> Answer:
        return _picture(self._picture(card) if is_card_id(card) else None)

    def _small_card(self, card: str) -> Answer | Later:
        whole = self._picture(card) if is_card_id(card) else None
        if whole is None:
            return refusal(NOT_FOUND)
        return Later(lambda then: self._small(card, whole, lambda small: then(_picture(small))))

    def _reasons_for(self, poem: str) -> Answer:
        reasons = self._reasons(poem)
        if reasons is None:
            return refusal(NOT_FOUND)
        return _as_json(msgspec.json.encode(reasons))

    def _program(self, name: str) -> Answer | Later:
        """The list of the files that guests can get, or one of them."""
        offers = self._programs
        if offers is None:
            return refusal(NOT_FOUND)
        if not name:
            return Later(lambda then: offers.ask(lambda files: then(_as_json(to_json(files)))))
        folder = offers.folder.folder
        return Later(lambda then: offers.ask(lambda files: then(_handed_out(folder, name, files))))


def _handed_out(folder: Path, name: str, files: Iterable[ProgramFile]) -> Answer:
    """Answer with a program file. Only files on the list are ever opened."""
    if all(file.name != name for file in files):
        return refusal(NOT_FOUND)
    headers = [(b"cache-control", b"no-store"), (b"content-type", BYTES)]
    headers += [(b"content-disposition", f'attachment; filename="{name}"'.encode())]
    return Answer(OK, _with_usual(headers), file=folder / name)


def _as_json(body: bytes) -> Answer:
    headers = [(b"content-type", KINDS[".json"].encode()), (b"cache-control", b"no-store")]
    return Answer(OK, _with_usual(headers), body)


def _picture(picture: bytes | None) -> Answer:
    kinds = [kind for start, kind in SIGNATURES if picture and picture.startswith(start)]
    if not picture or not kinds:
        return refusal(NOT_FOUND)
    headers = [(b"content-type", kinds[0].encode()), (b"cache-control", FOR_EVER)]
    return Answer(OK, _with_usual(headers), picture)


def _invitation(drawn: bytes | None) -> Answer:
    if drawn is None:
        return refusal(429)
    headers = [(b"content-type", KINDS[".svg"].encode()), (b"cache-control", b"no-store")]
    return Answer(OK, _with_usual(headers), drawn)


def is_for_programs(request: Request) -> bool:
    return request.path == PROGRAMS or request.path.startswith(PROGRAMS + "/")


def is_picture(request: Request) -> bool:
    return request.path.startswith((CARDS, SMALL_CARDS, PORTRAITS_FOLDER))


def is_of_the_table(path: str) -> bool:
    """Whether it shows which cards are in play."""
    return path.startswith((CARDS, SMALL_CARDS, REASONS))


def is_under_seal(request: Request) -> bool:
    return request.path.startswith(UNDER_SEAL)


def under_seal(
    request: Request,
    files_of: Callable[[str], SealedFiles | None],
    answer: Callable[[Request], Answer | Later],
) -> Answer | Later:
    """Files about the table, encrypted for a guest at it. Only the answer that a file doesn't exist
    is unencrypted."""
    name, _, question = request.path.removeprefix(UNDER_SEAL).partition("/")
    files = files_of(name)
    path = None if files is None else files.asked(question)
    if files is None or path is None or not is_of_the_table(path):
        return refusal(NOT_FOUND)
    seals = files

    def sealed(found: Answer) -> Answer:
        if found.status != OK:
            return found
        headers = [(b"content-type", BYTES), (b"cache-control", b"no-store")]
        return Answer(OK, _with_usual(headers), seals.given(question, found.body))

    found = answer(replace(request, path=path))
    if isinstance(found, Answer):
        return sealed(found)
    begin = found.begin
    return Later(lambda then: begin(lambda late: then(sealed(late))))


def is_for_guests(request: Request) -> bool:
    """Whether only guests at the table may see it."""
    return request.path.startswith(REASONS)


def refusal(status: int) -> Answer:
    """The answer to a refused request. It never repeats the request's text."""
    return _in_words(status, ELSEWHERE if status == OF_ANOTHER else f"Dixit Qt: {status}\n")


def browsers_are_refused() -> Answer:
    """The answer to a browser that isn't let in. It's in all languages, because there is no page
    that could choose one."""
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
