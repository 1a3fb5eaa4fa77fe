"""The words of a diagnosis: what each step found, what is likely wrong, what to do about it."""

import sys
from enum import StrEnum

from dixit_qt.diagnosis.examination import Cause, Check, Finding, Status
from dixit_qt.languages import texts
from dixit_qt.net import ports

PARTS: dict[type[StrEnum], str] = {
    Check: "checks",
    Status: "statuses",
    Finding: "findings",
    Cause: "causes",
}


def in_words(code: StrEnum, language: str) -> str:
    """A check, a status, a finding or a cause in words."""
    text: str = texts("diagnosis", language)[PARTS[type(code)]][code.value]
    return text


def advice(cause: Cause, language: str) -> str:
    text: str = texts("diagnosis", language)["advice"][cause.value]
    return text


_NETSH = "netsh advfirewall firewall add rule dir=in action=allow"
_FIREWALLD = "sudo firewall-cmd --add-port"
_FIREWALL_COMMANDS = {
    "win32": (
        f'{_NETSH} name="Dixit Qt" protocol=TCP localport={ports.GAME}',
        f'{_NETSH} name="Dixit Qt search" protocol=UDP localport={ports.QUESTION},5353',
    ),
    "linux": (
        f"sudo ufw allow {ports.GAME}/tcp; sudo ufw allow {ports.QUESTION}/udp",
        f"{_FIREWALLD}={ports.GAME}/tcp --add-port={ports.QUESTION}/udp --add-service=mdns",
    ),
    "darwin": ("open 'x-apple.systempreferences:com.apple.Network-Settings.extension?Firewall'",),
}
_OPENED_BY_FIREWALL = {
    Cause.HOST_FIREWALL,
    Cause.ISOLATION,
    Cause.SOCKETS_BLOCKED,
    Cause.NOBODY_HEARD,
}


def commands(cause: Cause, platform: str = sys.platform) -> tuple[str, ...]:
    """To be copied into a terminal of the computer that hosts, if its firewall is to blame."""
    if cause is Cause.PUBLIC_NETWORK and platform == "win32":
        return ("start ms-settings:network",)
    return _FIREWALL_COMMANDS.get(platform, ()) if cause in _OPENED_BY_FIREWALL else ()
