"""Strangers on the network: senders of garbage, impostors and relays.

They are drawn with their own random numbers, so that an evening without strangers stays the same.
None of them may cost anybody a seat, or learn a code or the key of a seat.
"""

from functools import partial
from random import Random
from typing import TYPE_CHECKING

from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import encode, frame
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.seal import ClientEnd
from dixit_qt.wire.seal_messages import MAGIC, name_of, secret_of_code
from tests.simulation.incidents import CODE, Incident, kind
from tests.simulation.network import Accept, SimLink
from tests.simulation.telephones import TelephoneLink
from tests.simulation.world import Computer

if TYPE_CHECKING:
    from tests.simulation.evening import Evening
    from tests.simulation.people import Person

KINDS = ("stranger", "strange_browser", "impostor", "relay")
SHARE_OF_EVENINGS = 0.4
NEVER_BY_ITSELF = 0
PATIENCE = 2.0
NO_TOKEN = "0" * 32
LIES = (
    m.Goodbye(Farewell.KICKED),
    m.Goodbye(Farewell.OPEN_TABLE),
    m.Goodbye(Farewell.WRONG_CODE),
    m.Goodbye(Farewell.CODE_NEEDED),
    m.Goodbye(Farewell.WRONG_GAME),
    m.Goodbye(Farewell.HOST_CLOSED),
    m.Welcome(2, "0123456789abcdef", 1, "0" * 32),
    m.Challenge("0123456789abcdef", "0" * 32),
    m.Ping(1),
)
DENIALS = (m.Goodbye(Farewell.OPEN_TABLE), m.Goodbye(Farewell.CODE_NEEDED))
"""Possible answers of a real table that can't encrypt with the secret of an offer."""


def strangers(seed: int, seconds: float) -> tuple[Incident, ...]:
    rng = Random(f"strangers {seed}")
    if rng.random() > SHARE_OF_EVENINGS:
        return ()
    count = rng.randint(1, 6)
    return tuple(
        Incident(rng.uniform(0, seconds), rng.choice(KINDS), rng.random(), rng.random())
        for _ in range(count)
    )


def _computer(evening: "Evening") -> Computer:
    evening.strangers += 1
    return Computer(evening.world, f"stranger {evening.strangers}")


def _dial_the_host(evening: "Evening", computer: Computer, connected) -> None:
    place = evening.host.place
    evening.network.dial(
        computer, [place], PATIENCE, lambda link, _place: connected(link), lambda _reason: None
    )


def _nonsense(rng: Random, token: str) -> bytes:
    hello = frame(encode(m.Hello(2, "Eve", seat=name_of(token), nonce="0" * 32)))
    offer = ClientEnd(secret_of_code(f"{rng.random()}"), None, rng.randbytes).begin()
    named = ClientEnd(secret_of_code("x"), name_of(token), rng.randbytes).begin()
    early = frame(encode(m.Continued(rng.randrange(9))))
    whole = rng.choice(
        (
            hello,
            hello + hello,
            hello + early,
            early,
            offer,
            named,
            MAGIC,
            b"\xff" * 9,
            b"GET /x\r\n\r\n",
        )
    )
    return whole + rng.randbytes(rng.choice((0, 0, 5, 300)))


def _token_of(person: "Person") -> str:
    state = person.last_state
    return NO_TOKEN if state is None or not state.token else state.token


@kind(NEVER_BY_ITSELF)
def _stranger(evening: "Evening", person: "Person", number: float) -> None:
    """They know a seat's name, but neither its key nor the code."""
    said = _nonsense(Random(number), _token_of(person))
    _dial_the_host(evening, _computer(evening), lambda link: link.send(said))


@kind(NEVER_BY_ITSELF)
def _strange_browser(evening: "Evening", person: "Person", number: float) -> None:
    rng, token = Random(number), _token_of(person)
    said = (
        frame(encode(m.Hello(2, "Eve", seat=name_of(token), nonce="0" * 32))),
        frame(encode(m.Ping(1))),
        frame(encode(m.Continued(1))),
        MAGIC + rng.randbytes(60),
    )

    def connected(link: SimLink) -> None:
        telephone = TelephoneLink(link)
        telephone.on_data = lambda _data: telephone.send(frame(encode(m.Proof("0" * 64))))
        telephone.send(rng.choice(said))

    _dial_the_host(evening, _computer(evening), connected)


@kind(NEVER_BY_ITSELF)
def _impostor(evening: "Evening", _person: "Person", number: float) -> None:
    """It claims to be the table, records what it receives, and answers with a lie or not at all.
    Often it denies that it knows a seat or a code that a connection is to be encrypted with."""
    rng = Random(number)
    usual = rng.choice((*LIES, _false_welcome(evening), None))

    def accept(link: SimLink, _address: str) -> None:
        def heard(data: bytes) -> None:
            evening.overheard += data
            denies = data.startswith(MAGIC) and rng.random() < 0.7
            lie = rng.choice(DENIALS) if denies else usual
            if lie is not None:
                link.send(frame(encode(lie)))

        link.on_data = heard

    _lead_away(evening, accept, number)


def _false_welcome(evening: "Evening") -> m.Welcome | None:
    """Everybody on the network can see the game of a table."""
    program = evening.host.program
    return None if program is None else m.Welcome(2, program.game, 1, NO_TOKEN)


@kind(NEVER_BY_ITSELF)
def _relay(evening: "Evening", _person: "Person", number: float) -> None:
    """It passes everything on to the table, until it alters a byte or hangs up."""
    rng, computer = Random(number), _computer(evening)
    patience = rng.randrange(2000)

    def accept(link: SimLink, _address: str) -> None:
        def connected(beyond: SimLink) -> None:
            _pass_on(link, beyond, rng, patience)

        _dial_the_host(evening, computer, connected)

    _lead_away(evening, accept, number)


def _pass_on(link: SimLink, beyond: SimLink, rng: Random, patience: int) -> None:
    passed = 0

    def between(other: SimLink):
        def on_data(data: bytes) -> None:
            nonlocal passed
            passed += len(data)
            if passed < patience:
                other.send(data)
            elif rng.random() < 0.5:
                other.send(bytes([data[0] ^ 1]) + data[1:])
            else:
                link.close()
                beyond.close()

        return on_data

    link.on_data, beyond.on_data = between(beyond), between(link)
    link.on_closed, beyond.on_closed = beyond.close, link.close


def _lead_away(evening: "Evening", accept: Accept, number: float) -> None:
    """Announce another address of the table to everybody with a seat, and cut their connection, for
    a while even block the real one."""
    computer = _computer(evening)
    place = f"{computer.name}:1"
    evening.network.listen(place, computer, accept)
    for person in evening.people:
        if person.joining is not None and not person.is_at_own_table and _has_a_seat(person):
            person.computer.after(0, partial(person.joining.also_at, [place]))
            person.computer.after(0.1, partial(_cut, person))
            evening.network.keep_apart(person.computer, evening.host.computer, 10 * number)


def _has_a_seat(person: "Person") -> bool:
    return person.last_state is not None and bool(person.last_state.token)


def _cut(person: "Person") -> None:
    for link in person.network.links_of(person.computer):
        link.cut()


def told_too_much(evening: "Evening") -> str:
    """What an impostor received that must not be sent to a stranger."""
    secrets = {CODE, *(_token_of(person) for person in evening.people)} - {NO_TOKEN}
    return next((each for each in sorted(secrets) if each.encode() in evening.overheard), "")
