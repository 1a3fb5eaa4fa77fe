"""The bill of materials of a build, in CycloneDX format."""

import json
import uuid
from collections.abc import Iterable
from pathlib import Path

from devtools.licences import Component

SPEC = "1.6"
NAMESPACE = uuid.UUID("6f1b6c3e-3f0a-5a9b-9d55-0d5c1f2a7e10")


def is_inside(component: Component, files: Iterable[str]) -> bool:
    """A part that is known by its libraries is inside if one of them is."""
    return not component.files or any(name.startswith(component.files) for name in files)


def entry(component: Component) -> dict[str, object]:
    """CycloneDX has separate fields for a licence expression and a single licence."""
    several = " " in component.licence
    licence = {"expression": component.licence} if several else _one(component.licence)
    found: dict[str, object] = {
        "type": "library",
        "bom-ref": f"{component.name}@{component.version}" if component.version else component.name,
        "name": component.name,
        "licenses": [licence],
        "externalReferences": [{"type": "website", "url": component.home}],
    }
    if component.version:
        found["version"] = component.version
    if component.is_package:
        found["purl"] = f"pkg:pypi/{component.name}@{component.version}"
    return found


def _one(licence: str) -> dict[str, object]:
    return {"license": {"id": licence}}


def bill(parts: Iterable[Component], build: str) -> dict[str, object]:
    """The first component is the program itself. The output doesn't depend on the date."""
    own, *others = parts
    return {
        "$schema": f"http://cyclonedx.org/schema/bom-{SPEC}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": SPEC,
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, f'{own.version} {build}')}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "dixit-qt",
                "name": "dixit-qt",
                "version": own.version,
                "licenses": [{"expression": own.licence}],
                "properties": [{"name": "build", "value": build}],
            }
        },
        "components": [entry(each) for each in others],
        "dependencies": [
            {"ref": "dixit-qt", "dependsOn": sorted(str(entry(each)["bom-ref"]) for each in others)}
        ],
    }


def write(parts: Iterable[Component], folder: Path, target: Path) -> Path:
    names = {file.name for file in folder.rglob("*")}
    there = [each for each in parts if is_inside(each, names)]
    target.write_text(json.dumps(bill(there, target.name), indent=1) + "\n", encoding="utf-8")
    return target
