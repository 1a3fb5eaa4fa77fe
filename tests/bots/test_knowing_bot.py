from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from dixit_qt.bots.associations import give, tell, vote
from dixit_qt.bots.knowing import KnowingBot
from dixit_qt.bots.knowledge import CardFacts, Knowledge
from dixit_qt.bots.phrases import phrases
from dixit_qt.rules.actions import GiveClue, Vote
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.model import Clue, ClueKind
from dixit_qt.rules.records import RoundRecord
from dixit_qt.rules.seatview import NOTHING, CardsView, ClueChoice, GiveChoice, SeatView, VoteChoice
from tests.bots.bot_games import TAGS, TAGS_RU, played, some_knowledge
from tests.rules.legality import allows

EVERY_SIZE = [(edition.id, size) for edition in EDITIONS.values() for size in edition.sizes]
WRITTEN = (ClueKind.WRITTEN, ClueKind.SONG)


def known(**tags: tuple[str, ...]) -> Knowledge:
    return Knowledge("en", {card: CardFacts({}, {"en": words}) for card, words in tags.items()})


FOREST = known(
    wolf=("wolf", "forest"),
    fox=("fox", "forest"),
    ship=("ship", "sea"),
    fish=("fish", "sea"),
    moon=("moon",),
)


@pytest.fixture
def view() -> SeatView:
    return next(played(KnowingBot(), "odyssey", 4))[0]


def asked(text: str, *table: str) -> CardsView:
    return CardsView(clue=Clue(ClueKind.WRITTEN, text), table=table)


@pytest.mark.parametrize("bot", [KnowingBot(), KnowingBot(some_knowledge())])
@pytest.mark.parametrize(("edition", "players"), EVERY_SIZE)
def test_whole_games_of_legal_actions(bot, edition, players):
    steps = list(played(bot, edition, players))
    assert all(allows(view.legal, action) for view, action, _ in steps)
    assert steps[-1][2].outcome is not None


@pytest.mark.parametrize(("language", "tags"), [("en", TAGS), ("ru", TAGS_RU)])
def test_clues_are_tags_in_the_language_of_the_table(language, tags):
    bot = KnowingBot(some_knowledge(language))
    clues = [a.text for _, a, _ in played(bot, "classic-30", 4) if isinstance(a, GiveClue)]
    assert clues
    assert {word for text in clues for word in text.split(", ")} <= set(tags)


def test_a_tag_of_a_few_cards_is_preferred_to_a_tag_of_one(view):
    choice = ClueChoice(WRITTEN, ("wolf",))
    clues = Counter(tell(FOREST, view, choice, Random(seed)).text for seed in range(100))
    assert clues["forest"] > 80


def test_very_common_tags_are_combined():
    crowd = known(**{f"c{n}": ("night", "road", "snow") for n in range(12)})
    view = next(played(KnowingBot(), "odyssey", 4))[0]
    choice = ClueChoice(WRITTEN, ("c1",))
    texts = {tell(crowd, view, choice, Random(seed)).text for seed in range(40)}
    assert "night, road" in texts


def test_a_clue_is_not_told_twice(view):
    told = RoundRecord(1, 0, (), (), Clue(ClueKind.WRITTEN, "forest"))
    later = replace(view, history=(told,))
    choice = ClueChoice(WRITTEN, ("wolf",))
    assert {tell(FOREST, later, choice, Random(seed)).text for seed in range(20)} == {"wolf"}


def test_a_phrase_is_not_told_twice_while_others_are_left(view):
    used = tuple(
        RoundRecord(1, 0, (), (), Clue(ClueKind.WRITTEN, text)) for text in phrases("en")[1:]
    )
    clue = tell(Knowledge(), replace(view, history=used), ClueChoice(WRITTEN, ("x",)), Random(1))
    assert clue == GiveClue(phrases("en")[0], ClueKind.WRITTEN, "x")


def test_in_party_a_clue_comes_without_a_card(view):
    clue = tell(FOREST, view, ClueChoice((ClueKind.SONG,), ()), Random(1))
    assert (clue.card, clue.kind) == (None, ClueKind.SONG)
    assert tell(Knowledge(), view, ClueChoice(WRITTEN, ()), Random(1)).card is None


def test_it_gives_the_cards_that_the_clue_could_mean():
    cards = asked("by the sea")
    choice = GiveChoice(("wolf", "ship", "moon", "fish"), 2)
    assert set(give(FOREST, cards, choice, Random(1)).cards) == {"ship", "fish"}


def test_it_mostly_votes_for_what_the_clue_means():
    cards = asked("deep in the forest", "wolf", "ship", "moon", "fish")
    choice = VoteChoice((1, 2, 3, 4))
    votes = Counter(vote(FOREST, cards, choice, Random(seed)).numbers for seed in range(200))
    assert votes[1,] > 80
    assert len(votes) > 1


def test_it_votes_twice_rather_when_in_doubt():
    choice = VoteChoice((1, 2), most=2)
    sure = asked("a forest of ships and wolves", "wolf", "moon")
    torn = asked("the sea", "ship", "fish")
    twice = [
        sum(len(vote(FOREST, cards, choice, Random(seed)).numbers) == 2 for seed in range(100))
        for cards in (sure, torn)
    ]
    assert twice[0] < 40 < twice[1]


def test_a_single_card_takes_a_single_vote():
    cards = asked("sea", "ship", "fish")
    assert vote(FOREST, cards, VoteChoice((2,), most=2), Random(1)) == Vote((2,))


def test_red_and_green_lie_on_different_cards():
    cards = asked("sea", "ship", "fish", "moon")
    choice = VoteChoice((1, 2, 3), reds=(1, 2, 3))
    for seed in range(30):
        ballot = vote(FOREST, cards, choice, Random(seed))
        assert ballot.red not in ballot.numbers


def test_a_performed_clue_without_words_leaves_the_vote_to_chance():
    votes = {
        vote(FOREST, CardsView(table=("wolf", "ship")), VoteChoice((1, 2)), Random(seed)).numbers
        for seed in range(20)
    }
    assert votes == {(1,), (2,)}


def test_it_does_nothing_before_it_is_shown_a_game(view):
    assert KnowingBot().choose(replace(view, legal=NOTHING), Random(1)) is None
    assert KnowingBot().choose(replace(view, legal=NOTHING, cards=None), Random(1)) is None


def test_knowing_bots_find_the_card_more_often_than_chance():
    hits = votes = 0
    for *_, state in [list(played(KnowingBot(some_knowledge()), "classic-30", 5))[-1]]:
        for record in state.history:
            own = next(n for n, c in enumerate(record.table, 1) if c.owner == record.storyteller)
            hits += sum(ballot.numbers == (own,) for ballot in record.ballots)
            votes += len(record.ballots)
    assert hits / votes > 0.25
