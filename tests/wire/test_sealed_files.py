"""A page's encrypted requests for files, and what an eavesdropper learns from them."""

import os

import pytest
from cryptography.exceptions import InvalidTag

from dixit_qt.wire.sealed_files import LEAST_ANSWER, SealedFiles, filled
from tests.wire.foreign_seal import ForeignFiles

KEYS = bytes(32), bytes([1]) * 32, bytes([2]) * 32
NONCE = bytes(range(12))
PATH = "/small/0123456789abcdef0123"


@pytest.fixture
def host() -> SealedFiles:
    return SealedFiles(KEYS[0][:16], *KEYS[1:], os.urandom)


@pytest.fixture
def page() -> ForeignFiles:
    return ForeignFiles(*KEYS)


@pytest.mark.parametrize("path", [PATH, "/X"])
def test_a_sealed_request_and_its_answer_survive_a_round_trip(host, page, path):
    question = page.question(path, NONCE)
    assert host.name == page.name
    assert host.asked(question) == path
    assert page.opened(question, host.given(question, b"a picture")) == b"a picture"


@pytest.mark.parametrize("question", ["", "zz", "00", "00" * 12, "00" * 92, "ж"])
def test_an_invalid_request_for_a_file_is_not_answered(host, question):
    assert host.asked(question) is None


def test_an_altered_request_for_a_file_is_not_answered(host, page):
    question = page.question(PATH, NONCE)
    assert host.asked(question[:-1] + ("0" if question[-1] != "0" else "1")) is None
    assert host.asked(page.question("/ка/", NONCE)) is None


def test_an_answer_to_another_request_is_rejected(host, page):
    questions = [page.question(path, NONCE) for path in (PATH, "/card/0123456789abcdef0123")]
    answer = host.given(questions[0], b"a picture")
    with pytest.raises(InvalidTag):
        page.opened(questions[1], answer)


def test_all_sealed_requests_have_one_length(page):
    assert len({len(page.question(path, NONCE)) for path in ("/", PATH, "/reasons/1/12")}) == 1


@pytest.mark.parametrize("size", [0, 1, 1000, LEAST_ANSWER - 4])
def test_small_pictures_all_have_one_length(host, size):
    assert len(host.given("00", bytes(size))) == LEAST_ANSWER + 12 + 16


def test_larger_pictures_are_padded_to_the_next_power_of_two():
    sizes = [filled(size) for size in (1, 65_536, 65_537, 200_000)]
    assert sizes == [65_536, 65_536, 131_072, 262_144]


def test_two_answers_with_the_same_file_differ(host):
    assert host.given("00", b"x") != host.given("00", b"x")
