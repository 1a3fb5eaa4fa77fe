"""What was measured, what is wrong, what is still missing and what only an eye can decide."""

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

    def hope(self, holds: bool, text: str) -> None:
        if not holds:
            self.lines.append(f"NOT YET {text}")

    def ask(self, holds: bool, text: str) -> None:
        if not holds:
            self.lines.append(f"QUESTION {text}")
