"""Try the whole program by itself, on a virtual screen."""

import argparse
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dixit_qt.commands import Subparsers

KEEP_NOTHING = (
    "QML_DISABLE_DISK_CACHE",
    "QSG_RHI_DISABLE_DISK_CACHE",
    "QT_DISABLE_SHADER_DISK_CACHE",
)
"""Keeps Qt from saving compiled files for the next start."""


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "selftest",
        help="play two games in hidden windows and report failures",
        description="Play two games in hidden windows and report failures.",
        epilog="Exit codes: 0 everything works, 1 something failed, 2 wrong arguments.",
    )
    parser.add_argument(
        "--on-screen",
        action="store_true",
        help="open the windows on the screen instead",
    )


def run(args: argparse.Namespace) -> int:
    for nothing_kept in KEEP_NOTHING:
        os.environ[nothing_kept] = "1"
    if not args.on_screen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from dixit_qt.app.selftest import run_selftest

    return run_selftest()
