"""Tests of when a contract is out of reach, for every count of a small pack."""

from collections.abc import Iterator

import pytest

from spadille.cards import Suit
from spadille.rules.goal import Against, AtLeast, AtLeastTricks, Count, Goal, NoPoints, NoTricks, Outcome

POINTS, TRICKS = 6, 3
GOALS: list[Goal] = [
    Against(3, even=Outcome.DRAWN),
    Against(3, even=Outcome.WON),
    AtLeast(4),
    AtLeast(5, in_suit=((Suit.HEARTS, 3),)),
    NoPoints(),
    NoTricks(),
    AtLeastTricks(2),
]


def all_counts() -> Iterator[Count]:
    """Yield every combination of points and tricks, with hearts as trumps or without trumps."""
    for trump in (Suit.HEARTS, None):
        for points, tricks in (
            (points, tricks) for points in range(POINTS + 1) for tricks in range(TRICKS + 1)
        ):
            for left in range(POINTS - points + 1):
                yield from (
                    Count(points, tricks, trump, left, tricks_left)
                    for tricks_left in range(TRICKS - tricks + 1)
                )


def all_ends(now: Count) -> Iterator[Count]:
    """Yield every count with which the play may end from the count `now`."""
    for points in range(now.points, now.points + now.left + 1):
        for tricks in range(now.tricks, now.tricks + now.tricks_left + 1):
            yield Count(points, tricks, now.trump)


@pytest.mark.parametrize("goal", GOALS, ids=repr)
def test_a_contract_is_out_of_reach_as_soon_as_every_end_loses_it(goal: Goal) -> None:
    for now in all_counts():
        assert goal.lost_by(now) == all(goal.outcome(end) is Outcome.LOST for end in all_ends(now)), now
