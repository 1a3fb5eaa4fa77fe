"""The check of a deck finds every fault: each is planted in a correct deck."""

import hashlib
import tomllib

import numpy as np
import pytest
from PIL import Image
from workshop.check import check_deck, check_scenes
from workshop.manifest import stamped
from workshop.measuring import measure, shape_distance
from workshop.quotas import MOST
from workshop.report import Report

TAGS = 'tags_en = ["a", "b", "c", "d", "e", "f", "g", "h"]\n'
TAGS += 'tags_ru = ["а", "б", "в", "г", "д", "е", "ж", "з"]'
EIGHT = {
    "en": ["one", "two", "three", "four", "five", "six", "seven", "eight"],
    "ru": ["раз", "два", "три", "четыре", "пять", "шесть", "семь", "восемь"],
}
CLUES = {language: [f"{{}} {word}" for word in words] for language, words in EIGHT.items()}
THOUGHTS = [str(number) for number in range(12)]


def picture(number: int) -> Image.Image:
    """Broad bright blocks, a different picture for each number."""
    colours = np.random.default_rng(number).integers(90, 255, (6, 4, 3), np.uint8)
    return Image.fromarray(colours).resize((800, 1200), Image.Resampling.NEAREST)


def entry(name: str, digest: str, **changes: str) -> str:
    clues = {k: [clue.format(name) for clue in clues] for k, clues in CLUES.items()}
    fields = {
        "slug": f'"{name}"',
        "file": f'"{name}.webp"',
        "sha256": f'"{digest}"',
        "title_en": '"Still There"',
        "title_ru": '"Ещё здесь"',
        "description_en": '"A lamp."',
        "description_ru": '"Лампа."',
        "camera": '"vista"',
        "hand": '"oil"',
        "shows": "[]",
        **changes,
    }
    lines = [f"{key} = {value}" for key, value in fields.items()]
    words = [f"{language} = {clues[language]}" for language in clues if "clues" not in changes]
    return "\n".join(["[[card]]", *lines, TAGS, "[card.clues]" if words else "", *words, ""])


def a_deck(folder, **changes: str):
    """A deck of two cards; the changes apply to the first."""
    folder.mkdir()
    text = '[deck]\nid = "q"\nname_en = "Q"\nname_ru = "В"\n'
    for number, slug in enumerate(("lamp", "door")):
        path = folder / f"{slug}.webp"
        picture(number).save(path, quality=60)
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        text += entry(slug, digest, **(changes if slug == "lamp" else {}))
    (folder / "deck.toml").write_text(text, encoding="utf-8")
    return folder


def evoked(english: list[str], russian: list[str]) -> str:
    return f"{{en = {english}, ru = {russian}}}"


THINGS = [f"thing {place}" for place in range(16)]


def seen(english: list[str], russian: list[str]) -> str:
    return f"{{en = '{', '.join(english)}', ru = '{', '.join(russian)}'}}"


def faults(folder):
    return [line for line in check_deck(folder, questions=True).lines if line.startswith("FAULT")]


def test_a_complete_deck_has_no_faults(tmp_path):
    assert faults(a_deck(tmp_path / "q")) == []
    assert faults(a_deck(tmp_path / "evoking", evokes=evoked(THOUGHTS, THOUGHTS))) == []
    assert faults(a_deck(tmp_path / "seeing", seen=seen(THINGS, THINGS))) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"slug": '"door"'}, "a slug is used twice"),
        ({"sha256": '"0"'}, "lamp: the hash in deck.toml is stale"),
        ({"file": '"gone.webp"'}, "lamp: gone.webp is missing"),
        ({"title_ru": '" "'}, "lamp: title_ru is missing"),
        ({"description_ru": '"A lamp."'}, "lamp: description_ru is not Russian"),
        ({"camera": '"drone"'}, "no camera is called drone"),
        ({"clues": '{en = ["a"], ru = []}'}, "lamp: clues.en are 1"),
        ({"clues": '{en = ["one two three four five six seven eight nine"]}'}, "has 9 words"),
        ({"clues": '{en = ["is it there yet"]}'}, "'is it there yet' holds a word of the title"),
        ({"clues": '{en = ["C!"]}'}, "'C!' names what is shown"),
        ({"clues": '{en = ["door one"]}'}, "'door one' is given 2 times"),
        ({"shows": '["lamp"]'}, "nothing is known of: lamp"),
        ({"seen": seen(THINGS, THINGS[1:])}, "lamp: seen.ru are 15"),
        ({"seen": seen(THINGS, [*THINGS, "луна"])}, "lamp: seen: the languages differ"),
        ({"seen": seen([*THINGS, "thing 1"], THINGS)}, "lamp: seen.en has a thing twice"),
        ({"evokes": evoked(THOUGHTS, ["надежда"])}, "lamp: evokes.ru are 1"),
        ({"evokes": evoked([*THOUGHTS, "0!"], THOUGHTS)}, "evokes.en: '0' stands 2 times"),
        ({"evokes": evoked([*THOUGHTS, "H"], THOUGHTS)}, "evokes.en: 'h' is a tag already"),
        (
            {"shows": f'["night", {", ".join(chr(34) + "moon" + chr(34) for _ in range(5))}]'},
            "5 cards show: moon",
        ),
    ],
)
def test_each_planted_fault_of_a_deck_is_reported(changes, fault, tmp_path):
    assert any(fault in line for line in faults(a_deck(tmp_path / "q", **changes)))


def test_quotas_are_not_enforced_for_a_small_deck(tmp_path):
    lines = check_deck(a_deck(tmp_path / "q", shows='["face", "mood: joy"]'), questions=True).lines
    assert "NOT YET 1 of 25 cards show: face" in lines
    assert "NOT YET 1 of 5 cards show: mood: joy" in lines
    assert not [line for line in lines if line.startswith("FAULT")]


def test_dark_small_and_duplicate_pictures_are_reported(tmp_path):
    folder = a_deck(tmp_path / "q")
    Image.new("RGB", (400, 600), "#05060a").save(folder / "lamp.webp")
    found = "\n".join(faults(folder))
    assert "lamp: size (400, 600)" in found
    assert "lamp: too dark" in found
    picture(1).save(folder / "lamp.webp", quality=50)
    found = "\n".join(faults(folder))
    assert "too alike" in found
    assert "same palette" in found


def test_unused_and_oversized_pictures_are_reported(tmp_path):
    folder = a_deck(tmp_path / "q")
    (folder / "stray.webp").write_bytes(bytes(420_001))
    found = "\n".join(faults(folder))
    assert "not in deck.toml: stray" in found
    assert "stray: 420 kB" in found


def test_a_card_without_a_scene_is_reported(tmp_path):
    report = Report()
    check_scenes(a_deck(tmp_path / "q"), {"lamp", "window"}, report)
    assert report.lines == ["FAULT door: no scene paints it", "scenes under way: window"]


def test_stamping_changes_the_hashes_and_nothing_else(tmp_path):
    folder = a_deck(tmp_path / "q", sha256='"0"')
    before = (folder / "deck.toml").read_text(encoding="utf-8")
    after = stamped(before, folder)
    digest = hashlib.sha256((folder / "lamp.webp").read_bytes()).hexdigest()
    assert tomllib.loads(after)["card"][0]["sha256"] == digest
    assert after.replace(digest, "0") == before


def test_a_picture_keeps_its_shape_in_another_size():
    first = measure("a", picture(3))
    smaller = measure("b", picture(3).resize((400, 600)))
    other = measure("c", picture(4))
    assert shape_distance(first, smaller) < 40 < shape_distance(first, other)


def test_every_upper_quota_of_a_deck_is_listed():
    assert MOST["red accent"] == 14
