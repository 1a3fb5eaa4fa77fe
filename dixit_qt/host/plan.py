"""What will be played: edition, switches, decks, verses, timers; and what prevents a start."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import chain, pairwise
from typing import Any

from msgspec import structs

from dixit_qt.decks.deck import Deck
from dixit_qt.decks.verses import VerseSet
from dixit_qt.host.journal import Opening, Standing
from dixit_qt.host.outputs import Denied
from dixit_qt.host.person import tidy
from dixit_qt.rules.editions import EDITIONS, Edition, edition_with
from dixit_qt.rules.engine import new_game
from dixit_qt.rules.house.switches import values_of
from dixit_qt.rules.model import CardId, Cards, ClueKind, Family, Phase, Seat
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.rules.state import GameState
from dixit_qt.wire.codes import BotStrength, Denial
from dixit_qt.wire.room import (
    DeckInfo,
    EditionOffer,
    Obstacle,
    SwitchOffer,
    SwitchValue,
    Timers,
    VersesInfo,
)


@dataclass(frozen=True)
class Library:
    """The decks and verses on the host's computer."""

    decks: Mapping[str, Deck] = field(default_factory=dict)
    verses: Mapping[str, VerseSet] = field(default_factory=dict)

    @cached_property
    def deck_infos(self) -> tuple[DeckInfo, ...]:
        return tuple(
            DeckInfo(
                deck.id,
                dict(deck.name),
                deck.author,
                len(deck.cards),
                deck.fingerprint,
            )
            for deck in self.decks.values()
        )

    @cached_property
    def pictures(self) -> dict[str, tuple[CardId, ...]]:
        """The ids of the cards in each deck."""
        return {key: tuple(card.id for card in deck.cards) for key, deck in self.decks.items()}

    def verses_infos(self) -> tuple[VersesInfo, ...]:
        return tuple(VersesInfo(key, v.language, v.name) for key, v in self.verses.items())


@dataclass(slots=True)
class Plan:
    """The host's choices between games."""

    edition: str = "odyssey"
    options: dict[str, Any] = field(default_factory=dict)
    house: str = ""
    decks: tuple[str, ...] = ()
    verses: str | None = None
    timers: Timers = field(default_factory=Timers)
    first_storyteller: int | None = None
    seen_last: bool = True
    bots: BotStrength = BotStrength.USUAL

    @property
    def family(self) -> Family:
        return EDITIONS[self.edition].family

    @classmethod
    def from_journal(cls, opening: Opening, standing: Standing, library: Library) -> "Plan":
        """Decks and verses that are no longer in the library aren't chosen any more."""
        return cls(
            edition=opening.edition,
            options=dict(opening.options),
            house=opening.house,
            decks=tuple(deck for deck in opening.decks if deck in library.decks),
            verses=opening.verses if opening.verses in library.verses else None,
            timers=standing.timers,
            seen_last=opening.seen_last,
            bots=opening.bots,
        )

    def choose_edition(self, edition: str) -> None:
        """A new edition starts with its own default switches."""
        edition_with(edition, {})
        self.edition, self.options, self.house = edition, {}, ""

    def choose_switch(self, name: str, value: SwitchValue) -> None:
        """Changed house rules lose their name."""
        options = {**self.options, name: value}
        edition_with(self.edition, options)
        self.options, self.house = options, ""

    def choose_house_rules(
        self, name: str, edition: str, options: Mapping[str, SwitchValue]
    ) -> None:
        edition_with(edition, options)
        self.edition, self.options, self.house = edition, dict(options), tidy(name)

    def name_house_rules(self, name: str) -> None:
        self.house = tidy(name)

    def choose_decks(self, decks: Iterable[str], library: Library) -> None:
        chosen = tuple(dict.fromkeys(decks))
        if any(deck not in library.decks for deck in chosen):
            raise Denied(Denial.NO_SUCH_DECK)
        self.decks = chosen

    def choose_verses(self, verses: str, library: Library) -> None:
        if verses not in library.verses:
            raise Denied(Denial.NO_SUCH_VERSES)
        self.verses = verses

    def set_timers(self, timers: Timers) -> None:
        self.timers = timers

    def choose_first_storyteller(self, person: int | None) -> None:
        self.first_storyteller = person

    def put_seen_last(self, *, on: bool) -> None:
        self.seen_last = on

    def choose_bots(self, strength: BotStrength) -> None:
        self.bots = strength

    def keep_what_is_in(self, library: Library) -> None:
        self.decks = tuple(deck for deck in self.decks if deck in library.decks)

    def switches(self) -> dict[str, SwitchValue]:
        return edition_with(self.edition, self.options).differences

    def pictures(self, library: Library) -> tuple[CardId, ...]:
        return tuple(dict.fromkeys(chain(*(library.pictures[deck] for deck in self.decks))))

    def cards(self, library: Library) -> Cards:
        pictures = self.pictures(library)
        if not self.family.has_verses or self.verses is None:
            return Cards(pictures)
        verses = library.verses[self.verses]
        lines = tuple(line.number for line in verses.lines)
        return Cards(pictures, lines, tuple(ending.number for ending in verses.endings))

    def deal(
        self,
        players: int,
        library: Library,
        seed: int,
        *,
        storyteller: Seat | None = None,
        seen: frozenset[CardId] = frozenset(),
        grace: bool = False,
    ) -> GameState:
        cards = structs.replace(self.cards(library), seen=seen)
        return new_game(
            self.edition,
            players,
            cards,
            seed,
            self.options,
            storyteller=storyteller,
            grace=grace,
        )

    def obstacles(self, players: int, library: Library) -> tuple[Obstacle, ...]:
        """Deal a trial game, because only the rules know what they refuse."""
        if not self.decks:
            return (Obstacle(Denial.NO_DECK_CHOSEN),)
        try:
            self.deal(players, library, seed=0)
        except RuleViolation as refused:
            return (Obstacle(refused.code, refused.facts),)
        return ()

    def seconds_for(self, phase: Phase) -> int | None:
        return {
            Phase.FIRST_STORYTELLER: self.timers.clue,
            Phase.CLUE: self.timers.clue,
            Phase.GIVE: self.timers.give,
            Phase.VOTE: self.timers.vote,
            Phase.OVER: None,
        }.get(phase, self.timers.poetry)


# What this host can play; sent to everybody who joins

FEWEST_OF_A_RANGE = 4
"""A switch with fewer whole numbers lists them one by one instead of as a range."""


@cache
def edition_offers() -> tuple[EditionOffer, ...]:
    return tuple(
        EditionOffer(
            edition.id,
            edition.family,
            edition.sizes,
            tuple(_switch(edition, name) for name in edition.offers),
            edition.named_by_its_end,
        )
        for edition in EDITIONS.values()
    )


def _switch(edition: Edition, name: str) -> SwitchOffer:
    default = getattr(edition.switches, name)
    if name == "clue_kinds":
        return SwitchOffer(name, tuple(ClueKind), default, several=True)
    values = values_of(edition.family, name)
    numbers = _range_in(values)
    if numbers is None:
        return SwitchOffer(name, values, default)
    others = tuple(value for value in values if type(value) is not int)
    return SwitchOffer(name, others, default, numbers[0], numbers[-1])


def _range_in(values: Iterable[object]) -> tuple[int, ...] | None:
    """The whole numbers among the values, if they are consecutive and there are enough for a
    range."""
    numbers = tuple(value for value in values if type(value) is int)
    follow = all(after == before + 1 for before, after in pairwise(numbers))
    return numbers if len(numbers) >= FEWEST_OF_A_RANGE and follow else None
