"""The incidents of an evening, drawn before it begins: when, what, to whom, and one random
number."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Want
from dixit_qt.wire.room import SeatInfo, Timers

if TYPE_CHECKING:
    from tests.simulation.evening import Evening
    from tests.simulation.people import Person

CODE = "amber fox"
NAMES = ("Ёлка", "Anna", "Борис", "x" * 24, "Véra", " ")


@dataclass(frozen=True)
class Incident:
    """`who` and `number` are between 0 and 1: what they mean depends on the kind."""

    at: float
    kind: str
    who: float
    number: float

    def __str__(self) -> str:
        return f"{self.at:7.3f} {self.kind} {self.who:.3f} {self.number:.3f}"


Happens = Callable[["Evening", "Person", float], None]
KINDS: dict[str, tuple[int, Happens]] = {}


def kind(weight: int) -> Callable[[Happens], Happens]:
    """Register an incident; `weight` is how often it happens, relative to the others."""

    def register(happens: Happens) -> Happens:
        KINDS[happens.__name__.strip("_")] = (weight, happens)
        return happens

    return register


def draw(rng: Random, count: int, seconds: float) -> tuple[Incident, ...]:
    names = list(KINDS)
    weights = [KINDS[name][0] for name in names]
    drawn = (
        Incident(rng.uniform(0, seconds), name, rng.random(), rng.random())
        for name in rng.choices(names, weights, k=count)
    )
    return in_order(drawn)


def in_order(incidents: Iterable[Incident]) -> tuple[Incident, ...]:
    return tuple(sorted(incidents, key=lambda each: each.at))


def befall(evening: "Evening", incident: Incident) -> None:
    people = [person for person in evening.people if not person.is_gone]
    person = people[int(incident.who * len(people))]
    evening.world.note(f"{incident.kind}: {person.habits.name} ({incident.number:.3f})")
    KINDS[incident.kind][1](evening, person, incident.number)


def _among(evening: "Evening", number: float) -> "Person":
    return evening.people[int(number * len(evening.people))]


# Network


@kind(8)
def _cut(_evening: "Evening", person: "Person", number: float) -> None:
    for link in person.network.links_of(person.computer):
        if number < 0.8 or link.life:
            link.cut()


@kind(8)
def _half_open(_evening: "Evening", person: "Person", number: float) -> None:
    for link in person.network.links_of(person.computer):
        end = link if number < 0.5 else link.other
        end.forget(into_the_void=int(number * 8) % 2 == 0)


@kind(6)
def _stall(_evening: "Evening", person: "Person", number: float) -> None:
    person.network.block(person.computer, 40 * number**2)


@kind(2)
def _partition(evening: "Evening", _person: "Person", number: float) -> None:
    evening.network.block(evening.host.computer, 40 * number**2)


@kind(3)
def _slow_network(evening: "Evening", _person: "Person", number: float) -> None:
    network = evening.network
    network.slowness = 0.8 * number
    evening.world.after(5, lambda: setattr(network, "slowness", 0.002))


# Programs and computers


@kind(8)
def _kill_client(evening: "Evening", person: "Person", number: float) -> None:
    if not person.habits.own:
        evening.blow(person.computer, int(number * 12), power=number > 0.7)
        evening.world.after(0.2 + 20 * number, person.come)


@kind(12)
def _kill_host(evening: "Evening", _person: "Person", number: float) -> None:
    evening.blow(evening.host.computer, int(number * 60), power=False)


@kind(6)
def _power_cut(evening: "Evening", _person: "Person", number: float) -> None:
    evening.blow(evening.host.computer, int(number * 60), power=True)


@kind(3)
def _host_leaves(evening: "Evening", _person: "Person", number: float) -> None:
    host = evening.host
    if host.program is not None and (host.founds or host.program.is_playing):
        if number < 0.3:
            host.move_house()
        host.close()
        evening.open_again_after(host, 0.2 + 20 * number)


@kind(2)
def _host_moves(evening: "Evening", _person: "Person", number: float) -> None:
    evening.host.move_house()
    evening.blow(evening.host.computer, 0, power=number < 0.5)


@kind(4)
def _sleep(_evening: "Evening", person: "Person", number: float) -> None:
    person.computer.sleep(60 * number**2)


@kind(1)
def _host_sleeps(evening: "Evening", _person: "Person", number: float) -> None:
    evening.host.computer.sleep(30 * number**2)


@kind(2)
def _clock_jumps(evening: "Evening", person: "Person", number: float) -> None:
    computer = person.computer if number < 0.6 else evening.host.computer
    computer.jump(200 * number**3)


@kind(4)
def _vanish(evening: "Evening", person: "Person", _number: float) -> None:
    """Gone for the evening without a goodbye."""
    if not person.has_a_copy and not person.habits.own and evening.may_go(person):
        person.is_gone = True
        evening.blow(person.computer, 0, power=True)


# The host's disk


@kind(5)
def _disk_full(evening: "Evening", _person: "Person", number: float) -> None:
    evening.trouble("full", int(number * 900), 3 + 20 * number)


@kind(3)
def _disk_broken(evening: "Evening", _person: "Person", number: float) -> None:
    evening.trouble("broken", 0, 20 * number)


@kind(3)
def _disk_slow(evening: "Evening", _person: "Person", number: float) -> None:
    evening.trouble("slow", 0, 20 * number)


# People's actions


@kind(6)
def _doubled(_evening: "Evening", person: "Person", number: float) -> None:
    person.doubles += 1 + int(4 * number)


@kind(10)
def _late(_evening: "Evening", person: "Person", _number: float) -> None:
    person.act_late()


@kind(6)
def _nonsense(_evening: "Evening", person: "Person", _number: float) -> None:
    """An illegal move, as an answer to the right question."""
    person.talk_nonsense()


@kind(2)
def _renamed(_evening: "Evening", person: "Person", number: float) -> None:
    person.say(m.SetName(NAMES[int(number * len(NAMES))]))


@kind(1)
def _other_rabbit(_evening: "Evening", person: "Person", number: float) -> None:
    person.say(m.SetRabbit(int(number * 12)))


@kind(2)
def _leaves(evening: "Evening", person: "Person", number: float) -> None:
    """Many return soon to the same seat. The person with the table doesn't leave: if their computer
    has died, they switch it on again."""
    has_the_table = person.is_at_own_table or (person.has_a_copy and not person.computer.is_on)
    if has_the_table or not evening.may_go(person):
        return
    person.computer.after(0, person.leave)
    if number < 0.7:
        evening.world.after(1 + 5 * number, lambda: evening.call_back(person))


@kind(1)
def _stands_up(evening: "Evening", person: "Person", _number: float) -> None:
    if evening.may_go(person):
        person.memory.gave_up = True
        person.say(m.LeaveSeat())


def _given_up(evening: "Evening", person: "Person", number: float) -> SeatInfo | None:
    """One of the seats that this person sees; its owner won't return to it."""
    state = person.state
    if state is None or state.room is None or not state.room.seats:
        return None
    seat = state.room.seats[int(number * len(state.room.seats))]
    for other in evening.people:
        if other.memory_of_person(seat.person):
            other.memory.gave_up = True
    return seat


@kind(3)
def _takes_a_seat(evening: "Evening", person: "Person", number: float) -> None:
    """Take the seat of a bot, or of somebody who is away."""
    seat = _given_up(evening, person, number)
    if seat is not None:
        person.say(m.TakeSeat(seat.person))


@kind(3)
def _is_agreed_to(evening: "Evening", person: "Person", number: float) -> None:
    """A request for a seat is granted or refused."""
    state = person.state
    asking = () if state is None or state.room is None else state.room.watchers
    for watcher in asking:
        if watcher.asks:
            evening.by_admin(m.Agree(watcher.person, yes=number < 0.8))


@kind(2)
def _kicked(evening: "Evening", person: "Person", _number: float) -> None:
    state = person.state
    if person.is_at_own_table or not evening.may_go(person):
        return
    if state is not None and state.person is not None:
        person.memory.gave_up = True
        evening.by_admin(m.Kick(state.person))


@kind(2)
def _timers(evening: "Evening", _person: "Person", number: float) -> None:
    seconds = 5 + int(60 * number)
    timers = Timers() if number < 0.3 else Timers(*(seconds for _ in Timers.__struct_fields__))
    evening.by_admin(m.SetTimers(timers))


@kind(2)
def _code(evening: "Evening", _person: "Person", number: float) -> None:
    evening.by_admin(m.SetCode(CODE if number < 0.7 else None))


@kind(2)
def _bot_plays(evening: "Evening", person: "Person", _number: float) -> None:
    state = person.last_state
    if state is not None and state.person is not None:
        evening.by_admin(m.GiveToBot(state.person))


@kind(2)
def _acted_for(evening: "Evening", person: "Person", _number: float) -> None:
    state = person.last_state
    if state is not None and state.person is not None:
        evening.by_admin(m.ActFor(state.person))


@kind(1)
def _broken_off(evening: "Evening", _person: "Person", number: float) -> None:
    if number < 0.3:
        evening.by_admin(m.EndGame())


@kind(10)
def _handed_over(evening: "Evening", person: "Person", number: float) -> None:
    """The table is handed over; often one of the two computers or its disk fails during it."""
    next_hosts = [each for each in evening.people if each.may_take_over]
    if not next_hosts or not evening.is_playing:
        return
    next_host = person if person in next_hosts else next_hosts[0]
    hand_over(evening, next_host, *_mishap(number))


def _mishap(number: float) -> tuple[str, int]:
    kinds = (
        "host dies",
        "host loses power",
        "next host dies",
        "next host loses power",
        "full",
        "broken",
    )
    part, rest = divmod(number * 2 * len(kinds), 1)
    return (*kinds, *[""] * len(kinds))[int(part)], int(rest * 40)


def hand_over(evening: "Evening", next_host: "Person", mishap: str, effects: int) -> None:
    """The mishap happens after this many effects of that computer."""
    host, state = evening.host, next_host.state
    assert state is not None
    assert state.person is not None
    match mishap:
        case "host dies" | "host loses power":
            evening.blow(host.computer, effects, power=mishap.endswith("power"))
        case "next host dies" | "next host loses power":
            evening.blow(next_host.computer, effects, power=mishap.endswith("power"))
            evening.world.after(2 + effects / 4, next_host.come)
        case "full" | "broken":
            evening.trouble(mishap, 0, 5, (host, next_host.home)[effects % 2])
        case "cut":
            evening.world.after(effects / 2000, lambda: _cut(evening, next_host, 0.5))
    evening.by_admin(m.HandOver(state.person))


@kind(3)
def _pause(evening: "Evening", person: "Person", number: float) -> None:
    person.say(m.Pause(on=True))
    evening.world.after(5 * number, lambda: person.say(m.Pause(on=False)))


@kind(3)
def _heart(_evening: "Evening", person: "Person", _number: float) -> None:
    person.love()


@kind(2)
def _wants_a_chair(evening: "Evening", person: "Person", number: float) -> None:
    """Ask for a chair, if there is a spectator. Often the host chooses the place."""
    states = ((each, each.state) for each in evening.people)
    looking_on = [each for each, state in states if state is not None and state.seat is None]
    _sits_down(evening, (looking_on or [person])[0], number)


def _sits_down(evening: "Evening", person: "Person", number: float) -> None:
    person.say(m.TakeSeat())
    evening.world.after(0.2, lambda: _placed(evening, person, number))


def _placed(evening: "Evening", person: "Person", number: float) -> None:
    state = person.state
    if state is None or state.room is None or state.person is None or not state.room.seats:
        return
    places = (None, *(seat.person for seat in state.room.seats))
    evening.by_admin(m.PlaceNewcomer(state.person, after=places[int(number * len(places))]))


@kind(1)
def _chair_goes(evening: "Evening", person: "Person", number: float) -> None:
    seat = _given_up(evening, person, number)
    if seat is not None:
        evening.by_admin(m.RemoveChair(seat.person))


@kind(1)
def _last_round(evening: "Evening", _person: "Person", number: float) -> None:
    if number < 0.3:
        evening.by_admin(m.FinishGame())


@kind(3)
def _somebody_comes(evening: "Evening", _person: "Person", number: float) -> None:
    """A guest arrives during a game and asks to play from the next round on."""
    want, rest = divmod(number * 3, 1)
    guest = evening.invite((Want.SEAT, Want.SPECTATOR, Want.TABLE)[int(want)])
    if guest.habits.want is Want.SEAT:
        evening.world.after(0.5, lambda: _sits_down(evening, guest, rest))


@kind(3)
def _forged_address(evening: "Evening", person: "Person", number: float) -> None:
    """A stranger announces the table at an address that is unused or doesn't answer."""
    joining = person.joining
    if joining is not None and not person.is_at_own_table:
        places = [f"nobody:{n}" for n in range(1 + int(20 * number))]
        person.computer.after(0, lambda: joining.also_at(places))


@kind(3)
def _burglar(evening: "Evening", person: "Person", number: float) -> None:
    """Somebody who knows the name of a seat claims it."""
    state = person.last_state
    if state is not None and state.token and number < 0.9:
        evening.invite(Want.SEAT, token=state.token)
