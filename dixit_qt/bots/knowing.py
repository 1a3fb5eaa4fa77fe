"""A bot that associates: it compares the words of pictures and lines, if it has any.

Without knowledge it still plays sensibly: it gives broad clues, votes once when it can't tell, and
in Poetry has opinions that stay the same throughout a game.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import permutations
from math import exp
from random import Random

from dixit_qt.bots import versemind
from dixit_qt.bots.bot import phrases, turns_of
from dixit_qt.bots.characters import USUAL, Manner, Strength, manner_of, sounds_like
from dixit_qt.bots.knowledge import Knowledge
from dixit_qt.rules.actions import Action, ClaimStory, Give, GiveClue, Vote
from dixit_qt.rules.model import CardId, ClueKind
from dixit_qt.rules.seatview import CardsView, ClueChoice, GiveChoice, SeatView, VoteChoice

# How a bot finds clues: words that fit its picture, and two or three others almost as well

RIVALS_WANTED = 0.1
"""A good clue fits this share of the deck better than its own picture."""
TOLERANCE = 0.06
IN_ITS_MANNER = 3.0
SHARED_BY_FEW = 8
CARDS_THOUGHT_OF = 2
THOUGHTS_OF_A_CARD = 4


@dataclass(frozen=True)
class Idea:
    """`about` is the text without its turn of speech."""

    card: CardId
    text: str
    about: str


def tell(
    knowledge: Knowledge, choice: ClueChoice, manner: Manner, used: Iterable[str], rng: Random
) -> GiveClue:
    """A clue that wasn't used this evening and has no word of the picture's title."""
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
    """Some of the clues written for the picture, or else clues made from its tags."""
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
    """Everything that any of its ideas may be about."""
    for card in _pictures(knowledge, choice):
        yield from _written(knowledge, card) or _shared(knowledge, card)


def _pictures(knowledge: Knowledge, choice: ClueChoice) -> tuple[CardId, ...]:
    return choice.cards or tuple(knowledge.cards)


def _written(knowledge: Knowledge, card: CardId) -> list[str]:
    title = knowledge.stems(knowledge.title(card))
    return [clue for clue in knowledge.clues(card) if not knowledge.stems(clue) & title]


def _shared(knowledge: Knowledge, card: CardId) -> list[str]:
    """The tags that a few other pictures share. All tags if there are none."""
    title = knowledge.stems(knowledge.title(card))
    tags = [tag for tag in knowledge.tags(card) if not knowledge.stems(tag) & title]
    return [tag for tag in tags if 1 < knowledge.cards_sharing(tag) <= SHARED_BY_FEW] or tags


def _promise(knowledge: Knowledge, idea: Idea, manner: Manner) -> float:
    """The best ideas fit a few other pictures as well; ideas in the bot's own manner count more."""
    fits = knowledge.fits_of_all(idea.about)
    own = fits.get(idea.card, 0.0)
    rivals = sum(fit > own for fit in fits.values()) / max(1, len(fits))
    aptness = exp(-(((rivals - RIVALS_WANTED) / TOLERANCE) ** 2)) + 0.01
    return aptness * (IN_ITS_MANNER if sounds_like(manner, idea.text) else 1.0)


# How a bot gives and votes: by how well the clue fits; a sharper bot more often picks the best

IN_DOUBT = 1.5
SECOND_VOTE_IN_DOUBT = 0.6
SECOND_VOTE_WHEN_SURE = 0.15

Weights = dict[int, float]


def give(
    knowledge: Knowledge, cards: CardsView, choice: GiveChoice, strength: Strength, rng: Random
) -> Give:
    """Pictures that the clue could mean, so that others take them for the storyteller's."""
    clue = clue_of(cards)
    weights = {card: exp(strength.sharpness * knowledge.fit(clue, card)) for card in choice.cards}
    chosen: list[str] = []
    while len(chosen) < choice.count:
        left = [card for card in choice.cards if card not in chosen]
        chosen += rng.choices(left, [weights[card] for card in left])
    return Give(tuple(chosen))


def vote(
    knowledge: Knowledge, cards: CardsView, choice: VoteChoice, strength: Strength, rng: Random
) -> Vote:
    weights = _weights(knowledge, cards, {*choice.numbers, *choice.reds}, strength)
    if choice.reds:
        return _vote_with_red(choice, weights, rng)
    first = _pick(choice.numbers, weights, rng)
    others = tuple(number for number in choice.numbers if number != first)
    if choice.most == 1 or not others:
        return Vote((first,))
    second = _pick(others, weights, rng)
    in_doubt = weights[first] < IN_DOUBT * weights[second]
    chance = SECOND_VOTE_IN_DOUBT if in_doubt else SECOND_VOTE_WHEN_SURE
    return Vote((first, second) if rng.random() < chance else (first,))


def _vote_with_red(choice: VoteChoice, weights: Weights, rng: Random) -> Vote:
    """The red marker goes on the likeliest picture, where it costs other voters points. The vote
    goes to another likely one.
    """
    red = _pick(choice.reds, weights, rng)
    green = tuple(number for number in choice.numbers if number != red) or choice.numbers
    return Vote((_pick(green, weights, rng),), red)


def _pick(numbers: tuple[int, ...], weights: Weights, rng: Random) -> int:
    return rng.choices(numbers, [weights[number] for number in numbers])[0]


def _weights(
    knowledge: Knowledge, cards: CardsView, numbers: Iterable[int], strength: Strength
) -> Weights:
    clue = clue_of(cards)
    return {
        number: exp(strength.sharpness * knowledge.fit(clue, cards.table[number - 1]))
        for number in numbers
    }


def clue_of(cards: CardsView) -> str:
    return "" if cards.clue is None else cards.clue.text


@dataclass(frozen=True)
class KnowingBot:
    """`clues_given` are the clues of the evening; bots that share this set never repeat each
    other.
    """

    knowledge: Knowledge = field(default_factory=Knowledge)
    strength: Strength = USUAL
    clues_given: set[str] = field(default_factory=set)

    def choose(self, view: SeatView, rng: Random) -> Action | None:
        """Choose the bot's action. It never takes a move back."""
        if view.legal.claim:
            return ClaimStory()
        if view.poetry is not None:
            return versemind.choose(self.knowledge, view, view.poetry, self.strength, rng)
        if view.cards is not None:
            return self._choose_with_cards(view, view.cards, rng)
        return None

    def muse(self, view: SeatView) -> Iterator[None]:
        if view.poetry is not None:
            lines = versemind.at_stake(self.knowledge, view.legal, view.poetry)
            return self.knowledge.seeing.ponder(lines)
        return self.knowledge.ponder(self._clues_at_stake(view))

    def _clues_at_stake(self, view: SeatView) -> Iterator[str]:
        """Every text that the bot may soon compare with pictures."""
        if view.cards is not None:
            if view.legal.clue is not None:
                yield from at_stake(self.knowledge, view.legal.clue)
            if view.legal.give is not None or view.legal.vote is not None:
                yield clue_of(view.cards)

    def _choose_with_cards(self, view: SeatView, cards: CardsView, rng: Random) -> Action | None:
        legal = view.legal
        if legal.clue is not None:
            return self._tell(view, legal.clue, rng)
        if legal.give is not None:
            return give(self.knowledge, cards, legal.give, self.strength, rng)
        if legal.vote is not None:
            return vote(self.knowledge, cards, legal.vote, self.strength, rng)
        return None

    def _tell(self, view: SeatView, choice: ClueChoice, rng: Random) -> GiveClue:
        heard = {record.clue.text for record in view.history if record.clue is not None}
        manner = manner_of(-1 if view.seat is None else view.seat)
        clue = tell(self.knowledge, choice, manner, heard | self.clues_given, rng)
        self.clues_given.add(clue.text)
        return clue
