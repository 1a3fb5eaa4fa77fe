"""TOML that may come from a stranger: what takes the parser long is refused before it is parsed.

The parser looks at every beginning of a dotted name, so a name of many thousand parts would take
it hours. Ours have two parts.
"""

import re
import tomllib
from typing import Any

DEEPEST = 4

_PIECE = re.compile(
    r'''"""(?:\\[\s\S]|(?!""")[^\\])*+(?:"{3,5}|\\?\Z)'''
    r"""|'''(?:(?!''')[\s\S])*+(?:'{3,5}|\Z)"""
    r"""|"(?:\\.|[^"\\\n])*+["\\]?|'[^'\n]*+'?"""
    r"""|\#[^\n]*+|\.|\n|[^"'#.\n]++"""
)
"""Every character belongs to one piece, so all pieces together are found in one go."""

_PART = re.compile(r"[\w\- \t]+")


def parsed(text: str) -> dict[str, Any]:
    """`ValueError` or `RecursionError` when it is not TOML, or has names that are too deep."""
    depth = 0
    for piece in _PIECE.finditer(text):
        said = piece.group()
        if said == ".":
            depth += 1
        elif said[0] not in "\"'" and not _PART.fullmatch(said):
            depth = 0
        if depth >= DEEPEST:
            raise ValueError(f"a name has more than {DEEPEST} parts")
    return tomllib.loads(text)
