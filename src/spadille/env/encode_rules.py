"""Encode a table's rules as tables for the native core.

The Python rules are evaluated for every trump suit and every final count, and the results are stored. So the
core does not implement goals, prices or bonuses a second time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache

from spadille._core import RankingTables
from spadille.cards import CARDS, Suit
from spadille.env.actions import ActionLayout, Actions
from spadille.play.doubling import DOUBLED, REDOUBLED
from spadille.rules.bonus import MACKERS
from spadille.rules.contract import CardCall, Contract, Ending, LayAway, Missed, Partner, Widow
from spadille.rules.declarable import points_in_pack
from spadille.rules.follow import TrumpLeads
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.goal import Count, Counts, Outcome
from spadille.rules.order import Ranking
from spadille.rules.payments import sitters_settle
from spadille.rules.price import Price
from spadille.solver.ranking_tables import encode_ranking

_SIGN = {Outcome.WON: 1, Outcome.DRAWN: 0, Outcome.LOST: -1}

NEVER = (0xFFFF, 0xFF)
"""Limits that are never exceeded: of card points, and of tricks."""


@dataclass(frozen=True, slots=True)
class StopLimits:
    """The limits that end the play early, as soon as a side takes more than one of its limits allows.

    Each pair has the declaring side's limit first, and its opponents' second.
    """

    points: tuple[int, int] = (NEVER[0], NEVER[0])
    tricks: tuple[int, int] = (NEVER[1], NEVER[1])


@dataclass(frozen=True, slots=True)
class TrumpTables:
    """A contract with one choice of trumps: the ranking, the outcomes and the payments."""

    ranking: RankingTables
    most_points: tuple[int, int]
    most_tricks: tuple[int, int]
    counts_tricks: bool
    signs: tuple[int, ...]
    """The outcome for each final count of the declaring side: 1 if won, 0 if drawn, -1 if lost."""
    payments: tuple[int, ...]
    """The payment from or to one opponent, for each final count of the declaring side."""
    first: int
    last: int
    macker: int
    matadors: int
    """What the three highest trumps are worth to the winners who were dealt them."""
    min_mackers: int
    tops: tuple[int, ...]
    """The trumps that count as mackers, from high to low."""
    callable: tuple[int, ...]
    """Masks of the cards with which a partner may be called, by rank from high to low. The declarer calls a
    card of the first mask of which they do not hold all cards."""


@dataclass(frozen=True, slots=True)
class ContractTables:
    """A contract that can be bid, with the rules of its play."""

    biddable: bool
    obliges: bool
    needs: int
    min_needed: int
    steps: tuple[str, ...]
    """The declarations after the auction, in order."""
    trumps: int
    trump_tables: tuple[int | None, ...]
    """The index of the contract's `TrumpTables` for each trump suit, and last without trumps."""
    widow: str
    widow_shown: bool
    keeps_aces: bool
    """Whether an ace may only be laid away together with all of the declarer's cards of its suit."""
    lead: str
    exposure: str
    partner: str
    may_call_own: bool
    may_give_called_back: bool
    may_ask: bool
    sitters: tuple[bool, bool]
    """Whether sitters settle with a declarer who wins, and with one who loses."""
    streak: tuple[int, int | None] | None
    missed_loses: bool
    """Whether a side that goes on for *last* and misses it has lost."""
    pot: int | None


@dataclass(frozen=True, slots=True)
class AuctionTables:
    """The form of the auction."""

    is_duel: bool
    speaks_once: bool
    allows_hold: bool
    allows_double: bool
    stakes: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class RuleTables:
    """A game's complete rules, encoded as tables for the native core."""

    players: int
    pack: int
    recipients: tuple[int, ...]
    """For each position in the shuffled pack, the player who is dealt the card: 0 is eldest, and the greatest
    number is the widow."""
    active_seats: tuple[tuple[int, ...], ...]
    """For each dealer, the seats that play, eldest first."""
    auction: AuctionTables
    forced: tuple[int, int] | None
    contracts: tuple[ContractTables, ...]
    trump_tables: tuple[TrumpTables, ...]
    antes: tuple[int, ...]
    trumps_locked: bool
    """Whether a player who holds other cards may not lead a trump until one has been played."""
    bank: str
    layout: ActionLayout


def encode_rules(rules: Rules, seats: int) -> RuleTables:
    """Encode rules for a table of `seats` seats."""
    rules, encoder = rules.at(seats), _ContractEncoder(rules.at(seats))
    contracts = tuple(map(encoder.encode_contract, rules.contracts))
    forced = rules.forced
    return RuleTables(
        players=rules.players,
        pack=rules.pack.hand.mask,
        recipients=_list_recipients(rules),
        active_seats=tuple(rules.active(seats, dealer) for dealer in range(seats)),
        auction=_encode_auction(rules.auction),
        forced=None if forced is None else (forced.card.number, rules.rank_of[forced.contract]),
        contracts=contracts,
        trump_tables=tuple(encoder.trump_tables),
        antes=tuple(ante for _, ante in rules.antes),
        trumps_locked=rules.trump_leads is not TrumpLeads.FREE,
        bank=rules.bank.value,
        layout=Actions(rules).layout,
    )


def _encode_auction(style: AuctionStyle) -> AuctionTables:
    return AuctionTables(
        is_duel=style in (AuctionStyle.DUEL, AuctionStyle.PRECEDENCE),
        speaks_once=style is AuctionStyle.ONE_ROUND,
        allows_hold=style is AuctionStyle.PRECEDENCE,
        allows_double=style is AuctionStyle.DOUBLING,
        stakes=(1, DOUBLED, REDOUBLED),
    )


def _list_recipients(rules: Rules) -> tuple[int, ...]:
    hands, widow = rules.packets.deal(rules.pack.cards, rules.players)
    places = (*hands, widow)
    return tuple(
        next(place for place, hand in enumerate(places) if card in hand) for card in rules.pack.cards
    )


def _list_steps(contract: Contract) -> tuple[str, ...]:
    """List the names of a contract's declarations, in the order of the steps in `play/declaration.py`."""
    partners = contract.partner is Partner.NAMES_TRUMP
    before_trump = contract.trump_is_named and not partners and contract.calls_first
    occurs = {
        "trump": contract.trump_is_named and not partners and not before_trump,
        "may-call": contract.card_call is CardCall.OPTIONAL,
        "must-call": contract.card_call is CardCall.REQUIRED,
        "give": contract.card_call is not CardCall.NONE,
        "trump-after-call": before_trump,
        "partner": contract.partner is not Partner.ALONE,
        "partners-trump": contract.trump_is_named and partners,
        "lay-away": contract.widow is Widow.TAKEN_UP,
    }
    return tuple(step.removesuffix("-after-call") for step, occurring in occurs.items() if occurring)


@dataclass
class _ContractEncoder:
    """Encodes contracts, and collects their distinct `TrumpTables`."""

    rules: Rules
    trump_tables: dict[TrumpTables, int] = field(default_factory=dict)

    def encode_contract(self, contract: Contract) -> ContractTables:
        needs, streak, sitters = contract.needs, contract.streak, self.rules.sitters_in(contract)
        pots = [name for name, _ in self.rules.antes]
        return ContractTables(
            biddable=contract.biddable,
            obliges=contract.obliges,
            needs=needs.cards.mask if needs else 0,
            min_needed=needs.least if needs else 0,
            steps=_list_steps(contract),
            trumps=sum(1 << suit for suit in contract.trumps),
            trump_tables=tuple(self._find_index(contract, trump) for trump in (*Suit, None)),
            widow=contract.widow.value,
            widow_shown=contract.widow_shown,
            keeps_aces=contract.lay_away is LayAway.NOT_ACES,
            lead=contract.lead.value,
            exposure=contract.exposure.value,
            partner=contract.partner.value,
            may_call_own=contract.may_call_own,
            may_give_called_back=contract.may_give_called_back,
            may_ask=contract.may_ask,
            sitters=(sitters_settle(sitters, 1), sitters_settle(sitters, -1)),
            streak=(streak.earned_after, streak.stop_after) if streak else None,
            missed_loses=streak is not None and streak.missed is Missed.LOST,
            pot=pots.index(contract.pot) if contract.pot in pots else None,
        )

    def _find_index(self, contract: Contract, trump: Suit | None) -> int | None:
        if trump not in contract.trumps if trump is not None else not _is_played_without_trumps(contract):
            return None
        return self.trump_tables.setdefault(
            _encode_trump_tables(self.rules, contract, trump), len(self.trump_tables)
        )


def _is_played_without_trumps(contract: Contract) -> bool:
    """Return whether a contract has no trumps, or has none at first because a card is called before trumps
    are named.
    """
    return not contract.trumps or contract.partner is Partner.NAMES_TRUMP or contract.calls_first


def _encode_trump_tables(rules: Rules, contract: Contract, trump: Suit | None) -> TrumpTables:
    ranking, limits = contract.order.ranking(trump), find_stop_limits(rules, contract, trump)
    by_tricks = contract.goal.counts is Counts.TRICKS
    most = rules.packets.hand_size if by_tricks else points_in_pack(rules, contract)
    counts = [_count(has, trump, by_tricks=by_tricks) for has in range(most + 1)]
    streak, bonus = contract.streak, counts[most]
    alone = contract.partner is Partner.ALONE
    callable_cards = () if alone else rules.callable_by_rank(contract, ranking)
    return TrumpTables(
        ranking=encode_ranking(ranking, rules.void),
        most_points=limits.points,
        most_tricks=limits.tricks,
        counts_tricks=by_tricks,
        signs=tuple(_SIGN[contract.goal.outcome(count)] for count in counts),
        payments=tuple(contract.price_when(contract.goal.outcome(count)).value(count) for count in counts),
        first=_price_bonus(streak.first if streak else None, bonus),
        last=_price_bonus(streak.last if streak else None, bonus),
        macker=_price_bonus(contract.macker if trump is not None else None, bonus),
        matadors=_price_bonus(contract.matadors if trump is not None else None, bonus),
        min_mackers=MACKERS[1],
        tops=_list_top_trumps(ranking),
        callable=tuple(cards.mask for cards in callable_cards),
    )


def _count(has: int, trump: Suit | None, *, by_tricks: bool) -> Count:
    return Count(0, has, trump) if by_tricks else Count(has, min(has, 1), trump)


def _price_bonus(price: Price | None, count: Count) -> int:
    return 0 if price is None else price.value(count)


def _list_top_trumps(ranking: Ranking) -> tuple[int, ...]:
    by_strength = sorted(CARDS, key=lambda card: -ranking.strength[card.number])
    return tuple(card.number for card in by_strength[: MACKERS[-1]])


def find_stop_limits(rules: Rules, contract: Contract, trump: Suit | None) -> StopLimits:
    """Return the limits at which the play of a contract ends early."""
    if contract.ending is not Ending.WHEN_LOST:
        return StopLimits()
    return _find_limits(contract, Count(0, 0, trump, rules.total, rules.packets.hand_size))


@lru_cache(maxsize=256)
def _find_limits(contract: Contract, fresh: Count) -> StopLimits:
    """Find by trial how much each side may take before the contract is surely lost."""
    goal, trump, points, tricks = contract.goal, fresh.trump, fresh.left, fresh.tricks_left
    return StopLimits(
        (
            _find_most(
                lambda took: goal.lost_by(Count(took, 0, trump, points - took, tricks)), points, NEVER[0]
            ),
            _find_most(
                lambda took: goal.lost_by(Count(0, 0, trump, points - took, tricks)), points, NEVER[0]
            ),
        ),
        (
            _find_most(
                lambda took: goal.lost_by(Count(0, took, trump, points, tricks - took)), tricks, NEVER[1]
            ),
            _find_most(
                lambda took: goal.lost_by(Count(0, 0, trump, points, tricks - took)), tricks, NEVER[1]
            ),
        ),
    )


def _find_most(lost: Callable[[int], bool], end: int, never: int) -> int:
    """Return the largest amount up to `end` for which `lost` is false, or `never` if it is false for all."""
    return next((took - 1 for took in range(1, end + 1) if lost(took)), never)
