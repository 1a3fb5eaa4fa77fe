"""Every decoder of what strangers send, as a function of bytes.

A target must not raise: it accepts the input, or refuses it as the decoder documents. Any other
error is a bug.
"""

import contextlib
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path

from dixit_qt.decks.archives import FoundPictures, Unusable, look_into_archive
from dixit_qt.decks.deck import DeckError
from dixit_qt.decks.importing import read_picture
from dixit_qt.decks.manifest import parse_deck
from dixit_qt.decks.verses import VerseError, load_verses
from dixit_qt.host import journal
from dixit_qt.host.handed_table import HandoverError, unpack
from dixit_qt.net.browser.http import BadRequest, HttpEnd, Request, WebSocketEnd
from dixit_qt.net.browser.site import Site, refusal
from dixit_qt.net.discovery.advert import from_txt
from dixit_qt.net.discovery.broadcast import read_answer, read_question
from dixit_qt.store.programs import from_json
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import RemoteProtocolError, body_of, decode_from_client
from dixit_qt.wire.peer import Peer, Role
from dixit_qt.wire.seal import ClientEnd, HostEnd
from dixit_qt.wire.seal_messages import Asked, Say, secret_of_code
from dixit_qt.wire.sealed_files import SealedFiles

MOST_ENTRIES = 40
BEGINNING = journal.MAGIC + journal.VERSION.to_bytes(2, "big")
SECRET = secret_of_code("кит лампа")
UPGRADE = Request(
    "/play",
    "192.168.1.20",
    "",
    is_upgrade=True,
    takes_gzip=False,
    target=b"/play",
    headers=(
        (b"host", b"192.168.1.20"),
        (b"upgrade", b"websocket"),
        (b"connection", b"Upgrade"),
        (b"sec-websocket-version", b"13"),
        (b"sec-websocket-key", b"dGhlIHNhbXBsZSBub25jZQ=="),
    ),
)


def in_two(data: bytes) -> list[bytes]:
    """The first byte says where the rest is split."""
    at = 1 + data[0] % len(data) if data else 0
    return [part for part in (data[1:at], data[at:]) if part]


def _entropy(length: int) -> bytes:
    return bytes(range(1, length + 1))


def frames_of_a_guest(data: bytes) -> None:
    peer = Peer(Role.HOST)
    with contextlib.suppress(RemoteProtocolError):
        for part in in_two(data):
            list(peer.receive(part))


def frames_of_a_host(data: bytes) -> None:
    peer = Peer(Role.CLIENT)
    peer.send(m.Hello(2, "Anna"))
    with contextlib.suppress(RemoteProtocolError):
        for part in in_two(data):
            list(peer.receive(part))


def browser_text(data: bytes) -> None:
    with contextlib.suppress(RemoteProtocolError):
        decode_from_client(body_of(data.decode("utf-8", "replace")))


def http(data: bytes) -> None:
    end = HttpEnd()
    site = Site({}, _no_picture, lambda *_: None, lambda _poem: None, lambda: None)
    try:
        for part in in_two(data):
            end.receive(part)
            while end.goes_on and (request := end.next()) is not None:
                if request.is_upgrade:
                    assert WebSocketEnd(request).accepting
                    return
                list(end.answer(site.answer(request)))
    except BadRequest as bad:
        list(HttpEnd.last_words(refusal(bad.status)))


def web_socket(data: bytes) -> None:
    end = WebSocketEnd(UPGRADE)
    with contextlib.suppress(RemoteProtocolError):
        for part in in_two(data):
            list(end.receive(part))


def seal_of_a_guest(data: bytes) -> None:
    """The guest sends anything, with or without a proper handshake before."""
    host = HostEnd(_entropy)
    with contextlib.suppress(RemoteProtocolError):
        for part in in_two(data):
            for event in host.receive(part):
                if isinstance(event, Asked):
                    host.answer(SECRET)
    host, _ = _shaken()
    with contextlib.suppress(RemoteProtocolError):
        list(host.receive(data))


def seal_of_a_host(data: bytes) -> None:
    client = ClientEnd(SECRET, None, _entropy)
    client.begin()
    with contextlib.suppress(RemoteProtocolError):
        list(client.receive(data))
    _, client = _shaken()
    with contextlib.suppress(RemoteProtocolError):
        list(client.receive(data))


def sealed_question(data: bytes) -> None:
    files = SealedFiles(bytes(16), bytes(32), bytes(32), _entropy)
    for question in (data.decode("latin-1"), data.hex()):
        files.asked(question)


def saved_game(data: bytes) -> None:
    """As it is, and as entries with correct checksums."""
    entries = b"".join(
        len(entry).to_bytes(4, "big") + zlib.crc32(entry).to_bytes(4, "big") + entry
        for entry in data.split(b"\0\0\0\0")
    )
    for whole in (data, BEGINNING + entries):
        with contextlib.suppress(journal.JournalError):
            journal.read(whole, MOST_ENTRIES)


def deck(data: bytes) -> None:
    with contextlib.suppress(DeckError):
        parse_deck(data.decode("utf-8", "replace"), Path("/nowhere"))


def archive(data: bytes) -> None:
    with _file(data) as path, FoundPictures() as found:
        look_into_archive(found, path, "pictures.zip")
        for entry in found.entries:
            with contextlib.suppress(Unusable):
                read_picture(entry)


def verses(data: bytes) -> None:
    with _file(data) as path, contextlib.suppress(VerseError):
        load_verses(path)


def handed_table(data: bytes) -> None:
    for sent in (data, zlib.compress(data, 1)):
        with contextlib.suppress(HandoverError):
            unpack(sent)


def advert(data: bytes) -> None:
    """A TXT record: strings that begin with their length."""
    txt: dict[bytes, bytes | None] = {}
    rest = data
    while rest:
        key, sign, value = rest[1 : rest[0] + 1].partition(b"=")
        txt[key] = value if sign else None
        rest = rest[rest[0] + 1 :]
    from_txt(txt, 42042)


def datagram(data: bytes) -> None:
    read_question(data)
    read_answer(data, frozenset({bytes(8)}))


def programs(data: bytes) -> None:
    from_json(data)


def _no_picture(_card: str) -> bytes | None:
    return None


def _shaken() -> tuple[HostEnd, ClientEnd]:
    """Both ends of an encrypted connection."""
    host, client = HostEnd(_entropy), ClientEnd(SECRET, None, lambda length: bytes([7]) * length)
    to_host = [client.begin()[4:]]
    while to_host:
        to_client = []
        for event in host.receive(to_host.pop()):
            if isinstance(event, Asked):
                to_client.append(host.answer(SECRET))
            elif isinstance(event, Say):
                to_client.append(event.data)
        for said in to_client:
            to_host += [each.data for each in client.receive(said) if isinstance(each, Say)]
    return host, client


@contextlib.contextmanager
def _file(data: bytes):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "file"
        path.write_bytes(data)
        yield path


TARGETS: dict[str, Callable[[bytes], None]] = {
    target.__name__: target
    for target in (
        *(frames_of_a_guest, frames_of_a_host, browser_text, http, web_socket),
        *(seal_of_a_guest, seal_of_a_host, sealed_question, saved_game, deck, archive, verses),
        *(handed_table, advert, datagram, programs),
    )
}
