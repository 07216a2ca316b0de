"""The names that bots have at a table: names of the emigrants who brought these games overseas."""

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


def unused_names(taken: Iterable[str], seed: str) -> Iterator[str]:
    """Yield bot names that are not `taken`, each once, in an order that depends on `seed`."""
    used = {name.casefold() for name in taken}
    names = [name for name in NAMES if name.casefold() not in used]
    Random(f"names {seed}").shuffle(names)  # noqa: S311 - names are no secret
    return iter(names)
