"""An evening in which the table moves to another laptop: two whole programs, two bots."""

import sys
from pathlib import Path

from tests.lan.house import Laptop, a_house
from tests.lan.players import Running, Stage, program

TABLE = "Anna's table"


def spend(folder: Path, *, host_dies: bool) -> list[object]:
    """The final scores as each of the four has seen them."""
    stage = Stage(folder)
    with a_house() as house:
        try:
            anna = _window(stage, house.laptop(), "host", "Anna")
            anna.until(hosts=True, seat=0)
            boris = _window(stage, house.laptop(), "guest", "Boris")
            boris.until(status="joined")
            bots = [_bot(stage, house.laptop(), name) for name in ("Clara", "Dora")]
            boris.until(hosts=True, status="joined")
            if host_dies:
                anna.kill()
                anna = _window(stage, house.laptops[0], "guest", "Anna")
            everybody = [anna, boris, *bots]
            for each in everybody:
                each.until(phase="over")
        finally:
            stage.close()
    assert "Traceback" not in stage.complaints()
    return [each.facts(each.until(phase="over"))["scores"] for each in everybody]


def _window(stage: Stage, laptop: Laptop, kind: str, name: str) -> Running:
    command = ["env", "QT_QPA_PLATFORM=offscreen", sys.executable, "-m", "tests.lan.window"]
    return stage.start(laptop, name, [*command, kind, name])


def _bot(stage: Stage, laptop: Laptop, name: str) -> Running:
    command = program(
        "bot", "--find", TABLE, "--name", name, "--think", "60", "--patient", "--json"
    )
    bot = stage.start(laptop, name, command)
    bot.until(status="joined")
    return bot
