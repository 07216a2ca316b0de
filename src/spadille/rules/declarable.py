"""Check that the engine, the native core and the bots can play by given rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Protocol

from spadille.cards import Card, Pack
from spadille.rules.contract import CardCall, Contract, Ending, Missed, Partner, Widow
from spadille.rules.goal import Counts, Objective
from spadille.rules.options import RuleSettings
from spadille.rules.packets import Packets


class JudgedRules(Protocol):
    """The attributes of `Rules` that `judge` checks."""

    @property
    def settings(self) -> RuleSettings: ...
    @property
    def seats(self) -> range: ...
    @property
    def pack(self) -> Pack: ...
    @property
    def packets(self) -> Packets: ...
    @property
    def players(self) -> int: ...
    @property
    def auction(self) -> str: ...
    @property
    def contracts(self) -> tuple[Contract, ...]: ...
    @property
    def sitters(self) -> str: ...
    @property
    def trump_leads(self) -> str: ...
    @property
    def bank(self) -> str: ...
    @property
    def forced(self) -> ForcedBid | None: ...

    def counts_in(self, contract: Contract) -> Counts: ...


class ForcedBid(Protocol):
    """The contract that must be played when all pass: the holder of `card` becomes declarer."""

    @property
    def card(self) -> Card: ...
    @property
    def contract(self) -> str: ...


MOST_SEATS, MOST_CONTRACTS = 8, 24
"""The most seats and contracts; `notation/numbers.py` has numbers for no more."""
MOST_IN_HAND = {3: 12, 4: 8}
"""The most cards in a hand that the core supports, by the number of players in a deal."""
LAID_AWAY = range(1, 5)
"""The numbers of cards that a declarer can lay away; `notation/numbers.py` has numbers for no others."""
MOST_POINTS_IN_A_SUIT = 31


class NotDeclarable(ValueError):
    """An error for rules that cannot be played. Each of its `faults` is a sentence."""

    def __init__(self, game: str, faults: tuple[str, ...]) -> None:
        super().__init__(f"{game} cannot be declared so: {'; '.join(faults)}")
        self.faults = faults


def judge(rules: JudgedRules) -> None:
    """Raise an error if the game cannot be played by the rules.

    Raises:
        NotDeclarable: with a sentence for every fault.
    """
    faults = tuple(_faults(rules))
    if faults:
        raise NotDeclarable(rules.settings.game, faults)


def _faults(rules: JudgedRules) -> Iterator[str]:
    table = [fault for law in OF_TABLES for fault in law(rules)]
    yield from table
    if not table:
        for contract in rules.contracts:
            for law in OF_CONTRACTS:
                yield from (f"{contract.id}: {fault}" for fault in law(rules, contract))


def _seated(rules: JudgedRules) -> Iterator[str]:
    most = MOST_IN_HAND.get(rules.players)
    if most is None:
        yield f"three or four play a deal, not {rules.players}"
    elif rules.packets.hand_size > most:
        yield f"of {rules.players} players each holds at most {most} cards, not {rules.packets.hand_size}"
    if not rules.seats or rules.seats[0] < rules.players or rules.seats[-1] > MOST_SEATS:
        yield f"at a table sit from {rules.players}, as many as play, to {MOST_SEATS}"


def _dealt(rules: JudgedRules) -> Iterator[str]:
    packets, cards = rules.packets, len(rules.pack.cards)
    given = packets.hand_size * rules.players + packets.widow_size
    if given != cards:
        yield f"the packets give out {given} cards of {cards}"
    laid_down = packets.rounds.count("W")
    if laid_down != (1 if packets.widow_size and not packets.widow_at else 0):
        yield f"a widow of {packets.widow_size} is laid down {laid_down} times"


def _in_a_ladder(rules: JudgedRules) -> Iterator[str]:
    names = [contract.id for contract in rules.contracts]
    if not 1 <= len(names) <= MOST_CONTRACTS:
        yield f"there are 1 to {MOST_CONTRACTS} contracts, not {len(names)}"
    if len(set(names)) < len(names) or not all(names):
        yield "every contract has a name of its own"
    if rules.forced is not None and rules.forced.contract not in names:
        yield f"forced: there is no contract {rules.forced.contract}"
    if rules.forced is not None and (rules.packets.widow_size or rules.forced.card not in rules.pack.hand):
        yield f"forced: somebody has to hold {rules.forced.card.text}, and it may lie in no widow"
    if rules.auction == "doubling" and any(contract.obliges for contract in rules.contracts):
        yield "who must bid has no time to double"
    if not any(contract.biddable for contract in rules.contracts):
        yield "there is a contract to bid"
    totals = {points_in_pack(rules, contract) for contract in rules.contracts if _of_points(rules, contract)}
    if len(totals) > 1:
        yield "contracts that count card points count the same in all, not " + ", ".join(
            map(str, sorted(totals))
        )


def _ordered(rules: JudgedRules, contract: Contract) -> Iterator[str]:
    order, points = contract.order, dict(contract.order.points)
    if len(set(order.ranks)) < len(order.ranks) or not set(rules.pack.ranks) <= set(order.ranks):
        yield "its order has every rank of the pack, each once"
    if any(points.get(high, 0) < points.get(low, 0) for high, low in pairwise(order.ranks)):
        yield "no card counts more than a higher one"
    if sum(points.values()) > MOST_POINTS_IN_A_SUIT:
        yield f"a suit counts at most {MOST_POINTS_IN_A_SUIT} card points"
    if len(set(contract.trumps)) < len(contract.trumps) or not set(contract.trumps) <= set(rules.pack.suits):
        yield "its trumps are suits of the pack, each once"


def _aimed(rules: JudgedRules, contract: Contract) -> Iterator[str]:
    of_points = _of_points(rules, contract)
    all_there_is = points_in_pack(rules, contract) if of_points else rules.packets.hand_size
    named = "card points" if of_points else "tricks"
    marks = [mark for mark in (contract.goal.mark, *dict(contract.goal.in_suit).values()) if mark is not None]
    if any(not 0 < mark <= all_there_is for mark in marks):
        yield f"its goal asks for 1 to {all_there_is} {named}, as many as there are"
    if of_points and not all_there_is:
        yield "its goal counts card points, and no card has any"


def _priced(rules: JudgedRules, contract: Contract) -> Iterator[str]:
    del rules
    for_extras = [
        *(contract.macker, contract.matadors),
        *([contract.streak.first, contract.streak.last] if contract.streak else []),
    ]
    prices = [contract.price, *([contract.price_lost] if contract.price_lost else [])]
    if any(price.by_points for price in prices) and contract.goal.kind != "against":
        yield "a price by the point goes with a goal against a number of card points"
    if len({price.by_points for price in prices}) > 1:
        yield "a contract is paid by the point, won or lost, or at fixed prices"
    if any(price is not None and price.by_points for price in for_extras):
        yield "bonuses have fixed prices"


def _partnered(rules: JudgedRules, contract: Contract) -> Iterator[str]:
    if contract.partner is Partner.ALONE:
        if contract.may_ask:
            yield "who plays alone has no partner to ask for"
        return
    if rules.players != max(MOST_IN_HAND) or rules.packets.widow_size:
        yield "a partner is called where four play, and without a widow"
    if rules.sitters != "none":
        yield f"two settle with two: sitters cannot be paid or pay, as with {rules.sitters}"
    if rules.auction == "doubling":
        yield "two settle with two, and nobody for more than another: there is no doubling"
    if rules.trump_leads != "free":
        yield "the holder of a called card leads as it must: trumps may be led freely"
    if contract.card_call is not CardCall.NONE:
        yield "a partner is called, or a card to be exchanged, not both"
    if contract.partner is Partner.NAMES_TRUMP and not contract.trump_is_named:
        yield "a partner who names trumps has a choice of suits"


def _rewarded(rules: JudgedRules, contract: Contract) -> Iterator[str]:
    streak, tricks = contract.streak, rules.packets.hand_size
    if contract.macker is not None and contract.matadors is not None:
        yield "top trumps are worth so much each, or so much to the winners"
    if contract.obliges and contract.needs is None:
        yield "what has to be bid needs some cards"
    if streak is not None and streak.missed is Missed.LOST and contract.price_lost is not None:
        yield "what is lost by going on has one price"
    if streak is None:
        if contract.may_ask:
            yield "the declarer asks for a partner to stop with him: without first and last nobody asks"
        return
    if contract.goal.kind != "at-least-tricks":
        yield "first and last go with a goal of so many tricks"
    stop_after = tricks - 1 if streak.stop_after is None else streak.stop_after
    if stop_after < (contract.goal.mark or 0):
        yield "the goal is reached when the side may stop"
    if not 1 <= streak.earned_after <= stop_after < tricks:
        yield f"first is earned before the side may stop, and that before the last of {tricks} tricks"


def _with_a_widow(rules: JudgedRules, contract: Contract) -> Iterator[str]:
    size = rules.packets.widow_size
    if contract.widow is Widow.TAKEN_UP and size not in LAID_AWAY:
        yield f"a widow of {LAID_AWAY[0]} to {LAID_AWAY[-1]} cards can be taken up, not one of {size}"
    if contract.widow is Widow.DECLARERS and not size:
        yield "the widow is the declarer's, and there is none"
    if contract.widow is Widow.LAST_TRICK and not (size and contract.goal.objective is Objective.POINTS):
        yield "a widow goes with the last trick where there is one and the most card points are wanted"
    if contract.widow is Widow.LAST_TRICK and contract.ending is Ending.WHEN_LOST:
        yield "a widow goes with the last trick of a deal that is played out"
    if contract.widow is Widow.TAKEN_UP and contract.card_call is not CardCall.NONE:
        yield "the declarer takes up the widow or calls a card, not both"
    if contract.widow_shown and contract.widow is not Widow.TAKEN_UP:
        yield "a widow is shown when it is taken up"


def _of_points(rules: JudgedRules, contract: Contract) -> bool:
    return rules.counts_in(contract) is Counts.POINTS


def points_in_pack(rules: JudgedRules, contract: Contract) -> int:
    """Return the sum of the card points of the whole pack, as a contract counts them."""
    return contract.order.ranking(None).points_in(rules.pack.hand)


OF_TABLES: tuple[Callable[[JudgedRules], Iterator[str]], ...] = (_seated, _dealt, _in_a_ladder)
OF_CONTRACTS: tuple[Callable[[JudgedRules, Contract], Iterator[str]], ...] = (
    *(_ordered, _aimed, _priced, _partnered, _rewarded, _with_a_widow),
)
