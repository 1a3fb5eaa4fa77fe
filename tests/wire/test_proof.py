"""A proof of a token is valid for one game, one side, two nonces and one channel."""

from pathlib import Path

from dixit_qt.wire import seal_messages
from dixit_qt.wire.seal_messages import BROWSER, CLIENT, HOST, OPEN, is_proof, name_of, proof

PAGE = Path(seal_messages.__file__).with_name("PROTOCOL.md").read_text(encoding="utf-8")
NONCES = ("1" * 32, "2" * 32)


def test_a_proof_fits_its_own_signer_token_game_nonces_and_channel_only():
    signed = proof(CLIENT, "secret", "game", NONCES, OPEN)
    assert is_proof(signed, CLIENT, "secret", "game", NONCES, OPEN)
    assert not is_proof(signed, HOST, "secret", "game", NONCES, OPEN)
    assert not is_proof(signed, CLIENT, "secrets", "game", NONCES, OPEN)
    assert not is_proof(signed, CLIENT, "secret", "games", NONCES, OPEN)
    assert not is_proof(signed, CLIENT, "secret", "game", NONCES[::-1], OPEN)
    assert not is_proof(signed, CLIENT, "secret", "game", NONCES, BROWSER)


def test_the_name_of_a_seat_does_not_reveal_its_token():
    assert name_of("secret") != name_of("secres")
    assert "secret" not in name_of("secret")


def test_the_kinds_of_unencrypted_channels_are_those_of_the_page():
    assert f"the channel over which both speak: `{OPEN}`;\n`{BROWSER}` for a WebSocket" in PAGE
