"""The start of a host without a window, compared with Python and Qt alone: from the command until
guests can connect, and until they have the lobby. Compiled files are warm."""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from statistics import median
from time import perf_counter, sleep

from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import encode, frame
from dixit_qt.wire.limits import PROTOCOL_VERSION

STARTS = 15
PATIENCE = 30.0
LISTENS_GOAL = 1.5
"""Times the start of Python and Qt alone: only the command line is read besides."""
ANSWER_GOAL = 4.0
"""A quarter of a second, which feels like at once: by then rules, host and all decks are read."""
BARE = "import PySide6.QtCore, PySide6.QtNetwork"
HELLO = frame(encode(m.Hello(PROTOCOL_VERSION, "Anna")))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
    return port


def start(folder: str, environment: dict[str, str]) -> tuple[float, float]:
    """Milliseconds until a connection is accepted, and until the first answer to a hello."""
    port = free_port()
    command = [sys.executable, "-m", "dixit_qt", "host", "--unannounced", "--port", str(port)]
    begin = perf_counter()
    with subprocess.Popen(
        [*command, "--saves", folder], stdout=subprocess.DEVNULL, env=environment
    ) as running:
        with connected(port) as guest:
            listens = perf_counter() - begin
            guest.sendall(HELLO)
            guest.recv(1)
        told = perf_counter() - begin
        running.terminate()
    return listens * 1e3, told * 1e3


def connected(port: int) -> socket.socket:
    deadline = perf_counter() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), PATIENCE)
        except ConnectionRefusedError:
            if perf_counter() > deadline:
                raise
            sleep(0.001)


def bare(environment: dict[str, str]) -> float:
    begin = perf_counter()
    subprocess.run([sys.executable, "-c", BARE], check=True, env=environment)
    return (perf_counter() - begin) * 1e3


def spread(values: Sequence[float]) -> str:
    """The median and the 99th of a hundred."""
    ordered = sorted(values)
    return f"{median(ordered):.0f} ms (p99 {ordered[int(len(ordered) * 0.99)]:.0f})"


def judged(what: str, ours: Sequence[float], floors: Sequence[float], goal: float) -> bool:
    ratio = median(ours) / median(floors)
    verdict = "reached" if ratio <= goal else "MISSED"
    print(f"{what} after {spread(ours)}: {ratio:.2f}x, goal {goal}x {verdict}")
    return ratio <= goal


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        start(folder, environment)
        starts, floors = [], []
        for _ in range(STARTS):
            starts.append(start(folder, environment))
            floors.append(bare(environment))
    listens, told = zip(*starts, strict=True)
    print(f"Python and Qt alone are read in {spread(floors)}")
    reached = [
        judged("a host listens", listens, floors, LISTENS_GOAL),
        judged("its first guest has an answer", told, floors, ANSWER_GOAL),
    ]
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main())
