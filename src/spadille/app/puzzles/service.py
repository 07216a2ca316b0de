"""The messages of puzzles and of the verdicts on their answers."""

from __future__ import annotations

from functools import lru_cache

from spadille import protocol
from spadille.app.deals import replay
from spadille.app.reviews.review_message import find_beating_layout
from spadille.cards import Card, Hand
from spadille.evaluation.review import explain_card
from spadille.evaluation.sentences import Z_95, round_counters
from spadille.games import GAMES
from spadille.play.action import Play
from spadille.protocol.api_error import api_error
from spadille.puzzles import shipped_puzzles
from spadille.puzzles.puzzle import EvaluatedPuzzle, ProvedPuzzle, Puzzle
from spadille.sentences.reasons import describe_reason
from spadille.sentences.sentence import Sentence


def get_puzzle(id: str) -> protocol.PuzzlePosition:
    """Return the position of a puzzle, as its seat saw it.

    Raises:
        ApiError: `not-found` if there is nothing of this name.
    """
    return _puzzle_message(_require_puzzle(id))


def judge_answer(id: str, card: str | None) -> protocol.PuzzleVerdict:
    """Return the verdict on an answer, the best card, and what every other card costs.

    `card` is None for the answer that all cards are equally good.

    Raises:
        ApiError: `not-found`, `malformed`.
    """
    return _judge_card(_require_puzzle(id), card)


def _require_puzzle(id: str) -> Puzzle:
    found = shipped_puzzles.index_puzzles().get(id)
    if found is None:
        raise api_error("not-found")
    return found


def list_puzzles() -> protocol.PuzzleList:
    """Return the id and kind of every puzzle, by game."""
    return protocol.PuzzleList(
        games=[
            protocol.PuzzleGame(game=game, puzzles=_list_names(game))
            for game in GAMES
            if shipped_puzzles.list_puzzles_of(game)
        ]
    )


def _list_names(game: str) -> list[protocol.PuzzleName]:
    return [
        protocol.PuzzleName.model_validate({"id": puzzle.id, "kind": puzzle.kind})
        for puzzle in shipped_puzzles.list_puzzles_of(game)
    ]


def _puzzle_message(puzzle: Puzzle) -> protocol.PuzzlePosition:
    replayed = replay.build_replay(puzzle.deal, puzzle.seat)
    return protocol.PuzzlePosition.model_validate(
        {
            "id": puzzle.id,
            "kind": puzzle.kind,
            "seat": puzzle.seat,
            "wins": puzzle.wants_made,
            "proved": isinstance(puzzle, ProvedPuzzle),
            "cards": [card.text for card in puzzle.view.ranking.sorted(Hand.of(_list_playable(puzzle)))],
            "replay": replayed,
        }
    )


def _list_playable(puzzle: Puzzle) -> list[Card]:
    return [answer.card for answer in puzzle.deal.answers() if isinstance(answer, Play)]


def _judge_card(puzzle: Puzzle, chosen: str | None) -> protocol.PuzzleVerdict:
    if chosen is not None and chosen not in (card.text for card in _list_playable(puzzle)):
        raise api_error("malformed")
    return protocol.PuzzleVerdict.model_validate(
        {
            "verdict": _verdict(puzzle, None if chosen is None else Card(chosen)),
            "best": None if puzzle.best is None else puzzle.best.text,
            "step": len(puzzle.deal.actions),
            "why": [sentence.to_json() for sentence in explain_best(puzzle.id, chosen)],
            "proof": _proof(puzzle) if isinstance(puzzle, ProvedPuzzle) else None,
            "judgement": _judgement(puzzle) if isinstance(puzzle, EvaluatedPuzzle) else None,
        }
    )


@lru_cache(maxsize=512)
def explain_best(id: str, chosen: str | None) -> tuple[Sentence, ...]:
    """Return sentences that say why the best card of a puzzle is better than the chosen one.

    If the chosen card is right or missing, compare the best card with the cards that cost most.
    """
    puzzle = _require_puzzle(id)
    if puzzle.best is None:
        return ()
    dearest = sorted(puzzle.costs_by_card, key=lambda card: -puzzle.costs_by_card[card])
    others = [Card(chosen)] if chosen is not None and Card(chosen) not in puzzle.right_cards else dearest
    reason = explain_card(puzzle.view, puzzle.best, others)
    return () if reason is None else describe_reason(puzzle.view, reason)


def _proof(puzzle: ProvedPuzzle) -> protocol.PuzzleProof:
    failures = [
        protocol.PuzzleFailure(card=card.text, lies=failure.lies, code=failure.code)
        for card, failure in puzzle.failures.items()
    ]
    return protocol.PuzzleProof(lies=puzzle.lies, price=puzzle.price, failures=failures)


def _judgement(puzzle: EvaluatedPuzzle) -> protocol.PuzzleEvaluation:
    dearest = sorted(puzzle.costs.items(), key=lambda cost: -cost[1])
    return protocol.PuzzleEvaluation(
        worlds=puzzle.worlds,
        equals=[card.text for card in puzzle.equals],
        costs=[protocol.PuzzleCost(card=card.text, cost=round_counters(cost)) for card, cost in dearest],
        played=protocol.PuzzleCost(card=puzzle.played.text, cost=round_counters(puzzle.costs[puzzle.played])),
        within=round_counters(Z_95 * puzzle.error),
        most=round_counters(max(puzzle.costs.values())),
        beaten=None if puzzle.counterexample is None else find_beating_layout(puzzle.counterexample),
    )


def _verdict(puzzle: Puzzle, card: Card | None) -> str:
    """Return the verdict on a card; None stands for the answer that all cards are equally good.

    That answer is right if the puzzle has no best card. Then any card is accepted as equally good.
    """
    if puzzle.accepts(card):
        return "found"
    return "as-good" if puzzle.best is None else "not"
