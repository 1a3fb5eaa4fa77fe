"""`dev.py windows`: build and try the program for Windows, on Linux under Wine.

The first call prepares a Windows with a genuine Python outside of the project, which takes some
minutes and 4 GB. Without arguments, all parts run. The pictures are written to `build/windows`.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from wine import lab, sources, tests, together, window
from wine.machine import Machine, WindowsTrialFailed

PARTS = {
    "build": (sources.build, "freeze it, test it, install it, test it, remove it"),
    "window": (window.run, "a practice round with the mouse, in both languages, photographed"),
    "together": (together.run, "Windows and Linux find each other and play; the host is killed"),
    "tests": (tests.run, "the tests that need no window"),
}


def main(argv: Sequence[str]) -> int:
    parts = "\n".join(f"  {name:10} {text}" for name, (_, text) in PARTS.items())
    parser = argparse.ArgumentParser(
        prog="dev.py windows",
        description=f"{__doc__}\n{parts}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("parts", nargs="*", metavar="PART")
    wanted = parser.parse_args(argv).parts or list(PARTS)
    if unknown := set(wanted) - PARTS.keys():
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    if reason := lab.obstacle():
        sys.exit(f"No Windows can be made here. {reason}")
    machine = lab.prepare(lab.folder())
    broken = [name for name in wanted if not done(name, machine)]
    if broken:
        print("Not in order:", ", ".join(broken))
    return 1 if broken else 0


def done(name: str, machine: Machine) -> bool:
    print(f"== {name}", flush=True)
    began = time.monotonic()
    try:
        PARTS[name][0](machine)
    except (WindowsTrialFailed, subprocess.TimeoutExpired) as error:
        print(error, file=sys.stderr)
        return False
    print(f"== {name}: ok, {time.monotonic() - began:.0f} s", flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
