"""A headless Chromium moved by its driver, for tests and pictures of the browser page."""

import shutil
from collections.abc import Sequence

from selenium.webdriver import Chrome, ChromeOptions, ChromeService
from selenium.webdriver.remote.remote_connection import RemoteConnection

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
NAMES_OF_HERE = ("local", "lan", "fritz.box", "example")
SWITCHES = (
    "headless=new",
    "no-sandbox",
    "disable-gpu",
    "disable-dev-shm-usage",
    "disable-background-networking",
    "disable-component-update",
    "no-first-run",
    "host-resolver-rules=" + ", ".join(f"MAP *.{end} 127.0.0.1" for end in NAMES_OF_HERE),
)
"""These host names lead to this computer over plain HTTP, as a phone reaches a table."""


ANSWER_WITHIN = 30


def chromium() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def is_there() -> bool:
    return chromium() is not None and shutil.which("chromedriver") is not None


def new_driver(size: tuple[int, int], *, touch: bool = True, traced: Sequence[str] = ()) -> Chrome:
    """A device with a screen of this size. Traces are found in its performance log."""
    options = ChromeOptions()
    options.binary_location = chromium() or ""
    for switch in SWITCHES:
        options.add_argument(f"--{switch}")
    width, height = size
    metrics = {"width": width, "height": height, "pixelRatio": 1.0, "touch": touch}
    options.add_experimental_option("mobileEmulation", {"deviceMetrics": metrics})
    logs = {"browser": "ALL"}
    if traced:
        logs["performance"] = "ALL"
        wanted = {"enableNetwork": False, "enablePage": False, "traceCategories": ",".join(traced)}
        options.add_experimental_option("perfLoggingPrefs", wanted)
    options.set_capability("goog:loggingPrefs", logs)
    driver = Chrome(options, ChromeService(shutil.which("chromedriver")))
    if isinstance(driver.command_executor, RemoteConnection):
        driver.command_executor.client_config.timeout = ANSWER_WITHIN
    return driver
