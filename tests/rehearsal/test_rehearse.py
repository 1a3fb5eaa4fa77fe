"""The transcript as people read it, and the messages about games that can't begin."""

import re
from dataclasses import replace

import pytest

from dixit_qt import paths
from dixit_qt.rehearsal.casting import Mistake, Rehearsal, rehearse
from dixit_qt.rules.editions import EDITIONS

PLAIN = Rehearsal("classic-30", 4, seed=3, plain=True)


def told(wanted: Rehearsal) -> str:
    return "\n".join(rehearse(wanted))


@pytest.mark.parametrize(("bots", "language"), [("knowing", "en"), ("random", "ru")])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_a_transcript_to_its_end(edition, bots, language):
    players = EDITIONS[edition].sizes[0]
    text = told(Rehearsal(edition, players, language=language, bots=bots, plain=True))
    assert ("THE GAME IS OVER" if language == "en" else "ИГРА ОКОНЧЕНА") in text
    assert "None" not in text
    assert "{" not in text


def test_the_same_seed_gives_the_same_game():
    assert told(PLAIN) == told(PLAIN)
    assert told(PLAIN) != told(replace(PLAIN, seed=4))


def test_a_transcript_of_a_round_lists_cards_votes_and_reasons():
    text = told(PLAIN)
    assert text.startswith(
        "Dixit to 30 points, 4 players, seed 3\n\nROUND 1\n  First storyteller\n"
    )
    for part in ("gives the clue “", "  Giving cards", "· hand: card-", "votes for ", "own: "):
        assert part in text
    assert ", the storyteller; votes: " in text
    assert "found the card" in text
    assert "Scores: Seat 1 " in text
    assert "\nWinner: Seat " in text


def test_transcripts_of_party_hide_the_storytellers_hand_and_show_the_red_marker():
    text = told(replace(PLAIN, edition="party", players=6))
    assert "hand: hidden until the clue" in text
    assert ", red on " in text
    assert "    red on " in text


def test_transcripts_name_teams():
    assert "Scores: Team 1 " in told(replace(PLAIN, edition="team", players=6))


def test_shared_victories_name_all_winners():
    games = (told(replace(PLAIN, edition="party", players=6, seed=seed)) for seed in range(20))
    assert any("\nWinners: Seat " in game for game in games)


def test_transcripts_of_poems_include_the_rival():
    poetry = replace(PLAIN, edition="poetry", players=2, bots="random")
    text = "".join(told(replace(poetry, seed=seed)) for seed in range(5))
    assert "Alexander Pushkin plays #" in text
    assert "The poem:" in text
    assert "he story was guessed" in text


def test_transcripts_list_lost_stories_and_drawn_lines():
    poetry = replace(PLAIN, edition="poetry", players=3, bots="random")
    text = "".join(told(replace(poetry, seed=seed)) for seed in range(5))
    assert "nobody keeps it" in text
    assert "line cards drawn for the ending: Seat " in text


def test_transcripts_list_changed_switches():
    changed = replace(PLAIN, options=("vote_bonus_cap=3", "lone_finder_points=3"))
    assert "House rules: lone_finder_points = 3, vote_bonus_cap = 3" in told(changed)
    unlimited = replace(PLAIN, edition="odyssey", options=("vote_bonus_cap=None",))
    assert "House rules: vote_bonus_cap = none" in told(unlimited)
    sung = replace(PLAIN, options=("clue_kinds=song,pantomime",), bots="random")
    assert "House rules: clue_kinds = song, pantomime" in told(sung)
    assert "(written)" not in told(sung)


def test_transcripts_quote_titles_and_verses():
    text = told(Rehearsal("poetry", 3, language="ru"))
    assert " «" in text


def test_transcripts_use_titles_of_the_deck(tmp_path, monkeypatch):
    write_deck(tmp_path / "decks" / "small", cards=40)
    monkeypatch.setattr(paths, "decks", lambda: tmp_path / "decks")
    english = told(replace(PLAIN, plain=False))
    assert "“Title 7”" in english
    assert re.search("gives the clue “[^”]*[Tt]ag[a-h]", english)
    assert "«Имя 7»" in told(replace(PLAIN, plain=False, language="ru"))


def test_without_resources_cards_and_lines_are_numbered(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "decks", lambda: tmp_path)
    monkeypatch.setattr(paths, "verses", lambda: tmp_path)
    text = told(Rehearsal("poetry", 3))
    assert "1 card-0" in text
    assert "“" not in text


def write_deck(folder, cards: int) -> None:
    folder.mkdir(parents=True)
    text = '[deck]\nid = "small"\nname_en = "Small"\nname_ru = "Малая"\n'
    for number in range(cards):
        text += f"""
[[card]]
slug = "card-{number}"
file = "{number}.webp"
sha256 = "{number:020x}{number:044x}"
title_en = "Title {number}"
title_ru = "Имя {number}"
tags_en = ["tag{"abcdefgh"[number % 8]}"]
tags_ru = ["слово"]
"""
    (folder / "deck.toml").write_text(text, encoding="utf-8")


def test_a_rehearsal_with_duplicate_cards_is_refused(tmp_path, monkeypatch):
    write_deck(tmp_path / "small", cards=40)
    manifest = tmp_path / "small" / "deck.toml"
    text = manifest.read_text(encoding="utf-8")
    same_start = text.replace(f"{5:020x}{5:044x}", f"{6:020x}{5:044x}")
    manifest.write_text(same_start, encoding="utf-8")
    monkeypatch.setattr(paths, "decks", lambda: tmp_path)
    with pytest.raises(Mistake, match="The deck contains the same card twice"):
        told(replace(PLAIN, plain=False))


IMPOSSIBLE = [
    (replace(PLAIN, edition="team", players=7), "Team is for 6, 8, 10 or 12 players, not for 7."),
    (replace(PLAIN, players=0), "Dixit to 30 points is for 3–6 players, not for 0."),
    (replace(PLAIN, edition="odyssey", players=13),
     "Dixit Odyssey is for 3–12 players, not for 13."),
    (replace(PLAIN, edition="chess"),
     "There is no edition “chess”. The editions are: classic-30, "),
    (replace(PLAIN, options=("chips=2",)),
     "Dixit to 30 points has no rule “chips”. Its rules are: "),
    (replace(PLAIN, options=("target_score=201",)),
     "The rule “target_score” can't be “201”. It can be: 1–200."),
    (replace(PLAIN, options=("vote_bonus_cap=many",)),
     "The rule “vote_bonus_cap” can't be “many”. It can be: none, 0–11."),
    (replace(PLAIN, options=("reshuffle=perhaps",)),
     "The rule “reshuffle” can't be “perhaps”. It can be: false, true."),
    (replace(PLAIN, options=("found_points=0", "failed_points=0", "vote_points=0")),
     "With these rules the game could never end."),
    (replace(PLAIN, options=("clue_kinds=song,dance",)),
     "The rule “clue_kinds” can't be “song,dance”. It can be: written, aloud, song, pantomime."),
    (replace(PLAIN, options=("laps",)), "A rule is written as name=value, not as “laps”."),
    (replace(PLAIN, cards=23), "Too few pictures for this edition: it needs 24, and there are 23."),
    (replace(PLAIN, edition="poetry", cards=16, language="ru"),
     "Для этого варианта мало карт: 16 из 17."),
]  # fmt: skip


@pytest.mark.parametrize(("wanted", "sentence"), IMPOSSIBLE)
def test_a_rehearsal_that_cannot_begin_is_refused_with_a_reason(wanted, sentence):
    with pytest.raises(Mistake) as refused:
        told(wanted)
    assert str(refused.value).startswith(sentence)
