"""Proved puzzles: every lie (possible layout of the unseen cards) is searched, so the answer is exact."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spadille.bots.search.cardplay import settled
from spadille.cards import Card
from spadille.notation.codes import code_of, deal_of
from spadille.play.action import Action, Play
from spadille.play.deal import Deal
from spadille.play.phase import Phase
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.play.world import World, deal_in
from spadille.puzzles.certainty import CertainSearch, TooManyPositions, is_contract_made
from spadille.puzzles.position import MAX_PROVED_CARDS, classify_position, has_different_cards, playable_cards
from spadille.puzzles.puzzle import Failure, ProvedPuzzle, PuzzleSource
from spadille.rules.contract import Partner
from spadille.rules.seating import Seat
from spadille.solver.information_set import InformationSet
from spadille.solver.questions import solve_deal
from spadille.solver.worlds import Worlds, WorldSampler

MAX_LIES = 420
MIN_LIES = 2


@dataclass(frozen=True)
class Lies:
    """All lies of a view, that is, all possible layouts of the cards that the seat cannot see."""

    view: View
    worlds: Worlds
    seat: Seat
    wants_made: bool
    """Whether the seat wants the contract to be made; if false, it wants it to fail."""

    @property
    def failures(self) -> dict[Card, int]:
        """For each card, the number of lies in which it fails even if all players see all
        cards afterwards.
        """
        return self._count_failures(self.worlds)

    def find_first_failing(self, card: Card) -> World:
        """Return the first lie in which a card fails. There must be one."""
        low, high = 0, len(self.worlds)
        while high - low > 1:
            middle = (low + high) // 2
            fails = self._count_failures(_slice_worlds(self.worlds, low, middle))[card]
            low, high = (low, middle) if fails else (middle, high)
        return self.worlds[low]

    def is_certain(self, card: Card) -> bool:
        """Return whether the card succeeds in every lie, whatever the other seats play, without a guess."""
        search = CertainSearch(self.seat, self.wants_made)
        try:
            return search.is_certain_after(self._phases, Play(self.seat, card))
        except TooManyPositions:
            return False

    @property
    def is_open(self) -> bool:
        """Whether the contract is undecided in every lie."""
        return all(is_contract_made(phase) is None for phase in self._phases)

    @property
    def _phases(self) -> list[Phase]:
        return [deal_in(self.view, world).phase for world in self.worlds]

    def _count_failures(self, worlds: Worlds) -> dict[Card, int]:
        known = self.view.known
        assert known is not None
        chances = InformationSet(self.view, settled(self.view, known).made()).average_payoffs(worlds)
        return {card: self._failed_lies(chance, len(worlds)) for card, chance in chances.items()}

    def _failed_lies(self, chance: float, lies: int) -> int:
        return round((1 - chance if self.wants_made else chance) * lies)


def find_lies(view: View, max_lies: int = MAX_LIES) -> Lies | None:
    """Return all lies of a view in which a card is to be played.

    Return None if there are too many or too few, or if the seat does not know its own side.
    """
    known = view.known
    if known is None or view.seat is None or not _are_sides_known(view):
        return None
    where = WorldSampler(view)
    if where.count < MIN_LIES:
        return None
    worlds = where.enumerate(max_lies)
    if worlds is None:
        return None
    return Lies(view, worlds, view.seat, wants_made=view.seat in (known.declarer, known.partner))


def _are_sides_known(view: View) -> bool:
    known = view.known
    return known is not None and (known.contract.partner is Partner.ALONE or known.partner is not None)


def _slice_worlds(worlds: Worlds, low: int, high: int) -> Worlds:
    width = len(worlds.bits) // len(worlds)
    return Worlds(worlds.constraints, worlds.bits[low * width : high * width])


def find_only_card(failing: Mapping[Card, int]) -> Card | None:
    """Return the card that fails in no lie, if every other card fails in some lie; else None."""
    good = [card for card, lies in failing.items() if not lies]
    return good[0] if len(good) == 1 and len(failing) > 1 else None


def find_proved_puzzle(deal: Deal, _: Action, origin: PuzzleSource) -> ProvedPuzzle | None:
    """Return the proved puzzle at a position, or None."""
    if deal.phase.kind != "play" or deal.turn is None or len(deal.phase.hands[deal.turn]) > MAX_PROVED_CARDS:
        return None
    view = view_of(deal, deal.turn)
    cards = list(playable_cards(view))
    lies = find_lies(view) if len(cards) > 1 else None
    if lies is None:
        return None
    failing = lies.failures
    best = find_only_card(failing)
    if best is not None and lies.is_certain(best):
        return _make_puzzle(deal, lies, best, failing, origin)
    if not any(failing.values()) and _is_even(view, lies, cards):
        return ProvedPuzzle(code_of(deal), classify_position(view), None, origin, len(lies.worlds), {}, 0)
    return None


def _is_even(view: View, lies: Lies, cards: list[Card]) -> bool:
    """Return whether every card is certain to succeed although the contract is not decided yet."""
    return has_different_cards(view, cards) and lies.is_open and all(map(lies.is_certain, cards))


def _make_puzzle(
    deal: Deal, lies: Lies, best: Card, failing: dict[Card, int], origin: PuzzleSource
) -> ProvedPuzzle:
    worlds = {card: deal_in(lies.view, lies.find_first_failing(card)) for card in failing if card is not best}
    ends = {card: play_out_best(lie, lies.seat, card) for card, lie in worlds.items()}
    fails = {card: Failure(failing[card], code_of(end)) for card, end in ends.items()}
    prices = [
        _payment_difference(play_out_best(worlds[card], lies.seat, best), end, lies.seat)
        for card, end in ends.items()
    ]
    kind = classify_position(lies.view)
    return ProvedPuzzle(code_of(deal), kind, best, origin, len(lies.worlds), fails, max(prices))


def verify_proved_puzzle(puzzle: ProvedPuzzle) -> bool:
    """Return whether a repeated search finds the same puzzle, and each stored failure is one."""
    again = find_proved_puzzle(puzzle.deal, puzzle.deal.answers()[0], puzzle.origin)
    return again == puzzle and all(_is_failure(puzzle, failure) for failure in puzzle.failures.values())


def _is_failure(puzzle: ProvedPuzzle, failure: Failure) -> bool:
    """Return whether the stored deal of a failure is possible for the seat, and the card fails in it."""
    end = deal_of(failure.code)
    before = Deal.of(end.layout, end.actions[: len(puzzle.deal.actions)])
    lies = find_lies(puzzle.view)
    assert lies is not None
    return view_of(before, puzzle.seat) == puzzle.view and is_contract_made(end.phase) is not lies.wants_made


def _payment_difference(better: Deal, worse: Deal, seat: int) -> int:
    assert better.result is not None
    assert worse.result is not None
    return better.result.payments[seat] - worse.result.payments[seat]


def play_out_best(deal: Deal, seat: int, card: Card) -> Deal:
    """Return the deal after a card and then the best play of all seats, who see all cards."""
    deal = deal.play(Play(seat, card))
    for who, following in () if deal.over else solve_deal(deal, line=True).line:
        deal = deal if deal.over else deal.play(Play(who, following))
    return deal
