"""Install each Linux file on an empty system, try it, and check that removing it leaves nothing."""

import time
from collections.abc import Mapping
from pathlib import Path

from release.linux.empty_root import PLAYER, EmptyRoot, TrialFailed, empty_root, screen

SELFTEST = ("selftest", "--on-screen")
WORKS = "The program works."


def try_all(deb: Path, run_file: Path, packed: Path) -> None:
    """The package comes first: it installs libraries that the others expect on a desktop."""
    with empty_root() as root, screen() as shown:
        before = root.traces("dixit")
        try_deb(root, deb, shown)
        root.apt("install", "xz-utils")
        try_run_file(root, run_file, shown)
        try_archive(root, packed, shown)
        left = root.traces("dixit") - before
    if left:
        raise TrialFailed(f"these were left behind: {sorted(left)}")


def selftest(root: EmptyRoot, program: str, shown: Mapping[str, str]) -> float:
    """The time at which its games had been played, by `time.monotonic`."""
    said = root.run(program, *SELFTEST, user=PLAYER, env=dict(shown))
    if WORKS not in said:
        raise TrialFailed(f"{program}: {said}")
    print(f"ok   {program} plays on an empty system", flush=True)
    return time.monotonic()


def try_deb(root: EmptyRoot, deb: Path, shown: Mapping[str, str]) -> float:
    inside = root.carry_in(deb)
    root.apt("install", inside)
    version = root.run("dixit-qt", "--version", user=PLAYER)
    print(version.strip())
    played = selftest(root, "/usr/bin/dixit-qt", shown)
    root.apt("purge", "dixit-qt")
    (root.folder / inside.lstrip("/")).unlink()
    # apt's own caches and logs don't count.
    root.apt("clean")
    return played


def try_run_file(root: EmptyRoot, run_file: Path, shown: Mapping[str, str]) -> float:
    inside = root.carry_in(run_file)
    root.run(inside, "--install", user=PLAYER)
    played = selftest(root, f"/home/{PLAYER}/.local/bin/dixit-qt", shown)
    root.run(inside, "--uninstall", user=PLAYER)
    (root.folder / inside.lstrip("/")).unlink()
    if (root.folder / "home" / PLAYER / ".local").exists():
        raise TrialFailed("the player's .local was left behind")
    return played


def try_archive(root: EmptyRoot, packed: Path, shown: Mapping[str, str]) -> float:
    inside = root.carry_in(packed)
    root.run("tar", "-xJf", inside, "-C", f"/home/{PLAYER}", user=PLAYER)
    played = selftest(root, f"/home/{PLAYER}/dixit-qt/dixit-qt", shown)
    root.run("rm", "-r", f"/home/{PLAYER}/dixit-qt", user=PLAYER)
    (root.folder / inside.lstrip("/")).unlink()
    return played
