"""The language of a computer that is the big screen of a table."""

from PySide6.QtCore import QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.settings.preferences import Preferences


class HostsLanguage(QObject):
    """Speaks as the host does while this computer is a big screen. The people in the room share a
    language, and the computer at a television is often set to another."""

    def __init__(self, feed: Feed, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        feed.changed.connect(self._on_feed)

    @Slot(object, object)
    def _on_feed(self, _old: ClientState, new: ClientState) -> None:
        self._preferences.speak_with(hosts_language(new))


def hosts_language(state: ClientState) -> str:
    """Empty for everybody but a big screen."""
    room = state.room
    if room is None:
        return ""
    is_table = any(each.is_table and each.person == state.person for each in room.watchers)
    return room.language or "" if is_table else ""
