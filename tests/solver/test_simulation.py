"""Playing in bulk: what it writes, what it takes and what it refuses."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from itertools import islice, repeat
from typing import Any

import pytest

from spadille.cards import Hand
from spadille.play.tricks import TrickPlay
from spadille.rules.follow import Void
from spadille.rules.order import ACE_TEN
from spadille.solver import NotSolvable
from spadille.solver.simulation import OBSERVED, RANDOM, Simulation, drawn, heaviest
from spadille.solver.starts import NONE, PlayTerms, Starts, StopLimits, limits_of
from tests.solver.bulk import before_the_lead, play_of

ACE_TENS = PlayTerms(ACE_TEN.ranking(None), Void.MUST_TRUMP)
HANDS = ("AS 9H KD", "TS 8H QD", "6S AH JD")


def little(count: int = 1, *, seed: int = 0) -> Simulation:
    """Three cards each, eldest against the others without trumps, so many times over."""
    hands = array("Q", [Hand.read(hand).mask for hand in HANDS] * count)
    return Simulation([ACE_TENS], 3, Starts.at(hands, bytes(count), bytes([1]) * count), seed=seed)


def whole_deals(count: int) -> Iterator[TrickPlay]:
    """Deals in which three play eleven cards each to the end."""
    every = (play_of(before_the_lead("whole", number)) for number in range(10 * count))
    whole = (play for play in every if len(play.order) == 3 and len(play.hands[play.turn]) == 11)
    return islice((play for play in whole if limits_of(play) == StopLimits()), count)


def results(simulation: Simulation) -> tuple[list[int], list[int]]:
    points, tricks = array("H", bytes(4 * len(simulation))), bytearray(2 * len(simulation))
    simulation.points(points)
    simulation.tricks(tricks)
    return list(points), list(tricks)


def numbers(cards: str) -> bytes:
    return bytes(next(iter(Hand.read(card))).number for card in cards.split())


def test_the_cards_given_are_played() -> None:
    simulation = little()
    for card in ("AS", "TS", "6S", "9H", "8H", "AH"):
        simulation.play(numbers(card))
    assert results(simulation) == ([21, 11], [1, 1])
    for card in ("JD", "KD", "QD"):
        simulation.play(numbers(card))
    assert results(simulation) == ([30, 11], [2, 1])
    assert simulation.playing == 0


@pytest.mark.parametrize("card", [*numbers("TS 9S"), 36, NONE])
def test_a_card_that_may_not_be_played_is_refused_and_changes_nothing(card: int) -> None:
    simulation, legal = little(2), array("Q", bytes(16))
    with pytest.raises(NotSolvable, match="position 1: card"):
        simulation.play(bytes([*numbers("AS"), card]))
    simulation.legal_bits(legal)
    assert list(legal) == [Hand.read(HANDS[0]).mask] * 2


def test_truth_values_are_bytes_too() -> None:
    simulation = little()
    legal, truth = bytearray(36), memoryview(bytearray(36)).cast("?")
    simulation.look(legal=legal)
    simulation.look(legal=truth)
    assert bytes(legal) == bytes(truth) == bytes(card in numbers("AS 9H KD") for card in range(36))


@pytest.mark.parametrize("threads", [1, 3, 1000])
def test_a_step_writes_a_row_to_each_step(threads: int) -> None:
    simulation = little(5, seed=3)
    turns, cards = bytearray(50), bytearray(50)
    legal, observed = bytearray(50 * 36), bytearray(50 * OBSERVED)
    written: dict[str, Any] = {"turns": turns, "legal": legal, "observed": observed, "cards": cards}
    assert simulation.step(steps=10, threads=threads, **written) == 45
    for row, (turn, card) in enumerate(zip(turns, cards, strict=True)):
        may, seen = legal[36 * row : 36 * row + 36], observed[OBSERVED * row : OBSERVED * (row + 1)]
        if row >= 45:
            assert (turn, card, any(may), any(seen)) == (NONE, NONE, False, False)
        else:
            assert turn < 3
            assert may[card] == seen[card] == 1
    for deal in range(5):
        assert sorted(cards[deal:45:5]) == sorted(numbers(" ".join(HANDS)))


def test_the_same_seed_plays_the_same_games_however_they_are_played() -> None:
    def played(seed: int, play: Callable[[Simulation], int]) -> tuple[list[int], list[int]]:
        simulation.restart(seed)
        assert play(simulation) == 3300
        return results(simulation)

    simulation = Simulation.of(list(whole_deals(100)))
    first = played(7, lambda all_of_them: all_of_them.play_out())
    assert first != played(8, lambda all_of_them: all_of_them.play_out())
    assert first == played(7, lambda all_of_them: all_of_them.play_out(threads=3))
    assert first == played(7, lambda all_of_them: all_of_them.step(steps=33))
    assert first == played(7, lambda all_of_them: all_of_them.step(steps=100, threads=2))
    assert first == played(
        7, lambda all_of_them: sum(all_of_them.step(legal=bytearray(3600)) for _ in range(33))
    )


def test_each_side_plays_by_its_own_policy() -> None:
    lowest, highest = array("I", range(36)), array("I", range(36, 0, -1))
    simulation, cards = little(), bytearray(9)
    simulation.step(heaviest(highest), heaviest(lowest), steps=9, cards=cards)
    assert bytes(cards) == numbers("AS TS 6S 9H 8H AH JD KD QD")
    only = array("I", [card == numbers("9H")[0] for card in range(36)])
    for seed, other in zip(range(50), repeat(RANDOM)):
        simulation.restart(seed)
        simulation.step(drawn(only), other, cards=(first := bytearray(1)))
        assert bytes(first) == numbers("9H")


def test_the_play_ends_where_the_terms_say() -> None:
    hands = array("Q", [Hand.read(hand).mask for hand in HANDS])
    trickless = PlayTerms(ACE_TENS.ranking, Void.FREE, StopLimits(tricks=(0, 255)))
    simulation = Simulation([ACE_TENS, trickless], 3, Starts.at(hands, b"\0", b"\1", terms=array("H", [1])))
    assert simulation.step(heaviest(array("I", range(72, 0, -1))), steps=9) == 3
    assert results(simulation) == ([21, 0], [1, 0])


def test_a_trick_on_the_table_is_played_on() -> None:
    hands = array("Q", [Hand.read(hand).mask for hand in ("9H KD", "TS 8H QD", "6S AH JD")])
    tricks = numbers("AS") + bytes([NONE, NONE])
    simulation = Simulation([ACE_TENS], 3, Starts.at(hands, b"\0", b"\1", tricks=tricks))
    simulation.play(numbers("TS"))
    simulation.play(numbers("6S"))
    assert results(simulation) == ([21, 0], [1, 0])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"hands": array("Q", [1, 2])}, "an array is to have 0 entries, not 1"),
        ({"hands": array("Q", [1, 2, 2])}, "position 0: a card is there twice"),
        ({"hands": array("Q", [1, 2, 4 << 34])}, "36 cards"),
        ({"hands": array("Q", [1, 2, 12])}, "position 0: hands are not equal"),
        ({"leaders": b"\3"}, "position 0: the leader is no seat"),
        ({"leaders": b""}, "an array is to have 1 entries, not 0"),
        ({"sides": b"\x08"}, "position 0: a seat that is spoken of is not at the table"),
        ({"terms": array("H", [1])}, "position 0: a position names terms that are not there"),
        ({"called": b"\x24"}, "the called card is no card"),
        ({"tricks": b"\x05\xff"}, "an array is to have 3 entries, not 2"),
    ],
)
def test_positions_that_cannot_be_are_refused(change: dict[str, object], words: str) -> None:
    usual: dict[str, object] = {"hands": array("Q", [1, 2, 4]), "leaders": b"\0", "sides": b"\1"}
    given = usual | change
    if "leaders" in change:
        given |= {"terms": array("H", [0]), "tricks": b"\xff" * 3, "called": b"\xff"}
        given |= {"open": b"\0", "exposed": b"\0", "exposed_from": b"\0"}
    with pytest.raises(NotSolvable, match=words):
        Simulation([ACE_TENS], 3, Starts.at(**given))


@pytest.mark.parametrize("seats", [0, 2, 5, 255])
def test_other_seats_than_three_or_four_are_refused(seats: int) -> None:
    hands = array("Q", [1 << seat % 36 for seat in range(max(seats, 1))])
    with pytest.raises(NotSolvable, match="three or four"):
        Simulation([ACE_TENS], seats, Starts.at(hands, b"\0", b"\1"))


def test_no_positions_and_mixed_tables_are_refused() -> None:
    with pytest.raises(NotSolvable, match="no positions"):
        Simulation.of([])
    dealt = [play_of(before_the_lead("mixed", number)) for number in range(40)]
    assert {len(play.order) for play in dealt} == {3, 4}
    with pytest.raises(NotSolvable, match="as many seats"):
        Simulation.of(dealt)


def test_arrays_that_cannot_be_written_are_refused() -> None:
    simulation = little(2)
    with pytest.raises(NotSolvable, match="72 entries, not 71"):
        simulation.look(legal=bytearray(71))
    with pytest.raises(NotSolvable, match="read-only"):
        simulation.look(legal=bytes(72))
    with pytest.raises(NotSolvable, match="144 entries, not 72"):
        simulation.step(steps=2, legal=bytearray(72))
    with pytest.raises(NotSolvable, match="4 entries, not 3"):
        simulation.points(array("H", [0, 0, 0]))
    with pytest.raises(BufferError):
        simulation.points(array("I", [0, 0, 0, 0]))
    with pytest.raises(NotSolvable, match="one card for each position"):
        simulation.play(b"\0")
    with pytest.raises(NotSolvable, match="rows of 36"):
        simulation.play_out(heaviest(array("I", range(72))))
    with pytest.raises(NotSolvable, match="rows of 36"):
        heaviest(array("I", range(35)))
    assert simulation.playing == 2
