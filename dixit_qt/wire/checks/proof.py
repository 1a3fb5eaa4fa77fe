"""A seat's token is proven, never shown: both ends sign both nonces, each in its own name.

They also sign the channel over which they speak, so that a proof which somebody passes on over
another connection is worth nothing there: a sealed connection's own mark, else how it was opened.
"""

import hashlib
import hmac

CLIENT = "dixit-qt 2 client"
HOST = "dixit-qt 2 host"
OPEN = "open"
BROWSER = "browser"


def name_of(token: str) -> str:
    """What a seat is called before it is proven; nobody can make the token from it."""
    return hashlib.sha256(token.encode()).hexdigest()


def proof(signer: str, token: str, game: str, nonces: tuple[str, str], channel: str) -> str:
    """`nonces` are the client's and the host's."""
    text = "\n".join((signer, game, *nonces, channel))
    return hmac.new(token.encode(), text.encode(), hashlib.sha256).hexdigest()


def is_proof(
    given: str, signer: str, token: str, game: str, nonces: tuple[str, str], channel: str
) -> bool:
    return hmac.compare_digest(given, proof(signer, token, game, nonces, channel))
