"""Dump a review as JSON text and load it again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from spadille.cards import Card
from spadille.evaluation.beliefs import CardBelief
from spadille.evaluation.loss import Loss
from spadille.evaluation.luck import PaymentParts
from spadille.evaluation.review import (
    Counterexample,
    DecisionVerdict,
    Review,
    ReviewedDecision,
    SecondOpinion,
)
from spadille.notation.actions import read_action
from spadille.play.action import Action


def dump_review(review: Review) -> str:
    """Return a review as text, with nothing rounded."""
    return json.dumps(
        {
            "seat": review.seat,
            "payment": review.payment,
            "parts": review.parts.to_json(),
            "decisions": [_dump_decision(decision) for decision in review.decisions],
            "curve": [*review.curve],
            "worlds": review.worlds,
        },
        separators=(",", ":"),
    )


def load_review(text: str) -> Review:
    """Return the review of a text.

    Raises:
        ValueError: the text is not a review of this version.
    """
    try:
        fields = json.loads(text)
        return Review(
            seat=fields["seat"],
            payment=fields["payment"],
            parts=PaymentParts(**fields["parts"]),
            decisions=tuple(map(_load_decision, fields["decisions"])),
            curve=tuple(fields["curve"]),
            worlds=fields["worlds"],
        )
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError("no review") from error


def _dump_decision(decision: ReviewedDecision) -> dict[str, object]:
    return {
        "step": decision.step,
        "kind": decision.kind,
        "said": str(decision.chosen),
        "best": str(decision.best),
        "good": [*map(str, decision.good)],
        "loss": [decision.loss.counters, decision.loss.error],
        "chance": [*decision.chance],
        "worlds": decision.worlds,
        "second": [decision.second_opinion.solved, decision.second_opinion.playouts],
        "verdict": decision.verdict.value,
        "dear": decision.costly,
        "named": decision.validated,
        "trick": decision.trick,
        "beaten": decision.counterexample
        and [[*decision.counterexample.hands], decision.counterexample.widow, decision.counterexample.share],
        "standing": decision.best_value,
        "costs": [[str(answer), cost] for answer, cost in decision.costs],
        "believed": {card.card.text: [*card.of] for card in decision.beliefs},
    }


def _load_decision(fields: Mapping[str, Any]) -> ReviewedDecision:
    chosen, best = fields["chance"]
    return ReviewedDecision(
        step=fields["step"],
        kind=fields["kind"],
        chosen=read_action(fields["said"]),
        best=read_action(fields["best"]),
        good=_load_actions(fields["good"]),
        loss=Loss(*fields["loss"]),
        chance=(chosen, best),
        worlds=fields["worlds"],
        second_opinion=SecondOpinion(*fields["second"]),
        verdict=DecisionVerdict(fields["verdict"]),
        costly=fields["dear"],
        validated=fields["named"],
        trick=fields["trick"],
        counterexample=_load_counterexample(fields["beaten"]),
        best_value=fields["standing"],
        costs=tuple((read_action(answer), cost) for answer, cost in fields["costs"]),
        beliefs=tuple(CardBelief(Card(card), tuple(of)) for card, of in fields["believed"].items()),
    )


def _load_actions(texts: Sequence[str]) -> tuple[Action, ...]:
    return tuple(map(read_action, texts))


def _load_counterexample(fields: Sequence[Any] | None) -> Counterexample | None:
    return None if fields is None else Counterexample(tuple(fields[0]), fields[1], fields[2])
