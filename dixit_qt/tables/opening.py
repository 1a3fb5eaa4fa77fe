"""Opens a table: puts together the library, random numbers, journal and pictures for a host."""

import secrets
import time
from dataclasses import dataclass, field

from PySide6.QtCore import QObject

from dixit_qt.host.connections import Limits
from dixit_qt.host.handed_table import HandedTable, HandoverError
from dixit_qt.host.journal import JournalError, SavedGame
from dixit_qt.host.match import Pace
from dixit_qt.host.pictures import Pictures
from dixit_qt.host.plan import Library, Plan
from dixit_qt.host.state import Chance, HostState
from dixit_qt.host.table import Table
from dixit_qt.net.hosting import Hosting
from dixit_qt.net.tcp import TcpListener
from dixit_qt.store.journals import JournalFolder, Resumable
from dixit_qt.store.pictures import reader_of
from dixit_qt.store.programs import ProgramFolder
from dixit_qt.store.user_library import BotSchool, first_plan
from dixit_qt.wire.codec import ProtocolError, decode_from_host, encode
from dixit_qt.wire.messages import FinishedRound, Lobby, Message, Update


@dataclass(frozen=True, slots=True)
class TableSetup:
    """`language` is used for the bots' names and words, and to choose the first verses. The same
    `seed` deals the same cards. The game starts by itself when `start_with` players, bots included,
    have a seat."""

    name: str
    language: str = "en"
    code: str | None = None
    seed: int | None = None
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
    edition: str | None = None
    decks: tuple[str, ...] = ()
    bots: int = 0
    browsers: bool = True
    start_with: int = 0
    counts: bool = True


def chance(seed: int | None = None) -> Chance:
    """Tokens can't be predicted, even if the game's seed is given."""
    seeds = (lambda: secrets.randbits(62)) if seed is None else (lambda: seed)
    return Chance(token=lambda: secrets.token_hex(16), seed=seeds)


def open_table(
    setup: TableSetup,
    library: Library,
    journals: JournalFolder,
    resumed: Resumable | None = None,
    parent: QObject | None = None,
    programs: ProgramFolder | None = None,
    listener: TcpListener | None = None,
) -> Hosting:
    """A new table, or one resumed from its journal. Raise `JournalError` if that fails. Guests
    can't connect yet.

    An edition or a deck that doesn't exist raises the same error as at the table.
    """
    if resumed is None:
        table = Table(_new_state(setup, library))
        table.add_bots(setup.bots)
    else:
        table = resumed_table(setup, library, resumed.saved)
        journals.go_on(resumed)
    pictures = Pictures(reader_of(library.decks.values()))
    return Hosting(table, journals, pictures, setup.start_with, parent, programs, listener)


def open_signpost(
    setup: TableSetup, journals: JournalFolder, given: Resumable, parent: QObject | None = None
) -> Hosting:
    """A host for a table that was handed over: it only redirects clients to the new address."""
    table = Table.from_journal(_new_state(setup, Library()), given.saved, time.monotonic())
    return Hosting(table, journals, Pictures(lambda _card: None), parent=parent)


def resumed_table(setup: TableSetup, library: Library, saved: SavedGame) -> Table:
    """Raise `JournalError` if it can't be resumed. A code or closed browsers in the setup hold
    from now on; everything else is as it was saved."""
    now = time.monotonic()
    table = Table.from_journal(_new_state(setup, library), saved, now)
    if setup.code is not None:
        table.state.set_code(setup.code, now)
    if not setup.browsers:
        table.state.set_browsers(are_welcome=False)
    if fault := _what_nobody_understands(table):
        raise JournalError(fault)
    return table


def handed_over_table(setup: TableSetup, library: Library, handed: HandedTable) -> Table:
    """Raise `HandoverError` if it can't continue."""
    table = Table.from_handed_table(_new_state(setup, library), handed, time.monotonic())
    if fault := _what_nobody_understands(table):
        raise HandoverError(fault)
    return table


def _what_nobody_understands(table: Table) -> str:
    """Check the messages of a table from elsewhere in the same way as its guests will."""
    messages: list[Message] = [Lobby(table.room(time.monotonic()))]
    if (match := table.state.match) is not None:
        views = (match.view(seat) for seat in (None, *range(match.state.seats)))
        messages += (Update(match.number, 0, view) for view in views)
        messages += (
            FinishedRound(match.number, index, record)
            for index, record in enumerate(match.state.history)
        )
    try:
        for message in messages:
            decode_from_host(encode(message))
    except ProtocolError as error:
        return f"a table that no guest could be sent: {error}"
    return ""


def open_handed_over(
    table: Table,
    journals: JournalFolder,
    listener: TcpListener,
    parent: QObject | None = None,
    programs: ProgramFolder | None = None,
) -> Hosting:
    pictures = Pictures(reader_of(table.state.library.decks.values()))
    return Hosting(table, journals, pictures, 0, parent, programs, listener)


def _new_state(setup: TableSetup, library: Library) -> HostState:
    return HostState(
        game=secrets.token_hex(8),
        name=setup.name,
        chance=chance(setup.seed),
        library=library,
        plan=_plan(setup, library),
        limits=setup.limits,
        pace=setup.pace,
        make_bot=BotSchool(setup.language),
        language=setup.language,
        counts=setup.counts,
        code=setup.code,
        browsers=setup.browsers,
    )


def _plan(setup: TableSetup, library: Library) -> Plan:
    plan = first_plan(library, setup.language)
    if setup.edition is not None:
        plan.choose_edition(setup.edition)
    if setup.decks:
        plan.choose_decks(setup.decks, library)
    return plan
