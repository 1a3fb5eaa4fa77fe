"""Every input in the fuzzing corpus is accepted or refused by its decoder, without an error."""

from pathlib import Path

import pytest

from tests.fuzz.targets import TARGETS

CORPUS = Path(__file__).parent / "corpus"
LARGEST = 4096


@pytest.mark.parametrize("name", TARGETS)
def test_every_decoder_accepts_or_refuses_the_corpus(name: str):
    kept = sorted((CORPUS / name).iterdir())
    assert kept
    for file in kept:
        data = file.read_bytes()
        assert len(data) <= LARGEST
        TARGETS[name](data)


def test_every_folder_of_the_corpus_has_its_decoder():
    assert {folder.name for folder in CORPUS.iterdir()} == set(TARGETS)
