"""What people do who may administrate the table: they prepare the game, begin it, and keep it going
for those who are away."""

from random import Random
from typing import TYPE_CHECKING

from dixit_qt.client.state import ClientState
from dixit_qt.rules.refusals import Refusal
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Keeper, Stage
from dixit_qt.wire.room import Room

if TYPE_CHECKING:
    from tests.simulation.evening import Evening


class Administrator:
    def __init__(self, evening: "Evening", rng: Random) -> None:
        self._evening, self._world, self._rng = evening, evening.world, rng
        self._absent: dict[int, float] = {}
        self._switches = 0
        self._patient_until = 0.0

    def begin(self) -> None:
        """They have come to the table, and wait a while for others."""
        self._patient_until = self._world.now + self._evening.plan.patience

    def wish(self, state: ClientState, room: Room) -> m.FromClient | None:
        if room.kicked and (self._evening.is_quiet or self._rng.random() < 0.1):
            return m.LetIn(room.kicked[0].person)
        return self._gather(room) if room.stage is Stage.GATHERING else self._help_on(state, room)

    def _gather(self, room: Room) -> m.FromClient | None:
        plan = self._evening.plan
        if room.edition != plan.edition:
            self._switches = 0
            return m.SetEdition(plan.edition)
        if self._switches < len(plan.switches):
            self._switches += 1
            return m.SetSwitch(*plan.switches[self._switches - 1])
        is_waiting = self._world.now < self._patient_until
        if is_waiting and len(room.seats) < self._evening.expected_now():
            return None
        if len(room.seats) < plan.seats:
            return m.AddBot()
        return self._mend(room) if room.obstacles else m.Start()

    @staticmethod
    def _mend(room: Room) -> m.FromClient:
        """Add or remove bots."""
        bots = [seat.person for seat in room.seats if seat.is_bot]
        if bots and any(each.code == Refusal.TOO_MANY_PLAYERS for each in room.obstacles):
            return m.Kick(bots[-1])
        return m.AddBot() if len(room.seats) < 12 else m.Start()

    def _has_had_enough(self, state: ClientState, room: Room) -> bool:
        is_late = self._evening.is_quiet and self._evening.plan.go_home_early
        view = state.view
        has_played = view is not None and bool(view.history) and view.outcome is None
        return is_late and has_played and not room.ends_after_round

    def _help_on(self, state: ClientState, room: Room) -> m.FromClient | None:
        """Let a bot take over for somebody who has been away too long."""
        if room.paused_by is not None and self._evening.is_quiet:
            return m.Pause(on=False)
        if room.too_few_without:
            return m.PlayOn(on=self._rng.random() < 0.7)
        if self._has_had_enough(state, room):
            return m.FinishGame()
        away = [seat.person for seat in room.seats if seat.keeper is Keeper.ABSENT]
        now = self._world.now
        self._absent = {person: self._absent.get(person, now) for person in away}
        for person, since in self._absent.items():
            if now - since > self._evening.plan.patience:
                return m.GiveToBot(person)
        return None
