"""Bugs planted on purpose: the checks must find every one of them."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any
from unittest.mock import patch

from msgspec import structs

from dixit_qt.client import coming_back
from dixit_qt.client.greeting import Greeting, Sealing
from dixit_qt.client.session import Session
from dixit_qt.client.state import Status
from dixit_qt.host import joining_and_leaving, journal
from dixit_qt.host.administrators import Admin
from dixit_qt.host.connections import Connections
from dixit_qt.host.joining_and_leaving import JoiningAndLeaving
from dixit_qt.host.match import Match
from dixit_qt.host.outputs import Out, Record
from dixit_qt.host.people import People
from dixit_qt.host.person import Life
from dixit_qt.host.playing import Playing
from dixit_qt.host.state import HostState
from dixit_qt.host.table import IDLE, Table
from dixit_qt.net.exchange import Exchange
from dixit_qt.rules.views import view_for
from dixit_qt.store import journals
from dixit_qt.store.journals import JournalFolder
from dixit_qt.tables.handover import Receiver
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import News
from tests.simulation.evening import Plan, plan_of, spend

Patches = Callable[[], Iterator[Any]]


@dataclass(frozen=True)
class Plant:
    """If a `kind` of stranger is needed to find it, it's tried in evenings that pass
    without strangers."""

    name: str
    patches: Patches
    kind: str = ""

    def __str__(self) -> str:
        return self.name

    @contextmanager
    def planted(self) -> Iterator[None]:
        with ExitStack() as stack:
            for each in self.patches():
                stack.enter_context(each)
            yield

    def first_found(self, most: int) -> tuple[int, str] | None:
        """The first seed whose evening fails, and how. A plant whose code isn't found in the
        program any more proves nothing."""
        with self.planted():
            for seed in range(most):
                plan = plan_of(seed)
                if not self._suits(plan):
                    continue
                outcome = spend(plan)
                if isinstance(outcome.error, TypeError | AttributeError):
                    raise outcome.error
                if outcome.fault and self._is_well_without_them(plan):
                    return seed, outcome.fault
        return None

    def _suits(self, plan: Plan) -> bool:
        return not self.kind or any(each.kind == self.kind for each in plan.incidents)

    def _is_well_without_them(self, plan: Plan) -> bool:
        others = tuple(each for each in plan.incidents if each.kind != self.kind)
        return not self.kind or not spend(replace(plan, incidents=others)).fault


PLANTS: list[Plant] = []


def plant(patches: Patches, kind: str = "") -> Patches:
    PLANTS.append(Plant(patches.__name__.strip("_").replace("_", " "), patches, kind))
    return patches


def found_by(kind: str) -> Callable[[Patches], Patches]:
    return partial(plant, kind=kind)


Patched = Iterator[AbstractContextManager[Any]]


# Strangers


@plant
def _what_a_stranger_says_of_a_seat_is_believed_everywhere() -> Patched:
    yield patch.object(Sealing, "elsewhere", lambda _self: None)


@found_by("impostor")
def _the_first_words_hold_the_key_of_the_seat() -> Patched:
    usual = Greeting.begin

    def begin(self: Greeting, *arguments: Any, **named: Any) -> m.Hello:
        said = usual(self, *arguments, **named)
        return structs.replace(said, capabilities=(*said.capabilities, self._token or "none"))

    yield patch.object(Greeting, "begin", begin)


@found_by("relay")
def _a_garbled_frame_costs_the_key_to_the_seat() -> Patched:
    usual = coming_back.ComingBack.received

    def received(self: coming_back.ComingBack, data: bytes, now: float) -> Any:
        with patch.object(coming_back.log, "warning", lambda *_what: forget(self)):
            return usual(self, data, now)

    def forget(self: coming_back.ComingBack) -> None:
        token = self.session.state.token
        if self._tokens is not None and token:
            self._tokens.forget(token)
        self._token = ""
        self.session.use_token("")

    yield patch.object(coming_back.ComingBack, "received", received)


@found_by("stranger")
def _strangers_may_stay_for_ever() -> Patched:
    yield patch.object(Connections, "late_strangers", lambda _self, _now: [])


@found_by("strange_browser")
def _a_page_proves_a_seat_by_any_words() -> Patched:
    usual = JoiningAndLeaving.prove

    def prove(self: JoiningAndLeaving, connection: Any, message: m.Proof, now: float) -> Any:
        if connection.is_browser:
            with patch.object(joining_and_leaving, "is_proof", lambda *_what: True):
                yield from usual(self, connection, message, now)
        else:
            yield from usual(self, connection, message, now)

    yield patch.object(JoiningAndLeaving, "prove", prove)


# The journal


@plant
def _the_journal_is_written_after_sending() -> Patched:
    usual = Exchange.perform

    def perform(self: Exchange, outputs: list[Out]) -> None:
        usual(self, sorted(outputs, key=lambda each: isinstance(each, Record)))

    yield patch.object(Exchange, "perform", perform)


@plant
def _nothing_is_synced() -> Patched:
    yield patch.object(journals, "_sync", lambda _file: None)


@plant
def _a_record_that_the_disk_did_not_take_is_forgotten() -> Patched:
    usual = JournalFolder.append

    def append(self: JournalFolder, data: bytes) -> None:
        whole = bytes(self._whole)
        try:
            usual(self, data)
        except OSError:
            self._whole = bytearray(whole)
            raise

    yield patch.object(JournalFolder, "append", append)


@plant
def _the_game_is_never_written_anew_when_there_is_room() -> Patched:
    def append(self: JournalFolder, data: bytes) -> None:
        if self._file is None:
            raise OSError("no journal is open")
        journals._write_synced(self._file, data)

    yield patch.object(JournalFolder, "append", append)
    yield patch.object(JournalFolder, "save_all", lambda _self: None)


@plant
def _a_damaged_end_is_not_cut() -> Patched:
    usual = JournalFolder.go_on

    def go_on(self: JournalFolder, game: Any) -> None:
        length = len(game.path.read_bytes())
        usual(self, replace(game, saved=replace(game.saved, length=length, fault="")))

    yield patch.object(JournalFolder, "go_on", go_on)


@plant
def _who_may_do_what_is_not_recorded() -> Patched:
    yield patch.object(HostState, "new_standing", lambda _self: None)


@plant
def _the_last_record_is_not_read() -> Patched:
    usual = journal.read
    yield patch.object(journal, "read", lambda data: usual(data[:-1] if len(data) > 3000 else data))
    yield patch.object(
        journals, "read", lambda data: usual(data[:-1] if len(data) > 3000 else data)
    )


# Identities


@plant
def _any_proof_is_good_for_a_seat() -> Patched:
    yield patch.object(joining_and_leaving, "is_proof", lambda *_what: True)


@plant
def _a_bot_goes_on_although_its_person_is_back() -> Patched:
    usual = People.attach

    def attach(self: People, person: Any, *how: Any) -> None:
        life = person.life
        usual(self, person, *how)
        person.life = life if life is Life.STOOD_IN else person.life

    yield patch.object(People, "attach", attach)


@plant
def _administrating_never_passes_on() -> Patched:
    usual = Admin.acting

    def acting(self: Admin, people: People, own: Any, now: float, **more: Any) -> Any:
        return usual(self, people, own, min(now, 1001.0), **more)

    yield patch.object(Admin, "acting", acting)


@plant
def _everybody_is_told_the_code() -> Patched:
    usual = HostState.room

    def room(self: HostState, now: float) -> Any:
        return structs.replace(usual(self, now), code=self.code)

    yield patch.object(HostState, "room", room)


@plant
def _a_host_who_resumes_shows_no_token() -> Patched:
    usual = coming_back.ComingBack._recall_token

    def recall(self: coming_back.ComingBack) -> None:
        if self._ways.known:
            usual(self)

    yield patch.object(coming_back.ComingBack, "_recall_token", recall)


@plant
def _who_is_away_is_forgotten_in_the_middle_of_a_game() -> Patched:
    def forget(self: JoiningAndLeaving, now: float) -> Any:
        for person in list(self.state.people.seats):
            since = person.absent_since
            if since is not None and now - since >= 5:
                yield from self.depart(person, News.LEFT, now)

    yield patch.object(JoiningAndLeaving, "forget_the_lost", forget)


# Handing over


@plant
def _nothing_is_written_when_a_table_is_handed_over() -> Patched:
    yield patch.object(JournalFolder, "hand_over", lambda _self, _data: None)


@plant
def _the_next_host_lost_the_old_one_and_opens_by_itself() -> Patched:
    usual = Receiver.hear

    def hear(self: Receiver, session: Session, events: Any) -> Any:
        handed = usual(self, session, events)
        is_lost = session.state.status is Status.RECONNECTING
        return self.kept(session.state.game) if is_lost and handed is None else handed

    yield patch.object(Receiver, "hear", hear)


@plant
def _the_next_host_lost_the_old_one_and_forgets_the_table() -> Patched:
    usual = Receiver.hear

    def hear(self: Receiver, session: Session, events: Any) -> Any:
        handed = usual(self, session, events)
        if session.state.status is Status.RECONNECTING and handed is None:
            self._handovers.drop(session.state.game)
        return handed

    yield patch.object(Receiver, "hear", hear)


# What is shown


@plant
def _those_who_look_on_see_a_hand() -> Patched:
    usual = Match.view

    def view(self: Match, seat: int | None) -> Any:
        if seat is not None:
            return usual(self, seat)
        return structs.replace(view_for(self.state, 0), history=(), seat=None)

    yield patch.object(Match, "view", view)


@plant
def _a_view_goes_to_the_neighbour() -> Patched:
    usual = Match.view

    def view(self: Match, seat: int | None) -> Any:
        return usual(self, seat if seat is None else (seat + 1) % self.state.seats)

    yield patch.object(Match, "view", view)


@plant
def _the_first_round_is_told_only_once_to_anybody() -> Patched:
    told: set[object] = set()
    usual = Connections.rounds_sent

    def rounds_sent(self: Connections, connection: Any, match: int) -> int:
        person = connection.person
        key = None if person is None else person.token
        sent = usual(self, connection, match)
        if key in told and not sent:
            return 1
        told.add(key)
        return sent

    yield patch.object(Connections, "rounds_sent", rounds_sent)


@plant
def _a_view_of_before_a_crash_is_kept() -> Patched:
    usual = Session._take_welcome

    def take_welcome(self: Session, welcome: Any) -> None:
        revision = self.state.revision
        usual(self, welcome)
        self.state = replace(self.state, revision=revision + 1)

    yield patch.object(Session, "_take_welcome", take_welcome)


# Playing


@plant
def _a_late_intent_is_accepted() -> Patched:
    usual = Playing.intend

    def intend(self: Playing, connection: Any, intent: Any, now: float) -> Any:
        match, seat = self.state.match, self.state.seat_of(connection)
        if match is not None and seat is not None:
            decision = match.decisions[seat]
            intent = structs.replace(intent, match=match.number, decision=decision)
        return usual(self, connection, intent, now)

    yield patch.object(Playing, "intend", intend)


@plant
def _a_refused_move_counts() -> Patched:
    usual = Match.act

    def act(self: Match, *what: Any) -> None:
        self.revision += 1
        usual(self, *what)
        self.revision -= 1

    yield patch.object(Match, "act", act)


@plant
def _bots_never_wake_up() -> Patched:
    yield patch.object(Match, "due_bots", lambda _self, _now: [])


@plant
def _one_player_who_continues_hurries_all_bots() -> Patched:
    usual = Match.looked_at

    def looked_at(self: Match, round_number: int, _seat: int) -> None:
        for seat in range(self.state.seats):
            usual(self, round_number, seat)

    yield patch.object(Match, "looked_at", looked_at)


@plant
def _bots_think_anew_when_somebody_is_back_at_a_reveal() -> Patched:
    usual = Match.plan_bots

    def plan_bots(self: Match, seats: Any, people: Any, now: float) -> None:
        if self._was_looked_at and people <= self._done_looking:
            self._due.clear()
        usual(self, seats, people, now)

    yield patch.object(Match, "plan_bots", plan_bots)


# Links


@plant
def _the_host_looks_at_its_links_only_when_nothing_happens() -> Patched:
    def next_wakeup(self: Table, now: float) -> float:
        match = self.state.match
        due = None if match is None or match.is_over else match.next_due()
        return now + IDLE if due is None else min(due, now + IDLE)

    yield patch.object(Table, "next_wakeup", next_wakeup)


@plant
def _the_host_bears_any_silence() -> Patched:
    yield patch.object(Connections, "silent_guests", lambda _self, _now: [])


@plant
def _a_client_bears_any_silence() -> Patched:
    yield patch.object(coming_back, "SILENCE", 1e9)


@plant
def _a_client_gives_up_after_four_tries() -> Patched:
    usual = coming_back.ComingBack._come_back

    def come_back(self: coming_back.ComingBack, reason: str, now: float) -> None:
        usual(self, reason, now)
        if self._failures > 4:
            self._phase = coming_back.Phase.IDLE

    yield patch.object(coming_back.ComingBack, "_come_back", come_back)


@plant
def _closed_links_stay_on_the_list() -> Patched:
    def on_closed(self: Exchange, number: int) -> None:
        if number in self.lines:
            self.perform(self.table.disconnect(number, self._clock()))

    yield patch.object(Exchange, "_on_closed", on_closed)


def prove(most: int) -> bool:
    """Look for every plant; returns whether all were found."""
    everything = True
    for each in PLANTS:
        found = each.first_found(most)
        if found is None:
            print(f"NOT FOUND in {most} evenings: {each.name}", flush=True)
            everything = False
        else:
            print(f"{found[0]:5}  {each.name}\n       {found[1]}", flush=True)
    return everything
