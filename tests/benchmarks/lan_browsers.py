"""The browsers of `bench_lan`: seats over WebSocket among the others, and the page in Chromium."""

import sys
from pathlib import Path

from lan_clients import READ, Client

import chromium
from dixit_qt.wire.codec import HEADER, body_of, frame, text_of

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

TELEPHONE = (360, 640)
WI_FI = {
    "offline": False,
    "latency": 5,
    "downloadThroughput": 20_000_000 / 8,
    "uploadThroughput": 20_000_000 / 8,
}
"""A modest wireless network: 5 ms and 20 Mb/s."""

PAINTED = """
const done = arguments[0];
const look = () => {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const whole = [...document.images].every((image) => image.complete);
  if (!paint || !document.querySelector("main") || !whole) return setTimeout(look, 20);
  const files = ["resource", "navigation"].flatMap((kind) => performance.getEntriesByType(kind));
  done([paint.startTime, files.reduce((sum, file) => sum + file.transferSize, 0)]);
};
look();
"""


class BrowserClient(Client):
    """A seat over WebSocket: messages are sent and received as JSON text."""

    def begin(self) -> None:
        from tests.net.browser.browsers import BrowserLine

        host = f"127.0.0.1:{self.socket.getpeername()[1]}"
        self._line = BrowserLine(self.socket.sendall, host)
        while not self._line.is_open:
            data = self.socket.recv(READ)
            if not data:
                raise ConnectionError("the host closed the connection")
            self._line.on_data(data)
        self.session.open(lambda data: self._line.say_text(text_of(data[HEADER:])))

    def take(self, data: bytes) -> None:
        self._line.on_data(data)
        texts, self._line.texts = self._line.texts, []
        self._line.heard.clear()
        for text in texts:
            self.session.receive(frame(body_of(text)))


def page(port: int) -> tuple[float, int]:
    """Seconds until the page shows something on a modest network, and its bytes without cards."""
    driver = chromium.new_driver(TELEPHONE)
    try:
        driver.execute_cdp_cmd("Network.enable", {})
        driver.execute_cdp_cmd("Network.emulateNetworkConditions", WI_FI)
        driver.get(f"http://127.0.0.1:{port}/")
        paint, size = driver.execute_async_script(PAINTED)
    finally:
        driver.quit()
    return paint / 1000, size
