"""Something is tried in a fork: it can neither change anything here nor take for ever."""

import os
import resource
import signal
from collections.abc import Callable
from pathlib import Path

MEMORY = 2 << 30
"""How many bytes more than now a fork may have."""


def in_a_fork(work: Callable[[], bool], seconds: float) -> bool:
    """Whether the work was done well; what dies, or needs too much, was not. `seconds` are those
    that the processor works, the clock may show far more."""
    child = os.fork()
    if not child:
        well = False
        try:
            _limit(seconds)
            well = work()
        finally:
            os._exit(0 if well else 1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def _limit(seconds: float) -> None:
    silence = os.open(os.devnull, os.O_RDWR)
    for output in (1, 2):
        os.dup2(silence, output)
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    memory = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(int(seconds * 6) + 30)
