"""The positions that examples describe, set up at a table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from spadille.cards import Hand
from spadille.play.action import Action, Ask, Bid, Call, Discard, Give, NameTrump, Pass, Play, Stop
from spadille.play.deal import Deal
from spadille.play.declaration import onward
from spadille.play.declared import Declared, PartnerCalled
from spadille.play.layout import dealt, lay_out
from spadille.play.phase import Phase
from spadille.play.tricks import TrickPlay
from spadille.rules.contract import Partner
from spadille.rules.seating import Seat
from tests.rulebook.example_lines import ExampleLines


def deal_before_bidding(example: ExampleLines) -> Deal:
    """Return a deal before the first call. Cards that the example does not give are dealt in any order."""
    rules, table = example.rules(), example.table()
    hands = {seat: hand for seat in range(table.seats) if (hand := example.hand_of(seat)) is not None}
    if not hands:
        return Deal.of(dealt(rules, table.seats, table.dealer, rules.pack.cards, pots=table.pots))
    used = Hand.of(card for hand in hands.values() for card in hand)
    left = list(rules.pack.hand - used)
    for seat in rules.active(table.seats, table.dealer):
        if seat not in hands:
            hands[seat] = Hand.of(left[: rules.packets.hand_size])
            left = left[rules.packets.hand_size :]
    by_seat = [hands.get(seat) for seat in range(table.seats)]
    layout = lay_out(rules, table.seats, table.dealer, by_seat, Hand.of(left), pots=table.pots)
    assert "widow" not in example or layout.widow == example.hand("widow")
    return Deal.of(layout)


def deal_after_auction(example: ExampleLines, declarer: Seat) -> Deal:
    """Return a deal after an auction in which no other seat bid."""
    deal, contract = deal_before_bidding(example), example.word("contract")
    while deal.phase.kind == "auction":
        assert deal.turn is not None
        deal = deal.play(Bid(declarer, contract) if deal.turn == declarer else Pass(deal.turn))
    return deal


def deal_before_declaring(example: ExampleLines, *, taken_up: Hand | None = None) -> Phase:
    """Return the deal at the first declaration of a declarer with the given hand."""
    layout, contract = deal_before_bidding(example).layout, example.contract()
    declarer, other, *_ = layout.active
    hand = (example.hand("hand") if "hand" in example else layout.hand(declarer)) | (taken_up or Hand())
    held = {declarer: hand, other: layout.rules.pack.hand - hand}
    hands = tuple(held.get(seat, Hand()) for seat in range(layout.seats))
    trump = example.trump() if "trump" in example else contract.fixed_trump
    return onward(Declared(layout, contract, declarer, hands, trump))


def deal_in_trick(example: ExampleLines) -> Deal:
    """Return a deal in a trick; before the lead if the example gives no cards of the trick.

    Eldest leads, and the seat to play holds the given hand. If a card was called, that seat holds the card
    and is the partner.
    """
    layout, contract = deal_before_bidding(example).layout, example.contract()
    table = example.cards("table") if "table" in example else ()
    order, hand, trump = layout.active, example.hand("hand"), example.trump()
    seat = order[len(table)]
    hands = tuple(hand if seat == other else Hand() for other in range(layout.seats))
    assert trump in contract.trumps or (trump is None and not contract.trumps)
    partner = _partner(example, contract.partner, seat) if "called" in example else None
    declarer = order[1] if partner and seat == order[0] else order[0]
    declared = Declared(layout, contract, declarer, hands, trump, partner=partner)
    return Deal(layout, TrickPlay(declared, declared.ranking, hands, order, table))


def _partner(example: ExampleLines, partner: Partner, seat: Seat) -> PartnerCalled:
    assert partner is not Partner.ALONE
    assert example.card("called") in example.hand("hand")
    return PartnerCalled(example.card("called"), seat)


def play_example(example: ExampleLines) -> Deal:
    """Return a deal after all actions of an example, which may end before the payments."""
    deal = deal_before_bidding(example)
    assert all(f"hand {seat}" in example for seat in deal.layout.active)
    for call in example.calls():
        deal = deal.play(call)
    while deal.turn is not None and deal.phase.kind != "play":
        deal = deal.play(_declaration(example, deal.turn, deal.phase.kind))
    last = 0
    for number in _tricks(example):
        deal, last = _play_trick(example, deal, number), number
    deal = _announcement(example, deal, last)
    verbs = {action.verb for action in deal.actions}
    assert ("asks" in example, "stops" in example) == ("ask" in verbs, "stop" in verbs)
    return deal


def _announcement(example: ExampleLines, deal: Deal, last: int) -> Deal:
    """Return the deal after the announcement that a player makes instead of leading to the next trick."""
    if example.number_if_told("asks") == last + 1:
        assert deal.turn is not None
        deal = deal.play(Ask(deal.turn))
    if example.number_if_told("stops") == last:
        assert deal.turn is not None
        deal = deal.play(Stop(deal.turn))
    return deal


def _declaration(example: ExampleLines, seat: Seat, step: str) -> Action:
    """Return the action for a step of the declaration: trumps, the called card, or the cards given or laid
    away.
    """
    match step:
        case "trump":
            return NameTrump(seat, example.suit("trump"))
        case "call":
            return Call(seat, example.card("call"))
        case "discard":
            return Discard(seat, example.cards("discard"))
        case _:
            return Give(seat, example.card(step))


def _tricks(example: ExampleLines) -> Iterator[int]:
    for number in count(1):
        if f"trick {number}" not in example:
            return
        yield number


def _play_trick(example: ExampleLines, deal: Deal, number: int) -> Deal:
    """Return the deal after one trick, with the declarer's question if the example has one."""
    cards = example.cards(f"trick {number}")
    for card in cards:
        seat = deal.turn
        assert seat is not None
        if example.number_if_told("asks") == number and _declares(deal):
            deal = deal.play(Ask(seat))
        deal = deal.play(Play(seat, card))
    lying = deal.phase.table.cards if deal.phase.table else ()
    assert (lying or deal.phase.tricks[-1].cards) == cards
    return deal


def _declares(deal: Deal) -> bool:
    declared = deal.phase.declared
    return declared is not None and deal.turn == declared.declarer


def answer_call(example: ExampleLines, phase: Phase) -> Phase:
    """Return the phase after the card call of an example."""
    assert phase.turn is not None
    assert example.card("called") in {answer.card for answer in phase.answers() if isinstance(answer, Call)}
    return phase.after(Call(phase.turn, example.card("called")))
