"""A handover to another computer, as a client sees it."""

import hashlib

import pytest

from dixit_qt.client import coming_back as cb
from dixit_qt.client.events import HandoverCame, TableIsMine
from dixit_qt.client.greeting import Greeting, Profile
from dixit_qt.client.session import HandoverParts
from dixit_qt.client.state import Status
from dixit_qt.client.ways import Ways
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import RemoteProtocolError, encode, frame
from dixit_qt.wire.codes import Capability, Farewell, Want
from dixit_qt.wire.seal_messages import name_of
from tests.client.test_coming_back import ELSEWHERE, GAME, HOME, ROOM, Evening, looking_on, seated

DATA = b"a whole table"
DIGEST = hashlib.sha256(DATA).hexdigest()


def place_there(here, address: str, port: int) -> str:
    return f"{address or here.partition(':')[0]}:{port}"


def follower(**profile) -> Evening:
    evening = Evening(**profile)
    evening.coming = cb.ComingBack(evening.session, None, place_there)
    evening.sit_down()
    return evening


def test_a_client_that_can_host_names_the_capability():
    hello = Greeting().begin(Profile("Anna", can_host=True))
    assert set(hello.capabilities) == set(Capability)
    assert Capability.HOST not in Greeting().begin(Profile("Anna")).capabilities


def test_handover_parts_are_reassembled():
    coming = HandoverParts()
    coming.begin(m.Handover(len(DATA), DIGEST))
    assert coming.take(m.HandoverPart(0, DATA[:5])) is None
    assert coming.take(m.HandoverPart(5, DATA[5:])) == DATA


@pytest.mark.parametrize(
    ("size", "digest", "offset", "data"),
    [
        (len(DATA), DIGEST, 3, DATA),
        (len(DATA) - 1, DIGEST, 0, DATA),
        (len(DATA), "0" * 64, 0, DATA),
    ],
)
def test_handover_parts_that_do_not_match_break_the_protocol(size, digest, offset, data):
    coming = HandoverParts()
    coming.begin(m.Handover(size, digest))
    with pytest.raises(RemoteProtocolError):
        coming.take(m.HandoverPart(offset, data))


def test_an_unannounced_part_breaks_the_protocol():
    with pytest.raises(RemoteProtocolError):
        HandoverParts().take(m.HandoverPart(0, DATA))


def test_the_next_host_receives_the_parts_and_the_table():
    evening = seated()
    session = evening.session
    events = session.receive(
        b"".join(
            evening.host.send(message)
            for message in (
                m.Handover(len(DATA), DIGEST),
                m.HandoverPart(0, DATA[:4]),
                m.HandoverPart(4, DATA[4:]),
                m.TakeOver(),
            )
        )
    )
    assert events == (HandoverCame(DATA), TableIsMine(session.state.game))


def test_a_client_follows_a_moved_table_at_once():
    evening = follower()
    evening.hear(m.HandedOver(42050, "10.0.0.9"), m.Goodbye(Farewell.HANDED_OVER))
    assert evening.dialled == ("10.0.0.9:42050",)
    assert evening.status is Status.RECONNECTING
    evening.meet("10.0.0.9:42050")
    evening.let_in()
    assert evening.status is Status.JOINED
    assert evening.coming.place == "10.0.0.9:42050"


def test_a_spectator_who_sat_down_after_an_address_change_keeps_the_seat_when_the_table_moves():
    evening = looking_on(place_there)
    evening.hear(m.Welcome(2, GAME, 7, "newer"), m.Lobby(ROOM))
    evening.hear(m.HandedOver(42050, "10.0.0.9"), m.Goodbye(Farewell.HANDED_OVER))
    evening.meet("10.0.0.9:42050")
    assert evening.said[0].seat == name_of("newer")


def test_a_redirect_without_an_address_is_to_another_port_of_the_same_computer():
    evening = follower()
    evening.hear(m.HandedOver(42050))
    evening.hear(m.Goodbye(Farewell.HANDED_OVER))
    assert evening.dialled == ("10.0.0.1:42050",)


def test_the_new_and_the_old_address_are_tried_in_turn():
    evening = follower()
    evening.hear(m.HandedOver(42050, "10.0.0.9"), m.Goodbye(Farewell.HANDED_OVER))
    tried = []
    for _ in range(4):
        tried.append(evening.dialled)
        evening.fail()
        evening.pass_to_wakeup()
    assert tried == [("10.0.0.9:42050",), (HOME,), ("10.0.0.9:42050",), (HOME,)]


def test_a_client_sent_to_a_dead_address_finds_the_table_where_it_was_seen():
    evening = follower()
    moved = m.HandedOver(42050, "10.0.0.9"), m.Goodbye(Farewell.HANDED_OVER)
    evening.hear(*moved)
    evening.coming.also_at([ELSEWHERE], evening.now)
    evening.fail()
    evening.pass_to_wakeup()
    evening.meet(HOME)
    evening.let_in()
    evening.hear(*moved)
    evening.pass_to_wakeup()
    assert evening.dialled == (ELSEWHERE,)


def test_repeated_redirects_lengthen_the_wait():
    evening = follower()
    waited = []
    for _ in range(5):
        begin = evening.now
        evening.hear(m.HandedOver(42050, "10.0.0.9"), m.Goodbye(Farewell.HANDED_OVER))
        if evening.coming.next_wakeup() is not None:
            evening.pass_to_wakeup()
        while evening.dialled != (HOME,):
            evening.fail()
            evening.pass_to_wakeup()
        waited.append(round(evening.now - begin, 3))
        evening.meet(HOME)
        evening.let_in()
    assert waited == [0.3, 1.3, 2.3, 4.3, 8.3]


def test_a_stranger_at_the_new_address_is_ignored():
    evening = follower()
    evening.hear(m.HandedOver(42050, "10.0.0.9"), m.Goodbye(Farewell.HANDED_OVER))
    evening.meet("10.0.0.9:42050")
    evening.hear(m.Welcome(2, evening.session.state.game, 3, "forged"))
    assert evening.status is Status.RECONNECTING
    assert evening.session.state.token == "secret"


def test_a_moved_table_is_retried_at_its_other_known_addresses():
    evening = Evening()
    evening.join(HOME, ELSEWHERE)
    evening.meet(HOME)
    evening.hear(m.Goodbye(Farewell.HANDED_OVER))
    evening.pass_to_wakeup()
    assert evening.dialled == (ELSEWHERE,)


def test_a_newcomer_without_another_address_stops_after_a_redirect():
    evening = Evening()
    evening.join(HOME)
    evening.meet(HOME)
    evening.hear(m.Goodbye(Farewell.HANDED_OVER))
    assert evening.status is Status.ENDED


def test_an_unfinished_redirect_is_forgotten_at_the_next_goodbye():
    evening = seated()
    evening.hear(m.HandedOver(1, "nowhere"), m.Goodbye(Farewell.SILENT))
    assert evening.status is Status.RECONNECTING
    evening.pass_to_wakeup()
    assert evening.dialled == (HOME,)


def test_the_next_host_takes_its_seat_at_its_own_table():
    evening = follower()
    evening.hear(m.TakeOver(), m.Goodbye(Farewell.HANDED_OVER))
    assert evening.status is Status.RECONNECTING
    assert evening.coming.next_wakeup() is None
    assert evening.coming.put_down() == []
    evening.meet_own_table()
    evening.let_in()
    assert evening.status is Status.JOINED
    assert evening.coming.place is None


def test_a_spectator_needs_the_code_when_the_table_restarts():
    evening = Evening(want=Want.TABLE)
    evening.join(HOME)
    evening.meet(HOME)
    evening.hear(m.Welcome(2, GAME, 9, "screen"), m.Lobby(ROOM))
    evening.break_off()
    evening.coming.also_at([ELSEWHERE], evening.now)
    evening.meet(ELSEWHERE)
    evening.hear(m.Goodbye(Farewell.CODE_NEEDED))
    evening.note(evening.coming.connected(ELSEWHERE, lambda _sealed: None, evening.now))
    goodbye = frame(encode(m.Goodbye(Farewell.CODE_NEEDED)))
    evening.note(evening.coming.received(goodbye, evening.now))
    assert evening.status is Status.ENDED


def test_putting_down_the_link_hangs_up():
    evening = follower()
    evening.note(evening.coming.put_down())
    assert evening.did == [cb.HangUp()]


def test_the_new_address_of_a_moved_table_is_tried_first():
    ways = Ways()
    ways.begin([HOME])
    ways.prove(HOME)
    ways.lead_to(ELSEWHERE)
    assert ways.next() == (ELSEWHERE,)
    assert ways.known == (ELSEWHERE, HOME)
