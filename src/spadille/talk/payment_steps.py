"""How this very deal is paid, step by step: what was asked, taken, what that is worth, who pays it."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.play.view import Known, View
from spadille.rules.goal import Outcome
from spadille.rules.price import PerPoint
from spadille.rules.settlement import Result
from spadille.talk.bidding import aim
from spadille.talk.sentence import Sentence, say, together
from spadille.talk.settlement import shares_told


def payment_steps(view: View, result: Result) -> Iterator[Sentence]:
    """From the aim to the payments; nothing where all passed."""
    known = view.known
    if known is None:
        return
    yield say("paid-asked", aim=aim(view.rules, known))
    yield from _taken(result)
    yield _worth(known, result)
    for name, value in result.bonuses.items():
        yield say(f"paid-bonus-{name}", value=value)
    yield _passes(view, known, result)


def _taken(result: Result) -> Iterator[Sentence]:
    if result.points is not None:
        yield say("paid-took-points", points=result.points)
    elif result.tricks is not None:
        yield say("paid-took-tricks", tricks=result.tricks)


def _worth(known: Known, result: Result) -> Sentence:
    """What one opponent owes, bonuses left out."""
    price, own = known.contract.price, result.value - sum(result.bonuses.values())
    if isinstance(price, PerPoint) and result.points is not None:
        rate = own // abs(result.points - price.par) if result.points != price.par else price.counters
        return say(
            f"paid-per-point-{'over' if result.points > price.par else 'under'}",
            away=abs(result.points - price.par),
            par=price.par,
            rate=rate,
            value=own,
        )
    return say("paid-fixed", value=own)


def _passes(view: View, known: Known, result: Result) -> Sentence:
    """Who pays whom, and what that comes to for the declarer."""
    if not result.value or result.outcome is Outcome.DRAWN:
        return say("paid-nobody")
    if known.partner is not None:
        names = together((known.declarer, known.partner))
        return say(f"paid-pair-{result.outcome}", names=names, value=result.value)
    shared = tuple(shares_told(view, known, result))
    shares, chips = together(share for share, _ in shared), sum(value for _, value in shared)
    return say(f"paid-declarer-{result.outcome}", seat=known.declarer, shares=shares, chips=chips)
