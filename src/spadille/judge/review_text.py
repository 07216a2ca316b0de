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
            "decisions": [_decision(one) for one in review.decisions],
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
        told = json.loads(text)
        return Review(
            seat=told["seat"],
            payment=told["payment"],
            parts=Parts(**told["parts"]),
            decisions=tuple(map(_read, told["decisions"])),
            curve=tuple(told["curve"]),
            worlds=told["worlds"],
        )
    except (KeyError, TypeError, AttributeError, RecursionError) as trouble:
        raise ValueError("no review") from trouble


def _decision(one: ReviewedDecision) -> dict[str, object]:
    return {
        "step": one.step,
        "kind": one.kind,
        "said": str(one.said),
        "best": str(one.best),
        "good": [*map(str, one.good)],
        "loss": [one.loss.counters, one.loss.error],
        "chance": [*one.chance],
        "worlds": one.worlds,
        "second": [one.second.solved, one.second.company],
        "verdict": one.verdict.value,
        "dear": one.dear,
        "named": one.named,
        "trick": one.trick,
        "beaten": one.beaten and [[*one.beaten.hands], one.beaten.widow, one.beaten.of],
        "standing": one.standing,
        "costs": [[str(answer), cost] for answer, cost in one.costs],
        "believed": {each.card.text: [*each.of] for each in one.believed},
    }


def _read(told: Mapping[str, Any]) -> ReviewedDecision:
    said, best = told["chance"]
    return ReviewedDecision(
        step=told["step"],
        kind=told["kind"],
        said=read_action(told["said"]),
        best=read_action(told["best"]),
        good=_actions(told["good"]),
        loss=Loss(*told["loss"]),
        chance=(said, best),
        worlds=told["worlds"],
        second=SecondOpinion(*told["second"]),
        verdict=DecisionVerdict(told["verdict"]),
        dear=told["dear"],
        named=told["named"],
        trick=told["trick"],
        beaten=_beaten(told["beaten"]),
        standing=told["standing"],
        costs=tuple((read_action(answer), cost) for answer, cost in told["costs"]),
        believed=tuple(BelievedCard(Card(card), tuple(of)) for card, of in told["believed"].items()),
    )


def _actions(texts: Sequence[str]) -> tuple[Action, ...]:
    return tuple(map(read_action, texts))


def _beaten(told: Sequence[Any] | None) -> BeatingWorld | None:
    return None if told is None else BeatingWorld(tuple(told[0]), told[1], told[2])
