"""The other processes of `bench_lan`: a real host, and servers that only throw bytes."""

import argparse
import signal
import socket
import sys
import threading
import time
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QHostAddress

from dixit_qt.decks.deck import CardInfo, Deck, hash_of
from dixit_qt.host.match import INSTANT
from dixit_qt.host.people.connections import Limits
from dixit_qt.host.plan import Library
from dixit_qt.store.journals import JournalFolder
from dixit_qt.tables.opening import TableSetup, open_table

CARDS = 84
PICTURE = 130_000
LIMITS = Limits(
    watchers=300,
    watchers_per_address=300,
    strangers=300,
    strangers_per_address=300,
    messages_per_second=1e6,
    messages_at_once=1e6,
    address_per_second=1e6,
    address_at_once=1e6,
    silence=1e6,
    code_tries=1e6,
    code_tries_in_all=1e6,
)


def pictures() -> list[bytes]:
    return [Random(number).randbytes(PICTURE) for number in range(CARDS)]


def deck_in(folder: Path) -> Deck:
    cards = []
    for number, picture in enumerate(pictures()):
        (folder / f"{number}.webp").write_bytes(picture)
        name = f"card {number}"
        cards.append(CardInfo(name, f"{number}.webp", hash_of(picture), name, name, (), (), "", ""))
    return Deck("bench", "Bench", "Проба", "us", "CC0", folder, tuple(cards))


def host(folder: Path, code: str | None = None) -> None:
    application = QCoreApplication([])
    library = Library({"bench": deck_in(folder)})
    setup = TableSetup("Bench", code=code, pace=INSTANT, limits=LIMITS)
    hosting = open_table(setup, library, JournalFolder(folder / "games"))
    assert hosting.listen(0, QHostAddress("127.0.0.1"))
    print(hosting.port, flush=True)
    signal.signal(signal.SIGTERM, lambda *_: application.quit())
    application.exec()


def broadcast(sizes: list[int]) -> None:
    """Answers each byte of the first client with so many bytes to each client."""
    server = socket.create_server(("127.0.0.1", 0), backlog=300)
    print(server.getsockname()[1], flush=True)
    clients = [server.accept()[0] for _ in sizes]
    bodies = [bytes(size) for size in sizes]
    for client in clients:
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    while clients[0].recv(1):
        for client, body in zip(clients, bodies, strict=True):
            client.sendall(body)


def download(count: int) -> None:
    """Throws the same pictures at each client that sends a byte."""
    server = socket.create_server(("127.0.0.1", 0), backlog=300)
    print(server.getsockname()[1], flush=True)
    body = b"".join(pictures())

    def serve(client: socket.socket) -> None:
        client.recv(1)
        client.sendall(body)

    for _ in range(count):
        threading.Thread(target=serve, args=server.accept()[:1], daemon=True).start()
    time.sleep(60)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=("host", "broadcast", "download"))
    parser.add_argument("values", nargs="*")
    args = parser.parse_args()
    if args.kind == "host":
        host(Path(args.values[0]), *args.values[1:])
    elif args.kind == "broadcast":
        broadcast([int(value) for value in args.values])
    else:
        download(int(args.values[0]))


if __name__ == "__main__":
    sys.exit(main())
