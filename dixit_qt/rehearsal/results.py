"""How a round and a game ended: owners, votes, poems, and every point with its reason."""

from collections.abc import Iterable, Iterator

from dixit_qt.rehearsal.telling import Telling
from dixit_qt.rules.records import Award, Outcome, PoemRecord, RoundRecord


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
        told = laid.owner == record.storyteller and telling.family.has_told_card
        key = "owner.storyteller" if told else "owner"
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
