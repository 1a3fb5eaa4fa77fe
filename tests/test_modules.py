"""A module is a whole idea: a very short one needs a reason."""

from pathlib import Path

from devtools import project

FEWEST_LINES = 60
EVERYWHERE = {"__init__.py", "__main__.py"}
A_SUBCOMMAND = "one module for each subcommand; the command line finds it by its name"
SMALL = {
    "dixit_qt/bots/bot.py": "what the host knows of any bot",
    "dixit_qt/bots/characters.py": "what both kinds of bots and their words share",
    "dixit_qt/bots/learning.py": "the only module of bots that knows decks",
    "dixit_qt/commands/selftest.py": A_SUBCOMMAND,
    "dixit_qt/commands/table.py": A_SUBCOMMAND,
    "dixit_qt/commands/window.py": A_SUBCOMMAND,
    "dixit_qt/net/browser/bundle.py": "makes one script of many; the site only serves it",
    "dixit_qt/net/browser/introduction.py": "what a stranger learns of a table before they join",
    "dixit_qt/net/browser/invitations.py": "the only drawing that a stranger may ask of the loop",
    "dixit_qt/net/program_offers.py": "reads the folder in a thread, for window and browsers",
    "dixit_qt/paths.py": "lies below everything else",
    "dixit_qt/replacing.py": "lies below everything else",
    "dixit_qt/rules/cards/party.py": "one module for each family of games",
    "dixit_qt/rules/families.py": "knows every family; decks ask it, which do not know the engine",
    "dixit_qt/ui/base/addresses.py": "what an address looks like on every screen",
    "dixit_qt/ui/base/fonts.py": "the tests of the fonts read it without a window",
    "dixit_qt/ui/base/language.py": "every feature listens to it",
    "dixit_qt/ui/base/saving.py": "where files of players are written, for every feature",
    "dixit_qt/ui/settings/hosts_language.py": "only a big screen follows its host's language",
    "dixit_qt/ui/shell/away.py": "one feature, one folder, one name",
    "dixit_qt/ui/shell/handover.py": "one feature, one folder, one name",
    "dixit_qt/wire/sealed_files.py": "HTTP beside a seal has keys of its own; the seal has frames",
}


def small_modules(root: Path) -> set[str]:
    lengths = {
        file.relative_to(root).as_posix(): len(file.read_text(encoding="utf-8").splitlines())
        for file in (root / "dixit_qt").rglob("*.py")
        if file.name not in EVERYWHERE
    }
    return {file for file, length in lengths.items() if length < FEWEST_LINES}


def test_a_module_under_sixty_lines_has_a_reason() -> None:
    assert small_modules(project.ROOT) == set(SMALL)


def test_a_small_module_without_a_reason_is_reported(tmp_path: Path) -> None:
    folder = tmp_path / "dixit_qt"
    folder.mkdir()
    for name, lines in (("a.py", 59), ("b.py", 60), ("__init__.py", 1)):
        (folder / name).write_text("1\n" * lines, encoding="utf-8")
    assert small_modules(tmp_path) == {"dixit_qt/a.py"}
