"""Wine in a root of its own, used by a person whose name isn't ASCII.

Every command runs in its own mount namespace, as an ordinary user, in the given network. It can't
reach this machine's files, apart from one folder.
"""

import itertools
import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

PERSON = "Юля Ёлкина"
UID = 1000
HOME = "/home/person"
INSIDE = Path("/srv/lab")
"""Where the machine's own folder is mounted inside its root."""
DRIVE = Path("drive_c")
SCREEN = "1366x768x24"
TAIL = 3000
LONG = 1800.0
LOOK_EVERY = 0.2
MOUNT_AND_CHANGE = """\
set -e
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
mount -t tmpfs tmpfs "$1/run"
mount --bind "$2" "$1$3"
root="$1" user="$4" place="$5"
shift 5
exec chroot --userspec="$user" "$root" sh -c 'cd "$1" && shift && exec "$@"' sh "$place" "$@"
"""
WINE = {
    "LANG": "ru_RU.UTF-8",
    "WINEPREFIX": str(INSIDE / "prefix"),
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "mscoree,mshtml=",
    # With Qt's vblank thread, Direct3D 11 freezes after one frame.
    "WINEQT_D3D_NO_VBLANK_THREAD": "1",
    "WINEQT_FORCE_STDERR_LOGGING": "1",
    "WINEQT_QPA_PLATFORM": "windows",
}
"""Wine doesn't pass on QT_* variables, but passes WINEQT_* on as QT_*."""

_displays = itertools.count(77)


class WindowsTrialFailed(RuntimeError):
    """Something doesn't behave as it should on Windows."""


@dataclass
class Running:
    """A program running beside the trial. Its output goes to a file."""

    process: subprocess.Popen[bytes]
    said_in: Path

    def said(self) -> str:
        return self.said_in.read_text(encoding="utf-8", errors="replace")

    def wait_for(self, words: str, seconds: float = 60.0) -> None:
        self.wait_until(lambda said: words in said, seconds, words)

    def wait_until(
        self, condition: Callable[[str], bool], seconds: float = 60.0, words: str = ""
    ) -> None:
        """Wait until the output meets the condition."""
        deadline = time.monotonic() + seconds
        while not condition(said := self.said()):
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise WindowsTrialFailed(f"it never said what was waited for {words}:\n{said}")
            time.sleep(LOOK_EVERY)

    def ended(self, seconds: float = 60.0) -> int:
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired as error:
            raise WindowsTrialFailed(f"it does not end:\n{self.said()[-TAIL:]}") from error


@dataclass
class Machine:
    """`lab` is its folder on this machine; `network` precedes each command (`ip netns exec
    NAME`)."""

    lab: Path
    network: Sequence[str] = ()
    env: dict[str, str] = field(default_factory=dict)

    @property
    def root(self) -> Path:
        return self.lab / "root"

    @property
    def prefix(self) -> Path:
        return self.lab / "prefix"

    @property
    def home(self) -> Path:
        """The user's folder on drive C."""
        return self.prefix / DRIVE / "users" / PERSON

    def command(
        self, words: Sequence[str], *, as_root: bool = False, place: Path = INSIDE
    ) -> list[str]:
        user = "0:0" if as_root else f"{UID}:{UID}"
        inside = (str(self.root), str(self.lab), str(INSIDE), user, str(place))
        script = ["bash", "-c", MOUNT_AND_CHANGE, "-", *inside, *words]
        return [*self.network, "unshare", "--mount", *script]

    def environment(self, more: Mapping[str, str], *, as_root: bool = False) -> dict[str, str]:
        plain = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": HOME, "LANG": "C.UTF-8"}
        return {**plain, **({} if as_root else WINE), **self.env, **more}

    def run(
        self,
        *words: str,
        env: Mapping[str, str] | None = None,
        as_root: bool = False,
        place: Path = INSIDE,
        check: bool = True,
        seconds: float = LONG,
    ) -> str:
        """Return the output, read through a pipe because of Wine; raise if the command fails."""
        done = subprocess.run(
            self.command(words, as_root=as_root, place=place),
            env=self.environment(env or {}, as_root=as_root),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=seconds,
            check=False,
        )
        said = done.stdout.decode(errors="replace")
        if check and done.returncode:
            raise WindowsTrialFailed(f"{' '.join(words)}: {done.returncode}\n{said[-TAIL:]}")
        return said

    @contextmanager
    def running(self, *words: str, env: Mapping[str, str] | None = None) -> Iterator[Running]:
        """Run a program for the length of the block, then end it the way Windows ends a program."""
        with tempfile.TemporaryDirectory() as folder:
            said_in = Path(folder) / "said"
            with said_in.open("wb") as output:
                process = subprocess.Popen(
                    self.command(words),
                    env=self.environment(env or {}),
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                )
            running = Running(process, said_in)
            try:
                yield running
            finally:
                process.terminate()
                process.wait()

    def wine(
        self,
        program: str,
        *words: str,
        env: Mapping[str, str] | None = None,
        place: Path = INSIDE,
        check: bool = True,
        seconds: float = LONG,
    ) -> str:
        return self.run("wine", program, *words, env=env, place=place, check=check, seconds=seconds)

    def end_all(self) -> None:
        """Shut Windows down, which ends all its programs."""
        self.run("wineserver", "-k", check=False)
        self.run("wineserver", "-w", check=False)

    @contextmanager
    def screen(self, size: str = SCREEN) -> Iterator[str]:
        """A virtual screen, named in the environment while it's on."""
        sockets = self.root / "tmp" / ".X11-unix"
        sockets.mkdir(parents=True, exist_ok=True)
        sockets.chmod(0o1777)
        reading, writing = os.pipe()
        words = ("Xvfb", "-displayfd", str(writing), "-ac", "-screen", "0", size)
        server = subprocess.Popen(
            self.command(words),
            env=self.environment({}),
            pass_fds=(writing,),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        try:
            with os.fdopen(reading) as said:
                self.env["DISPLAY"] = f":{said.readline().strip()}"
            yield self.env["DISPLAY"]
        finally:
            self.env.pop("DISPLAY", None)
            self.end_all()
            server.terminate()
            server.wait()

    def photograph(self, target: Path) -> Path:
        """Photograph the whole screen."""
        name = f"{target.stem}.png"
        self.run("import", "-window", "root", "-define", "png:exclude-chunks=date,time", name)
        (self.lab / name).replace(target)
        return target


def windows_path(inside: Path) -> str:
    """The path on drive Z, which is the whole root."""
    return "Z:" + str(inside).replace("/", "\\")
