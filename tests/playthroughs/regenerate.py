"""Regenerate the golden playthroughs: `python -m tests.playthroughs.regenerate`.

Read the differences before you commit them: each changed line is a changed rule or a leak.
"""

from tests.playthroughs.playthrough import FOLDER, PLAYTHROUGHS


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for playthrough in PLAYTHROUGHS:
        playthrough.path.write_text(playthrough.text(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
