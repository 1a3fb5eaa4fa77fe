"""Find out why tables aren't seen or an address can't be joined."""

import argparse
import json
import sys
from typing import TYPE_CHECKING

from dixit_qt.languages import LANGUAGES

if TYPE_CHECKING:
    from dixit_qt.commands import Subparsers
    from dixit_qt.diagnosis.examination import Diagnosis, Step

ALL_WELL = 0
PROBLEM_FOUND = 1


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "diagnose",
        help="find out why a table cannot be seen or joined",
        description="Check the network step by step, then name the likely cause and what to do "
        "about it.",
        epilog="Exit codes: 0 everything works, 1 something is wrong, 2 wrong arguments.",
    )
    parser.add_argument(
        "address",
        nargs="?",
        metavar="ADDRESS",
        help="address to test as well, host or host:port, as the host's window shows it",
    )
    parser.add_argument(
        "--language",
        choices=tuple(LANGUAGES),
        help="language of the answer (default: the system's)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    from PySide6.QtCore import QLocale

    from dixit_qt.diagnosis.examination import Examination
    from dixit_qt.diagnosis.probes import RealSoundings
    from dixit_qt.net.places import parse_place

    language = args.language or QLocale.system().name()
    place = None if args.address is None else parse_place(args.address)
    mistyped = args.address is not None and place is None
    examination = Examination(RealSoundings(), sys.platform, place, mistyped)
    for step in examination.run():
        if not args.json:
            print(step_line(step, language), flush=True)
    diagnosis = examination.diagnosis
    print(as_json(diagnosis) if args.json else conclusion(diagnosis, language))
    return PROBLEM_FOUND if diagnosis.found_a_problem else ALL_WELL


def step_line(step: "Step", language: str) -> str:
    from dixit_qt.diagnosis.diagnosis import in_words

    codes = (step.check, step.status, step.finding)
    check, status, finding = (in_words(code, language) for code in codes)
    detail = f" ({step.detail})" if step.detail else ""
    return f"{check}: {status}. {finding}{detail}"


def conclusion(diagnosis: "Diagnosis", language: str) -> str:
    from dixit_qt.diagnosis.diagnosis import advice, commands, in_words

    lines = [in_words(diagnosis.cause, language), advice(diagnosis.cause, language)]
    return "\n".join(["", *lines, *(f"    {each}" for each in commands(diagnosis.cause))])


def as_json(diagnosis: "Diagnosis") -> str:
    import msgspec

    return json.dumps(msgspec.to_builtins(diagnosis), ensure_ascii=False)
