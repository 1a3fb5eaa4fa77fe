"""What is imported from folders and archives of strangers, and what is refused, with the reason."""

import os
import struct
import zipfile

import pytest

from dixit_qt.decks import archives
from dixit_qt.decks.archives import FoundPictures, Reason, Refused, Unusable
from dixit_qt.decks.importing import (
    is_cut_off,
    look_into,
    picture_kind,
    read_picture,
    words_of_cards,
)
from tests.decks import hostile
from tests.decks.hostile import archive, picture


def names(found: FoundPictures) -> list[str]:
    return [entry.name for entry in found.entries]


def outcome(found: FoundPictures) -> dict[str, Reason | None]:
    """The reason for refusing each name. None for accepted ones."""
    result: dict[str, Reason | None] = {bad.name: bad.reason for bad in found.refused}
    for entry in found.entries:
        try:
            read_picture(entry)
        except Unusable as unusable:
            result[entry.name] = unusable.reason
        else:
            result[entry.name] = None
    return result


def test_pictures_of_a_folder_are_sorted_naturally(tmp_path):
    for name in ("card 10.png", "card 2.png", "deep/card 1.png"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(picture(name))
    with look_into([tmp_path]) as found:
        assert names(found) == ["card 2.png", "card 10.png", "deep/card 1.png"]
        assert read_picture(found.entries[0]) == picture("card 2.png")


def test_names_with_digits_of_any_script_are_sorted_naturally(tmp_path):
    """A superscript is a digit but not a number, and a number of 5,000 digits must not be
    parsed."""
    endless = "9" * 5000
    names = [f"b{endless}.png", f"b1{endless}.png", "a5²1.png", "a١.png", "a2.png", "a010.png"]
    ordered = sorted(names, key=archives.natural_order)
    assert ordered[:2] == ["a2.png", "a5²1.png"]
    assert ordered[-2:] == names[:2]
    (tmp_path / "5²1.png").write_bytes(picture("odd"))
    with look_into([tmp_path]) as found:
        assert outcome(found) == {"5²1.png": None}


def test_system_files_in_folders_are_ignored(tmp_path):
    for name in (".DS_Store", "Thumbs.db", "desktop.ini", ".hidden.png"):
        (tmp_path / name).write_bytes(b"x")
    packed = archive(tmp_path / "cards.zip", {"__MACOSX/._a.png": b"x", "a.png": picture("a")})
    with look_into([tmp_path]) as found:
        assert names(found) == ["a.png"]
        assert not found.refused
    assert packed.exists()


def test_files_folders_and_archives_can_be_imported_together(tmp_path):
    (tmp_path / "one.png").write_bytes(picture("one"))
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "two.png").write_bytes(picture("two"))
    packed = archive(tmp_path / "three.zip", {"three.png": picture("three")})
    with look_into([tmp_path / "one.png", tmp_path / "folder", packed]) as found:
        assert outcome(found) == {"one.png": None, "two.png": None, "three.png": None}


def test_a_file_with_only_the_extension_of_a_picture_is_refused(tmp_path):
    (tmp_path / "letter.jpg").write_text("Dear all,", encoding="utf-8")
    (tmp_path / "drawing.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "nameless").write_bytes(picture("good"))
    (tmp_path / "empty.png").write_bytes(b"")
    with look_into([tmp_path]) as found:
        assert outcome(found) == {
            "letter.jpg": Reason.NOT_A_PICTURE,
            "drawing.svg": Reason.NOT_A_PICTURE,
            "empty.png": Reason.NOT_A_PICTURE,
            "nameless": None,
        }


@pytest.mark.parametrize(
    ("head", "kind"),
    [
        (b"\xff\xd8\xff\xe0", "jpeg"),
        (b"RIFF\1\2\3\4WEBPVP8 ", "webp"),
        (b"GIF89a", "gif"),
        (b"BM\1\2\3\4\0\0\0\0", "bmp"),
        (b"BMW for sale....", None),
        (b"II*\0", None),
        (b"%PDF-1.7", None),
        (b"", None),
    ],
)
def test_the_type_of_a_file_is_recognised_by_its_first_bytes(head, kind):
    assert picture_kind(head) == kind


def test_a_jpeg_without_an_end_marker_is_truncated():
    """The end marker of the thumbnail in its header doesn't count."""
    head = b"\xff\xd8\xff\xe1\x00\x06\xff\xd8\xff\xd9\xff\xda\x00\x04ab"
    assert is_cut_off(head + b"scan")
    assert not is_cut_off(head + b"scan\xff\xd9")


def test_a_bmp_shorter_than_its_header_says_is_truncated():
    bmp = b"BM" + struct.pack("<II", 20, 0) + b"0123456789"
    assert not is_cut_off(bmp)
    assert is_cut_off(bmp[:-1])


@pytest.mark.parametrize("head", [b"\xff\xd8\xff", b"\xff\xd8\xff\xe1\xff\xff\xff\xd9"])
def test_a_jpeg_with_only_a_header_is_truncated(head):
    assert is_cut_off(head)


def test_a_truncated_picture_is_reported_as_broken(tmp_path):
    (tmp_path / "half.jpg").write_bytes(b"\xff\xd8\xff\xda\x00\x04abscan")
    with look_into([tmp_path]) as found:
        assert outcome(found) == {"half.jpg": Reason.BROKEN}


@pytest.mark.parametrize(
    "name",
    ["../out.png", "deck/../../out.png", "/etc/out.png", "C:/out.png", "..\\out.png", "a:b.png"],
)
def test_a_path_that_climbs_out_of_the_archive_is_refused(tmp_path, name):
    packed = archive(tmp_path / "a.zip", {name: picture("bad"), "good.png": picture("good")})
    with look_into([packed]) as found:
        written = name.replace(os.sep, "/")  # Python's zip writes such names on Windows.
        assert outcome(found) == {written: Reason.CLIMBS_OUT, "good.png": None}


def test_links_are_not_followed(tmp_path):
    packed = hostile.archive_with_link(tmp_path / "a.zip", "link.png", "/etc/passwd")
    with look_into([packed]) as found:
        assert outcome(found) == {"link.png": Reason.LINK, "good.png": None}


@pytest.mark.skipif(os.name != "posix", reason="on Windows a link takes a right that players lack")
def test_links_in_a_folder_are_not_followed(tmp_path):
    outside = tmp_path / "secret.png"
    outside.write_bytes(picture("secret"))
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "link.png").symlink_to(outside)
    with look_into([folder]) as found:
        assert outcome(found) == {"link.png": Reason.LINK}


def test_a_refused_encrypted_picture_is_named(tmp_path):
    packed = hostile.encrypted(archive(tmp_path / "a.zip", {"a.png": picture("a")}))
    with look_into([packed]) as found:
        assert outcome(found) == {"a.png": Reason.ENCRYPTED}


def test_a_zip_that_declares_a_huge_size_is_not_unpacked(tmp_path):
    bomb = hostile.PNG_MARK + b"\0" * (20 * 1024 * 1024)
    entries = {"bomb.png": bomb, "good.png": picture("good")}
    packed = archive(tmp_path / "a.zip", entries, zipfile.ZIP_DEFLATED)
    with look_into([packed]) as found:
        assert outcome(found) == {"bomb.png": Reason.BOMB, "good.png": None}


def test_a_zip_bomb_is_cut_off_at_its_declared_size(tmp_path):
    bomb = hostile.PNG_MARK + b"\0" * (20 * 1024 * 1024)
    packed = archive(tmp_path / "a.zip", {"bomb.png": bomb}, zipfile.ZIP_DEFLATED)
    hostile.patched(packed, b"PK\x01\x02", 24, "<I", 1000)
    with look_into([packed]) as found:
        assert outcome(found) == {"bomb.png": Reason.BROKEN}


def test_an_archive_whose_entries_share_their_bytes_is_a_bomb(tmp_path):
    packed = archive(tmp_path / "a.zip", {"a.png": picture("a"), "b.png": picture("b")})
    hostile.patched(packed, b"PK\x01\x02", 20, "<I", 10_000)
    with look_into([packed]) as found:
        assert found.refused == [Refused("a.zip", Reason.BOMB)]


def test_an_archive_that_unpacks_to_gigabytes_is_a_bomb(tmp_path, monkeypatch):
    monkeypatch.setattr(archives, "MOST_UNPACKED", 50)
    packed = archive(tmp_path / "a.zip", {"a.png": picture("a" * 60)})
    with look_into([packed]) as found:
        assert found.refused == [Refused("a.zip", Reason.BOMB)]


def test_an_archive_with_a_huge_directory_is_refused_unread(tmp_path):
    packed = archive(tmp_path / "a.zip", {"a.png": picture("a")})
    hostile.patched(packed, b"PK\x05\x06", 12, "<I", 2**31)
    with look_into([packed]) as found:
        assert found.refused == [Refused("a.zip", Reason.TOO_MANY)]


def test_a_zip64_archive_is_refused_as_too_large(tmp_path):
    packed = archive(tmp_path / "a.zip", {"a.png": picture("a")})
    data = packed.read_bytes()
    at = data.rfind(b"PK\x05\x06")
    packed.write_bytes(data[:at] + b"PK\x06\x07" + b"\0" * 16 + data[at:])
    with look_into([packed]) as found:
        assert found.refused == [Refused("a.zip", Reason.TOO_LARGE)]


def test_more_entries_than_any_deck_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(archives, "MOST_FILES", 3)
    packed = archive(tmp_path / "a.zip", {f"{i}.png": picture(str(i)) for i in range(4)})
    with look_into([packed]) as found:
        assert found.refused == [Refused("a.zip", Reason.TOO_MANY)]


def test_scanning_an_endless_folder_stops(tmp_path, monkeypatch):
    monkeypatch.setattr(archives, "MOST_FILES", 3)
    for i in range(5):
        (tmp_path / f"{i}.png").write_bytes(picture(str(i)))
    with look_into([tmp_path]) as found:
        assert len(found.entries) == 3
        assert found.refused == [Refused(tmp_path.name, Reason.TOO_MANY)]


def test_an_archive_entry_without_a_name_is_skipped(tmp_path):
    nameless = zipfile.ZipInfo("a.png")
    nameless.filename = ""
    packed = archive(tmp_path / "a.zip", {"b.png": picture("b")})
    with zipfile.ZipFile(packed, "a") as more:
        more.writestr(nameless, picture("a"))
    with look_into([packed]) as found:
        assert names(found) == ["b.png"]


def test_truncated_archives_are_reported_as_broken(tmp_path):
    packed = archive(tmp_path / "a.zip", {"a.png": picture("a")})
    packed.write_bytes(packed.read_bytes()[:-30])
    with look_into([packed]) as found:
        assert found.refused == [Refused("a.zip", Reason.BROKEN_ARCHIVE)]


def test_a_zip_with_a_wrong_signature_is_reported_as_broken(tmp_path):
    (tmp_path / "holiday.zip").write_bytes(b"\0" * 400)
    with look_into([tmp_path / "holiday.zip"]) as found:
        assert found.refused == [Refused("holiday.zip", Reason.BROKEN_ARCHIVE)]


def test_a_damaged_picture_in_an_archive_does_not_stop_the_import(tmp_path):
    entries = {"a.png": picture("damaged"), "b.png": picture("b")}
    packed = archive(tmp_path / "a.zip", entries)
    packed.write_bytes(packed.read_bytes().replace(b"damaged", b"dAmaged", 1))
    with look_into([packed]) as found:
        assert outcome(found) == {"a.png": Reason.BROKEN, "b.png": None}


def test_an_unknown_compression_method_is_reported(tmp_path):
    packed = hostile.packed_as(archive(tmp_path / "a.zip", {"a.png": picture("a")}), 99)
    with look_into([packed]) as found:
        assert outcome(found) == {"a.png": Reason.UNREADABLE}


def test_an_archive_within_an_archive_is_refused(tmp_path):
    inner = archive(tmp_path / "inner.zip", {"a.png": picture("a")})
    outer = archive(tmp_path / "outer.zip", {"inner.zip": inner.read_bytes()})
    with look_into([outer]) as found:
        assert outcome(found) == {"inner.zip": Reason.NESTED}


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    with (tmp_path / "huge.png").open("wb") as file:
        file.truncate(archives.LARGEST_FILE + 1)
    with look_into([tmp_path]) as found:
        assert found.refused == [Refused("huge.png", Reason.TOO_LARGE)]


def test_a_missing_file_is_reported_as_unreadable(tmp_path):
    with look_into([tmp_path / "gone.png"]) as found:
        assert found.refused == [Refused("gone.png", Reason.UNREADABLE)]


def test_a_file_that_vanishes_before_reading_is_reported_as_unreadable(tmp_path):
    (tmp_path / "a.png").write_bytes(picture("a"))
    with look_into([tmp_path]) as found:
        (tmp_path / "a.png").unlink()
        assert outcome(found) == {"a.png": Reason.UNREADABLE}


def test_names_in_any_script_are_imported(tmp_path):
    packed = archive(tmp_path / "a.zip", {"Кит и луна.png": picture("a"), "猫.png": picture("b")})
    with look_into([packed]) as found:
        assert names(found) == ["Кит и луна.png", "猫.png"]


def test_names_in_code_page_866_are_decoded(tmp_path):
    packed = archive(tmp_path / "a.zip", {"AAA.png": picture("a")})
    packed.write_bytes(packed.read_bytes().replace(b"AAA", "Кит".encode("cp866")))
    with look_into([packed]) as found:
        assert names(found) == ["Кит.png"]


def test_five_hundred_pictures_are_found(tmp_path):
    packed = archive(tmp_path / "a.zip", {f"{i}.png": picture(str(i)) for i in range(500)})
    with look_into([packed]) as found:
        assert list(outcome(found).values()) == [None] * 500


def test_an_empty_zip_has_no_pictures(tmp_path):
    path = tmp_path / "a.zip"
    path.write_bytes(b"PK\x05\x06" + struct.pack("<HHHHIIH", 0, 0, 0, 0, 0, 0, 0))
    with look_into([path]) as found:
        assert not found.entries
        assert not found.refused


MANIFEST = """
[deck]
id = "whales"
name_en = "Whales"
name_ru = "Киты"

[[card]]
slug = "kit"
file = "a.png"
sha256 = "{hash}"
title_en = "Whale"
title_ru = "Кит"
tags_en = ["sea"]
""".replace("{hash}", "0" * 64)


def test_an_imported_deck_keeps_its_words(tmp_path):
    entries = {"whales/deck.toml": MANIFEST.encode(), "whales/a.png": picture("a")}
    with look_into([archive(tmp_path / "a.zip", entries)]) as found:
        words = words_of_cards(found)
        assert names(found) == ["whales/a.png"]
        assert words["whales/a.png"].title["ru"] == "Кит"
        assert not found.refused


@pytest.mark.parametrize("text", [b"not = toml = at all", b"\xff\xfe", b"[deck]"])
def test_the_words_of_a_broken_manifest_are_refused_by_name(tmp_path, text):
    entries = {"deck.toml": text, "a.png": picture("a")}
    with look_into([archive(tmp_path / "a.zip", entries)]) as found:
        assert words_of_cards(found) == {}
        assert found.refused == [Refused("deck.toml", Reason.BROKEN)]
        assert names(found) == ["a.png"]
