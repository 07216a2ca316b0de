"""A table's rules as the flat tables that the core plays whole deals by.

Nothing is decided here: what the declarations say is asked of them, for every trump suit and every count, and
written down.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache

from spadille._core import Tables as CardTables
from spadille.cards import CARDS, Hand, Suit
from spadille.env.actions import ActionLayout, Actions
from spadille.play.doubling import DOUBLED, REDOUBLED
from spadille.rules.bonus import MACKERS
from spadille.rules.contract import CardCall, Contract, Ending, Lead, Partner, Widow
from spadille.rules.declarable import points_in_pack
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.goal import Count, Counts, Outcome
from spadille.rules.order import Ranking
from spadille.rules.payments import sitters_settle
from spadille.rules.price import Price
from spadille.solver.tables import tables

_SIGN = {Outcome.WON: 1, Outcome.DRAWN: 0, Outcome.LOST: -1}


NEVER = (0xFFFF, 0xFF)
"""More card points and more tricks than anybody takes."""


@dataclass(frozen=True, slots=True)
class StopLimits:
    """When the play ends before the last card: with the trick that takes a side above one of these.

    The declaring side's stands first, its opponents' second.
    """

    points: tuple[int, int] = (NEVER[0], NEVER[0])
    tricks: tuple[int, int] = (NEVER[1], NEVER[1])


@dataclass(frozen=True, slots=True)
class FlatPlay:
    """A contract under its trumps: how the cards behave, and what is paid."""

    tables: CardTables
    most_points: tuple[int, int]
    most_tricks: tuple[int, int]
    by_tricks: bool
    signs: tuple[int, ...]
    """By card points or tricks of the side: 1 won, 0 drawn, -1 lost."""
    values: tuple[int, ...]
    """By the same: what one opponent pays or gets."""
    first: int
    last: int
    macker: int
    fewest: int
    tops: tuple[int, ...]
    """The trumps that count as mackers, high to low."""
    callable: tuple[int, ...]
    """Sets of cards by which a partner is called: the first of which another holds one."""


@dataclass(frozen=True, slots=True)
class FlatContract:
    """What can be bid."""

    needs: int
    least: int
    steps: tuple[str, ...]
    """What is declared after the auction, in this order."""
    trumps: int
    played: tuple[int | None, ...]
    """By trumps, the last without: the place of its tables."""
    widow: str
    left_leads: bool
    exposure: str
    partner: str
    asks: bool
    streak: tuple[int, int] | None
    pot: int | None


@dataclass(frozen=True, slots=True)
class FlatAuction:
    """How the bidding goes round."""

    answered: bool
    holds: bool
    doubles: bool
    stakes: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class FlatTables:
    """All of it."""

    players: int
    pack: int
    given: tuple[int, ...]
    """By place in the shuffled pack: who is given the card, eldest 0; after the last player the widow."""
    seated: tuple[tuple[int, ...], ...]
    """By dealer, the seats that play, eldest first."""
    auction: FlatAuction
    forced: tuple[int, int] | None
    contracts: tuple[FlatContract, ...]
    played: tuple[FlatPlay, ...]
    sitters: tuple[bool, bool]
    antes: tuple[int, ...]
    layout: ActionLayout


def flat(rules: Rules, seats: int) -> FlatTables:
    """The tables of these rules at a table of so many seats."""
    rules, writing = rules.at(seats), _Writing(rules.at(seats))
    contracts = tuple(map(writing.contract, rules.contracts))
    forced = rules.forced
    return FlatTables(
        players=rules.players,
        pack=rules.pack.hand.mask,
        given=_given(rules),
        seated=tuple(rules.active(seats, dealer) for dealer in range(seats)),
        auction=_auction(rules.auction),
        forced=None if forced is None else (forced.card.number, rules.rank_of[forced.contract]),
        contracts=contracts,
        played=tuple(writing.played),
        sitters=(sitters_settle(rules.sitters, 1), sitters_settle(rules.sitters, -1)),
        antes=tuple(ante for _, ante in rules.antes),
        layout=Actions(rules).layout,
    )


def _auction(style: AuctionStyle) -> FlatAuction:
    return FlatAuction(
        answered=style in (AuctionStyle.DUEL, AuctionStyle.PRECEDENCE),
        holds=style is AuctionStyle.PRECEDENCE,
        doubles=style is AuctionStyle.DOUBLING,
        stakes=(1, DOUBLED, REDOUBLED),
    )


def _given(rules: Rules) -> tuple[int, ...]:
    hands, widow = rules.packets.deal(rules.pack.cards, rules.players)
    places = (*hands, widow)
    return tuple(
        next(place for place, hand in enumerate(places) if card in hand) for card in rules.pack.cards
    )


def _steps(contract: Contract) -> tuple[str, ...]:
    """In the order of the steps in `play/declaration.py`."""
    partners = contract.partner is Partner.NAMES_TRUMP
    occurs = {
        "trump": contract.trump_is_named and not partners,
        "may-call": contract.card_call is CardCall.OPTIONAL,
        "must-call": contract.card_call is CardCall.REQUIRED,
        "give": contract.card_call is not CardCall.NONE,
        "partner": contract.partner is not Partner.ALONE,
        "partners-trump": contract.trump_is_named and partners,
        "lay-away": contract.widow is Widow.TAKEN_UP,
    }
    return tuple(step for step, occurring in occurs.items() if occurring)


@dataclass
class _Writing:
    """The contracts' tables being written, each once."""

    rules: Rules
    played: dict[FlatPlay, int] = field(default_factory=dict)

    def contract(self, contract: Contract) -> FlatContract:
        needs, streak = contract.needs, contract.streak
        pots = [name for name, _ in self.rules.antes]
        return FlatContract(
            needs=needs.cards.mask if needs else 0,
            least=needs.least if needs else 0,
            steps=_steps(contract),
            trumps=sum(1 << suit for suit in contract.trumps),
            played=tuple(self._place(contract, trump) for trump in (*Suit, None)),
            widow=contract.widow.value,
            left_leads=contract.lead is Lead.LEFT_OF_DECLARER,
            exposure=contract.exposure.value,
            partner=contract.partner.value,
            asks=contract.may_ask,
            streak=(streak.earned_after, streak.stop_after) if streak else None,
            pot=pots.index(contract.pot) if contract.pot in pots else None,
        )

    def _place(self, contract: Contract, trump: Suit | None) -> int | None:
        if trump not in contract.trumps if trump is not None else not _without_trumps(contract):
            return None
        return self.played.setdefault(_played(self.rules, contract, trump), len(self.played))


def _without_trumps(contract: Contract) -> bool:
    """Whether there is a time without trumps: always, or while a partner is called who is to name them."""
    return not contract.trumps or contract.partner is Partner.NAMES_TRUMP


def _played(rules: Rules, contract: Contract, trump: Suit | None) -> FlatPlay:
    ranking, limits = contract.order.ranking(trump), limits_in(rules, contract, trump)
    by_tricks = contract.goal.counts is Counts.TRICKS
    most = rules.packets.hand_size if by_tricks else points_in_pack(rules, contract)
    counts = [_count(has, trump, by_tricks=by_tricks) for has in range(most + 1)]
    streak, bonus = contract.streak, counts[most]
    return FlatPlay(
        tables=tables(ranking, rules.void),
        most_points=limits.points,
        most_tricks=limits.tricks,
        by_tricks=by_tricks,
        signs=tuple(_SIGN[contract.goal.outcome(count)] for count in counts),
        values=tuple(map(contract.price.value, counts)),
        first=_bonus(streak.first if streak else None, bonus),
        last=_bonus(streak.last if streak else None, bonus),
        macker=_bonus(contract.macker if trump is not None else None, bonus),
        fewest=MACKERS[1],
        tops=_tops(ranking),
        callable=_callable(rules, contract, ranking),
    )


def _count(has: int, trump: Suit | None, *, by_tricks: bool) -> Count:
    return Count(0, has, trump) if by_tricks else Count(has, min(has, 1), trump)


def _bonus(price: Price | None, count: Count) -> int:
    return 0 if price is None else price.value(count)


def _tops(ranking: Ranking) -> tuple[int, ...]:
    by_strength = sorted(CARDS, key=lambda card: -ranking.strength[card.number])
    return tuple(card.number for card in by_strength[: MACKERS[-1]])


def _callable(rules: Rules, contract: Contract, ranking: Ranking) -> tuple[int, ...]:
    """By rank, high to low, the cards that are no trumps nor may become any."""
    if contract.partner is Partner.ALONE:
        return ()
    plain = [
        card
        for card in rules.pack.cards
        if card not in contract.order.matadors and not ranking.is_trump(card)
    ]
    return tuple(Hand.of(card for card in plain if card.rank is rank).mask for rank in contract.order.ranks)


def limits_in(rules: Rules, contract: Contract, trump: Suit | None) -> StopLimits:
    """When the play of a contract ends early."""
    if contract.ending is not Ending.WHEN_LOST:
        return StopLimits()
    return _lost_beyond(contract, Count(0, 0, trump, rules.total, rules.packets.hand_size))


@lru_cache(maxsize=256)
def _lost_beyond(contract: Contract, fresh: Count) -> StopLimits:
    """How much the side and its opponents may take until the goal is out of reach: it is asked itself."""
    goal, trump, points, tricks = contract.goal, fresh.trump, fresh.left, fresh.tricks_left
    return StopLimits(
        (
            _most(lambda took: goal.lost_by(Count(took, 0, trump, points - took, tricks)), points, NEVER[0]),
            _most(lambda took: goal.lost_by(Count(0, 0, trump, points - took, tricks)), points, NEVER[0]),
        ),
        (
            _most(lambda took: goal.lost_by(Count(0, took, trump, points, tricks - took)), tricks, NEVER[1]),
            _most(lambda took: goal.lost_by(Count(0, 0, trump, points, tricks - took)), tricks, NEVER[1]),
        ),
    )


def _most(lost: Callable[[int], bool], end: int, never: int) -> int:
    """The most that can be taken without losing by it."""
    return next((took - 1 for took in range(1, end + 1) if lost(took)), never)
