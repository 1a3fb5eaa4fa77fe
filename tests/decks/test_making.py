"""Making a deck: its titles, its manifest, and that it's written completely or not at all."""

import re
from dataclasses import replace

import pytest

from dixit_qt.decks.deck import CardInfo, DeckError, cards_needed, companies
from dixit_qt.decks.making import (
    NewCard,
    copied_deck,
    delete_deck,
    rename_deck,
    tidy_name,
    title_from,
    writing_deck,
)
from dixit_qt.decks.manifest import find_decks, load_deck, verify_deck
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.engine import new_game
from dixit_qt.rules.model import Cards
from dixit_qt.rules.refusals import RuleViolation
from tests.decks.written import write_deck

CARDS = (NewCard("Whale", b"whale"), NewCard('Кит «Моби»\t\\ "!"\x7f', b"kit"))


@pytest.mark.parametrize(
    ("file", "title"),
    [
        ("lighthouse.webp", "Lighthouse"),
        ("cards/07_the-old_lighthouse.PNG", "The old lighthouse"),
        ("кит и луна.jpg", "Кит и луна"),
        ("1984.png", "1984"),
        ("12 (3).png", "12 (3)"),
        ("a\\b.png", "B"),
        ("и\u0306.png", "Й"),
        ("x\u202ey\n.png", "X y"),
    ],
)
def test_a_title_is_made_from_the_file_name(file, title):
    assert title_from(file) == title


def test_clues_and_evocations_stay_with_their_picture(tmp_path):
    words = CardInfo(
        "a",
        "a",
        "0" * 64,
        {"en": "A", "ru": "А"},
        {"en": ("t",)},
        {"en": "d"},
        {"en": ("one", "два")},
    )
    words = replace(words, evokes={"en": ("hope",)}, seen={"en": "moon, two of them"})
    *_, deck = writing_deck(tmp_path, "Mine", "", [NewCard("A", b"a", words)])
    (card,) = load_deck(deck.folder).cards
    assert (card.clues, card.evokes) == ({"en": ("one", "два")}, {"en": ("hope",)})
    assert card.seen == {"en": "moon, two of them"}


def test_a_seen_deck_is_rebuilt_from_its_pictures(tmp_path):
    deck = write_deck(tmp_path / "there", "Seen", "Ё", CARDS)
    paths = {card.id: deck.picture(card) for card in deck.cards}
    copy = copied_deck(deck, tmp_path / "here", paths.get)
    assert copy.fingerprint == deck.fingerprint
    assert find_decks([tmp_path / "here"]) == ({deck.id: copy}, [])
    assert verify_deck(copy) == []
    assert copied_deck(deck, tmp_path / "here", {}.get) == copy


def test_copying_a_deck_with_missing_pictures_leaves_no_files(tmp_path):
    deck = write_deck(tmp_path / "there", "Seen", "Ё", CARDS)
    with pytest.raises(DeckError):
        copied_deck(deck, tmp_path / "here", {}.get)
    assert list((tmp_path / "here").iterdir()) == []


def test_an_imported_deck_writes_only_in_its_own_folder(tmp_path):
    deck = write_deck(tmp_path / "there", "Seen", "Ё", CARDS[:1])
    paths = {card.id: deck.picture(card) for card in deck.cards}
    evil = replace(deck, cards=(replace(deck.cards[0], file="../../../evil", slug="../x"),))
    copy = copied_deck(evil, tmp_path / "here", paths.get)
    assert copy.picture(copy.cards[0]).parent == copy.folder
    assert copy.folder.parent == tmp_path / "here"


def test_a_new_deck_is_a_deck_like_any_other(tmp_path):
    made = write_deck(tmp_path, "Наши киты", "Аня", CARDS)
    deck = load_deck(made.folder)
    assert deck == made
    assert (deck.name, deck.author) == ({"en": "Наши киты"}, "Аня")
    assert [card.title["en"] for card in deck.cards] == ["Whale", 'Кит «Моби» \\ "!"']
    assert verify_deck(deck) == []


def test_a_failed_deck_leaves_no_files(tmp_path):
    def cards():
        yield CARDS[0]
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        write_deck(tmp_path, "Own", "", cards())
    assert list(tmp_path.iterdir()) == []


def test_a_deck_without_cards_is_not_written(tmp_path):
    with pytest.raises(ValueError, match="card"):
        write_deck(tmp_path, "Own", "", ())
    assert list(tmp_path.iterdir()) == []


def test_a_picture_added_twice_becomes_one_card(tmp_path):
    made = write_deck(tmp_path, "Own", "", (*CARDS, NewCard("Again", b"whale")))
    assert [card.title["en"] for card in made.cards][:1] == ["Whale"]
    assert len(made.cards) == 2


def test_decks_of_the_same_name_get_separate_folders(tmp_path):
    first = write_deck(tmp_path, "Own", "", CARDS[:1])
    second = write_deck(tmp_path, "Own", "", CARDS[1:])
    decks, errors = find_decks([tmp_path])
    assert set(decks) == {first.id, second.id}
    assert not errors


def test_saving_a_deck_twice_makes_one_deck(tmp_path):
    first = write_deck(tmp_path, "Own", "", CARDS)
    assert write_deck(tmp_path, "Own", "Аня", CARDS).id == first.id
    assert load_deck(first.folder).author == "Аня"


@pytest.mark.parametrize(
    "name", ["con", "AUX.txt", "lpt1", "nul ", "a:b*?<>|", "...", "Ёж", "x" * 60]
)
def test_a_deck_folder_has_a_portable_name(tmp_path, name: str):
    """Windows reserves some names for devices, and allows no dot or space at the end."""
    folder = write_deck(tmp_path, name, "", CARDS).folder.name
    assert re.fullmatch(r"[\w-]{1,40}-[0-9a-f]{8}", folder)
    assert folder == folder.lower()


def test_renaming_a_deck_keeps_its_id(tmp_path):
    deck = write_deck(tmp_path, "Own", "", CARDS)
    rename_deck(deck, "Whales")
    found = load_deck(deck.folder)
    assert (found.id, found.name, found.cards) == (deck.id, {"en": "Whales"}, deck.cards)


def test_deleting_a_deck_removes_its_folder(tmp_path):
    deck = write_deck(tmp_path, "Own", "", CARDS)
    delete_deck(deck)
    assert list(tmp_path.iterdir()) == []


def test_the_name_of_a_deck_is_cleaned():
    assert tidy_name("  Our\n  whales\u200b ") == "Our whales"
    assert len(tidy_name("long " * 40)) <= 60


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_the_number_of_cards_needed_is_the_one_that_the_rules_ask_for(edition):
    lines, endings = tuple(range(1, 151)), tuple(range(1, 51))
    for players in edition.sizes:
        needed = cards_needed(edition, players)
        cards = tuple(f"{i:020x}" for i in range(needed))
        new_game(edition.id, players, Cards(cards, lines, endings), 1, {})
        with pytest.raises(RuleViolation, match="too_few_cards"):
            new_game(edition.id, players, Cards(cards[1:], lines, endings), 1, {})


def test_a_full_deck_suffices_for_every_edition():
    most = {edition.id: max(edition.sizes) for edition in EDITIONS.values()}
    assert companies(84) == most


def test_a_small_deck_suffices_for_a_few_players():
    found = companies(24)
    assert (found["classic-30"], found["classic-last-card"], found["team"]) == (4, 3, 6)
    assert "party" not in found
    assert companies(9) == {}
