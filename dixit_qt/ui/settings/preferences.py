"""The view model of the player's preferences: every change is saved and takes effect at once."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, QSize, Slot
from PySide6.QtGui import QGuiApplication

from dixit_qt.languages import LANGUAGES
from dixit_qt.store.settings import Settings, SettingsStore
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.view_model import ViewModel, list_of, shown

if TYPE_CHECKING:
    from dixit_qt.rules.model import Family

LEAST = QSize(1024, 640)
TITLE_BAR = 40


def fitting(window: QSize, screen: QSize) -> QSize:
    """With its title bar, the window is no larger than the screen, unless the screen is too small
    to play on."""
    room = screen - QSize(0, TITLE_BAR)
    return window.boundedTo(room) if room.boundedTo(LEAST) == LEAST else window


@dataclass(frozen=True, slots=True)
class LanguageRow(Row):
    """Its key is the language code."""

    name: str


class Preferences(ViewModel):
    settings = Settings()
    languages = list_of(LanguageRow)

    def __init__(
        self, store: SettingsStore, language: Language, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._language = language
        self.settings = store.load()
        kept = QSize(self.settings.window_width, self.settings.window_height)
        self._window = fitting(kept, QGuiApplication.primaryScreen().availableSize())
        self.languages.show([LanguageRow(*each) for each in LANGUAGES.items()])
        language.use(self.settings.language)

    @shown
    def language(self) -> str:
        return self._language.code

    @Property(int, constant=True)
    def windowWidth(self) -> int:
        return self._window.width()

    @Property(int, constant=True)
    def windowHeight(self) -> int:
        return self._window.height()

    @Slot(int, int, bool)
    def keepWindow(self, width: int, height: int, maximized: bool) -> None:
        """Remember the window's size for next time; a maximized window keeps its previous size."""
        settings = replace(self.settings, maximized=maximized)
        if not maximized:
            settings = replace(settings, window_width=width, window_height=height)
        self.settings = settings
        self._store.save(settings)

    def take_for_known(self, family: "Family") -> bool:
        """Remember that the player knows this family of games; True if it was new to them."""
        from dixit_qt.rules.model import Family

        known = set(filter(None, self.settings.minutes.split(",")))
        known |= set() if self.settings.newcomer else {Family.DIXIT}
        is_new = family not in known
        if is_new:
            self._keep(newcomer=False, minutes=",".join(sorted({*known, family})))
        return is_new

    def learned(self) -> frozenset[str]:
        """The lessons of a first game that the player has learned so far."""
        return frozenset(filter(None, self.settings.learned.split(",")))

    def learn(self, lesson: str) -> None:
        self._keep(learned=",".join(sorted({*self.learned(), lesson})))

    @Slot(str)
    def setName(self, name: str) -> None:
        self._keep(name=name)

    @Slot(int)
    def setRabbit(self, rabbit: int) -> None:
        self._keep(rabbit=rabbit)

    @Slot(str)
    def setLanguage(self, code: str) -> None:
        self._language.use(code)
        self._keep(language=code)

    def speak_with(self, other: str) -> None:
        """Speak another's language, or the system's if it is empty, unless the player has chosen
        one."""
        if not self.settings.language:
            self._language.use(other)

    @Slot(float)
    def setTextScale(self, scale: float) -> None:
        self._keep(text_scale=min(1.4, max(0.8, scale)))

    @Slot(bool)
    def setReducedMotion(self, reduced: bool) -> None:
        self._keep(reduced_motion=reduced)

    @Slot(bool)
    def setPatterns(self, patterns: bool) -> None:
        self._keep(patterns=patterns)

    @Slot(bool)
    def setHideHand(self, hide: bool) -> None:
        self._keep(hide_hand=hide)

    @Slot(bool)
    def setFullScreen(self, full: bool) -> None:
        self._keep(full_screen=full)

    @Slot(float)
    def setVolume(self, volume: float) -> None:
        """0 is mute."""
        self._keep(volume=min(1.0, max(0.0, volume)))

    @Slot(bool)
    def setAlwaysSound(self, always: bool) -> None:
        self._keep(always_sound=always)

    def _keep(self, **values: Any) -> None:
        settings = replace(self.settings, **values)
        if settings == self.settings and "language" not in values:
            return
        self.settings = settings
        self._store.save(settings)
        self.changed.emit()
