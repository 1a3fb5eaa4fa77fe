"""A phone or another device with a browser, controlled by WebDriver."""

from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from pytestqt.qtbot import QtBot
from selenium.common.exceptions import (
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver import Chrome
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_TOUCH
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

PATIENCE = 40

PLACE = """
const node = document.querySelector(arguments[0]);
if (!node || node.disabled || node.closest("[inert]")) return null;
node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
const box = node.getBoundingClientRect();
const place = [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
return node.contains(document.elementFromPoint(...place)) ? place : null;
"""


CHANGE = """
const done = arguments[0];
const seen = new MutationObserver(() => (seen.disconnect(), done()));
const all = { subtree: true, childList: true, attributes: true, characterData: true };
seen.observe(document.documentElement, all);
setTimeout(() => (seen.disconnect(), done()), 200);
"""

STOPS = """(selector) => {
  const stops = [...document.querySelectorAll("button, input, select, [tabindex]")].filter(
    (node) => !node.disabled && !node.closest("[inert]") && node.tabIndex >= 0);
  const now = document.activeElement;
  if (now.matches(selector)) return 0;
  const wanted = stops.find((node) => node.matches(selector));
  if (!wanted) return 1;
  const ahead = now === document.body || now.compareDocumentPosition(wanted) & 4;
  const between = (node) => ahead
    ? now === document.body || now.compareDocumentPosition(node) & 4
    : now.compareDocumentPosition(node) & 2;
  const way = stops.filter(between);
  return ahead ? way.indexOf(wanted) + 1 : way.indexOf(wanted) - way.length;
}"""


STAGE = """(() => {
  const box = document.getElementById("stage").getBoundingClientRect();
  const y = Math.max(2, Math.min(innerHeight - 2, box.y + box.height / 2));
  return { x: box.x + box.width / 2, y };
})()"""


class Vanished(Exception):
    """Somebody else was faster: the thing to press isn't there any more."""


class Device:
    def __init__(self, driver: Chrome) -> None:
        self.driver = driver

    def open(self, port: int, fragment: str = "", host: str = "127.0.0.1") -> None:
        self.driver.get(f"http://{host}:{port}/{fragment}")
        self.until("document.querySelector('main')")

    def js(self, expression: str, *arguments: object) -> object:
        return self.driver.execute_script(f"return {expression}", *arguments)

    def close_tab(self) -> None:
        """Close the tab with its session storage; the browser continues in a new one."""
        old = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        new = self.driver.current_window_handle
        self.driver.switch_to.window(old)
        self.driver.close()
        self.driver.switch_to.window(new)

    def until(self, condition: str) -> object:
        wait = WebDriverWait(self.driver, PATIENCE, poll_frequency=0.02)
        return wait.until(lambda _driver: self.js(condition), f"never: {condition}")

    def wait_for_change(self) -> None:
        """Wait until the page shows something else, or looks the same for a while."""
        self.driver.execute_async_script(CHANGE)

    def has(self, selector: str) -> bool:
        return bool(self.js("document.querySelector(arguments[0]) !== null", selector))

    def text(self, selector: str) -> str:
        return str(self.js("document.querySelector(arguments[0])?.innerText ?? ''", selector))

    def place(self, selector: str, *, may_vanish: bool = False) -> tuple[int, int]:
        wait = WebDriverWait(self.driver, PATIENCE, poll_frequency=0.02)

        def at_rest(driver: Chrome) -> list[int] | None:
            """A click would miss something that scrolls or grows."""
            if may_vanish and not self.has(selector):
                raise Vanished(selector)
            first, second = (driver.execute_script(PLACE, selector) for _ in range(2))
            return first if first == second else None

        return tuple(wait.until(at_rest, f"cannot be touched: {selector}"))

    def tap(self, selector: str, *, may_vanish: bool = False) -> None:
        self._touch(self.place(selector, may_vanish=may_vanish))

    def lay(self, selector: str) -> None:
        """Hold a card of the hand until it lifts, and put it on the table.

        A partner may decide for both meanwhile: then nothing can be lifted any more.
        """
        self.fingers("Start", self.place(selector, may_vanish=True))
        self.until("document.querySelector('.shadow, .content:not(:has(.hand .may))')")
        if not self.has(".shadow"):
            self.fingers("End")
            raise Vanished(selector)
        self.fingers("Move", *[self.stage()])
        self.fingers("End")

    def stage(self) -> tuple[float, float]:
        """A visible place on the table, or the nearest to it."""
        box = self.js(STAGE)
        return box["x"], box["y"]

    def _touch(self, first: tuple[int, int], *then: tuple[int, int]) -> None:
        finger = PointerInput(POINTER_TOUCH, "finger")
        actions = ActionBuilder(self.driver, mouse=finger, duration=30)
        finger.create_pointer_move(x=first[0], y=first[1], duration=0)
        finger.create_pointer_down(button=0)
        for x, y in then:
            finger.create_pointer_move(x=x, y=y, duration=60)
        finger.create_pointer_up(button=0)
        actions.perform()

    def fingers(self, kind: str, *places: tuple[float, float]) -> None:
        """Fingers touch, move or, without a place, leave the screen: `Start`, `Move`, `End`."""
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        event = {"type": f"touch{kind}", "touchPoints": points}
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", event)

    def tap_at(self, place: tuple[float, float]) -> None:
        self.fingers("Start", place)
        self.fingers("End")

    def press(self, *keys: str) -> None:
        try:
            self.driver.switch_to.active_element.send_keys(*keys)
        except (StaleElementReferenceException, ElementNotInteractableException) as error:
            raise Vanished(keys) from error

    def tab_to(self, selector: str, tries: int = 8) -> None:
        """Press Tab until `selector` has the focus. Fails after `tries` attempts."""
        for _ in range(tries):
            stops = self.js(f"({STOPS})(arguments[0])", selector)
            if stops == 0:
                return
            self.press(Keys.TAB * stops if stops > 0 else Keys.SHIFT + Keys.TAB * -stops)
        if not self.has(selector):
            raise Vanished(selector)
        raise AssertionError(f"Tab never reaches {selector}")

    def write(self, selector: str, text: str) -> None:
        self.until(f"document.querySelector(`{selector}`)")
        self.js(
            "(() => { const n = document.querySelector(arguments[0]); n.focus(); n.select(); })()",
            selector,
        )
        self.press(text)

    def picture(self, file: Path) -> None:
        self.until("[...document.images].every((image) => image.complete)")
        file.parent.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(file))

    def errors(self) -> list[str]:
        """The browser's log of failed scripts and policy violations."""
        return [entry["message"] for entry in self.driver.get_log("browser")]


def meanwhile(qtbot: QtBot, *works: Callable[[], object], within: float = 60.0) -> None:
    """Control browsers, each in its own thread, while this program's loop serves them."""
    with ThreadPoolExecutor(len(works)) as pool:
        futures = [pool.submit(work) for work in works]
        qtbot.waitUntil(lambda: all(each.done() for each in futures), timeout=round(within * 1000))
        faults_of(futures)


def faults_of(futures: Iterable[Future[object]]) -> None:
    faults = [fault for future in futures if (fault := future.exception())]
    if faults:
        raise ExceptionGroup("at the browsers", faults)
