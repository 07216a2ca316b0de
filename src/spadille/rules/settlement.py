"""Settlement: compute the result of a deal, with all payments, from a summary of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from spadille.cards import Pack, Suit
from spadille.rules.bonus import MACKERS, MATADORS
from spadille.rules.contract import Contract, Missed, Partner, Streak, Widow
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.goal import Count, Counts, Outcome
from spadille.rules.order import CardOrder
from spadille.rules.payments import Owed, Pots, SettlingTable, banked, payments, pots_after
from spadille.rules.refusal import Fact, NotAllowed
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """The facts of a deal that settlement needs. If `contract` is None, all passed."""

    contract: str | None = None
    declarer: Seat | None = None
    partner: Seat | None = None
    trump: Suit | None = None
    points: int | None = None
    """The declaring side's card points, with those of the widow or of the cards laid away if they count."""
    tricks: int | None = None
    """The number of tricks that the declaring side took, if known."""
    made: bool | None = None
    """Whether the contract was made, if this is given instead of points or tricks."""
    bonus: str | None = None
    """The bonus for tricks in a row, `first` or `last`, if one was earned, or `missed`."""
    mackers: int = 0
    """The number of mackers of the declaring side. In games with matadors: 3 if the winning side was dealt
    all of them, else 0.
    """
    stakes: tuple[tuple[Seat, int], ...] = ()
    """Each seat that doubled, with the factor (2 or 4) by which its payment is multiplied."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The result of a deal: outcome, value and payments."""

    outcome: Outcome
    contract: str | None = None
    declarer: Seat | None = None
    partner: Seat | None = None
    trump: Suit | None = None
    counts: Counts = Counts.POINTS
    """Whether the result states points or tricks."""
    points: int | None = None
    tricks: int | None = None
    value: int = 0
    """The counters that one payer pays one payee before any doubling; never negative."""
    bonuses: Mapping[str, int] = field(default_factory=dict)
    """The parts of the value that are for bonuses, by the bonus's name."""
    payments: tuple[int, ...] = ()
    """What each seat gains (below 0: pays), including antes and a pot won."""
    pots: Pots = ()
    """The contents of each pot after the deal."""
    bank: int = 0
    """What the bank gets (below 0: pays)."""


_SIGN = {Outcome.WON: 1, Outcome.DRAWN: 0, Outcome.LOST: -1}


def settle(rules: Rules, table: SettlingTable, summary: Summary) -> Result:
    """Return the result of a summarised deal, with what every seat pays and gets.

    Raises:
        NotAllowed: `unknown-contract`, `bad-trump`, or `bad-summary` for a summary that is impossible.
        ValueError: the table is too small, or there is no such dealer.
    """
    rules = rules.at(table.seats)
    active = rules.active(table.seats, table.dealer)
    if summary.contract is None:
        return _passed_out(rules, table, summary)
    contract = rules.contract(summary.contract)
    declarer = _declarer(rules, active, contract, summary)
    count = _count(rules, contract, _trump(rules, contract, summary), summary)
    outcome = _outcome(rules, contract, count, summary)
    bonuses = _bonuses(rules, contract, count, outcome, summary)
    price = contract.price_when(outcome)
    value = price.value(count) + sum(bonuses.values()) if outcome is not Outcome.DRAWN else 0
    won_pot = contract.pot if outcome is Outcome.WON and value else None
    gain, sitters = _SIGN[outcome] * value, rules.sitters_in(contract)
    owed = Owed(declarer, summary.partner, gain, dict(summary.stakes), sitters, won_pot)
    counts = rules.counts_in(contract)
    return Result(
        outcome=outcome,
        contract=contract.id,
        declarer=declarer,
        partner=summary.partner,
        trump=count.trump,
        counts=counts,
        points=summary.points if counts is Counts.POINTS else None,
        tricks=summary.tricks if counts is Counts.TRICKS else None,
        value=value,
        bonuses=bonuses,
        payments=payments(rules, table, owed),
        pots=pots_after(rules, table, won_pot),
        bank=banked(rules, table, owed),
    )


def _passed_out(rules: Rules, table: SettlingTable, summary: Summary) -> Result:
    if summary != Summary():
        raise _impossible(rules, "passed-out")
    antes = sum(ante for _, ante in rules.antes)
    return Result(
        outcome=Outcome.PASSED_OUT,
        counts=rules.counts,
        payments=(-antes,) * table.seats,
        pots=pots_after(rules, table, None),
    )


def _declarer(rules: Rules, active: tuple[Seat, ...], contract: Contract, summary: Summary) -> Seat:
    declarer, partner = summary.declarer, summary.partner
    if declarer not in active:
        raise _impossible(rules, "declarer")
    if (partner is not None) != (contract.partner is not Partner.ALONE):
        raise _impossible(rules, "partner")
    if partner is not None and (partner == declarer or partner not in active):
        raise _impossible(rules, "partner")
    doubling = rules.auction is AuctionStyle.DOUBLING
    if any(seat == declarer or seat not in active or not doubling for seat, _ in summary.stakes):
        raise _impossible(rules, "doubled")
    return declarer


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
    if points is not None and not _can_be(rules, contract, points):
        raise _impossible(rules, "points", points=points)
    if tricks is not None and not 0 <= tricks <= rules.packets.hand_size:
        raise _impossible(rules, "tricks", tricks=tricks)
    if points and tricks == 0 and contract.widow in (Widow.NOBODYS, Widow.LAST_TRICK):
        raise _impossible(rules, "tricks", tricks=0)
    at_least = 1 if points else 0
    return Count(points or 0, at_least if tricks is None else tricks, trump)


def _can_be(rules: Rules, contract: Contract, points: int) -> bool:
    return rules.counts_in(contract) is Counts.POINTS and points in possible_sums(rules.pack, contract.order)


def _outcome(rules: Rules, contract: Contract, count: Count, summary: Summary) -> Outcome:
    counted = contract.goal.outcome(count) if _tells(contract, summary) else None
    if counted is Outcome.WON and summary.bonus == "missed":
        counted = Outcome.LOST
    stated = {None: None, True: Outcome.WON, False: Outcome.LOST}[summary.made]
    if counted and stated and counted is not stated:
        raise _impossible(rules, "made")
    if summary.points is None and contract.price.by_points:
        raise _impossible(rules, "points")
    if outcome := counted or stated:
        return outcome
    raise _impossible(rules, contract.goal.counts.value)


def _tells(contract: Contract, summary: Summary) -> bool:
    """Return whether the summary's points or tricks are enough to know the outcome.

    If tricks decide the goal, card points are not enough: 0 points do not show whether the side took a trick.
    """
    if contract.goal.counts is Counts.TRICKS:
        return summary.tricks is not None or bool(summary.points)
    return summary.points is not None


def _bonuses(
    rules: Rules, contract: Contract, count: Count, outcome: Outcome, summary: Summary
) -> dict[str, int]:
    earned: dict[str, int] = {}
    if summary.bonus is not None:
        earned[summary.bonus] = _streak_bonus(rules, contract, count, outcome, summary)
    if summary.mackers not in _top_trumps(contract):
        raise _impossible(rules, "mackers")
    if summary.mackers and contract.macker is not None:
        earned["mackers"] = summary.mackers * contract.macker.value(count)
    if summary.mackers and contract.matadors is not None:
        earned["matadors"] = contract.matadors.value(count)
    return earned


def _top_trumps(contract: Contract) -> tuple[int, ...]:
    """Return the values that `Summary.mackers` may have in a contract."""
    if contract.matadors is not None:
        return (0, MATADORS)
    return (0,) if contract.macker is None else MACKERS


def _streak_bonus(rules: Rules, contract: Contract, count: Count, outcome: Outcome, summary: Summary) -> int:
    streak, bonus = contract.streak, summary.bonus
    earned_by = Outcome.LOST if bonus == "missed" else Outcome.WON
    if streak is None or outcome is not earned_by:
        raise _impossible(rules, str(bonus))
    if summary.tricks is not None and summary.tricks not in _earning(rules, contract, streak, bonus):
        raise _impossible(rules, str(bonus))
    return (streak.first if bonus == "first" else streak.last).value(count)


def _earning(rules: Rules, contract: Contract, streak: Streak, bonus: str | None) -> range:
    """Return the numbers of tricks that a side with this bonus can have taken."""
    every = rules.packets.hand_size
    if bonus == "last":
        return range(every, every + 1)
    if streak.stop_after is None or (bonus == "missed" and streak.missed is not Missed.LOST):
        return range(0)
    if bonus == "missed":
        return range(streak.stop_after, every)
    least = max(streak.earned_after, contract.goal.mark or 0)
    return range(least, least + 1 if streak.earned_after == streak.stop_after else every)


@lru_cache(maxsize=64)
def possible_sums(pack: Pack, order: CardOrder) -> frozenset[int]:
    """Return every sum of points that some set of the pack's cards has.

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


def _impossible(rules: Rules, what: str, **facts: Fact) -> NotAllowed:
    return NotAllowed("bad-summary", rules.anchor("settlement"), what=what, **facts)
