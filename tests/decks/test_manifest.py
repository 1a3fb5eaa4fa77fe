"""What a deck.toml may contain, and the messages about a wrong one."""

import hashlib
from pathlib import Path

import pytest

from dixit_qt import paths
from dixit_qt.decks.deck import DeckError, card_id, hash_of, is_card_id, mixed
from dixit_qt.decks.manifest import (
    LARGEST_MANIFEST,
    MAX_CARDS,
    find_decks,
    load_deck,
    parse_deck,
    verify_deck,
)

HEAD = '[deck]\nid = "own"\nname_en = "Own"\nname_ru = "Свои"\n'


def card(name: str, **changes: str) -> str:
    fields = {
        "slug": f'"{name}"',
        "file": f'"{name}.webp"',
        "sha256": f'"{hashlib.sha256(name.encode()).hexdigest()}"',
        **changes,
    }
    return "[[card]]\n" + "".join(f"{key} = {value}\n" for key, value in fields.items())


def deck_folder(folder: Path, *names: str, head: str = HEAD) -> Path:
    folder.mkdir()
    for name in names:
        (folder / f"{name}.webp").write_bytes(name.encode())
    text = head + "".join(map(card, names))
    (folder / "deck.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_deck_is_loaded_with_its_cards_in_order(tmp_path):
    deck = load_deck(deck_folder(tmp_path / "own", "sea", "moon"))
    assert [info.slug for info in deck.cards] == ["sea", "moon"]
    assert deck.name == {"en": "Own", "ru": "Свои"}
    assert verify_deck(deck) == []


def test_a_card_is_known_by_the_hash_of_its_picture(tmp_path):
    deck = load_deck(deck_folder(tmp_path / "own", "sea"))
    picture = deck.picture(deck.cards[0]).read_bytes()
    assert deck.cards[0].id == card_id(hash_of(picture))
    assert is_card_id(deck.cards[0].id)


DEEP = ".".join(["a"] * 2_000_000)


@pytest.mark.parametrize(
    "text",
    [
        f"{DEEP} = 1",
        f"[{DEEP}]",
        f"[[{DEEP}]]",
        f"x = {{{DEEP} = 1}}",
        f"""x = ['''a''''', "b", {{{DEEP} = 1}}]""",
        f"""x = [\"\"\"a\"\"\"\"\", "b", {{{DEEP} = 1}}]""",
        " . ".join(['"a"', "'b'"] * 3) + " = 1",
    ],
    ids=["key", "table", "tables", "inline", "behind a text", "behind another", "quoted"],
)
def test_a_name_of_very_many_parts_is_refused_before_the_parser_looks_at_it(tmp_path, text):
    with pytest.raises(DeckError, match="more than 4 parts"):
        parse_deck(HEAD + text, tmp_path)


@pytest.mark.parametrize("start", ['"""', "'''", '"', "'", '"""\\"', "#"])
def test_an_unterminated_text_is_scanned_only_once(tmp_path, start):
    with pytest.raises(DeckError, match=r"TOML|card"):
        parse_deck(HEAD + "x = " + start * 100_000, tmp_path)


def test_dots_in_a_text_do_not_split_a_key(tmp_path):
    dotted = card("sea", title_en='"a.b.c.d.e.f.g"', tags_en="""["a.b.c.d.e", 'f.g.h.i.j']""")
    assert parse_deck(HEAD + dotted, tmp_path).cards[0].title == {"en": "a.b.c.d.e.f.g"}


@pytest.mark.parametrize("file", [r"a\u0000b.webp", r"a\nb.webp", r"\u202Egpj.webp"])
def test_a_file_name_that_cannot_be_shown_is_refused(tmp_path, file):
    with pytest.raises(DeckError, match="character"):
        parse_deck(HEAD + card("sea", file=f'"{file}"'), tmp_path)


@pytest.mark.parametrize("identifier", ["..", ".", ".hidden"])
def test_a_deck_id_that_is_a_path_is_refused(tmp_path, identifier):
    with pytest.raises(DeckError, match="id"):
        parse_deck(HEAD.replace("own", identifier) + card("sea"), tmp_path)


def test_a_manifest_that_is_too_large_is_not_read(tmp_path):
    folder = deck_folder(tmp_path / "own", "sea")
    with (folder / "deck.toml").open("ab") as file:
        file.truncate(LARGEST_MANIFEST + 1)
    with pytest.raises(DeckError, match="too big"):
        load_deck(folder)


@pytest.mark.parametrize("text", ["", "../../etc/passwd", "a" * 19, "A" * 20, "g" * 20])
def test_a_picture_is_found_only_by_a_valid_hash(text):
    assert not is_card_id(text)


def test_a_picture_with_a_wrong_hash_is_rejected(tmp_path):
    deck = load_deck(deck_folder(tmp_path / "own", "sea", "moon"))
    deck.picture(deck.cards[0]).write_bytes(b"other")
    deck.picture(deck.cards[1]).unlink()
    changed, gone = verify_deck(deck)
    assert changed.startswith("sea: sea.webp has the hash")
    assert gone.startswith("moon: moon.webp cannot be read")


def test_the_fingerprint_changes_with_a_word(tmp_path):
    plain = parse_deck(HEAD + card("sea"), tmp_path)
    titled = parse_deck(HEAD + card("sea", title_en='"Sea"'), tmp_path)
    assert plain.fingerprint == parse_deck(HEAD + card("sea"), tmp_path / "elsewhere").fingerprint
    assert plain.fingerprint != titled.fingerprint


def test_a_card_may_bring_clues_in_any_language(tmp_path):
    clues = '{en = ["Who rang?", "After the storm"], ru = ["Кто звонил?"]}'
    deck = parse_deck(HEAD + card("sea", clues=clues) + card("moon"), tmp_path)
    sea, moon = deck.cards
    assert sea.clues == {"en": ("Who rang?", "After the storm"), "ru": ("Кто звонил?",)}
    assert moon.clues == {}
    assert len({sea, moon}) == 2


def test_a_card_may_say_in_any_language_what_it_evokes(tmp_path):
    evokes = '{en = ["homesick", "a letter that never came"], ru = ["тоска"]}'
    deck = parse_deck(HEAD + card("sea", evokes=evokes) + card("moon"), tmp_path)
    sea, moon = deck.cards
    assert sea.evokes == {"en": ("homesick", "a letter that never came"), "ru": ("тоска",)}
    assert moon.evokes == {}


def test_a_card_may_list_in_any_language_what_is_seen_on_it(tmp_path):
    listed = card("sea", seen="{en = 'moon, two of them'}")
    deck = parse_deck(HEAD + listed + card("moon"), tmp_path)
    sea, moon = deck.cards
    assert (sea.seen, moon.seen) == ({"en": "moon, two of them"}, {})


def test_the_fingerprint_changes_with_a_clue_and_with_what_is_evoked_or_seen(tmp_path):
    plain = parse_deck(HEAD + card("sea"), tmp_path)
    told = parse_deck(HEAD + card("sea", clues='{en = ["Who rang?"]}'), tmp_path)
    evoked = parse_deck(HEAD + card("sea", evokes='{en = ["homesick"]}'), tmp_path)
    seen = parse_deck(HEAD + card("sea", seen='{en = "moon"}'), tmp_path)
    assert len({deck.fingerprint for deck in (plain, told, evoked, seen)}) == 4


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[deck", "is not TOML"),
        ("x = " + "9" * 5000, "is not TOML"),
        ("x = " + "[" * 5000, "is not TOML"),
        ("", "has no [deck]"),
        (HEAD, "has no [[card]]"),
        (HEAD + "card = 1\n", "has no [[card]]"),
        (HEAD.replace("own", "a/b") + card("sea"), "may only hold letters"),
        ('[deck]\nid = "own"\n' + card("sea"), "[deck]: a name such as name_en is missing"),
        ("card = [1]\n" + HEAD, "card 1 is not a table"),
        (HEAD + card("sea", file="3"), "card 1 (sea): file is missing"),
        (HEAD + card("sea", file='"../sea"'), "leads out of the deck's folder"),
        (HEAD + card("sea", file='"/sea"'), "leads out of the deck's folder"),
        (HEAD + card("sea", file='"C:sea"'), "leads out of the deck's folder"),
        (HEAD + card("sea", sha256='"AB"'), "64 hexadecimal digits"),
        (HEAD + card("sea", title_en=f'"{"x" * 121}"'), "longer than 120"),
        (HEAD + card("sea", tags_en='"sea"'), "is not a list of texts"),
        (HEAD + card("sea", tags_ru=f"{['x' * 41]}"), "more than 24 tags"),
        (HEAD + card("sea", clues='["Hush"]'), "clues is not a table of languages"),
        (HEAD + card("sea", clues='{English = ["Hush"]}'), "is not named by a language"),
        (HEAD + card("sea", clues='{en = "Hush"}'), "clues.en is not a list of texts"),
        (HEAD + card("sea", clues="{en = [1]}"), "clues.en is not a list of texts"),
        (HEAD + card("sea", clues=f"{{ru = {['x' * 81]}}}"), "or one over 80"),
        (HEAD + card("sea", clues='{ru = [" "]}'), "an empty one"),
        (HEAD + card("sea", clues=f"{{ru = {['x'] * 25}}}"), "more than 24 clues"),
        (HEAD + card("sea", evokes='["hope"]'), "evokes is not a table of languages"),
        (HEAD + card("sea", evokes=f"{{ru = {['x'] * 49}}}"), "more than 48 evokes"),
        (HEAD + card("sea", evokes=f"{{ru = {['x' * 41]}}}"), "or one over 40"),
        (HEAD + card("sea", seen='"moon"'), "seen is not a table of languages"),
        (HEAD + card("sea", seen='{ru = ["moon"]}'), "seen.ru is not a text"),
        (HEAD + card("sea", seen=f"{{ru = '{'x' * 2001}'}}"), "longer than 2000"),
        (HEAD + card("sea") + card("sea"), "2 cards have the slug 'sea'"),
        (HEAD + card("sea") + card("sea", slug='"lake"'), "2 cards have the sha256"),
        (HEAD + card("sea") * (MAX_CARDS + 1), "1000 are the most"),
    ],
)
def test_each_fault_of_a_manifest_is_reported(text, fault, tmp_path):
    with pytest.raises(DeckError) as error:
        parse_deck(text, tmp_path)
    assert fault in str(error.value)


def test_a_faulty_deck_does_not_hide_the_others(tmp_path):
    deck_folder(tmp_path / "a", "sea")
    deck_folder(tmp_path / "b", "sea", head="")
    deck_folder(tmp_path / "c", "sea")
    (tmp_path / "d").mkdir()
    (tmp_path / "d" / "deck.toml").write_bytes(b"\xff")
    (tmp_path / "e" / "deck.toml").mkdir(parents=True)
    decks, errors = find_decks([tmp_path, tmp_path / "nowhere"])
    assert decks["own"].folder == tmp_path / "a"
    assert len(errors) == 3
    assert "is not UTF-8" in str(errors[1])
    assert "cannot be read" in str(errors[2])


def test_the_largest_deck_of_each_folder_comes_first(tmp_path):
    for place, sizes in (("shipped", {"a": 1, "b": 3, "c": 1}), ("own", {"d": 5})):
        (tmp_path / place).mkdir()
        for name, size in sizes.items():
            names = [f"{name}{number}" for number in range(size)]
            deck_folder(tmp_path / place / name, *names, head=HEAD.replace('"own"', f'"{name}"'))
    decks, _ = find_decks([tmp_path / "shipped", tmp_path / "own"])
    assert list(decks) == ["b", "a", "c", "d"]


def test_questions_comes_first_among_the_shipped_decks():
    assert next(iter(find_decks([paths.decks()])[0])) == "questions"


def test_mixed_decks_keep_all_their_cards_and_know_their_pictures():
    one, other = find_decks([paths.decks()])[0].values()
    both = mixed([one, other])
    assert [card.slug for card in both.cards] == [c.slug for d in (one, other) for c in d.cards]
    assert all(both.picture(card).is_file() for card in both.cards)
    assert mixed([one]) is one


def test_a_text_in_too_many_languages_is_refused(tmp_path):
    codes = [f"a{letter}" for letter in "abcdefghijklmnopq"]
    titles = {f"title_{code}": '"Sea"' for code in codes}
    with pytest.raises(DeckError, match="more than 16 languages"):
        parse_deck(HEAD + card("sea", **titles), tmp_path)


def test_titles_and_tags_can_be_in_any_language(tmp_path):
    deck = parse_deck(HEAD + card("sea", title_eo='"Maro"', tags_eo='["akvo"]'), tmp_path)
    assert (deck.cards[0].title, deck.cards[0].tags) == ({"eo": "Maro"}, {"eo": ("akvo",)})
