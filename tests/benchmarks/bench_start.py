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
LISTENS_GOAL = 110.0
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
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port))
        except ConnectionRefusedError:
            sleep(0.001)


def bare(environment: dict[str, str]) -> float:
    begin = perf_counter()
    subprocess.run([sys.executable, "-c", BARE], check=True, env=environment)
    return (perf_counter() - begin) * 1e3


def spread(values: Sequence[float]) -> str:
    """The median and the 99th of a hundred."""
    ordered = sorted(values)
    return f"{median(ordered):.0f} ms (p99 {ordered[int(len(ordered) * 0.99)]:.0f})"


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
    verdict = "reached" if median(listens) <= LISTENS_GOAL else "MISSED"
    print(f"a host listens after {spread(listens)}, goal {LISTENS_GOAL:.0f} ms {verdict}")
    print(f"its first guest has an answer after {spread(told)}")
    ratio = median(listens) / median(floors)
    print(f"Python and Qt alone are read in {spread(floors)}: {ratio:.2f}x")
    return 0 if median(listens) <= LISTENS_GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
