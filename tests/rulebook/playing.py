"""How each kind of example is played and paid by the engine."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spadille.cards import Card
from spadille.play.action import Action, Ask, Bid, Call, Discard, NameTrump, Play, Redouble, Stop
from spadille.play.deal import Deal
from spadille.play.match import Match, agreed
from spadille.play.seeing import view_of
from spadille.rules.bonus import mackers as mackers_in
from spadille.rules.goal import Counts, Outcome
from spadille.rules.payments import Pots
from spadille.rules.refusal import NotAllowed
from spadille.rules.settlement import Result, Summary, settle
from spadille.rules.trick import winning
from tests.rulebook.staging import bidding, called, declaring, played_as_told, to_play, undertaken
from tests.rulebook.told import Told

PLACES = {"1st": 0, "2nd": 1, "3rd": 2, "4th": 3}


def legal(told: Told) -> None:
    """The cards of a hand that may be played."""
    answers = to_play(told).answers()
    assert {answer.card for answer in answers if isinstance(answer, Play)} == set(told.cards("legal"))


def refusal(told: Told) -> None:
    """A card that may not be played."""
    deal = to_play(told)
    assert deal.turn is not None
    card = Play(deal.turn, told.card("card"))
    _refused(told, lambda: deal.play(card))


def trick(told: Told) -> None:
    """Who takes a trick, and what is in it where that counts."""
    ranking = told.contract().order.ranking(told.trump())
    cards = told.cards("cards")
    assert len(cards) == told.rules().players
    assert winning(cards, ranking) == PLACES[told.word("winner")]
    assert ranking.points_in(cards) == (told.number("points") if _counts_points(told) else 0)


def points(told: Told) -> None:
    """What some cards are worth: the same in every contract of every rule set."""
    ladders = (told.game.rules(preset.id).contracts for preset in told.game.presets)
    orders = {contract.order for ladder in ladders for contract in ladder}
    assert {order.ranking(None).points_in(told.cards("cards")) for order in orders} == {told.number("points")}


def mackers(told: Told) -> None:
    """How many mackers a side was dealt."""
    ranking = told.contract().order.ranking(told.trump())
    assert mackers_in(told.hand("cards"), ranking) == told.number("mackers")


def auction(told: Told) -> None:
    """Bidding, up to a turn, a contract, a pass-out or a refusal."""
    *before, last = told.calls()
    deal = bidding(told)
    for call in before:
        _cards_are_told(told, call)
        deal = deal.play(call)
    _cards_are_told(told, last)
    if "refused" in told:
        _refused(told, lambda: deal.play(last))
    else:
        _spoken(told, deal.play(last))


def trumps(told: Told) -> None:
    """The suits that may be named, by the declarer or by a partner he has called."""
    phase = called(told, declaring(told)) if "called" in told else declaring(told)
    seat = phase.turn
    assert seat is not None
    if "refused" in told:
        _refused(told, lambda: phase.judge(NameTrump(seat, told.suit("suit"))))
    else:
        named = {answer.suit for answer in phase.answers() if isinstance(answer, NameTrump)}
        assert named == told.suits("may")


def calling(told: Told) -> None:
    """The cards that a declarer with this hand may call."""
    phase = declaring(told)
    seat = phase.turn
    assert "hand" in told
    assert seat is not None
    if "refused" in told:
        _refused(told, lambda: phase.judge(Call(seat, told.card("card"))))
    else:
        may = {answer.card for answer in phase.answers() if isinstance(answer, Call)}
        assert may == set(told.cards("may"))


def laying_away(told: Told) -> None:
    """Three cards laid away for the widow."""
    widow = told.hand("widow")
    assert not told.hand("hand") & widow
    phase = declaring(told, taken_up=widow)
    seat = phase.turn
    assert seat is not None
    away = Discard(seat, tuple(map(Card, told.word("discard").split())))
    if "refused" in told:
        _refused(told, lambda: phase.judge(away))
    else:
        phase.judge(away)
        assert phase.after(away).hands[seat] == told.hand("left")


def lead(told: Told) -> None:
    """Who leads to the first trick."""
    deal = undertaken(told, told.number("declarer"))
    while deal.phase.kind != "play":
        deal = deal.play(deal.answers()[-1])
    assert deal.turn == told.number("leader")


def payment(told: Told) -> None:
    """What a deal comes to."""
    summary = Summary() if told.word("contract") == "none" else _summary(told)
    _paid(told, settle(told.rules(), told.table(), summary))


def seating(told: Told) -> None:
    """Who plays, eldest first."""
    table = told.table()
    assert told.rules().active(table.seats, table.dealer) == told.numbers("active")


def match(told: Told) -> None:
    """Several deals' payments, and what everybody has after them."""
    preset, seats = told.game.preset(told.word("rules").split()[0]), told.number("seats")
    terms = agreed(told.game.id, preset, seats, told.terms())
    now = Match.begin(told.rules(), terms, seats, first_dealer=0)
    pots = told.deals("pots") if "pots" in told else []
    for number, payments in enumerate(told.deals("payments")):
        assert now.ended is None
        after = tuple(zip(dict(now.pots), pots[number], strict=True)) if pots else ()
        assert sum(payments) + _in(after) == _in(now.pots)
        now = now.after(Result(outcome=Outcome.WON, payments=payments, pots=after))
    assert now.chips == told.numbers("chips")
    assert (now.ended is not None) == told.said("over")


def deal(told: Told) -> None:
    """A deal, from the cards to the payments, or to a choice that somebody has."""
    now = played_as_told(told)
    if now.result is None:
        _stands(told, now)
        return
    assert now.result.trump is told.trump()
    assert now.result.partner == told.number_if_told("partner")
    counted = now.result.points if _counts_points(told) else now.result.tricks
    assert counted == told.number("points" if _counts_points(told) else "tricks")
    _paid(told, now.result)


KINDS: dict[str, Callable[[Told], None]] = {
    "auction": auction,
    "calling": calling,
    "deal": deal,
    "laying-away": laying_away,
    "lead": lead,
    "legal": legal,
    "mackers": mackers,
    "match": match,
    "payment": payment,
    "points": points,
    "refusal": refusal,
    "seating": seating,
    "trick": trick,
    "trumps": trumps,
}


def _summary(told: Told) -> Summary:
    return Summary(
        contract=told.word("contract"),
        declarer=told.number("declarer"),
        partner=told.number_if_told("partner"),
        trump=told.trump(),
        points=told.number_if_told("points"),
        tricks=told.number_if_told("tricks"),
        made=told.said("made") if "made" in told else None,
        bonus=next((bonus for bonus in ("first", "last") if bonus in told and told.said(bonus)), None),
        mackers=told.number_if_told("mackers") or 0,
        stakes=tuple(told.doubled().items()),
    )


def _counts_points(told: Told) -> bool:
    return told.rules().counts is Counts.POINTS


def _in(pots: Pots) -> int:
    return sum(held for _, held in pots)


def _cards_are_told(told: Told, call: Action) -> None:
    """A bid that needs certain cards says nothing where the hand is not told."""
    ladder = {contract.id: contract for contract in told.rules().contracts}
    if isinstance(call, Bid) and call.contract in ladder and ladder[call.contract].needs is not None:
        assert told.hand_of(call.seat) is not None


def _refused(told: Told, attempt: Callable[[], object]) -> None:
    with pytest.raises(NotAllowed) as caught:
        attempt()
    assert caught.value.code == told.word("refused")
    if "rule" in told:
        assert caught.value.rule == told.word("rule")


def _spoken(told: Told, deal: Deal) -> None:
    """Where the auction stands."""
    if "turn" in told:
        assert deal.turn == told.number("turn")
        assert all(contract.needs is None for contract in told.rules().contracts) or told.hand_of(deal.turn)
        assert set(map(_word, deal.answers())) == told.words("may")
    elif "passed-out" in told:
        assert told.said("passed-out")
        assert deal.result is not None
        assert deal.result.outcome == "passed-out"
    else:
        declared = deal.phase.declared
        assert declared is not None
        assert (declared.declarer, declared.contract) == (told.number("declarer"), told.contract())
        assert dict(declared.stakes) == told.doubled()


def _word(answer: Action) -> str:
    """An answer as an example's `may` writes it."""
    match answer:
        case Bid():
            return answer.contract
        case Redouble():
            return f"redouble {answer.doubler}"
        case Play():
            return answer.card.text
        case _:
            return answer.verb


def _stands(told: Told, deal: Deal) -> None:
    """Whose choice it is, what he is offered or refused, and who knows the declarer's partner."""
    seat = deal.turn
    assert seat is not None
    assert seat == told.number("turn")
    if "says" in told:
        said: dict[str, Action] = {"ask": Ask(seat), "stop": Stop(seat)}
        _refused(told, lambda: deal.play(said[told.word("says")]))
    if "may" in told:
        decision = view_of(deal, seat).decision
        assert decision is not None
        assert set(map(_word, decision.answers)) == told.words("may")
    if "know" in told:
        views = {seat: view_of(deal, seat).known for seat in range(told.table().seats)}
        assert {seat for seat, known in views.items() if known and known.partner is not None} == set(
            told.numbers("know")
        )


def _paid(told: Told, result: Result) -> None:
    assert result.outcome == told.word("outcome")
    assert result.value == told.number("value")
    assert result.payments == told.numbers("payments")
    assert result.pots == told.pots("pots after")
