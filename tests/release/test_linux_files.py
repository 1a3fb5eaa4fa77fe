"""The files for Linux: where everything is installed, what it depends on, how it's removed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from devtools import project
from release import archive
from release.linux import deb, elf, empty_root, run_file, tree

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="the files are for Linux")


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """A minimal program as PyInstaller leaves it; it prints its arguments."""
    folder = tmp_path / "dixit-qt"
    folder.mkdir()
    (folder / "dixit-qt").write_text('#!/bin/sh\necho "started $*"\n', encoding="utf-8")
    (folder / "dixit-qt").chmod(0o755)
    tree.add_desktop_files(project.ROOT, folder)
    return folder


def test_the_debian_package_has_the_program_in_lib_and_the_command_in_bin(
    frozen: Path, tmp_path: Path
) -> None:
    tree.install(frozen, tmp_path / "usr")
    assert (tmp_path / "usr/bin/dixit-qt").resolve() == tmp_path / "usr/lib/dixit-qt/dixit-qt"
    assert not (tmp_path / "usr/lib/dixit-qt/share").exists()
    for place in tree.desktop_files(project.ROOT):
        assert (tmp_path / "usr" / place).is_file()


def test_the_debian_package_depends_on_its_system_libraries() -> None:
    needed = ["libc.so.6", "libX11.so.6", "libz.so.1", "libz.so.1"]
    assert deb.dependencies(needed, (2, 36)) == ["libc6 (>= 2.36)", "libx11-6", "zlib1g"]


def test_the_build_fails_on_a_library_without_a_known_package() -> None:
    with pytest.raises(deb.UnknownLibrary, match="libmystery"):
        deb.dependencies(["libmystery.so.1"], (2, 36))


@linux_only
def test_a_binary_lists_its_libraries_and_the_oldest_system() -> None:
    if shutil.which("objdump") is None:
        pytest.fail("objdump is missing; dev.py installs binutils")
    shell = os.path.realpath("/bin/sh")
    assert "libc.so.6" in elf.needed(shell)
    assert (2, 2) < elf.oldest_glibc(shell) < (3, 0)


@linux_only
def test_the_debian_package_does_not_depend_on_folder_or_date(frozen: Path, tmp_path: Path) -> None:
    if shutil.which("dpkg-deb") is None:
        pytest.skip("dpkg-deb belongs to Debian")
    shutil.copy(os.path.realpath("/bin/sh"), frozen / "shell")
    env = {**os.environ, "SOURCE_DATE_EPOCH": "946684800"}
    made = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        target = tmp_path / name / "package.deb"
        deb.build(project.ROOT, frozen, target, "1.2.3", "x86_64", env)
        made.append(target.read_bytes())
        os.utime(frozen / "dixit-qt", (1, 1))
    assert made[0] == made[1]
    listed = subprocess.run(
        ["dpkg-deb", "--contents", str(tmp_path / "one" / "package.deb")],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "root/root" in listed
    assert "./usr/lib/dixit-qt/dixit-qt" in listed


@pytest.fixture
def packed(frozen: Path, tmp_path: Path) -> Path:
    return archive.pack(frozen, tmp_path / "packed", as_zip=False)


@pytest.fixture
def installer(packed: Path, tmp_path: Path) -> Path:
    return run_file.build(project.ROOT, packed, tmp_path / "game.run", "1.2.3")


def call(installer: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    home.mkdir(exist_ok=True)
    return subprocess.run(
        ["sh", str(installer), *words],
        env={"HOME": str(home), "PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )


def all_files(folder: Path) -> set[Path]:
    return {file.relative_to(folder) for file in folder.rglob("*")}


@linux_only
def test_the_run_file_without_options_installs_and_starts_the_program(
    installer: Path, tmp_path: Path
):
    home = tmp_path / "home of a player"
    done = call(installer, home)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].strip() == "started"
    assert (home / ".local/bin/dixit-qt").resolve().is_file()
    entry = (home / f".local/share/applications/{tree.ID}.desktop").read_text("utf-8")
    assert f'Exec="{home}/.local/lib/dixit-qt/dixit-qt"' in entry


@linux_only
def test_the_run_file_can_be_reinstalled_and_removed_completely(installer: Path, tmp_path: Path):
    home = tmp_path / "home"
    for _ in range(2):
        assert call(installer, home, "--install").returncode == 0
    assert call(installer, home, "--uninstall").returncode == 0
    assert all_files(home) == set()


@linux_only
def test_uninstalling_keeps_the_players_files(installer: Path, tmp_path: Path):
    home = tmp_path / "home"
    own = home / ".local" / "share" / "dixit-qt" / "games"
    own.mkdir(parents=True)
    call(installer, home, "--install")
    call(installer, home, "--uninstall")
    assert own.is_dir()
    assert not (home / ".local" / "lib").exists()


@linux_only
def test_the_run_file_can_be_unpacked_without_installing(installer: Path, tmp_path: Path):
    home = tmp_path / "home"
    assert call(installer, home, "--extract", str(tmp_path / "there")).returncode == 0
    assert (tmp_path / "there" / "dixit-qt" / "dixit-qt").is_file()
    assert all_files(home) == set()


@linux_only
def test_a_damaged_run_file_is_reported_and_changes_nothing(installer: Path, tmp_path: Path):
    home = tmp_path / "home"
    call(installer, home, "--install")
    installer.write_bytes(installer.read_bytes()[:-7] + b"garbage")
    done = call(installer, home, "--install")
    assert done.returncode == 1
    assert "damaged" in done.stderr
    assert (home / ".local/lib/dixit-qt/dixit-qt").is_file()


@linux_only
@pytest.mark.parametrize(("words", "code"), [(["--help"], 0), (["--nonsense"], 2)])
def test_the_run_file_installs_nothing_with_help_or_unknown_options(
    installer: Path, tmp_path: Path, words: list[str], code: int
):
    home = tmp_path / "home"
    done = call(installer, home, *words)
    assert done.returncode == code
    assert "--uninstall" in done.stdout + done.stderr
    assert all_files(home) == set()


def test_missing_tools_for_an_empty_system_are_listed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(empty_root.shutil, "which", lambda tool: None)
    monkeypatch.setattr(empty_root.os, "geteuid", lambda: 1000, raising=False)
    lacking = r"debootstrap.*the rights of root"
    with pytest.raises(empty_root.NoEmptySystem, match=lacking), empty_root.empty_root():
        pass


@linux_only
def test_an_empty_system_uses_this_machines_mirror_and_suite(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    old = tmp_path / "sources.list"
    old.write_text("# deb http://gone\ndeb [arch=amd64] http://mirror.example/debian x main\n")
    monkeypatch.setattr(empty_root, "SOURCES", (str(old), str(tmp_path / "gone")))
    assert empty_root.mirror() == "http://mirror.example/debian"
    old.write_text("Types: deb\nURIs: https://other.example/debian\nSuites: x\n")
    assert empty_root.mirror() == "https://other.example/debian"
    monkeypatch.setattr(empty_root, "SOURCES", ())
    assert empty_root.mirror() == "http://deb.debian.org/debian"
