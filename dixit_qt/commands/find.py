"""List the tables on the network."""

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from dixit_qt import arguments

if TYPE_CHECKING:
    from dixit_qt.commands import Subparsers
    from dixit_qt.net.discovery.found_tables import FoundTable

FOUND = 0
NOTHING_FOUND = 1
DEFAULT_SECONDS = 6.0
MOST_SECONDS = 3600.0


def add_parser(subparsers: "Subparsers") -> None:
    parser = subparsers.add_parser(
        "find",
        help="list the tables on the network",
        description="Search the network and list the tables found, one per line.",
        epilog="Exit codes: 0 a table was found, 1 none was found, 2 wrong arguments.",
    )
    parser.add_argument(
        "--seconds",
        type=arguments.seconds(MOST_SECONDS),
        default=DEFAULT_SECONDS,
        help="search time in seconds (default: %(default)g)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON array")
    parser.add_argument(
        "--thorough",
        action="store_true",
        help="ask every address one by one, for networks without multicast",
    )
    parser.add_argument(
        "--interface",
        action="append",
        default=[],
        type=arguments.interface,
        metavar="ADAPTER",
        help="search on this network adapter only; repeatable",
    )


def run(args: argparse.Namespace) -> int:
    tables = search(args.seconds, args.interface, thorough=args.thorough)
    if args.json:
        print(as_json(tables))
    elif tables:
        print(as_text(tables))
    else:
        print("No table found. Try: dixit-qt diagnose ADDRESS", file=sys.stderr)
    return FOUND if tables else NOTHING_FOUND


def search(
    seconds: float, only: Sequence[str], *, thorough: bool = False
) -> tuple["FoundTable", ...]:
    from PySide6.QtCore import QTimer

    from dixit_qt.loop import windowless_loop
    from dixit_qt.net.discovery.discovery import Discovery
    from dixit_qt.store.remembered import RecentHosts, default_path

    application = windowless_loop()
    discovery = Discovery(RecentHosts(default_path()).addresses, only)
    discovery.trouble_changed.connect(_warn)
    discovery.start()
    discovery.search()
    if thorough:
        discovery.own_addresses_changed.connect(discovery.search_thoroughly)
    QTimer.singleShot(round(seconds * 1000), application.quit)
    application.exec()
    discovery.close()
    return discovery.tables


def _warn(reason: str) -> None:
    if reason:
        print(f"mDNS doesn't work ({reason}); asking by broadcast.", file=sys.stderr)


def as_json(tables: Sequence["FoundTable"]) -> str:
    import msgspec

    return msgspec.json.encode(tables).decode()


def as_text(tables: Sequence["FoundTable"]) -> str:
    return "\n".join(_line(table) for table in tables)


def _line(table: "FoundTable") -> str:
    facts = [
        table.edition,
        f"free seats: {table.seats_free}",
        *(["code needed"] if table.code_needed else []),
        *([table.obstacle.value.replace("_", " ")] if table.obstacle else []),
        ", ".join(map(str, table.places)),
    ]
    return f"{table.name}\t" + "\t".join(facts)
