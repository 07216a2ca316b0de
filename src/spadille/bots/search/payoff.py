"""What a seat gains or pays in the end, by what the declaring side has then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from spadille.cards import Suit
from spadille.play.action import Bid, Double, Redouble
from spadille.play.view import View
from spadille.rules.bonus import mackers
from spadille.rules.contract import Contract, Partner
from spadille.rules.game import Rules
from spadille.rules.goal import Objective, Outcome
from spadille.rules.payments import SettlingTable
from spadille.rules.seating import Seat
from spadille.rules.settlement import Summary, possible_sums, settle

Payoff = tuple[float, ...]
"""By card points or tricks; where the side is to take nothing, by whether it failed (0) or did (1)."""
MADE_OR_NOT = 2
"""How many ends there are then."""
Doublings = tuple[tuple[Seat, int], ...]
"""Who has doubled the declarer, and how many times over the two of them settle."""
DOUBLED, REDOUBLED = 2, 4

_STRAIGHT = (0.2, 0.27, 0.42, 0.0)
"""How often a side that takes all tricks but three, but two, but one has won *first*, in 1,500 deals played
to the end by rules of thumb. Where it takes all, *last* is counted."""


def is_made_or_not(worth: Payoff) -> bool:
    """Whether nothing counts but that the contract is made, however well."""
    return len(set(worth)) <= MADE_OR_NOT


def doubled_so_far(view: View, *more: Redouble) -> Doublings:
    """How far the doubling of the standing bid has gone, with what might be said now."""
    history = view.history
    last = max((at for at, action in enumerate(history) if isinstance(action, Bid)), default=0)
    actions = (*history[last:], *more)
    doubled = {action.seat: DOUBLED for action in actions if isinstance(action, Double)}
    redoubled = {action.doubler: REDOUBLED for action in actions if isinstance(action, Redouble)}
    return tuple((doubled | redoubled).items())


@dataclass(frozen=True, slots=True)
class Settling:
    """A contract as it will be settled with one seat."""

    rules: Rules
    table: SettlingTable
    seat: Seat
    contract: Contract
    summary: Summary
    """All that is known of it before the play."""

    def worth(self) -> Payoff:
        """By what the side has in the end, what the seat gains or pays."""
        return _worth(self)

    def made(self) -> Payoff:
        """The same, told by whether the contract is made: 1 or 0."""
        return _made(self)

    def expected(self) -> Payoff:
        """The same as the worth, with what *first* brings as often as it is won."""
        return _expected(self)

    def counts(self) -> Payoff:
        """The same, told by the count itself."""
        return tuple(map(float, range(len(self.worth()))))

    @property
    def is_counted(self) -> bool:
        """Whether card points or tricks are counted at all, beyond whether there are any."""
        return not self.contract.goal.avoids

    def without_last(self) -> Payoff:
        """The same, where taking every trick brings no bonus any more."""
        return _worth(replace(self, contract=replace(self.contract, streak=None)))

    def stopped(self) -> float:
        """What it comes to when the side stops after its first tricks."""
        streak = self.rules.contract(self.contract.id).streak
        assert streak is not None
        return self.paid(replace(self.summary, tricks=streak.stop_after, bonus="first"))

    def is_won(self, summary: Summary) -> bool:
        """Whether the declarer has won when it comes to this."""
        return settle(self.rules, self.table, summary).outcome is Outcome.WON

    def paid(self, summary: Summary) -> float:
        """What the seat gains or pays when it comes to this."""
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
    """How a contract will be settled with the seat whose view it is, on the declaring side or against it.

    The side has so many mackers together; None: those that are known to the seat.
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
    return Settling(view.rules, table, view.seat, contract, summary)


def _partner(view: View, contract: Contract, declarer: Seat, *, on_side: bool) -> Seat | None:
    """Somebody who may be the partner: all that matters is on whose side the seat itself is."""
    if contract.partner is Partner.ALONE:
        return None
    if on_side and view.seat != declarer:
        return view.seat
    return next(seat for seat in view.active if seat not in (declarer, view.seat))


def _mackers(view: View, contract: Contract, trump: Suit | None) -> int:
    """Those that the seat's own hand makes sure of."""
    return 0 if contract.macker is None else mackers(view.dealt, contract.order.ranking(trump))


@lru_cache(maxsize=1 << 9)
def _expected(at: Settling) -> Payoff:
    worth, streak = at.worth(), at.contract.streak
    if streak is None:
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
    """What it may come to; nothing where no cards count so many points together."""
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
            last = "last" if tricks == every and at.contract.streak is not None else None
            yield replace(at.summary, tricks=tricks, bonus=last)
