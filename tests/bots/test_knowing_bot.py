"""The bot that knows what the cards show: legal games, clues that are new, and thinking ahead."""

from dataclasses import replace
from random import Random

import pytest
from msgspec import structs

from dixit_qt.bots.fitting import Fitting
from dixit_qt.bots.knowing import KnowingBot
from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.rules.actions import GiveClue
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.model import Clue, ClueKind
from dixit_qt.rules.records import RoundRecord
from dixit_qt.rules.seatview import NOTHING, ClueChoice, SeatView
from tests.bots.bot_games import TAGS, TAGS_RU, played, some_knowledge
from tests.rules.legality import allows

EVERY_SIZE = [(edition.id, size) for edition in EDITIONS.values() for size in edition.sizes]


@pytest.fixture
def view() -> SeatView:
    return next(played(KnowingBot(), "odyssey", 4))[0]


@pytest.mark.parametrize("bot", [KnowingBot(), KnowingBot(some_knowledge())])
@pytest.mark.parametrize(("edition", "players"), EVERY_SIZE)
def test_a_knowing_bot_plays_whole_games_legally(bot, edition, players):
    steps = list(played(bot, edition, players))
    assert all(allows(view.legal, action) for view, action, _ in steps)
    assert steps[-1][2].outcome is not None


@pytest.mark.parametrize(("language", "tags"), [("en", TAGS), ("ru", TAGS_RU)])
def test_clues_are_phrases_with_tags_in_the_tables_language(language, tags):
    bot = KnowingBot(some_knowledge(language))
    clues = [a.text for _, a, _ in played(bot, "classic-30", 4) if isinstance(a, GiveClue)]
    assert clues
    assert all(any(tag in text.lower() for tag in tags) for text in clues)
    assert not set(clues) & set(tags)


def test_bots_share_their_memory_of_clues_used_in_an_evening():
    given: set[str] = set()
    clues = [
        action.text
        for edition in ("classic-30", "odyssey")
        for _, action, _ in played(KnowingBot(some_knowledge(), clues_given=given), edition, 4)
        if isinstance(action, GiveClue)
    ]
    assert len(set(clues)) == len(clues)


def test_bots_do_not_repeat_clues_of_people(view):
    def clue_with(bot):
        legal = structs.replace(NOTHING, clue=ClueChoice((ClueKind.WRITTEN,), ("picture-001",)))
        return lambda view, seed: bot.choose(structs.replace(view, legal=legal), Random(seed)).text

    first = clue_with(KnowingBot(some_knowledge()))(view, 1)
    heard = RoundRecord(1, 0, (), (), Clue(ClueKind.WRITTEN, first))
    later = structs.replace(view, history=(heard, RoundRecord(2, 0, (), ())))
    again = {clue_with(KnowingBot(some_knowledge()))(later, seed) for seed in range(20)}
    assert first not in again


def test_a_bot_that_was_shown_no_game_does_nothing(view):
    assert KnowingBot().choose(structs.replace(view, legal=NOTHING), Random(1)) is None
    assert KnowingBot().choose(structs.replace(view, legal=NOTHING, cards=None), Random(1)) is None


@pytest.mark.parametrize("edition", ["odyssey", "party", "poetry"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_thinking_ahead_gives_the_same_choice_without_further_comparisons(
    edition, language, monkeypatch
):
    def compared_anew(_self, _text):
        raise AssertionError("it was to be thought of before")

    rng = Random(5)
    knowledge = some_knowledge(language)
    for view, action, _ in list(played(KnowingBot(knowledge), edition, 6))[:40]:
        quick, slow = (KnowingBot(replace(knowledge)) for _ in range(2))
        for _ in slow.muse(view):
            pass
        seed = rng.random()
        expected = quick.choose(view, Random(seed))
        with monkeypatch.context() as patched:
            patched.setattr(Fitting, "_compared", compared_anew)
            assert slow.choose(view, Random(seed)) == expected
        assert not list(slow.muse(view))
        assert action is not None


def test_without_a_game_bots_do_not_think(view):
    bare = structs.replace(view, legal=NOTHING)
    assert not list(KnowingBot(some_knowledge()).muse(bare))
    assert not list(KnowingBot(some_knowledge()).muse(structs.replace(bare, cards=None)))
    assert not list(RandomBot().muse(bare))


def test_a_bot_thinks_ahead_only_about_lines_that_were_read():
    for view, *_ in played(KnowingBot(some_knowledge()), "poetry", 3):
        assert not list(KnowingBot().muse(view))


def test_knowing_bots_find_the_card_more_often_than_chance():
    hits = votes = 0
    for *_, state in [list(played(KnowingBot(some_knowledge()), "classic-30", 5))[-1]]:
        for record in state.history:
            own = next(n for n, c in enumerate(record.table, 1) if c.owner == record.storyteller)
            hits += sum(ballot.numbers == (own,) for ballot in record.ballots)
            votes += len(record.ballots)
    assert hits / votes > 0.25
