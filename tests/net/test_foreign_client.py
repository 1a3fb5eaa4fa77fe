"""A client as somebody would write it in another language, from PROTOCOL.md alone.

It uses none of the project's code: a frame is four bytes and a msgpack map, a view is a map, and
the legal actions are in `legal`.
"""

from random import Random

import pytest
from msgspec import msgpack

from dixit_qt.net.links import LinkPair
from dixit_qt.rules.editions import EDITIONS
from tests.net.room import RoomInMemory

ONE_OF_A_LIST = [
    ("swap", "swap_line", "line"),
    ("add_line", "add_line", "line"),
    ("guess", "guess", "story"),
    ("endings", "choose_ending", "ending"),
]
SIZES = [(edition.id, edition.sizes[0]) for edition in EDITIONS.values()]


class Foreigner:
    def __init__(self, pair: LinkPair, name: str) -> None:
        self._pair, self._rng = pair, Random(name)
        self._arrived = b""
        self.view = self.room = self.match = self.decision = None
        self.history: dict[int, dict] = {}
        self.refusals: list[str] = []
        pair.client.on_data = self._on_data
        self.say(t="hello", version=2, name=name)

    def say(self, **message: object) -> None:
        body = msgpack.encode(message)
        self._pair.client.send(len(body).to_bytes(4, "big") + body)

    def _on_data(self, data: bytes) -> None:
        self._arrived += data
        while len(self._arrived) >= 4 + (length := int.from_bytes(self._arrived[:4], "big")):
            body, self._arrived = self._arrived[4 : 4 + length], self._arrived[4 + length :]
            if not body:
                return
            self._take(msgpack.decode(body))

    def _take(self, message: dict) -> None:
        match message["t"]:
            case "lobby":
                self.room = message["room"]
            case "update":
                self.view = message["view"]
                self.match, self.decision = message["match"], message.get("decision", 0)
                assert sorted(self.history) == list(range(message.get("rounds", 0)))
            case "finished_round":
                self.history[message["index"]] = message["record"]
            case "refused":
                self.refusals.append(message["code"])
            case "ping":
                self.say(t="pong", id=message["id"])

    @property
    def is_awaited(self) -> bool:
        return self.view is not None and self.view["seat"] in self.view["waiting_for"]

    def move(self) -> None:
        action = self._rng.choice(list(self._actions(self.view["legal"])))
        self.say(t="intent", match=self.match, decision=self.decision, action=action)

    def _actions(self, legal: dict):
        choice = self._rng.choice
        if legal.get("claim"):
            yield {"a": "claim_story"}
        if clue := legal.get("clue"):
            card = choice(clue["cards"] or [None])
            yield {"a": "give_clue", "text": "ель", "kind": clue["kinds"][0], "card": card}
        if give := legal.get("give"):
            yield {"a": "give", "cards": self._rng.sample(give["cards"], give["count"])}
        if vote := legal.get("vote"):
            count = self._rng.randint(1, vote.get("most", 1))
            red = choice(vote.get("reds", [None]))
            yield {"a": "vote", "numbers": self._rng.sample(vote["numbers"], count), "red": red}
        yield from self._poetic_actions(legal)

    def _poetic_actions(self, legal: dict):
        choice = self._rng.choice
        if hint := legal.get("hint"):
            yield {"a": "hint", "story": choice(hint["stories"]), "line": choice(hint["lines"])}
        if legal.get("judge"):
            yield {"a": "judge", "fits": choice([True, False])}
        for name, action, field in ONE_OF_A_LIST:
            yield from ({"a": action, field: value} for value in legal.get(name, ()))


@pytest.mark.parametrize(("edition", "size"), SIZES)
def test_a_client_written_from_the_protocol_page_plays_a_whole_game(
    edition: str, size: int
) -> None:
    room = RoomInMemory(edition)
    pairs = [LinkPair() for _ in range(size)]
    for pair in pairs:
        room.exchange.attach(pair.host, "127.0.0.1")
    players = [Foreigner(pair, f"Чужой {number}") for number, pair in enumerate(pairs)]

    def pump() -> None:
        while sum(pair.pump() for pair in pairs):
            pass

    pump()
    assert "obstacles" not in players[0].room
    players[0].say(t="start")
    pump()
    while "outcome" not in players[0].view:
        room.now += 1.0
        next(player for player in players if player.is_awaited).move()
        pump()
    assert [player.refusals for player in players] == [[]] * size
    assert all(player.view["outcome"] == players[0].view["outcome"] for player in players)
    assert len(players[0].history) == len(room.host.match.state.history)
