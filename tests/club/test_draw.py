"""Tests of the draw: all have a seat, meetings are repeated as little as possible, it can be verified."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.club.draw import commit_to, count_meetings, draw_tables, table_sizes
from spadille.rules.refusal import NotAllowed

SECRETS = st.binary(min_size=32, max_size=32).map(bytes.hex)


def random_meetings(chance: Random, members: int) -> dict[tuple[int, int], int]:
    pairs = combinations(range(1, members + 1), 2)
    return {pair: chance.randint(1, 3) for pair in pairs if chance.random() < 0.5}


@given(
    members=st.integers(1, 60), preferred=st.sampled_from((3, 4)), sizes=st.sampled_from([(3,), (4,), (3, 4)])
)
def test_tables_have_seats_for_all_and_as_few_bots_as_possible(
    members: int, preferred: int, sizes: tuple[int, ...]
) -> None:
    tables = table_sizes(members, preferred, sizes, bots=True)
    bots = sum(tables) - members
    assert set(tables) <= set(sizes)
    assert 0 <= bots < max(sizes)
    if sizes == (3, 4):
        assert bots == {1: 2, 2: 1, 5: 1}.get(members, 0)


@pytest.mark.parametrize("members", [0, 1, 2, 5])
def test_numbers_that_fill_no_tables_are_refused_without_bots(members: int) -> None:
    with pytest.raises(NotAllowed, match="no-tables"):
        table_sizes(members, 3, (3, 4), bots=False)


@given(drawn_from=SECRETS, members=st.integers(1, 40), preferred=st.sampled_from((3, 4)), seed=st.integers())
@settings(max_examples=60, deadline=None)
def test_every_member_has_one_seat_and_the_draw_follows_from_its_secret(
    drawn_from: str, members: int, preferred: int, seed: int
) -> None:
    present = Random(seed).sample(range(1, 200), members)
    sizes = table_sizes(members, preferred, (3, 4), bots=True)
    tables = draw_tables(drawn_from, present, sizes, {})
    assert sorted(member for table in tables for member in table if member) == sorted(present)
    assert [len(table) for table in tables] == sizes
    assert tables == draw_tables(drawn_from, present[::-1], sizes, {})
    assert commit_to(drawn_from) != drawn_from


@given(drawn_from=SECRETS, members=st.integers(3, 24), preferred=st.sampled_from((3, 4)), seed=st.integers())
@settings(max_examples=10, deadline=None)
def test_a_draw_is_no_worse_than_the_best_of_a_thousand_random_draws(
    drawn_from: str, members: int, preferred: int, seed: int
) -> None:
    chance = Random(seed)
    meetings = random_meetings(chance, members)
    sizes = table_sizes(members, preferred, (3, 4), bots=True)
    drawn = draw_tables(drawn_from, range(1, members + 1), sizes, meetings)
    least = min(random_cost(chance, members, sizes, meetings) for _ in range(1000))
    assert sum(count_meetings(table, meetings) for table in drawn) <= least


def random_cost(chance: Random, members: int, sizes: list[int], meetings: dict[tuple[int, int], int]) -> int:
    """Return how many meetings a random draw with the same numbers of bots repeats."""
    order = chance.sample(range(1, members + 1), members)
    bots = [0] * len(sizes)
    for number in range(sum(sizes) - members):
        bots[-1 - number % len(sizes)] += 1
    return sum(
        count_meetings([order.pop() for _ in range(size - of_bots)], meetings)
        for size, of_bots in zip(sizes, bots, strict=True)
    )


def test_twelve_members_meet_nobody_twice_in_three_rounds() -> None:
    meetings: dict[tuple[int, int], int] = {}
    for number in range(3):
        tables = draw_tables(f"{number:064x}", range(1, 13), [3] * 4, meetings)
        for table in tables:
            assert count_meetings(table, meetings) == 0
            for pair in combinations(sorted(member for member in table if member), 2):
                meetings[pair] = meetings.get(pair, 0) + 1
