"""Check each kind of rulebook example against the engine."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spadille.cards import Card
from spadille.play.action import Action, Ask, Bid, Call, Discard, NameTrump, Play, Redouble, Stop
from spadille.play.deal import Deal
from spadille.play.match import Match, agreed
from spadille.play.seeing import view_of
from spadille.rules.bonus import BONUSES
from spadille.rules.bonus import mackers as mackers_in
from spadille.rules.goal import Counts, Outcome
from spadille.rules.payments import Pots
from spadille.rules.refusal import NotAllowed
from spadille.rules.settlement import Result, Summary, settle
from spadille.rules.trick import winning
from tests.rulebook.example_lines import ExampleLines
from tests.rulebook.example_positions import (
    answer_call,
    deal_after_auction,
    deal_before_bidding,
    deal_before_declaring,
    deal_in_trick,
    play_example,
)

PLACES = {"1st": 0, "2nd": 1, "3rd": 2, "4th": 3}


def check_legal(example: ExampleLines) -> None:
    """Check the cards of a hand that an example calls legal."""
    answers = deal_in_trick(example).answers()
    assert {answer.card for answer in answers if isinstance(answer, Play)} == set(example.cards("legal"))


def check_refusal(example: ExampleLines) -> None:
    """Check a card that an example calls illegal, with the reason."""
    deal = deal_in_trick(example)
    assert deal.turn is not None
    card = Play(deal.turn, example.card("card"))
    _refusal_text(example, lambda: deal.play(card))


def check_trick(example: ExampleLines) -> None:
    """Check the winner of a trick, and its points if points count."""
    ranking = example.contract().order.ranking(example.trump())
    cards = example.cards("cards")
    assert len(cards) == example.rules().players
    assert winning(cards, ranking) == PLACES[example.word("winner")]
    assert ranking.points_in(cards) == (example.number("points") if _counts_points(example) else 0)


def check_points(example: ExampleLines) -> None:
    """Check the points of some cards, which must be the same in every contract of every rule set."""
    ladders = (example.game.rules(preset.id).contracts for preset in example.game.presets)
    orders = {contract.order for ladder in ladders for contract in ladder}
    assert {order.ranking(None).points_in(example.cards("cards")) for order in orders} == {
        example.number("points")
    }


def check_mackers(example: ExampleLines) -> None:
    """Check the number of mackers of a side."""
    ranking = example.contract().order.ranking(example.trump())
    assert mackers_in(example.hand("cards"), ranking) == example.number("mackers")


def check_auction(example: ExampleLines) -> None:
    """Check an auction that ends with a turn, a contract, a pass-out or a refusal."""
    *before, last = example.calls()
    deal = deal_before_bidding(example)
    for call in before:
        _are_cards_given(example, call)
        deal = deal.play(call)
    _are_cards_given(example, last)
    if "refused" in example:
        _refusal_text(example, lambda: deal.play(last))
    else:
        _auction_state(example, deal.play(last))


def check_trumps(example: ExampleLines) -> None:
    """Check the suits that the declarer or a called partner may name as trumps."""
    phase = (
        answer_call(example, deal_before_declaring(example))
        if "called" in example
        else deal_before_declaring(example)
    )
    seat = phase.turn
    assert seat is not None
    if "refused" in example:
        _refusal_text(example, lambda: phase.judge(NameTrump(seat, example.suit("suit"))))
    else:
        named = {answer.suit for answer in phase.answers() if isinstance(answer, NameTrump)}
        assert named == example.suits("may")


def check_calling(example: ExampleLines) -> None:
    """Check the cards that a declarer with this hand may call."""
    phase = deal_before_declaring(example)
    seat = phase.turn
    assert "hand" in example
    assert seat is not None
    if "refused" in example:
        _refusal_text(example, lambda: phase.judge(Call(seat, example.card("card"))))
    else:
        may = {answer.card for answer in phase.answers() if isinstance(answer, Call)}
        assert may == set(example.cards("may"))


def check_laying_away(example: ExampleLines) -> None:
    """Check the cards that an example lays away for the widow: they are legal, or refused for the stated
    reason.
    """
    widow = example.hand("widow")
    assert not example.hand("hand") & widow
    phase = deal_before_declaring(example, taken_up=widow)
    seat = phase.turn
    assert seat is not None
    away = Discard(seat, tuple(map(Card, example.word("discard").split())))
    if "refused" in example:
        _refusal_text(example, lambda: phase.judge(away))
    else:
        phase.judge(away)
        assert phase.after(away).hands[seat] == example.hand("left")


def check_lead(example: ExampleLines) -> None:
    """Check the seat that leads to the first trick."""
    deal = deal_after_auction(example, example.number("declarer"))
    while deal.phase.kind != "play":
        deal = deal.play(deal.answers()[-1])
    assert deal.turn == example.number("leader")


def check_payment(example: ExampleLines) -> None:
    """Check the payments of a deal."""
    summary = Summary() if example.word("contract") == "none" else _summary(example)
    _payment_state(example, settle(example.rules(), example.table(), summary))


def check_seating(example: ExampleLines) -> None:
    """Check the seats that play, eldest first."""
    table = example.table()
    assert example.rules().active(table.seats, table.dealer) == example.numbers("active")


def check_match(example: ExampleLines) -> None:
    """Check the payments of several deals, and the chips after each."""
    preset, seats = example.game.preset(example.word("rules").split()[0]), example.number("seats")
    terms = agreed(example.game.id, preset, seats, example.terms())
    now = Match.begin(example.rules(), terms, seats, first_dealer=0)
    pots = example.deals("pots") if "pots" in example else []
    for number, payments in enumerate(example.deals("payments")):
        assert now.ended is None
        after = tuple(zip(dict(now.pots), pots[number], strict=True)) if pots else ()
        assert sum(payments) + _in(after) == _in(now.pots)
        now = now.after(Result(outcome=Outcome.WON, payments=payments, pots=after))
    assert now.chips == example.numbers("chips")
    assert (now.ended is not None) == example.yes("over")


def check_deal(example: ExampleLines) -> None:
    """Check a deal from the cards to the payments, or up to a decision."""
    now = play_example(example)
    if now.result is None:
        _decision_state(example, now)
        return
    assert now.result.trump is example.trump()
    assert now.result.partner == example.number_if_told("partner")
    counted = now.result.points if _counts_points(example) else now.result.tricks
    assert counted == example.number("points" if _counts_points(example) else "tricks")
    _payment_state(example, now.result)


KINDS: dict[str, Callable[[ExampleLines], None]] = {
    "auction": check_auction,
    "calling": check_calling,
    "deal": check_deal,
    "laying-away": check_laying_away,
    "lead": check_lead,
    "legal": check_legal,
    "mackers": check_mackers,
    "match": check_match,
    "payment": check_payment,
    "points": check_points,
    "refusal": check_refusal,
    "seating": check_seating,
    "trick": check_trick,
    "trumps": check_trumps,
}


def _summary(example: ExampleLines) -> Summary:
    return Summary(
        contract=example.word("contract"),
        declarer=example.number("declarer"),
        partner=example.number_if_told("partner"),
        trump=example.trump(),
        points=example.number_if_told("points"),
        tricks=example.number_if_told("tricks"),
        made=example.yes("made") if "made" in example else None,
        bonus=next((bonus for bonus in BONUSES if bonus in example and example.yes(bonus)), None),
        mackers=example.number_if_told("mackers") or 0,
        stakes=tuple(example.doubled().items()),
    )


def _counts_points(example: ExampleLines) -> bool:
    return example.rules().counts is Counts.POINTS


def _in(pots: Pots) -> int:
    return sum(held for _, held in pots)


def _are_cards_given(example: ExampleLines, call: Action) -> None:
    """Assert that an example gives the bidder's hand if a bid requires certain cards. Otherwise the example
    would show nothing.
    """
    ladder = {contract.id: contract for contract in example.rules().contracts}
    if isinstance(call, Bid) and call.contract in ladder and ladder[call.contract].needs is not None:
        assert example.hand_of(call.seat) is not None


def _refusal_text(example: ExampleLines, attempt: Callable[[], object]) -> None:
    with pytest.raises(NotAllowed) as caught:
        attempt()
    assert caught.value.code == example.word("refused")
    if "rule" in example:
        assert caught.value.rule == example.word("rule")


def _auction_state(example: ExampleLines, deal: Deal) -> None:
    """Return the state of an auction as an example writes it: the turn, the contract, or that all passed."""
    if "turn" in example:
        assert deal.turn == example.number("turn")
        assert all(contract.needs is None for contract in example.rules().contracts) or example.hand_of(
            deal.turn
        )
        assert set(map(_word, deal.answers())) == example.words("may")
    elif "passed-out" in example:
        assert example.yes("passed-out")
        assert deal.result is not None
        assert deal.result.outcome == "passed-out"
    else:
        declared = deal.phase.declared
        assert declared is not None
        assert (declared.declarer, declared.contract) == (example.number("declarer"), example.contract())
        assert dict(declared.stakes) == example.doubled()


def _word(answer: Action) -> str:
    """Return an answer as the field `may` of an example writes it."""
    match answer:
        case Bid():
            return answer.contract
        case Redouble():
            return f"redouble {answer.doubler}"
        case Play():
            return answer.card.text
        case _:
            return answer.verb


def _decision_state(example: ExampleLines, deal: Deal) -> None:
    """Return the state of a decision as an example writes it: the seat to act, its legal or refused actions,
    and the seats that know the partner.
    """
    seat = deal.turn
    assert seat is not None
    assert seat == example.number("turn")
    if "says" in example:
        words: dict[str, Action] = {"ask": Ask(seat), "stop": Stop(seat)}
        _refusal_text(example, lambda: deal.play(words[example.word("says")]))
    if "may" in example:
        decision = view_of(deal, seat).decision
        assert decision is not None
        assert set(map(_word, decision.answers)) == example.words("may")
    if "know" in example:
        views = {seat: view_of(deal, seat).known for seat in range(example.table().seats)}
        assert {seat for seat, known in views.items() if known and known.partner is not None} == set(
            example.numbers("know")
        )


def _payment_state(example: ExampleLines, result: Result) -> None:
    assert result.outcome == example.word("outcome")
    assert result.value == example.number("value")
    assert result.payments == example.numbers("payments")
    assert result.pots == example.pots("pots after")
    assert result.bank == (example.number("bank") if "bank" in example else 0)
