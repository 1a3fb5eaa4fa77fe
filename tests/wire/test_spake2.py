"""The key exchange agrees with the reference library, and refuses invalid elements."""

import pytest
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from hypothesis import given, settings
from hypothesis import strategies as st
from nacl.bindings import crypto_core_ed25519_sub
from spake2 import SPAKE2_A, SPAKE2_B
from spake2.parameters.ed25519 import ParamsEd25519

from dixit_qt.wire.spake2 import CLIENT_ID, HOST_ID, BadElement, Exchange, M, N, expanded

secrets = st.binary(min_size=1, max_size=60)
randomness = st.integers(1, 2**512 - 1).map(lambda number: number.to_bytes(64, "big"))


def giving(number: bytes):
    return lambda _count: number


@settings(max_examples=25, deadline=None)
@given(secrets, randomness, randomness)
def test_both_ends_agree_with_the_reference_library(secret: bytes, x: bytes, y: bytes):
    client, host = Exchange.of_client(secret, giving(x)), Exchange.of_host(secret, giving(y))
    reference_client = SPAKE2_A(secret, CLIENT_ID, HOST_ID, entropy_f=giving(x))
    reference_host = SPAKE2_B(secret, CLIENT_ID, HOST_ID, entropy_f=giving(y))
    assert reference_client.start() == b"A" + client.element
    assert reference_host.start() == b"B" + host.element
    keys = client.key(host.element), host.key(client.element)
    assert keys[0] == keys[1] == reference_client.finish(b"B" + host.element)


def test_the_fixed_points_are_those_of_the_reference_library():
    assert ParamsEd25519.M.to_bytes() == M
    assert ParamsEd25519.N.to_bytes() == N


def test_another_secret_gives_another_key():
    client = Exchange.of_client(b"right", giving(bytes(range(64))))
    host = Exchange.of_host(b"wrong", giving(bytes(range(64, 128))))
    assert client.key(host.element) != host.key(client.element)


@pytest.mark.parametrize(
    "element",
    [
        pytest.param(bytes(32), id="order four"),
        pytest.param(bytes([1, *bytes(31)]), id="zero"),
        pytest.param(bytes([2, *bytes(31)]), id="no point"),
        pytest.param(b"\xff" * 32, id="not canonical"),
        pytest.param(
            bytes.fromhex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"),
            id="order eight",
        ),
    ],
)
def test_an_element_outside_the_group_gives_no_key(element: bytes):
    client = Exchange.of_client(b"secret", giving(bytes(range(64))))
    with pytest.raises(BadElement):
        client.key(element)


def test_a_degenerate_element_gives_no_key():
    """If y were 0, the host would send only w·N, and K would be zero for every x."""
    client = Exchange.of_client(b"secret", giving(bytes(range(64))))
    bare = Exchange.of_host(b"secret", giving(bytes(63) + b"\1")).element
    base = bytes.fromhex("5866666666666666666666666666666666666666666666666666666666666666")
    with pytest.raises(BadElement):
        client.key(crypto_core_ed25519_sub(bare, base))


@given(st.binary(max_size=80), st.binary(max_size=40), st.binary(max_size=40), st.integers(1, 200))
def test_keys_are_expanded_as_in_rfc_5869(secret, salt, info, length):
    reference = HKDF(SHA256(), length=length, salt=salt or None, info=info).derive(secret)
    assert expanded(secret, salt, info, length) == reference
