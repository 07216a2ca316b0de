"""Decisions of kept deals as features, in arrays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from spadille import _core
from spadille.play.deal import Deal
from spadille.play.declared import Declared
from spadille.play.seeing import view_of
from spadille.solver.policy import SCHEMA, PlayHistory

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Marks = NDArray[np.uint8]
"""Features that are there or not: four times smaller than the numbers they are multiplied with."""


@dataclass(frozen=True, slots=True)
class Decisions:
    """Many decisions: a row of features each, and one to each card that might have been played."""

    situations: Marks
    cards: Marks
    first: Ints
    """By decision, the row of its first card; one number more at the end."""
    played: Ints
    """By decision, the row of the card that was played, or else of the best one."""
    wanted: Floats
    """By row, how likely the card is to be made: where only what was played is known, that is certain."""

    def __len__(self) -> int:
        return len(self.played)

    def taken(self, numbers: Ints) -> Decisions:
        """Those of these numbers."""
        many = self.first[numbers + 1] - self.first[numbers]
        first = np.concatenate(([0], np.cumsum(many)))
        rows = np.repeat(self.first[numbers] - first[:-1], many) + np.arange(first[-1])
        played = self.played[numbers] - self.first[numbers] + first[:-1]
        return Decisions(self.situations[numbers], self.cards[rows], first, played, self.wanted[rows])


def by_objective(deals: Iterable[Deal]) -> dict[str, Decisions]:
    """The decisions of deals by what the declaring side wanted."""
    found: dict[str, list[_core.DecisionFeatures]] = {}
    for deal in deals:
        declared = declared_in(deal)
        found.setdefault(declared.contract.goal.objective.value, []).extend(decided(deal))
    return {
        objective: arrays(decisions, map(_as_played, decisions)) for objective, decisions in found.items()
    }


def _as_played(decision: _core.DecisionFeatures) -> Iterator[float]:
    return (float(card == decision.played) for card, _ in decision.cards)


def declared_in(deal: Deal) -> Declared:
    """What was played."""
    declared = deal.phase.declared
    assert declared is not None
    return declared


def decided(deal: Deal) -> Iterator[_core.DecisionFeatures]:
    """The decisions of one deal in which there was a choice."""
    declared = declared_in(deal)
    active = declared.layout.active
    hands = [declared.hands[seat].mask for seat in active]
    aside = (declared.laid_away or declared.layout.widow).mask
    yield from PlayHistory(view_of(deal, active[0])).core.decision_features(hands, aside)


def arrays(decisions: list[_core.DecisionFeatures], wanted: Iterable[Iterable[float]]) -> Decisions:
    """Decisions with how likely each of their cards is to be made."""
    situation, card = SCHEMA.shapes["situation"][0], SCHEMA.shapes["card"][0]
    every = [decision.cards for decision in decisions]
    first = np.cumsum([0, *map(len, every)])
    parts = [np.fromiter(cards, np.float32) for cards in wanted]
    return Decisions(
        _rows([decision.situation for decision in decisions], situation),
        _rows([features for cards in every for _, features in cards], card),
        first,
        first[:-1] + np.array([part.argmax() for part in parts]),
        np.concatenate(parts),
    )


def _rows(features: list[list[int]], width: int) -> Marks:
    rows = np.zeros((len(features), width), np.uint8)
    lengths = [len(row) for row in features]
    rows[np.repeat(np.arange(len(features)), lengths), np.concatenate(features)] = 1
    return rows
