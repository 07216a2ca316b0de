"""How each kind of example is played and paid by the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

import pytest

from spadille.cards import Card, Hand
from spadille.games import SIX_BID
from spadille.play.action import Action, Bid, Call, Give, NameTrump, Pass, Play
from spadille.play.deal import Deal
from spadille.play.declared import Declared
from spadille.play.layout import dealt, lay_out
from spadille.play.match import Match, agreed
from spadille.play.tricks import TrickPlay
from spadille.rules.game import Rules
from spadille.rules.goal import Outcome
from spadille.rules.refusal import NotAllowed
from spadille.rules.payments import Table
from spadille.rules.settlement import Result, Summary, settle
from spadille.rules.trick import winning
from tests.rulebook.told import Told

PRESETS = SIX_BID.presets
PLACES = {"1st": 0, "2nd": 1, "3rd": 2}
THREE = Table(seats=3, dealer=0)


def legal(told: Told) -> None:
    """The cards of a hand that may be played."""
    answers = _to_play(told).answers()
    assert {answer.card for answer in answers if isinstance(answer, Play)} == set(told.cards("legal"))


def refusal(told: Told) -> None:
    """A card that may not be played."""
    deal = _to_play(told)
    assert deal.turn is not None
    _refused(told, deal, Play(deal.turn, Card(told.word("card"))))


def trick(told: Told) -> None:
    """Who takes a trick, and what is in it."""
    ranking = told.contract().order.ranking(told.trump())
    cards = told.cards("cards")
    assert winning(cards, ranking) == PLACES[told.word("winner")]
    assert ranking.points_in(cards) == told.number("points")


def points(told: Told) -> None:
    """What some cards are worth: the same in every contract of every rule set."""
    orders = {contract.order for preset in PRESETS for contract in SIX_BID.rules(preset.id).contracts}
    assert {order.ranking(None).points_in(told.cards("cards")) for order in orders} == {told.number("points")}


def auction(told: Told) -> None:
    """Bidding, up to a turn, a contract, a pass-out or a refusal."""
    *before, last = told.calls()
    deal = _bidding(told.rules(), told.table())
    for call in before:
        deal = deal.play(call)
    if "refused" in told:
        _refused(told, deal, last)
    else:
        _spoken(told, deal.play(last))


def trumps(told: Told) -> None:
    """The suits that may be named."""
    declaring = _undertaken(told.rules(), THREE, 1, told.word("contract"))
    named = {answer.suit for answer in declaring.answers() if isinstance(answer, NameTrump)}
    assert named == told.suits("may")


def lead(told: Told) -> None:
    """Who leads to the first trick."""
    deal = _undertaken(told.rules(), told.table(), told.number("declarer"), told.word("contract"))
    while deal.phase.kind != "play":
        deal = deal.play(deal.answers()[-1])
    assert deal.turn == told.number("leader")


def payment(told: Told) -> None:
    """What a deal comes to."""
    summary = Summary(
        contract=told.word("contract"),
        declarer=told.number("declarer"),
        trump=told.trump(),
        points=told.number("points") if "points" in told else None,
        made=told.said("made") if "made" in told else None,
    )
    _paid(told, settle(told.rules(), told.table(), summary))


def seating(told: Told) -> None:
    """Who plays, eldest first."""
    table = told.table()
    assert told.rules().active(table.seats, table.dealer) == told.numbers("active")


def match(told: Told) -> None:
    """Several deals' payments, and what everybody has after them."""
    preset, seats = SIX_BID.preset(told.word("rules")), told.number("seats")
    terms = agreed(SIX_BID.id, preset, seats, told.terms())
    now = Match.begin(SIX_BID.rules(preset.id), terms, seats, first_dealer=0)
    for payments in told.deals("payments"):
        assert now.ended is None
        assert sum(payments) == 0
        now = now.after(Result(outcome=Outcome.WON, payments=payments))
    assert now.chips == told.numbers("chips")
    assert (now.ended is not None) == told.said("over")


def deal(told: Told) -> None:
    """A whole deal, from the cards to the payments."""
    now = _dealt_as_told(told)
    for call in told.calls():
        now = now.play(call)
    now = _declared_as_told(told, now)
    for cards in _tricks(told):
        now = _trick_played(now, cards)
    assert now.result is not None
    assert now.result.trump is told.trump()
    assert now.result.points == told.number("points")
    _paid(told, now.result)


KINDS: dict[str, Callable[[Told], None]] = {
    "auction": auction,
    "deal": deal,
    "lead": lead,
    "legal": legal,
    "match": match,
    "payment": payment,
    "points": points,
    "refusal": refusal,
    "seating": seating,
    "trick": trick,
    "trumps": trumps,
}


def _bidding(rules: Rules, table: Table) -> Deal:
    """A deal before the first word; bidding asks nothing of the cards."""
    return Deal.of(dealt(rules, table.seats, table.dealer, rules.pack.cards))


def _undertaken(rules: Rules, table: Table, declarer: int, contract: str) -> Deal:
    """A deal after an auction in which nobody else bid."""
    deal = _bidding(rules, table)
    while deal.phase.kind == "auction":
        assert deal.turn is not None
        deal = deal.play(Bid(declarer, contract) if deal.turn == declarer else Pass(deal.turn))
    return deal


def _to_play(told: Told) -> Deal:
    """A deal in the middle of a trick: seat 1 leads, and whoever is to play holds the hand told of."""
    bid, contract, cards = _bidding(told.rules(), THREE), told.contract(), told.cards("table")
    order = bid.layout.active
    hand = told.hand("hand")
    hands = tuple(hand if seat == order[len(cards)] else Hand() for seat in range(THREE.seats))
    trump = told.trump()
    assert trump in contract.trumps or (trump is None and not contract.trumps)
    declared = Declared(bid.layout, contract, order[0], hands, trump)
    return Deal(bid.layout, TrickPlay(declared, declared.ranking, hands, order, cards))


def _refused(told: Told, deal: Deal, action: Action) -> None:
    with pytest.raises(NotAllowed) as caught:
        deal.play(action)
    assert caught.value.code == told.word("refused")
    if "rule" in told:
        assert caught.value.rule == told.word("rule")


def _spoken(told: Told, deal: Deal) -> None:
    """Where the auction stands."""
    if "turn" in told:
        assert deal.turn == told.number("turn")
        may = {answer.contract if isinstance(answer, Bid) else answer.verb for answer in deal.answers()}
        assert may == set(told.word("may").split())
    elif "passed-out" in told:
        assert told.said("passed-out")
        assert deal.result is not None
        assert deal.result.outcome == "passed-out"
    else:
        declared = deal.phase.declared
        assert declared is not None
        assert (declared.declarer, declared.contract) == (told.number("declarer"), told.contract())


def _paid(told: Told, result: Result) -> None:
    assert result.outcome == told.word("outcome")
    assert result.value == told.number("value")
    assert result.payments == told.numbers("payments")


def _dealt_as_told(told: Told) -> Deal:
    table = told.table()
    hands = [told.hand(f"hand {seat}") if f"hand {seat}" in told else None for seat in range(table.seats)]
    return Deal.of(lay_out(told.rules(), table.seats, table.dealer, hands, told.hand("widow")))


def _declared_as_told(told: Told, deal: Deal) -> Deal:
    """Trumps, the called card and the one given for it, each where it occurs."""
    trump = told.trump()
    while (seat := deal.turn) is not None and deal.phase.kind != "play":
        match deal.phase.kind:
            case "trump":
                assert trump is not None
                deal = deal.play(NameTrump(seat, trump))
            case "call":
                deal = deal.play(Call(seat, Card(told.word("call"))))
            case step:
                assert step == "give"
                deal = deal.play(Give(seat, Card(told.word("give"))))
    return deal


def _tricks(told: Told) -> Iterator[tuple[Card, ...]]:
    for number in count(1):
        if f"trick {number}" not in told:
            return
        yield told.cards(f"trick {number}")


def _trick_played(deal: Deal, cards: tuple[Card, ...]) -> Deal:
    for card in cards:
        assert deal.turn is not None
        deal = deal.play(Play(deal.turn, card))
    taken = deal.phase.tricks[-1]
    assert taken.cards == cards
    return deal
