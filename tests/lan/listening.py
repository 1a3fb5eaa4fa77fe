"""An evening with an eavesdropper on the same network."""

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from dixit_qt.host import journal
from tests.lan import sniffer
from tests.lan.evening import TABLE, start_host, write_deck
from tests.lan.house import House, Laptop, a_house
from tests.lan.players import Running, Stage, program

CODE = "amber fox"
NAMES = ("Ёлка Палкина", "Bartholomew", "Véronique")


def spend(folder: Path, *, sealed: bool) -> dict[str, list[bytes]]:
    """The secrets that the eavesdropper found, by kind; the game was played to its end."""
    stage, code = Stage(folder), ("--code", CODE) if sealed else ()
    capture = folder / "capture"
    with a_house() as house:
        host, guests = house.laptop(), [house.laptop() for _ in NAMES]
        write_deck(folder / "decks" / "lan")
        try:
            _listen(stage, house, capture)
            game = (
                "--edition",
                "classic-30",
                "--start-with",
                "3",
                "--seed",
                "5",
                "--grace",
                "0.1",
            )
            start_host(stage, host, *game, *code)
            running = [
                _start(stage, laptop, folder, number, code) for number, laptop in enumerate(guests)
            ]
            for each in running:
                each.until(phase="over")
        finally:
            stage.close()
    heard = sniffer.said(capture.read_bytes())
    assert len(heard) > 20_000, "nothing was overheard at all"
    return {
        kind: [secret for secret in some if secret in heard]
        for kind, some in secrets_of(folder).items()
    }


def secrets_of(folder: Path) -> dict[str, list[bytes]]:
    (file,) = folder.glob("host/data/dixit-qt/journals/*.journal")
    saved = journal.read(file.read_bytes())
    records = saved.state.history
    tokens = [
        kept["token"]
        for path in sorted(folder.glob("seats-*.json"))
        for kept in msgspec.json.decode(path.read_bytes())
    ]
    clues = {record.clue.text for record in records if record.clue and len(record.clue.text) > 3}
    cards = {laid.card for record in records for laid in record.table}
    return {
        "names": [name.encode() for name in NAMES],
        "tokens": [token.encode() for token in tokens],
        "clues": [clue.encode() for clue in sorted(clues)],
        "cards": [card.encode() for card in sorted(cards)],
    }


def _listen(stage: Stage, house: House, capture: Path) -> None:
    outside = Laptop(house.space, house.space, "", "")
    ear = stage.start(outside, "sniffer", [sys.executable, sniffer.__file__, str(capture)])
    ear.until()


def _start(stage: Stage, laptop: Laptop, folder: Path, number: int, code: Sequence[str]) -> Running:
    who = ("--name", NAMES[number], "--seats", str(folder / f"seats-{number}.json"))
    play = ("--seed", str(number), "--think", "30", "--json", *code)
    patient = () if number == 0 else ("--patient",)
    command = program("bot", "--find", TABLE, *who, *play, *patient)
    guest = stage.start(laptop, f"guest-{number}", command)
    guest.until(status="joined", seat=number)
    return guest
