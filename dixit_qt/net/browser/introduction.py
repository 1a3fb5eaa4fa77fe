"""What the page's first screen shows about the table before somebody has joined.

Everybody on the network may read it, as they may read the table's announcement. A room with a code
shows nothing.
"""

from msgspec import Struct

from dixit_qt.host.plan import edition_offers
from dixit_qt.host.state import HostState
from dixit_qt.wire.codes import Stage
from dixit_qt.wire.limits import Word
from dixit_qt.wire.room import EditionOffer, SwitchValue


class Introduction(Struct, frozen=True):
    """The fields of a `Room` that describe its game, and the current round."""

    name: str
    edition: Word
    switches: dict[Word, SwitchValue]
    editions: tuple[EditionOffer, ...]
    round: int | None


def introduction(state: HostState) -> Introduction | None:
    if state.code is not None:
        return None
    plan, match = state.plan, state.match
    offers = tuple(each for each in edition_offers() if each.id == plan.edition)
    played = None if match is None or state.stage is not Stage.PLAYING else match.state.round
    return Introduction(state.name, plan.edition, plan.switches(), offers, played)
