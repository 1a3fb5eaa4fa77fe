"""Host a table without a window, for a spare machine. The first who sits down is its admin."""

import argparse
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from dixit_qt.commands import Subparsers
    from dixit_qt.host.plan import Library
    from dixit_qt.net.discovery import Discovery
    from dixit_qt.net.hosting import Hosting
    from dixit_qt.net.journal_files import JournalFolder, Resumable

DONE = 0
CANNOT_LISTEN = 1
NO_DECK = 4
BAD_TABLE = 5
NOTHING_TO_RESUME = 6


def add_parser(subparsers: "Subparsers") -> None:
    from dixit_qt.net import ports

    parser = subparsers.add_parser("host", help="host a table without a window")
    parser.add_argument("--name", default="Dixit", help="what the table is called")
    parser.add_argument("--port", type=int, default=ports.GAME, help="TCP port; the next free one")
    parser.add_argument("--edition", help="the edition that is offered first")
    parser.add_argument("--deck", action="append", default=[], help="lay this deck on the table")
    parser.add_argument("--decks-in", action="append", default=[], type=Path, metavar="FOLDER")
    parser.add_argument("--bots", type=int, default=0, help="bots that sit at the table")
    parser.add_argument("--code", help="a room code of 4 to 16 characters")
    parser.add_argument("--language", choices=("en", "ru"), default="en", help="of the bots")
    parser.add_argument("--seed", type=int, metavar="N", help="deal the same cards each time")
    parser.add_argument("--start-with", type=int, default=0, metavar="N", help="begin with N seats")
    parser.add_argument("--once", action="store_true", help="stop when the game is over")
    parser.add_argument("--resume", action="store_true", help="go on with the unfinished game")
    parser.add_argument("--journals", type=Path, metavar="FOLDER", help="where games are kept")
    parser.add_argument("--interface", action="append", default=[], help="announce only here")
    parser.add_argument("--quiet", action="store_true", help="do not announce the table")


def run(args: argparse.Namespace) -> int:
    from PySide6.QtCore import QCoreApplication

    from dixit_qt.net.journal_files import JournalFolder
    from dixit_qt.net.shelf import own_folder

    application = QCoreApplication.instance() or QCoreApplication([])
    library = _library(args)
    if not library.decks:
        return _fail(NO_DECK, "there is no deck to play with; see --decks-in")
    journals = JournalFolder(args.journals or own_folder() / "journals")
    games = journals.resumable()
    if args.resume and not games:
        return _fail(NOTHING_TO_RESUME, "there is no unfinished game")
    if games and not args.resume:
        print(f"An unfinished game of {games[0].story.opening.room!r} can go on: --resume")
    hosting = _open(args, library, journals, games[0] if args.resume else None)
    if isinstance(hosting, str):
        return _fail(BAD_TABLE, hosting)
    if not hosting.listen(args.port):
        return _fail(CANNOT_LISTEN, f"port {args.port} cannot be opened: {hosting.error}")
    print(f"{hosting.table.hall.name}: waiting on port {hosting.port}", flush=True)
    discovery = None if args.quiet else _announce(hosting, args.interface)
    if args.once:
        hosting.game_over.connect(application.quit)
    _stop_on_signals(application)
    application.exec()
    hosting.close()
    if discovery is not None:
        discovery.close()
    return DONE


def _fail(code: int, reason: str) -> int:
    print(f"dixit-qt host: {reason}", file=sys.stderr)
    return code


def _library(args: argparse.Namespace) -> "Library":
    from dixit_qt import paths
    from dixit_qt.net.shelf import find_library, own_folder

    return find_library((*args.decks_in, paths.decks(), own_folder() / "decks"))


def _open(
    args: argparse.Namespace,
    library: "Library",
    journals: "JournalFolder",
    resumed: "Resumable | None",
) -> "Hosting | str":
    """The table as the arguments wish it, or what is wrong with them."""
    from dixit_qt.net.opening import TableSetup, open_table
    from dixit_qt.rules.refusals import RuleViolation

    setup = TableSetup(args.name, args.language, args.code, seed=args.seed)
    hosting = open_table(setup, library, journals, resumed)
    if resumed is not None:
        return hosting
    plan = hosting.table.hall.plan
    unknown = [deck for deck in args.deck if deck not in library.decks]
    if unknown:
        return f"there is no deck {unknown[0]!r}; there are {', '.join(library.decks)}"
    try:
        plan.choose_edition(args.edition or plan.edition)
    except RuleViolation as refused:
        return str(refused)
    plan.decks = tuple(args.deck) or plan.decks
    hosting.table.add_bots(args.bots)
    hosting.start_with(args.start_with)
    return hosting


def _announce(hosting: "Hosting", only: list[str]) -> "Discovery":
    from dixit_qt.net.discovery import Discovery

    discovery = Discovery(only=only)
    discovery.trouble_changed.connect(_warn)
    discovery.start()
    discovery.advertise(hosting.advert)
    hosting.advert_changed.connect(discovery.advertise)
    return discovery


def _warn(reason: str) -> None:
    if reason:
        print(f"mDNS does not work ({reason}); answering broadcasts.", file=sys.stderr)


def _stop_on_signals(application: "QCoreApplication") -> None:
    """Qt's loop returns to Python at least once a second, where the signal is then handled."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: application.quit())
