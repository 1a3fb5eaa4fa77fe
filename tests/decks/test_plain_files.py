"""A deck from elsewhere can't leak other files or block the program."""

import os
from pathlib import Path

import pytest

from dixit_qt.decks.deck import DeckError, hash_of, read_plain
from dixit_qt.decks.manifest import find_decks, load_deck, verify_deck
from dixit_qt.store.pictures import reader_of

pytestmark = pytest.mark.skipif(os.name != "posix", reason="links and pipes as POSIX has them")

MANIFEST = """
[deck]
id = "strange"
name_en = "Strange"
name_ru = "Чужая"
[[card]]
slug = "card"
file = "card.webp"
sha256 = "{digest}"
"""
SECRET = b"what nobody at the table should see"


@pytest.fixture
def deck(tmp_path: Path):
    """A deck whose only card file doesn't exist yet."""
    folder = tmp_path / "decks" / "strange"
    folder.mkdir(parents=True)
    (tmp_path / "secret").write_bytes(SECRET)
    (folder / "deck.toml").write_text(MANIFEST.format(digest=hash_of(SECRET)), encoding="utf-8")
    return load_deck(folder)


def test_symlinks_are_not_followed(deck, tmp_path):
    picture = deck.picture(deck.cards[0])
    picture.symlink_to(tmp_path / "secret")
    assert reader_of([deck])(deck.cards[0].id) is None
    assert len(verify_deck(deck)) == 1
    picture.unlink()
    picture.write_bytes(SECRET)
    assert reader_of([deck])(deck.cards[0].id) == SECRET
    assert verify_deck(deck) == []


def test_opening_a_pipe_does_not_block(deck):
    picture = deck.picture(deck.cards[0])
    os.mkfifo(picture)
    assert reader_of([deck])(deck.cards[0].id) is None
    assert "not a plain file" in verify_deck(deck)[0]
    manifest = deck.folder / "deck.toml"
    manifest.unlink()
    os.mkfifo(manifest)
    with pytest.raises(DeckError, match="not a plain file"):
        load_deck(deck.folder)
    found, errors = find_decks([deck.folder.parent])
    assert (found, len(errors)) == ({}, 1)


def test_a_folder_is_not_read_as_a_file(tmp_path):
    with pytest.raises(OSError, match="plain file"):
        read_plain(tmp_path)
