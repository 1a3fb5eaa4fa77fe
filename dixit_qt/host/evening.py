"""The standings of one evening at one table. People are recognised by their seats' tokens; bots
aren't counted."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Self

from msgspec import structs

from dixit_qt.host.journal import EveningEntry
from dixit_qt.host.people import People
from dixit_qt.host.person import Person
from dixit_qt.rules.house.afterwards import SeatResult, loved_pictures, results_of
from dixit_qt.rules.state import GameState
from dixit_qt.wire.limits import MAX_GAMES, MAX_STANDINGS
from dixit_qt.wire.room import LovedPicture, StandingInfo

MOST_LOVED = 24
"""How many of a game's pictures are remembered."""


@dataclass(slots=True)
class Evening:
    """`games` holds the result of each person in each finished game; hearts given after its end are
    counted too. `seen` are the pictures that were on the table, `loved` the ones with the most
    hearts in each game."""

    games: dict[int, dict[int, SeatResult]] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    seen: set[str] = field(default_factory=set)
    loved: dict[int, tuple[LovedPicture, ...]] = field(default_factory=dict)

    def count(self, match: int, state: GameState, people: People) -> None:
        results = {
            people.seats[result.seat].id: result
            for result in results_of(state)
            if _counts(people.seats[result.seat])
        }
        if results and (match in self.games or len(self.games) < MAX_GAMES):
            self.games[match] = results
            self.loved[match] = _loved(state, people)
            self.names.update({p.id: p.name for p in people.seats if p.id in results})

    def entry(self) -> EveningEntry:
        games = {match: dict(results) for match, results in self.games.items()}
        return EveningEntry(games, dict(self.names), tuple(sorted(self.seen)), dict(self.loved))

    @classmethod
    def from_entry(cls, entry: EveningEntry | None) -> Self:
        """Older journals have no entry."""
        if entry is None:
            return cls()
        return cls(entry.games, entry.names, set(entry.seen), entry.loved)

    def standings(self) -> tuple[StandingInfo, ...]:
        """Sorted by games won, then by points relative to the others."""
        persons = dict.fromkeys(person for game in self.games.values() for person in game)
        rows = [self._standing(person) for person in persons]
        rows.sort(key=lambda row: (-row.won, -row.relative, row.name))
        return tuple(rows[:MAX_STANDINGS])

    def most_loved(self) -> LovedPicture | None:
        """Over all games; between equals, the one that got a heart first."""
        best: dict[str, LovedPicture] = {}
        hearts: Counter[str] = Counter()
        for loved in (picture for game in self.loved.values() for picture in game):
            hearts[loved.card] += loved.hearts
            before = best.setdefault(loved.card, loved)
            best[loved.card] = loved if loved.hearts > before.hearts else before
        if not best:
            return None
        card = max(best, key=lambda each: hearts[each])
        return structs.replace(best[card], hearts=hearts[card])

    def _standing(self, person: int) -> StandingInfo:
        results = [game[person] for game in self.games.values() if person in game]
        return StandingInfo(
            person=person,
            name=self.names[person],
            games=len(results),
            won=sum(result.place == 1 for result in results),
            places=tuple(result.place for result in results),
            points=sum(result.points for result in results),
            relative=sum(result.relative for result in results),
            found=sum(result.found for result in results),
            votes=sum(result.votes for result in results),
            hearts=sum(result.hearts for result in results),
        )


def _loved(state: GameState, people: People) -> tuple[LovedPicture, ...]:
    return tuple(
        LovedPicture(
            loved.card,
            loved.hearts,
            loved.clue,
            "" if loved.owner is None else people.seats[loved.owner].name,
        )
        for loved in loved_pictures(state.history)[:MOST_LOVED]
    )


def _counts(person: Person) -> bool:
    return bool(person.token) and not (person.is_bot or person.has_left)
