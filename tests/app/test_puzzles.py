"""Tests of the routes of puzzles: a position as its seat saw it, and answers checked against the shipped
proof.
"""

from __future__ import annotations

from spadille import protocol
from spadille.app.puzzles.service import explain_best
from spadille.puzzles import shipped_puzzles
from tests.app.test_deal_routes import refusal
from tests.support.client import Guest

SHARP = next(puzzle for puzzle in shipped_puzzles.list_proved_puzzles() if puzzle.best is not None)
EVEN = next(puzzle for puzzle in shipped_puzzles.list_proved_puzzles() if puzzle.best is None)
JUDGED = next(puzzle for puzzle in shipped_puzzles.list_evaluated_puzzles() if puzzle.equals)


def judged(guest: Guest, id: str, card: str | None) -> protocol.PuzzleVerdict:
    answer = guest.http.post(f"/api/puzzles/{id}", json={"card": card})
    return protocol.PuzzleVerdict.model_validate_json(answer.text)


def test_the_list_of_puzzles_does_not_reveal_them(address: str) -> None:
    with Guest(address) as ann:
        puzzles = protocol.PuzzleList.model_validate_json(ann.http.get("/api/puzzles").text)
    listed = {puzzle.id for game in puzzles.games for puzzle in game.puzzles}
    assert listed == set(shipped_puzzles.index_puzzles())


def test_a_position_shows_what_its_seat_saw_and_no_more(address: str) -> None:
    with Guest(address) as ann:
        asked = protocol.PuzzlePosition.model_validate_json(ann.http.get(f"/api/puzzles/{SHARP.id}").text)
    assert len(asked.replay.steps) == len(SHARP.deal.actions) + 1
    assert asked.replay.seat == asked.seat == SHARP.seat
    assert set(asked.cards) == {str(SHARP.best), *map(str, SHARP.failures)}
    last = next(step.hands for step in reversed(asked.replay.steps) if step.hands)
    others = [hand for seat, hand in enumerate(last) if hand is not None and seat != SHARP.seat]
    assert all(hand.hidden > 0 for hand in others)


def test_an_answer_is_judged_by_the_proof(address: str) -> None:
    wrong = next(iter(SHARP.failures))
    with Guest(address) as ann:
        found = judged(ann, SHARP.id, str(SHARP.best))
        assert found.proof is not None
        assert found.judgement is None
        assert (found.verdict, found.best, found.proof.lies) == ("found", str(SHARP.best), SHARP.lies)
        assert {failure.card: failure.lies for failure in found.proof.failures} == {
            card.text: failure.lies for card, failure in SHARP.failures.items()
        }
        assert judged(ann, SHARP.id, wrong.text).verdict == "not"
        assert judged(ann, SHARP.id, None).verdict == "not"
        shown = ann.http.get(f"/api/deals/{found.proof.failures[0].code}")
        assert shown.status_code == 200


def test_an_estimated_puzzle_lists_the_loss_of_each_other_card(address: str) -> None:
    with Guest(address) as ann:
        asked = protocol.PuzzlePosition.model_validate_json(ann.http.get(f"/api/puzzles/{JUDGED.id}").text)
        found = judged(ann, JUDGED.id, str(JUDGED.equals[0]))
        dearest = max(JUDGED.costs, key=lambda card: JUDGED.costs[card])
        missed = judged(ann, JUDGED.id, dearest.text)
    assert not asked.proved
    assert (found.verdict, found.proof, missed.verdict) == ("found", None, "not")
    assert found.judgement is not None
    assert found.judgement.costs[0].card == dearest.text
    assert {cost.card for cost in found.judgement.costs} == {card.text for card in JUDGED.costs}
    assert found.judgement.equals == [card.text for card in JUDGED.equals]
    assert found.judgement.played.card == JUDGED.played.text
    assert found.judgement.played in found.judgement.costs


def test_an_evaluated_puzzle_gives_reasons_in_cards() -> None:
    judged, proved = shipped_puzzles.list_evaluated_puzzles(), shipped_puzzles.list_proved_puzzles()
    puzzles = [puzzle for puzzle in (*judged[:6], *proved[:6]) if puzzle.best is not None]
    whys = [explain_best(puzzle.id, None) for puzzle in puzzles]
    assert sum(bool(why) for why in whys) >= len(puzzles) // 2
    assert {sentence.id.split("-")[0] for why in whys for sentence in why} == {"reason"}
    assert explain_best(EVEN.id, None) == ()


def test_an_even_puzzle_is_solved_by_saying_so(address: str) -> None:
    with Guest(address) as ann:
        asked = protocol.PuzzlePosition.model_validate_json(ann.http.get(f"/api/puzzles/{EVEN.id}").text)
        assert judged(ann, EVEN.id, None).verdict == "found"
        assert {judged(ann, EVEN.id, card).verdict for card in asked.cards} == {"as-good"}


def test_unknown_puzzles_and_illegal_answers_are_refused(address: str) -> None:
    with Guest(address) as ann:
        assert refusal(ann.http.get("/api/puzzles/nothing")) == (404, "not-found")
        for card in ("6", "XX"):
            answer = ann.http.post(f"/api/puzzles/{SHARP.id}", json={"card": card})
            assert refusal(answer)[1] == "malformed"
