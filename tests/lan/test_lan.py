"""Real programs on separate laptops find each other, and no mishap loses the game."""

import json
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.lan import echo, evening
from tests.lan.evening import TABLE, Scores
from tests.lan.house import WEAK, House, a_house
from tests.lan.players import Running, Stage, program

CLASSIC, POETRY = "classic-30", "poetry"
EVENINGS = {
    "classic undisturbed": (CLASSIC, evening.nothing, False),
    "classic, weak network": (CLASSIC, evening.nothing, True),
    "classic, guest cut off": (CLASSIC, evening.a_guest_is_cut_off, False),
    "classic, host gets another address": (CLASSIC, evening.the_host_gets_another_address, False),
    "classic, guest killed": (CLASSIC, evening.a_guest_is_killed_in_every_phase, False),
    "classic, host killed": (CLASSIC, evening.the_host_is_killed_in_every_phase, False),
    "poetry undisturbed": (POETRY, evening.nothing, False),
    "poetry, guest killed": (POETRY, evening.a_guest_is_killed_in_every_phase, False),
    "poetry, host killed": (POETRY, evening.the_host_is_killed_in_every_phase, False),
}
KEEPS_A_PORT = (
    "import signal, socket, sys; kept = socket.socket(socket.AF_INET, socket.SOCK_DGRAM);"
    "kept.bind(('', int(sys.argv[1]))); print('{}', flush=True); signal.pause()"
)


@pytest.fixture(scope="module", autouse=True)
def evenings(
    networks: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, "Future[Scores]"]]:
    """All run at the same time, each in its own namespaces, because they mostly wait. They begin
    before the first test, and the tests of their results come last."""
    with ThreadPoolExecutor(len(EVENINGS)) as pool:
        yield {
            name: pool.submit(
                evening.spend, tmp_path_factory.mktemp("evening"), edition, trouble, weak=weak
            )
            for name, (edition, trouble, weak) in EVENINGS.items()
        }


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    stage = Stage(tmp_path)
    yield stage
    stage.close()


@pytest.fixture
def house(networks: None) -> Iterator[House]:
    with a_house() as house:
        yield house


def tables_found(stage: Stage, house: House, *arguments: str) -> list[dict[str, object]]:
    finder = stage.start(house.laptop(), "finder", program("find", "--json", *arguments))
    line = finder.until_said(lambda text: text.startswith("["))
    tables: list[dict[str, object]] = json.loads(finder.lines[line])
    return tables


def keep_port(stage: Stage, house: House, port: int) -> Running:
    command = [sys.executable, "-c", KEEPS_A_PORT, str(port)]
    keeper = stage.start(house.laptops[0], "keeper", command)
    keeper.until()
    return keeper


@pytest.mark.parametrize("kept_port", [42042, 5353])
def test_mdns_and_udp_questions_each_find_a_table_alone(
    stage: Stage, house: House, kept_port: int
) -> None:
    """On the host's laptop another program occupies the port of one of the channels."""
    laptop = house.laptop()
    evening.write_deck(stage.folder / "decks" / "lan")
    keep_port(stage, house, kept_port)
    evening.start_host(stage, laptop)
    (table,) = tables_found(stage, house)
    assert (table["name"], table["addresses"]) == (TABLE, [laptop.address])


def test_addresses_of_virtual_adapters_are_not_advertised(stage: Stage, house: House) -> None:
    laptop = house.laptop()
    laptop.add_bridge("docker0", "172.17.0.1")
    evening.write_deck(stage.folder / "decks" / "lan")
    evening.start_host(stage, laptop)
    (table,) = tables_found(stage, house)
    assert table["addresses"] == [laptop.address]


def test_the_simulated_weak_cable_loses_and_delays_packets(stage: Stage, house: House) -> None:
    far, near = house.laptop(WEAK), house.laptop()
    program_on_both = [sys.executable, echo.__file__]
    stage.start(far, "far", program_on_both).until()
    measured = stage.start(near, "near", [*program_on_both, far.address])
    facts = measured.facts(measured.until())
    assert facts["fastest"] >= 1.5 * WEAK.delay, "both ways: one way alone takes less"
    assert (1 - WEAK.loss) ** 2 - 0.15 < facts["back"] < 1 - WEAK.loss


def test_a_diagnosis_distinguishes_a_table_from_a_machine_without_one(
    stage: Stage, house: House
) -> None:
    laptop, guest = house.laptop(), house.laptop()
    evening.write_deck(stage.folder / "decks" / "lan")
    evening.start_host(stage, laptop)
    causes = []
    for address in (laptop.address, guest.address):
        told = stage.start(guest, "diagnosis", program("diagnose", "--json", address))
        causes.append(told.facts(told.until())["cause"])
    assert causes == ["all_well", "not_hosting"]


def test_three_guests_find_the_host_and_play_to_the_end(
    evenings: dict[str, "Future[Scores]"],
) -> None:
    assert max(evenings["classic undisturbed"].result()) >= 30
    assert max(evenings["poetry undisturbed"].result()) > 0


@pytest.mark.parametrize("name", [name for name in EVENINGS if "undisturbed" not in name])
def test_scores_are_the_same_over_a_weak_network(
    evenings: dict[str, "Future[Scores]"], name: str
) -> None:
    undisturbed = evenings[name.partition(",")[0] + " undisturbed"]
    assert evenings[name].result() == undisturbed.result()
