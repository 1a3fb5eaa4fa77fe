"""The rules of each family, by family."""

from collections.abc import Mapping

from dixit_qt.rules.cards.dixit import DIXIT
from dixit_qt.rules.cards.party import PARTY
from dixit_qt.rules.cards.team import TEAM
from dixit_qt.rules.model import Family
from dixit_qt.rules.phases import FamilyRules
from dixit_qt.rules.poetry.turns import POETRY
from dixit_qt.rules.state import GameState

FAMILIES: Mapping[Family, FamilyRules] = {
    Family.DIXIT: DIXIT,
    Family.PARTY: PARTY,
    Family.TEAM: TEAM,
    Family.POETRY: POETRY,
}


def rules_of(state: GameState) -> FamilyRules:
    return FAMILIES[state.edition.family]
