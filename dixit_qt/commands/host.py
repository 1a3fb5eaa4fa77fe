"""Host a table without a window, for a spare computer. The first player to sit down
administrates."""

import argparse
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from dixit_qt import arguments
from dixit_qt.languages import FIRST, LANGUAGES
from dixit_qt.net.places import GAME_PORT

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from dixit_qt.commands import Subparsers
    from dixit_qt.host.plan import Library
    from dixit_qt.net.discovery.discovery import Discovery
    from dixit_qt.net.hosting import Hosting
    from dixit_qt.net.tcp import TcpListener
    from dixit_qt.store.journals import JournalFolder, Resumable

DONE = 0
CANNOT_LISTEN = 1
NO_DECK = 4
BAD_TABLE = 5
NOTHING_TO_RESUME = 6

ROOM_NAME = "Dixit"
"""It isn't argparse's default, because argparse would check it, and the check imports the rules
before the port is open."""

MOST_SEED = 2**62 - 1
FAULTS_NAMED = 3

ANNOUNCED_AFTER_MS = 100
PICTURES_AFTER_MS = 1000
"""Guests who have been waiting since the port was opened, such as players of a host that crashed,
get their answers before the table is announced and all pictures are compared: both take long."""


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "host",
        help="host a table without a window",
        description="Host a table without a window until Ctrl+C. The first person to sit down "
        "chooses the edition and starts the game.",
        epilog="Exit codes: 0 stopped, 1 no port could be opened, 2 wrong arguments, "
        "4 no deck found, 5 invalid setup, 6 nothing to resume.",
    )
    _add_table_options(parser)
    _add_game_options(parser)
    _add_network_options(parser)


def _add_table_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("the table").add_argument
    add(
        "--name",
        type=arguments.name,
        help=f"name of the table (default: {ROOM_NAME})",
    )
    add(
        "--code",
        type=arguments.room_code,
        help="code that guests must enter, at least 6 letters or digits (default: none)",
    )
    add("--no-browsers", action="store_true", help="don't let browsers join")
    add(
        "--bots",
        type=arguments.seats,
        default=0,
        metavar="N",
        help="number of bots seated at the start (default: %(default)s)",
    )
    add(
        "--language",
        choices=tuple(LANGUAGES),
        default=FIRST,
        help="language of the bots' clues (default: %(default)s)",
    )
    _add_folders(add)


def _add_folders(add: Callable[..., object]) -> None:
    add(
        "--decks-in",
        action="append",
        default=[],
        type=arguments.folder,
        metavar="FOLDER",
        help="offer the decks in this folder, too; repeatable",
    )
    add(
        "--saves",
        type=arguments.new_folder,
        metavar="FOLDER",
        help="save games in this folder, so that they can be resumed",
    )


def _add_game_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("the game").add_argument
    add("--edition", type=arguments.edition, help="edition selected at the start")
    add(
        "--deck",
        action="append",
        default=[],
        help="deck selected at the start; repeatable",
    )
    add(
        "--seed",
        type=arguments.whole_number(0, MOST_SEED),
        metavar="N",
        help="seed of the deal: the same N deals the same cards",
    )
    add(
        "--start-with",
        type=arguments.seats,
        default=0,
        metavar="N",
        help="start automatically with N players, bots included (more if the edition "
        "needs more; default: 0, start by hand)",
    )
    add(
        "--grace",
        type=arguments.seconds(60.0),
        metavar="SECONDS",
        help="pause before the cards are turned over (default: 1.5)",
    )
    add("--once", action="store_true", help="exit when the game is over")
    add(
        "--resume",
        action="store_true",
        help="resume the latest unfinished game, with its edition, decks and players; "
        "--code and --no-browsers hold from now on",
    )


def _add_network_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("the network").add_argument
    add(
        "--port",
        type=arguments.whole_number(0, 65535),
        default=GAME_PORT,
        help="TCP port; the next free one if it is taken (default: %(default)s)",
    )
    add(
        "--interface",
        action="append",
        default=[],
        type=arguments.interface,
        metavar="ADAPTER",
        help="announce the table on this network adapter only; repeatable",
    )
    add(
        "--unannounced",
        action="store_true",
        help="don't announce the table; guests type its address",
    )


def run(args: argparse.Namespace) -> int:
    from dixit_qt.loop import windowless_loop
    from dixit_qt.net.tcp import TcpListener

    application = windowless_loop()
    listener = TcpListener()
    if not listener.listen(args.port):
        return _fail(CANNOT_LISTEN, f"port {args.port} cannot be opened: {listener.error}")
    return _host(args, application, listener)


def _host(
    args: argparse.Namespace, application: "QCoreApplication", listener: "TcpListener"
) -> int:
    """Host the table. Guests who connect before it's ready are queued in the listener."""
    from PySide6.QtCore import QTimer

    from dixit_qt.store.journals import JournalFolder
    from dixit_qt.store.user_library import own_folder

    library = _library(args)
    if not library.decks:
        return _fail(NO_DECK, "there is no deck to play with; see --decks-in")
    journals = JournalFolder(args.saves or own_folder() / "journals")
    games = journals.resumable()
    if args.resume and not games:
        return _fail(NOTHING_TO_RESUME, "there is no unfinished game")
    if games and not args.resume:
        table = arguments.quoted(games[0].saved.opening.room)
        print(f"Use --resume to continue the unfinished game of {table}", flush=True)
    hosting = _open(args, library, journals, games[0] if args.resume else None, listener)
    if isinstance(hosting, str):
        return _fail(BAD_TABLE, hosting)
    hosting.listen()
    _say_where(hosting, args.port)
    announced: list[Discovery] = []
    if not args.unannounced:
        QTimer.singleShot(
            ANNOUNCED_AFTER_MS,
            hosting,
            lambda: announced.append(_announce(hosting, args.interface)),
        )
    QTimer.singleShot(PICTURES_AFTER_MS, hosting, lambda: _say_what_is_broken(hosting))
    if args.once:
        hosting.game_over.connect(application.quit)
    application.exec()
    hosting.close()
    for discovery in announced:
        discovery.close()
    return DONE


def _fail(code: int, reason: str) -> int:
    print(f"dixit-qt host: {reason}", file=sys.stderr)
    return code


def _library(args: argparse.Namespace) -> "Library":
    from dixit_qt import paths
    from dixit_qt.store.user_library import find_library, own_folder

    return find_library((*args.decks_in, paths.decks(), own_folder() / "decks"))


def _open(
    args: argparse.Namespace,
    library: "Library",
    journals: "JournalFolder",
    resumed: "Resumable | None",
    listener: "TcpListener",
) -> "Hosting | str":
    """The table that the arguments describe, or what is wrong with them."""
    from dixit_qt.host.journal import JournalError
    from dixit_qt.host.match import Pace
    from dixit_qt.store.programs import ProgramFolder
    from dixit_qt.store.user_library import own_folder
    from dixit_qt.tables.opening import TableSetup, open_table

    unknown = [deck for deck in args.deck if deck not in library.decks]
    if unknown and resumed is None:
        known = ", ".join(library.decks)
        return f"there is no deck {arguments.quoted(unknown[0])}; there are: {known}"
    setup = TableSetup(
        args.name or ROOM_NAME,
        args.language,
        args.code,
        seed=args.seed,
        pace=Pace() if args.grace is None else Pace(grace=args.grace),
        edition=args.edition,
        decks=tuple(args.deck) if resumed is None else (),
        bots=args.bots,
        browsers=not args.no_browsers,
        start_with=args.start_with if resumed is None else 0,
    )
    try:
        programs = ProgramFolder(own_folder() / "programs")
        return open_table(setup, library, journals, resumed, programs=programs, listener=listener)
    except (OSError, JournalError) as error:
        return f"the game cannot go on: {error}"


def _say_what_is_broken(hosting: "Hosting") -> None:
    """Warn about broken pictures, because they can't be sent to guests."""
    from dixit_qt.decks.manifest import verify_deck

    table = hosting.table.state
    for deck in table.plan.decks:
        faults = verify_deck(table.library.decks[deck])
        where = f"dixit-qt host: in the deck {arguments.quoted(deck)}:"
        for fault in faults[:FAULTS_NAMED]:
            print(where, fault, file=sys.stderr)
        if more := faults[FAULTS_NAMED:]:
            print(where, f"{len(more)} more pictures are not as listed", file=sys.stderr)


def _say_where(hosting: "Hosting", wished: int) -> None:
    print(f"{hosting.table.state.name}: waiting on port {hosting.port}", flush=True)
    if wished not in {0, hosting.port}:
        print(f"dixit-qt host: port {wished} is taken by another program", file=sys.stderr)


def _announce(hosting: "Hosting", only: list[str]) -> "Discovery":
    from dixit_qt.net.discovery.discovery import Discovery

    discovery = Discovery(only=only)
    discovery.trouble_changed.connect(_warn)
    discovery.own_addresses_changed.connect(_teller_of_addresses(hosting.port))
    discovery.start()
    discovery.advertise(hosting.advert)
    hosting.advert_changed.connect(discovery.advertise)
    return discovery


def _teller_of_addresses(port: int) -> Callable[[tuple[str, ...]], None]:
    """Print addresses for people who can't see the table, again whenever the network changes."""
    from dixit_qt.net.places import Place

    def tell(addresses: tuple[str, ...]) -> None:
        if addresses:
            places = ", ".join(str(Place(address, port)) for address in addresses)
            print(f"The others find it automatically, or join at: {places}", flush=True)

    return tell


def _warn(reason: str) -> None:
    if reason:
        print(f"mDNS doesn't work ({reason}); answering broadcasts.", file=sys.stderr)
