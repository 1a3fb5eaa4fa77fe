"""How a bot tells: words that fit its picture, and two or three others almost as well."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import permutations
from math import exp
from random import Random

from dixit_qt.bots.knowledge import Knowledge, stems
from dixit_qt.bots.phrases import phrases, turns_of
from dixit_qt.bots.temper import Manner, sounds_like
from dixit_qt.rules.actions import GiveClue
from dixit_qt.rules.model import CardId, ClueKind
from dixit_qt.rules.seatview import ClueChoice

RIVALS_WANTED = 0.1
"""The share of the deck that should fit a clue better than its own picture."""
TOLERANCE = 0.06
IN_ITS_MANNER = 3.0
SHARED_BY_FEW = 8
CARDS_THOUGHT_OF = 2
THOUGHTS_OF_A_CARD = 4


@dataclass(frozen=True)
class Idea:
    """`about` is what the text says without its turn of speech."""

    card: CardId
    text: str
    about: str


def tell(
    knowledge: Knowledge, choice: ClueChoice, manner: Manner, used: Iterable[str], rng: Random
) -> GiveClue:
    """Nothing that was said this evening, and no word of the picture's title."""
    kind = ClueKind.WRITTEN if ClueKind.WRITTEN in choice.kinds else rng.choice(choice.kinds)
    idea = _best_idea(knowledge, choice, manner, set(used), rng)
    if idea is not None:
        return GiveClue(idea.text, kind, idea.card if choice.cards else None)
    known = phrases(knowledge.language)
    fresh = [phrase for phrase in known if phrase not in used] or known
    return GiveClue(rng.choice(fresh), kind, rng.choice(choice.cards) if choice.cards else None)


def _best_idea(
    knowledge: Knowledge, choice: ClueChoice, manner: Manner, used: set[str], rng: Random
) -> Idea | None:
    pictures = _pictures(knowledge, choice)
    thought_of = rng.sample(pictures, min(CARDS_THOUGHT_OF, len(pictures)))
    ideas = [
        idea
        for card in thought_of
        for idea in ideas_for(knowledge, card, manner, rng)
        if idea.text not in used
    ]
    if not ideas:
        return None
    weights = [_promise(knowledge, idea, manner) for idea in ideas]
    return rng.choices(ideas, weights)[0]


def ideas_for(knowledge: Knowledge, card: CardId, manner: Manner, rng: Random) -> list[Idea]:
    """Some of the clues that are written for the picture, or else turns of its tags."""
    written = _written(knowledge, card)
    if written:
        chosen = rng.sample(written, min(THOUGHTS_OF_A_CARD, len(written)))
        return [Idea(card, clue, clue) for clue in chosen]
    shared = _shared(knowledge, card)
    pairs = list(permutations(shared, 2)) or [(tag, "") for tag in shared]
    return [
        Idea(card, text, tag)
        for tag, other in rng.sample(pairs, min(THOUGHTS_OF_A_CARD, len(pairs)))
        for text in turns_of(knowledge.language, manner, tag, other)
    ]


def at_stake(knowledge: Knowledge, choice: ClueChoice) -> Iterator[str]:
    """What any of its ideas may be about."""
    for card in _pictures(knowledge, choice):
        yield from _written(knowledge, card) or _shared(knowledge, card)


def _pictures(knowledge: Knowledge, choice: ClueChoice) -> tuple[CardId, ...]:
    return choice.cards or tuple(knowledge.cards)


def _written(knowledge: Knowledge, card: CardId) -> list[str]:
    title = stems(knowledge.title(card))
    return [clue for clue in knowledge.clues(card) if not stems(clue) & title]


def _shared(knowledge: Knowledge, card: CardId) -> list[str]:
    """The tags that some other pictures have as well, or else all."""
    title = stems(knowledge.title(card))
    tags = [tag for tag in knowledge.tags(card) if not stems(tag) & title]
    return [tag for tag in tags if 1 < knowledge.cards_sharing(tag) <= SHARED_BY_FEW] or tags


def _promise(knowledge: Knowledge, idea: Idea, manner: Manner) -> float:
    """Best is what a few other pictures would suit as well; then what sounds like the bot."""
    fits = knowledge.fits_of_all(idea.about)
    own = fits.get(idea.card, 0.0)
    rivals = sum(fit > own for fit in fits.values()) / max(1, len(fits))
    aptness = exp(-(((rivals - RIVALS_WANTED) / TOLERANCE) ** 2)) + 0.01
    return aptness * (IN_ITS_MANNER if sounds_like(manner, idea.text) else 1.0)
