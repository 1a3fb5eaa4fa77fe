"""A readable transcript: what each seat saw, did and scored and why, phase by phase."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from dixit_qt.bots.bot import Bot
from dixit_qt.languages import texts
from dixit_qt.rules.actions import (
    Action,
    AddLine,
    AmendClue,
    ChooseEnding,
    ClaimStory,
    Give,
    GiveClue,
    GiveHeart,
    Guess,
    Hint,
    Judge,
    ReadWithAnd,
    SwapLine,
    TakeBack,
    Vote,
)
from dixit_qt.rules.engine import apply
from dixit_qt.rules.model import CardId, Family, Phase, Seat, Side
from dixit_qt.rules.records import Award, EndingDraw, Outcome, PoemLine, PoemRecord, RoundRecord
from dixit_qt.rules.seatview import CardsView, PoetryView, SeatView
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for

# Playing a game between bots, one action at a time, in random order


@dataclass(frozen=True, slots=True)
class Step:
    """`seen` is what the seat saw when it acted; `after` is what the table shows then."""

    seen: SeatView
    action: Action
    after: SeatView
    state: GameState


def play(state: GameState, bot: Bot, rng: Random) -> Iterator[Step]:
    """The same bot plays all seats, each from its own view."""
    while state.outcome is None:
        seat = rng.randrange(state.seats)
        seen = view_for(state, seat)
        action = bot.choose(seen, rng)
        if action is None:
            continue
        state = apply(state, seat, action)
        yield Step(seen, action, view_for(state, None), state)


# Texts


def words_of(language: str) -> Mapping[str, str]:
    return texts("transcript", language)


# The names of cards, lines and endings in a transcript


@dataclass(frozen=True)
class Names:
    """Anything without a name is shown by its id or number; `quoted` is the pattern for a name."""

    quoted: str = "“{}”"
    cards: Mapping[CardId, str] = field(default_factory=dict)
    lines: Mapping[int, str] = field(default_factory=dict)
    endings: Mapping[int, str] = field(default_factory=dict)

    def card(self, card: CardId) -> str:
        title = self.cards.get(card)
        return self.quoted.format(title) if title else card

    def line(self, number: int) -> str:
        return self._verse(self.lines, number)

    def ending(self, number: int) -> str:
        return self._verse(self.endings, number)

    def _verse(self, texts: Mapping[int, str], number: int) -> str:
        text = texts.get(number)
        if text is None:
            return f"#{number}"
        return f"#{number} {self.quoted.format(' / '.join(text.splitlines()))}"


# The words of one language for seats, sides and cards


@dataclass(frozen=True)
class Telling:
    language: str
    names: Names
    family: Family
    seats: int

    def say(self, key: str, **values: object) -> str:
        return words_of(self.language)[key].format(**values)

    def seat(self, seat: Seat) -> str:
        return self.say("seat", number=seat + 1)

    def side(self, side: Side) -> str:
        if self.family.in_teams:
            return self.say("team", number=side + 1)
        return self.say("rival") if side >= self.seats else self.seat(side)

    def cards(self, cards: Iterable[CardId]) -> str:
        return self._listed(map(self.names.card, cards))

    def numbered(self, cards: Iterable[CardId], numbers: Iterable[int] = ()) -> str:
        """Cards with their numbers on the table. Only those in `numbers`, or all if it is empty."""
        chosen = set(numbers)
        return self._listed(
            f"{number} {self.names.card(card)}"
            for number, card in enumerate(cards, start=1)
            if not chosen or number in chosen
        )

    def lines(self, lines: Iterable[int]) -> str:
        return self._listed(map(self.names.line, lines))

    def endings(self, endings: Iterable[int]) -> str:
        return self._listed(map(self.names.ending, endings))

    def numbers(self, numbers: Iterable[int]) -> str:
        return self._listed(map(str, numbers))

    def poem(self, hint: int | None, lines: Iterable[PoemLine]) -> str:
        begun = [] if hint is None else [self.names.line(hint)]
        return self._listed((*begun, *(self._judged(line) for line in lines)))

    def draws(self, draws: Iterable[EndingDraw]) -> str:
        return self._listed(f"{self.side(draw.side)} #{draw.number}" for draw in draws)

    def scores(self, scores: Iterable[int]) -> str:
        return self._listed(f"{self.side(side)} {score}" for side, score in enumerate(scores))

    def _judged(self, line: PoemLine) -> str:
        mark = {True: "✓", False: "✗", None: "?"}[line.fits]
        return f"{mark} {self.names.line(line.line)} ({self.side(line.side)})"

    def _listed(self, items: Iterable[str]) -> str:
        return ", ".join(items) or self.say("none")


# How a round and a game ended: owners, votes, poems, and every point with its reason


def round_lines(telling: Telling, record: RoundRecord) -> Iterator[str]:
    yield f"  {telling.say('results')}"
    yield from _table_lines(telling, record)
    if record.poem is not None:
        yield from _poem_lines(telling, record.poem)
    yield from _award_lines(telling, record.awards)
    yield f"    {telling.say('scores', scores=telling.scores(record.scores))}"


def outcome_lines(telling: Telling, outcome: Outcome) -> Iterator[str]:
    yield ""
    yield telling.say("over", reason=telling.say(f"end.{outcome.reason}"))
    yield from _award_lines(telling, outcome.awards)
    yield f"    {telling.say('scores', scores=telling.scores(outcome.scores))}"
    if outcome.tie_break is not None:
        drawn = telling.draws(outcome.draws)
        yield f"    {telling.say(f'tie.{outcome.tie_break}', draws=drawn)}"
    winners = ", ".join(telling.side(side) for side in outcome.winners)
    yield telling.say("winners" if len(outcome.winners) > 1 else "winner", winners=winners)


def _table_lines(telling: Telling, record: RoundRecord) -> Iterator[str]:
    for number, laid in enumerate(record.table, start=1):
        voters = [ballot.seat for ballot in record.ballots if number in ballot.numbers]
        votes = ", ".join(map(telling.seat, voters)) or telling.say("none")
        is_story = laid.owner == record.storyteller and telling.family.has_told_card
        key = "owner.storyteller" if is_story else "owner"
        card, owner = telling.names.card(laid.card), telling.seat(laid.owner)
        yield f"    {telling.say(key, number=number, card=card, owner=owner, votes=votes)}"
    for ballot in record.ballots:
        if ballot.red is not None:
            yield f"    {telling.say('red', number=ballot.red)}"


def _poem_lines(telling: Telling, poem: PoemRecord) -> Iterator[str]:
    card = telling.names.card(poem.stories[poem.chosen - 1])
    end = "story.lost" if poem.winner is None else "story.kept"
    side = "" if poem.winner is None else telling.side(poem.winner)
    story = telling.say("story", number=poem.chosen, card=card)
    yield f"    {story}; {telling.say(end, side=side)}"
    if poem.draws:
        yield f"    {telling.say('tie.lines', draws=telling.draws(poem.draws))}"
    yield f"    {telling.say('poem')}"
    for line in (poem.hint, *(line.line for line in poem.lines if line.fits)):
        yield f"      {telling.names.line(line)}"
    yield f"      {telling.names.ending(poem.ending)}"


def _award_lines(telling: Telling, awards: Iterable[Award]) -> Iterator[str]:
    for award in awards:
        reason = telling.say(f"reason.{award.reason}", count=award.count)
        side, points = telling.side(award.side), f"{award.points:+d}"
        yield f"    {telling.say('award', side=side, points=points, reason=reason)}"


# What a seat does, as the second half of a sentence


def deed(telling: Telling, view: SeatView, action: Action) -> str:
    match action:
        case ClaimStory() | TakeBack():
            return telling.say("claim_story" if isinstance(action, ClaimStory) else "take_back")
        case GiveClue():
            return _clue(telling, action)
        case Give(cards):
            return telling.say("give", cards=telling.cards(cards))
        case Vote():
            return _vote(telling, view, action)
        case AmendClue() | GiveHeart() | ReadWithAnd():
            return _deed_beside(telling, action)
        case _:
            return _deed_in_poetry(telling, view, action)


def _deed_beside(telling: Telling, action: AmendClue | GiveHeart | ReadWithAnd) -> str:
    """The sentence for an action that holds up no phase."""
    match action:
        case AmendClue(text):
            return telling.say("amend_clue", text=text)
        case GiveHeart(number):
            return telling.say("give_heart", number=number)
        case _:
            return telling.say("read_with_and", place=action.place)


def _deed_in_poetry(
    telling: Telling,
    view: SeatView,
    action: SwapLine | Hint | AddLine | Guess | Judge | ChooseEnding,
) -> str:
    match action:
        case SwapLine(line):
            return telling.say("swap_line", line=telling.names.line(line))
        case Hint(story, line):
            shown = _story(telling, view, story)
            return telling.say("hint", story=shown, line=telling.names.line(line))
        case AddLine(line):
            return telling.say("add_line", line=telling.names.line(line))
        case Guess(story):
            return telling.say("guess", story=_story(telling, view, story))
        case Judge(fits):
            return telling.say("judge.yes" if fits else "judge.no")
        case _:
            return telling.say("choose_ending", ending=telling.names.ending(action.ending))


def _clue(telling: Telling, clue: GiveClue) -> str:
    kind = telling.say(f"kind.{clue.kind}")
    if clue.card is None:
        return telling.say("give_clue.party", text=clue.text, kind=kind)
    card = telling.names.card(clue.card)
    return telling.say("give_clue", text=clue.text, kind=kind, card=card)


def _vote(telling: Telling, view: SeatView, vote: Vote) -> str:
    table = () if view.cards is None else view.cards.table
    numbers = telling.numbered(table, vote.numbers)
    if vote.red is None:
        return telling.say("vote", numbers=numbers)
    return telling.say("vote.red", numbers=numbers, red=telling.numbered(table, (vote.red,)))


def _story(telling: Telling, view: SeatView, story: int) -> str:
    stories = () if view.poetry is None else view.poetry.stories
    return telling.numbered((shown.card for shown in stories), (story,))


def transcript(telling: Telling, start: GameState, steps: Iterable[Step]) -> Iterator[str]:
    yield from _title(telling, start)
    place: tuple[int, Phase] | None = None
    for step in steps:
        yield from _headings(telling, place, step.seen)
        place = (step.seen.round, step.seen.phase)
        yield from _deed_lines(telling, step)
        if len(step.after.history) > len(step.seen.history):
            yield from round_lines(telling, step.after.history[-1])
        if step.after.outcome is not None:
            yield from outcome_lines(telling, step.after.outcome)


def _title(telling: Telling, start: GameState) -> Iterator[str]:
    edition = telling.say(f"edition.{start.edition.id}")
    yield telling.say("title", edition=edition, players=start.seats, seed=start.seed)
    changed = start.edition.differences
    if changed:
        listed = ", ".join(f"{name} = {_value(value)}" for name, value in changed.items())
        yield telling.say("switches", switches=listed)


def _value(value: object) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value).lower()


def _headings(telling: Telling, place: tuple[int, Phase] | None, view: SeatView) -> Iterator[str]:
    if place is None or place[0] != view.round:
        yield ""
        yield telling.say("round", number=view.round) + _teller(telling, view.storyteller)
    if place != (view.round, view.phase):
        yield f"  {telling.say(f'phase.{view.phase}')}"


def _teller(telling: Telling, seat: Seat | None) -> str:
    return "" if seat is None else f", {telling.say('storyteller', seat=telling.seat(seat))}"


def _deed_lines(telling: Telling, step: Step) -> Iterator[str]:
    seat = telling.seat(step.seen.seat or 0)
    yield f"    {seat} {deed(telling, step.seen, step.action)}"
    for sight in _sees(telling, step.seen):
        yield f"      · {sight}"
    yield from _rival_deed(telling, step)


def _sees(telling: Telling, view: SeatView) -> Iterator[str]:
    if view.cards is not None:
        yield from _sees_cards(telling, view.cards)
    if view.poetry is not None:
        yield from _sees_poetry(telling, view.phase, view.poetry)


def _sees_cards(telling: Telling, cards: CardsView) -> Iterator[str]:
    if cards.hand_hidden:
        yield telling.say("sees.hidden")
    elif cards.table:
        own = telling.numbers(cards.my_numbers)
        yield telling.say("sees.table", cards=telling.numbered(cards.table), own=own)
    else:
        yield telling.say("sees.hand", cards=telling.cards(cards.hand))


def _sees_poetry(telling: Telling, phase: Phase, poetry: PoetryView) -> Iterator[str]:
    face_up = [number for number, story in enumerate(poetry.stories, 1) if story.face_up]
    stories = telling.numbered((story.card for story in poetry.stories), face_up)
    yield telling.say("sees.stories", stories=stories)
    if poetry.chosen is not None:
        yield telling.say("sees.chosen", story=poetry.chosen)
    if poetry.hint is not None:
        yield telling.say("sees.poem", lines=telling.poem(poetry.hint, poetry.lines))
    if phase in {Phase.HINT, Phase.GUESSER}:
        yield telling.say("sees.lines", lines=telling.lines(poetry.hand))
    if phase is Phase.GUESSER and poetry.turn is not None:
        yield telling.say("sees.chips", chips=poetry.chips[poetry.turn])
    if phase is Phase.ENDING:
        yield telling.say("sees.endings", endings=telling.endings(poetry.endings))


def _rival_deed(telling: Telling, step: Step) -> Iterator[str]:
    poetry = step.after.poetry
    if poetry is None or not poetry.lines or poetry.rival is None:
        return
    last = poetry.lines[-1]
    if last.side == poetry.rival and last.fits is None:
        line = telling.names.line(last.line)
        yield f"    {telling.say('rival.line', rival=telling.say('rival'), line=line)}"
