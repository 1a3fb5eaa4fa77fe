"""The languages in which a television is tried."""

from collections.abc import Iterator

import pytest

from dixit_qt import paths
from dixit_qt.ui.base.language import Language


@pytest.fixture(params=["en", "ru"])
def language(request: pytest.FixtureRequest) -> Iterator[Language]:
    language = Language(paths.translations())
    language.use(request.param)
    yield language
    language.leave()


@pytest.fixture
def english() -> Language:
    return Language(paths.translations())
