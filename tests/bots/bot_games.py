"""Whole games between bots, for tests that look at what bots do."""

from collections.abc import Iterator
from random import Random
from typing import Any

from dixit_qt.bots.bot import Bot
from dixit_qt.bots.knowledge import CardFacts, Knowledge, LineFacts
from dixit_qt.rules.actions import Action
from dixit_qt.rules.engine import apply, new_game
from dixit_qt.rules.model import Cards
from dixit_qt.rules.seatview import SeatView
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for

CARDS = Cards(
    pictures=tuple(f"picture-{number:03}" for number in range(100)),
    lines=tuple(range(1, 151)),
    endings=tuple(range(1, 51)),
)
TAGS = ("moon", "river", "clock", "wolf", "door", "garden", "letter", "storm", "crown", "thread")
TAGS_RU = ("луна", "река", "часы", "волк", "дверь", "сад", "письмо", "буря", "корона", "нить")
LINES = ("the moon is up", "a river runs", "the clock has stopped", "here comes the wolf")


def three_tags_of(number: int, tags: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(tags[(number * step + step) % len(tags)] for step in (1, 2, 3))


def some_knowledge(language: str = "en") -> Knowledge:
    return Knowledge(
        language,
        {
            card: CardFacts(
                titles={"en": f"Title {number}", "ru": f"Название {number}"},
                tags={"en": three_tags_of(number, TAGS), "ru": three_tags_of(number, TAGS_RU)},
            )
            for number, card in enumerate(CARDS.pictures)
        },
        {line: LineFacts(LINES[line % len(LINES)]) for line in CARDS.lines},
        {ending: LineFacts("so the moon went down") for ending in CARDS.endings},
    )


def played(
    bot: Bot, edition: str, players: int, seed: int = 1, **options: Any
) -> Iterator[tuple[SeatView, Action, GameState]]:
    """Each action with the view it was chosen from and the state it led to."""
    state = new_game(edition, players, CARDS, seed, options)
    rng = Random(seed)
    while state.outcome is None:
        view = view_for(state, rng.randrange(players))
        action = bot.choose(view, rng)
        if action is not None and view.seat is not None:
            state = apply(state, view.seat, action)
            yield view, action, state
