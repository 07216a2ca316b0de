"""Mining: deals of the arena looked through for positions that are puzzles, and those that can be proved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from random import Random

from spadille.bots import BOTS
from spadille.cards import Card
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.codes import code_of, deal_of
from spadille.play.action import Action, Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.play.world import deal_in
from spadille.puzzles.certainty import made
from spadille.puzzles.proof import Lies, cards_asked, lies_of, only_card
from spadille.puzzles.puzzle import Failure, ProvedPuzzle, Puzzle, PuzzleSource
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from spadille.rules.trick import winning
from spadille.solver.questions import make_question, solve_questions

LATE = 6
"""Cards in the hand from which on a position is looked at."""
_FEWEST_EVEN = 3
"""Cards to choose from where nothing is special about any of them."""


Search = Callable[[Deal, Action, PuzzleSource], Puzzle | None]
"""Finds the puzzle that a position is, if it is one; it is told what was done there."""


@dataclass(frozen=True, slots=True)
class Seam:
    """A series of deals."""

    rules: Rules
    seats: int
    bot: str
    seed: str
    search: Search

    def deal(self, number: int) -> Iterator[tuple[Deal, Action]]:
        """A deal of the series, as it stands before everything that is done in it, and what is done."""
        origin = Stream(key_of(self.seed, number))
        deal = Deal.of(dealt_by(origin, self.rules, self.seats, number % self.seats))
        chance = Random(f"{self.seed}/{number}")  # noqa: S311 - a player's whims
        while deal.turn is not None:
            answer = BOTS[self.bot].answer(view_of(deal, deal.turn), chance)
            yield deal, answer
            deal = deal.play(answer)

    def puzzles(self, number: int) -> Iterator[Puzzle]:
        """What is found in a deal: at most one puzzle, and one position where nothing is special."""
        found: set[bool] = set()
        for deal, done in self.deal(number):
            puzzle = self.search(deal, done, PuzzleSource(self.seed, number))
            if puzzle is not None and (puzzle.best is None) not in found:
                found.add(puzzle.best is None)
                yield puzzle


def proved_in(deal: Deal, _: Action, origin: PuzzleSource) -> ProvedPuzzle | None:
    """The proved puzzle that a position is, if it is one."""
    if deal.phase.kind != "play" or deal.turn is None or len(deal.phase.hands[deal.turn]) > LATE:
        return None
    view = view_of(deal, deal.turn)
    cards = list(cards_asked(view))
    lies = lies_of(view) if len(cards) > 1 else None
    if lies is None:
        return None
    failing = lies.failing
    best = only_card(failing)
    if best is not None and lies.certain(best):
        return _sharp(deal, lies, best, failing, origin)
    if not any(failing.values()) and _is_even(view, lies, cards):
        return ProvedPuzzle(code_of(deal), kind_of(view), None, origin, len(lies.worlds), {}, 0)
    return None


def _is_even(view: View, lies: Lies, cards: list[Card]) -> bool:
    """Whether it makes no difference which card is played, and nothing is settled yet."""
    return differ(view, cards) and lies.open and all(map(lies.certain, cards))


def differ(view: View, cards: Sequence[Card]) -> bool:
    """Whether there are enough different cards to choose from where nothing is special about any."""
    different = {(view.ranking.suit_of[card.number], view.ranking.points[card.number]) for card in cards}
    return len(different) >= _FEWEST_EVEN


def _sharp(
    deal: Deal, lies: Lies, best: Card, failing: dict[Card, int], origin: PuzzleSource
) -> ProvedPuzzle:
    worlds = {card: deal_in(lies.view, lies.first_failing(card)) for card in failing if card is not best}
    ends = {card: played_out(lie, lies.seat, card) for card, lie in worlds.items()}
    fails = {card: Failure(failing[card], code_of(end)) for card, end in ends.items()}
    prices = [_paid(played_out(worlds[card], lies.seat, best), end, lies.seat) for card, end in ends.items()]
    kind = kind_of(lies.view)
    return ProvedPuzzle(code_of(deal), kind, best, origin, len(lies.worlds), fails, max(prices))


def proved(puzzle: ProvedPuzzle) -> bool:
    """Whether everything that is said of a puzzle comes out again: looked for once more, in all its lies."""
    again = proved_in(puzzle.deal, puzzle.deal.answers()[0], puzzle.origin)
    return again == puzzle and all(_fails(puzzle, failure) for failure in puzzle.fails.values())


def _fails(puzzle: ProvedPuzzle, failure: Failure) -> bool:
    """Whether the deal that is shown is a lie that the seat cannot rule out, in which the card fails."""
    end = deal_of(failure.code)
    done = len(puzzle.deal.actions)
    before = reduce(Deal.play, end.actions[:done], Deal.of(end.layout))
    lies = lies_of(puzzle.view)
    assert lies is not None
    return view_of(before, puzzle.seat) == puzzle.view and made(end.phase) is not lies.wins


def _paid(better: Deal, worse: Deal, seat: int) -> int:
    assert better.result is not None
    assert worse.result is not None
    return better.result.payments[seat] - worse.result.payments[seat]


def played_out(deal: Deal, seat: int, card: Card) -> Deal:
    """The deal after this card and then the best of everybody, all cards seen."""
    deal = deal.play(Play(seat, card))
    for who, following in () if deal.over else _line(deal):
        deal = deal if deal.over else deal.play(Play(who, following))
    return deal


def _line(deal: Deal) -> list[tuple[Seat, Card]]:
    question = make_question(deal, line=True)
    (answer,) = solve_questions([question], 1)
    return [(question.seats[place], card) for place, card in answer.line]


def kind_of(view: View) -> str:
    """What a position asks: what to lead, whether to take the trick and with what, or what to throw on it.

    It tells nothing of the answer.
    """
    if view.table is None or not view.table.cards:
        return "lead"
    return "trick" if any(_takes(view, card) for card in cards_asked(view)) else "throw"


def _takes(view: View, card: Card) -> bool:
    assert view.table is not None
    cards = (*view.table.cards, card)
    return winning(cards, view.ranking) == len(cards) - 1
