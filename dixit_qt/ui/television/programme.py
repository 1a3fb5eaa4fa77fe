"""What the big screen shows, and what waits to be shown.

The table doesn't wait, and people on the sofa shouldn't lose the points of a round or miss a clue
because the table is fast. So events are grouped into acts, one for each scene of a round, and the
screen shows one act after the other. A programme is in one of four states:

    live       nothing waits: the act on the screen has the newest state of the table
    passing    something waits, and the act on the screen isn't a reveal: it ends at once, or after
               `stays.clue` if it shows a clue, which people have to read
    telling    something waits, and the screen is still revealing the round: it ends at the latest
               when a vote has waited for `stays.vote`, or something else for `stays.other`
    revealed   the same after `after_telling`: it also ends after `stays.read` or `stays.seen`, when
               people have had the time to read it. If nothing waits, because the next storyteller
               is still thinking, the screen shows that after `stays.think`

The end of a game is shown in the same way: only the lobby of the next game can wait behind it.

`with_news` adds a state of the table: to the last act if that is the same scene of the same round,
or else as a new act behind it. `gone_on` puts the first act that waits on the screen, at the time
from `ends_at`. A new game, leaving a table or losing the connection is shown at once, and nothing
waits any more. An act is never shown twice, a finished round is never left out, and the acts that
wait are always in the order in which the table played them.

All of this is a function of states and milliseconds; `PacedFeed` below has the clock.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Slot

from dixit_qt.client.state import ClientState, Status
from dixit_qt.rules.model import Phase
from dixit_qt.rules.seatview import SeatView
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.base.tempo import READ_MS
from dixit_qt.wire.codes import Farewell, Stage


class Scene(StrEnum):
    """A finished round stays until the next one has a clue, or until it has been read; then its
    hearts are counted, if it has any."""

    AWAY = "away"
    LOBBY = "lobby"
    BEGIN = "begin"
    GIVE = "give"
    VOTE = "vote"
    ROUND = "round"
    HEARTS = "hearts"
    POEM = "poem"
    POETRY = "poetry"
    END = "end"


_TOLD = frozenset({Scene.ROUND, Scene.POEM})
TELLING = _TOLD | {Scene.HEARTS}
_BEFORE_THE_CLUE = frozenset({Phase.FIRST_STORYTELLER, Phase.CLUE, Phase.HINT})


UNANSWERED = frozenset({Status.CONNECTING, Status.GREETING, Status.RECONNECTING})
_CLOSED = frozenset({Farewell.HOST_CLOSED, Farewell.WRONG_GAME})


def is_closed(state: ClientState) -> bool:
    """The host has closed the table, perhaps to open another one."""
    return state.farewell in _CLOSED


def scene_of(state: ClientState) -> Scene:
    """While a table may still answer again, its scene stays."""
    view, room = state.view, state.room
    if room is None or is_closed(state) or state.status not in {Status.JOINED, *UNANSWERED}:
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


def _scene_of_thinking(view: SeatView) -> Scene:
    return Scene.POETRY if view.family.has_verses else Scene.BEGIN


_OUTSIDE = frozenset({Scene.AWAY, Scene.LOBBY})
Key = tuple[Scene, int]


@dataclass(frozen=True, slots=True)
class Stays:
    """Milliseconds. `read` is how long points stay once they are all shown; while a vote or the
    next lobby waits, it is only `seen`, in which the last rabbit hops and rests; while the next
    storyteller thinks, it is `think`. `hearts` is for hearts to fall and be seen. A `clue` is shown
    alone that long before the cards come. A vote waits no longer than `vote`, and anything else no
    longer than `other`."""

    read: int = READ_MS
    seen: int = 5500
    think: int = 15_000
    clue: int = 2500
    hearts: int = 4500
    vote: int = 12_000
    other: int = 40_000


STAYS = Stays()


@dataclass(frozen=True, slots=True)
class Act:
    scene: Scene
    state: ClientState
    came_at: int

    @property
    def key(self) -> Key:
        view = self.state.view
        return self.scene, 0 if view is None else len(view.history)


@dataclass(frozen=True, slots=True)
class Programme:
    """The act on the screen, when it began, when it was fully shown, and the acts that wait."""

    act: Act
    began_at: int
    revealed_at: int | None = None
    waiting: tuple[Act, ...] = ()


def opened(state: ClientState, now: int) -> Programme:
    return Programme(Act(scene_of(state), state, now), now)


def with_news(programme: Programme, state: ClientState, now: int) -> Programme:
    """A new game, leaving a table or losing the connection is shown at once, and nothing waits any
    more."""
    last = (programme.act, *programme.waiting)[-1]
    news = _acts(last, state, now)
    is_away = _is_elsewhere(last.state, state) or news[-1].scene in _OUTSIDE
    if is_away and not _gathers_again(last, news[-1]):
        return _at_once(programme, news[-1], now)
    if news[0].key == last.key:
        first = replace(last, state=state)
        if not programme.waiting:
            return replace(programme, act=first, waiting=news[1:])
        return replace(programme, waiting=(*programme.waiting[:-1], first, *news[1:]))
    return replace(programme, waiting=programme.waiting + news)


def after_telling(programme: Programme, now: int) -> Programme:
    """The act on the screen is fully shown."""
    since = now if programme.revealed_at is None else programme.revealed_at
    return replace(programme, revealed_at=since)


def gone_on(programme: Programme, now: int) -> Programme:
    first, *rest = programme.waiting or _thinking(programme.act, now)
    return Programme(first, now, waiting=tuple(rest))


def ends_at(programme: Programme, stays: Stays) -> int | None:
    """When the next act may come; None while there is none."""
    scene = programme.act.scene
    if not programme.waiting:
        since = programme.revealed_at
        is_newest = scene in _TOLD and scene_of(programme.act.state) is scene
        return since + stays.think if is_newest and since is not None else None
    if scene is Scene.HEARTS:
        return programme.began_at + stays.hearts
    if scene in TELLING or scene is Scene.END:
        return _end_of_telling(programme, stays)
    return programme.began_at + stays.clue if scene is Scene.GIVE else programme.began_at


def _end_of_telling(programme: Programme, stays: Stays) -> int:
    latest = min(
        act.came_at + (stays.vote if act.scene is Scene.VOTE else stays.other)
        for act in programme.waiting
    )
    if programme.revealed_at is None:
        return latest
    presses = any(act.scene in {Scene.VOTE, Scene.LOBBY} for act in programme.waiting)
    return min(latest, programme.revealed_at + (stays.seen if presses else stays.read))


def _acts(last: Act, state: ClientState, now: int) -> tuple[Act, ...]:
    """A finished round is shown, even if the table continued at the same moment. The last round's
    hearts fall before the next clue."""
    scene, view, before = scene_of(state), state.view, last.state.view
    act = Act(scene, state, now)
    if view is None or before is None:
        return (act,)
    is_same_round = len(view.history) == len(before.history)
    if scene in TELLING:
        was_read = is_same_round and last.scene is _scene_of_thinking(view)
        return (replace(act, scene=last.scene) if was_read else act,)
    if is_same_round:
        return _after_hearts(last, act)
    return replace(act, scene=scene_of_telling(view)), act


def _thinking(told: Act, now: int) -> tuple[Act, ...]:
    """The round has been read, and the next one has no clue yet."""
    view = told.state.view
    scene = Scene.BEGIN if view is None else _scene_of_thinking(view)
    return _after_hearts(told, Act(scene, told.state, now))


def _after_hearts(last: Act, act: Act) -> tuple[Act, ...]:
    view = act.state.view
    loved = view is not None and last.scene is Scene.ROUND and any(view.history[-1].hearts)
    return (replace(act, scene=Scene.HEARTS), act) if loved else (act,)


def _is_elsewhere(old: ClientState, new: ClientState) -> bool:
    return old.match != new.match or new.view is None or new.status is not Status.JOINED


def _gathers_again(last: Act, act: Act) -> bool:
    """Whether the same people are back in the lobby for their next game: they may not have seen
    all of the end yet."""
    is_lobby = act.scene is Scene.LOBBY and act.state.status is Status.JOINED
    return is_lobby and last.scene in {Scene.END, Scene.LOBBY}


def _at_once(programme: Programme, act: Act, now: int) -> Programme:
    if act.key == programme.act.key and act.state.match == programme.act.state.match:
        return replace(programme, act=act, waiting=())
    return Programme(act, now)


class PacedFeed(Feed):
    """Shows a fast table no faster than people on a sofa can follow."""

    def __init__(self, source: Feed, stays: Stays, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source, self._stays = source, stays
        self._clock = QElapsedTimer()
        self._clock.start()
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go_on)
        self._programme = opened(source.state, self._clock.elapsed())
        self.state = source.state
        source.changed.connect(self._on_source)

    @property
    def scene(self) -> Scene:
        return self._programme.act.scene

    def tell(self) -> None:
        """The act on the screen is fully shown. The next act doesn't come during this call, while
        the screen is still reporting, but later."""
        self._programme = after_telling(self._programme, self._clock.elapsed())
        self._wait()

    @Slot(object, object)
    def _on_source(self, _old: ClientState, new: ClientState) -> None:
        shown = self._programme.act
        self._programme = with_news(self._programme, new, self._clock.elapsed())
        if self._programme.act is not shown:
            self._show_act()
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        """Show the acts that are due; the others follow by themselves."""
        now = self._clock.elapsed()
        end = ends_at(self._programme, self._stays)
        while end is not None and end <= now:
            self._programme = gone_on(self._programme, now)
            self._show_act()
            end = ends_at(self._programme, self._stays)
        self._wait()

    def _wait(self) -> None:
        end = ends_at(self._programme, self._stays)
        if end is None:
            self._next.stop()
        else:
            self._next.start(max(0, end - self._clock.elapsed()))

    def _show_act(self) -> None:
        old, self.state = self.state, self._programme.act.state
        self.changed.emit(old, self.state)
