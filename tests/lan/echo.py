"""Measures a line: sends datagrams to itself on another laptop and reports what came back."""

import json
import socket
import sys
import time

PORT = 4000
DATAGRAMS = 300
LAST_ONE_WITHIN = 2.0


def answer() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.bind(("", PORT))
        print("{}", flush=True)
        while True:
            datagram, sender = sock.recvfrom(64)
            sock.sendto(datagram, sender)


def measure(address: str) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.connect((address, PORT))
        times = []
        for _ in range(DATAGRAMS):
            sock.send(repr(time.monotonic()).encode())
        sock.settimeout(LAST_ONE_WITHIN)
        try:
            while True:
                times.append(time.monotonic() - float(sock.recv(64)))
        except TimeoutError:
            print(json.dumps({"back": len(times) / DATAGRAMS, "fastest": min(times)}), flush=True)


if __name__ == "__main__":
    measure(sys.argv[1]) if len(sys.argv) > 1 else answer()
