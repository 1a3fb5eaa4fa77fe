"""A bot as a guest from the network, for a seat that is empty or a test of the cable."""

import argparse
import json
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from dixit_qt.client.state import ClientState
    from dixit_qt.commands import Subparsers
    from dixit_qt.net.discovery import Discovery
    from dixit_qt.net.joining import Joining

DONE = 0
CANNOT_JOIN = 1
BAD_ADDRESS = 2
SENT_AWAY = 3


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser("bot", help="play as a bot at a table on the network")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--join", metavar="ADDRESS", help="host, or host:port")
    where.add_argument(
        "--find", nargs="?", const="", metavar="TABLE", help="the table of this name, or any"
    )
    parser.add_argument("--name", default="Bot", help="what the bot is called")
    parser.add_argument("--code", help="the room code, if there is one")
    parser.add_argument("--seed", type=int, help="play the same way each time")
    parser.add_argument("--think", type=int, default=0, metavar="MS", help="time for a move")
    parser.add_argument("--patient", action="store_true", help="leave the first clue to others")
    parser.add_argument("--once", action="store_true", help="stop when the game is over")
    parser.add_argument("--seats", type=Path, metavar="FILE", help="remember the seat here")
    parser.add_argument("--json", action="store_true", help="tell what happens, in lines of JSON")


def run(args: argparse.Namespace) -> int:
    from PySide6.QtCore import QCoreApplication

    from dixit_qt.net.places import parse_place

    place = None if args.join is None else parse_place(args.join)
    if args.join is not None and place is None:
        print(f"dixit-qt bot: {args.join!r} is not an address", file=sys.stderr)
        return BAD_ADDRESS
    application = QCoreApplication.instance() or QCoreApplication([])
    joining = _joining(args)
    _play(args, joining, application)
    discovery = _search(args, joining)
    if place is not None:
        joining.join([place])
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: application.quit())
    application.exec()
    joining.close()
    discovery.close()
    return _verdict(joining, quiet=args.json)


def _joining(args: argparse.Namespace) -> "Joining":
    from dixit_qt.client.session import Profile, Session
    from dixit_qt.net.joining import Joining
    from dixit_qt.net.picture_files import NoPictures
    from dixit_qt.net.token_file import TokenFile

    session = Session(Profile(args.name, code=args.code), NoPictures())
    return Joining(session, None if args.seats is None else TokenFile(args.seats))


def _search(args: argparse.Namespace, joining: "Joining") -> "Discovery":
    """It goes on during the game: the host may come back at another address."""
    from dixit_qt.net.discovery import Discovery
    from dixit_qt.net.following import Following

    discovery = Discovery()
    Following(discovery, joining, args.find, discovery)
    discovery.start()
    discovery.search()
    return discovery


def _play(args: argparse.Namespace, joining: "Joining", application: "QCoreApplication") -> None:
    from dixit_qt.bots.random_bot import RandomBot
    from dixit_qt.net.robot import Robot, seeded, unseeded

    chance = unseeded() if args.seed is None else seeded(args.seed)
    robot = Robot(joining, RandomBot(), chance, args.think, patient=args.patient, parent=joining)
    if args.json:
        joining.changed.connect(_teller(joining))
    if args.once:
        robot.finished.connect(application.quit)
    joining.changed.connect(lambda _events: _stop_when_ended(joining, application))


def _teller(joining: "Joining") -> Callable[[object], None]:
    """Prints what a program wants to know about the game, whenever that changes."""
    told: list[dict[str, object]] = [{}]

    def tell(_events: object) -> None:
        facts = _facts(joining.session.state)
        if facts != told[0]:
            told[0] = facts
            print(json.dumps(facts), flush=True)

    return tell


def _facts(state: "ClientState") -> dict[str, object]:
    facts: dict[str, object] = {"status": state.status, "seat": state.seat}
    if state.view is not None:
        facts |= {"round": state.view.round, "phase": state.view.phase}
        if state.view.outcome is not None:
            facts["scores"] = state.view.outcome.scores
    return facts


def _stop_when_ended(joining: "Joining", application: "QCoreApplication") -> None:
    from dixit_qt.client.state import Status

    if joining.session.state.status is Status.ENDED:
        application.quit()


def _verdict(joining: "Joining", *, quiet: bool) -> int:
    state = joining.session.state
    if state.view is not None and state.view.outcome is not None:
        if not quiet:
            print(f"The game is over: {', '.join(map(str, state.view.outcome.scores))}")
        return DONE
    if state.farewell is not None and state.farewell != "you_left":
        print(f"dixit-qt bot: the host said goodbye: {state.farewell}", file=sys.stderr)
        return SENT_AWAY
    if state.person is None:
        print(f"dixit-qt bot: no table there: {joining.problem}", file=sys.stderr)
        return CANNOT_JOIN
    return DONE
