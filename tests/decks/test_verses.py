import json
import re
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from dixit_qt import paths
from dixit_qt.decks.deck import parsed
from dixit_qt.decks.verses import (
    FEWEST_ENDINGS,
    FEWEST_LINES,
    LONGEST_ROW,
    THEMES,
    Ending,
    Line,
    VerseError,
    find_verses,
    load_verses,
)

Data = dict[str, Any]
VERSES = paths.verses()

KEYS_OF_A_LINE = "number, theme, text, stress, asks, lacks"


def small_set(**changes: Any) -> Data:
    return {
        "language": "eo",
        "name": "Malgranda",
        "metre": "free",
        "rhyme": "none",
        "line": [
            {"number": n, "theme": THEMES[n % 12], "text": f"Linio {n}."}
            for n in range(1, FEWEST_LINES + 1)
        ],
        "ending": [
            {"number": n, "tone": f"tono {n}", "text": f"Fino {n}.\nJen."}
            for n in range(1, FEWEST_ENDINGS + 1)
        ],
        **changes,
    }


def write(path: Path, data: Data, newline: str = "\n") -> Path:
    rows = [f"{key} = {json.dumps(value)}" for key, value in data.items() if _is_plain(value)]
    for key, tables in data.items():
        for table in [] if _is_plain(tables) else tables:
            rows += [f"[[{key}]]", *(f"{k} = {json.dumps(v)}" for k, v in table.items())]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8", newline=newline)
    return path


def _is_plain(value: object) -> bool:
    return not (isinstance(value, list) and value and isinstance(value[0], dict))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "eo.toml"


def complaint(path: Path) -> str:
    with pytest.raises(VerseError) as caught:
        load_verses(path)
    assert caught.value.path == path
    assert str(caught.value) == f"{path}: {caught.value.message}"
    return caught.value.message


def test_a_set_is_loaded_with_every_line_and_ending(file: Path) -> None:
    verses = load_verses(write(file, small_set()))
    assert (verses.language, verses.name) == ("eo", "Malgranda")
    assert (verses.metre, verses.rhyme) == ("free", "none")
    assert len(verses.lines) == FEWEST_LINES
    assert len(verses.endings) == FEWEST_ENDINGS
    assert verses.lines[0] == Line(1, "weather", "Linio 1.")
    assert verses.endings[1] == Ending(2, "tono 2", "Fino 2.\nJen.")


def test_the_page_about_verse_decks_shows_lines_that_ship() -> None:
    page = (VERSES / "README.md").read_text(encoding="utf-8")
    shown = parsed(page.partition("```toml\n")[2].partition("```")[0])
    shipped = load_verses(VERSES / "en.toml")
    heading = "language", "name", "metre", "rhyme"
    assert [shown[key] for key in heading] == [getattr(shipped, key) for key in heading]
    for verse in (*shown["line"], *shown["ending"]):
        there = shipped.lines if "theme" in verse else shipped.endings
        (same,) = (each for each in there if each.number == verse["number"])
        assert verse == {
            key: list(value) if isinstance(value, tuple) else value
            for key, value in asdict(same).items()
            if value
        }


def test_the_page_about_verse_decks_has_the_numbers_of_the_code() -> None:
    page = (VERSES / "README.md").read_text(encoding="utf-8")
    assert f"At least {FEWEST_LINES} lines and {FEWEST_ENDINGS} endings" in page
    assert f"a row has at most {LONGEST_ROW} characters" in page
    (themes,) = re.findall(r"`theme` is one of (.*?)\.", page)
    assert re.split(r", | and ", themes) == list(THEMES)


def test_lines_come_in_the_order_of_their_numbers(file: Path) -> None:
    data = small_set()
    data["line"].reverse()
    numbers = [line.number for line in load_verses(write(file, data)).lines]
    assert numbers == list(range(1, FEWEST_LINES + 1))


def test_stress_marks_are_kept_beside_the_text(file: Path) -> None:
    data = small_set()
    data["line"][0] |= {"text": "Lunoj", "stress": "Lu\u0301noj"}
    assert load_verses(write(file, data)).lines[0].stress == "Lu\u0301noj"


def test_a_line_may_say_what_it_asks_of_a_picture_and_what_the_picture_lacks(file: Path) -> None:
    data = small_set()
    data["line"][0] |= {"asks": ["neĝo*", "ruĝa mantelo"], "lacks": ["suno"]}
    first, second, *_ = load_verses(write(file, data)).lines
    assert (first.asks, first.lacks) == (("neĝo*", "ruĝa mantelo"), ("suno",))
    assert (second.asks, second.lacks) == ((), ())


def test_the_hash_is_of_the_words_and_not_of_the_layout_of_the_file(tmp_path: Path) -> None:
    shuffled = small_set()
    shuffled["line"].reverse()
    one = load_verses(write(tmp_path / "a.toml", small_set()))
    other = load_verses(write(tmp_path / "b.toml", shuffled, newline="\r\n"))
    assert one.content_hash == other.content_hash
    assert len(one.content_hash) == 64


def test_another_word_gives_another_hash(tmp_path: Path) -> None:
    changed = small_set()
    changed["line"][7]["text"] = "Alia."
    one = load_verses(write(tmp_path / "a.toml", small_set()))
    other = load_verses(write(tmp_path / "b.toml", changed))
    assert one.content_hash != other.content_hash


Change = Callable[[Data], object]

BROKEN: dict[str, tuple[Change, str]] = {
    "no language": (
        lambda data: data.pop("language"),
        "'language' is missing",
    ),
    "odd language": (
        lambda data: data.update(language="Esperanto"),
        "'language' must be a code such as \"en\" or \"pt-BR\", not 'Esperanto'",
    ),
    "blank name": (
        lambda data: data.update(name="  "),
        "'name' is empty",
    ),
    "name of a wrong type": (
        lambda data: data.update(name=7),
        "'name' must be text in quotes",
    ),
    "long name": (
        lambda data: data.update(name="x" * 41),
        "'name' has 41 characters in a row, 40 fit",
    ),
    "unknown key": (
        lambda data: data.update(author="me"),
        "unknown key 'author', known are language, name, metre, rhyme, line, ending",
    ),
    "unknown key of a line": (
        lambda data: data["line"][2].update(tekst="Ho."),
        f"line 3: unknown key 'tekst', known are {KEYS_OF_A_LINE}",
    ),
    "lines that are no tables": (
        lambda data: data.update(line=["Linio."]),
        "'line' must be written as [[line]]",
    ),
    "a single table": (
        lambda data: data.update(ending="Fino."),
        "'ending' must be written as [[ending]]",
    ),
    "too few lines": (
        lambda data: data["line"].pop(),
        f"has {FEWEST_LINES - 1} of [[line]], the game needs {FEWEST_LINES}",
    ),
    "no endings": (
        lambda data: data.pop("ending"),
        f"has 0 of [[ending]], the game needs {FEWEST_ENDINGS}",
    ),
    "no number": (
        lambda data: data["line"][4].pop("number"),
        "[[line]] no. 5: 'number' must be a whole number from 1 on",
    ),
    "number zero": (
        lambda data: data["line"][4].update(number=0),
        "line 0: 'number' must be a whole number from 1 on",
    ),
    "a truth for a number": (
        lambda data: data["line"][4].update(number=True),
        "[[line]] no. 5: 'number' must be a whole number from 1 on",
    ),
    "number twice": (
        lambda data: data["ending"][4].update(number=4),
        "ending 4: the number is used twice",
    ),
    "no text": (
        lambda data: data["line"][0].pop("text"),
        "line 1: 'text' is missing",
    ),
    "unknown theme": (
        lambda data: data["line"][0].update(theme="soup"),
        f"line 1: unknown theme 'soup', known are {', '.join(THEMES)}",
    ),
    "a word asked for that is no list": (
        lambda data: data["line"][0].update(asks="snow"),
        "line 1: 'asks' must be a list of words in quotes",
    ),
    "a number asked for": (
        lambda data: data["line"][0].update(lacks=[7]),
        "line 1: 'lacks' must be a list of words in quotes",
    ),
    "an empty word asked for": (
        lambda data: data["line"][0].update(asks=["snow", " *"]),
        "line 1: 'asks' has an empty word",
    ),
    "no tone": (
        lambda data: data["ending"][0].pop("tone"),
        "ending 1: 'tone' is missing",
    ),
    "long line": (
        lambda data: data["line"][0].update(text="a" * (LONGEST_ROW + 1)),
        f"line 1: 'text' has {LONGEST_ROW + 1} characters in a row, {LONGEST_ROW} fit",
    ),
    "a line of two rows": (
        lambda data: data["line"][0].update(text="Unu.\nDu."),
        "line 1: 'text' has 2 rows, 1 fit",
    ),
    "an ending of three rows": (
        lambda data: data["ending"][0].update(text="Unu.\nDu.\nTri."),
        "ending 1: 'text' has 3 rows, 2 fit",
    ),
    "an empty row": (
        lambda data: data["ending"][0].update(text="Unu.\n"),
        "ending 1: 'text' has a blank too many or an empty row",
    ),
    "two blanks": (
        lambda data: data["line"][0].update(text="Unu  du."),
        "line 1: 'text' has a blank too many or an empty row",
    ),
    "a control character": (
        lambda data: data["line"][0].update(text="Unu\u0007du."),
        "line 1: 'text' has a character that cannot be shown",
    ),
    "stress marks of another text": (
        lambda data: data["line"][0].update(stress="Li\u0301nioj 1."),
        "line 1: 'stress' must be the text itself with stress marks added",
    ),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_set_is_refused_with_the_place_and_the_reason(file: Path, fault: str) -> None:
    spoil, message = BROKEN[fault]
    data = small_set()
    spoil(data)
    assert complaint(write(file, data)) == message


def test_a_file_that_is_not_toml_is_refused(file: Path) -> None:
    file.write_text("language = \n", encoding="utf-8")
    assert complaint(file).startswith("is not TOML: ")
    file.write_text("x = " + "9" * 5000, encoding="utf-8")
    assert complaint(file).startswith("is not TOML: ")


def test_a_file_that_is_not_text_is_refused(file: Path) -> None:
    file.write_bytes(b'name = "\xff\xfe"')
    assert complaint(file) == "is not text in UTF-8"


def test_a_file_that_is_not_there_is_refused(file: Path) -> None:
    assert complaint(file).startswith("cannot be read: ")


def test_verse_decks_are_found_in_every_directory_in_order(tmp_path: Path) -> None:
    built_in, own = tmp_path / "built-in", tmp_path / "own"
    built_in.mkdir()
    own.mkdir()
    write(built_in / "b.toml", small_set(name="B"))
    write(built_in / "a.toml", small_set(name="A"))
    write(own / "0.toml", small_set(name="Own"))
    (own / "notes.txt").write_text("not a set", encoding="utf-8")
    assert [verses.name for verses in find_verses([built_in, own])] == ["A", "B", "Own"]


def test_a_missing_directory_has_no_verse_decks(tmp_path: Path) -> None:
    assert find_verses([tmp_path / "nowhere"]) == ()


def test_the_same_verse_deck_in_two_files_is_found_once(tmp_path: Path) -> None:
    write(tmp_path / "a.toml", small_set())
    write(tmp_path / "copy.toml", small_set())
    assert len(find_verses([tmp_path])) == 1


def test_a_broken_verse_file_is_reported_and_the_others_are_found(tmp_path: Path) -> None:
    broken = write(tmp_path / "a.toml", small_set(rhyme=""))
    write(tmp_path / "b.toml", small_set())
    reported: list[VerseError] = []
    assert len(find_verses([tmp_path], reported.append)) == 1
    assert [(error.path, error.message) for error in reported] == [(broken, "'rhyme' is empty")]


def test_a_broken_verse_file_raises_if_nobody_listens(tmp_path: Path) -> None:
    write(tmp_path / "a.toml", small_set(rhyme=""))
    with pytest.raises(VerseError):
        find_verses([tmp_path])
