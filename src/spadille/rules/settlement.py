"""Settlement: what a deal came to, as a pure function of a summary."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from spadille.cards import Pack, Suit
from spadille.rules.contract import Contract, Widow
from spadille.rules.game import Rules, Sitters
from spadille.rules.goal import Count, Outcome
from spadille.rules.order import CardOrder
from spadille.rules.refusal import Fact, NotAllowed
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits at the table and who deals."""

    seats: int
    dealer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What settlement needs of a deal, and no more. All None: passed out."""

    contract: str | None = None
    declarer: Seat | None = None
    trump: Suit | None = None
    points: int | None = None
    """The declarer's card points, the widow's included where they count."""
    tricks: int | None = None
    """The tricks the declarer took, where they are known."""
    made: bool | None = None
    """Whether the contract was made, where somebody says so instead of counting."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What a deal came to."""

    outcome: Outcome
    contract: str | None = None
    declarer: Seat | None = None
    partner: Seat | None = None
    trump: Suit | None = None
    points: int | None = None
    value: int = 0
    """Counters that one payer pays one payee, never negative."""
    bonuses: Mapping[str, int] = field(default_factory=dict)
    payments: tuple[int, ...] = ()
    """By seat, what each gains or pays."""


_SIGN = {Outcome.WON: 1, Outcome.DRAWN: 0, Outcome.LOST: -1}


def settle(rules: Rules, table: Table, summary: Summary) -> Result:
    """What everybody pays and gets.

    Raises:
        NotAllowed: `unknown-contract`, `bad-trump`, or `bad-summary` for what cannot have happened.
    """
    if summary.contract is None:
        return _passed_out(rules, table, summary)
    contract = rules.contract(summary.contract)
    declarer = _declarer(rules, table, summary)
    trump = _trump(rules, contract, summary)
    count = _count(rules, contract, trump, summary)
    outcome = _outcome(rules, contract, count, summary)
    value = contract.price.value(count)
    return Result(
        outcome=outcome,
        contract=contract.id,
        declarer=declarer,
        trump=trump,
        points=summary.points,
        value=value,
        payments=_payments(rules, table, declarer, _SIGN[outcome] * value),
    )


def _passed_out(rules: Rules, table: Table, summary: Summary) -> Result:
    if summary != Summary():
        raise _impossible(rules, "passed-out")
    return Result(outcome=Outcome.PASSED_OUT, payments=(0,) * table.seats)


def _declarer(rules: Rules, table: Table, summary: Summary) -> Seat:
    if summary.declarer not in rules.active(table.seats, table.dealer):
        raise _impossible(rules, "declarer")
    return summary.declarer


def _trump(rules: Rules, contract: Contract, summary: Summary) -> Suit | None:
    if contract.trump_is_named:
        named = summary.trump
    else:
        named = contract.fixed_trump if summary.trump is None else summary.trump
    if (named is None and contract.trumps) or (named is not None and named not in contract.trumps):
        raise NotAllowed("bad-trump", rules.anchor("trump"), contract=contract.id)
    return named


def _count(rules: Rules, contract: Contract, trump: Suit | None, summary: Summary) -> Count:
    points, tricks = summary.points, summary.tricks
    if points is not None and points not in possible_sums(rules.pack, contract.order):
        raise _impossible(rules, "points", points=points)
    if tricks is not None and not 0 <= tricks <= rules.packets.hand_size:
        raise _impossible(rules, "tricks", tricks=tricks)
    if points and tricks == 0 and contract.widow is Widow.NOBODYS:
        raise _impossible(rules, "tricks", tricks=0)
    at_least = 1 if points else 0
    return Count(points or 0, at_least if tricks is None else tricks, trump)


def _outcome(rules: Rules, contract: Contract, count: Count, summary: Summary) -> Outcome:
    counted = contract.goal.outcome(count) if _tells(contract, summary) else None
    said = {None: None, True: Outcome.WON, False: Outcome.LOST}[summary.made]
    if counted and said and counted is not said:
        raise _impossible(rules, "made")
    if summary.points is None and contract.price.by_points:
        raise _impossible(rules, "points")
    if outcome := counted or said:
        return outcome
    raise _impossible(rules, "points")


def _tells(contract: Contract, summary: Summary) -> bool:
    """Whether what was counted says how it ended: a trick without points shows in no count of points."""
    if contract.goal.kind == "no-tricks":
        return summary.tricks is not None or bool(summary.points)
    return summary.points is not None


@lru_cache(maxsize=64)
def possible_sums(pack: Pack, order: CardOrder) -> frozenset[int]:
    """Every sum of card points that some cards of the pack can have.

    >>> from spadille.cards import THIRTY_SIX
    >>> from spadille.rules.order import ACE_TEN
    >>> sorted(set(range(122)) - possible_sums(THIRTY_SIX, ACE_TEN))
    [1, 119, 121]
    """
    sums = frozenset({0})
    for card in pack.cards:
        points = order.ranking(None).points[card.number]
        sums |= {sum_ + points for sum_ in sums}
    return sums


def _payments(rules: Rules, table: Table, declarer: Seat, gain: int) -> tuple[int, ...]:
    """What each seat gains when every opponent pays the declarer `gain` (or is paid, below 0)."""
    active = rules.active(table.seats, table.dealer)
    sitter = gain if _sitters_settle(rules.sitters, gain) else 0
    owed = [gain if seat in active else sitter for seat in range(table.seats)]
    owed[declarer] = 0
    return tuple(sum(owed) if seat == declarer else -owed[seat] for seat in range(table.seats))


def _sitters_settle(sitters: Sitters, gain: int) -> bool:
    return sitters is Sitters.FULL or (sitters is Sitters.ON_LOSS and gain < 0)


def _impossible(rules: Rules, what: str, **facts: Fact) -> NotAllowed:
    return NotAllowed("bad-summary", rules.anchor("settlement"), what=what, **facts)
