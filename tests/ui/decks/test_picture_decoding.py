"""Pictures by strangers become previews and cards that contain nothing but pixels."""

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QColor, QColorSpace, QImage, QImageWriter

from dixit_qt.decks.archives import Reason, Unusable
from dixit_qt.decks.cropping import Crop, window_of
from dixit_qt.ui.decks.picture_decoding import card_of, proof_of
from tests.decks.hostile import png_header
from tests.ui.decks.painted import encoded, image, turned

pytestmark = pytest.mark.usefixtures("qapp")


def reason(data: bytes) -> Reason:
    with pytest.raises(Unusable) as refused:
        proof_of(data)
    return refused.value.reason


@pytest.mark.parametrize("kind", ["png", "jpeg", "webp", "bmp"])
def test_common_picture_formats_are_decoded(kind):
    proof = proof_of(encoded(image(300, 400), kind))
    assert (proof.width, proof.height) == (300, 400)
    assert QImage.fromData(proof.picture).size() == QSize(300, 400)


def test_a_card_is_cut_to_its_size():
    proof = proof_of(encoded(image(700, 600)))
    card = QImage.fromData(card_of(proof.picture, window_of(Crop(), 700, 600)))
    assert card.size() == QSize(800, 1200)


def test_a_card_shows_the_chosen_crop():
    painted = image(900, 600, "red")
    for x in range(450):
        for y in range(600):
            painted.setPixelColor(x, y, QColor("blue"))
    proof = proof_of(encoded(painted))
    left = QImage.fromData(card_of(proof.picture, window_of(Crop(x=0), 900, 600)))
    right = QImage.fromData(card_of(proof.picture, window_of(Crop(x=1), 900, 600)))
    assert left.pixelColor(200, 600).blue() > 200
    assert right.pixelColor(200, 600).red() > 200


def test_a_large_picture_is_made_smaller_before_it_is_cut():
    proof = proof_of(encoded(image(2400, 3600), "jpeg"))
    assert (proof.width, proof.height) == (1200, 1800)


def test_a_small_picture_is_enlarged_only_to_make_a_card():
    proof = proof_of(encoded(image(200, 300)))
    assert (proof.width, proof.height) == (200, 300)


def test_a_portrait_photo_is_shown_upright():
    proof = proof_of(turned(encoded(image(600, 400), "jpeg"), 6))
    assert (proof.width, proof.height) == (400, 600)


def test_picture_metadata_is_removed():
    painted = image(300, 450)
    painted.setText("Author", "somebody who lives at a secret address")
    painted.setColorSpace(QColorSpace(QColorSpace.NamedColorSpace.DisplayP3))
    data = encoded(painted)
    assert b"secret address" in data
    proof = proof_of(data)
    card = card_of(proof.picture, (0, 0, 300, 450))
    for result in (proof.picture, card):
        assert b"secret address" not in result
        assert b"ICC" not in result
        assert b"Exif" not in result


def test_transparent_pixels_become_paper():
    painted = QImage(300, 450, QImage.Format.Format_ARGB32)
    painted.fill(QColor(0, 0, 0, 0))
    colour = QImage.fromData(proof_of(encoded(painted)).picture).pixelColor(150, 200)
    assert colour.lightness() > 200


def test_sixty_thousand_by_sixty_thousand_is_refused_by_its_header():
    assert reason(png_header(60_000, 60_000)) is Reason.TOO_MANY_PIXELS


def test_a_photograph_of_a_hundred_million_pixels_is_shrunk_while_it_is_read():
    photograph = QImage(9000, 12000, QImage.Format.Format_Grayscale8)
    photograph.fill(128)
    proof = proof_of(encoded(photograph, "jpeg"))
    assert (proof.width, proof.height) == (1350, 1800)


def test_a_progressive_picture_of_so_many_pixels_is_refused():
    """Its decoder needs memory for the whole picture, even if it's shrunk."""
    photograph = QImage(9000, 12000, QImage.Format.Format_Grayscale8)
    photograph.fill(128)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"jpeg")
    writer.setProgressiveScanWrite(True)
    assert writer.write(photograph)
    assert reason(bytes(buffer.data().data())) is Reason.TOO_MANY_PIXELS


def test_a_picture_too_small_for_a_card_is_refused():
    assert reason(encoded(image(90, 140))) is Reason.TOO_SMALL


def test_half_a_picture_is_reported_as_broken():
    data = encoded(image(300, 450), "webp")
    assert reason(data[: len(data) // 2]) is Reason.BROKEN


def test_a_header_without_a_picture_is_reported_as_broken():
    assert reason(b"GIF89a" + b"\0" * 40) is Reason.BROKEN


def test_svg_is_refused():
    svg = b"<svg xmlns='http://www.w3.org/2000/svg' width='400' height='600'/>"
    assert reason(svg) is Reason.NOT_A_PICTURE


def test_the_same_picture_in_two_files_has_the_same_hash():
    assert proof_of(encoded(image(300, 450), "png")) == proof_of(encoded(image(300, 450), "bmp"))
