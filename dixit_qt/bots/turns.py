"""What to make of a tag, when nobody has written clues for a picture: a turn of speech.

The tag stays as the deck writes it, so a turn has a place only for a word in its first form.
"""

from dixit_qt.bots.temper import Manner
from dixit_qt.languages import texts


def turns_of(language: str, manner: Manner, tag: str, other: str) -> list[str]:
    """With one tag only, what needs two is left out."""
    patterns = texts("bots", language)["turns"][manner]
    fitting = [str(each) for each in patterns if other or "{other}" not in each]
    return [_begun(each.format(tag=tag, other=other)) for each in fitting]


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]
