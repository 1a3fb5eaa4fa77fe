"""An empty Linux system, made by debootstrap, to try the built files as a player would.

Everything runs in a mount namespace of its own. The system shares only the screen with this
machine.
"""

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

SOURCES = ("/etc/apt/sources.list", "/etc/apt/sources.list.d")
MIRROR = re.compile(r"^(?:URIs:|deb(?: \[[^]]*\])?)\s+(https?://\S+)", re.MULTILINE)
PLAYER = "player"
SECONDS = 600
TAIL = 500
TOOLS = ("chroot", "debootstrap", "unshare", "Xvfb")


def mirror() -> str:
    """This machine's own package mirror."""
    files = [file for place in SOURCES for file in _files(Path(place))]
    found = [url for file in files for url in MIRROR.findall(file.read_text(encoding="utf-8"))]
    return found[0] if found else "http://deb.debian.org/debian"


def _files(place: Path) -> list[Path]:
    return sorted(place.iterdir()) if place.is_dir() else [place] if place.is_file() else []


def suite() -> str:
    """The Debian release of this machine: a program that was linked here needs a system as new."""
    release = Path("/etc/os-release").read_text(encoding="utf-8")
    return dict(line.split("=", 1) for line in release.splitlines())["VERSION_CODENAME"]


class TrialFailed(RuntimeError):
    """A built file doesn't behave as it should on an empty system."""


class NoEmptySystem(RuntimeError):
    """The reason why no empty system can be made here."""


@dataclass(frozen=True)
class EmptyRoot:
    folder: Path

    def command(self, *words: str, user: str = "root", offline: bool = False) -> list[str]:
        """The command to run inside, with its own `/proc`; offline it has only loopback."""
        mounts = ["unshare", "--mount", "--pid", "--fork", f"--mount-proc={self.folder / 'proc'}"]
        change = ["chroot", f"--userspec={user}:{user}", str(self.folder), *words]
        if offline:
            return [*mounts, "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "sh", *change]
        return [*mounts, *change]

    @staticmethod
    def environment(user: str, env: Mapping[str, str] | None = None) -> dict[str, str]:
        home = "/root" if user == "root" else f"/home/{user}"
        inside = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": home, "LANG": "C.UTF-8"}
        return {**inside, **(env or {})}

    def run(self, *command: str, user: str = "root", env: Mapping[str, str] | None = None) -> str:
        """Return the output; raise if the command fails."""
        done = subprocess.run(
            self.command(*command, user=user),
            env=self.environment(user, env),
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        if done.returncode:
            raise TrialFailed(f"{' '.join(command)}:\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def apt(self, *arguments: str) -> None:
        command = ("apt-get", "--yes", "--quiet", "--no-install-recommends", *arguments)
        self.run(*command, env={"DEBIAN_FRONTEND": "noninteractive"})

    def carry_in(self, file: Path) -> str:
        """Copy a file in; returns its path inside."""
        shutil.copy(file, self.folder / "srv" / file.name)
        (self.folder / "srv" / file.name).chmod(0o755)
        return f"/srv/{file.name}"

    def traces(self, name: str) -> set[str]:
        """Every file whose path contains the program's name."""
        found = set()
        for folder, folders, files in os.walk(self.folder):
            folders[:] = [each for each in folders if each not in {"proc", "sys"}]
            place = Path(folder).relative_to(self.folder)
            found |= {str(place / each) for each in (*folders, *files) if name in each.lower()}
        return found


def privately(*command: str) -> list[str]:
    """Mount privately, so that the mounts vanish however the process ends.

    If `/dev` or `/proc` were still mounted in the system, deleting it would harm this machine.
    """
    return ["unshare", "--mount", *command]


@contextmanager
def empty_root() -> Iterator[EmptyRoot]:
    if lacking := missing():
        raise NoEmptySystem(f"it takes {', '.join(lacking)}")
    with tempfile.TemporaryDirectory(prefix="empty-root-") as temporary:
        folder = Path(temporary) / "root"
        command = privately("debootstrap", "--variant=minbase", suite(), str(folder), mirror())
        made = subprocess.run(command, capture_output=True, text=True, check=False)
        if made.returncode:
            raise NoEmptySystem(f"debootstrap says {made.stdout[-TAIL:]}{made.stderr[-TAIL:]}")
        shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
        root = EmptyRoot(folder)
        try:
            root.run("useradd", "--create-home", PLAYER)
            root.apt("update")
        except TrialFailed as error:
            raise NoEmptySystem(str(error)) from error
        yield root


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """A virtual screen on an abstract socket, which is visible in every root."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-ac", "-screen", "0", "1366x768x24"]
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as said:
            yield {"DISPLAY": f":{said.readline().strip()}"}
    finally:
        server.terminate()
        server.wait()


def missing() -> list[str]:
    """Why an empty system can't be made here, if it can't."""
    tools = [tool for tool in TOOLS if shutil.which(tool) is None]
    return tools if os.geteuid() == 0 else [*tools, "the rights of root"]
