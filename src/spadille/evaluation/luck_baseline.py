"""The baseline value of a deal: what its cards are worth to each seat, and the expectation over all deals.

`python -m research.training.fit_luck_baseline` writes the weights and the expectations.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from math import sqrt
from pathlib import Path
from typing import Any

from spadille.arena.series import play_out
from spadille.env.reference_players import SAMPLE_SIZE, DealPrefix, estimate_gain, reference_players_at
from spadille.evaluation.luck import table_key
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.rules.game import Rules

BASELINE_FILE = "luck_baseline.json"
PLAYOUTS = "playouts"
"""The part of a deal's value that is the mean gain in playouts by the reference players."""
SELF_PLAY_BOTS = ("club", "fast")
"""The bots that play the deal in every seat for the other parts of its value. They use no chance."""
CLUBS, MIXED = "clubs", "mixed"
"""The kinds of table, which differ in their weights: most seats are known to play like `club`, or not."""
_LIKE_CLUB = frozenset({"club", "novice"})
_SEED_BYTES = 8
Figures = Mapping[str, tuple[float, ...]]
"""A figure for each part of the value and each seat."""


@dataclass(frozen=True, slots=True)
class TableBaseline:
    """How deals are valued at the tables of one set of rules."""

    weights: Mapping[str, Mapping[str, float]]
    """By kind of table, the weights of the parts of a deal's value."""
    playouts_alone: float
    """The weight of the playouts if they are the only part: for changed rules."""
    decision: float
    """The weight of what a decision changes in the gain if `club` plays on in every seat."""
    spread: float
    """The standard deviation of the gain in one playout."""
    means: Figures
    """The expectation of each part over all deals, by seat from the dealer on."""
    errors: Figures
    """The standard errors of the expectations."""


_NO_TABLE = TableBaseline({}, 0.5, 0.5, 0.0, {}, {})
"""The weights for a game without a fit: half of what the playouts say."""


@dataclass(frozen=True, slots=True)
class DealValue:
    """What the cards of a deal are worth to each seat."""

    value: tuple[float, ...]
    mean: tuple[float, ...]
    """The expectation of the value over all deals by the same dealer."""
    error: tuple[float, ...]
    """The standard error of the expectation, at most."""


@dataclass(frozen=True)
class LuckBaseline:
    """Values of deals by their cards. The estimate is unbiased with any; a good one leaves less luck."""

    tables: Mapping[str, TableBaseline]
    """The tables, by the keys of `table_key`."""
    playouts: int = 64
    """The number of playouts for the value of a deal."""
    manifest: Mapping[str, object] = field(default_factory=dict)
    """Where the figures come from."""

    def table_for(self, rules: Rules, seats: int) -> TableBaseline:
        """Return how deals are valued at a table. Under changed rules it has no stored expectations."""
        table = self.tables.get(table_key(rules, seats), _NO_TABLE)
        return replace(table, weights={}, means={}, errors={}) if rules.settings.changed else table

    def value_deal(self, layout: Layout, bots: Sequence[str | None] = (), seed: int = 0) -> DealValue:
        """Return the value of the cards. Pots count as empty, because no cards fill them.

        `bots` has the names of the bots whose policy is known, by seat.
        """
        rules, seats, dealer = layout.rules, layout.seats, layout.dealer
        table, empty = self.table_for(rules, seats), empty_pots(layout)
        weights = table.weights.get(classify_table(bots), {PLAYOUTS: table.playouts_alone})
        value, mean, error = [0.0] * seats, [0.0] * seats, [0.0] * seats
        for part, weight in weights.items():
            gains = self._find_gains(empty, part, seed)
            for seat in range(seats):
                value[seat] += weight * gains[seat]
                if part in table.means:
                    place = (seat - dealer) % seats
                    mean[seat] += weight * table.means[part][place]
                    error[seat] += abs(weight) * table.errors[part][place]
                else:
                    mean[seat] += weight * estimate_gain(rules, seats, dealer, seat)
                    error[seat] += abs(weight) * table.spread / sqrt(SAMPLE_SIZE)
        return DealValue(tuple(value), tuple(mean), tuple(error))

    def _find_gains(self, layout: Layout, part: str, seed: int) -> Sequence[float]:
        if part == PLAYOUTS:
            return mean_playout_gains(layout, self.playouts, seed)
        return self_play_gains(Deal.of(layout), part)


def classify_table(bots: Sequence[str | None]) -> str:
    """Return the kind of table: `CLUBS` if more than half of the seats are known to play like `club`."""
    return CLUBS if 2 * sum(bot in _LIKE_CLUB for bot in bots) > len(bots) else MIXED


def empty_pots(layout: Layout) -> Layout:
    """Return the same cards with empty pots."""
    return replace(layout, pots=tuple((name, 0) for name, _ in layout.pots))


def mean_playout_gains(layout: Layout, count: int, seed: int = 0) -> tuple[float, ...]:
    """Return the mean gain of each seat if the reference players play a deal `count` times.

    The random numbers differ between deals, so that the mean over deals has no error in common.
    """
    players = reference_players_at(layout.rules, layout.seats)
    return players.mean_gains([DealPrefix(layout, b"", derive_seed(layout, seed))], count)[0]


def derive_seed(layout: Layout, *numbers: int) -> int:
    """Return a seed that depends on the cards and the numbers, but not on how they are played."""
    masks = [layout.dealer, *(hand.mask if hand else 0 for hand in layout.hands), layout.widow.mask]
    digest = sha256(repr((masks, numbers)).encode()).digest()
    return int.from_bytes(digest[:_SEED_BYTES], "big") >> 1


def self_play_gains(deal: Deal, bot: str = SELF_PLAY_BOTS[0]) -> tuple[int, ...]:
    """Return the gain of each seat if a bot plays the deal on in every seat."""
    return play_out(deal, [bot] * deal.layout.seats).result.payments


def read_baseline(text: str) -> LuckBaseline:
    """Read a baseline from the text of its file.

    Raises:
        ValueError, KeyError, TypeError: the text is no baseline.
    """
    value: Mapping[str, Any] = json.loads(text)
    tables = {key: _read_table(table) for key, table in value["tables"].items()}
    return LuckBaseline(tables, value["playouts"], value["manifest"])


def _read_table(value: Mapping[str, Any]) -> TableBaseline:
    figures = {
        name: {part: tuple(by_seat) for part, by_seat in value[name].items()} for name in ("means", "errors")
    }
    return TableBaseline(**{**value, **figures})


@lru_cache(maxsize=1)
def load_shipped_baseline() -> LuckBaseline:
    """Load the baseline that comes with Spadille."""
    return read_baseline(files(__package__).joinpath(BASELINE_FILE).read_text("utf-8"))


def load_baseline(path: str | Path) -> LuckBaseline:
    """Load a baseline from a file.

    Raises:
        OSError: the file cannot be read.
        ValueError, KeyError, TypeError: the file is no baseline.
    """
    return read_baseline(Path(path).read_text("utf-8"))
