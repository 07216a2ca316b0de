"""Named mistakes, and what the advised answer brings more when the deal is played on as the cards truly lie.

    python -m bench.review_mistakes --game six-bid --minutes 10

Goes on where it stopped; what it found is kept in target/review/, a line for each decision.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any

from bench.review_deals import played, played_on
from spadille.bots.expert.posterior import Inference
from spadille.env.company import BegunDeal, company_of
from spadille.games import GAMES
from spadille.judge.price import loss_of
from spadille.judge.proof import least_price
from spadille.judge.review import SURE, ReviewedDecision, chance_of, decisions_of, look_at, reviewed_at
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.goal import Outcome
from training.keeping import whole_lines

Row = dict[str, Any]
"""What is kept of a decision, or of a deal."""
KEPT = Path("target/review")
WORLDS, FIRST_LOOK = 200, 24
_ALL_LOOKED_AT = 8
"""One decision in so many is looked at whatever a first look says."""
_AGAIN = 3
"""One named mistake in so many is looked at once more by another seed."""
_COMPANY, _CLUBS, _EXPERT = 400, 8, 2
"""How often a deal is played on by the company of the core, by clubs, and with the seat as an expert."""


def rows(game: str, number: int) -> Iterator[Row]:
    """What became of the decisions of one seat in a deal."""
    mixed = played(game, number)
    seat = mixed.deal.layout.active[number % len(mixed.deal.layout.active)]
    for step, before in decisions_of(mixed.deal, seat):
        at_random = (number + step) % _ALL_LOOKED_AT == 0
        if at_random or _is_worth_a_look(before, mixed.deal.actions[step]):
            decision = reviewed_at(before, step, mixed.deal.actions[step], WORLDS, 0)
            yield {"game": game, "deal": number, "bot": mixed.bots[seat], "random": at_random} | _row(
                mixed.deal, before, decision
            )


def _is_worth_a_look(before: Deal, said: Action) -> bool:
    """Whether a first look finds the answer worse than the best."""
    assert before.turn is not None
    view = view_of(before, before.turn)
    first = look_at(view, said, FIRST_LOOK, chance_of(view, 7), Inference(240))
    return said != first.best and loss_of(first, said).counters >= least_price(view.rules) / 2


def _row(deal: Deal, before: Deal, decision: ReviewedDecision) -> Row:
    result = deal.result
    assert result is not None
    seat, known = decision.said.seat, view_of(before, decision.said.seat).known
    told: Row = {
        "step": decision.step,
        "kind": decision.kind,
        "trick": decision.trick,
        "contract": known.contract.id if known else None,
        "own": known is not None and seat in (result.declarer, result.partner),
        "said": str(decision.said),
        "best": str(decision.best),
        "loss": decision.loss.counters,
        "se": decision.loss.error,
        "company": decision.second.company,
        "solved": decision.second.solved,
        "good": decision.said in decision.good,
        "chance": decision.chance[0],
        "made": result.outcome is Outcome.WON if known else None,
    }
    if decision.said == decision.best or decision.loss.counters < max(
        SURE * decision.loss.error, least_price(deal.layout.rules)
    ):
        return told
    if decision.step % _AGAIN:
        return told | _realised(before, decision)
    again = reviewed_at(before, decision.step, decision.said, WORLDS, 1)
    return (
        told
        | _realised(before, decision)
        | {
            "again": [
                str(again.best),
                again.loss.counters,
                again.loss.error,
                again.second.solved,
                again.second.company,
            ]
        }
    )


def _realised(before: Deal, decision: ReviewedDecision) -> Row:
    seat = decision.said.seat
    answers = (decision.best, decision.said)
    company = company_of(before.layout.rules, before.layout.seats)
    done = [company.numbered((*before.actions, answer), before.layout.active) for answer in answers]
    begun = [BegunDeal(before.layout, each, 11) for each in done]
    best, said = map(fmean, company.gains(begun, _COMPANY, seat))
    by_clubs = [played_on(before, answer, seat, _CLUBS, as_expert=False) for answer in answers]
    by_expert = [played_on(before, answer, seat, _EXPERT, as_expert=True) for answer in answers]
    return {
        "core": best - said,
        "clubs": by_clubs[0] - by_clubs[1],
        "expert": by_expert[0] - by_expert[1],
    }


def main() -> None:
    """Look at more deals, for so many minutes of the processor."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--game", choices=[*GAMES], required=True)
    asks.add_argument("--minutes", type=float, default=10)
    asks.add_argument("--first", type=int, default=0)
    asked = asks.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    place = KEPT / f"mistakes-{asked.game}-{asked.first}.jsonl"
    lines = whole_lines(place)
    number = max((json.loads(line)["deal"] for line in lines), default=asked.first - 1) + 1
    until = process_time() + 60 * asked.minutes
    while process_time() < until:
        written = [json.dumps(row) for row in rows(asked.game, number)]
        with place.open("a", encoding="utf-8") as file:
            file.write("".join(f"{line}\n" for line in written or [json.dumps({"deal": number})]))
        number += 1


if __name__ == "__main__":
    main()
