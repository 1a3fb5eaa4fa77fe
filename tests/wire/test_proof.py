"""A token is proven by whoever knows it, for one game, one side and two nonces."""

from dixit_qt.wire.seal import CLIENT, HOST, is_proof, name_of, proof

NONCES = ("1" * 32, "2" * 32)


def test_a_proof_fits_its_own_signer_token_game_and_nonces_only():
    signed = proof(CLIENT, "secret", "game", NONCES)
    assert is_proof(signed, CLIENT, "secret", "game", NONCES)
    assert not is_proof(signed, HOST, "secret", "game", NONCES)
    assert not is_proof(signed, CLIENT, "secrets", "game", NONCES)
    assert not is_proof(signed, CLIENT, "secret", "games", NONCES)
    assert not is_proof(signed, CLIENT, "secret", "game", NONCES[::-1])


def test_the_name_of_a_seat_does_not_tell_its_token():
    assert name_of("secret") != name_of("secres")
    assert "secret" not in name_of("secret")
