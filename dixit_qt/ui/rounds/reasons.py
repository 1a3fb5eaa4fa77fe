"""Why somebody got points, why a game ended, and how a tie was settled: in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dixit_qt import paths
from dixit_qt.bots.asking import asked_in, reasons_for
from dixit_qt.bots.words import words_of
from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Family
from dixit_qt.rules.records import Award, EndReason, PoemRecord, Reason, RoundRecord, TieBreak
from dixit_qt.ui.base.words import fill, mark

translate = QCoreApplication.translate

PLAIN = {
    Reason.FOUND_THE_CARD: mark("Reasons", "found the card"),
    Reason.EVERYBODY_FOUND_IT: mark("Reasons", "everybody found it"),
    Reason.NOBODY_FOUND_IT: mark("Reasons", "nobody found it"),
    Reason.LONE_FINDER: mark("Reasons", "the only one to find the card"),
    Reason.SINGLE_VOTE: mark("Reasons", "right with a single vote"),
    Reason.ALONE_ON_THE_CARD: mark("Reasons", "the only vote for the card"),
    Reason.RED_MARKER: mark("Reasons", "voted for the card with the red marker"),
    Reason.WRONG_GUESS: mark("Reasons", "guessed wrong"),
    Reason.ENDING: mark("Reasons", "chose the ending"),
}
ENDS = {
    EndReason.LAST_CARD_TAKEN: mark("Reasons", "The last card of the draw pile has been drawn."),
    EndReason.EVERYBODY_HAS_TOLD: mark(
        "Reasons", "Everybody has had the same number of turns as storyteller."
    ),
    EndReason.NOT_ENOUGH_CARDS: mark(
        "Reasons", "There aren't enough cards left for another round."
    ),
    EndReason.ENDED_BY_THE_TABLE: mark("Reasons", "The game was ended early."),
}
TIES = {
    TieBreak.SHARED: mark("Reasons", "A tie on points: the players share the victory."),
    TieBreak.STORY_CARDS: mark(
        "Reasons", "A tie on points: the player with the most story cards wins."
    ),
    TieBreak.ENDING_CARDS: mark(
        "Reasons",
        "A tie on points and story cards: the player who drew the highest ending card wins.",
    ),
    TieBreak.RIVAL_TAKES_TIES: mark(
        "Reasons", "A tie on points: the virtual rival always wins it."
    ),
}
_SILENT_WHEN_EMPTY = frozenset({Reason.FITTING_LINES, Reason.LINES_LAID, Reason.STORY_CARDS})


def signed(points: int) -> str:
    """«+3», «0», «−1» with a true minus."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def award_line(award: Award) -> str:
    """One reason with its points: «found the card +3»."""
    return f"{reason_words(award)} {signed(award.points)}"


def award_lines(awards: Sequence[Award], family: Family) -> tuple[str, ...]:
    """All reasons of one side in a round; a side without any gets a line, too."""
    counted = [a for a in awards if a.points or a.reason not in _SILENT_WHEN_EMPTY]
    if counted:
        return _together(counted)
    if family.has_verses:
        return (translate("Reasons", "no points in this round"),)
    return (translate("Reasons", "didn't find the card"),)


def _together(awards: Sequence[Award]) -> tuple[str, ...]:
    """The same reason twice becomes one line: «guessed wrong ×2 −2»."""
    points: dict[str, list[int]] = {}
    for award in awards:
        points.setdefault(reason_words(award), []).append(award.points)
    return tuple(_line(words, each) for words, each in points.items())


def _line(words: str, points: Sequence[int]) -> str:
    """A reason without points gets no number: a 0 would look like part of the sentence."""
    often = f" ×{len(points)}" if len(points) > 1 else ""
    return f"{words}{often} {signed(sum(points))}" if sum(points) else words + often


def reason_words(award: Award) -> str:
    words = _plain(award.reason) or _counted(award)
    return words + _limit(award)


def _plain(reason: Reason) -> str:
    words = PLAIN.get(reason)
    return "" if words is None else translate("Reasons", words)


def _without_lines(reason: Reason) -> str:
    return {
        Reason.GUESSED_THE_STORY: translate("Reasons", "guessed the story"),
        Reason.STORY_WAS_GUESSED: translate("Reasons", "the story was guessed"),
    }.get(reason, "")


def _counted(award: Award) -> str:
    count = award.count
    if not count and (words := _without_lines(award.reason)):
        return words
    return {
        Reason.CARD_WAS_FOUND: translate("Reasons", "%n found the card", None, count),
        Reason.VOTES_ON_MY_CARD: translate("Reasons", "%n vote(s)", None, count),
        Reason.SHARED_VOTE: translate("Reasons", "%n vote(s) on the chosen card", None, count),
        Reason.GUESSED_THE_STORY: translate(
            "Reasons", "guessed the story with %n line(s) of their own", None, count
        ),
        Reason.STORY_WAS_GUESSED: translate(
            "Reasons", "the story was guessed, by somebody with %n line(s)", None, count
        ),
        Reason.FITTING_LINES: translate("Reasons", "%n fitting line(s)", None, count),
        Reason.LINES_LAID: translate("Reasons", "%n line(s) in the poem", None, count),
        Reason.STORY_CARDS: translate("Reasons", "%n story card(s)", None, count),
    }[award.reason]


def _limit(award: Award) -> str:
    """There are more votes than points: the edition limits how many votes count."""
    counted = award.reason in {Reason.VOTES_ON_MY_CARD, Reason.SHARED_VOTE}
    if counted and 0 < award.points < award.count:
        return " " + fill(translate("Reasons", "(%1 count)"), str(award.points))
    return ""


def end_words(reason: EndReason, best: int) -> str:
    if reason is EndReason.SCORE_REACHED:
        return translate("Reasons", "The goal is reached: %n point(s).", None, best)
    return translate("Reasons", ENDS[reason])


def tie_words(tie_break: TieBreak | None) -> str:
    return "" if tie_break is None else translate("Reasons", TIES[tie_break])


# Why lines fit, in one word each, if a bot has judged them: “row 2: snow”


def reasons_of(record: RoundRecord, state: ClientState) -> str:
    """Empty if a person has judged: people needn't give reasons."""
    if record.poem is None or not is_bot(record.storyteller, state):
        return ""
    named = [
        fill(translate("RoundSummary", "line %1: %2"), str(row), reason)
        for row, reason in named_in(record.poem, state)
    ]
    return fill(translate("RoundSummary", "In the picture: %1."), ", ".join(named)) if named else ""


def is_bot(seat: int, state: ClientState) -> bool:
    seats = () if state.room is None else state.room.seats
    return seat < len(seats) and seats[seat].is_bot


def named_in(poem: PoemRecord, state: ClientState) -> list[tuple[int, str]]:
    """The rows of the finished poem, and what in the picture each of them names."""
    words = words_of(paths.words(), state.verses.language)
    thoughts = thoughts_of(poem, state)
    lines = [poem.hint, *(line.line for line in poem.lines if line.fits)]
    asks = asked_in(paths.verses(), state.verses.language)
    texts = [state.verses.lines.get(line, "") for line in lines]
    reasons = reasons_for(words, texts, thoughts, asks)
    return [(row, reason) for row, reason in enumerate(reasons, 1) if reason]


def thoughts_of(poem: PoemRecord, state: ClientState) -> tuple[str, ...]:
    text = state.texts.get(poem.stories[poem.chosen - 1])
    if text is None:
        return ()
    language = state.verses.language
    sentences = (text.title.get(language, ""), text.description.get(language, ""))
    return (*text.tags.get(language, ()), *filter(None, sentences))
