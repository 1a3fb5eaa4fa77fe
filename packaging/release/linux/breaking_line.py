"""An HTTPS proxy that passes on a number of bytes and then stalls, like a broken connection."""

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self

CHUNK = 65536


class BreakingLine:
    def __init__(self, most: int) -> None:
        self._left = most
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with suppress(OSError), client:
            head = b""
            while b"\r\n\r\n" not in head and (more := client.recv(CHUNK)):
                head += more
            host, _, port = head.split()[1].decode().rpartition(":")
            if self._left > 0:
                self._join(client, socket.create_connection((host, int(port))))

    def _join(self, client: socket.socket, server: socket.socket) -> None:
        with server:
            client.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
            upwards = threading.Thread(target=self._send_up, args=(client, server), daemon=True)
            upwards.start()
            with suppress(OSError):
                while self._left > 0 and (data := server.recv(CHUNK)):
                    client.sendall(data)
                    self._left -= len(data)
            for end in (client, server):
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            upwards.join()

    @staticmethod
    def _send_up(client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while data := client.recv(CHUNK):
                server.sendall(data)
