"""Evenings with incidents must end well, and the checks must be able to fail."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest
from wsproto import ConnectionType, WSConnection
from wsproto.events import AcceptConnection, CloseConnection, TextMessage

from devtools import project
from dixit_qt.client.greeting import Profile
from dixit_qt.client.state import ClientState
from dixit_qt.host.outputs import Send
from dixit_qt.rules.actions import GiveHeart
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import encode, frame, text_of
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.seal_messages import CLIENT, OPEN, is_proof
from tests.simulation import seam
from tests.simulation.disk import Disk, Os
from tests.simulation.evening import plan_of, spend
from tests.simulation.incidents import Incident
from tests.simulation.network import Network
from tests.simulation.oracles import Fault, Watch
from tests.simulation.planted import PLANTS
from tests.simulation.shrinking import shortened, shrunk
from tests.simulation.strangers import KINDS
from tests.simulation.telephones import TelephoneLink
from tests.simulation.world import Computer, Killed, World

RUN = Path(__file__).with_name("run.py")
EVENINGS = 1000
AT_ONCE = 125
QUICK = (
    "the journal is written after sending",
    "nothing is synced",
    "a host who resumes shows no token",
    "those who look on see a hand",
    "a refused move counts",
    "a client bears any silence",
    "strangers may stay for ever",
    "a page proves a seat by any words",
    "the first words hold the key of the seat",
)


def simulate(*arguments: str, **environment: str) -> subprocess.CompletedProcess:
    """Run in a separate process, whose coverage isn't measured."""
    command = [sys.executable, str(RUN), *arguments]
    env = {**project.environment(), **environment}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


@pytest.mark.parametrize("first", range(0, EVENINGS, AT_ONCE))
def test_every_simulated_evening_ends_without_a_failure(first: int):
    told = simulate("--seeds", f"{first}-{first + AT_ONCE - 1}", "--jobs", "1")
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.parametrize("plant", [each for each in PLANTS if each.name in QUICK], ids=str)
def test_each_planted_bug_is_found(plant):
    assert plant.first_found(120) is not None


def test_at_least_twenty_bugs_are_planted():
    assert len(PLANTS) >= 20
    assert {plant.name for plant in PLANTS} >= set(QUICK)


def test_every_kind_of_stranger_has_a_planted_bug():
    assert {plant.kind for plant in PLANTS} >= set(KINDS)


def test_a_seed_gives_the_same_evening_in_every_process():
    told = {
        simulate("--seeds", "40-44", "--jobs", "1", "--digest", PYTHONHASHSEED=seed).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
    assert told != {""}


def test_each_incident_draws_from_its_own_random_stream():
    """Leaving out an incident changes nothing for people whom it doesn't touch."""
    plan = plan_of(3)
    few = spend(replace(plan, incidents=()))
    assert few.notes == spend(replace(plan, incidents=())).notes
    assert few.fault == ""


def test_a_failing_evening_is_reduced_to_the_incidents_it_needs():
    incidents = [Incident(float(n), "cut", 0.1, 0.1) for n in range(16)]
    needed = {incidents[3], incidents[11]}
    left = shortened(incidents, lambda some: needed <= set(some))
    assert set(left) == needed


def test_a_reduced_evening_still_fails_in_the_same_way():
    plant = next(each for each in PLANTS if each.name == "a host who resumes shows no token")
    with plant.planted():
        seed, fault = plant.first_found(120) or (0, "")
        outcome = spend(plan_of(seed))
        short = shrunk(outcome)
    assert fault
    assert short.kind == outcome.kind
    assert len(short.plan.incidents) <= len(outcome.plan.incidents)


def test_a_power_cut_keeps_synced_data_and_any_part_of_the_rest():
    lengths = set()
    for seed in range(60):
        disk = Disk(Computer(World(seed), "host"))
        disk.computer.loses_power = True
        file = Os.open(disk.path("/a"), os.O_CREAT | os.O_RDWR)
        Os.write(file, b"kept")
        Os.fsync(file)
        disk.sync_names()
        Os.write(file, b" and torn")
        disk.computer.die()
        data = disk.path("/a").read_bytes()
        assert data.startswith(b"kept")
        lengths.add(len(data))
    assert len(lengths) > 5


def test_a_simulated_program_can_be_killed_between_two_effects():
    disk = Disk(Computer(World(1), "host"))
    file = Os.open(disk.path("/a"), os.O_CREAT | os.O_RDWR)
    disk.computer.fuse = 1
    Os.write(file, b"one")
    with pytest.raises(Killed):
        Os.fsync(file)


def test_a_waking_computer_handles_overdue_events_in_order():
    world = World(1)
    computer, done = Computer(world, "any"), []
    computer.sleep(100.0)
    for number in (1, 2):
        computer.after(number, lambda number=number: done.append(number))
    world.after(5.0, computer.wake)
    world.run(lambda: len(done) == 2, 6.0, 20)
    assert done == [1, 2]


def test_a_phone_that_hung_up_gets_no_goodbye_from_the_host():
    network = Network(World(1))
    here, there = network.pair(Computer(network.world, "Anna"), Computer(network.world, "host"))
    server, said, closed = WSConnection(ConnectionType.SERVER), [], []
    telephone = TelephoneLink(here)
    telephone.on_data = lambda data: (said.append(data), telephone.close())
    telephone.on_closed = lambda: closed.append(True)

    def answer(data: bytes) -> None:
        server.receive_data(data)
        goodbye = text_of(encode(m.Goodbye(Farewell.KICKED)))
        events = (AcceptConnection(), TextMessage(goodbye), CloseConnection(1000))
        there.send(b"".join([server.send(event) for event in events]))

    there.on_data = answer
    network.world.run(lambda: False, 1.0, 100)
    assert said == [frame(encode(m.Goodbye(Farewell.KICKED)))]
    assert closed == []


def test_a_guest_whose_arrival_was_not_saved_must_be_welcomed_as_the_same_person():
    watch = Watch(Mock(hosts=[]), World(1).random("watch"))
    host = Mock()
    watch.follow(host)
    host.program.is_handed_over = False
    host.program.person_of.return_value = (5, "token", None)
    watch.hearing(host, 3, m.Ping(1), lambda: None)
    host.program.person_of.return_value = None
    watch.sending(host, (3,), m.Welcome(2, "game", 5, "token"))
    with pytest.raises(Fault, match="welcomed as somebody else"):
        watch.sending(host, (3,), m.Welcome(2, "game", 6, "token"))
    with pytest.raises(Fault, match="welcomed as somebody else"):
        watch.sending(host, (4,), m.Welcome(2, "game", 5, "token"))


def test_an_intent_is_not_refused_because_somebody_elses_wish_is():
    with seam.on_simulated_disks():
        program = seam.HostProgram(Disk(Computer(World(1), "host")), Random(1), None)
    exchange, intent = program.exchange, m.Intent(1, 1, GiveHeart(0), id=18)
    exchange.sending = lambda _links, _message: None
    exchange.perform([Send((4,), m.Refused("too_many_players"))])
    assert not exchange.has_refused(1, intent)
    exchange.perform([Send((1,), m.Refused("not_your_turn", id=18))])
    assert exchange.has_refused(1, intent)


@pytest.mark.parametrize(("own", "is_right"), [("", False), ("b" * 32, True)])
def test_a_simulated_burglar_proves_their_own_seat_correctly(own, is_right):
    """Also on the way back, when they don't know where they sit."""
    profile = Profile("Eve", token="a" * 32)
    session = seam.new_session(profile, Random(1), knows_deck=True, burglar=True, telephone=False)
    hello = session.greeting.begin(profile, ClientState(token=own))
    said = session.greeting.answer(m.Challenge("game", "c" * 32)).proof
    nonces = (hello.nonce, "c" * 32)
    assert is_proof(said, CLIENT, own or "a" * 32, "game", nonces, OPEN) is is_right
