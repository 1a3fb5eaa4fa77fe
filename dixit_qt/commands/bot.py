"""A bot that joins over the network, to fill an empty seat or to test a connection."""

import argparse
import json
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from dixit_qt import arguments

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from dixit_qt.client.state import ClientState
    from dixit_qt.commands import Subparsers
    from dixit_qt.net.discovery.discovery import Discovery
    from dixit_qt.net.joining import Joining

DONE = 0
CANNOT_JOIN = 1
BAD_ADDRESS = 2
SENT_AWAY = 3

TRIES = 3
"""After this many failures to join for the first time, the bot gives up."""

MOST_THINKING_MS = 600_000


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "bot",
        help="play as a bot at a table on the network",
        description="Join a table over the network and play as a bot. If the host goes away, "
        "the bot waits for it to return.",
        epilog="Exit codes: 0 played or stopped, 1 no table at the address, 2 wrong "
        "arguments, 3 removed by the host.",
    )
    _add_table_options(parser)
    _add_player_options(parser)


def _add_table_options(parser: argparse.ArgumentParser) -> None:
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--join", metavar="ADDRESS", help="address of the table, host or host:port")
    where.add_argument(
        "--find",
        nargs="?",
        const="",
        metavar="TABLE",
        help="wait for the table with this name; without a name, for any table",
    )
    parser.add_argument("--code", type=arguments.room_code, help="code of the table")
    parser.add_argument(
        "--seats",
        type=arguments.new_file,
        metavar="FILE",
        help="file that remembers the seat, so that the bot returns to it when restarted",
    )


def _add_player_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--name", default="Bot", type=arguments.name, help="name of the bot (default: %(default)s)")
    add("--seed", type=int, metavar="N", help="seed: the same N plays the same way")
    add(
        "--think",
        type=arguments.whole_number(0, MOST_THINKING_MS),
        default=0,
        metavar="MS",
        help="milliseconds to think before each move (default: %(default)s)",
    )
    add("--patient", action="store_true", help="leave the first clue to others")
    add("--once", action="store_true", help="exit when the game is over")
    add("--json", action="store_true", help="print events as JSON, one per line")


def run(args: argparse.Namespace) -> int:
    from dixit_qt.loop import windowless_loop
    from dixit_qt.net.places import parse_place

    place = None if args.join is None else parse_place(args.join)
    if args.join is not None and place is None:
        shown = arguments.quoted(args.join)
        print(f"dixit-qt bot: {shown} is not an address", file=sys.stderr)
        return BAD_ADDRESS
    application = windowless_loop()
    joining = _joining(args)
    _play(args, joining, application)
    discovery = _search(args, joining)
    if place is not None:
        joining.join([place])
    application.exec()
    joining.close()
    discovery.close()
    return _verdict(joining, quiet=args.json)


def _joining(args: argparse.Namespace) -> "Joining":
    from dixit_qt.client.greeting import Profile
    from dixit_qt.client.session import Session
    from dixit_qt.net.joining import Joining
    from dixit_qt.store.pictures import NoPictures
    from dixit_qt.store.seat_tokens import TokenFile

    session = Session(Profile(args.name, code=args.code, discreet=True), NoPictures())
    return Joining(session, None if args.seats is None else TokenFile(args.seats))


def _search(args: argparse.Namespace, joining: "Joining") -> "Discovery":
    """Searching continues during the game, because the host may return at another address."""
    from dixit_qt.net.discovery.discovery import Discovery
    from dixit_qt.tables.bot_guest import Following

    discovery = Discovery()
    Following(discovery, joining, args.find, discovery)
    discovery.start()
    discovery.search()
    return discovery


def _play(args: argparse.Namespace, joining: "Joining", application: "QCoreApplication") -> None:
    from dixit_qt.bots.random_bot import RandomBot
    from dixit_qt.tables.bot_guest import Robot, seeded, unseeded

    chance = unseeded() if args.seed is None else seeded(args.seed)
    robot = Robot(joining, RandomBot(), chance, args.think, patient=args.patient, parent=joining)
    if args.json:
        joining.changed.connect(_teller(joining))
    if args.once:
        robot.finished.connect(application.quit)
    joining.changed.connect(lambda _events: _stop_when_ended(joining, application))
    if args.join is not None:
        joining.changed.connect(lambda _events: _stop_without_a_table(joining, application))


def _teller(joining: "Joining") -> Callable[[object], None]:
    """Print a line of JSON whenever the facts about the game have changed."""
    last: list[dict[str, object]] = [{}]

    def tell(_events: object) -> None:
        facts = _facts(joining.session.state)
        if facts != last[0]:
            last[0] = facts
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


def _stop_without_a_table(joining: "Joining", application: "QCoreApplication") -> None:
    """Stop a bot that never joined a table. A bot that has lost its host keeps reconnecting."""
    state = joining.session.state
    if state.person is None and state.retry_in and state.attempt >= TRIES:
        application.quit()


def _verdict(joining: "Joining", *, quiet: bool) -> int:
    state = joining.session.state
    if state.view is not None and state.view.outcome is not None:
        if not quiet:
            print(f"The game is over: {', '.join(map(str, state.view.outcome.scores))}")
        return DONE
    if state.farewell is not None and state.farewell != "you_left":
        print(f"dixit-qt bot: the host ended the connection: {state.farewell}", file=sys.stderr)
        return SENT_AWAY
    if state.person is None:
        print(f"dixit-qt bot: no table at this address: {joining.problem}", file=sys.stderr)
        return CANNOT_JOIN
    return DONE
