"""The sentences of a transcript; a key that a language lacks is said in the first one."""

from collections.abc import Mapping

from dixit_qt.languages import texts


def words_of(language: str) -> Mapping[str, str]:
    return texts("transcript", language)
