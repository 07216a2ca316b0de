"""What a seat can be certain of: in every lie, whatever the others play, and without a guess."""

from __future__ import annotations

import pytest

from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.phase import Phase
from spadille.play.seeing import view_of
from spadille.play.tricks import TrickPlay
from spadille.play.world import deal_in
from spadille.puzzles import shelf
from spadille.puzzles.certainty import CertainSearch, TooManyPositions, made
from spadille.puzzles.mining import played_out
from spadille.puzzles.proof import lies_of, only_card
from spadille.puzzles.puzzle import ProvedPuzzle, Puzzle

SOME = [puzzle for puzzle in shelf.proved_ones() if puzzle.best is not None][::40]


def worlds_of(puzzle: Puzzle) -> list[Phase]:
    lies = lies_of(puzzle.view)
    assert lies is not None
    return [deal_in(puzzle.view, world).phase for world in lies.worlds]


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)
def test_the_card_is_certain_and_every_other_fails_though_all_cards_are_seen(puzzle: ProvedPuzzle) -> None:
    lies = lies_of(puzzle.view)
    assert lies is not None
    assert puzzle.best is not None
    assert only_card(lies.failing) is puzzle.best
    assert lies.certain(puzzle.best)
    for card in puzzle.fails:
        assert not lies.certain(card)


def test_with_one_lie_it_is_what_the_solver_says() -> None:
    compared = 0
    for puzzle in SOME[:6]:
        for phase in worlds_of(puzzle)[:3]:
            assert isinstance(phase, TrickPlay)
            if phase.declared.side != (puzzle.seat,):
                continue
            for card in phase.playable():
                end = played_out(Deal(puzzle.deal.layout, phase), puzzle.seat, card)
                alone = CertainSearch(puzzle.seat, puzzle.wins)
                assert alone.holds_after([phase], Play(puzzle.seat, card)) is made(end.phase)
                compared += 1
    assert compared > 0


def test_two_lies_that_need_two_cards_are_a_guess() -> None:
    puzzle = next(puzzle for puzzle in SOME if len(puzzle.fails) > 1)
    worlds = worlds_of(puzzle)
    search = CertainSearch(puzzle.seat, puzzle.wins)
    sure = [play for play in worlds[0].answers() if search.holds_after(worlds, play)]
    assert [play.card for play in sure if isinstance(play, Play)] == [puzzle.best]


def test_it_gives_up_where_there_is_too_much_to_look_at() -> None:
    puzzle = max(SOME, key=lambda puzzle: puzzle.lies)
    with pytest.raises(TooManyPositions):
        CertainSearch(puzzle.seat, puzzle.wins, most=1).holds(worlds_of(puzzle))


def test_before_a_contract_is_played_there_are_no_lies() -> None:
    bidding = Deal.of(SOME[0].deal.layout)
    assert lies_of(view_of(bidding, bidding.turn)) is None
