"""Measure what the advised answer gains over a named mistake, played on as the cards truly lie.

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
from spadille.bots.expert.posterior import Inference
from spadille.env.company import BegunDeal, company_of
from spadille.judge.price import loss_of
from spadille.judge.proof import least_price
from spadille.judge.review import ReviewedDecision, chance_of, decisions_of, look_at, reviewed_at
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of

WORLDS, _SCREENED = 200, 24
_AGAIN = 3
"""One in so many of the named decisions is evaluated again with another seed."""
_CORE, _CLUBS, _EXPERT = 200, 4, 1
"""Playouts by the core's reference players, by clubs, and with the seat as an expert. The last two are few:
mistakes differ more than the playouts of one mistake.
"""


def play_deal(game: str, number: int, kinds: Collection[str] = (), series: str = "") -> Iterator[Row]:
    """Yield what the decisions of a deal came to: those of these kinds, or all."""
    mixed = play_mixed(game, number, series)
    for seat in mixed.deal.layout.active:
        for step, before in decisions_of(mixed.deal, seat):
            answer = mixed.deal.actions[step]
            if (not kinds or before.phase.kind in kinds) and _looks_costly(before, answer):
                decision = reviewed_at(before, step, answer, WORLDS, 0)
                found = _row(mixed.deal, before, decision)
                yield {"game": game, "deal": number, "bot": mixed.bots[seat]} | found


def _looks_costly(before: Deal, answer: Action) -> bool:
    """Return whether a quick evaluation finds the answer worse than the best."""
    view = view_of(before, before.turn)
    first = look_at(view, answer, _SCREENED, chance_of(view, 7), Inference(240))
    return answer != first.best and loss_of(first, answer).counters >= least_price(view.rules) / 2


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
        "second": decision.second.margin,
        "company": decision.second.company,
        "dear": _is_mistake(decision),
    }
    if not row["dear"]:
        return row
    row |= _realized(before, decision)
    if decision.step % _AGAIN == 0:
        again = reviewed_at(before, decision.step, decision.chosen, WORLDS, 1)
        row["again"] = {
            "dear": _is_mistake(again),
            "best": str(again.best),
            "loss": again.loss.counters,
            "se": again.loss.error,
        }
    return row


def _is_mistake(decision: ReviewedDecision) -> bool:
    """Return whether the decision would be named, if mistakes of its kind are."""
    return decision.dear and decision.chosen not in decision.good


def _realized(before: Deal, decision: ReviewedDecision) -> Row:
    """Return what the best answer gains over the chosen one, by three kinds of players."""
    seat, answers = decision.chosen.seat, (decision.best, decision.chosen)
    company = company_of(before.layout.rules, before.layout.seats)
    numbers = [company.numbered((*before.actions, answer), before.layout.active) for answer in answers]
    begun = [BegunDeal(before.layout, actions, 11) for actions in numbers]
    core = list(map(fmean, company.gains(begun, _CORE, seat)))
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
