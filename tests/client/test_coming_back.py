"""How a client reconnects, step by step, with a clock of its own."""

import pytest
from msgspec import structs

from dixit_qt.client import coming_back as cb
from dixit_qt.client.coming_back import (
    ComingBack,
    Dial,
    HangUp,
    PlaceThere,
    StopDialing,
    Tell,
)
from dixit_qt.client.events import WasSentAway
from dixit_qt.client.greeting import Profile
from dixit_qt.client.session import Session
from dixit_qt.client.state import Status
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import encode, frame
from dixit_qt.wire.codes import MAY_RETURN, Farewell, Keeper, Stage, Want
from dixit_qt.wire.peer import Peer, Role
from dixit_qt.wire.room import Room, SeatInfo
from dixit_qt.wire.seal import HostEnd
from dixit_qt.wire.seal_messages import (
    HOST,
    MAGIC,
    OPEN,
    Asked,
    Say,
    SealProof,
    encoded,
    name_of,
    proof,
)
from tests.net.room import MemoryStore

GAME = "0123456789abcdef"
HOME, ELSEWHERE = "10.0.0.1:42042", "10.0.0.66:42042"
ROOM = Room(
    GAME, "Table", Stage.GATHERING, "odyssey", {}, seats=(SeatInfo(7, "Anna", 1, Keeper.PERSON),)
)


class Drawer:
    """The seat tokens of this computer, in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[str, str]] = {}
        self.in_use: set[str] = set()
        self.sealed: set[str] = set()
        self.left: set[str] = set()

    def for_game(self, game: str) -> str | None:
        return next((token for token, (kept, _) in self.kept.items() if kept == game), None)

    def for_place(self, place: str) -> str | None:
        return next((token for token, (_, kept) in self.kept.items() if kept == place), None)

    def is_sealed(self, token: str) -> bool:
        return token in self.sealed

    def remember(self, game: str, token: str, place: str, *, is_sealed: bool = False) -> None:
        self.kept[token] = (game, place)
        self.in_use.add(token)
        (self.sealed.add if is_sealed else self.sealed.discard)(token)

    def leave(self, token: str) -> None:
        self.let_go(token)
        self.left.add(token)

    def let_go(self, token: str) -> None:
        self.in_use.discard(token)

    def forget(self, token: str) -> None:
        self.let_go(token)
        self.kept.pop(token, None)


class Evening:
    """A client, its clock, and the host's end of the connection."""

    def __init__(self, drawer: Drawer | None = None, **profile) -> None:
        self.now = 100.0
        self.session = Session(Profile("Anna", **profile), MemoryStore())
        self.coming = ComingBack(self.session, drawer)
        self.did: list[cb.Command] = []

    def note(self, commands: list[cb.Command]) -> None:
        self.did = [each for each in commands if not isinstance(each, Tell)]

    def join(self, *places: str) -> None:
        self.note(self.coming.join(places, self.now))

    def meet(self, place: str) -> None:
        self.host, self.said = Peer(Role.HOST), []
        self.note(self.coming.connected(place, self._hear, self.now))

    def meet_own_table(self) -> None:
        self.host, self.said = Peer(Role.HOST), []
        self.note(self.coming.use(self._hear, self.now))

    def hear(self, *messages: m.Message) -> None:
        data = b"".join(self.host.send(message) for message in messages)
        self.note(self.coming.received(data, self.now))

    def _hear(self, data: bytes) -> None:
        self.said += self.host.receive(data)

    def sit_down(self, place: str = HOME) -> None:
        self.join(place)
        self.meet(place)
        self.let_in()

    def let_in(self) -> None:
        """Answer as a host that knows the returning player's seat."""
        hello, nonce = self.said[0], "0" * 32
        welcome = m.Welcome(2, GAME, 7, "secret")
        if hello.seat == name_of("secret"):
            self.hear(m.Challenge(GAME, nonce))
            signed = proof(HOST, "secret", GAME, (hello.nonce, nonce), OPEN)
            welcome = m.Welcome(2, GAME, 7, proof=signed)
        self.hear(welcome, m.Lobby(ROOM))

    def break_off(self) -> None:
        self.note(self.coming.closed(self.now))

    def fail(self) -> None:
        self.note(self.coming.failed("refused", self.now))

    def pass_to_wakeup(self) -> None:
        due = self.coming.next_wakeup()
        assert due is not None
        self.now = max(self.now, due)
        self.note(self.coming.tick(self.now))

    @property
    def status(self) -> Status:
        return self.session.state.status

    @property
    def dialled(self) -> tuple[str, ...]:
        (dial,) = (each for each in self.did if isinstance(each, Dial))
        return dial.places


def seated(drawer: Drawer | None = None, **profile) -> Evening:
    evening = Evening(drawer, **profile)
    evening.sit_down()
    assert evening.status is Status.JOINED
    return evening


def test_a_client_is_joined_after_it_connects_and_greets():
    evening = Evening()
    evening.join(HOME, ELSEWHERE)
    assert evening.did == [Dial((HOME, ELSEWHERE), cb.DIAL_WITHIN)]
    assert evening.coming.next_wakeup() is None
    evening.meet(HOME)
    assert evening.status is Status.GREETING
    evening.let_in()
    assert evening.status is Status.JOINED
    assert evening.coming.place == HOME


def test_without_an_answer_it_retries_at_growing_intervals():
    evening = Evening()
    evening.join(HOME)
    waits = []
    for _ in range(7):
        evening.fail()
        assert evening.status is Status.CONNECTING
        waits.append(round(evening.coming.next_wakeup() - evening.now, 3))
        evening.pass_to_wakeup()
        assert evening.dialled == (HOME,)
    assert waits == [0.3, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0]
    assert evening.coming.problem == "refused"
    assert evening.session.state.attempt == 7


def test_a_client_reconnects_to_the_address_of_its_seat():
    evening = Evening()
    evening.join(HOME, ELSEWHERE)
    evening.meet(HOME)
    evening.let_in()
    evening.break_off()
    assert evening.status is Status.RECONNECTING
    evening.pass_to_wakeup()
    assert evening.did == [Dial((HOME,), cb.PROVEN_WITHIN)]
    evening.meet(HOME)
    assert evening.said[0].seat == name_of("secret")


def test_a_client_reconnects_at_once_when_the_table_moves():
    evening = seated()
    evening.break_off()
    evening.note(evening.coming.also_at([ELSEWHERE], evening.now))
    assert evening.dialled == (HOME,)
    evening.fail()
    evening.pass_to_wakeup()
    assert evening.dialled == (ELSEWHERE,)


def test_seeing_the_table_elsewhere_does_not_interrupt_a_connection():
    evening = seated()
    evening.note(evening.coming.also_at([ELSEWHERE], evening.now))
    assert evening.did == []
    evening.break_off()
    evening.pass_to_wakeup()
    evening.note(evening.coming.also_at(["10.0.0.3:1"], evening.now))
    assert evening.did == []


def test_a_silent_host_is_disconnected_after_a_timeout():
    evening = seated()
    begun = evening.now
    while HangUp(at_once=True) not in evening.did:
        evening.pass_to_wakeup()
    assert evening.now - begun == cb.SILENCE
    assert [message.id for message in evening.said if isinstance(message, m.Ping)] == [1, 2, 3]
    assert evening.status is Status.RECONNECTING
    assert evening.coming.problem == "the host is silent"


def test_a_host_that_answers_pings_stays_connected():
    evening = seated()
    for _ in range(20):
        evening.pass_to_wakeup()
        evening.hear(m.Pong(1))
    assert evening.status is Status.JOINED


def test_a_computer_that_slept_first_reads_pending_messages():
    evening = seated()
    evening.now += 3600
    evening.pass_to_wakeup()
    assert evening.did == []
    assert evening.status is Status.JOINED


def test_a_host_that_sends_no_welcome_times_out_sooner():
    evening = Evening()
    evening.join(HOME)
    evening.meet(HOME)
    begun = evening.now
    while evening.status is Status.GREETING:
        evening.pass_to_wakeup()
    assert evening.now - begun == cb.GREETING_WITHIN
    assert evening.status is Status.CONNECTING


def test_twenty_forged_addresses_do_not_lock_clients_out():
    """These hosts accept and stay silent; between any two of them the right address is tried."""
    evening = seated()
    evening.break_off()
    evening.note(evening.coming.also_at([f"10.0.0.{n}:1" for n in range(100, 120)], evening.now))
    broken = evening.now
    longest = 0.0
    for _ in range(20):
        assert evening.dialled == (HOME,)
        longest, broken = max(longest, evening.now - broken), evening.now
        evening.fail()
        evening.pass_to_wakeup()
        evening.meet(evening.dialled[0])
        while evening.status is Status.GREETING:
            evening.pass_to_wakeup()
        evening.pass_to_wakeup()
    assert longest < 4


@pytest.mark.parametrize(
    "farewell", [Farewell.KICKED, Farewell.REPLACED, Farewell.WRONG_CODE, Farewell.WRONG_VERSION]
)
def test_a_forged_address_cannot_end_a_game(farewell):
    drawer = Drawer()
    evening = seated(drawer)
    evening.break_off()
    evening.note(evening.coming.also_at([ELSEWHERE], evening.now))
    evening.fail()
    evening.pass_to_wakeup()
    evening.meet(ELSEWHERE)
    evening.hear(m.Goodbye(farewell))
    assert evening.status is Status.RECONNECTING
    assert drawer.for_game(GAME) == "secret"
    evening.pass_to_wakeup()
    assert evening.dialled == (HOME,)


def test_a_strangers_claim_about_a_seat_affects_no_other_address():
    """A discreet client asks only for its seat. A stranger answers that the table is open and has
    no such seat. The client must still ask the real table."""
    evening = seated(Drawer())
    evening.session.profile = Profile("Anna", discreet=True)
    evening.break_off()
    evening.coming.also_at([ELSEWHERE], evening.now)
    said: dict[str, list[bytes]] = {ELSEWHERE: [], HOME: []}
    evening.coming.connected(ELSEWHERE, said[ELSEWHERE].append, evening.now)
    evening.coming.received(frame(encode(m.Goodbye(Farewell.OPEN_TABLE))), evening.now)
    evening.coming.connected(ELSEWHERE, said[ELSEWHERE].append, evening.now)
    evening.coming.connected(HOME, said[HOME].append, evening.now)
    asked = name_of("secret").encode()
    assert [asked in each for each in said[ELSEWHERE]] == [True, False]
    assert [asked in each for each in said[HOME]] == [True]


@pytest.mark.parametrize("farewell", sorted(MAY_RETURN))
def test_a_client_reconnects_after_a_temporary_goodbye(farewell):
    evening = seated()
    evening.hear(m.Goodbye(farewell))
    assert evening.did == [HangUp()]
    assert evening.status is Status.RECONNECTING
    evening.pass_to_wakeup()
    assert evening.dialled == (HOME,)


def test_a_newcomer_with_a_code_waits_while_too_many_try_theirs():
    evening = Evening(code="amber fox")
    evening.join(HOME)
    evening.note(evening.coming.connected(HOME, lambda _data: None, evening.now))
    wait = frame(encode(m.Goodbye(Farewell.TOO_MANY_TRIES)))
    evening.note(evening.coming.received(wait, evening.now))
    evening.pass_to_wakeup()
    assert evening.dialled == (HOME,)


@pytest.mark.parametrize("farewell", [Farewell.KICKED, Farewell.REPLACED, Farewell.PROTOCOL_ERROR])
def test_a_client_does_not_reconnect_after_a_final_goodbye(farewell):
    evening = seated()
    evening.hear(m.Goodbye(farewell))
    assert evening.status is Status.ENDED
    assert evening.coming.next_wakeup() is None


def test_the_player_is_shown_why_the_host_said_goodbye():
    evening = seated()
    goodbye = evening.host.send(m.Goodbye(Farewell.KICKED))
    commands = evening.coming.received(goodbye, evening.now)
    told = [event for each in commands if isinstance(each, Tell) for event in each.events]
    assert WasSentAway(Farewell.KICKED) in told


def test_a_table_that_asks_for_its_code_is_retried_once_with_the_token():
    evening = Evening(game=GAME, token="secret")
    evening.join(HOME)
    evening.meet(HOME)
    evening.hear(m.Goodbye(Farewell.CODE_NEEDED))
    assert evening.status is Status.CONNECTING
    assert evening.did == [HangUp(), Dial((HOME,), cb.DIAL_WITHIN)]
    sent: list[bytes] = []
    evening.note(evening.coming.connected(HOME, sent.append, evening.now))
    assert b"".join(sent).startswith(MAGIC)
    refused = frame(encode(m.Goodbye(Farewell.CODE_NEEDED)))
    evening.note(evening.coming.received(refused, evening.now))
    assert evening.status is Status.ENDED


def sealed(evening: Evening, said: list[bytes]) -> HostEnd:
    """Answer as a host that knows the seat's token."""
    host = HostEnd(lambda count: bytes(range(count)))
    evening.note(evening.coming.connected(HOME, said.append, evening.now))
    assert list(host.receive(said[-1][len(MAGIC) :])) == [Asked(name_of("secret"))]
    evening.note(evening.coming.received(host.answer(b"seat:secret"), evening.now))
    proven, _opened = host.receive(said[-1])
    assert isinstance(proven, Say)
    evening.note(evening.coming.received(proven.data, evening.now))
    return host


def heard(host: HostEnd, data: bytes) -> list[m.Message]:
    peer = Peer(Role.HOST)
    return [message for event in host.receive(data) for message in peer.receive(event.frame)]


def test_the_first_code_of_an_open_table_is_sent_encrypted():
    evening, said = seated(), []
    evening.note(evening.coming.command(m.SetCode("amber fox"), evening.now))
    assert evening.did == [HangUp(), Dial((HOME,), cb.PROVEN_WITHIN)]
    host = sealed(evening, said)
    (hello,), begun, nonce = heard(host, said[-1]), len(said), "0" * 32
    nonces = hello.nonce, nonce
    for message in (
        m.Challenge(GAME, nonce),
        m.Welcome(2, GAME, 7, proof=proof(HOST, "secret", GAME, nonces, host.channel)),
    ):
        data = host.seal(frame(encode(message)))
        evening.note(evening.coming.received(data, evening.now))
    assert evening.status is Status.JOINED
    proven, code = host.receive(b"".join(said[begun:]))
    assert (b"proof" in proven.frame, b"amber fox" in code.frame) == (True, True)
    assert not any(b"amber fox" in each for each in said)


def test_a_code_is_not_sent_to_a_table_without_encryption():
    evening, said = seated(), []
    evening.note(evening.coming.command(m.SetCode("amber fox"), evening.now))
    evening.note(evening.coming.connected(HOME, said.append, evening.now))
    is_open = frame(encode(m.Goodbye(Farewell.OPEN_TABLE)))
    evening.note(evening.coming.received(is_open, evening.now))
    evening.meet(HOME)
    evening.hear(m.Welcome(2, GAME, 7, "other"), m.Lobby(ROOM))
    assert evening.status is Status.JOINED
    assert m.SetCode("amber fox", id=1) not in evening.said
    assert [type(each) for each in evening.said] == [m.Hello]


@pytest.mark.parametrize("message", [m.SetCode(None), m.SetBrowsers(open=True)])
def test_commands_that_carry_no_code_are_sent_over_an_open_connection(message):
    evening = seated()
    evening.note(evening.coming.command(message, evening.now))
    assert evening.did == []
    assert evening.said[-1] == structs.replace(message, id=1)


def test_a_table_that_says_it_is_open_after_a_code_ends_the_attempt_and_the_player_decides():
    evening, said = Evening(code="amber fox"), []
    evening.join(HOME)
    evening.note(evening.coming.connected(HOME, said.append, evening.now))
    is_open = frame(encode(m.Goodbye(Farewell.OPEN_TABLE)))
    evening.note(evening.coming.received(is_open, evening.now))
    assert (evening.status, evening.session.state.farewell) == (Status.ENDED, Farewell.OPEN_TABLE)
    assert not any(b"amber fox" in data or b"Anna" in data for data in said)


def test_a_guest_without_a_seat_stops_when_the_table_restarts_without_its_code():
    evening = seated()
    evening.hear(m.Lobby(structs.replace(ROOM, seats=(), needs_code=True)))
    evening.coming.also_at([ELSEWHERE], evening.now)
    evening.break_off()
    evening.pass_to_wakeup()
    evening.note(evening.coming.connected(ELSEWHERE, lambda _said: None, evening.now))
    goodbye = frame(encode(m.Goodbye(Farewell.OPEN_TABLE)))
    evening.note(evening.coming.received(goodbye, evening.now))
    assert (evening.status, evening.session.state.farewell) == (Status.ENDED, Farewell.OPEN_TABLE)


def test_a_code_that_the_table_does_not_know_ends_the_attempt():
    evening = Evening(code="amber fox")
    evening.join(HOME)
    impostor = HostEnd(lambda count: bytes(range(count)))
    said: list[bytes] = []
    evening.note(evening.coming.connected(HOME, said.append, evening.now))
    list(impostor.receive(said.pop()[len(MAGIC) :]))
    evening.note(evening.coming.received(impostor.answer(b"code:a guess"), evening.now))
    wrong = encoded(SealProof(bytes(32)))
    evening.note(evening.coming.received(len(wrong).to_bytes(4, "big") + wrong, evening.now))
    assert (evening.status, evening.session.state.farewell) == (Status.ENDED, Farewell.WRONG_CODE)
    assert evening.coming.next_wakeup() is None


def test_a_waiting_client_gives_an_impostor_three_guesses_at_the_code():
    evening, proofs = Evening(code="amber fox"), []
    evening.join(HOME)
    for _ in range(20):
        if evening.status is Status.ENDED:
            break
        impostor, said = HostEnd(lambda count: bytes(range(count))), []
        evening.note(evening.coming.connected(HOME, said.append, evening.now))
        (asked,) = impostor.receive(said.pop()[len(MAGIC) :])
        if asked == Asked(None):
            evening.note(evening.coming.received(impostor.answer(b"code:a guess"), evening.now))
            proofs += said
            evening.break_off()
            evening.pass_to_wakeup()
        else:
            goodbye = frame(encode(m.Goodbye(Farewell.CODE_NEEDED)))
            evening.note(evening.coming.received(goodbye, evening.now))
    assert len(proofs) == 3
    assert (evening.status, evening.session.state.farewell) == (Status.ENDED, Farewell.CODE_NEEDED)


@pytest.mark.parametrize("needs_code", [True, False])
def test_a_seat_in_a_room_with_a_code_is_kept_as_sealed_and_never_proven_openly(needs_code):
    drawer = Drawer()
    evening = seated(drawer)
    evening.hear(m.Lobby(structs.replace(ROOM, needs_code=needs_code)))
    assert drawer.is_sealed("secret") is needs_code
    again, said = Evening(drawer, game=GAME), []
    again.join(HOME)
    assert again.session.profile.is_sealed is needs_code
    again.note(again.coming.connected(HOME, said.append, again.now))
    assert b"".join(said).startswith(MAGIC) is needs_code


def test_a_kick_discards_the_token_and_a_replaced_connection_keeps_it():
    kicked, replaced = Drawer(), Drawer()
    seated(kicked).hear(m.Goodbye(Farewell.KICKED))
    seated(replaced).hear(m.Goodbye(Farewell.REPLACED))
    assert kicked.kept == {}
    assert replaced.kept == {"secret": (GAME, HOME)}
    assert replaced.in_use == set()


def test_a_newcomer_learns_of_a_wrong_code_at_once():
    evening = Evening()
    evening.join(HOME, ELSEWHERE)
    evening.meet(HOME)
    evening.hear(m.Goodbye(Farewell.WRONG_CODE))
    assert evening.status is Status.ENDED


def test_an_address_with_another_game_is_not_retried():
    evening = Evening(game=GAME)
    evening.join(HOME, ELSEWHERE)
    evening.meet(HOME)
    evening.hear(m.Goodbye(Farewell.WRONG_GAME))
    assert evening.status is Status.CONNECTING
    evening.pass_to_wakeup()
    assert evening.dialled == (ELSEWHERE,)
    evening.meet(ELSEWHERE)
    evening.hear(m.Goodbye(Farewell.WRONG_GAME))
    assert evening.status is Status.ENDED


def test_a_host_that_breaks_the_protocol_is_disconnected_and_retried():
    evening = seated()
    evening.note(evening.coming.received(b"\xff" * 64, evening.now))
    assert evening.did == [HangUp()]
    assert evening.status is Status.RECONNECTING


def test_leaving_sends_leave_and_keeps_the_token():
    drawer = Drawer()
    evening = seated(drawer)
    assert drawer.in_use == {"secret"}
    evening.note(evening.coming.leave())
    assert isinstance(evening.said[-1], m.Leave)
    assert evening.did == [HangUp()]
    assert evening.status is Status.ENDED
    assert (drawer.left, drawer.in_use) == ({"secret"}, set())
    again = Evening(drawer, game=GAME)
    again.join(HOME)
    again.meet(HOME)
    assert again.said[0].seat == name_of("secret")


def test_closing_the_program_keeps_the_seat():
    drawer = Drawer()
    evening = seated(drawer)
    evening.note(evening.coming.close())
    assert not any(isinstance(said, m.Leave) for said in evening.said)
    assert drawer.kept == {"secret": (GAME, HOME)}
    assert drawer.in_use == set()


def test_leaving_while_the_host_is_away_stops_the_retries():
    drawer = Drawer()
    evening = seated(drawer)
    evening.break_off()
    evening.pass_to_wakeup()
    evening.note(evening.coming.leave())
    assert evening.did == [StopDialing()]
    assert drawer.left == {"secret"}


@pytest.mark.parametrize("by", ["game", "place"])
def test_a_restarted_program_offers_the_token_of_its_seat(by):
    drawer = Drawer()
    seated(drawer).coming.close()
    again = Evening(drawer, **({"game": GAME} if by == "game" else {}))
    again.join(ELSEWHERE, ELSEWHERE if by == "game" else HOME)
    again.meet(ELSEWHERE)
    assert again.said[0].seat == name_of("secret")


def test_a_host_returns_to_their_seat_over_the_link_in_memory():
    drawer = Drawer()
    first = Evening(drawer)
    first.meet_own_table()
    first.let_in()
    first.break_off()
    assert first.status is Status.ENDED
    assert drawer.kept == {"secret": (GAME, "")}
    assert drawer.in_use == set()
    again = Evening(drawer, game=GAME, code="amber fox", discreet=True)
    again.meet_own_table()
    assert again.said[0].seat == name_of("secret")


def test_a_spectator_does_not_take_a_seat():
    drawer = Drawer()
    seated(drawer).coming.close()
    television = Evening(drawer, game=GAME, want=Want.TABLE)
    television.join(HOME)
    television.meet(HOME)
    assert television.said[0].seat is None
    television.hear(m.Welcome(2, GAME, 9, "other"), m.Lobby(ROOM))
    assert list(drawer.kept) == ["secret"]


def test_a_spectator_follows_a_restarted_host_to_another_address():
    """The new host doesn't know former spectators. They have no seat that somebody could steal."""
    television = looking_on()
    television.hear(m.Welcome(2, GAME, 4, "newest"), m.Lobby(ROOM))
    assert television.status is Status.JOINED


def looking_on(place_there: PlaceThere | None = None) -> Evening:
    """A spectator whose connection broke while a stranger announces the same table elsewhere."""
    television = Evening(want=Want.TABLE)
    television.coming = ComingBack(television.session, None, place_there)
    television.join(HOME)
    television.meet(HOME)
    television.hear(m.Welcome(2, GAME, 9, "secret"), m.Lobby(ROOM))
    television.break_off()
    television.note(television.coming.also_at([ELSEWHERE], television.now))
    television.fail()
    television.pass_to_wakeup()
    television.meet(ELSEWHERE)
    return television


def test_an_impostor_of_the_table_does_not_keep_players_from_it():
    """Spectators can't check who welcomes them at a new address. If that table leads to nothing,
    the other addresses are tried, and the real table still knows them."""
    television = looking_on()
    for asked in ("secret", "false", "false"):
        assert television.said[0].seat == name_of(asked)
        television.hear(m.Welcome(2, GAME, 4, "false"))
        assert television.status is Status.JOINED
        television.break_off()
        television.pass_to_wakeup()
        assert television.dialled == (HOME,)
        television.fail()
        television.pass_to_wakeup()
        television.meet(ELSEWHERE)
    television.meet(HOME)
    television.let_in()
    assert (television.status, television.session.state.token) == (Status.JOINED, "secret")


def test_a_seat_at_an_impostors_table_does_not_hide_the_real_one():
    television = looking_on()
    television.hear(m.Welcome(2, GAME, 7, "false"), m.Lobby(ROOM))
    assert television.session.state.seat == 0
    television.break_off()
    television.meet("10.0.0.9:42042")
    television.hear(m.Welcome(2, GAME, 4, "newest"), m.Lobby(ROOM))
    assert (television.status, television.session.state.seat) == (Status.JOINED, None)


def test_a_given_token_is_offered():
    evening = Evening(Drawer(), token="given")
    evening.join(HOME)
    evening.meet(HOME)
    assert evening.said[0].seat == name_of("given")


def test_joining_again_cancels_the_running_attempt():
    evening = seated()
    evening.join(ELSEWHERE)
    assert evening.did == [HangUp(), Dial((ELSEWHERE,), cb.DIAL_WITHIN)]


def test_half_a_message_or_an_early_tick_changes_nothing():
    evening = Evening()
    evening.join(HOME)
    evening.meet(HOME)
    welcome = evening.host.send(m.Welcome(2, GAME, 7, "secret"))
    evening.note(evening.coming.received(welcome[:5], evening.now))
    evening.note(evening.coming.tick(evening.now))
    assert evening.did == []
    assert evening.status is Status.GREETING
    evening.note(evening.coming.received(welcome[5:], evening.now))
    assert evening.status is Status.JOINED


def test_closing_the_program_frees_its_seat_for_another_window():
    drawer = Drawer()
    evening = seated(drawer)
    assert drawer.in_use == {"secret"}
    evening.note(evening.coming.close())
    assert drawer.in_use == set()
    assert "secret" in drawer.kept


def test_a_host_returns_to_their_own_seat():
    drawer = Drawer()
    drawer.remember(GAME, "secret", "")
    evening = Evening(drawer, game=GAME)
    evening.meet_own_table()
    assert evening.said[0].seat == name_of("secret")
