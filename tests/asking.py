"""Ask one of our programs to end, by the system's own means."""

import signal
import subprocess
import sys
from typing import Any

GROUP = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
"""Flag for starting it, so that the request reaches no other process."""


def can_ask() -> bool:
    """On Windows this needs a console shared by both processes; Wine has none for piped
    programs."""
    if sys.platform != "win32":
        return True
    import ctypes

    return bool(ctypes.windll.kernel32.GetConsoleCP())


def ask_to_end(process: subprocess.Popen[Any]) -> None:
    """Send SIGTERM, or on Windows the event that a closing console sends."""
    process.send_signal(signal.CTRL_BREAK_EVENT if sys.platform == "win32" else signal.SIGTERM)
