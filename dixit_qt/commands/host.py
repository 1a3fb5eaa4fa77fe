"""Host a table without a window, for a spare machine. The first who sits down is its admin."""

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

MOST_SEED = 2**62 - 1
FAULTS_NAMED = 3


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "host",
        help="host a table without a window",
        description="Hosts a table without a window, until Ctrl+C ends it. The first person who "
        "sits down may choose the game and start it.",
        epilog="Exit codes: 0 it was ended, 1 no port could be opened, 2 wrong arguments, "
        "4 there is no deck, 5 the table cannot be laid like this, 6 there is nothing to resume.",
    )
    _add_table_options(parser)
    _add_game_options(parser)
    _add_network_options(parser)


def _add_table_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("the table").add_argument
    add("--name", default="Dixit", type=arguments.name, help="This is what the table is called.")
    add(
        "--code",
        type=arguments.room_code,
        help="Only those who know this code of at least 6 letters or digits come in.",
    )
    add("--no-browsers", action="store_true", help="Nobody comes in with a browser.")
    add(
        "--bots",
        type=arguments.seats,
        default=0,
        metavar="N",
        help="So many bots sit at the table from the beginning.",
    )
    add("--language", choices=tuple(LANGUAGES), default=FIRST, help="The bots speak this language.")
    add(
        "--decks-in",
        action="append",
        default=[],
        type=arguments.folder,
        metavar="FOLDER",
        help="The decks in this folder are offered too. May be given several times.",
    )
    add(
        "--journals",
        type=arguments.new_folder,
        metavar="FOLDER",
        help="Games are kept in this folder, so that they can be resumed.",
    )


def _add_game_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("the game").add_argument
    add("--edition", type=arguments.edition, help="This edition is offered first.")
    add(
        "--deck",
        action="append",
        default=[],
        help="The deck with this name lies on the table. May be given several times.",
    )
    add(
        "--seed",
        type=arguments.whole_number(0, MOST_SEED),
        metavar="N",
        help="The cards are dealt the same way for the same N.",
    )
    add(
        "--start-with",
        type=arguments.seats,
        default=0,
        metavar="N",
        help="The game starts by itself as soon as N seats are taken, bots included; "
        "or as the edition needs; with 0, the default, somebody starts it.",
    )
    add(
        "--grace",
        type=arguments.seconds(60.0),
        metavar="SECONDS",
        help="So long the last card rests on the table before all are turned over (1.5).",
    )
    add("--once", action="store_true", help="The program ends when the game is over.")
    add(
        "--resume",
        action="store_true",
        help="The latest unfinished game goes on, at the table where it was played.",
    )


def _add_network_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("the network").add_argument
    add(
        "--port",
        type=arguments.whole_number(0, 65535),
        default=GAME_PORT,
        help=f"People join at this TCP port ({GAME_PORT}), or the next that is free.",
    )
    add(
        "--interface",
        action="append",
        default=[],
        type=arguments.interface,
        metavar="ADAPTER",
        help="The table is announced over this network adapter only. May be given several times.",
    )
    add("--quiet", action="store_true", help="The table is not announced: people type its address.")


def run(args: argparse.Namespace) -> int:
    from dixit_qt.loop import windowless_loop
    from dixit_qt.net.tcp import TcpListener

    application = windowless_loop()
    door = TcpListener()
    if not door.listen(args.port):
        return _fail(CANNOT_LISTEN, f"port {args.port} cannot be opened: {door.error}")
    return _host(args, application, door)


def _host(args: argparse.Namespace, application: "QCoreApplication", door: "TcpListener") -> int:
    """Whoever comes before the table is laid waits in the door."""
    from dixit_qt.store.journals import JournalFolder
    from dixit_qt.store.user_library import own_folder

    library = _library(args)
    if not library.decks:
        return _fail(NO_DECK, "there is no deck to play with; see --decks-in")
    journals = JournalFolder(args.journals or own_folder() / "journals")
    games = journals.resumable()
    if args.resume and not games:
        return _fail(NOTHING_TO_RESUME, "there is no unfinished game")
    if games and not args.resume:
        room = arguments.quoted(games[0].saved.opening.room)
        print(f"An unfinished game of {room} can go on: --resume", flush=True)
    hosting = _open(args, library, journals, games[0] if args.resume else None, door)
    if isinstance(hosting, str):
        return _fail(BAD_TABLE, hosting)
    hosting.listen()
    _say_where(hosting, args.port)
    _say_what_is_broken(hosting)
    discovery = None if args.quiet else _announce(hosting, args.interface)
    if args.once:
        hosting.game_over.connect(application.quit)
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
    from dixit_qt.store.user_library import find_library, own_folder

    return find_library((*args.decks_in, paths.decks(), own_folder() / "decks"))


def _open(
    args: argparse.Namespace,
    library: "Library",
    journals: "JournalFolder",
    resumed: "Resumable | None",
    door: "TcpListener",
) -> "Hosting | str":
    """The table as the arguments wish it, or what is wrong with them."""
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
        args.name,
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
        return open_table(setup, library, journals, resumed, programs=programs, door=door)
    except (OSError, JournalError) as error:
        return f"the game cannot go on: {error}"


def _say_what_is_broken(hosting: "Hosting") -> None:
    """A picture that is not what its deck says is shown to nobody who does not have it."""
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
    """What to read out to those who do not see the table, again when the network changes."""
    from dixit_qt.net.places import Place

    def tell(addresses: tuple[str, ...]) -> None:
        if addresses:
            places = ", ".join(str(Place(address, port)) for address in addresses)
            print(f"The others find it by itself, or join: {places}", flush=True)

    return tell


def _warn(reason: str) -> None:
    if reason:
        print(f"mDNS does not work ({reason}); answering broadcasts.", file=sys.stderr)
