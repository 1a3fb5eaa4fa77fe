"""Open tables with real pictures, over real sockets, for browsers."""

import time
from pathlib import Path

from PySide6.QtNetwork import QHostAddress

from dixit_qt import paths
from dixit_qt.decks.manifest import load_deck
from dixit_qt.decks.verses import load_verses
from dixit_qt.host.pictures import Pictures
from dixit_qt.host.plan import Library, Plan
from dixit_qt.host.table import Table
from dixit_qt.net.hosting import Hosting
from dixit_qt.store.pictures import reader_of
from tests.net.room import MemoryJournal, new_state


def library_of(deck: Path) -> Library:
    loaded = load_deck(deck)
    verses = {name: load_verses(paths.verses() / f"{name}.toml") for name in ("en", "ru")}
    return Library({loaded.id: loaded}, verses)


def open_table(
    library: Library, edition: str, bots: int = 0, journal=None, port: int = 0, **changes
) -> Hosting:
    options = changes.pop("options", {})
    saved = changes.pop("saved", None)
    plan = Plan(edition, options=options, decks=tuple(library.decks), verses="en")
    state = new_state(edition, library=library, plan=plan, **changes)
    table = Table(state) if saved is None else Table.from_journal(state, saved, time.monotonic())
    for _ in range(bots):
        table.state.add_bot()
    pictures = Pictures(reader_of(library.decks.values()))
    hosting = Hosting(table, journal or MemoryJournal(), pictures)
    assert hosting.listen(port, QHostAddress("127.0.0.1"))
    return hosting
