"""Pixels of screenshots, and contrasts as WCAG 2 defines them."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterable, Iterator

from playwright.sync_api import Locator, Page

Colour = tuple[int, int, int]
Line = list[Colour]


def pixels_at(page: Page, x: float, y: float, width: float, height: float) -> list[Line]:
    """Return the pixels of a part of the window, row by row."""
    return _read(page.screenshot(clip={"x": x, "y": y, "width": width, "height": height}, scale="css"))


def pixels_in(place: Locator) -> Iterator[Colour]:
    """Yield all pixels of an element."""
    box = place.bounding_box()
    assert box is not None, place
    for line in pixels_at(place.page, box["x"], box["y"], box["width"], box["height"]):
        yield from line


def _read(png: bytes) -> list[Line]:
    """Decode a PNG with eight bits per channel, as the browser writes it."""
    width, height = (int.from_bytes(png[at : at + 4]) for at in (16, 20))
    assert png[24] == 8, "eight bits a channel"
    channels = {2: 3, 6: 4}[png[25]]
    packed = b"".join(data for name, data in _chunks(png) if name == b"IDAT")
    rows = _rows(zlib.decompress(packed), height, width * channels, channels)
    return [list(zip(row[0::channels], row[1::channels], row[2::channels], strict=True)) for row in rows]


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(png):
        size = int.from_bytes(png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        at += size + 12


def _rows(data: bytes, height: int, length: int, step: int) -> Iterator[bytes]:
    """Yield the rows of a decoded PNG, with the filters of the PNG format undone."""
    above = bytes(length)
    for at in range(0, height * (length + 1), length + 1):
        above = _unfiltered(data[at], data[at + 1 : at + 1 + length], above, step)
        yield above


def _unfiltered(kind: int, line: bytes, above: bytes, step: int) -> bytes:
    row = bytearray()
    for at, byte in enumerate(line):
        left, corner = (row[at - step], above[at - step]) if at >= step else (0, 0)
        row.append((byte + _predicted(kind, left, above[at], corner)) % 256)
    return bytes(row)


def _predicted(kind: int, left: int, over: int, corner: int) -> int:
    if kind == 4:
        guess = left + over - corner
        return min((left, over, corner), key=lambda near: abs(guess - near))
    return (0, left, over, (left + over) // 2)[kind]


def _luminance(colour: Colour) -> float:
    parts = (part / 255 for part in colour)
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: Colour, other: Colour) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    low, high = sorted(map(_luminance, (colour, other)))
    return (high + 0.05) / (low + 0.05)


def contrast_to_background(dots: Iterable[Colour]) -> float:
    """Return the highest contrast of any pixel to the background, which is the most frequent colour."""
    counted = Counter(dots)
    ground = counted.most_common(1)[0][0]
    return max(contrast(ground, colour) for colour in counted)


def edges(line: Line, least: float) -> int:
    """Return how often a row of pixels changes between dark and light by at least the contrast `least`.

    A soft edge counts once.
    """
    turns = [line[0]]
    for dot in line:
        if len(turns) > 1 and _on_the_way(turns[-2], turns[-1], dot):
            turns[-1] = dot
        elif contrast(turns[-1], dot) >= least:
            turns.append(dot)
    return len(turns) - 1


def _on_the_way(start: Colour, now: Colour, further: Colour) -> bool:
    """Return whether a third colour continues the change from the first to the second."""
    low, middle, high = map(_luminance, (start, now, further))
    return low < middle <= high or low > middle >= high
