"""What the base game refuses, line by line."""

from collections.abc import Callable

import pytest

from dixit_qt.rules.actions import (
    Action,
    ClaimStory,
    Give,
    GiveClue,
    Judge,
    TakeBack,
    Vote,
)
from dixit_qt.rules.engine import apply
from dixit_qt.rules.model import MAX_CLUE, ClueKind, Phase
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.state import GameState
from tests.rules.refusals import Case, after, assert_case, at, case_name, just
from tests.rules.tables import (
    a_game,
    a_table,
    clue,
    game_played,
    gift,
    hand,
    number_of,
    numbers_of,
    vote_for,
)


def a_clue(text: str, kind: ClueKind = ClueKind.WRITTEN) -> Callable[[GameState], Action]:
    return lambda state: GiveClue(text, kind, hand(state, state.storyteller)[0])


CLASSIC_CLUE = at("classic-30", 4, Phase.CLUE)
CLASSIC_GIVE = at("classic-30", 4, Phase.GIVE)
CLASSIC_VOTE = at("classic-30", 4, Phase.VOTE)
THREE_GIVE = at("classic-30", 3, Phase.GIVE)
THREE_VOTE = at("classic-30", 3, Phase.VOTE)
ODYSSEY_VOTE = at("odyssey", 7, Phase.VOTE)


def classic_over() -> GameState:
    return game_played(a_game("classic-30", 4))


CASES = [
    # Always
    Case("a stranger acts", CLASSIC_GIVE, 4, just(TakeBack()), Refusal.NOT_A_PLAYER),
    Case("the table acts", CLASSIC_GIVE, None, just(TakeBack()), Refusal.NOT_A_PLAYER),
    Case("after the end", classic_over, 0, just(ClaimStory()), Refusal.GAME_IS_OVER, "000:76"),
    Case("a poet at a Dixit table", CLASSIC_GIVE, 1, just(Judge(fits=True)), Refusal.NOT_NOW),
    # The first storyteller
    Case(
        "a second claim",
        CLASSIC_CLUE,
        1,
        just(ClaimStory()),
        Refusal.STORYTELLER_IS_KNOWN,
        "000:44, 002:39",
    ),
    # The clue
    Case(
        "a clue before there is a storyteller",
        lambda: a_game("classic-30", 4),
        0,
        lambda state: GiveClue("early", card=hand(state, 0)[0]),
        Refusal.NOT_NOW,
        "000:44",
    ),
    Case("a clue by another", CLASSIC_CLUE, 1, clue, Refusal.NOT_THE_STORYTELLER, "000:40"),
    Case("a clue by another, late", CLASSIC_GIVE, 1, clue, Refusal.NOT_THE_STORYTELLER, "000:40"),
    Case("a second clue", CLASSIC_GIVE, 0, clue, Refusal.NOT_NOW, "000:40"),
    Case(
        "a clue with somebody else's card",
        CLASSIC_CLUE,
        0,
        lambda state: GiveClue("not mine", card=hand(state, 1)[0]),
        Refusal.CARD_NOT_IN_HAND,
        "000:40",
    ),
    Case(
        "a clue without a card",
        CLASSIC_CLUE,
        0,
        just(GiveClue("nothing")),
        Refusal.CLUE_NEEDS_A_CARD,
        "000:40",
    ),
    Case("a written clue of blanks", CLASSIC_CLUE, 0, a_clue(" \n "), Refusal.CLUE_NEEDS_WORDS),
    Case("an endless clue", CLASSIC_CLUE, 0, a_clue("x" * (MAX_CLUE + 1)), Refusal.CLUE_TOO_LONG),
    Case(
        "a song where songs are off",
        CLASSIC_CLUE,
        0,
        a_clue("la", ClueKind.SONG),
        Refusal.CLUE_KIND_NOT_ALLOWED,
        "000:120",
    ),
    # Giving
    Case(
        "giving before the clue", CLASSIC_CLUE, 1, lambda s: gift(s, 1), Refusal.NOT_NOW, "000:48"
    ),
    Case("giving after all have given", CLASSIC_VOTE, 1, lambda s: gift(s, 1), Refusal.NOT_NOW),
    Case(
        "giving twice",
        after(CLASSIC_GIVE, 1),
        1,
        lambda s: gift(s, 1),
        Refusal.ALREADY_GIVEN,
        "000:48",
    ),
    Case(
        "giving two of four players",
        CLASSIC_GIVE,
        1,
        lambda s: Give(hand(s, 1)[:2]),
        Refusal.WRONG_NUMBER_OF_CARDS,
        "000:48",
    ),
    Case("giving none", CLASSIC_GIVE, 1, just(Give(())), Refusal.WRONG_NUMBER_OF_CARDS, "000:48"),
    Case(
        "giving one of three players",
        THREE_GIVE,
        1,
        lambda s: Give(hand(s, 1)[:1]),
        Refusal.WRONG_NUMBER_OF_CARDS,
        "000:118",
    ),
    Case(
        "giving one card as two",
        THREE_GIVE,
        1,
        lambda s: Give(hand(s, 1)[:1] * 2),
        Refusal.SAME_CARD_TWICE,
        "000:118",
    ),
    Case(
        "giving somebody else's card",
        CLASSIC_GIVE,
        1,
        lambda s: Give(hand(s, 2)[:1]),
        Refusal.CARD_NOT_IN_HAND,
        "000:48",
    ),
    Case(
        "the storyteller gives again",
        CLASSIC_GIVE,
        0,
        lambda s: gift(s, 0),
        Refusal.STORYTELLER_HAS_GIVEN,
        "000:48",
    ),
    Case(
        "the storyteller takes the clue back after an answer",
        after(CLASSIC_GIVE, 1),
        0,
        just(TakeBack()),
        Refusal.CARDS_WERE_GIVEN,
    ),
    Case(
        "the storyteller takes the clue back from the table",
        CLASSIC_VOTE,
        0,
        just(TakeBack()),
        Refusal.CARDS_WERE_GIVEN,
    ),
    Case("taking back too early", CLASSIC_GIVE, 1, just(TakeBack()), Refusal.NOTHING_TO_TAKE_BACK),
    Case(
        "taking a gift back from the table",
        CLASSIC_VOTE,
        1,
        just(TakeBack()),
        Refusal.NOTHING_TO_TAKE_BACK,
    ),
    # Voting
    Case(
        "voting before all have given", CLASSIC_GIVE, 1, just(Vote((1,))), Refusal.NOT_NOW, "000:56"
    ),
    Case(
        "a vote by the storyteller",
        CLASSIC_VOTE,
        0,
        lambda s: vote_for(s, 1),
        Refusal.STORYTELLER_DOES_NOT_VOTE,
        "000:56",
    ),
    Case(
        "voting again",
        after(CLASSIC_VOTE, 1),
        1,
        lambda s: vote_for(s, 0),
        Refusal.ALREADY_VOTED,
        "000:58",
    ),
    Case("an empty vote", CLASSIC_VOTE, 1, just(Vote(())), Refusal.EMPTY_VOTE, "000:58"),
    Case("a vote for no card", CLASSIC_VOTE, 1, just(Vote((5,))), Refusal.NO_SUCH_NUMBER, "000:58"),
    Case("a vote for card 0", CLASSIC_VOTE, 1, just(Vote((0,))), Refusal.NO_SUCH_NUMBER, "000:52"),
    Case(
        "a vote for one's own card",
        CLASSIC_VOTE,
        1,
        lambda s: vote_for(s, 1),
        Refusal.OWN_CARD,
        "000:56-60, 002:51-55",
    ),
    Case(
        "three players: the own first",
        THREE_VOTE,
        1,
        lambda s: Vote(numbers_of(s, 1)[:1]),
        Refusal.OWN_CARD,
        "000:56, 000:118",
    ),
    Case(
        "three players: the own second",
        THREE_VOTE,
        1,
        lambda s: Vote(numbers_of(s, 1)[1:]),
        Refusal.OWN_CARD,
        "000:56, 000:118",
    ),
    Case(
        "two votes in classic",
        CLASSIC_VOTE,
        1,
        lambda s: vote_for(s, (0, 2)),
        Refusal.TOO_MANY_VOTES,
        "000:58",
    ),
    Case(
        "two votes of six",
        at("odyssey", 6, Phase.VOTE),
        1,
        lambda s: vote_for(s, (0, 2)),
        Refusal.TOO_MANY_VOTES,
        "001:56-57, 001:81, 003:77-79",
    ),
    Case(
        "three votes",
        ODYSSEY_VOTE,
        1,
        lambda s: vote_for(s, (0, 2, 3)),
        Refusal.TOO_MANY_VOTES,
        "001:81, 003:77-79",
    ),
    Case(
        "both votes on one card",
        ODYSSEY_VOTE,
        1,
        lambda s: vote_for(s, (0, 0)),
        Refusal.SAME_CARD_VOTED_TWICE,
        "001:81, 003:77-79",
    ),
    Case(
        "the first vote for one's own",
        ODYSSEY_VOTE,
        1,
        lambda s: vote_for(s, (1, 0)),
        Refusal.OWN_CARD,
        "001:77, 003:72-73",
    ),
    Case(
        "the second vote for one's own",
        ODYSSEY_VOTE,
        1,
        lambda s: vote_for(s, (0, 1)),
        Refusal.OWN_CARD,
        "001:77, 003:72-73",
    ),
    Case(
        "a second vote for no card",
        ODYSSEY_VOTE,
        1,
        lambda s: Vote((number_of(s, 0), 8)),
        Refusal.NO_SUCH_NUMBER,
        "001:71",
    ),
    Case(
        "red in the base game",
        CLASSIC_VOTE,
        1,
        lambda s: vote_for(s, 0, red=2),
        Refusal.NO_RED_IN_THIS_EDITION,
        "001:116",
    ),
    Case("voting while nobody tells", CLASSIC_CLUE, 1, just(Vote((1,))), Refusal.NOT_NOW, "000:56"),
]


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_an_illegal_action_is_refused(case: Case) -> None:
    assert_case(case)


def test_a_clue_of_the_maximum_length_is_accepted() -> None:
    state = a_table("classic-30", 4, Phase.CLUE)
    told = apply(state, 0, GiveClue("x " * (MAX_CLUE // 2), card=hand(state, 0)[0]))
    assert told.game.clue.text == ("x " * (MAX_CLUE // 2)).strip()
