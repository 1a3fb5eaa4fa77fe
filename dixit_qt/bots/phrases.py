"""What can be said where nobody has written clues for a picture."""

from collections.abc import Sequence

from dixit_qt.bots.temper import Manner
from dixit_qt.languages import texts


def phrases(language: str) -> Sequence[str]:
    """For a storyteller who knows nothing about his pictures: broad enough to fit most."""
    clues: Sequence[str] = texts("bots", language)["clues"]
    return clues


def turns_of(language: str, manner: Manner, tag: str, other: str) -> list[str]:
    """What to make of a tag: a turn of speech with a place for a word in its first form, for the
    tag stays as the deck writes it. With one tag only, what needs two is left out."""
    patterns = texts("bots", language)["turns"][manner]
    fitting = [str(each) for each in patterns if other or "{other}" not in each]
    return [_begun(each.format(tag=tag, other=other)) for each in fitting]


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]
