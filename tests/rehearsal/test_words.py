import string
from typing import get_args

import pytest

from dixit_qt.rehearsal.transcript import words_of
from dixit_qt.rules.actions import Action, Judge
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.model import ClueKind, Phase
from dixit_qt.rules.records import EndReason, Reason, TieBreak

EN, RU = words_of("en"), words_of("ru")


def blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("key", EN)
def test_transcript_sentences_have_the_same_placeholders_in_both_languages(key):
    assert blanks(EN[key]) == blanks(RU[key])


def test_every_event_has_a_transcript_sentence():
    needed = {
        *(f"edition.{edition}" for edition in EDITIONS),
        *(f"phase.{phase}" for phase in Phase if phase is not Phase.OVER),
        *(f"kind.{kind}" for kind in ClueKind),
        *(f"reason.{reason}" for reason in Reason),
        *(f"end.{reason}" for reason in EndReason),
        *(f"tie.{tie}" for tie in TieBreak),
        *(each.__struct_config__.tag for each in get_args(Action) if each is not Judge),
    }
    assert needed <= EN.keys()
