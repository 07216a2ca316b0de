"""Compute a posterior over all presets from the answers of a player, and choose the next question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import floor, log2
from typing import Final

from spadille.app.public_pages.recall_questions import (
    QUESTIONS,
    Candidate,
    list_answers,
    list_candidates,
)

MOST_QUESTIONS: Final = 8
ERROR_RATE: Final = 0.15
"""The probability that an answer is wrong. Each wrong answer is equally probable."""
LEAST_BITS: Final = 0.05
"""No question is asked that says less about the preset."""
_SCALE: Final = 10**9

Answers = Mapping[str, str | None]
"""The id of the answer to each question that was asked, in its order. None: the player does not know."""


@dataclass(frozen=True)
class Table:
    """All presets and questions as numbers."""

    candidates: Sequence[Candidate]
    prior: Sequence[float]
    """The probability of each preset: every game is equally probable, and so is every preset of a game."""
    columns: Mapping[str, Sequence[int]]
    """For each question, the index of each preset's answer."""
    sizes: Mapping[str, int]
    """The number of answers to each question."""


@lru_cache
def load_table() -> Table:
    """Return the table of all presets."""
    candidates = list_candidates()
    games = [candidate.game for candidate in candidates]
    count = len(set(games))
    return Table(
        candidates,
        [1 / (count * games.count(game)) for game in games],
        {q.id: [list_answers(q.id).index(c.answers[q.id]) for c in candidates] for q in QUESTIONS},
        {q.id: len(list_answers(q.id)) for q in QUESTIONS},
    )


def infer_presets(answers: Answers) -> list[float]:
    """Return the probability of each preset, in the order of `list_candidates`."""
    table = load_table()
    weights = list(table.prior)
    for question, answer in answers.items():
        if answer is None:
            continue
        given = [known.id for known in list_answers(question)].index(answer)
        right, wrong = 1 - ERROR_RATE, ERROR_RATE / (table.sizes[question] - 1)
        weights = [
            weight * (right if held == given else wrong)
            for weight, held in zip(weights, table.columns[question], strict=True)
        ]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def choose_question(answers: Answers) -> str | None:
    """Return the question whose answer says most about the preset; None if enough have been asked."""
    if len(answers) >= MOST_QUESTIONS:
        return None
    weights = infer_presets(answers)
    bits = {q.id: _expect_bits(q.id, weights) for q in QUESTIONS if q.id not in answers}
    best = max(bits, key=lambda question: bits[question])
    return best if bits[best] >= LEAST_BITS * _SCALE else None


def _expect_bits(question: str, weights: Sequence[float]) -> int:
    """Return the mutual information between the preset and the answer to a question, in units of 1e-9 bits.

    Whole numbers: two implementations of logarithms must choose the same question.
    """
    table = load_table()
    size = table.sizes[question]
    if size == 1:
        return 0
    held = [0.0] * size
    for weight, answer in zip(weights, table.columns[question], strict=True):
        held[answer] += weight
    wrong = ERROR_RATE / (size - 1)
    given = [share * (1 - ERROR_RATE) + (1 - share) * wrong for share in held]
    bits = _entropy(given) - _entropy([1 - ERROR_RATE, *[wrong] * (size - 1)])
    return floor(bits * _SCALE + 0.5)


def _entropy(shares: Sequence[float]) -> float:
    return -sum(share * log2(share) for share in shares if share)


def sum_by_game(weights: Sequence[float]) -> dict[str, float]:
    """Return the probability of each game, the highest first."""
    sums: dict[str, float] = {}
    for candidate, weight in zip(list_candidates(), weights, strict=True):
        sums[candidate.game] = sums.get(candidate.game, 0) + weight
    return dict(sorted(sums.items(), key=lambda pair: -pair[1]))
