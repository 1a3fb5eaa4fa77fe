"""A telephone, or another device with a browser, as WebDriver moves it."""

import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pytestqt.qtbot import QtBot
from selenium.webdriver import Chrome, ChromeOptions, ChromeService
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_TOUCH
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

TELEPHONE = (360, 640)
PATIENCE = 10
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")

PLACE = """
const node = document.querySelector(arguments[0]);
if (!node || node.disabled || node.closest("[inert]")) return null;
node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
const box = node.getBoundingClientRect();
const place = [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
return node.contains(document.elementFromPoint(...place)) ? place : null;
"""


def chromium() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def new_driver(size: tuple[int, int] = TELEPHONE) -> Chrome:
    options = ChromeOptions()
    options.binary_location = chromium() or ""
    for switch in (
        "headless=new",
        "no-sandbox",
        "disable-gpu",
        "disable-dev-shm-usage",
        "disable-background-networking",
        "disable-component-update",
        "no-first-run",
    ):
        options.add_argument(f"--{switch}")
    width, height = size
    metrics = {"width": width, "height": height, "pixelRatio": 1.0, "touch": True}
    options.add_experimental_option("mobileEmulation", {"deviceMetrics": metrics})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return Chrome(options, ChromeService(shutil.which("chromedriver")))


class Device:
    def __init__(self, driver: Chrome) -> None:
        self.driver = driver

    def open(self, port: int, fragment: str = "") -> None:
        self.driver.get(f"http://127.0.0.1:{port}/{fragment}")
        self.until("document.querySelector('main')")

    def js(self, expression: str, *arguments: object) -> object:
        return self.driver.execute_script(f"return {expression}", *arguments)

    def until(self, condition: str) -> object:
        wait = WebDriverWait(self.driver, PATIENCE, poll_frequency=0.02)
        return wait.until(lambda _driver: self.js(condition), f"never: {condition}")

    def has(self, selector: str) -> bool:
        return bool(self.js("document.querySelector(arguments[0]) !== null", selector))

    def text(self, selector: str) -> str:
        return str(self.js("document.querySelector(arguments[0])?.innerText ?? ''", selector))

    def place(self, selector: str) -> tuple[int, int]:
        wait = WebDriverWait(self.driver, PATIENCE, poll_frequency=0.02)

        def at_rest(driver: Chrome) -> list[int] | None:
            """What scrolls or grows would be missed."""
            first, second = (driver.execute_script(PLACE, selector) for _ in range(2))
            return first if first == second else None

        return tuple(wait.until(at_rest, f"cannot be touched: {selector}"))

    def tap(self, selector: str) -> None:
        self._touch(self.place(selector))

    def pull_up(self, selector: str, far: int = 200) -> None:
        x, y = self.place(selector)
        self._touch((x, y), (x, max(5, y - far)))

    def _touch(self, first: tuple[int, int], *then: tuple[int, int]) -> None:
        finger = PointerInput(POINTER_TOUCH, "finger")
        actions = ActionBuilder(self.driver, mouse=finger, duration=30)
        finger.create_pointer_move(x=first[0], y=first[1], duration=0)
        finger.create_pointer_down(button=0)
        for x, y in then:
            finger.create_pointer_move(x=x, y=y, duration=60)
        finger.create_pointer_up(button=0)
        actions.perform()

    def press(self, *keys: str) -> None:
        self.driver.switch_to.active_element.send_keys(*keys)

    def tab_to(self, selector: str, most: int = 80) -> None:
        """On with Tab until it has the focus."""
        for _ in range(most):
            if self.js("document.activeElement?.matches(arguments[0])", selector):
                return
            self.press(Keys.TAB)
        raise AssertionError(f"Tab never reaches {selector}")

    def write(self, selector: str, text: str) -> None:
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
        """What the browser complains of: a script that failed, a policy that was broken."""
        return [entry["message"] for entry in self.driver.get_log("browser")]


def meanwhile(qtbot: QtBot, work, within: float = 60.0):
    """Do something with browsers while this program's own loop serves them."""
    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(work)
        qtbot.waitUntil(future.done, timeout=round(within * 1000))
        return future.result()
