"""Tests of the sentences about payments of a deal and of doubles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from spadille.games import PROGRESSIVE, SIX_BID
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Double, Redouble
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.sentences.double_payoffs import DoublePayoff, list_double_payoffs
from spadille.table.deal_sentences import describe_view
from tests.laws.tables import sitting
from tests.play.spoken_deals import play_actions
from tests.table.test_deal_sentences import GAMES, last_views, line, sentences

OVER = 40
"""The number of deals to play out."""


def steps(view: View) -> list[str]:
    """Return the sentences that derive the payments of a deal step by step, in English."""
    settled: Any = describe_view(view)["settled"]
    return list(map(line, sentences(settled["steps"])))


def test_the_last_step_states_what_the_declarer_gets_or_pays() -> None:
    seen = 0
    for view in last_views("steps", OVER):
        result, lines = view.result, steps(view)
        assert result is not None
        if result.declarer is None:
            assert lines == []
            continue
        seen += 1
        assert lines[0].startswith("Needed: ")
        antes = sum(ante for _, ante in view.rules.antes)
        won = sum(abs(gain + antes) for seat, gain in enumerate(result.payments) if seat != result.declarer)
        if result.partner is None and result.value:
            assert lines[-1].endswith(f": {won:,} in all.")
        if result.value and view.rules.contract(result.contract or "").price.by_points:
            assert any(step.endswith((f" = {result.value:,}.", f": {result.value:,}.")) for step in lines)
    assert seen > OVER // 2


def dealt(seed: int) -> Deal:
    """Return a deal of Progressive Solo for three with doubling. Seat 1 is eldest."""
    rules = PROGRESSIVE.rules("pennycook")
    return Deal.of(dealt_by(Stream(key_of("doubling", seed)), rules, 3, 0))


def test_a_double_says_what_seventy_sixty_and_fifty_pay() -> None:
    deal = play_actions(dealt(1), "1 bid club-solo")
    stake = payoff_of(view_of(deal, 2), Double(2))
    assert line(stake.promise) == "You say player 1 falls short of 60. Redoubled: 12."
    assert (stake.price, line(stake.unit)) == (6, "A point, with player 1")
    assert [(line(case.ending), case.gain, case.gain_without) for case in stake.outcomes] == [
        ("Player 1 takes 70", -60, -30),
        ("Player 1 takes 60", 0, 0),
        ("Player 1 takes 50", 60, 30),
    ]


def test_a_redouble_says_what_it_pays_the_bidder() -> None:
    deal = play_actions(dealt(1), "1 bid club-solo", "2 double", "0 pass")
    stake = payoff_of(view_of(deal, 1), Redouble(1, 2))
    assert line(stake.promise) == "You say you reach 60 all the same."
    assert stake.price == 12
    assert [(case.gain, case.gain_without) for case in stake.outcomes] == [(120, 60), (0, 0), (-120, -60)]


def payoff_of(view: View, answer: Double | Redouble) -> DoublePayoff:
    """Return the payoff that is stated for an answer."""
    return next(stake for stake in list_double_payoffs(view) if stake.action == answer)


def played(seed: str) -> Iterator[tuple[View, Deal]]:
    """Yield each view in which a player may double, with the finished deal."""
    for number in range(OVER):
        deals = list(sitting(seed, number, GAMES).deals)
        for deal in deals:
            if deal.turn is not None and (view := view_of(deal, deal.turn)).bid is not None:
                yield view, deals[-1]


def test_no_double_payoffs_are_shown_without_doubling() -> None:
    rules = SIX_BID.rules("standard")
    deal = play_actions(Deal.of(dealt_by(Stream(key_of("doubling", 0)), rules, 3, 0)), "1 bid solo")
    assert list_double_payoffs(view_of(deal, 2)) == ()
    for view, _ in played("doubles"):
        answers = view.decision.answers if view.decision else ()
        doubles = [answer for answer in answers if isinstance(answer, Double | Redouble)]
        assert [stake.action for stake in list_double_payoffs(view)] == doubles
        for stake in list_double_payoffs(view):
            assert all(abs(case.gain) == 2 * abs(case.gain_without) for case in stake.outcomes)


@pytest.mark.parametrize("seat", [0, 2])
def test_what_a_double_pays_does_not_turn_on_the_seat(seat: int) -> None:
    deal = play_actions(dealt(2), "1 bid heart-solo", *([] if seat == 2 else ["2 pass"]))
    assert [case.gain for case in payoff_of(view_of(deal, seat), Double(seat)).outcomes] == [-100, 0, 100]
