"""The table cloth matches the game."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlEngine

from dixit_qt import paths
from dixit_qt.client.state import NOBODY
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.model import Family
from dixit_qt.ui.base.editions import cloth_of
from tests.ui.engine_table import dealt


@pytest.mark.parametrize(
    ("edition", "cloth"),
    [
        ("classic-30", Family.DIXIT),
        ("odyssey", Family.DIXIT),
        ("party", Family.PARTY),
        ("team", Family.TEAM),
        ("poetry", Family.POETRY),
    ],
)
def test_each_family_of_games_has_a_cloth_of_its_own(edition, cloth):
    players = EDITIONS[edition].sizes[1]
    assert cloth_of(dealt(edition, players, None, 100).feed.state) is cloth


def test_without_a_table_the_cloth_is_blue():
    assert cloth_of(NOBODY) is Family.DIXIT


def test_every_cloth_is_painted():
    painted = {file.stem for file in paths.house().glob("table-*.webp")}
    assert painted == {f"table-{family}" for family in Family}


def test_the_round_table_of_the_lobby_has_the_colour_of_the_cloth(qapp: QGuiApplication):
    engine = QQmlEngine()
    engine.addImportPath(str(paths.qml()))
    theme = engine.singletonInstance("DixitQt", "Theme")
    colours = set()
    for family in Family:
        theme.setProperty("laidFor", family)
        colours.add(theme.property("cloth").name())
    assert len(colours) == len(Family)
