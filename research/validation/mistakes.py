"""Measure what the advised answer gains over a reported mistake when both are played on with the true cards.

python -m research.validation.mistakes --minutes 10 [--games six-bid german-solo] [--kinds play]
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from statistics import fmean

from research.deals import result_of
from research.runner import Row
from research.validation.deals import play_mixed, play_on_gain
from research.validation.store import run_share, share_parser
from spadille.bots.learned.posterior import InferenceSettings
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

WORLDS, _SCREENED = 200, 24
_AGAIN = 3
"""One in this many of the reported decisions is evaluated again with another seed."""
_CORE, _CLUBS, _EXPERT = 200, 4, 1
"""The numbers of playouts by the core's reference players, by clubs, and with the seat as an expert.

The last two are few, because mistakes differ more than the playouts of one mistake.
"""


def play_deal(game: str, number: int, kinds: Collection[str] = (), series: str = "") -> Iterator[Row]:
    """Yield a row for each decision of deal `number` whose kind is in `kinds`, or for all decisions."""
    mixed = play_mixed(game, number, series)
    for seat in mixed.deal.layout.active:
        for step, before in find_decisions(mixed.deal, seat):
            answer = mixed.deal.actions[step]
            if (not kinds or before.phase.kind in kinds) and _looks_costly(before, answer):
                decision = review_decision(before, step, answer, WORLDS, 0)
                found = _row(mixed.deal, before, decision)
                yield {"game": game, "deal": number, "bot": mixed.bots[seat]} | found


def _looks_costly(before: Deal, answer: Action) -> bool:
    """Return whether an evaluation in few worlds finds the answer worse than the best one."""
    view = view_of(before, before.turn)
    first = evaluate_answers(view, answer, _SCREENED, make_chance(view, 7), InferenceSettings(240))
    return answer != first.best and estimate_loss_once(first, answer).counters >= minimum_loss(view.rules) / 2


def _row(deal: Deal, before: Deal, decision: ReviewedDecision) -> Row:
    result, seat = result_of(deal), decision.chosen.seat
    known = view_of(before, seat).known
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
        "dear": _is_mistake(decision),
    }
    if not row["dear"]:
        return row
    row |= _realized(before, decision)
    if decision.step % _AGAIN == 0:
        again = review_decision(before, decision.step, decision.chosen, WORLDS, 1)
        row["again"] = {
            "dear": _is_mistake(again),
            "best": str(again.best),
            "loss": again.loss.counters,
            "se": again.loss.error,
        }
    return row


def _is_mistake(decision: ReviewedDecision) -> bool:
    """Return whether the review would report the decision as a mistake if its kind is validated."""
    return decision.costly and decision.chosen not in decision.good


def _realized(before: Deal, decision: ReviewedDecision) -> Row:
    """Return the gain of the best answer over the chosen one in continuations, for three kinds of players."""
    seat, answers = decision.chosen.seat, (decision.best, decision.chosen)
    company = reference_players_at(before.layout.rules, before.layout.seats)
    numbers = [company.encode_actions((*before.actions, answer), before.layout.active) for answer in answers]
    begun = [DealPrefix(before.layout, actions, 11) for actions in numbers]
    core = list(map(fmean, company.sample_gains(begun, _CORE, seat)))
    clubs = [play_on_gain(before, answer, seat, _CLUBS, as_expert=False) for answer in answers]
    expert = [play_on_gain(before, answer, seat, _EXPERT, as_expert=True) for answer in answers]
    gains = {"core": core, "clubs": clubs, "expert": expert}
    return {way: best - chosen for way, (best, chosen) in gains.items()}


def main() -> None:
    options = share_parser(__doc__)
    options.add_argument("--kinds", nargs="*", default=())
    args = options.parse_args()
    series = f"mistakes-{'-'.join(args.kinds) or 'all'}"
    seconds = run_share(series, partial(play_deal, kinds=args.kinds), args)
    print(f"{seconds:.0f} seconds of CPU time")


if __name__ == "__main__":
    main()
