"""Pictures of dots: shapes cover what they should, every letter is there, and a PNG is one."""

from __future__ import annotations

import struct
import zlib
from math import hypot, pi

import pytest

from spadille.games import GAMES
from spadille.server.raster.canvas import Canvas
from spadille.server.raster.lettering import lettered
from spadille.server.raster.outlines import circle, drawn_round, polygons, rounded
from spadille.server.raster.painting import png
from spadille.talk.rules import title
from spadille.text import LANGUAGES, catalogue

WHITE, BLACK = (255, 255, 255), (0, 0, 0)
SIZE = 40


def dots(picture: bytes) -> tuple[int, int, bytes]:
    """Width, height and the dots of a PNG, three bytes each."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    at, chunks = 8, dict[bytes, bytes]()
    while at < len(picture):
        (length,) = struct.unpack_from(">I", picture, at)
        kind, content = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", picture, at + 8 + length) == (zlib.crc32(kind + content),)
        chunks[kind] = content
        at += 12 + length
    width, height, depth, kinds = struct.unpack_from(">IIBB", chunks[b"IHDR"])
    assert (depth, kinds) == (8, 2)
    rows, row = zlib.decompress(chunks[b"IDAT"]), 3 * width + 1
    assert all(rows[place * row] == 0 for place in range(height))
    return width, height, b"".join(rows[place * row + 1 : (place + 1) * row] for place in range(height))


def covered(canvas: Canvas) -> float:
    """How many dots are black on a white canvas; a grey one counts by how dark it is."""
    _, _, seen = dots(canvas.png())
    return sum(255 - level for level in seen[::3]) / 255


def white() -> Canvas:
    return Canvas(SIZE, SIZE, WHITE, WHITE)


def test_a_shape_covers_its_area_wherever_it_lies() -> None:
    for shift in (0.0, 0.3, 0.71):
        canvas = white()
        canvas.fill([circle(20 + shift, 20 + shift / 2, 12)], BLACK)
        assert covered(canvas) == pytest.approx(pi * 12**2, rel=0.02)
    canvas = white()
    canvas.fill([rounded(3.25, 4.5, 20.5, 10, 0)], BLACK)
    assert covered(canvas) == pytest.approx(205, rel=0.005)


def test_what_lies_beyond_the_edge_is_cut_off() -> None:
    canvas = white()
    canvas.fill([rounded(-10, -10, 20, 20, 0), rounded(30, 35, 50, 50, 0)], BLACK)
    assert covered(canvas) == pytest.approx(100 + 50, rel=0.01)


def test_a_hole_stays_open_and_a_line_has_its_width() -> None:
    canvas = white()
    canvas.fill([circle(20, 20, 15), circle(20, 20, 10)], BLACK, even=True)
    assert covered(canvas) == pytest.approx(pi * (15**2 - 10**2), rel=0.03)
    canvas = white()
    canvas.fill([*drawn_round(circle(20, 20, 12), 2)], BLACK)
    assert covered(canvas) == pytest.approx(2 * pi * 12 * 2, rel=0.05)


def test_half_of_a_colour_lets_half_through() -> None:
    canvas = white()
    canvas.fill([rounded(0, 0, SIZE, SIZE, 0)], BLACK, 0.5)
    assert covered(canvas) == pytest.approx(SIZE * SIZE / 2, rel=0.01)


def test_a_path_is_read_as_it_is_written() -> None:
    (square,) = polygons("M1 1h4v4h-4Z")
    assert [*square] == [(1.0, 1.0), (5.0, 1.0), (5.0, 5.0), (1.0, 5.0)]
    assert polygons("m1 1 4 0 0 4") == polygons("M1 1L5 1L5 5")
    (curve,) = polygons("M0 0q5 0 5 5")
    assert curve[-1] == pytest.approx((5, 5))
    (smooth,) = polygons("M0 0c0 4 2 4 4 4s4 0 4-4")
    (whole,) = polygons("M0 0C0 4 2 4 4 4C6 4 8 4 8 0")
    assert smooth == whole


@pytest.mark.parametrize(("sweep", "middle"), [(0, (10, 0)), (1, (0, 10))])
def test_a_quarter_of_a_circle_keeps_its_distance(sweep: int, middle: tuple[int, int]) -> None:
    (arc,) = polygons(f"M0 0A10 10 0 0 {sweep} 10 10")
    assert arc[-1] == pytest.approx((10, 10))
    for x, y in arc:
        assert hypot(x - middle[0], y - middle[1]) == pytest.approx(10)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_a_picture_is_there(language: str) -> None:
    words = catalogue(language)
    names = ("deal-picture-who", "deal-picture-asked", "deal-picture-foot", "app-name")
    ranks = [words.say(f"rank-short-{rank}") for rank in "AKQJT"]
    titles = [title(words, game.rules(preset.id)) for game in GAMES.values() for preset in game.presets]
    unknown = lettered("?", "Besley", 10)
    for letter in {*"".join([*map(words.say, names), *ranks, *titles])} - {"?"}:
        for family in ("Besley", "Libre Franklin"):
            assert lettered(letter, family, 10) != unknown, letter


def test_what_stands_in_a_picture_is_moved_with_it() -> None:
    parts = '<g transform="translate(10 20)"><rect width="4" height="4" fill="#000000"/></g>'
    stop = '<stop stop-color="#ffffff"/>'
    cloth = f"<defs><radialGradient>{stop}{stop}</radialGradient></defs>"
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">{cloth}{parts}</svg>'
    width, height, seen = dots(png(svg))
    assert (width, height) == (40, 30)
    black = [place for place in range(width * height) if seen[3 * place] < 20]
    assert {(place % width, place // width) for place in black} == {
        (x, y) for x in range(10, 14) for y in range(20, 24)
    }
