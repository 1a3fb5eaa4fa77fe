"""How a program of ours is asked to end, by the system's own means."""

import signal
import subprocess
import sys
from typing import Any

GROUP = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
"""The flag with which it is started, so that nobody else is asked."""


def can_ask() -> bool:
    """On Windows it takes a console in which both run; Wine has none for what it is piped."""
    if sys.platform != "win32":
        return True
    import ctypes

    return bool(ctypes.windll.kernel32.GetConsoleCP())


def ask_to_end(process: subprocess.Popen[Any]) -> None:
    """SIGTERM; on Windows what a program hears when its console is closed."""
    process.send_signal(signal.CTRL_BREAK_EVENT if sys.platform == "win32" else signal.SIGTERM)
