"""The other processes of `bench_lan`: a real host, and servers that only send bytes."""

import argparse
import os
import socket
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from random import Random

from lan_meter import Meter
from PySide6.QtNetwork import QHostAddress

from dixit_qt.decks.deck import CardInfo, Deck, hash_of
from dixit_qt.host.connections import Limits
from dixit_qt.host.match import INSTANT
from dixit_qt.host.plan import Library
from dixit_qt.loop import windowless_loop
from dixit_qt.store.journals import JournalFolder
from dixit_qt.tables.opening import TableSetup, open_table

CARDS = 84
PICTURE = 130_000
RECORD = 40
LOCAL = "127.0.0.1"
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
        cards.append(CardInfo(name, f"{number}.webp", hash_of(picture), {"en": name}))
    return Deck("bench", {"en": "Bench"}, "us", "CC0", folder, tuple(cards))


def host(folder: Path, code: str = "", address: str = LOCAL, grace: str = "0") -> None:
    """On a signal it prints what its reveals took."""
    meter = Meter()
    meter.watch()
    application = windowless_loop()
    library = Library({"bench": deck_in(folder)})
    pace = replace(INSTANT, grace=float(grace))
    setup = TableSetup("Bench", code=code or None, pace=pace, limits=LIMITS)
    hosting = open_table(setup, library, JournalFolder(folder / "games"))
    assert hosting.listen(0, QHostAddress(address))
    print(hosting.port, flush=True)
    application.exec()
    meter.tell()


def broadcast(file: str, sizes: list[int]) -> None:
    """Answer each byte from the first client with a number of bytes to every client; may sync a
    record to a file first."""
    server = socket.create_server(("127.0.0.1", 0), backlog=300)
    print(server.getsockname()[1], flush=True)
    clients = [server.accept()[0] for _ in sizes]
    bodies = [bytes(size) for size in sizes]
    for client in clients:
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    journal = os.open(file, os.O_CREAT | os.O_APPEND | os.O_WRONLY) if file else None
    while clients[0].recv(1):
        if journal is not None:
            os.write(journal, bytes(RECORD))
            os.fsync(journal)
        for client, body in zip(clients, bodies, strict=True):
            client.sendall(body)


def download(count: int) -> None:
    """Send the same pictures to each client that sends a byte."""
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
        broadcast(args.values[0], [int(value) for value in args.values[1:]])
    else:
        download(int(args.values[0]))


if __name__ == "__main__":
    sys.exit(main())
