"""Records every packet at the ports of the bridge: `python sniffer.py FILE`."""

import socket
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ETH_P_ALL = 3
ETHERNET = 14
IPV4 = 0x0800
TCP, UDP = 6, 17
LENGTH = 4

Flow = tuple[bytes, int]


def listen(file: Path) -> None:
    with socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ETH_P_ALL)) as ear:
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16 * 1024 * 1024)
        with file.open("wb") as kept:
            print("{}", flush=True)
            while packet := ear.recv(1 << 17):
                kept.write(len(packet).to_bytes(LENGTH, "big") + packet)
                kept.flush()


def packets(data: bytes) -> Iterator[bytes]:
    start = 0
    while start + LENGTH <= len(data):
        end = start + LENGTH + int.from_bytes(data[start : start + LENGTH], "big")
        yield data[start + LENGTH : end]
        start = end


def said(data: bytes) -> bytes:
    """The decoded conversations, one block for each connection."""
    flows: dict[Flow, dict[int, bytes]] = defaultdict(dict)
    for packet in packets(data):
        found = _piece(packet)
        if found is not None:
            flow, place, piece = found
            flows[flow].setdefault(place, piece)
    return b"\n\n".join(b"".join(pieces.values()) for pieces in flows.values())


def _piece(packet: bytes) -> tuple[Flow, int, bytes] | None:
    """The conversation, the position in it, and the bytes; each packet may be captured twice."""
    if int.from_bytes(packet[12:ETHERNET], "big") != IPV4:
        return None
    ip = packet[ETHERNET : ETHERNET + int.from_bytes(packet[16:18], "big")]
    header, protocol = (ip[0] & 15) * 4, ip[9]
    body = ip[header:]
    if protocol == UDP:
        return (ip[12:20] + body[:4], UDP), hash(bytes(body[8:])), body[8:]
    if protocol != TCP:
        return None
    piece = body[(body[12] >> 4) * 4 :]
    place = int.from_bytes(body[4:8], "big")
    return None if not piece else ((ip[12:20] + body[:4], TCP), place, piece)


if __name__ == "__main__":
    listen(Path(sys.argv[1]))
