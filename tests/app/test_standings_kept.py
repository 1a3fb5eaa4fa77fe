"""The host's program saves the evening's standings in a small file."""

from dixit_qt.app.own_table import OwnTable
from dixit_qt.app.user_data import user_data_in
from dixit_qt.client.session import Profile
from dixit_qt.host.match import INSTANT
from dixit_qt.store.standings import StandingsFile
from dixit_qt.wire import messages as m


def test_the_evening_is_saved_when_a_game_ends(qtbot, tmp_path):
    user_data = user_data_in(tmp_path)
    table = OwnTable(user_data, INSTANT, port=0)
    session = user_data.session(Profile("Anna"))
    link = table.open("Kitchen", "en")
    link.on_data = session.receive
    session.open(link.send)
    qtbot.waitUntil(lambda: session.state.seat is not None)
    for _ in range(2):
        session.command(m.AddBot())
    qtbot.waitUntil(lambda: len(session.state.room.seats) == 3)
    session.command(m.SetFirstStoryteller(session.state.person))
    session.command(m.Start())
    session.command(m.FinishGame())
    qtbot.waitUntil(lambda: bool(user_data.standings.evenings))
    (evening,) = StandingsFile(tmp_path / "standings.json").evenings
    assert (evening.table, [row.name for row in evening.rows]) == ("Kitchen", ["Anna"])
    table.close()
