"""Draw random games: declarations that use the whole range of the rules' vocabulary."""

from collections.abc import Iterator
from dataclasses import dataclass

from spadille.cards import Pack, Rank, Suit
from spadille.notation.chance import Stream, key_of
from spadille.rules.contract import CardCall, Contract, Ending, Exposure, Lead, Partner, Streak, Widow
from spadille.rules.declarable import NotDeclarable
from spadille.rules.follow import TrumpLeads, Void
from spadille.rules.game import AuctionStyle, Bank, Forced, Rules, Sitters
from spadille.rules.goal import Against, AtLeast, AtLeastTricks, Counts, Goal, NoPoints, NoTricks, Outcome
from spadille.rules.options import RuleSettings
from spadille.rules.order import ACE_TEN, GERMAN, CardOrder
from spadille.rules.packets import Packets
from spadille.rules.price import Fixed, PerPoint, Price

SUITS, RANKS = tuple(Suit), tuple(Rank)
PLAIN = CardOrder(ranks=RANKS)
"""Ace high, no points, no matadors."""


def draw_game(number: int) -> Rules:
    """Return random game `number`: the first of a seeded series of drawn rules that can be played."""
    stream = Stream(key_of("declared", number))
    while True:
        try:
            return _draw_rules(stream)
        except NotDeclarable:
            continue


@dataclass(frozen=True)
class Table:
    """The parts of a random game that are drawn before the contracts."""

    stream: Stream
    pack: Pack
    order: CardOrder
    players: int
    packets: Packets

    @property
    def total(self) -> int:
        return self.order.ranking(None).points_in(self.pack.hand)

    @property
    def hand(self) -> int:
        return self.packets.hand_size


def _draw_rules(stream: Stream) -> Rules:
    table = _draw_table(stream)
    contracts = tuple(_draw_contracts(table))
    at_all_passes = Forced(table.pack.cards[0], contracts[0].id)
    return Rules(
        settings=RuleSettings("declared", "drawn", ()),
        seats=range(table.players, table.players + 1 + stream.below(3)),
        pack=table.pack,
        packets=table.packets,
        players=table.players,
        auction=stream.one_of(tuple(AuctionStyle)),
        contracts=contracts,
        void=stream.one_of(tuple(Void)),
        sitters=stream.one_of(tuple(Sitters)),
        dealer_sees_widow=not stream.below(3),
        trump_leads=TrumpLeads.FREE if stream.below(3) else TrumpLeads.WHEN_BROKEN,
        bank=Bank.NONE if stream.below(3) else stream.one_of(tuple(Bank)),
        counts=Counts.POINTS if table.total else Counts.TRICKS,
        forced=None if table.packets.widow_size or stream.below(4) else at_all_passes,
    )


def _draw_table(stream: Stream) -> Table:
    players = 3 + stream.below(2)
    pack = Pack(RANKS[: 6 + stream.below(4)], _draw_suits(stream))
    order = ACE_TEN if stream.below(3) else stream.one_of((PLAIN, GERMAN))
    widow = len(pack.cards) % players + players * stream.below(2)
    return Table(
        stream, pack, order, players, _draw_packets(stream, (len(pack.cards) - widow) // players, widow)
    )


def _draw_suits(stream: Stream) -> tuple[Suit, ...]:
    """Draw the trump suits: in half of the cases all four, otherwise fewer."""
    left_out = stream.below(8)
    suits = [suit for place, suit in enumerate(SUITS) if place != left_out]
    return tuple(suits[:2]) if left_out == 1 else tuple(suits)


def _draw_packets(stream: Stream, hand: int, widow: int) -> Packets:
    first = 1 + stream.below(max(hand - 1, 1))
    rounds = [str(size) for size in (first, hand - first) if size]
    if widow:
        rounds.insert(stream.below(len(rounds) + 1), "W")
    return Packets(tuple(rounds), widow)


def _draw_contracts(table: Table) -> Iterator[Contract]:
    """Yield one to six random contracts, in order of price."""
    rate = 1
    for place in range(1 + table.stream.below(6)):
        rate += table.stream.below(4)
        yield _draw_contract(table, f"bid-{place}", rate)


def _draw_contract(table: Table, id: str, rate: int) -> Contract:
    stream, widow = table.stream, table.packets.widow_size
    goal = stream.one_of(tuple(_draw_goals(table)))
    nothing, of_tricks = goal.mark is None, goal.kind == "at-least-tricks"
    partnered = table.players == 4 and not widow and not nothing and not stream.below(3)
    suits = table.pack.suits
    kept = stream.one_of(tuple(Widow)) if widow else Widow.NOBODYS
    return Contract(
        id=id,
        order=table.order,
        trumps=() if nothing else stream.one_of((suits, suits[:1], suits[1:], ())),
        goal=goal,
        price=_draw_price(stream, goal, rate),
        price_lost=None if stream.below(4) else _draw_price(stream, goal, rate + 1),
        widow=kept,
        widow_shown=kept is Widow.TAKEN_UP and not stream.below(2),
        lead=stream.one_of(tuple(Lead)),
        exposure=stream.one_of(tuple(Exposure)) if nothing else Exposure.NEVER,
        card_call=CardCall.NONE if partnered or stream.below(6) else stream.one_of(tuple(CardCall)),
        may_call_own=not stream.below(2),
        may_give_called_back=not stream.below(2),
        calls_first=not stream.below(2),
        ending=stream.one_of(tuple(Ending)),
        partner=stream.one_of(tuple(Partner)) if partnered else Partner.ALONE,
        streak=_draw_streak(stream, table.hand) if of_tricks and not stream.below(3) else None,
        macker=Fixed(1) if of_tricks and not stream.below(3) else None,
    )


def _draw_goals(table: Table) -> Iterator[Goal]:
    """Yield some random goals of every kind."""
    stream, total = table.stream, table.total
    yield NoTricks()
    yield AtLeastTricks(1 + stream.below(table.hand))
    yield AtLeastTricks(table.hand // 2 + 1)
    if total:
        yield NoPoints()
        yield Against(total // 2, stream.one_of((Outcome.DRAWN, Outcome.WON)))
        yield Against(1 + stream.below(total), stream.one_of((Outcome.DRAWN, Outcome.WON)))
        yield AtLeast(1 + stream.below(total))


def _draw_price(stream: Stream, goal: Goal, rate: int) -> Price:
    if isinstance(goal, Against) and stream.below(3):
        return PerPoint(rate, goal.mark)
    return Fixed(10 * rate)


def _draw_streak(stream: Stream, hand: int) -> Streak:
    earned = 1 + stream.below(max(hand - 1, 1))
    stop = max(earned, hand - 2) if stream.below(4) else None
    return Streak(first=Fixed(1), last=Fixed(2), earned_after=earned, stop_after=stop)


def _widow_game(lowest: int, players: int, packets: Packets, aim: int) -> Rules:
    """Return the rules of a game with one contract at a table of four, in which the declarer names trumps and
    takes up the widow.
    """
    taken = Contract(
        id="taken",
        order=ACE_TEN,
        trumps=SUITS,
        goal=Against(aim, Outcome.WON),
        price=PerPoint(1, aim),
        widow=Widow.TAKEN_UP,
    )
    return Rules(
        settings=RuleSettings("declared", "taking-up", ()),
        seats=range(4, 5),
        pack=Pack(RANKS[:lowest]),
        packets=packets,
        players=players,
        auction=AuctionStyle.ROTATION,
        contracts=(taken,),
        void=Void.MUST_TRUMP,
    )


TAKING_UP = (
    _widow_game(8, 3, Packets.read("3-W-4-3", widow_size=2), 60),
    _widow_game(6, 4, Packets.read("3-W-2", widow_size=4), 80),
)
"""Games for card points at a table of four: ten cards each for three of them and a widow of two; five each
for all four and a widow of four.
"""
