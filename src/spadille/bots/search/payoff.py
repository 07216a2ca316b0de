"""Payoffs: what a seat gains or pays for each final count of the declaring side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from spadille.cards import Suit
from spadille.play.action import Bid, Double, Redouble
from spadille.play.view import View
from spadille.rules.bonus import MATADORS, mackers
from spadille.rules.contract import Contract, Missed, Partner
from spadille.rules.game import Rules
from spadille.rules.goal import Objective, Outcome
from spadille.rules.payments import SettlingTable
from spadille.rules.seating import Seat
from spadille.rules.settlement import Summary, possible_sums, settle

Payoff = tuple[float, ...]
"""A seat's gain, indexed by the declaring side's card points or tricks. In contracts in which the declarer
must take nothing, it is indexed by failure (0) or success (1)."""
MADE_OR_NOT = 2
"""The number of results in contracts in which the declarer must take nothing: failure and success."""
Doublings = tuple[tuple[Seat, int], ...]
"""The seats that have doubled the declarer, each with the factor of its payments."""
DOUBLED, REDOUBLED = 2, 4

_STRAIGHT = (0.2, 0.27, 0.42, 0.0)
"""How often a side earns the bonus *first* if it takes all tricks but three, two, one or none. Measured in
1,500 deals played by heuristics. A side that takes all tricks earns the bonus *last* instead."""


def is_made_or_not(worth: Payoff) -> bool:
    """Return whether the payoff depends only on whether the contract is made, and not on the count."""
    return len(set(worth)) <= MADE_OR_NOT


def doubled_so_far(view: View, *more: Redouble) -> Doublings:
    """Return the doubles of the standing bid so far, changed by the redoubles in `more`."""
    history = view.history
    last = max((at for at, action in enumerate(history) if isinstance(action, Bid)), default=0)
    actions = (*history[last:], *more)
    doubled = {action.seat: DOUBLED for action in actions if isinstance(action, Double)}
    redoubled = {action.doubler: REDOUBLED for action in actions if isinstance(action, Redouble)}
    return tuple((doubled | redoubled).items())


@dataclass(frozen=True, slots=True)
class Settling:
    """The settlement of a contract with one seat, from which the seat's payoffs are computed."""

    rules: Rules
    table: SettlingTable
    seat: Seat
    contract: Contract
    summary: Summary
    """All that is known of the result before the play."""
    matadors: bool = False
    """Whether the seat was dealt the three highest trumps, which count for the winners."""
    on_side: bool = True
    goes_on: bool = False
    """Whether the side could stop and goes on, where a trick lost then loses the contract."""

    def worth(self) -> Payoff:
        """Return the seat's gain for each final count of the declaring side."""
        return _worth(self)

    def made(self) -> Payoff:
        """Return 1 for each final count with which the contract is made, and 0 for the others."""
        return _made(self)

    def expected(self) -> Payoff:
        """Return the payoff with the expected value of the bonus *first* added to each count."""
        return _expected(self)

    def counts(self) -> Payoff:
        """Return the payoff that equals the final count, so that its mean is the expected count."""
        return tuple(map(float, range(len(self.worth()))))

    @property
    def is_counted(self) -> bool:
        """Whether the number of card points or tricks matters, and not only whether there are any."""
        return not self.contract.goal.avoids

    def without_last(self) -> Payoff:
        """Return the payoff without the bonus for taking every trick."""
        return _worth(replace(self, contract=replace(self.contract, streak=None), goes_on=False))

    def stopped(self) -> float:
        """Return the seat's gain if the declaring side stops after its first tricks."""
        streak = self.rules.contract(self.contract.id).streak
        assert streak is not None
        assert streak.stop_after is not None
        return self.paid(self.end_with(streak.stop_after, "first"))

    def end_with(self, tricks: int, bonus: str | None) -> Summary:
        """Return the summary of a deal in which the declaring side took `tricks` tricks and earned `bonus`,
        with the mackers that count for the winners.
        """
        end = replace(self.summary, tricks=tricks, bonus=bonus)
        if not self.matadors:
            return end
        won = bonus != "missed" and tricks >= (self.contract.goal.mark or 0)
        return replace(end, mackers=MATADORS if won is self.on_side else 0)

    def is_won(self, summary: Summary) -> bool:
        """Return whether the declarer wins with this result."""
        return settle(self.rules, self.table, summary).outcome is Outcome.WON

    def paid(self, summary: Summary) -> float:
        """Return the seat's gain with this result."""
        return float(settle(self.rules, self.table, summary).payments[self.seat])


def settling(
    view: View,
    contract: Contract,
    declarer: Seat,
    trump: Suit | None,
    stakes: Doublings = (),
    *,
    on_side: bool,
    together: int | None = None,
) -> Settling:
    """Return how a contract will be settled with the viewing seat, on the declaring side or against it.

    If `on_side`, the viewing seat is on the declaring side. `together` is that side's number of mackers; None
    counts those in the seat's own hand.
    """
    assert view.seat is not None
    known = _mackers(view, contract, trump) if on_side else 0
    summary = Summary(
        contract=contract.id,
        declarer=declarer,
        partner=_partner(view, contract, declarer, on_side=on_side),
        trump=trump,
        mackers=known if together is None else together,
        stakes=stakes,
    )
    if view.known is not None and view.known.asked:
        contract = replace(contract, streak=None)
    table = SettlingTable(view.seats, view.dealer, view.pots)
    held = contract.matadors is not None and mackers(view.dealt, contract.order.ranking(trump)) >= MATADORS
    return Settling(
        *(view.rules, table, view.seat, contract, summary),
        matadors=held,
        on_side=on_side,
        goes_on=_goes_on(view, contract),
    )


def _goes_on(view: View, contract: Contract) -> bool:
    """Return whether the declaring side has won every trick, could have stopped, and would lose by a miss."""
    streak, known = contract.streak, view.known
    if known is None or streak is None or streak.stop_after is None or streak.missed is not Missed.LOST:
        return False
    side = (known.declarer, known.partner)
    return len(view.tricks) >= streak.stop_after and all(trick.winner in side for trick in view.tricks)


def _partner(view: View, contract: Contract, declarer: Seat, *, on_side: bool) -> Seat | None:
    """Return a seat that may be the partner. Which one does not change the viewing seat's payment."""
    if contract.partner is Partner.ALONE:
        return None
    if on_side and view.seat != declarer:
        return view.seat
    return next(seat for seat in view.active if seat not in (declarer, view.seat))


def _mackers(view: View, contract: Contract, trump: Suit | None) -> int:
    """Return the number of mackers in the viewing seat's own hand."""
    return 0 if contract.macker is None else mackers(view.dealt, contract.order.ranking(trump))


@lru_cache(maxsize=1 << 9)
def _expected(at: Settling) -> Payoff:
    worth, streak = at.worth(), at.contract.streak
    if streak is None or streak.stop_after is None:
        return worth
    first = at.stopped() - worth[streak.stop_after]
    often = (0.0,) * streak.stop_after + _STRAIGHT[streak.stop_after - len(worth) :]
    return tuple(paid + first * part for paid, part in zip(worth, often, strict=True))


@lru_cache(maxsize=1 << 9)
def _worth(at: Settling) -> Payoff:
    worth: list[float] = []
    for end in _ends(at):
        worth.append(worth[-1] if end is None else at.paid(end))
    return tuple(worth)


@lru_cache(maxsize=1 << 9)
def _made(at: Settling) -> Payoff:
    made: list[float] = []
    for end in _ends(at):
        made.append(made[-1] if end is None else float(at.is_won(end)))
    return tuple(made)


def _ends(at: Settling) -> Iterator[Summary | None]:
    """Yield the result for each final count, or None for card points that no cards add up to."""
    objective = at.contract.goal.objective
    if objective.avoids:
        yield from (replace(at.summary, made=made) for made in (False, True))
    elif objective is Objective.POINTS:
        possible = possible_sums(at.rules.pack, at.contract.order)
        for points in range(at.rules.total + 1):
            yield replace(at.summary, points=points) if points in possible else None
    else:
        every = at.rules.packets.hand_size
        for tricks in range(every + 1):
            missed = "missed" if at.goes_on else None
            last = "last" if tricks == every and at.contract.streak is not None else missed
            yield at.end_with(tricks, last if tricks >= (at.contract.goal.mark or 0) else None)
