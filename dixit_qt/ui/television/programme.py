"""What the big screen shows, and what waits behind it.

The table waits for nobody, and nobody on the sofa should lose the points of a round or hear no
clue because the table is quick. So what happens comes in acts, one for each scene: the act on the
screen has its time, those after it wait, each with its newest state, and follow in order. A vote
waits least: soon the screen has caught up, whatever it has left out.
"""

from dataclasses import dataclass, replace

from dixit_qt.client.state import ClientState, Status
from dixit_qt.ui.television.scene import TELLING, Scene, scene_of, scene_of_telling

_OUTSIDE = frozenset({Scene.AWAY, Scene.LOBBY})
Key = tuple[Scene, int]


@dataclass(frozen=True, slots=True)
class Stays:
    """Milliseconds. Points that have all been told are `read`, or only `seen` while a vote waits:
    so long the last rabbit hops and rests. A `clue` stands alone before the cards come. No `vote`
    waits longer, and nothing else longer than `other`."""

    read: int = 8000
    seen: int = 5500
    clue: int = 2500
    vote: int = 12_000
    other: int = 40_000


STAYS = Stays()


@dataclass(frozen=True, slots=True)
class Act:
    """`since` is when it came."""

    scene: Scene
    state: ClientState
    since: int

    @property
    def key(self) -> Key:
        view = self.state.view
        return self.scene, 0 if view is None else len(view.history)


@dataclass(frozen=True, slots=True)
class Programme:
    """The act on the screen, when it `began` there and was `told` to its end, and the next ones."""

    act: Act
    began: int
    told: int | None = None
    waiting: tuple[Act, ...] = ()


def opened(state: ClientState, now: int) -> Programme:
    return Programme(Act(scene_of(state), state, now), now)


def with_news(programme: Programme, state: ClientState, now: int) -> Programme:
    """A new game, a table left or a link lost is shown at once: nothing waits any more."""
    last = (programme.act, *programme.waiting)[-1]
    news = _acts(last, state, now)
    if _is_elsewhere(last.state, state) or news[-1].scene in _OUTSIDE:
        return _at_once(programme, news[-1], now)
    if news[0].key == last.key:
        first = replace(last, state=state)
        if not programme.waiting:
            return replace(programme, act=first, waiting=news[1:])
        return replace(programme, waiting=(*programme.waiting[:-1], first, *news[1:]))
    return replace(programme, waiting=programme.waiting + news)


def after_telling(programme: Programme, now: int) -> Programme:
    """The act has been told to its end."""
    return replace(programme, told=now if programme.told is None else programme.told)


def gone_on(programme: Programme, now: int) -> Programme:
    first, *rest = programme.waiting
    return Programme(first, now, waiting=tuple(rest))


def ends_at(programme: Programme, stays: Stays) -> int | None:
    """When the next act may come; None as long as nothing waits."""
    if not programme.waiting:
        return None
    scene = programme.act.scene
    if scene in TELLING:
        return _end_of_telling(programme, stays)
    return programme.began + stays.clue if scene is Scene.GIVE else programme.began


def _end_of_telling(programme: Programme, stays: Stays) -> int:
    latest = min(
        act.since + (stays.vote if act.scene is Scene.VOTE else stays.other)
        for act in programme.waiting
    )
    if programme.told is None:
        return latest
    votes = any(act.scene is Scene.VOTE for act in programme.waiting)
    return min(latest, programme.told + (stays.seen if votes else stays.read))


def _acts(last: Act, state: ClientState, now: int) -> tuple[Act, ...]:
    """A round that ends is told, even if the table has gone on with it in the same moment."""
    scene, view, before = scene_of(state), state.view, last.state.view
    act = Act(scene, state, now)
    if view is None or before is None or scene in TELLING:
        return (act,)
    if len(view.history) == len(before.history):
        return (act,)
    return replace(act, scene=scene_of_telling(view)), act


def _is_elsewhere(old: ClientState, new: ClientState) -> bool:
    return old.match != new.match or new.view is None or new.status is not Status.JOINED


def _at_once(programme: Programme, act: Act, now: int) -> Programme:
    if act.key == programme.act.key and act.state.match == programme.act.state.match:
        return replace(programme, act=act, waiting=())
    return Programme(act, now)
