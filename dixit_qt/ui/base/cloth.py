"""Which cloth lies on the table: each family of games has its own."""

from dixit_qt.client.state import ClientState
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.model import Family


def cloth_of(state: ClientState) -> Family:
    room = state.room
    if room is None or room.edition not in EDITIONS:
        return Family.DIXIT
    return EDITIONS[room.edition].family
