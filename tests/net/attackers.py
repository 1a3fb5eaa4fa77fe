"""Hostile connections, made with plain sockets."""

import contextlib
import socket
import sys
from collections import deque
from random import Random

import msgspec

from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import encode, frame
from dixit_qt.wire.seal import ClientEnd
from dixit_qt.wire.seal_messages import name_of, secret_of_code

HALF_OPEN_AT_ONCE = 300
PATIENCE = 2.0


def hello(**fields) -> bytes:
    return frame(encode(m.Hello(2, "Attacker", **fields)))


class Attackers:
    """Each attack is one connection. Some are left open for as long as the host allows."""

    def __init__(self, port: int, old_token: str, seed: int = 1) -> None:
        self._place = ("127.0.0.1", port)
        self._rng = Random(seed)
        self._old_token = old_token
        self._open: deque[socket.socket] = deque()
        self._attacks = (
            self.garbage,
            self.huge_length,
            self.half_open,
            self.slow_writer,
            self.wrong_order,
            self.replayed_token,
            self.guessed_code,
            self.another_version,
            self.nonsense_of_a_right_type,
            self.a_frame_without_its_end,
            self.hostile_http,
            self.slow_headers,
            self.path_climbing,
            self.foreign_page,
            self.upgrade_tricks,
            self.hostile_websocket,
        )

    def attack(self, count: int) -> None:
        for number in range(count):
            self._attacks[number % len(self._attacks)]()
        self.close()

    def close(self) -> None:
        while self._open:
            self._open.popleft().close()

    def garbage(self) -> None:
        self._say(self._rng.randbytes(self._rng.randrange(1, 3000)))

    def huge_length(self) -> None:
        self._say(self._rng.choice([b"\xff\xff\xff\xff", b"\x00\x04\x00\x01", bytes(4)]))

    def half_open(self) -> None:
        self._keep(self._connect())

    def slow_writer(self) -> None:
        """Send one byte now, and one more at each of its turns."""
        connection = self._connect()
        with contextlib.suppress(OSError):
            connection.send(hello()[:3])
        self._keep(connection)
        for other in list(self._open)[:5]:
            with contextlib.suppress(OSError):
                other.send(b"\x00")

    def wrong_order(self) -> None:
        early = [frame(encode(each)) for each in (m.Ping(1), m.Continued(1), m.Start())]
        self._say(self._rng.choice([*early, hello() + hello(), hello() + early[1]]))

    def replayed_token(self) -> None:
        token = self._rng.choice([self._old_token, f"{self._rng.getrandbits(128):032x}"])
        self._say(hello(seat=name_of(token), nonce="0" * 32) + frame(encode(m.Proof("0" * 64))))

    def guessed_code(self) -> None:
        offer = ClientEnd(secret_of_code(f"{self._rng.random()}"), None, self._rng.randbytes)
        self._say(offer.begin())

    def another_version(self) -> None:
        self._say(frame(msgspec.msgpack.encode({"t": "hello", "version": 77, "x": [1] * 99})))

    def nonsense_of_a_right_type(self) -> None:
        fields = {"t": "hello", "version": 2, "name": self._rng.choice([[], "x" * 99, -1, None])}
        self._say(frame(msgspec.msgpack.encode(fields)))

    def a_frame_without_its_end(self) -> None:
        self._say(hello()[:-2])

    def hostile_http(self) -> None:
        kinds = (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999\r\n\r\n", b"G" * 9000)
        self._say(self._rng.choice([*kinds, b"GET " + self._rng.randbytes(500) + b"\r\n\r\n"]))

    def slow_headers(self) -> None:
        connection = self._connect()
        connection.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
        self._keep(connection)

    def path_climbing(self) -> None:
        paths = ("/../../etc/passwd", "/%2e%2e/secret", "/card/../../x", "//etc/passwd", "/\\..\\x")
        self._say(f"GET {self._rng.choice(paths)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())

    def foreign_page(self) -> None:
        origins = ("http://evil.example", "null", "https://127.0.0.1")
        self._say(_upgrade(self._rng.choice(origins)))

    def upgrade_tricks(self) -> None:
        hello = b'{"t":"hello","version":1,"name":"x"}'
        self._say(_upgrade("http://127.0.0.1") + self._rng.choice([hello, b"\x81\x00", b"GET /"]))

    def hostile_websocket(self) -> None:
        head = self._rng.choice(
            [b"\x81\xff" + b"\xff" * 8, b"\x82\x81", b"\x81\xfe\xff\xff", b"\xff"]
        )
        self._say(_upgrade("http://127.0.0.1") + head + self._rng.randbytes(2000))

    def _say(self, data: bytes) -> None:
        connection = self._connect()
        with contextlib.suppress(OSError):
            connection.sendall(data)
        if self._rng.random() < 0.1:
            self._keep(connection)
        else:
            connection.close()

    def _connect(self) -> socket.socket:
        connection = socket.create_connection(self._place, timeout=PATIENCE)
        connection.settimeout(PATIENCE)
        return connection

    def _keep(self, connection: socket.socket) -> None:
        self._open.append(connection)
        if len(self._open) > HALF_OPEN_AT_ONCE:
            self._open.popleft().close()


def _upgrade(origin: str) -> bytes:
    lines = (
        "GET /play HTTP/1.1",
        "Host: 127.0.0.1",
        f"Origin: {origin}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )
    return "\r\n".join((*lines, "", "")).encode()


if __name__ == "__main__":
    host_port, token, attacks = sys.argv[1:]
    Attackers(int(host_port), token).attack(int(attacks))
    print(attacks, "attacks")
