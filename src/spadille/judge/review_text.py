"""A review as text, to be kept and read again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from spadille.cards import Card
from spadille.judge.beliefs import BelievedCard
from spadille.judge.luck import Parts
from spadille.judge.price import Loss
from spadille.judge.review import BeatingWorld, DecisionVerdict, Review, ReviewedDecision, SecondOpinion
from spadille.notation.actions import read_action
from spadille.play.action import Action


def written(review: Review) -> str:
    """All of a review, with nothing rounded."""
    return json.dumps(
        {
            "seat": review.seat,
            "payment": review.payment,
            "parts": review.parts.to_json(),
            "decisions": [_decision(decision) for decision in review.decisions],
            "curve": [*review.curve],
            "worlds": review.worlds,
        },
        separators=(",", ":"),
    )


def read(text: str) -> Review:
    """The review again.

    Raises:
        ValueError: it is none, or is one of another kind.
    """
    try:
        fields = json.loads(text)
        return Review(
            seat=fields["seat"],
            payment=fields["payment"],
            parts=Parts(**fields["parts"]),
            decisions=tuple(map(_read, fields["decisions"])),
            curve=tuple(fields["curve"]),
            worlds=fields["worlds"],
        )
    except (KeyError, TypeError, AttributeError, RecursionError) as trouble:
        raise ValueError("no review") from trouble


def _decision(decision: ReviewedDecision) -> dict[str, object]:
    return {
        "step": decision.step,
        "kind": decision.kind,
        "said": str(decision.chosen),
        "best": str(decision.best),
        "good": [*map(str, decision.good)],
        "loss": [decision.loss.counters, decision.loss.error],
        "chance": [*decision.chance],
        "worlds": decision.worlds,
        "second": [decision.second.solved, decision.second.company],
        "verdict": decision.verdict.value,
        "dear": decision.dear,
        "named": decision.named,
        "trick": decision.trick,
        "beaten": decision.beaten and [[*decision.beaten.hands], decision.beaten.widow, decision.beaten.of],
        "standing": decision.standing,
        "costs": [[str(answer), cost] for answer, cost in decision.costs],
        "believed": {card.card.text: [*card.of] for card in decision.believed},
    }


def _read(fields: Mapping[str, Any]) -> ReviewedDecision:
    chosen, best = fields["chance"]
    return ReviewedDecision(
        step=fields["step"],
        kind=fields["kind"],
        chosen=read_action(fields["said"]),
        best=read_action(fields["best"]),
        good=_actions(fields["good"]),
        loss=Loss(*fields["loss"]),
        chance=(chosen, best),
        worlds=fields["worlds"],
        second=SecondOpinion(*fields["second"]),
        verdict=DecisionVerdict(fields["verdict"]),
        dear=fields["dear"],
        named=fields["named"],
        trick=fields["trick"],
        beaten=_beaten(fields["beaten"]),
        standing=fields["standing"],
        costs=tuple((read_action(answer), cost) for answer, cost in fields["costs"]),
        believed=tuple(BelievedCard(Card(card), tuple(of)) for card, of in fields["believed"].items()),
    )


def _actions(texts: Sequence[str]) -> tuple[Action, ...]:
    return tuple(map(read_action, texts))


def _beaten(fields: Sequence[Any] | None) -> BeatingWorld | None:
    return None if fields is None else BeatingWorld(tuple(fields[0]), fields[1], fields[2])
