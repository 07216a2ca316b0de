"""Named mistakes, and what the advised answer brings more when the deal is played on as the cards truly lie.

    python -m research.validation.mistakes --minutes 10 [--games six-bid german-solo] [--kinds play]

Goes on where it stopped; what it found is kept in target/review/, a file a deal with a line for each
decision. The games take turns, a deal each.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import partial
from statistics import fmean

from research.runner import runner_of, seconds_of
from research.validation.deals import played, played_on
from research.validation.store import Row, keep_on, shares
from spadille.bots.expert.posterior import InferenceSettings
from spadille.env.reference_players import DealPrefix, reference_players_at
from spadille.evaluation.loss import estimate_loss_once
from spadille.evaluation.review import (
    ReviewedDecision,
    evaluate_answers,
    find_decisions,
    make_chance,
    review_decision,
)
from spadille.evaluation.validation import minimum_loss
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of

OF = defaultdict(lambda: "fifth proof", {"german-solo": "fourth proof"})
"""By game a series of deals that had no part in making the judge, or the bar; of those of the first three he
has learned. German Solo has one opponent model: what changed after the fourth changed nothing there.
"""
WORLDS, FIRST_LOOK = 200, 24
_AGAIN = 3
"""One decision in so many that is tried is looked at once more by another seed."""
_COMPANY, _CLUBS, _EXPERT = 200, 4, 1
"""How often a deal is played on by the company of the core, by clubs, and with the seat as an expert: few
times, for mistakes differ among themselves far more than playouts of one.
"""


def rows(game: str, number: int, kinds: Collection[str] = (), of: str = "") -> Iterator[Row]:
    """What became of the decisions of all seats in a deal, of these kinds or of all."""
    mixed = played(game, number, of or OF[game])
    for seat in mixed.deal.layout.active:
        for step, before in find_decisions(mixed.deal, seat):
            asked = not kinds or before.phase.kind in kinds
            if asked and _is_worth_a_look(before, mixed.deal.actions[step]):
                decision = review_decision(before, step, mixed.deal.actions[step], WORLDS, 0)
                yield {"game": game, "deal": number, "bot": mixed.bots[seat]} | _row(
                    mixed.deal, before, decision
                )


def _is_worth_a_look(before: Deal, answer: Action) -> bool:
    """Whether a first look finds the answer worse than the best."""
    assert before.turn is not None
    view = view_of(before, before.turn)
    first = evaluate_answers(view, answer, FIRST_LOOK, make_chance(view, 7), InferenceSettings(240))
    return answer != first.best and estimate_loss_once(first, answer).counters >= minimum_loss(view.rules) / 2


def _row(deal: Deal, before: Deal, decision: ReviewedDecision) -> Row:
    result = deal.result
    assert result is not None
    seat, known = decision.chosen.seat, view_of(before, decision.chosen.seat).known
    row: Row = {
        "step": decision.step,
        "kind": decision.kind,
        "trick": decision.trick,
        "contract": known.contract.id if known else None,
        "own": known is not None and seat in (result.declarer, result.partner),
        "said": str(decision.chosen),
        "best": str(decision.best),
        "loss": decision.loss.counters,
        "se": decision.loss.error,
        "worlds": decision.worlds,
        "second": decision.second_opinion.margin,
        "company": decision.second_opinion.playouts,
        "dear": _is_named(decision),
    }
    if not row["dear"]:
        return row
    if decision.step % _AGAIN:
        return row | _realised(before, decision)
    again = review_decision(before, decision.step, decision.chosen, WORLDS, 1)
    looked = {
        "dear": _is_named(again),
        "best": str(again.best),
        "loss": again.loss.counters,
        "se": again.loss.error,
    }
    return row | _realised(before, decision) | {"again": looked}


def _is_named(decision: ReviewedDecision) -> bool:
    """Whether it would be called a mistake, were mistakes of its kind named."""
    return decision.costly and decision.chosen not in decision.good


def _realised(before: Deal, decision: ReviewedDecision) -> Row:
    seat = decision.chosen.seat
    answers = (decision.best, decision.chosen)
    company = reference_players_at(before.layout.rules, before.layout.seats)
    done = [company.encode_actions((*before.actions, answer), before.layout.active) for answer in answers]
    begun = [DealPrefix(before.layout, numbers, 11) for numbers in done]
    best, own = map(fmean, company.sample_gains(begun, _COMPANY, seat))
    by_clubs = [played_on(before, answer, seat, _CLUBS, as_expert=False) for answer in answers]
    by_expert = [played_on(before, answer, seat, _EXPERT, as_expert=True) for answer in answers]
    return {
        "core": best - own,
        "clubs": by_clubs[0] - by_clubs[1],
        "expert": by_expert[0] - by_expert[1],
    }


def main() -> None:
    """Look at more deals, for so many minutes of the processor."""
    asks = shares(__doc__)
    asks.add_argument("--kinds", nargs="*", default=())
    asked = asks.parse_args()
    kinds: list[str] = [*asked.kinds]
    series = f"mistakes-{'-'.join(kinds) or 'all'}"
    found, left, on = partial(rows, kinds=kinds), seconds_of(asked), runner_of(asked)
    seconds = keep_on(series, found, asked.games, left, on, deals=asked.deals)
    print(f"{seconds:.0f} seconds of the processor")


if __name__ == "__main__":
    main()
