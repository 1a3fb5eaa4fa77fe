"""The question "who hosts a table?" and its answer, as datagrams of the second channel.

A question is padded to the size that an answer may have at most, so that nobody can use a host
to send more to a third machine than he sends himself.
"""

import msgspec

from dixit_qt.net.discovery.advert import Advert, checked, shortened

NONCE_BYTES = 8
MOST_BYTES = 480
_QUESTION = "dixit-qt?"
_ANSWER = "dixit-qt!"
_BARE = len(msgspec.msgpack.encode((_QUESTION, bytes(NONCE_BYTES), bytes(256)))) - 256


def question(nonce: bytes) -> bytes:
    return msgspec.msgpack.encode((_QUESTION, nonce, bytes(MOST_BYTES - _BARE)))


def read_question(datagram: bytes) -> bytes | None:
    """The nonce to answer with, or None for anything else."""
    match _unpacked(datagram):
        case [str(mark), bytes(nonce), _] if mark == _QUESTION and len(nonce) == NONCE_BYTES:
            return nonce if len(datagram) == MOST_BYTES else None
        case _:
            return None


def answer(nonce: bytes, advert: Advert) -> bytes:
    """The name of the house rules is left out where it does not fit."""
    short = msgspec.structs.replace(advert, name=shortened(advert.name))
    whole = msgspec.msgpack.encode((_ANSWER, nonce, short))
    if len(whole) <= MOST_BYTES:
        return whole
    return msgspec.msgpack.encode((_ANSWER, nonce, msgspec.structs.replace(short, house="")))


def read_answer(datagram: bytes, nonces: frozenset[bytes]) -> Advert | None:
    """Only an answer to a question of ours counts."""
    match _unpacked(datagram):
        case [str(mark), bytes(nonce), dict(fields)] if mark == _ANSWER and nonce in nonces:
            return checked(fields)
        case _:
            return None


def _unpacked(datagram: bytes) -> object:
    if len(datagram) > MOST_BYTES:
        return None
    try:
        return msgspec.msgpack.decode(datagram)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


class RateLimit:
    """Lets `burst` through at once and `per_second` in the long run."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = float(burst)
        self._last = 0.0

    def allows(self, now: float) -> bool:
        gained = max(0.0, now - self._last) * self._per_second
        self._left = min(self._burst, self._left + gained)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
