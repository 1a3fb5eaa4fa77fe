"""A readable transcript: what each seat saw, did and scored and why, phase by phase."""

from collections.abc import Iterable, Iterator

from dixit_qt.rehearsal.deeds import deed
from dixit_qt.rehearsal.play import Step
from dixit_qt.rehearsal.results import outcome_lines, round_lines
from dixit_qt.rehearsal.telling import Telling
from dixit_qt.rules.model import Phase, Seat
from dixit_qt.rules.seatview import CardsView, PoetryView, SeatView
from dixit_qt.rules.state import GameState


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
