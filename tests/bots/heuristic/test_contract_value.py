"""Tests of the values that the heuristic gives contracts before the auction."""

import pytest

from spadille.bots.heuristic.contract_value import HandValuer, Stakes, find_stakes, needs_everything
from spadille.cards import Hand, Suit
from spadille.games import SIX_BID

EVEN = Hand.read("AS KS QS 9S 8S AD JD KH 9H 8C 7C").mask


def counters(hand: int, contract: str, seats: int = 3, **options: object) -> float:
    """Return the heuristic value of a contract with its best trumps for a hand, in counters."""
    rules = SIX_BID.rules("standard", options)
    own = HandValuer(rules, hand, seats, is_eldest=False)
    return max(choice.counters for choice in own.list_promises(rules.contract(contract)))


@pytest.mark.parametrize(
    ("sitters", "at_stake"), [("none", Stakes(2, 2)), ("on-loss", Stakes(2, 4)), ("full", Stakes(4, 4))]
)
def test_those_who_sit_out_settle_as_the_table_has_it(sitters: str, at_stake: Stakes) -> None:
    rules = SIX_BID.rules("standard", {"sitters": sitters})
    assert find_stakes(rules, 5, rules.contract("solo")) == at_stake


def test_sitters_who_are_paid_for_a_loss_make_an_even_hand_a_bad_one() -> None:
    assert counters(EVEN, "solo", 7, sitters="on-loss") < counters(EVEN, "solo", 7, sitters="none")


def test_a_rate_counts_for_every_point() -> None:
    assert counters(EVEN, "solo", solo_rate=6) == pytest.approx(3 * counters(EVEN, "solo", solo_rate=2))


def test_a_guarantee_of_more_points_is_worth_less() -> None:
    worth = [counters(EVEN, "guarantee", guarantee_points=points) for points in (61, 65, 70, 75, 80)]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == len(worth)


def test_no_trick_is_harder_than_no_counter() -> None:
    low = Hand.read("6S 8S 9S 6H 7H 9H 6D 8D 9D 7C 9C").mask
    assert counters(low, "misere", misere_goal="no-tricks") < counters(low, "misere", misere_goal="no-points")


def test_only_what_spares_no_counter_needs_everything() -> None:
    rules = SIX_BID.rules("standard")
    needing = [contract.id for contract in rules.contracts if needs_everything(rules, contract, Suit.SPADES)]
    assert needing == ["call"]
