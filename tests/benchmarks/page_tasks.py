"""The tasks of a page's main thread, out of what Chromium traces: how long each kept the processor.

Time of the processor and not of the clock: a task that waits because another program runs is none
of the page's faults, and the same everywhere.
"""

import json
from collections.abc import Iterator

from selenium.webdriver import Chrome

TRACED = ("disabled-by-default-devtools.timeline", "blink.user_timing")
END = "end of the visit"


def longest_task(driver: Chrome) -> float:
    """Milliseconds of the processor, from the opening of the page until now."""
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
