"""What the games with partners, doubling and laying away ask is answered, and from the view alone."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots import BOTS
from spadille.cards import Hand
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.world import World, deal_in, world_of
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from tests.bots.tables import deals

EVERY_VERB = {"pass", "bid", "hold", "double", "redouble", "trump", "call", "discard", "play", "stop", "ask"}
numbers = st.integers(min_value=0, max_value=10**9)
levels = pytest.mark.parametrize("level", BOTS)


def test_all_there_is_to_decide_is_asked_of_them() -> None:
    asked = Counter(
        verb
        for number in range(150)
        for deal in deals("asked", number)
        for verb in {answer.verb for answer in deal.answers()}
    )
    assert {verb for verb in EVERY_VERB if asked[verb] >= 5} == EVERY_VERB


@levels
@settings(max_examples=50)
@given(number=numbers)
def test_whatever_is_asked_is_answered_lawfully(level: str, number: int) -> None:
    for deal in deals("asked", number):
        view = view_of(deal, deal.turn)
        answer = BOTS[level].answer(view, Random(number))
        assert answer in deal.answers()
        assert answer == BOTS[level].answer(view_of(deal, deal.turn), Random(number))


@settings(max_examples=50)
@given(number=numbers)
def test_where_the_hidden_cards_lie_makes_no_difference(number: int) -> None:
    chance, met = Random(number), 0
    for deal in deals("elsewhere", number):
        if deal.turn is not None and (other := elsewhere(deal, deal.turn, chance)):
            met += 1
            ours, theirs = view_of(deal, deal.turn), view_of(other, deal.turn)
            assert BOTS["club"].answer(ours, Random(1)) == BOTS["club"].answer(theirs, Random(1))
    assert met


def elsewhere(deal: Deal, seat: Seat, chance: Random) -> Deal | None:
    """A deal that the seat cannot tell from this one: two cards of the others have changed places."""
    world, layout = world_of(deal), deal.layout
    one, other = chance.sample([active for active in layout.active if active != seat], 2)
    hers, his = (chance.choice(list(layout.hand(whose))) for whose in (one, other))
    hands = list(world.hands)
    hands[one] = layout.hand(one).without(hers) | Hand.of([his])
    hands[other] = layout.hand(other).without(his) | Hand.of([hers])
    try:
        return deal_in(view_of(deal, seat), World(tuple(hands), world.widow, world.unveiled))
    except NotAllowed:
        return None
