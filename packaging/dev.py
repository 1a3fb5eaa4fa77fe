#!/usr/bin/env python3
"""The one command for people and CI: sets everything up, then plays, checks or builds."""

import sys
from pathlib import Path

OLDEST_PYTHON = (3, 11)


def run() -> int:
    if sys.version_info[:2] < OLDEST_PYTHON:
        this = ".".join(map(str, sys.version_info[:2]))
        sys.exit(f"Dixit Qt needs Python 3.11 or newer; this is Python {this}.")

    sys.path.append(str(Path(__file__).resolve().parent.parent))
    from devtools.commands import main

    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(run())
