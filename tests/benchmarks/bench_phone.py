"""The page on a phone: what joining and seeing a hand cost, on a fast and a slow network.

The deck is the shipped one. Bytes are counted on the wire, including those of the WebSocket. A long
task keeps the page from reacting to a finger for more than 50 ms on a phone whose processor is four
times as slow, so processor time is multiplied by four. For comparison there are the longest task of
the same page without scripts, which is the browser's own, and Chromium's own CPU throttling, which
also counts other processes. A handshake is the time until the connection is encrypted at a table
with a code, on a freshly loaded page.
"""

import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from threading import Event, Thread
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

from lan_browsers import TELEPHONE, WI_FI
from page_tasks import TRACED, longest_task
from PySide6.QtCore import QCoreApplication, QEventLoop
from selenium.webdriver import Chrome

import chromium

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

if TYPE_CHECKING:
    from dixit_qt.net.hosting import Hosting

Found = TypeVar("Found")

SLOW_3G = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 400_000 / 8,
    "uploadThroughput": 400_000 / 8,
}
SLOW_CPU = 4
OLD_PHONE = 6
HANDSHAKES = 3
CODE = "кит лампа"
LONG_TASK_MS = 50
GOALS = {
    "requests until the form": 20,
    "kB until the form": 120,
    "kB until a hand is seen": 500,
    "kB of a hand of six": 350,
    "s until the form, slow 3G, CPU x4": 4.0,
    "ms of the longest task, CPU x4": LONG_TASK_MS,
    "ms of a handshake, CPU x6": 300,
}
SEALED = """
const [code, done] = arguments;
Promise.all([import("/line.js"), import("/seal.js")]).then(([{ Line }, seal]) => {
  const begun = performance.now();
  const line = new Line(new seal.ClientEnd(seal.secretOfCode(code), null), {
    offered: () => {},
    opened: () => done(performance.now() - begun),
    heard: (goodbye) => done(goodbye.code),
    lost: () => done("lost"),
  });
});
"""
WATCH = """
window.seen = { tasks: [] };
const keep = (list) => seen.tasks.push(...list.getEntries().map((each) => each.duration));
new PerformanceObserver(keep).observe({ type: "longtask", buffered: true });
new MutationObserver(() => {
  if (!seen.form && document.querySelector("#name")) requestAnimationFrame(() => {
    seen.form = performance.now();
  });
}).observe(document, { subtree: true, childList: true });
"""
HAND = "[...document.querySelectorAll('.hand .picture')]"
HAND_IS_SEEN = f"{HAND}.length > 0 && {HAND}.every((each) => each.naturalWidth > 0)"
FILES = "performance.getEntriesByType('resource').length + 1"
OF_HAND = (
    "performance.getEntriesByType('resource').filter((each) => each.name.includes('/small/'))"
    ".reduce((sum, each) => sum + each.transferSize, 0)"
)


class Counter:
    """Counts the bytes that go through it to the browser."""

    def __init__(self, port: int) -> None:
        import socket

        self.bytes = 0
        self._port = port
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        import socket

        while True:
            try:
                browser, _ = self._server.accept()
            except OSError:
                return
            host = socket.create_connection(("127.0.0.1", self._port))
            Thread(target=self._pump, args=(browser, host, False), daemon=True).start()
            Thread(target=self._pump, args=(host, browser, True), daemon=True).start()

    def _pump(self, source, target, counts: bool) -> None:
        try:
            while data := source.recv(65536):
                if counts:
                    self.bytes += len(data)
                target.sendall(data)
        except OSError:
            pass
        for end in (source, target):
            end.close()

    def close(self) -> None:
        self._server.close()


def wait_for(driver: Chrome, condition: str) -> None:
    end = perf_counter() + 90
    while not driver.execute_script(f"return {condition}"):
        if perf_counter() > end:
            raise TimeoutError(condition)


def visit(counter: Counter, network: dict, cpu: int, begin: Callable[[], None]) -> dict[str, float]:
    driver = chromium.new_driver(TELEPHONE, traced=TRACED)
    try:
        driver.execute_cdp_cmd("Network.enable", {})
        driver.execute_cdp_cmd("Network.emulateNetworkConditions", network)
        driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": cpu})
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
        driver.get(f"http://127.0.0.1:{counter.port}/")
        wait_for(driver, "seen.form && [...document.images].every((each) => each.complete)")
        form = driver.execute_script("return seen.form")
        files, size = driver.execute_script(f"return {FILES}"), counter.bytes
        driver.execute_script("""
            const name = document.querySelector("#name");
            name.value = "Anna";
            name.dispatchEvent(new Event("input"));
            document.querySelector("#sitDown").click();
        """)
        wait_for(driver, "document.body.dataset.page === 'lobby'")
        start = perf_counter()
        begin()
        wait_for(driver, HAND_IS_SEEN)
        return {
            "form": form / 1000,
            "files": files,
            "kB of the form": size / 1000,
            "kB": counter.bytes / 1000,
            "kB of the hand": driver.execute_script(f"return {OF_HAND}") / 1000,
            "hand": perf_counter() - start,
            "task": longest_task(driver),
            "slowed task": max(driver.execute_script("return seen.tasks"), default=0.0),
        }
    finally:
        driver.quit()


def without_scripts(port: int) -> float:
    """The longest task of the same page without scripts."""
    driver = chromium.new_driver(TELEPHONE, traced=TRACED)
    try:
        driver.execute_cdp_cmd("Network.enable", {})
        driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*.js"]})
        driver.get(f"http://127.0.0.1:{port}/")
        return longest_task(driver)
    finally:
        driver.quit()


def handshake(port: int) -> float:
    """Milliseconds for the first handshake of a browser."""
    driver = chromium.new_driver(TELEPHONE)
    try:
        driver.get(f"http://127.0.0.1:{port}/")
        driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": OLD_PHONE})
        return float(driver.execute_async_script(SEALED, CODE))
    finally:
        driver.quit()


def opened(code: str | None = None) -> "Hosting":
    from dixit_qt import paths
    from dixit_qt.decks.manifest import find_decks
    from dixit_qt.host.pictures import Pictures
    from dixit_qt.host.plan import Library, Plan
    from dixit_qt.host.table import Table
    from dixit_qt.net.hosting import Hosting
    from dixit_qt.store.pictures import reader_of
    from tests.net.room import MemoryJournal, new_state

    decks = find_decks([paths.decks()])[0]
    library = Library(decks)
    plan = Plan("classic-30", decks=tuple(decks))
    table = Table(new_state("classic-30", library=library, plan=plan, code=code))
    for _ in range(3):
        table.state.add_bot()
    hosting = Hosting(table, MemoryJournal(), Pictures(reader_of(decks.values())))
    hosting.listen(0)
    return hosting


def meanwhile(work: Callable[[], Found], look: Callable[[], object]) -> Found:
    """Run the browser in a thread while this program's loop serves it."""
    with ThreadPoolExecutor(1) as pool:
        working = pool.submit(work)
        while not working.done():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            look()
    return working.result()


def measure(network: dict, cpu: int) -> dict[str, float]:
    hosting, begun = opened(), Event()
    counter = Counter(hosting.port)

    def start_once() -> None:
        if begun.is_set():
            begun.clear()
            hosting.exchange.start()

    found = meanwhile(lambda: visit(counter, network, cpu, begun.set), start_once)
    counter.close()
    hosting.close()
    return found


def measure_without_scripts() -> float:
    hosting = opened()
    found = meanwhile(lambda: without_scripts(hosting.port), lambda: None)
    hosting.close()
    return found


def measure_handshake() -> float:
    hosting = opened(CODE)
    found = [meanwhile(lambda: handshake(hosting.port), lambda: None) for _ in range(HANDSHAKES)]
    hosting.close()
    return median(found)


def main() -> int:
    if not chromium.is_there():
        print("  neither Chromium nor its driver is installed here")
        return 0
    application = QCoreApplication.instance() or QCoreApplication([])
    with tempfile.TemporaryDirectory():
        quick, slow = measure(WI_FI, 1), measure(SLOW_3G, SLOW_CPU)
        throttled, sealed = measure(WI_FI, SLOW_CPU), measure_handshake()
        browsers_own = measure_without_scripts()
    del application
    found = {
        "requests until the form": quick["files"],
        "kB until the form": quick["kB of the form"],
        "kB until a hand is seen": quick["kB"],
        "kB of a hand of six": quick["kB of the hand"],
        "s until the form, slow 3G, CPU x4": slow["form"],
        "ms of the longest task, CPU x4": SLOW_CPU * quick["task"],
        "ms of a handshake, CPU x6": sealed,
    }
    print(f"  20 Mb/s: form {quick['form']:.2f} s, then hand {quick['hand']:.2f} s after the start")
    print(f"  slow 3G: form {slow['form']:.2f} s, then hand {slow['hand']:.2f} s after the start")
    own = f"{browsers_own:.1f} without scripts"
    print(f"  longest task: {quick['task']:.1f} ms of the processor, {own}")
    print(f"  slowed down x4 by Chromium: {throttled['slowed task']:.0f} ms")
    missed = False
    for name, value in found.items():
        is_met = value <= GOALS[name]
        missed = missed or not is_met
        print(f"  {name:36} {value:8.1f}  goal {GOALS[name]:6}  {'' if is_met else 'MISSED'}")
    return int(missed)
