"""The rules pages are complete, and every number that can be checked is right."""

import re

import pytest

from dixit_qt import paths
from dixit_qt.bots.asking import Account, fits
from dixit_qt.decks.manifest import load_deck
from dixit_qt.decks.verses import load_verses
from dixit_qt.rules.cards.scoring import (
    StoryPoints,
    decoy_awards,
    finders,
    party_awards,
    single_vote_awards,
    story_awards,
)
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.house.switches import End
from dixit_qt.rules.model import Family
from dixit_qt.rules.poetry.table import chips_by_rulebook, stories_per_round, tellings_each
from dixit_qt.rules.records import Ballot, TableCard
from dixit_qt.ui.rules.rulebook import Drawing, Page, load_book

FOLDER = paths.resources() / "rules"
BOOKS = {language: load_book(FOLDER, language) for language in ("en", "ru")}
PAGES = {
    language: {page.key: page for pages in book.values() for page in pages}
    for language, book in BOOKS.items()
}
KEYS = sorted(PAGES["en"])
CARDS_OF_THE_DECK = 84
MOST_IN_A_ROUND = 6


def everything_said(page: Page) -> str:
    cells = [cell for row in page.rows for cell in row]
    return " ".join([*page.text, *page.head, *cells, page.note])


def numbers(page: Page) -> list[str]:
    return sorted(re.findall(r"\d+", everything_said(page)))


def test_every_edition_has_its_chapter():
    assert set(BOOKS["en"]) == {*EDITIONS, "clue-kinds", "minute"}
    minutes = {page.key for page in BOOKS["en"]["minute"]}
    assert minutes == {f"minute.{family}" for family in Family}


@pytest.mark.parametrize("key", KEYS)
def test_both_languages_have_the_same_transcript(key):
    english, russian = PAGES["en"][key], PAGES["ru"][key]
    assert len(english.text) == len(russian.text)
    assert [len(row) for row in english.rows] == [len(row) for row in russian.rows]
    assert bool(english.note) == bool(russian.note)
    assert len(english.lines) == len(russian.lines)
    assert numbers(english) == numbers(russian)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_page_is_complete_and_short(language, key):
    page = PAGES[language][key]
    assert page.title
    assert all(len(row) == len(page.head) for row in page.rows)
    assert len(everything_said(page)) < 700


@pytest.mark.parametrize("key", [key for key in KEYS if "party" in key])
def test_the_tokens_of_party_have_no_colour_of_their_own(key):
    """Everybody votes with a token in their rabbit's colour, so the pages must not call it
    green."""
    for language, green in (("en", "green"), ("ru", "зелён")):
        page = PAGES[language][key]
        assert green not in f"{page.title} {everything_said(page)}".lower()


@pytest.mark.parametrize("key", KEYS)
def test_russian_pages_are_in_russian(key):
    words = everything_said(PAGES["ru"][key]).replace("Enter", "")
    assert not re.search(r"[A-Za-z]", words)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_poem_of_the_examples_is_made_of_the_verses_that_ship(language):
    verses = load_verses(paths.verses() / f"{language}.toml")
    pages = PAGES[language].values()
    told = {line for page in pages for line in (page.hint, *page.lines)} - {""}
    assert told <= {line.text for line in verses.lines}
    assert {page.ending for page in pages} - {""} <= {ending.text for ending in verses.endings}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_answers_about_the_six_pictures_are_those_of_a_bot_but_for_the_figurative_one(language):
    """If a picture is painted again, this page must still be true."""
    page = PAGES[language]["poetry.judging"]
    verses = load_verses(paths.verses() / f"{language}.toml")
    quoted = [next(t for t in verses.lines if t.text.startswith(h[1:-2])) for h in page.head[1:]]
    differ = set()
    for picture, (number, *answers) in zip(page.drawing.pictures, page.rows, strict=True):
        deck, slug = picture.split("/")
        (card,) = (c for c in load_deck(paths.decks() / deck).cards if c.slug == slug)
        account = Account(language, (), card.seen[language])
        for line, answer in zip(quoted, answers, strict=True):
            if fits(account, line.asks, line.lacks) != answer.startswith("✓"):
                differ.add((number, line.number == quoted[0].number))
    assert differ == {("5", True)}


# The numbers, compared with the rules


def companies(edition: str) -> str:
    return everything_said(PAGES["en"][BOOKS["en"][edition][0].key])


@pytest.mark.parametrize(("edition", "said"), [("odyssey", "3 to 12"), ("party", "6 to 12")])
def test_the_sizes_of_companies_are_those_of_the_editions(edition, said):
    sizes = EDITIONS[edition].sizes
    assert said == f"{min(sizes)} to {max(sizes)}"
    assert said in companies(edition)


def test_the_sizes_of_teams_are_those_of_the_edition():
    assert "6, 8, 10 or 12 players" in companies("team")
    assert EDITIONS["team"].sizes == (6, 8, 10, 12)
    rows = PAGES["en"]["team.give"].rows
    assert rows == tuple((str(n), str(n // 2 + 1)) for n in EDITIONS["team"].sizes)


@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "poetry"])
def test_the_hand_is_that_of_the_edition(edition):
    hand = EDITIONS[edition].switches.hand
    assert re.search(rf"\b{hand} (picture )?cards", companies(edition))


@pytest.mark.parametrize("key", ["dixit.three", "odyssey.three"])
def test_three_players_hold_a_card_more(key):
    assert EDITIONS["odyssey"].hand_size(3) == EDITIONS["classic-30"].hand_size(3) == 7
    assert "7 cards instead of 6" in everything_said(PAGES["en"][key])


@pytest.mark.parametrize(
    "edition", [e.id for e in EDITIONS.values() if e.switches.end is End.SCORE]
)
def test_a_chapter_names_the_goal_of_its_edition_and_no_other(edition):
    goal, pages = EDITIONS[edition].switches.target_score, BOOKS["en"][edition]
    said = " ".join(map(everything_said, pages))
    assert {int(number) for number in re.findall(r"\b(\d\d+) points", said)} == {goal}
    (furthest,) = (max(page.drawing.places) for page in pages if page.drawing.places)
    assert goal <= furthest < goal + MOST_IN_A_ROUND


def test_the_rounds_to_the_last_card_follow_from_the_deck():
    edition = EDITIONS["classic-last-card"]
    assert edition.switches.end is End.LAST_CARD
    assert {edition.hand_size(n) * n for n in (3, 4, 5, 6)} == {21, 24, 30, 36}

    def rounds(players: int) -> int:
        pile = CARDS_OF_THE_DECK - edition.hand_size(players) * players
        drawn = 5 if players == 3 else players
        return -(-pile // drawn)

    rows = PAGES["en"]["dixit.last_card"].rows
    assert rows == tuple((str(n), str(rounds(n))) for n in edition.sizes)


def test_the_table_of_poetry_is_that_of_the_rules():
    rows = PAGES["en"]["poetry.idea"].rows
    assert rows == tuple(
        (str(n), str(stories_per_round(n)), str(chips_by_rulebook(n)), str(rounds_of_poetry(n)))
        for n in EDITIONS["poetry"].sizes
    )


def rounds_of_poetry(players: int) -> int:
    return players * tellings_each(EDITIONS["poetry"], players)


# The drawings, compared with the rules


def scored(drawing: Drawing) -> tuple[int, ...]:
    """The points that the rules give for the votes in the drawing."""
    edition = EDITIONS[drawing.scoring]
    table = tuple(TableCard(f"{n:020x}", card.owner) for n, card in enumerate(drawing.cards))
    voters = sorted({voter for card in drawing.cards for voter in card.votes})
    red = next((n for n, card in enumerate(drawing.cards, 1) if card.red), None)
    ballots = [
        Ballot(
            seat,
            tuple(n for n, card in enumerate(drawing.cards, 1) if seat in card.votes),
            red if seat == 0 else None,
        )
        for seat in voters
    ]
    awards = _awards(edition.family, drawing, table, ballots)
    totals = [0] * len(drawing.gains)
    for award in awards:
        totals[award.side] += award.points
    return tuple(totals)


def _awards(family, drawing, table, ballots):
    switches = EDITIONS[drawing.scoring].switches
    if family is Family.PARTY:
        return party_awards(ballots, (0,) * len(drawing.gains), switches)
    count = len(drawing.gains)
    players = drawing.seats or count
    sides = tuple(seat % count for seat in range(players))
    found = finders(0, table, ballots)
    lone = switches.lone_finder_points if players == 3 else 3
    awards = story_awards(
        0,
        range(1, count),
        [sides[b.seat] for b in found],
        len(ballots),
        StoryPoints(lone_finder=lone),
    ) + decoy_awards(table, ballots, sides, (0,), switches)
    if switches.single_vote_bonus and players >= 7:
        awards += single_vote_awards(found, switches.single_vote_bonus)
    return awards


SCORED = [key for key in KEYS if PAGES["en"][key].drawing.scoring]


@pytest.mark.parametrize("key", SCORED)
def test_the_points_of_a_drawing_are_those_of_the_rules(key):
    drawing = PAGES["en"][key].drawing
    assert scored(drawing) == drawing.gains


@pytest.mark.parametrize("key", [key for key in KEYS if PAGES["en"][key].drawing.cards])
def test_drawings_show_only_legal_votes(key):
    drawing = PAGES["en"][key].drawing
    party = "party" in key
    for card in drawing.cards:
        assert party or card.owner not in card.votes
        assert party or 0 not in card.votes


def test_the_points_of_the_drawn_poem_are_those_of_the_rules():
    drawing = PAGES["en"]["poetry.points"].drawing
    chips = [[line.fits for line in drawing.lines if line.by == seat] for seat in range(4)]
    points = [sum(fitting) for fitting in chips]
    guesser, misled = 1, 2
    points[guesser] = points[0] = len(chips[guesser])
    points[misled] -= 1
    assert tuple(points) == drawing.gains
    assert all(len(laid) <= chips_by_rulebook(4) for laid in chips)
