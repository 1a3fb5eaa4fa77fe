"""PROTOCOL.md matches the code: every message, field, code, state and limit."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from dixit_qt.host.connections import COSTS, Limits
from dixit_qt.rules import actions, model, records, seatview
from dixit_qt.rules.editions import EDITIONS, Switches
from dixit_qt.rules.model import Clue, ClueKind, Family, Phase
from dixit_qt.rules.refusals import Refusal
from dixit_qt.wire import codes, limits, room
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import FrameDecoder, decode_from_client
from dixit_qt.wire.peer import State
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
def test_the_page_says_what_may_be_left_out(part):
    heading = part.__struct_config__.tag if part in MESSAGES else part.__name__
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", section(heading), re.MULTILINE)
    optional = {name for name, kind in rows if " = " in kind}
    assert optional - {"id"} == defaults_of(part) - {"id"}


@pytest.mark.parametrize("kind", CODES, ids=lambda kind: kind.__name__)
def test_every_code_is_described(kind):
    assert named_in(section(kind.__name__)) == {str(code) for code in kind}


def test_the_page_describes_nothing_that_does_not_exist():
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
def test_the_bytes_of_the_page_are_the_message(message):
    dumps = re.findall(r"^```\n((?:[0-9a-f]{2}[ \n])+)```$", PAGE, re.MULTILINE)
    bodies = [list(FrameDecoder().feed(bytes.fromhex(dump))) for dump in dumps]
    assert [decode_from_client(body) for (body,) in bodies].count(message) == 1


def test_the_proofs_of_the_page_are_those_of_the_program():
    nonces = "1" * 32, "2" * 32
    for signer in (CLIENT, HOST):
        assert f"`{proof(signer, 'secret', '0123456789abcdef', nonces, OPEN)}`" in PAGE
    assert f"`{name_of('secret')}`" in PAGE


def test_the_files_to_which_the_page_leads_exist():
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


def test_the_limits_of_an_address_are_those_of_the_program():
    limits_section = " ".join(PAGE[PAGE.index("## Limits") :].split())
    most = Limits()
    for words in (
        f"{most.strangers_per_address} connections that haven't said hello",
        f"{most.seats_per_address} seats (except on its own computer)",
        f"{most.watchers_per_address} spectators",
        f"share {most.address_per_second:.0f} messages a second with",
        f"with a reserve of {most.address_at_once:.0f};",
        f"may send {most.messages_per_second:.0f} of these a second,",
        f"with a reserve of {most.messages_at_once:.0f}.",
        f"with a reserve of {most.reactions:.0f}; more are refused",
        f"may try {most.code_tries:.0f} wrong codes",
        f"all addresses together {most.code_tries_in_all:.0f},",
        f"{most.seat_offers:.0f} unproven ones",
    ):
        assert words in limits_section
    assert f"doesn't answer within {most.handing_over:.0f} seconds" in PAGE


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
