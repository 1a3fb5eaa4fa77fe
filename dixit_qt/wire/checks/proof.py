"""A seat's token is proven, never shown: both ends sign both nonces, each in its own name."""

import hashlib
import hmac

CLIENT = "dixit-qt 2 client"
HOST = "dixit-qt 2 host"


def name_of(token: str) -> str:
    """What a seat is called before it is proven; nobody can make the token from it."""
    return hashlib.sha256(token.encode()).hexdigest()


def proof(signer: str, token: str, game: str, nonces: tuple[str, str]) -> str:
    """`nonces` are the client's and the host's."""
    text = "\n".join((signer, game, *nonces))
    return hmac.new(token.encode(), text.encode(), hashlib.sha256).hexdigest()


def is_proof(given: str, signer: str, token: str, game: str, nonces: tuple[str, str]) -> bool:
    return hmac.compare_digest(given, proof(signer, token, game, nonces))
