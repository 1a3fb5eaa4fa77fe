"""What the page shows below a revealed card, beside your own score, and about an enlarged
picture."""

from tests.browser.device import meanwhile
from tests.browser.evenings import Evening, give, vote
from tests.browser.people import Toucher
from tests.browser.tables import open_table
from tests.browser.test_seats import begin

OVER_ITS_CARD = """[...document.querySelectorAll(".told [data-heart]")].filter((heart) =>
  heart.getBoundingClientRect().top < heart.closest("li").querySelector(".card")
    .getBoundingClientRect().bottom).length"""
SMALLEST = """Math.min(...[...document.querySelectorAll(`${arguments[0]}`)].map((node) =>
  Math.min(node.getBoundingClientRect().width, node.getBoundingClientRect().height)))"""
FACE, FINGER = 24, 44


def leaf_through(evening):
    shown = "document.querySelector('.full .picture:last-child').getAttribute('src')"

    def leaf():
        telephone = evening.anna.device
        evening.anna.push(".told li:first-child .card")
        first = telephone.js(shown)
        evening.anna.push(".enlarged .bar > button:last-child")
        telephone.until(f"{shown} !== {first!r}")
        evening.anna.push("#close")

    evening.at_once(leaf)


def test_hearts_and_faces_are_below_the_picture_and_large_enough(qtbot, library, telephone):
    evening = Evening(qtbot, library, telephone, "odyssey", 3)
    evening.tell()
    for act in (give, vote):
        for seat in (1, 2, 3):
            evening.by(seat, act)
    evening.at_once(lambda: telephone.until("document.querySelectorAll('.told .face').length > 4"))
    assert telephone.js(OVER_ITS_CARD) == 0
    assert telephone.js(SMALLEST, ".told .face") >= FACE
    assert telephone.js(SMALLEST, ".told [data-heart]") >= FINGER
    leaf_through(evening)
    evening.push(".told [data-heart]")
    evening.wait(lambda: evening.game.hearts)
    evening.close()


def test_your_own_score_comes_first_and_an_arrow_shows_that_there_are_more(
    qtbot, library, telephone
):
    hosting, anna = open_table(library, "odyssey", bots=7), Toucher(telephone, "Anna", 1)
    begin(qtbot, hosting, anna)
    people, more = "document.querySelector('.people')", "[data-more]"
    assert telephone.js(f"{people}.firstChild.classList.contains('me')")

    def scroll():
        telephone.until(f"{people}.matches('{more}')")
        telephone.js(f"{people}.scrollTo(9999, 0)")
        telephone.until(f"!{people}.matches('{more}')")

    meanwhile(qtbot, scroll)
    hosting.close()


def test_five_scores_are_seen_without_scrolling(qtbot, library, telephone):
    hosting, anna = open_table(library, "odyssey", bots=4), Toucher(telephone, "Anna", 1)
    begin(qtbot, hosting, anna)
    row = "document.querySelector('.people')"
    assert telephone.js(f"{row}.scrollWidth - {row}.clientWidth") <= 0
    hosting.close()


def test_only_screen_readers_get_the_title_of_an_enlarged_picture(qtbot, library, telephone):
    """Only screen readers say the title of the picture."""
    evening = Evening(qtbot, library, telephone, "odyssey", 3)
    evening.push("#start", ".hand .card")
    named = "document.querySelector('.full .picture:last-child').alt.includes('Picture')"
    evening.at_once(lambda: telephone.until(named))
    assert "Picture" not in telephone.text(".enlarged")
    evening.close()
