"""What must hold, checked during the evening and once more at its end."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from dixit_qt.host.outputs import LinkId
from dixit_qt.rules.model import Seat
from dixit_qt.rules.state import CardGame, GameState
from dixit_qt.rules.views import view_for
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import encode
from dixit_qt.wire.codes import Keeper
from tests.properties.formulas import finished_rounds, scores_after
from tests.properties.scrambling import scrambled, secrets
from tests.simulation import seam
from tests.simulation.bots_waiting import BotsWaiting

if TYPE_CHECKING:
    from tests.simulation.evening import Evening
    from tests.simulation.hosts import Host
    from tests.simulation.people import Person

LOOKED_AT_TWICE = 0.04
"""How many views are compared with those of a scrambled game."""

CARD = re.compile(rb"[0-9a-f]{20}")


class Fault(AssertionError):
    """A check has failed."""


@dataclass(frozen=True)
class Account:
    """What the disk would still have after a power failure: the match and its accepted actions."""

    inode: object = None
    length: int = 0
    moves: int = 0


class Watch:
    """Checks every message of the host as it's sent."""

    def __init__(self, evening: "Evening", rng: Random) -> None:
        self._evening = evening
        self._rng = rng
        self._accounts: dict[str, Account] = {}
        self._came: dict[str, dict[LinkId, seam.Somebody]] = {}
        self._waiting: dict[str, BotsWaiting] = {}
        self._shown: dict[tuple[str, LinkId], Seat | None] = {}
        self.refusals: dict[str, int] = {}
        self.games: set[str] = set()
        """All tokens that hosts have issued, even those that were lost in a power failure."""

    def follow(self, host: "Host") -> None:
        if host.program is not None:
            self.games.add(host.program.game)
        self._accounts[host.computer.name] = Account()
        self._came[host.computer.name] = {}
        self._waiting[host.computer.name] = BotsWaiting()
        self._is_the_only_one()

    def _is_the_only_one(self) -> None:
        having = [host for host in self._evening.hosts if host.has_the_table]
        games = [host.program.game for host in having if host.program is not None]
        if len(set(games)) < len(games):
            names = [host.computer.name for host in having]
            raise Fault(f"the same game is at {' and at '.join(names)}")

    # What the host sends

    def sending(self, host: "Host", links: tuple[LinkId, ...], message: m.Message) -> None:
        program = host.program
        assert program is not None
        match message:
            case m.Update():
                self._is_on_disk(host, program, message)
                for link in links:
                    self._is_for(host, program, link, message)
            case m.FinishedRound():
                self._is_finished(host, program, message)
            case m.Lobby():
                self._keeps_the_code(program, links, message)
            case m.Welcome():
                self._is_personal(host, program, links, message)

    def _is_on_disk(self, host: "Host", program: seam.HostProgram, update: m.Update) -> None:
        disk = host.disk
        if disk.trouble or not program.is_saved:
            return
        if update.revision > seam.last_revision(self._durable(host, program)):
            raise Fault(f"revision {update.revision} is shown before it is on disk")

    def _durable(self, host: "Host", program: seam.HostProgram) -> int:
        name = seam.journal_name(program.game, program.match_number)
        inode = host.disk.names.get(name)
        if inode is None:
            return -1
        known = self._accounts[host.computer.name]
        if known.inode is not inode or known.length > len(inode.stable):
            known = Account(inode)
        moves, end = seam.durable_moves(inode.stable, known.length)
        account = Account(inode, end, known.moves + moves)
        self._accounts[host.computer.name] = account
        return account.moves

    def _is_for(
        self, host: "Host", program: seam.HostProgram, link: LinkId, update: m.Update
    ) -> None:
        person = program.person_of(link)
        if person is None or update.revision != program.revision:
            return
        seat, shown = person[2], update.view.seat
        if shown != seat and not self._has_just_moved(host, program, link, shown, seat):
            raise Fault(f"seat {seat} is sent the view of seat {shown}")
        self._shown[host.computer.name, link] = shown
        state = program.state
        assert state is not None
        self._tells_no_secret(state, shown, update)

    def _has_just_moved(
        self,
        host: "Host",
        program: seam.HostProgram,
        link: LinkId,
        shown: Seat | None,
        seat: Seat | None,
    ) -> bool:
        """Players who act and leave or take their seat in the same turn of the host still see the
        effect as they were; the next view of that turn is one from where they sit now."""
        was_theirs = self._shown.get((host.computer.name, link)) == shown
        return was_theirs and seat in program.seats_of_later_views(link)

    def _tells_no_secret(self, state: GameState, seat: Seat | None, update: m.Update) -> None:
        data = encode(update)
        if isinstance(state.game, CardGame):
            told = {card.decode() for card in CARD.findall(data)} & secrets(state, seat)
            if told:
                raise Fault(f"seat {seat} is told of cards that it may not know")
        if self._rng.random() < LOOKED_AT_TWICE:
            other = replace(view_for(scrambled(state, seat, self._rng), seat), history=())
            if msgspec.msgpack.encode(other) != msgspec.msgpack.encode(update.view):
                raise Fault(f"what seat {seat} is shown depends on what it may not know")

    @staticmethod
    def _is_finished(host: "Host", program: seam.HostProgram, finished: m.FinishedRound) -> None:
        """A finished round may be sent after its game was abandoned, if the journal has it."""
        state = program.state
        if state is None or finished.match != program.match_number:
            if host.disk.trouble or not program.is_saved:
                return
            state = seam.saved_game(host.disk, program.game, finished.match)[0][-1]
        if finished.index >= len(state.history):
            raise Fault("a round is told that is not over")

    @staticmethod
    def _keeps_the_code(
        program: seam.HostProgram, links: tuple[LinkId, ...], lobby: m.Lobby
    ) -> None:
        if lobby.room.code is None:
            return
        for link in links:
            person = program.person_of(link)
            if person is not None and person[0] not in program.admins:
                raise Fault("somebody who is no administrator is told the room code")

    def _is_personal(
        self,
        host: "Host",
        program: seam.HostProgram,
        links: tuple[LinkId, ...],
        welcome: m.Welcome,
    ) -> None:
        """Includes people who left before their arrival was written to disk."""
        if program.is_handed_over:
            if seam.token_of(welcome) is not None:
                raise Fault("a host who gave the table away makes a token")
            return
        for link in links:
            person = program.person_of(link) or self._came[host.computer.name].get(link)
            told = seam.token_of(welcome)
            if person is None or person[0] != welcome.person or told not in {None, person[1]}:
                raise Fault("somebody is welcomed as somebody else")

    # What the host receives

    def hearing(
        self, host: "Host", link: LinkId, message: m.Message, answer: Callable[[], None]
    ) -> None:
        program = host.program
        assert program is not None
        person = program.person_of(link)
        seat = None if person is None else person[2]
        due = program.bots_due
        if isinstance(message, m.Intent):
            self._is_for_now(program, link, seat, message, answer)
        else:
            answer()
            self._remember(host, program, link)
        if fault := self._waiting[host.computer.name].fault(program, seat, message, due):
            raise Fault(fault)

    @staticmethod
    def _is_for_now(
        program: seam.HostProgram,
        link: LinkId,
        seat: Seat | None,
        message: m.Intent,
        answer: Callable[[], None],
    ) -> None:
        fits = program.is_for_now(message, seat)
        revision, state = program.revision, program.state
        answer()
        if (program.revision, program.state) == (revision, state):
            return
        if program.exchange.has_refused(link, message):
            raise Fault("a refused intent changed something")
        if not fits:
            raise Fault("an intent for another moment was accepted")

    def _remember(self, host: "Host", program: seam.HostProgram, link: LinkId) -> None:
        person = program.person_of(link)
        if person is not None:
            self._came[host.computer.name][link] = person

    # What people see

    def refused(self, _person: "Person", code: str) -> None:
        self.refusals[code] = self.refusals.get(code, 0) + 1

    # The end

    def judge(self) -> None:
        """All incidents and the game are over: everybody must have what is theirs."""
        evening = self._evening
        program = evening.host.program
        if program is None:
            raise Fault("the host is not back")
        self._does_not_grow(program)
        disk, game, match = evening.host.disk, program.game, program.match_number
        states, tokens = seam.saved_game(disk, game, match)
        state = states[-1]
        if state != program.state:
            raise Fault("the journal alone gives another game")
        if tokens != program.tokens:
            raise Fault("the journal alone gives other seats")
        self._scores_are_right(states)
        for person in evening.people:
            self._has_what_is_his(person, program, state)

    def _does_not_grow(self, program: seam.HostProgram) -> None:
        evening = self._evening
        living = sum(person.is_joined for person in evening.people)
        sizes = program.sizes
        if sizes["lines"] != living or sizes["connections"] != living:
            raise Fault(f"{living} people are joined, but the host has {sizes}")
        if sizes["outputs"] or sizes["watchers"] > living:
            raise Fault(f"the host has {sizes} for {living} people")

    @staticmethod
    def _scores_are_right(states: list[GameState]) -> None:
        for record, before, state in finished_rounds(states):
            scores = scores_after(record, before, state)
            if record.scores != scores:
                raise Fault(f"round {record.number} has scores {record.scores}, not {scores}")

    def _has_what_is_his(
        self, person: "Person", program: seam.HostProgram, state: GameState
    ) -> None:
        seen = person.state
        if seen is None or not person.is_joined:
            if person.memory.has_left or person.is_gone:
                return
            raise Fault(f"{person.habits.name} is not back")
        key = program.game, program.match_number
        if (seen.game, seen.match) != key:
            raise Fault(f"{person.habits.name} is in match {seen.match}")
        sat = person.memory.sat.get(key)
        if sat is not None and not person.memory.gave_up and seen.seat != sat:
            raise Fault(f"{person.habits.name} sat on seat {sat} and now has {seen.seat}")
        if seen.seat is not None and program.tokens[seen.seat] != seen.token:
            raise Fault(f"{person.habits.name} sits on the seat of somebody else")
        if seen.seat is not None and program.keepers[seen.seat] is not Keeper.PERSON:
            raise Fault(f"{person.habits.name} is back, but {program.keepers[seen.seat]} plays")
        if seen.view != view_for(state, seen.seat):
            raise Fault(f"{person.habits.name} sees something else than the journal gives")
