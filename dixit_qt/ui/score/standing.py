"""The final order: equal scores have equal ranks unless a tie was settled."""

from dataclasses import dataclass

from dixit_qt.rules.model import Side
from dixit_qt.rules.records import Outcome
from dixit_qt.ui.base.players import Faces
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.rounds.reasons import award_line


@dataclass(frozen=True, slots=True)
class Standing(Row):
    """A side in the final order."""

    side: Side
    rank: int
    name: str
    rabbits: tuple[int, ...]
    score: int
    winner: bool
    extra: str


def standings(outcome: Outcome, faces: Faces) -> list[Standing]:
    order = sorted(
        range(len(outcome.scores)),
        key=lambda side: (side not in outcome.winners, -outcome.scores[side], side),
    )
    return [_standing(outcome, faces, side) for side in order]


def _standing(outcome: Outcome, faces: Faces, side: Side) -> Standing:
    score, winner = outcome.scores[side], side in outcome.winners
    better = sum(other > score for other in outcome.scores)
    beaten = not winner and any(outcome.scores[won] == score for won in outcome.winners)
    awards = [award for award in outcome.awards if award.side == side and award.points]
    return Standing(
        key=str(side),
        side=side,
        rank=1 if winner else better + 1 + (len(outcome.winners) if beaten else 0),
        name=faces.side_name(side),
        rabbits=faces.everybody_of(side),
        score=score,
        winner=winner,
        extra=" · ".join(map(award_line, awards)),
    )
