from dixit_qt import paths
from dixit_qt.bots import fitting
from dixit_qt.bots.fitting import Fitting, Picture
from dixit_qt.bots.words import Words, forms_of, load_words

ENGLISH = load_words(paths.words() / "en.bin")
STEMS = forms_of("en").stems
SHIP = Picture(("Harbour", "ship", "sea"), "A ship lies in the harbour.", ("Bring your own salt",))
CAKE = Picture(("Birthday", "cake"), "A cake with candles.")
WOLF = Picture(("Howl", "wolf", "forest"), "A wolf stands among firs.")
PICTURES = {"ship": SHIP, "cake": CAKE, "wolf": WOLF}


def over(words: Words = ENGLISH) -> Fitting:
    return Fitting(words, PICTURES, STEMS)


def best(text: str) -> str:
    fits = over().fits_of_all(text)
    return max(fits, key=fits.__getitem__)


def test_related_words_find_the_picture_without_a_shared_word():
    assert best("sailors in a storm") == "ship"
    assert best("a dessert with cream") == "cake"
    assert best("a beast among the trees") == "wolf"


def test_a_common_stem_is_enough_without_any_meanings():
    assert over(Words()).fit("ships", "ship") > over(Words()).fit("ships", "cake")


def test_an_unknown_word_fits_all_cards_equally():
    fits = over().fits_of_all("qwrtz")
    assert len(set(fits.values())) == 1


def test_an_unknown_picture_has_a_neutral_fit():
    assert over().fit("the sea", "?") == 0


def test_a_written_clue_is_not_judged_by_itself():
    bare = Fitting(ENGLISH, {**PICTURES, "ship": Picture(SHIP.thoughts, SHIP.description)}, STEMS)
    assert over().fit(SHIP.clues[0], "ship") == bare.fit(SHIP.clues[0], "ship")
    assert over().fit("bring some salt", "ship") > bare.fit("bring some salt", "ship")


def test_the_cache_of_fits_is_limited(monkeypatch):
    monkeypatch.setattr(fitting, "LARGEST_MEMORY", 2)
    asked = over()
    for text in ("one", "two", "three"):
        asked.fits_of_all(text)
    assert not list(asked.ponder(["two", "three"]))
    assert list(asked.ponder(["one"]))


def test_thinking_in_steps_gives_the_same_fit_as_asking_at_once():
    texts = ["sailors in a storm", SHIP.clues[0], "a dessert with cream"]
    slow = over()
    steps = sum(1 for _ in slow.ponder(texts))
    assert steps > 100
    assert not list(slow.ponder(texts))
    assert [slow.fits_of_all(text) for text in texts] == [
        over().fits_of_all(text) for text in texts
    ]


def test_comparing_in_steps_can_be_interrupted():
    for steps in range(0, 300, 37):
        half = over()
        pondering = half.ponder(["sailors in a storm", "a beast among the trees"])
        for _ in range(steps):
            next(pondering, None)
        assert half.fits_of_all("sailors in a storm") == over().fits_of_all("sailors in a storm")
        assert half.fits_of_all("the trees") == over().fits_of_all("the trees")
        for _ in pondering:
            pass
        assert half.fits_of_all("a beast among the trees") == over().fits_of_all(
            "a beast among the trees"
        )


def test_thinking_stops_when_the_cache_is_full(monkeypatch):
    monkeypatch.setattr(fitting, "LARGEST_MEMORY", 2)
    asked = over()
    for _ in asked.ponder(["one", "two", "three"]):
        pass
    assert not list(asked.ponder(["one", "two"]))


def test_without_pictures_no_line_fits():
    assert Fitting(ENGLISH, {}, STEMS).fits_of_all("sea") == {}
