"""A client of Dixit Qt in eighty lines: sockets, msgpack and PROTOCOL.md, nothing else from the
program.

    python example_client.py ADDRESS [PORT]

It takes a seat, starts the game when it may, plays what the view calls legal, prints the outcome.
"""

import json
import random
import socket
import struct
import sys

import msgpack

ONE_OF_A_LIST = (
    ("swap", "swap_line", "line"),
    ("add_line", "add_line", "line"),
    ("guess", "guess", "story"),
    ("endings", "choose_ending", "ending"),
)
chance = random.Random()


def read(stream):
    """A frame is a four-byte big-endian length and a map."""
    (length,) = struct.unpack(">I", stream.read(4))
    return msgpack.unpackb(stream.read(length))


def say(stream, message):
    body = msgpack.packb(message)
    stream.write(struct.pack(">I", len(body)) + body)
    stream.flush()


def actions(legal):
    """One action of every kind that the view offers. A kind that isn't offered is missing."""
    if legal.get("claim"):
        yield {"a": "claim_story"}
    if clue := legal.get("clue"):
        card = chance.choice(clue["cards"] or [None])
        yield {"a": "give_clue", "text": "a fir tree", "kind": clue["kinds"][0], "card": card}
    if give := legal.get("give"):
        yield {"a": "give", "cards": chance.sample(give["cards"], give["count"])}
    if vote := legal.get("vote"):
        numbers = chance.sample(vote["numbers"], vote.get("most", 1))
        yield {"a": "vote", "numbers": numbers, "red": chance.choice(vote.get("reds", [None]))}
    if hint := legal.get("hint"):
        yield {"a": "hint", "story": hint["stories"][0], "line": chance.choice(hint["lines"])}
    if legal.get("judge"):
        yield {"a": "judge", "fits": chance.random() < 0.5}
    for name, action, field in ONE_OF_A_LIST:
        yield from ({"a": action, field: value} for value in legal.get(name, ()))


def answer(stream, message):
    if message["t"] == "ping":
        say(stream, {"t": "pong", "id": message["id"]})
    elif message["t"] == "lobby" and "obstacles" not in message["room"]:
        if message["room"]["stage"] == "gathering":
            say(stream, {"t": "start"})
    elif message["t"] == "update" and message["view"]["seat"] in message["view"]["waiting_for"]:
        action = chance.choice([*actions(message["view"]["legal"])])
        named = {"match": message["match"], "decision": message.get("decision", 0)}
        say(stream, {"t": "intent", **named, "action": action})


def play(address, port):
    """Play the game; returns its outcome."""
    with socket.create_connection((address, port)) as connection:
        stream = connection.makefile("rwb")
        say(stream, {"t": "hello", "version": 2, "name": "Example"})
        while (message := read(stream))["t"] != "update" or "outcome" not in message["view"]:
            answer(stream, message)
        return message["view"]["outcome"]


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 42042)))
