"""One random game as text: every action, and what it changed in everybody's view.

A line names its viewers (`all`, seats, `T` for the table view), a field of their view and its new
value. Legal actions are fields, too. So a leak or a changed rule shows as a changed line.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.rehearsal.transcript import play
from dixit_qt.rules.engine import new_game
from dixit_qt.rules.model import Cards, Seat
from dixit_qt.rules.seatview import SeatView
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for

FOLDER = Path(__file__).parent
NESTED = ("cards", "poetry", "legal")
Viewer = Seat | None
Flat = dict[str, str]


@dataclass(frozen=True)
class Playthrough:
    edition: str
    players: int
    pictures: int
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.edition}-{self.players}.txt"

    def begin(self) -> GameState:
        pictures = tuple(f"p{number:02}" for number in range(1, self.pictures + 1))
        cards = Cards(pictures, tuple(range(101, 171)), tuple(range(901, 921)))
        return new_game(self.edition, self.players, cards, self.seed, self.options)

    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines())

    def lines(self) -> Iterator[str]:
        state = self.begin()
        options = " ".join(f"{name}={show(value)}" for name, value in self.options.items())
        yield f"{self.edition}, {self.players} players, seed {self.seed} {options}".rstrip()
        seen = views(state)
        yield from changes({viewer: {} for viewer in seen}, seen)
        steps = play(state, RandomBot(second_thoughts=0.02), Random(self.seed))
        for count, step in enumerate(steps, start=1):
            yield ""
            yield f"{count}. seat {step.seen.seat}: {show(step.action)}"
            now = views(step.state)
            yield from changes(seen, now)
            seen = now


PLAYTHROUGHS = (
    Playthrough("classic-30", 3, pictures=40, options={"target_score": 10}),
    Playthrough("classic-last-card", 4, pictures=36, seed=2),
    Playthrough("odyssey", 8, pictures=58, seed=2, options={"target_score": 6}),
    Playthrough("party", 7, pictures=40, options={"end": "score", "target_score": 6}),
    Playthrough("party-pass-left", 6, pictures=40),
    Playthrough("team", 6, pictures=36, options={"partner_card_scores": False}),
    Playthrough("poetry", 2, pictures=20, options={"laps": 2}),
    Playthrough("poetry", 4, pictures=20, seed=2, options={"laps": 1}),
)


def views(state: GameState) -> dict[Viewer, Flat]:
    viewers: list[Viewer] = [*range(state.seats), None]
    return {viewer: flat(view_for(state, viewer)) for viewer in viewers}


def flat(view: SeatView) -> Flat:
    """Each field of the view by its name; finished rounds separately."""
    found: Flat = {}
    for name in (item.name for item in fields(view)):
        value = getattr(view, name)
        if name == "history":
            found |= {f"round {record.number}": show(record) for record in value}
        elif name in NESTED and value is not None:
            found |= {f"{name}.{f.name}": show(getattr(value, f.name)) for f in fields(value)}
        else:
            found[name] = show(value)
    return found


def changes(before: Mapping[Viewer, Flat], after: Mapping[Viewer, Flat]) -> Iterator[str]:
    groups: dict[tuple[str, str], list[Viewer]] = {}
    for viewer, now in after.items():
        for key, value in now.items():
            if before[viewer].get(key) != value:
                groups.setdefault((key, value), []).append(viewer)
    for (key, value), viewers in groups.items():
        yield f"  {called(viewers, len(after))}: {key} = {value}"


def called(viewers: list[Viewer], everybody: int) -> str:
    if len(viewers) == everybody:
        return "all"
    return " ".join("T" if viewer is None else str(viewer) for viewer in viewers)


def show(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return f"[{' '.join(map(show, value))}]"
    if isinstance(value, Struct):
        inside = " ".join(f"{f.name}={show(getattr(value, f.name))}" for f in fields(value))
        return f"{type(value).__name__}({inside})"
    return str(value)
