"""What is asked about puzzles: they are shipped with their proofs, and judged by them."""

from __future__ import annotations

import asyncio
from typing import Final

from spadille.cards import Card, Hand
from spadille.games import GAMES
from spadille.play.action import Play
from spadille.puzzles import shelf
from spadille.puzzles.puzzle import Puzzle
from spadille.server import messages
from spadille.server.deals import replay
from spadille.server.house_call import HouseCall
from spadille.server.refusal import refuse


async def puzzles() -> messages.PuzzleList:
    """The puzzles of every game by name and kind."""
    return await asyncio.to_thread(_listed)


async def puzzle(id: str) -> messages.PuzzleAsked:
    """The position of a puzzle, as its seat saw it."""
    return await asyncio.to_thread(_asked, _named(id))


async def judge(id: str, given: messages.PuzzleAnswer) -> messages.PuzzleJudged:
    """What is proved of an answer, and of every other card."""
    return await asyncio.to_thread(_judged, _named(id), given.card)


def _named(id: str) -> Puzzle:
    found = shelf.by_id().get(id)
    if found is None:
        raise refuse("not-found")
    return found


def _listed() -> messages.PuzzleList:
    return messages.PuzzleList(
        games=[messages.PuzzleGame(game=game, puzzles=_names(game)) for game in GAMES if shelf.of_game(game)]
    )


def _names(game: str) -> list[messages.PuzzleName]:
    return [
        messages.PuzzleName.model_validate({"id": puzzle.id, "kind": puzzle.kind})
        for puzzle in shelf.of_game(game)
    ]


def _asked(puzzle: Puzzle) -> messages.PuzzleAsked:
    replayed = replay.replay(puzzle.deal, puzzle.seat)
    return messages.PuzzleAsked.model_validate(
        {
            "id": puzzle.id,
            "kind": puzzle.kind,
            "seat": puzzle.seat,
            "wins": puzzle.wins,
            "cards": [card.text for card in puzzle.view.ranking.sorted(Hand.of(_playable(puzzle)))],
            "replay": replayed,
        }
    )


def _playable(puzzle: Puzzle) -> list[Card]:
    return [answer.card for answer in puzzle.deal.answers() if isinstance(answer, Play)]


def _judged(puzzle: Puzzle, chosen: str | None) -> messages.PuzzleJudged:
    if chosen is not None and chosen not in (card.text for card in _playable(puzzle)):
        raise refuse("malformed")
    failures = [
        messages.PuzzleFailure(card=card.text, lies=failure.lies, code=failure.code)
        for card, failure in puzzle.fails.items()
    ]
    return messages.PuzzleJudged.model_validate(
        {
            "verdict": _verdict(puzzle, chosen),
            "best": None if puzzle.best is None else puzzle.best.text,
            "lies": puzzle.lies,
            "step": len(puzzle.deal.actions),
            "price": puzzle.price,
            "failures": failures,
        }
    )


def _verdict(puzzle: Puzzle, card: str | None) -> str:
    """Where nothing is special every card does it; but it was asked whether one sees that."""
    best = None if puzzle.best is None else puzzle.best.text
    if card == best:
        return "found"
    return "as-good" if best is None else "not"


PUZZLE_CALLS: Final = (
    HouseCall("GET", "/puzzles", puzzles),
    HouseCall("GET", "/puzzles/{id}", puzzle),
    HouseCall("POST", "/puzzles/{id}", judge),
)
