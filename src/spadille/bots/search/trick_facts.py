"""Choose the fact about the current trick that a reason mentions, if one explains the named card's fate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from spadille.bots.card_reason import FateKind, TrickFact, Way

_SHARE: Final = 0.5
"""The least difference, between the two cards, in the share of rollouts in which a fact holds."""
_MOSTLY, _HARDLY = 0.9, 0.1
"""The share of rollouts from which a side almost always takes the trick, and up to which it hardly ever
does."""
_DEARER = 3
"""The least difference in card points at which one card is called dearer than another."""
Pair = tuple[float, float]
"""Shares of the rollouts: after the better card, and after the worse one."""


@dataclass(frozen=True, slots=True)
class TrickShares:
    """The frequencies of events in the current trick after each of two cards, and the fate they explain."""

    kind: FateKind
    way: Way | None
    of_tricks: bool
    """Whether tricks count, not card points."""
    leads: bool
    is_trump: tuple[bool, bool]
    points: tuple[int, int]
    is_lower: bool
    """Whether the better card is the weaker one."""
    names_better: bool
    names_worse: bool
    names_trump: bool
    is_decided_now: bool
    """Whether the named card lies on the table, is the better card, or mostly falls in this trick."""
    ours: Pair
    """How often the reader's side takes the trick."""
    mine: Pair
    """How often the reader takes the trick."""
    ruffs_ours: float
    """How many more tricks the reader's side trumps after the better card."""
    ruffs_theirs: float
    forced: float
    """How much more often a known opponent trumps this trick after the better card."""

    @property
    def won(self) -> float:
        """How much more often the reader's side takes the trick after the better card."""
        return self.ours[0] - self.ours[1]

    @property
    def won_by_me(self) -> float:
        return self.mine[0] - self.mine[1]


def find_trick_fact(trick: TrickShares) -> TrickFact | None:
    """Return the first of the facts that holds for the trick, or None."""
    return next((fact for fact, holds in _FACTS if holds(trick)), None)


def _draws_trumps(trick: TrickShares) -> bool:
    ruffed = trick.way is Way.LOST_LATER_RUFFED
    fallen = trick.way is Way.CAUGHT_NOW and trick.names_trump
    return trick.leads and trick.is_trump == (True, False) and (ruffed or fallen)


_FACTS: Final[Sequence[tuple[TrickFact, Callable[[TrickShares], bool]]]] = (
    (
        TrickFact.SAVE,
        lambda trick: (
            max(trick.ours) <= _HARDLY and trick.names_worse and trick.points[1] >= trick.points[0] + _DEARER
        ),
    ),
    (
        TrickFact.FEED,
        lambda trick: (
            min(trick.ours) >= _MOSTLY
            and trick.mine[0] <= _HARDLY
            and trick.names_better
            and trick.points[0] >= trick.points[1] + _DEARER
        ),
    ),
    (
        TrickFact.CHEAP,
        lambda trick: min(trick.mine) >= _MOSTLY and not trick.leads and trick.names_worse and trick.is_lower,
    ),
    (
        TrickFact.PARTNER_WINS,
        lambda trick: (
            trick.ours[0] - trick.mine[0] >= _MOSTLY and trick.won_by_me <= -_SHARE and trick.names_worse
        ),
    ),
    (
        TrickFact.RUFF,
        lambda trick: (
            not trick.leads
            and trick.is_trump == (True, False)
            and trick.won >= _SHARE
            and trick.is_decided_now
        ),
    ),
    (
        TrickFact.WIN,
        lambda trick: (
            min(trick.won, trick.won_by_me) >= _SHARE and trick.mine[0] >= _MOSTLY and trick.is_decided_now
        ),
    ),
    (TrickFact.DRAW, _draws_trumps),
    (
        TrickFact.FORCE,
        lambda trick: trick.kind is FateKind.THEIRS_NOT and trick.names_trump and trick.forced >= _SHARE,
    ),
    (
        TrickFact.DUCK,
        lambda trick: not trick.leads and max(trick.won, trick.won_by_me) <= -_SHARE and trick.names_worse,
    ),
    (TrickFact.KEEP_TRUMP, lambda trick: trick.is_trump == (False, True) and trick.names_worse),
    (TrickFact.MORE_RUFFS, lambda trick: trick.of_tricks and trick.ruffs_ours >= _SHARE),
    (TrickFact.FEWER_RUFFS, lambda trick: trick.of_tricks and trick.ruffs_theirs <= -_SHARE),
)
"""The facts in order of preference, each with the condition under which it is mentioned."""
