"""What all messages have in common."""

from msgspec import Struct

from dixit_qt.wire import limits as of


class Message(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="t", tag=True
):
    """A msgpack map whose field `t` names the message. What stands at its default is left out."""


class Told(Message, frozen=True, forbid_unknown_fields=False):
    """What a host says. A later one may say more in it, which is passed over here."""


class Request(Message, frozen=True, kw_only=True):
    """What the host answers with `done` or `refused`, naming its id; 0 is no id."""

    id: of.RequestId = 0
