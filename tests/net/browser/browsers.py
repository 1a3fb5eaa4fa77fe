"""A browser's connection without a browser: HTTP and WebSocket over any link."""

from msgspec import json
from wsproto import ConnectionType, WSConnection
from wsproto.events import (
    AcceptConnection,
    BytesMessage,
    CloseConnection,
    Pong,
    Request,
    TextMessage,
)

from dixit_qt.net.links import OnData, ignore_data

HOST = "192.168.1.20"


class BrowserLine:
    """The client's end: it upgrades to WebSocket, then sends and receives messages as
    dictionaries."""

    def __init__(self, send, host: str = HOST) -> None:
        self._send = send
        self.socket = WSConnection(ConnectionType.CLIENT)
        self._parts: list[str] = []
        self.is_open = self.is_closed = False
        self.pongs: list[bytes] = []
        self.heard: list[dict] = []
        self.texts: list[str] = []
        self.on_bytes: OnData = ignore_data
        origin = [(b"Origin", f"http://{host}".encode())]
        send(self.socket.send(Request(host=host, target="/play", extra_headers=origin)))

    def on_data(self, data: bytes) -> None:
        self.socket.receive_data(data)
        for event in self.socket.events():
            if isinstance(event, AcceptConnection):
                self.is_open = True
            elif isinstance(event, CloseConnection):
                self.is_closed = True
            elif isinstance(event, Pong):
                self.pongs.append(bytes(event.payload))
            elif isinstance(event, BytesMessage):
                self.on_bytes(bytes(event.data))
            elif isinstance(event, TextMessage):
                self._parts.append(event.data)
                if event.message_finished:
                    self.texts.append("".join(self._parts))
                    self.heard.append(json.decode(self.texts[-1]))
                    self._parts.clear()

    def say_bytes(self, data: bytes) -> None:
        self._send(self.socket.send(BytesMessage(data=data)))

    def say(self, **message: object) -> None:
        self.say_text(json.encode(message).decode())

    def say_text(self, text: str) -> None:
        self._send(self.socket.send(TextMessage(data=text)))

    def named(self, name: str) -> list[dict]:
        return [message for message in self.heard if message["t"] == name]
