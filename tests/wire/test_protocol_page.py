"""PROTOCOL.md matches the code: every message, field, code, state and limit."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from dixit_qt.host.connections import COSTS, Limits
from dixit_qt.net.browser import server
from dixit_qt.net.browser.http import MOST_PARTS
from dixit_qt.net.browser.invitations import DRAWN_PER_LOOK
from dixit_qt.net.exchange import MOST_QUEUED
from dixit_qt.rules import actions, model, records, seatview
from dixit_qt.rules.editions import EDITIONS, Switches
from dixit_qt.rules.model import Clue, ClueKind, Family, Phase
from dixit_qt.rules.refusals import Refusal
from dixit_qt.wire import codes, limits, room
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import FrameDecoder, decode_from_client
from dixit_qt.wire.peer import TRANSITIONS, Role, State
from dixit_qt.wire.seal_messages import CLIENT, HOST, OPEN, name_of, proof

PAGE = (Path(codes.__file__).parent / "PROTOCOL.md").read_text(encoding="utf-8")
MESSAGES = {*m.FromClient.__args__, *m.FromHost.__args__}
PARTS = {
    m.CardText,
    m.Verse,
    room.Room,
    room.SeatInfo,
    room.WatcherInfo,
    room.KickedInfo,
    room.DeckInfo,
    room.VersesInfo,
    room.Timers,
    room.Obstacle,
    room.EditionOffer,
    room.SwitchOffer,
    room.StandingInfo,
    room.LovedPicture,
}
VIEW_PARTS = {
    seatview.SeatView,
    seatview.Legal,
    seatview.ClueChoice,
    seatview.GiveChoice,
    seatview.VoteChoice,
    seatview.HintChoice,
    seatview.CardsView,
    seatview.PoetryView,
    seatview.StoryView,
    records.RoundRecord,
    records.PoemRecord,
    records.Award,
    records.TableCard,
    records.Ballot,
    records.PoemLine,
    records.StoryGuess,
    records.EndingDraw,
    records.Outcome,
    Clue,
}
CODES = (
    codes.Denial,
    codes.Hindrance,
    codes.Farewell,
    codes.News,
    codes.Want,
    codes.Capability,
    codes.Reaction,
    codes.Stage,
    codes.Keeper,
    Refusal,
    Family,
    Phase,
    ClueKind,
    records.Reason,
    records.EndReason,
    records.TieBreak,
)


def section(heading: str) -> str:
    """The text under a heading, up to the next heading of any kind."""
    match = re.search(
        rf"^#+ `{re.escape(heading)}`.*?$(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL
    )
    assert match is not None, f"PROTOCOL.md has no heading `{heading}`"
    return match[1]


def named_in(text: str) -> set[str]:
    """The names in the first column of the tables."""
    return set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))


@pytest.mark.parametrize("message", sorted(MESSAGES, key=lambda each: each.__name__))
def test_every_message_is_described_with_all_its_fields(message):
    names = {field.name for field in msgspec.structs.fields(message)}
    if issubclass(message, m.Request):
        names.remove("id")
    assert named_in(section(message.__struct_config__.tag)) == names


def test_the_protocol_lists_the_client_messages_that_are_not_requests():
    (said,) = re.findall(r"any message of a client but (.*?)\.", PAGE, re.DOTALL)
    others = {kind for kind in get_args(m.FromClient) if not issubclass(kind, m.Request)}
    assert set(re.findall(r"`(\w+)`", said)) == {kind.__struct_config__.tag for kind in others}


WELCOMED = {"LOBBY", "PLAYING"}
ADMINISTRATORS = PAGE.partition("\n## From an administrator\n")[2].partition("\n## ")[0]


def sender_and_states(tag: str) -> tuple[str, str]:
    """In the words of the list of messages."""
    found = {
        (role, state.name)
        for state, rows in TRANSITIONS.items()
        for role, row in rows.items()
        for kind in row
        if kind.__struct_config__.tag == tag
    }
    roles, states = {role for role, _ in found}, {state for _, state in found}
    sender = "both" if len(roles) > 1 else "client" if Role.CLIENT in roles else "host"
    if re.search(rf"^### `{tag}`", ADMINISTRATORS, re.MULTILINE):
        sender = "administrator"
    if states == WELCOMED:
        return sender, "welcomed"
    return sender, f"`{states.pop()}`" if len(states) == 1 else "any"


def test_the_list_of_messages_names_each_with_its_sender_and_its_states():
    table = PAGE.partition("\n### All messages\n")[2].partition("\n### ")[0]
    rows = re.findall(r"^\| (\[`.*?) \| (\w+) \| (.+?) \|", table, re.MULTILINE)
    listed = [
        (name, link, (sender, states))
        for names, sender, states in rows
        for name, link in re.findall(r"\[`(\w+)`\]\(#([\w-]+)\)", names)
        if link != "sealed-tables"
    ]
    assert [name for name, link, _ in listed if link != name] == []
    tags = sorted(message.__struct_config__.tag for message in MESSAGES)
    assert sorted(name for name, _, _ in listed) == tags
    assert {name: said for name, _, said in listed} == {tag: sender_and_states(tag) for tag in tags}


@pytest.mark.parametrize("action", sorted(actions.Action.__args__, key=str))
def test_every_action_is_described_with_all_its_fields(action):
    names = {field.name for field in msgspec.structs.fields(action)}
    assert named_in(section(action.__struct_config__.tag)) == names


@pytest.mark.parametrize("part", sorted(PARTS | VIEW_PARTS, key=str))
def test_every_part_of_a_message_is_described_with_all_its_fields(part):
    names = {field.name for field in msgspec.structs.fields(part)}
    assert named_in(section(part.__name__)) == names


def defaults_of(part: type) -> set[str]:
    """The names of the fields that may be omitted."""
    return {field.name for field in msgspec.structs.fields(part) if not field.required}


@pytest.mark.parametrize("part", sorted(MESSAGES | PARTS | VIEW_PARTS, key=str))
def test_the_protocol_marks_every_optional_field(part):
    heading = part.__struct_config__.tag if part in MESSAGES else part.__name__
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", section(heading), re.MULTILINE)
    optional = {name for name, kind in rows if " = " in kind}
    assert optional - {"id"} == defaults_of(part) - {"id"}


@pytest.mark.parametrize("kind", CODES, ids=lambda kind: kind.__name__)
def test_every_code_is_described_in_the_protocol(kind):
    assert named_in(section(kind.__name__)) == {str(code) for code in kind}


def test_the_protocol_describes_only_what_exists():
    described = set(re.findall(r"^#+ `(\w+)`", PAGE, re.MULTILINE))
    tags = {message.__struct_config__.tag for message in MESSAGES}
    names = {part.__name__ for part in PARTS | VIEW_PARTS} | {kind.__name__ for kind in CODES}
    deeds = {action.__struct_config__.tag for action in get_args(actions.Action)}
    assert described == tags | names | deeds | {"Switches", "State"}


@pytest.mark.parametrize(
    "message",
    [
        m.Hello(version=limits.PROTOCOL_VERSION, name="Ёж"),
        m.Intent(match=1, decision=12, action=actions.Vote(numbers=(3,)), id=7),
    ],
    ids=lambda message: type(message).__name__,
)
def test_the_example_frames_of_the_protocol_decode_to_their_messages(message):
    dumps = re.findall(r"^```\n((?:[0-9a-f]{2}[ \n])+)```$", PAGE, re.MULTILINE)
    bodies = [list(FrameDecoder().feed(bytes.fromhex(dump))) for dump in dumps]
    assert [decode_from_client(body) for (body,) in bodies].count(message) == 1


def test_the_example_proofs_of_the_protocol_match_the_code():
    nonces = "1" * 32, "2" * 32
    for signer in (CLIENT, HOST):
        assert f"`{proof(signer, 'secret', '0123456789abcdef', nonces, OPEN)}`" in PAGE
    assert f"`{name_of('secret')}`" in PAGE


def test_the_links_of_the_protocol_have_targets():
    links = set(re.findall(r"\]\(([^)#]+)\)", PAGE))
    assert {Path(link).name for link in links} >= {
        "DISCOVERY.md",
        "schema.json",
        "example_client.py",
    }
    local = [link for link in links if "://" not in link]
    assert all((Path(codes.__file__).parent / link).is_file() for link in local)


def test_messages_with_a_higher_cost_are_documented():
    limits_section = PAGE[PAGE.index("## Limits") :]
    assert all(f"`{kind.__struct_config__.tag}`" in limits_section for kind in COSTS)


OF_HOST = Limits()
REFUSED = 429
"""The status of a request that comes too often."""

LIMITS_OF_A_HOST = {
    "connections that haven't said hello": (
        OF_HOST.strangers,
        OF_HOST.strangers_per_address,
        OF_HOST.handshake,
    ),
    "spectators": (OF_HOST.watchers, OF_HOST.watchers_per_address),
    "seats": (OF_HOST.seats_per_address,),
    "messages from people without a seat": (
        OF_HOST.address_per_second,
        OF_HOST.address_at_once,
        OF_HOST.messages_per_second,
        OF_HOST.messages_at_once,
    ),
    "messages from a seated player": (OF_HOST.messages_per_second, OF_HOST.messages_at_once),
    "`react`": (1 / OF_HOST.reactions_per_second, OF_HOST.reactions),
    "guesses of the code from one address": (OF_HOST.code_tries, 1 / OF_HOST.code_tries_per_second),
    "guesses of the code from all addresses": (
        OF_HOST.code_tries_in_all,
        1 / OF_HOST.code_tries_in_all_per_second,
    ),
    "seal offers for one seat, unproven": (
        OF_HOST.seat_offers,
        1 / OF_HOST.seat_offers_per_second,
    ),
    "bytes waiting to be read by a client": (MOST_QUEUED / 1024 / 1024,),
    "requests over HTTP": (
        server.ASKED_AT_ONCE,
        server.ASKED_PER_LOOK,
        server.LOOK_MS / 1000,
        REFUSED,
    ),
    "connections for HTTP": (server.CONNECTIONS, server.CONNECTIONS_PER_ADDRESS),
    "drawings of `/invitation.svg`": (DRAWN_PER_LOOK, server.LOOK_MS / 1000, REFUSED),
    "pings over WebSocket without a message": (MOST_PARTS,),
}


def test_the_limits_of_a_host_have_the_values_of_the_code():
    table = PAGE.partition("\n| What | Limit |\n")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| (.+?) \| (.+) \|$", table, re.MULTILINE)
    listed = {what: tuple(map(int, re.findall(r"\d+", limit))) for what, limit in rows}
    assert listed == LIMITS_OF_A_HOST


def test_the_times_of_a_host_have_the_values_of_the_code():
    text = " ".join(PAGE.split())
    times = (
        f"`ping` every {OF_HOST.ping_every:g} seconds",
        f"any frame for {OF_HOST.silence:g} seconds",
        f"at least {OF_HOST.shortest_absence:g} and at most {OF_HOST.lobby_absence:g} seconds",
        f"after {OF_HOST.admin_absence:g} seconds the first seated person",
        f"doesn't answer within {OF_HOST.handing_over:g} seconds",
    )
    assert [time for time in times if time not in text] == []


def test_every_state_edition_and_switch_is_named():
    assert named_in(section("State")) == {state.name for state in State}
    switches = {field.name for field in msgspec.structs.fields(Switches)}
    assert named_in(section("Switches")) == switches
    assert all(f"`{edition}`" in PAGE for edition in EDITIONS)


def test_every_limit_is_documented_with_its_value():
    listed = dict(re.findall(r"^\| `([A-Z_]+)` \| (\d+) \|", PAGE, re.MULTILINE))
    numbers = {
        name: value
        for name, value in (vars(model) | vars(limits)).items()
        if name.isupper() and isinstance(value, int)
    }
    assert {name: int(value) for name, value in listed.items()} == numbers
