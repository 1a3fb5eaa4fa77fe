from collections import Counter
from random import Random

from dixit_qt.bots.characters import GENTLE, SHARP, STRENGTHS, USUAL
from dixit_qt.bots.knowing import give, vote
from dixit_qt.bots.knowledge import CardFacts, Knowledge
from dixit_qt.rules.actions import Vote
from dixit_qt.rules.model import Clue, ClueKind
from dixit_qt.rules.seatview import CardsView, GiveChoice, VoteChoice


def known(**tags: tuple[str, ...]) -> Knowledge:
    return Knowledge("en", {card: CardFacts({}, {"en": words}) for card, words in tags.items()})


FOREST = known(
    wolf=("wolf", "forest"),
    fox=("fox", "forest"),
    ship=("ship", "sea"),
    fish=("fish", "sea"),
    moon=("moon",),
)


def asked(text: str, *table: str) -> CardsView:
    return CardsView(clue=Clue(ClueKind.WRITTEN, text), table=table)


def votes(cards: CardsView, choice: VoteChoice, strength=USUAL, times=300) -> Counter[tuple]:
    ballots = [vote(FOREST, cards, choice, strength, Random(seed)) for seed in range(times)]
    return Counter(ballot.numbers for ballot in ballots)


def test_a_bot_mostly_gives_cards_that_fit_the_clue():
    choice = GiveChoice(("wolf", "ship", "moon", "fish"), 2)
    gifts = Counter(
        frozenset(give(FOREST, asked("by the sea"), choice, SHARP, Random(seed)).cards)
        for seed in range(100)
    )
    assert gifts.most_common(1)[0][0] == {"ship", "fish"}
    assert all(len(cards) == 2 for cards in gifts)


def test_a_bot_mostly_votes_for_the_card_that_fits_the_clue():
    found = votes(
        asked("deep in the forest", "wolf", "ship", "moon", "fish"), VoteChoice((1, 2, 3, 4))
    )
    assert found[1,] > 120
    assert len(found) > 1


def test_stronger_bots_find_the_card_more_often():
    cards, choice = asked("the forest", "wolf", "ship", "moon"), VoteChoice((1, 2, 3))
    found = [votes(cards, choice, strength)[1,] for strength in (GENTLE, USUAL, SHARP)]
    assert found == sorted(found)
    assert found[0] + 30 < found[2]
    assert set(STRENGTHS) == {"gentle", "usual", "sharp"}


def test_a_bot_in_doubt_tends_to_vote_twice():
    choice = VoteChoice((1, 2), most=2)

    def twice(cards: CardsView) -> int:
        return sum(n for numbers, n in votes(cards, choice).items() if len(numbers) == 2)

    sure = asked("a forest of wolves", "wolf", "moon")
    torn = asked("the sea", "ship", "fish")
    assert twice(sure) < 100 < twice(torn)


def test_a_single_card_takes_a_single_vote():
    cards = asked("sea", "ship", "fish")
    assert vote(FOREST, cards, VoteChoice((2,), most=2), USUAL, Random(1)) == Vote((2,))


def test_a_bot_puts_its_red_and_green_markers_on_different_cards():
    cards = asked("sea", "ship", "fish", "moon")
    for seed in range(30):
        ballot = vote(FOREST, cards, VoteChoice((1, 2, 3), reds=(1, 2, 3)), USUAL, Random(seed))
        assert ballot.red not in ballot.numbers


def test_the_red_marker_goes_on_the_only_card_that_may_be_voted_for():
    ballot = vote(FOREST, asked("sea", "ship"), VoteChoice((1,), reds=(1,)), USUAL, Random(1))
    assert ballot == Vote((1,), 1)


def test_a_performed_clue_without_words_leaves_the_vote_to_chance():
    found = votes(CardsView(table=("wolf", "ship")), VoteChoice((1, 2)))
    assert min(found[1,], found[2,]) > 100
