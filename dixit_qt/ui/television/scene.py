"""Which scene the big screen shows for a state of the table."""

from enum import StrEnum

from dixit_qt.client.state import ClientState, Status
from dixit_qt.rules.model import Phase
from dixit_qt.rules.seatview import SeatView
from dixit_qt.wire.codes import Stage


class Scene(StrEnum):
    """A finished round stays until the next one has a clue."""

    AWAY = "away"
    LOBBY = "lobby"
    BEGIN = "begin"
    GIVE = "give"
    VOTE = "vote"
    ROUND = "round"
    POEM = "poem"
    POETRY = "poetry"
    END = "end"


TELLING = frozenset({Scene.ROUND, Scene.POEM})
_BEFORE_THE_CLUE = frozenset({Phase.FIRST_STORYTELLER, Phase.CLUE, Phase.HINT})


def scene_of(state: ClientState) -> Scene:
    view, room = state.view, state.room
    if room is None or state.status not in {Status.JOINED, Status.RECONNECTING}:
        return Scene.AWAY
    if view is None or room.stage is Stage.GATHERING:
        return Scene.LOBBY
    if view.outcome is not None:
        return Scene.END
    return _scene_of_game(view)


def scene_of_telling(view: SeatView) -> Scene:
    return Scene.POEM if view.family.has_verses else Scene.ROUND


def _scene_of_game(view: SeatView) -> Scene:
    if view.phase in _BEFORE_THE_CLUE and view.history:
        return scene_of_telling(view)
    if view.family.has_verses:
        return Scene.POETRY
    return {Phase.GIVE: Scene.GIVE, Phase.VOTE: Scene.VOTE}.get(view.phase, Scene.BEGIN)
