"""A hidden screen computes nothing, and is updated before it's shown."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QObject, QSettings
from PySide6.QtGui import QGuiApplication

from dixit_qt import paths
from dixit_qt.app.screens import make_screens
from dixit_qt.app.user_data import user_data_in
from dixit_qt.rules.actions import ClaimStory, GiveClue
from dixit_qt.rules.model import ClueKind, Phase
from dixit_qt.store.settings import SettingsStore
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.settings.preferences import Preferences
from dixit_qt.ui.shell.lessons import Lesson
from dixit_qt.ui.shell.program import Program
from dixit_qt.ui.sound.loudspeaker import Loudspeaker, no_sound_card
from dixit_qt.ui.sound.sound import Sound
from dixit_qt.wire.codes import Stage
from tests.ui.engine_table import EngineTable, dealt


@pytest.fixture
def owner(qapp: QGuiApplication) -> QObject:
    return QObject()


@pytest.fixture
def program(owner: QObject, language: Language, tmp_path: Path) -> Program:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings.setValue("newcomer", False)
    settings.setValue("minutes", "party,poetry,team")
    settings.setValue("learned", ",".join(Lesson))
    preferences = Preferences(SettingsStore(settings), language, owner)
    feed = Feed(owner)
    loudspeaker = Loudspeaker(owner, no_sound_card)
    sound = Sound(feed, preferences, paths.resources() / "sounds", loudspeaker, owner)
    user_data = user_data_in(tmp_path)
    pages = make_screens(feed, language, preferences, user_data, sound, owner)
    return Program(feed, language, pages, owner)


@pytest.fixture
def table() -> EngineTable:
    return dealt("odyssey", 4, 0)


def begin(table: EngineTable, program: Program) -> None:
    table.play(0, ClaimStory())
    program.feed.show(table.feed.state)


def go_on(table: EngineTable, program: Program) -> None:
    clue = GiveClue("Night", ClueKind.WRITTEN, table.feed.state.view.cards.hand[0])
    table.play(0, clue)
    program.feed.show(table.feed.state)


def test_during_a_game_only_its_page_is_updated(program: Program, table: EngineTable):
    begin(table, program)
    resting = [program.lobby, program.house, program.rounds, program.people, program.rules]
    before = [screen.props for screen in resting]
    shown = program.people.rows.rows
    go_on(table, program)
    assert program.cardTable.clue == "Night"
    assert all(a.props is b for a, b in zip(resting, before, strict=True))
    assert program.people.rows.rows == shown


def test_an_opened_screen_is_up_to_date_before_it_is_shown(program: Program, table: EngineTable):
    begin(table, program)
    seen: list[int] = []
    program.changed.connect(lambda: seen.append(program.people.rows.count))
    program.openSide("table")
    assert seen == [4]
    assert program.people.canPause


def test_a_page_is_derived_before_it_is_opened(program: Program, table: EngineTable):
    begin(table, program)
    lobby = structs.replace(table.feed.state.room, stage=Stage.GATHERING)
    phases: list[str] = []
    program.changed.connect(lambda: phases.append(program.cardTable.phase))
    program.feed.show(replace(table.feed.state, room=lobby))
    assert program.page == "lobby"
    go_on(table, program)
    assert program.page == "game"
    assert phases[-1] == Phase.GIVE


def test_changing_the_language_updates_hidden_screens(program: Program, table: EngineTable):
    begin(table, program)
    english = program.rules.title
    program.language.use("ru")
    program.openSide("rules")
    assert english != program.rules.title != ""
