"""A finished round as it is shown: its cards, who voted where, who got what and why."""

import re
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState, VersesText
from dixit_qt.rules.model import Family, Seat, Side
from dixit_qt.rules.records import PoemRecord, RoundRecord
from dixit_qt.ui.base.addresses import Gallery
from dixit_qt.ui.base.players import Faces, faces_of
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.words import fill, listed
from dixit_qt.ui.game.table_rows import Words, words_in
from dixit_qt.ui.rounds.reasons import award_lines, is_bot, reasons_of

translate = QCoreApplication.translate

BEGINS_WITH_I = re.compile(r"Я\b")


@dataclass(frozen=True, slots=True)
class RoundCard(Row):
    """`story` marks the storyteller's card; `voters` are rabbits, in the order of the seats.

    `turn` is the card's place in the order of the reveal: from the fewest votes to the most, and
    the storyteller's card at the very end.
    """

    number: int
    source: str
    title: str
    description: str
    owner: str
    rabbit: int
    story: bool
    voters: tuple[int, ...]
    red: bool
    summary: str
    face_up: bool = True
    turn: int = 0
    lovable: bool = False
    hearts: int = 0


@dataclass(frozen=True, slots=True)
class Gain(Row):
    """What one side got: `before` and `total` are its scores before and after the round."""

    side: Side
    name: str
    rabbits: tuple[int, ...]
    points: int
    before: int
    total: int
    words: tuple[str, ...]
    summary: str
    mine: bool = False
    teller: bool = False


@dataclass(frozen=True, slots=True)
class Verse(Row):
    """A row of a finished poem as it is read: `place` is its index in the record; a row that
    `begins_with_i` may be read with «И»."""

    text: str
    name: str
    rabbit: int
    place: int = 0
    begins_with_i: bool = False


@dataclass(frozen=True, slots=True)
class Poem:
    rows: tuple[Verse, ...]
    picture: str
    signature: str
    ending: str
    reasons: str
    reading: str = ""
    """Names who reads it aloud; empty for older rounds."""


@dataclass(frozen=True, slots=True)
class RoundSummary:
    number: int
    teller: str
    teller_rabbit: int
    clue: str
    clue_kind: str
    cards: tuple[RoundCard, ...]
    gains: tuple[Gain, ...]
    poem: Poem | None
    verdict: str = ""

    @property
    def summary(self) -> str:
        """The whole round as text, for screen readers."""
        rows = (*(card.summary for card in self.cards), *(gain.summary for gain in self.gains))
        poem = () if self.poem is None else tuple(row.text for row in self.poem.rows)
        return " ".join((*poem, *rows))


def unknown_card(number: int) -> RoundCard:
    return RoundCard(
        key=str(number),
        number=number,
        source="",
        title="",
        description="",
        owner="",
        rabbit=0,
        story=False,
        voters=(),
        red=False,
        summary="",
    )


def summary_of(
    record: RoundRecord,
    state: ClientState,
    gallery: Gallery,
    language: str,
    lovable: Collection[int] = (),
) -> RoundSummary:
    """`lovable` are the numbers of the cards that can get a heart."""
    faces = faces_of(state)
    family = Family.DIXIT if state.view is None else state.view.family
    words = words_in(language, state, tuple(laid.card for laid in record.table))
    story = _story_number(record) if record.table and family.has_told_card else 0
    return RoundSummary(
        number=record.number,
        teller=faces.name(record.storyteller),
        teller_rabbit=faces.rabbit(record.storyteller),
        clue="" if record.clue is None else record.clue.text,
        clue_kind="" if record.clue is None else record.clue.kind,
        cards=_cards(_Laid(record, faces, gallery, words, story, lovable)),
        gains=gains_of(record, faces, family, _my_side(state)),
        poem=poem_of(
            record,
            state.verses,
            faces,
            gallery,
            reasons_of(record, state),
            reading_words(record, state, faces),
        ),
        verdict=verdict_of(record, faces, story),
    )


def verdict_of(record: RoundRecord, faces: Faces, story: int) -> str:
    """The result in a few words; `story` is 0 where no card is revealed."""
    if not record.table:
        return ""
    if not story:
        return _favourites(record, faces)
    found = voters_of(record, story)
    if not found:
        return translate("RoundSummary", "Nobody found it!")
    if len(found) == len(record.ballots):
        return translate("RoundSummary", "Everybody found it!")
    if len(found) > 3:
        words = translate("RoundSummary", "%1 of %2 found it!")
        return fill(words, str(len(found)), str(len(record.ballots)))
    names = listed([faces.name(seat) for seat in found])
    return fill(translate("RoundSummary", "Found by %1!"), names)


def _favourites(record: RoundRecord, faces: Faces) -> str:
    votes = Counter(number for ballot in record.ballots for number in ballot.numbers)
    most = max(votes.values(), default=0)
    best = [laid for number, laid in enumerate(record.table, 1) if votes[number] == most]
    names = listed([faces.name(laid.owner) for laid in best])
    words = translate("RoundSummary", "%1: %n vote(s)!", None, most)
    return fill(words, names) if most else ""


def _story_number(record: RoundRecord) -> int:
    owners = [laid.owner for laid in record.table]
    return owners.index(record.storyteller) + 1


def voters_of(record: RoundRecord, number: int) -> tuple[Seat, ...]:
    return tuple(ballot.seat for ballot in record.ballots if number in ballot.numbers)


def red_number(record: RoundRecord) -> int | None:
    return next((ballot.red for ballot in record.ballots if ballot.red is not None), None)


@dataclass(frozen=True, slots=True)
class _Laid:
    """The data for revealing the cards of one round; `story` is 0 without a storyteller's card."""

    record: RoundRecord
    faces: Faces
    gallery: Gallery
    words: Words
    story: int
    lovable: Collection[int]


def _cards(laid: _Laid) -> tuple[RoundCard, ...]:
    order = telling_order(laid.record, laid.story)
    return tuple(_card(laid, number, turn) for number, turn in order.items())


def _my_side(state: ClientState) -> Side | None:
    view = state.view
    return None if view is None or view.seat is None else view.sides[view.seat]


def telling_order(record: RoundRecord, story: int) -> dict[int, int]:
    """For each number on the table, the turn in which its card is revealed."""
    numbers = range(1, len(record.table) + 1)
    in_order = sorted(numbers, key=lambda number: (number == story, len(voters_of(record, number))))
    return {number: in_order.index(number) for number in numbers}


def _card(laid: _Laid, number: int, turn: int) -> RoundCard:
    record, faces, words = laid.record, laid.faces, laid.words
    card, owner = record.table[number - 1].card, faces.name(record.table[number - 1].owner)
    story = number == laid.story
    voters = voters_of(record, number)
    names = tuple(faces.name(seat) for seat in voters)
    return RoundCard(
        key=str(number),
        number=number,
        source=laid.gallery(card),
        title=words.titles.get(card, ""),
        description=words.descriptions.get(card, ""),
        owner=owner,
        rabbit=faces.rabbit(record.table[number - 1].owner),
        story=story,
        voters=tuple(faces.rabbit(seat) for seat in voters),
        red=red_number(record) == number,
        summary=_card_summary(number, owner, names, story=story),
        turn=turn,
        lovable=number in laid.lovable,
        hearts=record.hearts[number - 1] if record.hearts else 0,
    )


def _card_summary(number: int, owner: str, voters: tuple[str, ...], *, story: bool) -> str:
    sentence = (
        translate("RoundSummary", "Card %1 is the storyteller's (%2).")
        if story
        else translate("RoundSummary", "Card %1 is %2's.")
    )
    text = fill(sentence, str(number), owner)
    if not voters:
        return text
    return f"{text} " + fill(translate("RoundSummary", "Chosen by %1."), listed(voters))


def gains_of(
    record: RoundRecord, faces: Faces, family: Family, mine: Side | None = None
) -> tuple[Gain, ...]:
    sides = range(len(record.scores))
    return tuple(_gain(record, faces, family, side, mine=side == mine) for side in sides)


def no_gains(scores: Sequence[int], faces: Faces, mine: Side | None = None) -> tuple[Gain, ...]:
    """The rows before anybody gains points."""
    return tuple(
        Gain(
            key=str(side),
            side=side,
            name=faces.side_name(side),
            rabbits=faces.side_rabbits(side),
            points=0,
            before=score,
            total=score,
            words=(),
            summary="",
            mine=side == mine,
        )
        for side, score in enumerate(scores)
    )


def _gain(record: RoundRecord, faces: Faces, family: Family, side: Side, *, mine: bool) -> Gain:
    awards = tuple(award for award in record.awards if award.side == side)
    points = sum(award.points for award in awards)
    total = record.scores[side]
    name = faces.side_name(side)
    words = award_lines(awards, family)
    return Gain(
        key=str(side),
        side=side,
        name=name,
        rabbits=faces.side_rabbits(side),
        points=points,
        before=total - points,
        total=total,
        words=words,
        summary=fill(
            translate("RoundSummary", "%1: %2; now %3."), name, ", ".join(words), str(total)
        ),
        mine=mine,
        teller=record.storyteller in faces.seats_of(side),
    )


def poem_of(
    record: RoundRecord,
    verses: VersesText,
    faces: Faces,
    gallery: Gallery,
    reasons: str = "",
    reading: str = "",
) -> Poem | None:
    poem = record.poem
    if poem is None:
        return None
    teller = faces.name(record.storyteller)
    return Poem(
        rows=_verses(poem, verses, faces, record.storyteller),
        picture=gallery(poem.stories[poem.chosen - 1]),
        signature=fill(translate("RoundSummary", "Storyteller: %1"), teller),
        ending=_how_it_ended(poem, faces),
        reasons=reasons,
        reading=reading,
    )


def reading_words(record: RoundRecord, state: ClientState, faces: Faces) -> str:
    """The storyteller reads the poem of the last round, unless they are a bot."""
    view = state.view
    if view is None or not view.history or view.history[-1].number != record.number:
        return ""
    if record.storyteller == view.seat:
        return translate("RoundSummary", "Read your poem aloud.")
    if is_bot(record.storyteller, state):
        return translate("RoundSummary", "One of you reads the poem aloud.")
    words = translate("RoundSummary", "%1 reads the poem aloud.")
    return fill(words, faces.name(record.storyteller))


def _verses(poem: PoemRecord, verses: VersesText, faces: Faces, teller: Seat) -> tuple[Verse, ...]:
    """Only the rows that are read aloud: the hint, the lines that fit and the ending."""
    hint = verses.lines.get(poem.hint, "…"), faces.name(teller), faces.rabbit(teller)
    fitting = (
        _verse(
            f"line-{line.line}",
            (verses.lines.get(line.line, "…"), *_poet(faces, line.side)),
            place,
            poem,
        )
        for place, line in enumerate(poem.lines, 1)
        if line.fits
    )
    ending = (verses.endings.get(poem.ending, "…"), *_poet(faces, poem.ending_by))
    end = len(poem.lines) + 1
    return _verse("hint", hint, 0, poem), *fitting, _verse("ending", ending, end, poem)


def _poet(faces: Faces, side: Side) -> tuple[str, int]:
    return faces.side_name(side), faces.side_rabbits(side)[0]


def _verse(key: str, line: tuple[str, str, int], place: int, poem: PoemRecord) -> Verse:
    """A row that begins with «Я» has «И» instead, if the table has chosen that [004:217]."""
    text, name, rabbit = line
    with_i = BEGINS_WITH_I.match(text) is not None
    read = f"И{text[1:]}" if with_i and place in poem.with_and else text
    return Verse(key, read, name, rabbit, place, with_i)


def _how_it_ended(poem: PoemRecord, faces: Faces) -> str:
    wrong = Counter(guess.right for guess in poem.guesses)[False]
    if poem.winner is None:
        return translate(
            "RoundSummary", "Nobody guessed the story: %n wrong guess(es).", None, wrong
        )
    return fill(translate("RoundSummary", "%1 guessed the story."), faces.side_name(poem.winner))
