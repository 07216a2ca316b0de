"""The auction with doubling: bidding by points at so much a point, doubling and redoubling."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from spadille.bots.memory import Cards
from spadille.bots.player import Chance
from spadille.bots.tally import AGAINST, TAKEN_UP, UNSEEN, tally
from spadille.play.action import Action, Bid, Double, Pass, Redouble
from spadille.play.view import View
from spadille.rules.contract import Contract, Widow
from spadille.rules.order import Ranking


@dataclass(frozen=True)
class Nerve:
    """How a player bids and doubles."""

    caution: float
    """Points by which he must expect to pass the par before he bids."""
    double_below: float
    """He doubles who expects the declarer to stay so many points below it."""
    redouble_above: float
    """He redoubles who expected to pass it by so many points when he bid."""
    whim: float
    """By how many points his count sways from one time to the next."""


CLUB = Nerve(caution=0.0, double_below=-1.0, redouble_above=13.0, whim=0.0)
NOVICE = Nerve(caution=4.0, double_below=-3.0, redouble_above=16.0, whim=8.0)

_LET_PLAY = 4.0
"""Points by which another who is let play passes the par."""
_SPREAD = 7.0
"""How far the points turn out other than counted."""
_STEPS = 1 << 10


def said(view: View, nerve: Nerve, chance: Chance) -> Action:
    """What the player whose turn it is says."""
    assert view.decision is not None
    worth = {answer: _worth(view, answer, nerve, chance) for answer in view.decision.answers}
    return max(worth, key=lambda answer: worth[answer])


def _worth(view: View, answer: Action, nerve: Nerve, chance: Chance) -> float:
    """What saying it promises beside a pass, in counters."""
    sway = nerve.whim * (chance.randrange(_STEPS) / _STEPS - 0.5) if nerve.whim else 0.0
    if isinstance(answer, Bid):
        return _bid(view, view.rules.contract(answer.contract), sway - nerve.caution)
    assert view.decision is not None
    if isinstance(answer, Pass):
        return 0.0
    assert view.bid is not None
    contract = view.rules.contract(view.bid.contract)
    if isinstance(answer, Redouble):
        return promised(view.hand.mask, contract) + sway - par(contract) - nerve.redouble_above
    assert isinstance(answer, Double)
    return par(contract) - nerve.double_below - declarers(view.hand.mask, contract) + sway


def _bid(view: View, contract: Contract, more: float) -> float:
    """What a bid promises: so much from each opponent for each point, and a pot perhaps."""
    beyond = promised(view.hand.mask, contract) + more - par(contract)
    won = 1 / (1 + exp(-beyond / _SPREAD))
    opponents = len(view.active) - 1
    return opponents * contract.price.counters * beyond + won * pot(view, contract) + _let_play(view)


def _let_play(view: View) -> float:
    """What letting another play costs."""
    if view.bid is None or view.bid.seat == view.seat:
        return 0.0
    return _LET_PLAY * view.rules.contract(view.bid.contract).price.counters


def par(contract: Contract) -> int:
    """The points at which nobody pays."""
    return contract.goal.mark or 0


def pot(view: View, contract: Contract) -> int:
    """What lies in the contract's pot, this deal's antes included."""
    antes = dict(view.rules.antes)
    if contract.pot not in antes:
        return 0
    return dict(view.pots).get(contract.pot, 0) + view.seats * antes[contract.pot]


def promised(hand: Cards, contract: Contract) -> float:
    """The points a hand promises its player in a contract, with the best trumps it allows."""
    count = TAKEN_UP if contract.widow is Widow.TAKEN_UP else UNSEEN
    return max(tally(hand, contract.order.ranking(trump), count) for trump in contract.trumps)


def declarers(hand: Cards, contract: Contract) -> float:
    """The points a declarer can be expected to take against a hand, whatever he holds."""
    return max(against(hand, contract.order.ranking(trump)) for trump in contract.trumps)


def against(hand: Cards, ranking: Ranking) -> float:
    """The points a declarer takes who bid on these trumps, one opponent having this hand."""
    return tally(hand, ranking, AGAINST)
