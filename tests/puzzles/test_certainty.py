"""Tests of certain results: a seat succeeds in every world, whatever the other seats play, and without a
guess.
"""

from __future__ import annotations

import pytest

from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.phase import Phase
from spadille.play.seeing import view_of
from spadille.play.tricks import TrickPlay
from spadille.play.world import deal_in
from spadille.puzzles import shipped_puzzles
from spadille.puzzles.certainty import CertainSearch, TooManyPositions, is_contract_made
from spadille.puzzles.proved_puzzles import find_lies, find_only_card, play_out_best
from spadille.puzzles.puzzle import ProvedPuzzle, Puzzle

SOME = [puzzle for puzzle in shipped_puzzles.list_proved_puzzles() if puzzle.best is not None][::40]


def lies_as_deals(puzzle: Puzzle) -> list[Phase]:
    lies = find_lies(puzzle.view)
    assert lies is not None
    return [deal_in(puzzle.view, world).phase for world in lies.worlds]


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)
def test_the_right_card_is_certain_and_every_other_fails(puzzle: ProvedPuzzle) -> None:
    lies = find_lies(puzzle.view)
    assert lies is not None
    assert puzzle.best is not None
    assert find_only_card(lies.failures) is puzzle.best
    assert lies.is_certain(puzzle.best)
    for card in puzzle.failures:
        assert not lies.is_certain(card)


def test_with_one_lie_the_search_agrees_with_the_solver() -> None:
    compared = 0
    for puzzle in SOME[:6]:
        for phase in lies_as_deals(puzzle)[:3]:
            assert isinstance(phase, TrickPlay)
            if phase.declared.side != (puzzle.seat,):
                continue
            for card in phase.playable():
                end = play_out_best(Deal(puzzle.deal.layout, phase), puzzle.seat, card)
                alone = CertainSearch(puzzle.seat, puzzle.wants_made)
                assert alone.is_certain_after([phase], Play(puzzle.seat, card)) is is_contract_made(end.phase)
                compared += 1
    assert compared > 0


def test_two_lies_that_need_different_cards_are_not_certain() -> None:
    puzzle = next(puzzle for puzzle in SOME if len(puzzle.failures) > 1)
    worlds = lies_as_deals(puzzle)
    search = CertainSearch(puzzle.seat, puzzle.wants_made)
    sure = [play for play in worlds[0].answers() if search.is_certain_after(worlds, play)]
    assert [play.card for play in sure if isinstance(play, Play)] == [puzzle.best]


def test_the_search_gives_up_at_the_limit_of_positions() -> None:
    puzzle = max(SOME, key=lambda puzzle: puzzle.lies)
    with pytest.raises(TooManyPositions):
        CertainSearch(puzzle.seat, puzzle.wants_made, max_positions=1).is_certain(lies_as_deals(puzzle))


def test_before_a_contract_is_played_there_are_no_lies() -> None:
    bidding = Deal.of(SOME[0].deal.layout)
    assert find_lies(view_of(bidding, bidding.turn)) is None
