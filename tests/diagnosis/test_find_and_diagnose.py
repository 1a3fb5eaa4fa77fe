"""What the two commands print. The tests in `lan` show that they find real tables."""

import json

import pytest

from dixit_qt.__main__ import main
from dixit_qt.commands import diagnose, find
from dixit_qt.diagnosis import probes
from dixit_qt.diagnosis.examination import Cause, Check, Diagnosis, Finding, Status, Step
from dixit_qt.net.discovery.found_tables import FoundTable, Obstacle
from tests.diagnosis.test_diagnosis import HEARD, NEAR, NO_ROUTE, World

TABLE = FoundTable(
    game="a1b2c3d4e5f60718",
    name="Стол",
    edition="odyssey",
    seats_free=3,
    code_needed=True,
    version=2,
    port=42042,
    addresses=("192.168.1.20", "fd00::20"),
    obstacle=Obstacle.HOST_IS_NEWER,
)


def test_find_prints_one_line_for_each_table() -> None:
    assert find.as_text([TABLE]) == (
        "Стол\todyssey\tfree seats: 3\tcode needed\thost is newer\t"
        "192.168.1.20:42042, [fd00::20]:42042"
    )


def test_find_prints_json_on_request() -> None:
    (told,) = json.loads(find.as_json([TABLE]))
    assert told["name"] == "Стол"
    assert told["addresses"] == ["192.168.1.20", "fd00::20"]
    assert told["obstacle"] == "host_is_newer"


def test_diagnose_describes_steps_in_the_readers_language() -> None:
    step = Step(Check.CONNECTION, Status.FAILED, Finding.CONNECTION_REFUSED, "10.0.0.1:42042")
    english, russian = diagnose.step_line(step, "en"), diagnose.step_line(step, "ru_RU")
    assert english.startswith("Connection to the address: failed.")
    assert russian.startswith("Соединение с адресом: не работает.")
    assert english.endswith("(10.0.0.1:42042)")


def test_diagnose_prints_a_remedy() -> None:
    told = diagnose.conclusion(Diagnosis((), Cause.NOT_HOSTING), "en")
    assert "no table is open" in told
    assert "Ask the host" in told


@pytest.mark.parametrize(
    ("world", "arguments", "code"),
    [
        (World(mdns=HEARD), [], 0),
        (World(mdns=HEARD), [NEAR.address], 0),
        (World(greeting=NO_ROUTE), [NEAR.address], 1),
        (World(mdns=HEARD), ["192.168.1."], 1),
    ],
)
def test_the_exit_code_of_a_diagnosis_says_whether_something_is_wrong(
    world: World,
    arguments: list[str],
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(probes, "RealSoundings", lambda: world)
    assert main(["diagnose", "--json", *arguments]) == code
    told = json.loads(capsys.readouterr().out)
    assert [step["check"] for step in told["steps"]][:3] == ["interfaces", "mdns", "broadcast"]
