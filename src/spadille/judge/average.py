"""What a seat gains in the average deal, before the cards are dealt: of the house's presets from a file.

`python -m bench.review_averages` writes it: what is worked out on the spot is of far fewer deals.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files

from spadille.env.reference_players import estimate_gain
from spadille.rules.game import Rules
from spadille.rules.seating import Seat

AVERAGES = "averages.json"


@lru_cache(maxsize=1)
def kept() -> Mapping[str, Sequence[float]]:
    """By table what each seat gains on average, from the dealer on."""
    gains: Mapping[str, Sequence[float]] = json.loads(
        files(__package__).joinpath(AVERAGES).read_text("utf-8")
    )["gains"]
    return gains


def table_named(rules: Rules, seats: int) -> str:
    """A table as the file names it."""
    return f"{rules.settings.game}/{rules.settings.preset}/{seats}"


def average_gain(rules: Rules, seats: int, dealer: Seat, seat: Seat) -> float:
    """What a seat gains on average in a dealer's deals, when the company plays them."""
    gains = None if rules.settings.changed else kept().get(table_named(rules, seats))
    if gains is None:
        return estimate_gain(rules, seats, dealer, seat)
    return gains[(seat - dealer) % seats]
