import os
import subprocess
import sys

from dixit_qt.__main__ import main


def test_a_whole_game_is_printed(capsys):
    code = main(["rehearse", "--edition", "odyssey", "--players", "7", "--seed", "3"])
    printed = capsys.readouterr().out
    assert code == 0
    assert printed.startswith("Dixit Odyssey, 7 players, seed 3\n")
    assert "THE GAME IS OVER" in printed


def test_a_rehearsal_that_cannot_begin_is_reported(capsys):
    code = main(["rehearse", "--edition", "team", "--players", "7"])
    printed = capsys.readouterr()
    assert code == 2
    assert printed.out == ""
    assert printed.err == "Team is for 6, 8, 10 or 12 players, not for 7.\n"


def test_rehearse_works_on_a_console_without_unicode():
    words = [sys.executable, "-m", "dixit_qt", "rehearse", "--plain", "--language", "ru"]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(words, capture_output=True, env=environ, check=True)
    assert done.stderr == b""
    assert b"card-001" in done.stdout


def test_rehearse_exits_cleanly_when_its_output_pipe_is_closed():
    words = [sys.executable, "-m", "dixit_qt", "rehearse", "--plain"]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environ
    ) as process:
        process.stdout.readline()
        process.stdout.close()
        assert process.wait() == 0
        assert process.stderr.read() == b""
