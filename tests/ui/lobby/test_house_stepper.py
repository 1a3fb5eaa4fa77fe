"""The value of a house rule fits between its buttons."""

import json
import re

import pytest

from dixit_qt import paths
from dixit_qt.languages import LANGUAGES
from tests.ui.text_faults import text_faults

IN_WORDS = re.compile("value:.*:.*")
WORDS = (
    json.loads((paths.web() / "words" / f"{code}.json").read_text("utf-8")) for code in LANGUAGES
)
VALUES = sorted({said for words in WORDS for key, said in words.items() if IN_WORDS.match(key)})


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("may_change", [True, False])
def test_the_value_of_a_house_rule_is_not_cut(show, value, may_change):
    driver = show(
        "HouseStepper",
        size=(158 if may_change else 120, 34),
        name="rule",
        value=value,
        first=False,
        last=False,
        mayChange=may_change,
    )
    driver.says(value)
    assert text_faults(driver.window) == []
