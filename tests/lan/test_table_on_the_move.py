"""With real programs: an eavesdropper, and a table that moves to another laptop."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from tests.lan import listening, moving

SPENT = {
    "open": partial(listening.spend, sealed=False),
    "sealed": partial(listening.spend, sealed=True),
    "handed over": partial(moving.spend, host_dies=False),
    "handed over, the old host dies": partial(moving.spend, host_dies=True),
}

Evenings = dict[str, "Future[Any]"]


@pytest.fixture(scope="module")
def evenings(networks: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evenings]:
    """All run at the same time, each in its own namespaces."""
    with ThreadPoolExecutor(len(SPENT)) as pool:
        yield {
            name: pool.submit(spend, tmp_path_factory.mktemp("evening"))
            for name, spend in SPENT.items()
        }


def test_eavesdroppers_can_read_an_open_evening(evenings: Evenings) -> None:
    heard = evenings["open"].result()
    assert all(heard.values()), "the ear hears nothing: it would hear no secret either"


def test_eavesdroppers_cannot_read_a_sealed_evening(
    evenings: Evenings,
) -> None:
    assert not any(evenings["sealed"].result().values())


@pytest.mark.parametrize("name", ["handed over", "handed over, the old host dies"])
def test_the_game_continues_on_the_laptop_of_the_next_host(evenings: Evenings, name: str) -> None:
    scores = evenings[name].result()
    assert max(scores[0]) > 0
    assert scores == [scores[0]] * 4
