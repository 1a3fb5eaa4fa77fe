"""A bot as a guest from the network, for a seat that is empty or a test of the cable."""

import argparse
import signal
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from dixit_qt.commands import Subparsers
    from dixit_qt.net.joining import Joining

DONE = 0
CANNOT_JOIN = 1
BAD_ADDRESS = 2
SENT_AWAY = 3


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser("bot", help="play as a bot at a table on the network")
    parser.add_argument("--join", required=True, metavar="ADDRESS", help="host, or host:port")
    parser.add_argument("--name", default="Bot", help="what the bot is called")
    parser.add_argument("--code", help="the room code, if there is one")
    parser.add_argument("--seed", type=int, help="play the same way each time")
    parser.add_argument("--think", type=int, default=0, metavar="MS", help="time for a move")
    parser.add_argument("--once", action="store_true", help="stop when the game is over")
    parser.add_argument("--seats", type=Path, metavar="FILE", help="remember the seat here")


def run(args: argparse.Namespace) -> int:
    from PySide6.QtCore import QCoreApplication

    from dixit_qt.net.places import parse_place

    place = parse_place(args.join)
    if place is None:
        print(f"dixit-qt bot: {args.join!r} is not an address", file=sys.stderr)
        return BAD_ADDRESS
    application = QCoreApplication.instance() or QCoreApplication([])
    joining = _joining(args)
    _play(args, joining, application)
    joining.join([place])
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: application.quit())
    application.exec()
    joining.close()
    return _verdict(joining)


def _joining(args: argparse.Namespace) -> "Joining":
    from dixit_qt.client.session import Profile, Session
    from dixit_qt.net.joining import Joining
    from dixit_qt.net.picture_files import NoPictures
    from dixit_qt.net.token_file import TokenFile

    session = Session(Profile(args.name, code=args.code), NoPictures())
    return Joining(session, None if args.seats is None else TokenFile(args.seats))


def _play(args: argparse.Namespace, joining: "Joining", application: "QCoreApplication") -> None:
    from dixit_qt.bots.random_bot import RandomBot
    from dixit_qt.net.robot import Robot

    robot = Robot(joining, RandomBot(), Random(args.seed), args.think, joining)
    if args.once:
        robot.finished.connect(application.quit)
    joining.changed.connect(lambda _events: _stop_when_ended(joining, application))


def _stop_when_ended(joining: "Joining", application: "QCoreApplication") -> None:
    from dixit_qt.client.state import Status

    if joining.session.state.status is Status.ENDED:
        application.quit()


def _verdict(joining: "Joining") -> int:
    state = joining.session.state
    if state.farewell is not None and state.farewell != "you_left":
        print(f"dixit-qt bot: the host said goodbye: {state.farewell}", file=sys.stderr)
        return SENT_AWAY
    if state.person is None:
        print(f"dixit-qt bot: no table there: {joining.problem}", file=sys.stderr)
        return CANNOT_JOIN
    if state.view is not None and state.view.outcome is not None:
        print(f"The game is over: {', '.join(map(str, state.view.outcome.scores))}")
    return DONE
