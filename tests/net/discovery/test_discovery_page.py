"""DISCOVERY.md matches the code."""

import re
from pathlib import Path

import pytest

from dixit_qt.net.discovery import advert, broadcast, mdns
from dixit_qt.net.discovery.advert import Advert, to_txt
from dixit_qt.net.places import QUESTION_PORT

PAGE = (Path(advert.__file__).parent / "DISCOVERY.md").read_text(encoding="utf-8")
ADVERT = Advert("a1b2c3d4e5f60718", "Table", "odyssey", 3, False, 42042, 1, house="House")


def test_the_discovery_page_lists_every_key_and_field() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", PAGE, flags=re.MULTILINE)
    assert sorted(rows) == sorted([*to_txt(ADVERT), *Advert.__struct_fields__])


@pytest.mark.parametrize(
    "said",
    [
        f"`{mdns.SERVICE}`",
        f"at most {advert.NAME_BYTES} bytes",
        f"UDP port {QUESTION_PORT}",
        f"exactly {broadcast.MOST_BYTES} bytes",
        f"is {broadcast.NONCE_BYTES} random bytes",
        f"at most {broadcast.ANSWERS_PER_SECOND} questions a second",
        f"a TTL of {mdns.HOST_TTL} seconds",
    ],
)
def test_the_numbers_on_the_discovery_page_match_the_code(said: str) -> None:
    assert said in PAGE
