"""The player's settings."""

from dataclasses import dataclass, fields, replace
from typing import Any

from PySide6.QtCore import QSettings


@dataclass(frozen=True, slots=True)
class Settings:
    """`language` is empty until the player chooses: then the system's language is used.

    A `newcomer` has never had a seat at a table with this program. `minutes` lists the families of
    games that were explained to the player, separated by commas; everybody but a newcomer counts as
    knowing Dixit. `learned` lists the lessons of the first game in the same way.
    """

    name: str = ""
    rabbit: int = 0
    language: str = ""
    newcomer: bool = True
    minutes: str = ""
    learned: str = ""
    text_scale: float = 1.0
    reduced_motion: bool = False
    patterns: bool = False
    hide_hand: bool = False
    full_screen: bool = False
    volume: float = 0.65
    always_sound: bool = False
    window_width: int = 1366
    window_height: int = 768
    maximized: bool = False


class SettingsStore:
    """Reads and writes `Settings`. A value of the wrong type is ignored."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    def load(self) -> Settings:
        found: dict[str, Any] = {}
        for field in fields(Settings):
            value = self._read(field.name, field.default)
            if value is not None:
                found[field.name] = value
        return replace(Settings(), **found)

    def save(self, settings: Settings) -> None:
        for field in fields(Settings):
            self._store.setValue(field.name, getattr(settings, field.name))
        self._store.sync()

    def _read(self, name: str, default: object) -> object:
        raw = self._store.value(name)
        if raw is None:
            return None
        text = str(raw)
        if isinstance(default, bool):
            return text.lower() in {"true", "1"}
        try:
            return float(text) if isinstance(default, float) else _as(type(default), text)
        except ValueError:
            return None


def _as(kind: type[object], text: str) -> object:
    return int(text) if kind is int else text
