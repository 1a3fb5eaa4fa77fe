"""The phone page uses no feature that the oldest supported browsers lack.

The style may use only features in these lists: look a new one up before you add it. The scripts may
not use features that were added to browsers later.
"""

import re

import pytest

from devtools import project
from dixit_qt import paths

OLDEST = "iOS 15.4, Chrome 95, Firefox 100"
"""The last Chrome for Android 5 is 95; iPhones of 2015 have iOS 15."""

PROPERTIES = """
-webkit-text-size-adjust align-content align-items align-self animation animation-delay aspect-ratio
background border border-bottom border-color border-radius border-top bottom box-shadow box-sizing
break-inside clip-path color column-gap columns content cursor display fill flex flex-basis
flex-direction flex-flow flex-wrap font font-family font-size font-weight gap grid-area
grid-auto-columns grid-auto-flow grid-column grid-row grid-template grid-template-columns
grid-template-rows height inset justify-content justify-items justify-self left letter-spacing
line-height list-style margin margin-bottom margin-inline margin-left margin-right margin-top
max-height max-width min-height min-width object-fit opacity order outline outline-offset overflow
overflow-wrap overflow-x overflow-y padding padding-bottom padding-left padding-top place-items
pointer-events position right stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-width
text-align text-decoration text-overflow text-underline-offset top touch-action transform transition
vector-effect white-space width z-index
"""
MAY_BE_MISSING = """
-webkit-touch-callout -webkit-user-drag -webkit-user-select accent-color overscroll-behavior
scrollbar-width user-select
"""
"""Where one of these is unknown, only a colour or a convenience is missing."""

FUNCTIONS = """
calc env inset is linear-gradient max min minmax not nth-last-child radial-gradient repeat
repeating-conic-gradient var
"""
SELECTORS = (
    "after before disabled empty first-child focus focus-visible is last-child not nth-last-child "
    "placeholder root"
)
UNITS = "em fr px rem s vh vw"
UNITS_ONLY_IF_SUPPORTED = "svh"
AT_RULES = "keyframes media supports"

LATER_METHODS = """
findLast findLastIndex toSorted toReversed toSpliced groupBy fromAsync withResolvers isWellFormed
toWellFormed union intersection difference symmetricDifference isSubsetOf isSupersetOf
isDisjointFrom canParse checkVisibility showPopover hidePopover togglePopover setHTML
startViewTransition requestIdleCallback randomUUID
"""
LATER_NAMES = "structuredClone Iterator Temporal URLPattern CompressionStream scheduler"
LATER_SYNTAX = {
    "a look behind": r"\(\?<[=!]",
    "a static block": r"\bstatic\s*\{",
    "a private name that is looked for": r"#\w+ in ",
    "waiting outside a function": r"^await\b|^(?:const|let) .*= await\b",
    "a flag of regular expressions": r"/[dgimsuy]*v[dgimsuy]*[.,;)]",
    "an import with attributes": r"\bwith \{ type",
    "a hashbang": r"\A#!",
}


def style() -> str:
    text = "".join(file.read_text(encoding="utf-8") for file in sorted(paths.web().glob("*.css")))
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def selectors() -> str:
    """The style sheets without their declarations."""
    return re.sub(r"\{[^{}]*\}", "{}", style())


@pytest.mark.parametrize(
    ("found", "known"),
    [
        (r"[{;]\s*((?!--)[a-z-]+)\s*:", PROPERTIES + MAY_BE_MISSING),
        (r"([a-z-]+)\(", FUNCTIONS),
        (r"@([a-z-]+)", AT_RULES),
    ],
)
def test_the_style_uses_only_properties_of_the_oldest_browsers(found, known):
    assert set(re.findall(found, style())) <= set(known.split())


def test_the_style_uses_only_selectors_of_the_oldest_browsers():
    assert set(re.findall(r"::?([a-z-]+)", selectors())) <= set(SELECTORS.split())


def test_newer_css_units_are_used_only_inside_supports():
    text = re.sub(r"#[0-9a-f]{3,8}\b", "", style())
    sure = re.sub(r"@supports[^{]*\{[^}]*\}\s*\}", "", text)
    assert set(re.findall(r"\d([a-z]+)\b", sure)) <= set(UNITS.split())
    used = set(re.findall(r"\d([a-z]+)\b", text))
    assert used <= set((UNITS + " " + UNITS_ONLY_IF_SUPPORTED).split())


def scripts() -> list[tuple[str, str]]:
    files = sorted(paths.web().glob("*.js"))
    return [(file.name, file.read_text(encoding="utf-8")) for file in files]


@pytest.mark.parametrize(("name", "text"), scripts(), ids=lambda value: value[:20])
def test_the_scripts_use_only_syntax_of_the_oldest_browsers(name, text):
    used = set(re.findall(r"\.(\w+)", text))
    assert not used & set(LATER_METHODS.split()), name
    assert not set(re.findall(r"(?<![.\w])\w+", text)) & set(LATER_NAMES.split()), name
    for what, pattern in LATER_SYNTAX.items():
        assert not re.search(pattern, text, re.MULTILINE), f"{name}: {what}"


def test_the_first_script_runs_in_much_older_browsers():
    """This script tells people that their browser is too old."""
    text = (paths.web() / "boot.js").read_text(encoding="utf-8")
    code = re.sub(r'"[^"]*"|//.*', "", text)
    assert not re.search(r"=>|\b(?:const|let|class|async|import|export)\b|`|\?\.|\?\?|\.\.\.", code)


def test_the_oldest_systems_are_named_on_the_page_and_in_the_readme():
    page = (paths.web() / "boot.js").read_text(encoding="utf-8")
    assert page.count(OLDEST) == 2
    for readme in ("README.md", "README.ru.md"):
        assert OLDEST in (project.ROOT / readme).read_text(encoding="utf-8")
