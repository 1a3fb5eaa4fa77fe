"""From picture to clue and from clue to picture: how a bot tells, gives and votes."""

from collections.abc import Iterable
from itertools import combinations
from random import Random

from dixit_qt.bots.knowledge import Knowledge, Stems, overlap, stems
from dixit_qt.bots.phrases import phrases
from dixit_qt.rules.actions import Action, Give, GiveClue, Vote
from dixit_qt.rules.model import CardId, ClueKind
from dixit_qt.rules.seatview import CardsView, ClueChoice, GiveChoice, SeatView, VoteChoice

SHARED_BY_FEW = 8
CURIOSITY = 0.9
Idea = tuple[CardId, str, float]


def choose(knowledge: Knowledge, view: SeatView, cards: CardsView, rng: Random) -> Action | None:
    legal = view.legal
    if legal.clue is not None:
        return tell(knowledge, view, legal.clue, rng)
    if legal.give is not None:
        return give(knowledge, cards, legal.give, rng)
    if legal.vote is not None:
        return vote(knowledge, cards, legal.vote, rng)
    return None


def tell(knowledge: Knowledge, view: SeatView, choice: ClueChoice, rng: Random) -> GiveClue:
    """A tag that fits a few pictures, or two that together fit fewer."""
    used = {record.clue.text for record in view.history if record.clue is not None}
    pictures = choice.cards or tuple(knowledge.cards)
    ideas = [idea for idea in _ideas(knowledge, pictures) if idea[1] not in used]
    kind = ClueKind.WRITTEN if ClueKind.WRITTEN in choice.kinds else rng.choice(choice.kinds)
    if ideas:
        card, text, _ = rng.choices(ideas, [weight for *_, weight in ideas])[0]
        return GiveClue(text, kind, card if choice.cards else None)
    known = phrases(knowledge.language)
    fresh = [phrase for phrase in known if phrase not in used] or known
    return GiveClue(rng.choice(fresh), kind, rng.choice(choice.cards) if choice.cards else None)


def give(knowledge: Knowledge, cards: CardsView, choice: GiveChoice, rng: Random) -> Give:
    """The pictures that the clue could mean, so that others take them for the storyteller's."""
    clue = _clue_of(cards)
    closeness = {
        card: overlap(clue, knowledge.card_stems(card)) + CURIOSITY * rng.random()
        for card in choice.cards
    }
    closest = sorted(choice.cards, key=lambda card: -closeness[card])
    return Give(tuple(closest[: choice.count]))


def vote(knowledge: Knowledge, cards: CardsView, choice: VoteChoice, rng: Random) -> Vote:
    strength = _strengths(knowledge, cards, choice.numbers)
    if choice.reds:
        return _vote_with_red(choice, strength, rng)
    first = _pick(choice.numbers, strength, rng)
    others = tuple(number for number in choice.numbers if number != first)
    if choice.most == 1 or not others:
        return Vote((first,))
    second = _pick(others, strength, rng)
    in_doubt = strength[second] >= strength[first]
    return Vote((first, second) if rng.random() < (0.6 if in_doubt else 0.15) else (first,))


def _vote_with_red(choice: VoteChoice, strength: dict[int, float], rng: Random) -> Vote:
    """Red spoils the picture that most will choose; green goes where others may follow."""
    red = _pick(choice.reds, strength, rng)
    green = tuple(number for number in choice.numbers if number != red) or choice.numbers
    return Vote((_pick(green, strength, rng),), red)


def _pick(numbers: tuple[int, ...], strength: dict[int, float], rng: Random) -> int:
    return rng.choices(numbers, [strength[number] for number in numbers])[0]


def _strengths(knowledge: Knowledge, cards: CardsView, numbers: Iterable[int]) -> dict[int, float]:
    clue = _clue_of(cards)
    return {
        number: 4.0 ** overlap(clue, knowledge.card_stems(cards.table[number - 1]))
        for number in numbers
    }


def _clue_of(cards: CardsView) -> Stems:
    return frozenset() if cards.clue is None else stems(cards.clue.text)


def _ideas(knowledge: Knowledge, pictures: Iterable[CardId]) -> list[Idea]:
    return [idea for card in pictures for idea in _ideas_of(knowledge, card)]


def _ideas_of(knowledge: Knowledge, card: CardId) -> list[Idea]:
    tags = knowledge.tags(card)
    weighed = [(tag, _subtlety(knowledge.cards_sharing(tag))) for tag in tags]
    broad = [tag for tag, _ in weighed if knowledge.cards_sharing(tag) > SHARED_BY_FEW]
    pairs = [(f"{one}, {other}", 0.5) for one, other in combinations(broad, 2)]
    return [(card, text, weight) for text, weight in (*weighed, *pairs)]


def _subtlety(pictures: int) -> float:
    """A tag of one picture only is too obvious, one of very many too vague."""
    if pictures <= 1:
        return 0.1
    return 2.0 if pictures <= SHARED_BY_FEW else 0.4
