"""Finds out why two computers don't see each other: the steps in order, and the likely cause.

Each step uses one method of `Soundings`; everything else is logic without any network. The texts of
the codes come from `diagnosis.in_words`.
"""

import errno
import ipaddress
import socket
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from dixit_qt.net.discovery import interfaces
from dixit_qt.net.discovery.interfaces import Interface, Kind
from dixit_qt.net.places import Place
from dixit_qt.wire.codes import Farewell


class Check(StrEnum):
    INTERFACES = "interfaces"
    MDNS = "mdns"
    BROADCAST = "broadcast"
    CONNECTION = "connection"
    GREETING = "greeting"


class Status(StrEnum):
    OK = "ok"
    DOUBTFUL = "doubtful"
    FAILED = "failed"
    SKIPPED = "skipped"


class Finding(StrEnum):
    NETWORK_FOUND = "network_found"
    NO_NETWORK = "no_network"
    ONLY_VIRTUAL = "only_virtual"
    NO_ROUTER = "no_router"
    VPN_IS_ON = "vpn_is_on"
    NETWORK_IS_PUBLIC = "network_is_public"
    MDNS_HEARS_TABLES = "mdns_hears_tables"
    MDNS_HEARS_NOTHING = "mdns_hears_nothing"
    MDNS_PORT_TAKEN = "mdns_port_taken"
    MDNS_FAILS = "mdns_fails"
    QUESTION_ANSWERED = "question_answered"
    QUESTION_UNANSWERED = "question_unanswered"
    QUESTION_FAILS = "question_fails"
    NO_ADDRESS_GIVEN = "no_address_given"
    BAD_ADDRESS = "bad_address"
    CONNECTED = "connected"
    CONNECTION_REFUSED = "connection_refused"
    CONNECTION_SILENT = "connection_silent"
    OTHER_NETWORK = "other_network"
    NO_ROUTE = "no_route"
    LOCAL_NETWORK_DENIED = "local_network_denied"
    NOT_REACHED = "not_reached"
    TABLE_ANSWERS = "table_answers"
    WRONG_VERSION = "wrong_version"
    NOT_A_TABLE = "not_a_table"


class Cause(StrEnum):
    ALL_WELL = "all_well"
    ONLY_BY_ADDRESS = "only_by_address"
    NO_NETWORK = "no_network"
    ONLY_VIRTUAL = "only_virtual"
    VPN = "vpn"
    PUBLIC_NETWORK = "public_network"
    LOCAL_NETWORK_DENIED = "local_network_denied"
    OTHER_NETWORK = "other_network"
    HOST_FIREWALL = "host_firewall"
    ISOLATION = "isolation"
    NOT_HOSTING = "not_hosting"
    BAD_ADDRESS = "bad_address"
    WRONG_VERSION = "wrong_version"
    NOT_A_TABLE = "not_a_table"
    SOCKETS_BLOCKED = "sockets_blocked"
    NOBODY_HEARD = "nobody_heard"


@dataclass(frozen=True, slots=True)
class Step:
    """`detail` is for people who know networks: addresses, or an error of the system."""

    check: Check
    status: Status
    finding: Finding
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Diagnosis:
    steps: tuple[Step, ...]
    cause: Cause

    @property
    def found_a_problem(self) -> bool:
        return self.cause not in {Cause.ALL_WELL, Cause.ONLY_BY_ADDRESS}


class Soundings(Protocol):
    """Access to the network. Every call may block and may raise OSError."""

    def interfaces(self) -> Sequence[Interface]: ...
    def network_is_public(self) -> bool: ...
    def tables_by_mdns(self, addresses: Sequence[str]) -> Sequence[str]: ...
    def tables_by_question(self, targets: Sequence[str]) -> Sequence[str]: ...
    def greet(self, place: Place) -> Farewell | None: ...


@dataclass(slots=True)
class Examination:
    """Runs the steps one by one; `steps` grows, and `diagnosis` is complete after the last."""

    soundings: Soundings
    platform: str
    place: Place | None = None
    bad_address: bool = False
    steps: list[Step] = field(default_factory=list)
    _found: tuple[Interface, ...] = ()

    def run(self) -> Iterator[Step]:
        for check in (self._interfaces, self._mdns, self._broadcast):
            yield self._noted(check())
        for step in self._connection():
            yield self._noted(step)

    @property
    def diagnosis(self) -> Diagnosis:
        steps = tuple(self.steps)
        return Diagnosis(steps, conclude(steps))

    def _noted(self, step: Step) -> Step:
        self.steps.append(step)
        return step

    def _interfaces(self) -> Step:
        self._found = tuple(self.soundings.interfaces())
        detail = ", ".join(interfaces.own_addresses(self._found))
        status, finding = _judge_interfaces(self._found)
        if finding is Finding.NETWORK_FOUND and self.soundings.network_is_public():
            status, finding = Status.DOUBTFUL, Finding.NETWORK_IS_PUBLIC
        return Step(Check.INTERFACES, status, finding, detail)

    def _mdns(self) -> Step:
        try:
            heard = self.soundings.tables_by_mdns(interfaces.multicast_addresses(self._found))
        except OSError as error:
            taken = error.errno in {errno.EADDRINUSE, errno.EACCES}
            finding = Finding.MDNS_PORT_TAKEN if taken else Finding.MDNS_FAILS
            return Step(Check.MDNS, Status.FAILED, finding, str(error))
        if heard:
            return Step(Check.MDNS, Status.OK, Finding.MDNS_HEARS_TABLES, ", ".join(heard))
        return Step(Check.MDNS, Status.DOUBTFUL, Finding.MDNS_HEARS_NOTHING)

    def _broadcast(self) -> Step:
        targets = [*interfaces.broadcast_addresses(self._found)]
        if self.place is not None:
            targets.append(self.place.address)
        try:
            heard = self.soundings.tables_by_question(targets)
        except OSError as error:
            return Step(Check.BROADCAST, Status.FAILED, Finding.QUESTION_FAILS, str(error))
        if heard:
            return Step(Check.BROADCAST, Status.OK, Finding.QUESTION_ANSWERED, ", ".join(heard))
        return Step(Check.BROADCAST, Status.DOUBTFUL, Finding.QUESTION_UNANSWERED)

    def _connection(self) -> tuple[Step, ...]:
        if self.bad_address:
            return (Step(Check.CONNECTION, Status.FAILED, Finding.BAD_ADDRESS),)
        if self.place is None:
            return (Step(Check.CONNECTION, Status.SKIPPED, Finding.NO_ADDRESS_GIVEN),)
        try:
            farewell = self.soundings.greet(self.place)
        except OSError as error:
            finding = judge_connection(error, self.place, self._found, self.platform)
            return (Step(Check.CONNECTION, Status.FAILED, finding, f"{self.place}: {error}"),)
        connected = Step(Check.CONNECTION, Status.OK, Finding.CONNECTED, str(self.place))
        return connected, judge_greeting(farewell)


def _judge_interfaces(found: Sequence[Interface]) -> tuple[Status, Finding]:
    chosen = interfaces.usable(found)
    if not chosen:
        return Status.FAILED, Finding.NO_NETWORK
    kinds = {each.kind for each in chosen}
    if Kind.REAL not in kinds:
        return Status.DOUBTFUL, Finding.ONLY_VIRTUAL
    if all(address.ip.is_link_local for each in chosen for address in each.ipv4):
        return Status.DOUBTFUL, Finding.NO_ROUTER
    if any(each.kind is Kind.TUNNEL and each.ipv4 for each in found):
        return Status.DOUBTFUL, Finding.VPN_IS_ON
    return Status.OK, Finding.NETWORK_FOUND


def judge_connection(
    error: OSError, place: Place, found: Sequence[Interface], platform: str
) -> Finding:
    if isinstance(error, socket.gaierror):
        return Finding.BAD_ADDRESS
    if isinstance(error, ConnectionRefusedError):
        return Finding.CONNECTION_REFUSED
    unreachable = error.errno in {errno.EHOSTUNREACH, errno.ENETUNREACH}
    if unreachable and platform == "darwin" and _is_near(place, found):
        return Finding.LOCAL_NETWORK_DENIED
    if (unreachable or isinstance(error, TimeoutError)) and not _is_near(place, found):
        return Finding.OTHER_NETWORK
    if unreachable:
        return Finding.NO_ROUTE
    return Finding.CONNECTION_SILENT if isinstance(error, TimeoutError) else Finding.NOT_REACHED


def _is_near(place: Place, found: Sequence[Interface]) -> bool:
    """Whether the address is in one of our own networks; for anything but IPv4 it can't be checked
    and counts as near.
    """
    try:
        address = ipaddress.IPv4Address(place.address)
    except ValueError:
        return True
    return any(address in own.network for each in found for own in each.ipv4)


def judge_greeting(farewell: Farewell | None) -> Step:
    """Judge the answer to a greeting that names a game that doesn't exist. A table answers that it
    is another game, so the check never takes a seat.
    """
    if farewell is None:
        return Step(Check.GREETING, Status.FAILED, Finding.NOT_A_TABLE)
    if farewell is Farewell.WRONG_VERSION:
        return Step(Check.GREETING, Status.FAILED, Finding.WRONG_VERSION)
    return Step(Check.GREETING, Status.OK, Finding.TABLE_ANSWERS, farewell.value)


_TELLING = {
    Finding.NO_NETWORK: Cause.NO_NETWORK,
    Finding.BAD_ADDRESS: Cause.BAD_ADDRESS,
    Finding.CONNECTION_REFUSED: Cause.NOT_HOSTING,
    Finding.OTHER_NETWORK: Cause.OTHER_NETWORK,
    Finding.LOCAL_NETWORK_DENIED: Cause.LOCAL_NETWORK_DENIED,
    Finding.WRONG_VERSION: Cause.WRONG_VERSION,
    Finding.NOT_A_TABLE: Cause.NOT_A_TABLE,
}
_WHEN_NOTHING_IS_HEARD = {
    Finding.VPN_IS_ON: Cause.VPN,
    Finding.NETWORK_IS_PUBLIC: Cause.PUBLIC_NETWORK,
    Finding.ONLY_VIRTUAL: Cause.ONLY_VIRTUAL,
    Finding.QUESTION_FAILS: Cause.SOCKETS_BLOCKED,
    Finding.NO_ADDRESS_GIVEN: Cause.NOBODY_HEARD,
}


def conclude(steps: Sequence[Step]) -> Cause:
    """The strongest evidence decides: first an answer, then a clear error, then whether any table
    was found.
    """
    findings = {step.finding for step in steps}
    heard = bool(findings & {Finding.MDNS_HEARS_TABLES, Finding.QUESTION_ANSWERED})
    if Finding.TABLE_ANSWERS in findings:
        return Cause.ALL_WELL if heard else Cause.ONLY_BY_ADDRESS
    telling = _first(_TELLING, findings)
    if telling is not None:
        return telling
    if heard:
        return Cause.ALL_WELL if Finding.NO_ADDRESS_GIVEN in findings else Cause.HOST_FIREWALL
    return _first(_WHEN_NOTHING_IS_HEARD, findings) or Cause.ISOLATION


def _first(causes: Mapping[Finding, Cause], findings: Collection[Finding]) -> Cause | None:
    return next((cause for finding, cause in causes.items() if finding in findings), None)
