"""One evening: a host, three guests, the same cards each time, and one mishap."""

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.lan.house import GOOD, WEAK, Laptop, a_house
from tests.lan.players import Running, Stage, program

PHASES = {
    "classic-30": ("first_storyteller", "clue", "give", "vote"),
    "poetry": ("hint", "guesser", "judge", "ending"),
}
TABLE = "Стол у Ёжика"
CARDS = 84
THINK_MS = 250
PARTITION = 20.0

Scores = Sequence[int]


@dataclass
class Evening:
    edition: str
    stage: Stage
    host_laptop: Laptop
    guest_laptops: list[Laptop]
    host: Running
    guests: list[Running]

    def seat(self, number: int) -> Running:
        return self.guests[number]

    def restart_guest(self, number: int) -> None:
        self.guests[number].kill()
        self.guests[number] = start_guest(self.stage, self.guest_laptops[number], number)

    def restart_host(self) -> None:
        self.host.kill()
        self.host = start_host(self.stage, self.host_laptop, "--resume")

    @property
    def phases(self) -> Sequence[str]:
        """Every phase that a game of this edition has."""
        return PHASES[self.edition]

    def until_phase(self, phase: str, witness: int) -> None:
        """Wait for a phase, ignoring what the witness saw before."""
        seen = self.guests[witness]
        seen.until(start=max(0, len(seen.lines) - 1), status="joined", phase=phase)

    def scores(self) -> Scores:
        """The final scores. Fails if the guests saw different ones."""
        seen = [guest.facts(guest.until(phase="over"))["scores"] for guest in self.guests]
        assert seen[0] == seen[1] == seen[2]
        return seen[0]


Trouble = Callable[[Evening], None]


def spend(folder: Path, edition: str, trouble: Trouble, *, weak: bool = False) -> Scores:
    """The final scores of a game with that mishap in it."""
    stage = Stage(folder)
    with a_house() as house:
        host_laptop = house.laptop(WEAK if weak else GOOD)
        guest_laptops = [house.laptop() for _ in range(3)]
        write_deck(folder / "decks" / "lan")
        try:
            game = ("--edition", edition, "--start-with", "3", "--seed", "11", "--grace", "0.1")
            host = start_host(stage, host_laptop, *game)
            evening = Evening(edition, stage, host_laptop, guest_laptops, host, [])
            for number, laptop in enumerate(guest_laptops):
                guest = start_guest(stage, laptop, number)
                guest.until(status="joined", seat=number)
                evening.guests.append(guest)
            trouble(evening)
            scores = evening.scores()
        finally:
            stage.close()
    assert "Traceback" not in stage.complaints()
    return scores


def start_host(stage: Stage, laptop: Laptop, *more: str) -> Running:
    decks = ("--decks-in", str(stage.folder / "decks"), "--deck", "lan")
    host = stage.start(laptop, "host", program("host", "--name", TABLE, *decks, *more))
    host.until_said(lambda line: "waiting on port" in line)
    return host


def start_guest(stage: Stage, laptop: Laptop, number: int) -> Running:
    """The guest in the first seat claims the first story; the others wait."""
    who = ("--name", f"Guest {number}", "--seats", str(stage.folder / f"seats-{number}.json"))
    play = ("--seed", str(number), "--think", str(THINK_MS), "--json")
    patient = () if number == 0 else ("--patient",)
    command = program("bot", "--find", TABLE, *who, *play, *patient)
    return stage.start(laptop, f"guest-{number}", command)


def write_deck(folder: Path) -> None:
    """Write a deck without real pictures."""
    folder.mkdir(parents=True)
    manifest = ['[deck]\nid = "lan"\nname_en = "LAN"\nname_ru = "LAN"\n']
    for number in range(CARDS):
        picture = f"picture {number}".encode()
        (folder / f"{number}.webp").write_bytes(picture)
        digest = hashlib.sha256(picture).hexdigest()
        manifest.append(
            f'[[card]]\nslug = "c{number}"\nfile = "{number}.webp"\nsha256 = "{digest}"\n'
        )
    (folder / "deck.toml").write_text("\n".join(manifest))


# The mishaps


def nothing(_evening: Evening) -> None:
    pass


def a_guest_is_cut_off(evening: Evening) -> None:
    evening.until_phase("give", witness=0)
    guest = evening.seat(1)
    before = len(guest.lines)
    evening.guest_laptops[1].unplug()
    time.sleep(PARTITION)
    guest.until(start=before, status="reconnecting")
    evening.guest_laptops[1].plug_in()


def the_host_gets_another_address(evening: Evening) -> None:
    evening.until_phase("vote", witness=0)
    before = [len(guest.lines) for guest in evening.guests]
    evening.host_laptop.readdress("10.77.0.101")
    for guest, start in zip(evening.guests, before, strict=True):
        back = guest.until(start=start, status="reconnecting")
        guest.until(start=back, status="joined")


def a_guest_is_killed_in_every_phase(evening: Evening) -> None:
    for phase in evening.phases:
        evening.until_phase(phase, witness=2)
        evening.restart_guest(1)
        evening.seat(1).until(status="joined", seat=1)


def the_host_is_killed_in_every_phase(evening: Evening) -> None:
    for phase in evening.phases:
        evening.until_phase(phase, witness=2)
        before = len(evening.seat(2).lines)
        evening.restart_host()
        alone = evening.seat(2).until(start=before, status="reconnecting")
        assert evening.seat(2).facts(alone)["phase"] == phase
        evening.seat(2).until(start=alone, status="joined")
