"""The `.run` file: a script with an archive appended, which installs itself for one user."""

import hashlib
from pathlib import Path

from release.linux import tree

SCRIPT = Path("packaging") / "linux" / "installer.sh"


def header(script: str, version: str, payload: bytes) -> str:
    values = {
        "@ID@": tree.ID,
        "@VERSION@": version,
        "@SHA256@": hashlib.sha256(payload).hexdigest(),
        "@LINES@": str(script.count("\n") + 1),
    }
    for name, value in values.items():
        script = script.replace(name, value)
    return script


def build(root: Path, packed: Path, target: Path, version: str) -> Path:
    payload = packed.read_bytes()
    script = (root / SCRIPT).read_text(encoding="utf-8")
    target.write_bytes(header(script, version, payload).encode() + payload)
    target.chmod(0o755)
    return target
