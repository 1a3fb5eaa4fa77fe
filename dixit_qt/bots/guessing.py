"""How a bot gives and votes: by how well the clue fits, the surer the sharper it is."""

from collections.abc import Iterable
from math import exp
from random import Random

from dixit_qt.bots.knowledge import Knowledge
from dixit_qt.bots.temper import Strength
from dixit_qt.rules.actions import Give, Vote
from dixit_qt.rules.seatview import CardsView, GiveChoice, VoteChoice

IN_DOUBT = 1.5
SECOND_VOTE_IN_DOUBT = 0.6
SECOND_VOTE_WHEN_SURE = 0.15

Weights = dict[int, float]


def give(
    knowledge: Knowledge, cards: CardsView, choice: GiveChoice, strength: Strength, rng: Random
) -> Give:
    """The pictures that the clue could mean, so that others take them for the storyteller's."""
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
    """Red spoils the picture that most will choose; green goes where others may follow."""
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
