"""What bots are called: names of the people who brought these games over the sea."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

NAMES: Final = (
    *("Amalie", "August", "Bertha", "Bruno", "Caroline", "Christian", "Dorothea", "Emil"),
    *("Emma", "Ernst", "Frieda", "Friedrich", "Gustav", "Hedwig", "Heinrich", "Hermann"),
    *("Ida", "Jakob", "Johanna", "Julius", "Karl", "Klara", "Konrad", "Lina"),
    *("Ludwig", "Martha", "Mathilde", "Otto", "Ottilie", "Rosa", "Theodor", "Wilhelm"),
)


def unused_names(taken: Iterable[str], whim: str) -> Iterator[str]:
    """Names for bots that nobody at a table has, each once, in an order of the table's own."""
    known = {name.casefold() for name in taken}
    names = [name for name in NAMES if name.casefold() not in known]
    Random(f"names {whim}").shuffle(names)  # noqa: S311 - anybody may guess a name
    return iter(names)
