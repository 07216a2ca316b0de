"""Tests of Progressive Solo: doubling between two seats, and the frog's widow."""

import pytest

from spadille.cards import THIRTY_SIX, Card, Hand
from spadille.games import PROGRESSIVE
from spadille.notation.actions import read_action
from spadille.play.action import Discard
from spadille.play.deal import Deal
from spadille.play.layout import dealt
from spadille.play.seeing import view_of
from spadille.rules.refusal import NotAllowed
from tests.play.spoken_deals import answers_of, play_actions, refusal_of


def deal(**options: object) -> Deal:
    return Deal.of(dealt(PROGRESSIVE.rules("pennycook", options), 3, 0, THIRTY_SIX.cards))


DOUBLING = "progressive.auction.doubling"


def test_an_opponent_may_double_the_standing_bid_once() -> None:
    assert "1 double" not in answers_of(deal())
    assert refusal_of(deal(), "1 double") == ("bad-double", DOUBLING)
    doubled = play_actions(deal(), "1 bid frog", "2 double", "0 pass")
    assert doubled.turn == 1
    back = play_actions(doubled, "1 pass")
    assert back.turn == 2
    assert refusal_of(back, "2 double") == ("bad-double", DOUBLING)
    assert "2 bid spade-solo" in answers_of(back)


def test_the_bidder_answers_each_doubler_for_himself() -> None:
    doubled = play_actions(deal(), "1 bid spade-solo", "2 double", "0 double")
    assert answers_of(doubled) == ["1 pass", "1 redouble 2", "1 redouble 0"]
    once = play_actions(doubled, "1 redouble 0")
    assert answers_of(once) == ["1 pass", "1 redouble 2"]
    assert refusal_of(once, "1 redouble 0") == ("bad-double", DOUBLING)
    played = play_actions(once, "1 pass", "2 pass", "0 pass")
    assert played.phase.declared is not None
    assert dict(played.phase.declared.stakes) == {2: 2, 0: 4}


def test_the_bidder_may_not_raise_himself() -> None:
    doubled = play_actions(deal(), "1 bid frog", "2 double", "0 pass")
    assert refusal_of(doubled, "1 bid heart-solo") == ("wrong-phase", "progressive.auction")
    assert refusal_of(doubled, "1 double") == ("bad-double", DOUBLING)


def test_an_overcall_cancels_all_doubling() -> None:
    over = play_actions(deal(), "1 bid frog", "2 double", "0 bid spade-solo", "1 pass", "2 pass")
    assert over.phase.declared is not None
    assert over.phase.declared.stakes == ()
    assert over.phase.declared.declarer == 0


def test_the_bidder_is_passed_over_while_no_seat_doubles() -> None:
    assert play_actions(deal(), "1 bid frog", "2 bid spade-solo", "0 pass").turn == 1
    assert play_actions(deal(), "1 bid frog", "2 pass", "0 bid spade-solo").turn == 1


def frog() -> Deal:
    return play_actions(deal(), "1 bid frog", "2 pass", "0 pass")


def test_the_frog_takes_up_the_widow_and_lays_away_any_three() -> None:
    state = frog()
    assert (state.turn, state.phase.kind) == (1, "discard")
    assert len(state.phase.hands[1]) == 14
    assert len(state.answers()) == 364
    three = " ".join(str(card) for card in state.layout.widow)
    laid = play_actions(state, f"1 discard {three}")
    assert laid.phase.hands[1] == state.layout.hand(1)


def test_fewer_than_three_are_refused() -> None:
    with pytest.raises(NotAllowed, match="bad-discard"):
        frog().play(Discard(1, (Card("AS"),)))


@pytest.mark.parametrize("cards", ["AS AS KS", "6C 7C 8C"])
def test_what_is_not_three_of_the_fourteen_is_refused(cards: str) -> None:
    assert refusal_of(frog(), f"1 discard {cards}") == ("bad-discard", "progressive.discard")


def test_only_the_declarer_knows_the_widow_and_what_he_laid_away() -> None:
    laid = play_actions(frog(), "1 discard AS KS QS")
    own, other = view_of(laid, 1), view_of(laid, 2)
    assert own.laid_away == Hand.read("AS KS QS")
    assert str(own.history[-1]) == "1 discard AS KS QS"
    assert other.laid_away == Hand()
    assert str(other.history[-1]) == "1 discard ?"
    assert view_of(frog(), 0).counts == (11, 14, 11)
    assert not any(card in other.hand for card in laid.layout.widow)


def test_what_was_laid_away_counts_for_the_declarer() -> None:
    state = play_actions(frog(), "1 discard AS KS QS")
    while not state.over:
        state = state.play(state.answers()[0])
    assert state.result is not None
    own = sum(trick.points for trick in state.phase.tricks if trick.winner == 1)
    assert state.result.points == own + 11 + 4 + 3


def test_the_cards_may_be_named_in_any_order() -> None:
    assert play_actions(frog(), "1 discard QS AS KS").actions[-1] == read_action("1 discard AS KS QS")
    assert Card("AS") not in play_actions(frog(), "1 discard QS AS KS").phase.hands[1]
