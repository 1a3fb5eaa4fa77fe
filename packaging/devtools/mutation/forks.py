"""Try something in a forked process, which can't change this one and has a time limit."""

import os
import resource
import signal
from collections.abc import Callable
from pathlib import Path

MEMORY = 2 << 30
"""How much more memory than now a fork may use, in bytes."""


def in_a_fork(work: Callable[[], bool], seconds: float) -> bool:
    """Whether the work succeeded. A fork that dies or needs too much memory has failed. `seconds`
    is processor time: on the clock it may take far longer."""
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
