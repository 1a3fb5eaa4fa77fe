"""Which clue a bot gives for which card, and in which manner."""

from collections import Counter
from random import Random

import pytest

from dixit_qt import paths
from dixit_qt.bots.bot import phrases, turns_of
from dixit_qt.bots.characters import Manner, manner_of, sounds_like
from dixit_qt.bots.knowing import ideas_for, tell
from dixit_qt.bots.knowledge import CardFacts, Knowledge
from dixit_qt.bots.words import load_words
from dixit_qt.rules.actions import GiveClue
from dixit_qt.rules.model import ClueKind
from dixit_qt.rules.seatview import ClueChoice

WRITTEN = (ClueKind.WRITTEN, ClueKind.SONG)
SAILOR = "Gone with the tide"
FOREST = Knowledge(
    "en",
    {
        "wolf": CardFacts({"en": "The Grey Wolf"}, {"en": ("wolf", "forest", "night", "hunger")}),
        "fox": CardFacts({"en": "Red"}, {"en": ("fox", "forest", "night")}),
        "moon": CardFacts({"en": "Moonrise"}, {"en": ("night",)}),
        "ship": CardFacts(
            {"en": "The Old Harbour"},
            {"en": ("ship", "sea")},
            {},
            {"en": (SAILOR, "An old story", "Who paid for the ticket?")},
        ),
    },
    words=load_words(paths.words() / "en.bin"),
)


def told(card: str, seed: int, manner: Manner = Manner.DRY, used: tuple[str, ...] = ()) -> str:
    return tell(FOREST, ClueChoice(WRITTEN, (card,)), manner, used, Random(seed)).text


def test_a_bot_uses_written_clues_unchanged_and_never_title_words():
    assert {told("ship", seed) for seed in range(60)} == {SAILOR, "Who paid for the ticket?"}


def test_a_bot_prefers_clues_in_its_own_manner():
    children = Counter(told("ship", seed, Manner.CHILD) for seed in range(60))
    dreamers = Counter(told("ship", seed, Manner.DREAMER) for seed in range(60))
    assert children["Who paid for the ticket?"] > dreamers["Who paid for the ticket?"]


def test_without_written_clues_a_bot_makes_phrases_of_tags():
    for manner in Manner:
        for seed in range(10):
            text = told("wolf", seed, manner)
            assert text not in {"wolf", "forest", "night", "hunger"}
            assert not FOREST.stems(text) & FOREST.stems("The Grey Wolf")
            assert any(tag in text.lower() for tag in ("forest", "night", "hunger"))


def test_tags_shared_with_other_pictures_are_preferred():
    ideas = [idea for n in range(10) for idea in ideas_for(FOREST, "wolf", Manner.DRY, Random(n))]
    assert {idea.about for idea in ideas} == {"forest", "night"}


def test_a_single_tag_gets_a_phrase_for_one_tag():
    bare = Knowledge("en", {"x": CardFacts({}, {"en": ("rain",)})})
    ideas = ideas_for(bare, "x", Manner.POET, Random(1))
    assert {idea.text for idea in ideas} == {"Rain, then silence"}


def test_a_bot_never_repeats_a_clue():
    assert told("ship", 1, used=(SAILOR,)) == "Who paid for the ticket?"


def test_a_bot_gives_an_unused_stock_clue_for_a_card_without_words():
    used = phrases("en")[1:]
    choice = ClueChoice(WRITTEN, ("x",))
    assert tell(Knowledge(), choice, Manner.DRY, used, Random(1)) == GiveClue(
        phrases("en")[0], ClueKind.WRITTEN, "x"
    )
    assert tell(Knowledge(), choice, Manner.DRY, phrases("en"), Random(1)).text in phrases("en")


def test_in_party_a_clue_comes_without_a_card():
    clue = tell(FOREST, ClueChoice((ClueKind.SONG,), ()), Manner.DRY, (), Random(1))
    assert (clue.card, clue.kind) == (None, ClueKind.SONG)
    assert tell(Knowledge(), ClueChoice(WRITTEN, ()), Manner.DRY, (), Random(1)).card is None


def test_neighbouring_bots_have_different_manners():
    assert len({manner_of(seat) for seat in range(5)}) == len(Manner)


@pytest.mark.parametrize(
    ("manner", "clue"),
    [
        (Manner.DRY, "No comment"),
        (Manner.DREAMER, "The house I never saw"),
        (Manner.CHILD, "Is it far?"),
        (Manner.POET, "O rain upon the empty roofs"),
        (Manner.JOKER, "Sold, with all faults"),
    ],
)
def test_a_clue_sounds_like_its_manner(manner, clue):
    assert sounds_like(manner, clue)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("manner", Manner)
def test_each_manner_has_phrases_for_one_tag_and_for_two(language, manner):
    alone = turns_of(language, manner, "дождь", "")
    assert alone
    assert all("{" not in text and text[0] != text[0].lower() for text in alone)
    assert set(alone) <= set(turns_of(language, manner, "дождь", "снег"))
