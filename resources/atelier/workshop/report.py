"""What was measured and what is wrong."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Report:
    lines: list[str] = field(default_factory=list)
    faults: int = 0

    def note(self, text: str) -> None:
        self.lines.append(text)

    def demand(self, holds: bool, text: str) -> None:
        if not holds:
            self.faults += 1
            self.lines.append(f"FAULT {text}")
