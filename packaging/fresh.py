"""`dev.py fresh`: the first start on systems with nothing but Python, as newcomers have them.

On each: a clone and a tarball, as root and as a user without sudo, in a folder with spaces and
Cyrillic letters, then a second start without a network. `--accidents` also interrupts the first
start or cuts its network at each step; `--built` also tries the files made by `dev.py build --all`.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from devtools import project
from release import system_data
from release.linux import empty_root, trials
from release.linux.breaking_line import BreakingLine
from release.linux.empty_root import PLAYER, EmptyRoot, TrialFailed

SUITES = {"bookworm": "Debian 12", "trixie": "Debian 13", "testing": "Debian testing"}
TOOLS = ("chroot", "git", "ip", "mmdebstrap", "unshare", "Xvfb")
HAVE_PYTHON = "python3,ca-certificates"
OLD_RELEASE_FILE = 'Acquire::Check-Valid-Until "false";'
"""An option for mirrors that lag behind: their package list for testing may have expired."""
FOLDER = "Мои игры/dixit qt"
START = ("python3", "packaging/dev.py", "play", "selftest")
OF_PIP = ("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "HTTPS_PROXY", "HTTP_PROXY")
CERTIFICATES = ("PIP_CERT", "SSL_CERT_FILE")
OUT = project.ROOT / "build" / "fresh.md"
STEPS: dict[str, Callable[[str, Path], bool]] = {
    "apt": lambda said, _: "Unpacking" in said,
    "venv": lambda said, _: "Making the environment" in said,
    "download": lambda said, _: "Downloading" in said,
    "unpacking": lambda said, _: "Installing collected packages" in said,
    "translations": lambda _, home: (home / ".venv" / "dixit-qt.json").exists(),
}
"""How to see from the output, or from files in the clone, that a step has begun."""
CUT_AFTER_BYTES = (0, 200_000, 30_000_000)
PATIENCE = 600.0
FREE_GB = 8
"""Disk space for the systems of one trial, at most four at a time."""


@dataclass
class Row:
    system: str
    python: str
    way: str
    seconds: float
    result: str


@dataclass
class Trial:
    """A system that is copied for every case."""

    suite: str
    base: EmptyRoot
    work: Path
    shown: Mapping[str, str]
    python: str = ""
    rows: list[Row] = field(default_factory=list)

    def case(self, way: str, run: Callable[[EmptyRoot], float], base: Path | None = None) -> None:
        """Run one case. A failure is recorded and doesn't stop the others."""
        try:
            with self.copy_of(base or self.base.folder) as root:
                seconds, result = run(root), "works"
        except (TrialFailed, subprocess.SubprocessError) as error:
            seconds, result = 0.0, "FAILS"
            print(error, file=sys.stderr)
        row = Row(SUITES.get(self.suite, self.suite), self.python, way, seconds, result)
        self.rows.append(row)
        print(f"{row.system:15} {row.python:8} {row.seconds:6.1f} s  {result}  {way}", flush=True)

    @contextmanager
    def copy_of(self, base: Path) -> Iterator[EmptyRoot]:
        folder = Path(tempfile.mkdtemp(prefix="case-", dir=self.work)) / "root"
        try:
            yield EmptyRoot(copy_system(base, folder))
        finally:
            shutil.rmtree(folder.parent)

    def try_starts(self) -> None:
        with_libraries = self.work / "with-libraries"
        self.case("clone, root", self.by_root)
        self.case("clone, second start offline", self.twice)
        self.case("clone, no sudo", partial(self.without_sudo, kept=with_libraries))
        self.case("tarball, no sudo", self.from_tarball, with_libraries)

    def try_accidents(self) -> None:
        """Must run after `try_starts`, which leaves a system with Qt's libraries."""
        with_libraries = self.work / "with-libraries"
        self.case("clone, moved after the first start", self.moved, with_libraries)
        for step in STEPS:
            self.case(f"clone, Ctrl-C at {step}", partial(self.interrupted, step=step))
        for most in CUT_AFTER_BYTES:
            way = f"clone, cut off after {most / 1e6:.1f} MB"
            self.case(way, partial(self.cut_off, most=most), with_libraries)

    def try_built(self, folder: Path) -> None:
        name = folder / system_data.archive_name()
        deb, run_file = name.with_name(name.name + ".deb"), name.with_name(name.name + ".run")
        packed = name.with_name(name.name + ".tar.xz")
        wheel = max(folder.glob("dixit_qt-*.whl"))
        libraries = self.work / "with-libraries"
        self.case("package (.deb)", timed(lambda root: trials.try_deb(root, deb, self.shown)))
        with_xz = copy_system(libraries, self.work / "with-xz")
        EmptyRoot(with_xz).apt("install", "xz-utils")
        run, archive = trials.try_run_file, trials.try_archive
        self.case("installer (.run)", timed(lambda r: run(r, run_file, self.shown)), with_xz)
        self.case("archive (.tar.xz)", timed(lambda r: archive(r, packed, self.shown)), with_xz)
        self.case("wheel", timed(lambda root: self.install_wheel(root, wheel)), libraries)

    def install_wheel(self, root: EmptyRoot, wheel: Path) -> float:
        inside = root.carry_in(wheel)
        venv, env = f"/home/{PLAYER}/venv", way_to_packages(root)
        root.run("python3", "-m", "venv", venv, user=PLAYER)
        pip = (f"{venv}/bin/python", "-m", "pip", "install", "--quiet")
        pins = root.carry_in(project.PINS)
        root.run(*pip, "--constraint", pins, inside, user=PLAYER, env=env)
        return trials.selftest(root, f"{venv}/bin/dixit-qt", self.shown)

    def by_root(self, root: EmptyRoot) -> float:
        clone(root, "/root/dixit-qt")
        return self.plays(root, "/root/dixit-qt")

    def twice(self, root: EmptyRoot) -> float:
        clone(root, "/root/dixit-qt")
        self.plays(root, "/root/dixit-qt")
        return self.plays(root, "/root/dixit-qt", offline=True)

    def without_sudo(self, root: EmptyRoot, kept: Path) -> float:
        """The program says which command to type; after typing it, the start works. The other cases
        use the libraries that it installs."""
        place = f"/home/{PLAYER}/{FOLDER}"
        clone(root, place, PLAYER)
        command = self.start(root, place, user=PLAYER)
        said = subprocess.run(
            command,
            env=root.environment(PLAYER, way_to_packages(root)),
            capture_output=True,
            text=True,
            check=False,
        )
        lines = said.stderr.strip().splitlines()
        if said.returncode != 1 or len(lines) != 2 or (root.folder / place[1:] / ".venv").exists():
            raise TrialFailed(f"not one clear sentence: {said.returncode}\n{said}")
        typed = lines[1].strip().removeprefix("su -c ").strip("'")
        root.run("sh", "-c", typed, env={"DEBIAN_FRONTEND": "noninteractive"})
        shutil.rmtree(kept, ignore_errors=True)
        copy_system(root.folder, kept)
        shutil.rmtree(kept / "home" / PLAYER / FOLDER.partition("/")[0])
        return self.plays(root, place, user=PLAYER)

    def from_tarball(self, root: EmptyRoot) -> float:
        place = f"/home/{PLAYER}/{FOLDER}"
        home = root.folder / place[1:]
        home.mkdir(parents=True)
        packed = ["git", "-C", str(project.ROOT), "archive", "HEAD"]
        sources = subprocess.run(packed, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", str(home)], input=sources, check=True)
        root.run("chown", "-R", f"{PLAYER}:{PLAYER}", f"/home/{PLAYER}")
        return self.plays(root, place, user=PLAYER)

    def moved(self, root: EmptyRoot) -> float:
        clone(root, f"/home/{PLAYER}/one", PLAYER)
        self.plays(root, f"/home/{PLAYER}/one", user=PLAYER)
        home = root.folder / "home" / PLAYER
        (home / "one").rename(home / "another place")
        return self.plays(root, f"/home/{PLAYER}/another place", user=PLAYER)

    def interrupted(self, root: EmptyRoot, step: str) -> float:
        """Press Ctrl-C, which reaches every process in the terminal."""
        clone(root, "/root/dixit-qt")
        said_in = root.folder.parent / "said"
        with said_in.open("wb") as output:
            running = subprocess.Popen(
                self.start(root, "/root/dixit-qt"),
                env=root.environment("root", way_to_packages(root)),
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        home = root.folder / "root" / "dixit-qt"
        deadline = time.monotonic() + PATIENCE
        while running.poll() is None and time.monotonic() < deadline:
            if STEPS[step](said_in.read_text(encoding="utf-8", errors="replace"), home):
                with suppress(ProcessLookupError):
                    os.killpg(running.pid, signal.SIGINT)
                break
            time.sleep(0.01)
        if running.wait(PATIENCE) == 0:
            raise TrialFailed(f"it could not be interrupted: {said_in.read_text(errors='replace')}")
        return self.plays(root, "/root/dixit-qt")

    def cut_off(self, root: EmptyRoot, most: int) -> float:
        place = f"/home/{PLAYER}/{FOLDER}"
        clone(root, place, PLAYER)
        with BreakingLine(most) as line:
            env = {**way_to_packages(root), "HTTPS_PROXY": line.address, "PIP_RETRIES": "0"}
            command = self.start(root, place, user=PLAYER)
            env = root.environment(PLAYER, env)
            done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        if done.returncode != 1 or "run the same command again" not in done.stderr:
            raise TrialFailed(f"the first start was not cut off: {done}")
        return self.plays(root, place, user=PLAYER)

    def start(
        self, root: EmptyRoot, place: str, *, user: str = "root", offline: bool = False
    ) -> list[str]:
        shown = () if offline else ("--on-screen",)
        words = ("env", f"--chdir={place}", *START, *shown)
        return root.command(*words, user=user, offline=offline)

    def plays(
        self, root: EmptyRoot, place: str, *, user: str = "root", offline: bool = False
    ) -> float:
        """Seconds that the self-test took to play its games. The screen is reached over an abstract
        socket, which needs this machine's network namespace."""
        env = {**way_to_packages(root), **({} if offline else self.shown)}
        began = time.monotonic()
        done = subprocess.run(
            self.start(root, place, user=user, offline=offline),
            env=root.environment(user, env),
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        if done.returncode or trials.WORKS not in done.stdout:
            raise TrialFailed(done.stdout[-3000:] + done.stderr[-3000:])
        return time.monotonic() - began


def copy_system(source: Path, target: Path) -> Path:
    """Copy device files as devices: reading `/dev/zero` as a file would fill the disk."""
    command = ["cp", "--archive", "--reflink=auto", "--no-target-directory"]
    subprocess.run([*command, str(source), str(target)], check=True)
    return target


def timed(run: Callable[[EmptyRoot], float]) -> Callable[[EmptyRoot], float]:
    """Measure the seconds until the program has played. Removing the system afterwards isn't
    counted."""

    def measured(root: EmptyRoot) -> float:
        began = time.monotonic()
        return run(root) - began

    return measured


def clone(root: EmptyRoot, place: str, user: str = "root") -> None:
    """Use this machine's git: the newcomer's system needn't have one."""
    target = root.folder / place.lstrip("/")
    target.parent.mkdir(parents=True, exist_ok=True)
    command = ["git", "clone", "--quiet", "--no-hardlinks", str(project.ROOT), str(target)]
    subprocess.run(command, check=True)
    home = "/root" if user == "root" else f"/home/{user}"
    root.run("chown", "-R", f"{user}:{user}", home)


def way_to_packages(root: EmptyRoot) -> dict[str, str]:
    """Use this machine's package index, proxy and certificates."""
    env = {name: os.environ[name] for name in OF_PIP if name in os.environ}
    for name in CERTIFICATES:
        file = Path(os.environ.get(name, ""))
        if file.is_file():
            shutil.copy(file, root.folder / "etc" / "trusted.crt")
            env[name] = "/etc/trusted.crt"
    return env


def make_base(suite: str, folder: Path) -> EmptyRoot:
    options = ["--variant=minbase", f"--include={HAVE_PYTHON}", f"--aptopt={OLD_RELEASE_FILE}"]
    kept = ["--skip=cleanup/apt/lists"]
    command = ["mmdebstrap", "--quiet", *options, *kept, suite, str(folder), empty_root.mirror()]
    subprocess.run(empty_root.privately(*command), check=True)
    shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    (folder / "etc/apt/apt.conf.d/99old").write_text(OLD_RELEASE_FILE + "\n", encoding="utf-8")
    root = EmptyRoot(folder)
    root.run("useradd", "--create-home", PLAYER)
    return root


def try_suite(suite: str, built: Path | None, *, accidents: bool) -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="fresh-") as temporary, empty_root.screen() as shown:
        work = Path(temporary)
        trial = Trial(suite, make_base(suite, work / "base"), work, shown)
        trial.python = trial.base.run("python3", "--version").split()[1]
        trial.try_starts()
        if accidents:
            trial.try_accidents()
        if built is not None:
            trial.try_built(built)
    return trial.rows


def table(rows: Sequence[Row]) -> str:
    lines = ["| System | Python | Way in | Seconds | Result |", "|---|---|---|---|---|"]
    lines += [f"| {r.system} | {r.python} | {r.way} | {r.seconds:.0f} | {r.result} |" for r in rows]
    return "\n".join(lines) + "\n"


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py fresh", description=__doc__)
    parser.add_argument(
        "suites",
        nargs="*",
        default=list(SUITES),
        help=f"systems to try (default: {' '.join(SUITES)})",
    )
    parser.add_argument(
        "--accidents",
        action="store_true",
        help="interrupt the first start and cut its connection, too",
    )
    parser.add_argument(
        "--built", action="store_true", help="test the packages in build/release, too"
    )
    args = parser.parse_args(argv)
    # A shell makes its background jobs ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    if lacking or os.geteuid() != 0:
        sys.exit(f"It takes {', '.join([*lacking, 'the rights of root'])}.")
    place = tempfile.gettempdir()
    if shutil.disk_usage(place).free < FREE_GB * 1e9:
        sys.exit(f"The systems take up to {FREE_GB} GB in {place}; TMPDIR puts them elsewhere.")
    built = project.ROOT / "build" / "release" if args.built else None
    rows = [
        row for suite in args.suites for row in try_suite(suite, built, accidents=args.accidents)
    ]
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(table(rows), encoding="utf-8")
    print(f"The table is in {OUT.relative_to(project.ROOT)}.")
    return 1 if any(row.result != "works" for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
