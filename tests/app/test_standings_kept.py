"""The host's program keeps the evening in a small file at home."""

from dixit_qt.app.own_table import OwnTable
from dixit_qt.app.user_data import belongings_in
from dixit_qt.client.session import Profile
from dixit_qt.host.match import INSTANT
from dixit_qt.store.standings import StandingsFile
from dixit_qt.wire import messages as m


def test_the_evening_is_kept_when_a_game_is_over(qtbot, tmp_path):
    belongings = belongings_in(tmp_path)
    table = OwnTable(belongings, INSTANT, port=0)
    session = belongings.session(Profile("Anna"))
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
    qtbot.waitUntil(lambda: bool(belongings.standings.evenings))
    (evening,) = StandingsFile(tmp_path / "standings.json").evenings
    assert (evening.table, [row.name for row in evening.rows]) == ("Kitchen", ["Anna"])
    table.close()
