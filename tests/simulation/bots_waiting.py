"""Bots wait for people who look at a reveal, and put off no move because of what somebody sends."""

from dixit_qt.rules.model import Seat
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Keeper
from tests.simulation import seam

Due = dict[Seat, float]


class BotsWaiting:
    """Follows one program of a host through everything that it hears."""

    def __init__(self) -> None:
        self._moment: tuple[str, int, int] | None = None
        self._due: Due = {}
        self._reveal = (0, 0)
        self._continued: set[Seat] = set()

    def fault(
        self, program: seam.HostProgram, seat: Seat | None, message: m.Message, before: Due
    ) -> str:
        """What was wrong about the answer to a message; `before` is when bots would have moved
        without it."""
        if isinstance(message, m.Continued):
            self._note(program, seat, message)
            if program.bots_due != before and self._somebody_looks(program):
                return "bots hurry although somebody looks at the reveal"
        return self._puts_off(program, message)

    def _note(self, program: seam.HostProgram, seat: Seat | None, message: m.Continued) -> None:
        reveal = program.match_number, program.last_round
        if self._reveal != reveal:
            self._reveal, self._continued = reveal, set()
        if seat is not None and message.round == program.last_round:
            self._continued.add(seat)

    def _somebody_looks(self, program: seam.HostProgram) -> bool:
        keepers = enumerate(program.keepers)
        return not {seat for seat, each in keepers if each is Keeper.PERSON} <= self._continued

    def _puts_off(self, program: seam.HostProgram, message: m.Message) -> str:
        """New timers start the clock again, and so do bots."""
        known, before = self._moment, self._due
        self._moment, self._due = program.moment, program.bots_due
        if known is None or known != self._moment or isinstance(message, m.SetTimers):
            return ""
        later = [seat for seat, at in self._due.items() if at > before.get(seat, at)]
        return f"the bots on seats {later} put off their moves" if later else ""
