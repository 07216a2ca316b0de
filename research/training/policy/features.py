"""Arrange the decisions of deals as NumPy arrays of features."""

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
"""Features that are 0 or 1, in a quarter of the memory of floats."""


@dataclass(frozen=True, slots=True)
class Decisions:
    """Decisions as arrays: a row of situation features for each, and a row of card features for each legal
    card.
    """

    situations: Marks
    cards: Marks
    first: Ints
    """The row of each decision's first card, and the number of rows at the end."""
    played: Ints
    """The row of each decision's card: the one that was played, or the best one."""
    target: Floats
    """The target probability of each row's card: 1 for the card that was played."""

    def __len__(self) -> int:
        return len(self.played)

    def select(self, numbers: Ints) -> Decisions:
        """Return the decisions with these indices."""
        many = self.first[numbers + 1] - self.first[numbers]
        first = np.concatenate(([0], np.cumsum(many)))
        rows = np.repeat(self.first[numbers] - first[:-1], many) + np.arange(first[-1])
        played = self.played[numbers] - self.first[numbers] + first[:-1]
        return Decisions(self.situations[numbers], self.cards[rows], first, played, self.target[rows])


def by_objective(deals: Iterable[Deal]) -> dict[str, Decisions]:
    """Return the decisions of deals by the objective of their contracts."""
    found: dict[str, list[_core.DecisionFeatures]] = {}
    for deal in deals:
        declared = declared_in(deal)
        found.setdefault(declared.contract.goal.objective.value, []).extend(decisions_in(deal))
    return {
        objective: to_arrays(decisions, map(_one_hot, decisions)) for objective, decisions in found.items()
    }


def _one_hot(decision: _core.DecisionFeatures) -> Iterator[float]:
    return (float(card == decision.played) for card, _ in decision.cards)


def declared_in(deal: Deal) -> Declared:
    declared = deal.phase.declared
    assert declared is not None
    return declared


def decisions_in(deal: Deal) -> Iterator[_core.DecisionFeatures]:
    """Yield the features of each decision in a deal that had a choice of cards."""
    declared = declared_in(deal)
    active = declared.layout.active
    hands = [declared.hands[seat].mask for seat in active]
    aside = (declared.laid_away or declared.layout.widow).mask
    yield from PlayHistory(view_of(deal, active[0])).core.decision_features(hands, aside)


def to_arrays(decisions: list[_core.DecisionFeatures], targets: Iterable[Iterable[float]]) -> Decisions:
    """Return decisions as arrays, with the target probability of each of their cards."""
    situation, card = SCHEMA.shapes["situation"][0], SCHEMA.shapes["card"][0]
    every = [decision.cards for decision in decisions]
    first = np.cumsum([0, *map(len, every)])
    parts = [np.fromiter(cards, np.float32) for cards in targets]
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
