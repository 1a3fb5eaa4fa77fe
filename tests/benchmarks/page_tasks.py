"""The tasks of a page's main thread in Chromium's trace, by their processor time.

Processor time, unlike time on the clock, doesn't depend on other programs.
"""

import json
from collections.abc import Iterator

from selenium.webdriver import Chrome

TRACED = ("disabled-by-default-devtools.timeline", "blink.user_timing")
END = "end of the visit"


def longest_task(driver: Chrome) -> float:
    """Milliseconds of processor time, from the opening of the page until now."""
    driver.execute_script("performance.mark(arguments[0])", END)
    events = list(_traced(driver))
    end = next(each for each in events if each["name"] == END)
    thread = (end["pid"], end["tid"])
    tasks = (
        each["tdur"]
        for each in events
        if each["name"] == "RunTask" and (each["pid"], each["tid"]) == thread
    )
    return float(max(tasks)) / 1000


def _traced(driver: Chrome) -> Iterator[dict]:
    for entry in driver.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Tracing.dataCollected":
            yield message["params"]
