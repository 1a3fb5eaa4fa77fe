"""Adds the build record to a wheel (a hatchling hook)."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        sys.path.insert(0, str(root / "packaging"))
        from release import build_record

        self._folder = tempfile.TemporaryDirectory()
        if version != "editable":
            file = build_record.write(root, Path(self._folder.name), "wheel")
            build_data["force_include"][str(file)] = f"dixit_qt/_resources/{file.name}"

    def finalize(self, _version: str, _build_data: dict[str, Any], _artifact_path: str) -> None:
        self._folder.cleanup()
