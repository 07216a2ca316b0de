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
from itertools import product
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
"""The key of the mean gains in playouts by the reference players."""
LINE_UP_BOTS: Mapping[str, str] = {"c": "club", "f": "fast"}
"""The bots of the line-ups in which a deal is played for its value, by their letters. They use no chance."""
_PLAYS_LIKE = {"club": "c", "novice": "c", "fast": "f"}
"""The letter of the bot that plays for a known one. Any bot can play for all others, and for people."""
_MOST_LINE_UPS = 8
KNOWN, MIXED, PEOPLE = "known", "mixed", "people"
"""The kinds of table, which differ in their weights: all seats, some or none are known to play like a bot of
the line-ups.
"""
_SEED_BYTES = 8
Figures = Mapping[str, tuple[float, ...]]
"""A figure for each seat, by line-up."""


@dataclass(frozen=True, slots=True)
class TableBaseline:
    """The weights and expectations that value deals at the tables of one set of rules."""

    weights: Mapping[str, float]
    """By kind of table, the weight of the mean gain in the line-ups. Empty if their means are not known."""
    left: Mapping[str, float]
    """By kind of table, and for `PLAYOUTS` alone, the standard deviation of a payment less luck."""
    playouts_alone: float
    """The weight of the playouts if no line-ups are played."""
    decision: float
    """The weight of what a decision changes in the gain if `club` plays on in every seat."""
    spread: float
    """The standard deviation of the gain in one playout."""
    means: Figures
    """By line-up and for `PLAYOUTS`, the mean gain over all deals, by seat from the dealer on."""
    errors: Figures
    """The standard errors of the expectations."""


_NO_TABLE = TableBaseline({}, {}, 0.5, 0.5, 0.0, {}, {})
"""The weights for a game without a fit: half of what the playouts say."""


@dataclass(frozen=True, slots=True)
class DealValue:
    """The worth of a deal's cards to each seat, in counters."""

    value: tuple[float, ...]
    mean: tuple[float, ...]
    """The expectation of the value over all deals by the same dealer."""
    error: tuple[float, ...]
    """The standard error of the expectation, at most."""
    left: float
    """The standard deviation of a payment less this luck."""


@dataclass(frozen=True)
class LuckBaseline:
    """Values of deals by their cards. The estimate is unbiased with any; a good one leaves less luck."""

    tables: Mapping[str, TableBaseline]
    """The tables, by the keys of `table_key`."""
    playouts: int = 64
    """The number of playouts for the value of a deal."""
    manifest: Mapping[str, object] = field(default_factory=dict)
    """The origin of the figures: the seed, the number of deals and the commit of the fit."""

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
        by_seat = [bots[seat] if bots else None for seat in layout.active]
        kind = classify_table(by_seat) if table.weights else PLAYOUTS
        line_ups = (PLAYOUTS,) if kind == PLAYOUTS else list_line_ups(by_seat)
        weight = table.playouts_alone if kind == PLAYOUTS else table.weights[kind] / len(line_ups)
        value, mean, error = [0.0] * seats, [0.0] * seats, [0.0] * seats
        for line_up in line_ups:
            gains = self._find_gains(empty, line_up, seed)
            for seat in range(seats):
                value[seat] += weight * gains[seat]
                if line_up in table.means:
                    place = (seat - dealer) % seats
                    mean[seat] += weight * table.means[line_up][place]
                    error[seat] += weight * table.errors[line_up][place]
                else:
                    mean[seat] += weight * estimate_gain(rules, seats, dealer, seat)
                    error[seat] += weight * table.spread / sqrt(SAMPLE_SIZE)
        left = table.left.get(kind, table.spread)
        return DealValue(tuple(value), tuple(mean), tuple(error), left)

    def _find_gains(self, layout: Layout, line_up: str, seed: int) -> Sequence[float]:
        if line_up == PLAYOUTS:
            return mean_playout_gains(layout, self.playouts, seed)
        return line_up_gains(layout, line_up)


def classify_table(bots: Sequence[str | None]) -> str:
    """Return the kind of table, given the bots that play the deal. A bot that others play for is unknown."""
    known = sum(bot in _PLAYS_LIKE for bot in bots)
    return KNOWN if known == len(bots) else MIXED if known else PEOPLE


def list_line_ups(bots: Sequence[str | None]) -> tuple[str, ...]:
    """Return the line-ups in which a deal is played for its value: a letter for each seat, from eldest on.

    An unknown player is replaced by each bot in turn. If that makes too many line-ups, those with an odd
    number of `fast` are left out: the rest still has each bot equally often beside each other.
    """
    letters = [_PLAYS_LIKE.get(bot or "", "".join(LINE_UP_BOTS)) for bot in bots]
    line_ups = tuple(map("".join, product(*letters)))
    if len(line_ups) <= _MOST_LINE_UPS:
        return line_ups
    return tuple(line_up for line_up in line_ups if line_up.count("f") % 2 == 0)


def line_up_gains(layout: Layout, line_up: str) -> tuple[int, ...]:
    """Return the gain of each seat if the bots of a line-up play a deal."""
    letters = dict(zip(layout.active, line_up, strict=True))
    bots = [LINE_UP_BOTS[letters.get(seat, line_up[0])] for seat in range(layout.seats)]
    return play_out(Deal.of(layout), bots).result.payments


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


def play_on_gains(deal: Deal) -> tuple[int, ...]:
    """Return the gain of each seat if `club` plays the deal on in every seat."""
    return play_out(deal, [LINE_UP_BOTS["c"]] * deal.layout.seats).result.payments


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
