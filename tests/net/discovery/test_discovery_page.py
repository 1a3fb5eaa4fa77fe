"""DISCOVERY.md matches the code: keys, numbers, and examples byte by byte."""

import re
from pathlib import Path

import pytest
from zeroconf import DNSRecord

from dixit_qt.net.discovery import advert, broadcast, discovery, found_tables, interfaces, mdns
from dixit_qt.net.discovery.advert import Advert, to_txt
from dixit_qt.net.discovery.broadcast import answer, question
from dixit_qt.net.discovery.mdns import Rhythm
from dixit_qt.net.places import QUESTION_PORT

PAGE = (Path(advert.__file__).parent / "DISCOVERY.md").read_text(encoding="utf-8")
ADVERT = Advert(
    "a1b2c3d4e5f60718",
    "Ёлка",
    "odyssey",
    3,
    True,
    42042,
    2,
    program="0.1.0",
    house="Дом",
    browsers=True,
)
NONCE = bytes(range(8))
EXAMPLES = [
    bytes.fromhex(dump)
    for dump in re.findall(r"^```\n([0-9a-f \n]+)```$", PAGE, flags=re.MULTILINE)
]
RECORDS = mdns.records_of("label", ADVERT, ["192.168.1.20"])


def test_the_discovery_page_lists_every_key_and_field() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", PAGE, flags=re.MULTILINE)
    assert sorted(rows) == sorted([*to_txt(ADVERT), *Advert.__struct_fields__])


def test_the_txt_record_on_the_page_is_the_one_that_a_host_announces() -> None:
    assert EXAMPLES[0] == RECORDS.text


def test_the_question_on_the_page_is_the_one_that_a_guest_asks() -> None:
    (zeros,) = re.findall(r"and (\d+) zeros follow", PAGE)
    assert EXAMPLES[1] + bytes(int(zeros)) == question(NONCE)


def test_the_answer_on_the_page_is_the_one_that_a_host_gives() -> None:
    assert EXAMPLES[2] == answer(NONCE, ADVERT)
    assert len(EXAMPLES) == 3


@pytest.mark.parametrize(
    ("kind", "record"),
    [
        ("PTR", RECORDS.dns_pointer()),
        ("SRV", RECORDS.dns_service()),
        ("TXT", RECORDS.dns_text()),
        ("A, AAAA", RECORDS.dns_addresses()[0]),
    ],
)
def test_each_record_lasts_as_long_as_the_page_says(kind: str, record: DNSRecord) -> None:
    assert re.findall(rf"^\| {kind} \| .* \| (\d+) s \|$", PAGE, flags=re.MULTILINE) == [
        str(record.ttl)
    ]


@pytest.mark.parametrize(
    "said",
    [
        f"`{mdns.SERVICE}`",
        f"at most {advert.NAME_BYTES} bytes",
        f"at most {advert.PROGRAM_LENGTH} characters",
        f"UDP port {QUESTION_PORT}",
        f"exactly {broadcast.MOST_BYTES} bytes",
        f"is {broadcast.NONCE_BYTES} random bytes",
        f"a question every {discovery.ASK_EVERY_MS / 1000:g} seconds",
        f"networks of /{interfaces.SMALLEST_PREFIX} or smaller",
        f"{discovery.SWEPT_AT_ONCE} addresses every {discovery.SWEEP_EVERY_MS} ms",
        f"counts for {discovery.MDNS_LASTS:g} seconds after",
        f"an answer by UDP for {discovery.ANSWER_LASTS:g} seconds",
        f"count for {discovery.DOUBT:g} more seconds",
        f"again every {Rhythm().look:g} seconds",
        f"For {Rhythm().doubt:g} seconds a record that returns",
    ],
)
def test_the_numbers_on_the_discovery_page_match_the_code(said: str) -> None:
    assert said in " ".join(PAGE.split())


def test_the_limits_on_the_discovery_page_match_the_code() -> None:
    rows = re.findall(r"^\| ([^|`]+) \| (\d+)\b[^|]*\|$", PAGE, flags=re.MULTILINE)
    assert {what: int(limit) for what, limit in rows} == {
        "answers of a host": broadcast.ANSWERS_PER_SECOND,
        "datagrams read at once": broadcast.READ_AT_ONCE,
        "names followed by mDNS": mdns.MOST_NAMES,
        "sightings kept": found_tables.MOST_SIGHTINGS,
        "questions whose answers are awaited": broadcast.NONCES_KEPT,
    }
