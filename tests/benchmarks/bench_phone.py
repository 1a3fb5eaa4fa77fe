"""The page on a phone: what it costs to come in and to see a hand, over a quick and a slow network.

The deck is the one that the program brings. Bytes are counted on the wire, those of the WebSocket
among them; a long task is one that keeps the page from answering a finger for more than 50 ms.
"""

import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread
from time import perf_counter

from lan_browsers import TELEPHONE, WI_FI
from PySide6.QtCore import QCoreApplication, QEventLoop
from selenium.webdriver import Chrome

import chromium

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

SLOW_3G = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 400_000 / 8,
    "uploadThroughput": 400_000 / 8,
}
SLOW_CPU = 4
LONG_TASK_MS = 50
GOALS = {
    "requests until the form": 20,
    "kB until the form": 120,
    "kB until a hand is seen": 500,
    "kB of a hand of six": 350,
    "s until the form, slow 3G, CPU x4": 4.0,
    "ms of the longest task, CPU x4": LONG_TASK_MS,
}
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
    """Between the browser and the host: it counts what goes to the browser."""

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
    driver = chromium.new_driver(TELEPHONE)
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
            "task": max(driver.execute_script("return seen.tasks"), default=0.0),
        }
    finally:
        driver.quit()


def measure(network: dict, cpu: int) -> dict[str, float]:
    from dixit_qt.host.lending.pictures import Pictures

    from dixit_qt import paths
    from dixit_qt.decks.manifest import find_decks
    from dixit_qt.host.plan import Library, Plan
    from dixit_qt.host.table import Table
    from dixit_qt.net.hosting import Hosting
    from dixit_qt.store.pictures import reader_of
    from tests.net.room import MemoryJournal, new_state

    decks = find_decks([paths.decks()])[0]
    library = Library(decks)
    plan = Plan("classic-30", decks=tuple(decks))
    table = Table(new_state("classic-30", library=library, plan=plan))
    for _ in range(3):
        table.state.add_bot()
    hosting = Hosting(table, MemoryJournal(), Pictures(reader_of(decks.values())))
    hosting.listen(0)
    counter = Counter(hosting.port)
    begun: list[bool] = []
    with ThreadPoolExecutor(1) as pool:
        visiting = pool.submit(visit, counter, network, cpu, lambda: begun.append(True))
        while not visiting.done():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            if begun:
                begun.clear()
                hosting.exchange.start()
    counter.close()
    hosting.close()
    return visiting.result()


def main() -> int:
    if not chromium.is_there():
        print("  neither Chromium nor its driver is installed here")
        return 0
    application = QCoreApplication.instance() or QCoreApplication([])
    with tempfile.TemporaryDirectory():
        quick, slow = measure(WI_FI, 1), measure(SLOW_3G, SLOW_CPU)
        throttled = measure(WI_FI, SLOW_CPU)
    del application
    found = {
        "requests until the form": quick["files"],
        "kB until the form": quick["kB of the form"],
        "kB until a hand is seen": quick["kB"],
        "kB of a hand of six": quick["kB of the hand"],
        "s until the form, slow 3G, CPU x4": slow["form"],
        "ms of the longest task, CPU x4": throttled["task"],
    }
    print(f"  20 Mb/s: form {quick['form']:.2f} s, then hand {quick['hand']:.2f} s after the start")
    print(f"  slow 3G: form {slow['form']:.2f} s, then hand {slow['hand']:.2f} s after the start")
    missed = False
    for name, value in found.items():
        is_met = value <= GOALS[name]
        missed = missed or not is_met
        print(f"  {name:36} {value:8.1f}  goal {GOALS[name]:6}  {'' if is_met else 'MISSED'}")
    return int(missed)
