"""The play of the cards as the seat to act sees it: many worlds solved, or walked through, in one call."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from spadille import _core
from spadille.cards import CARDS, Card
from spadille.play.public_knowledge import CardMask
from spadille.play.view import Known, View
from spadille.rules.contract import Partner, Widow
from spadille.rules.goal import Objective
from spadille.solver.card_locations import mask_held_by
from spadille.solver.core_input import InformationSetInput
from spadille.solver.ranking_tables import encode_ranking
from spadille.solver.worlds import Worlds


@dataclass(frozen=True, slots=True)
class MoveStatistics:
    """A card at the root of a tree, and what became of it."""

    visits: int
    payoff: float
    """Its mean."""


class InformationSet:
    """What is the same in every world of a view, and what is at stake for the seat to act."""

    def __init__(self, view: View, payoffs: Sequence[float]) -> None:
        """The play of a view.

        `worth` is by what the declaring side has in the end, card points or tricks, those set aside among
        them; where it is to take nothing, by whether it failed (0) or did (1).

        Raises:
            NotSolvable: the worth is no list of finite numbers.
        """
        assert view.known is not None
        assert view.table is not None
        self._known = view.known
        self.core = _encode_play(view, view.known, payoffs)

    def average_payoffs(self, worlds: Worlds) -> dict[Card, float]:
        """By card that may be played, its mean worth when all see all cards from then on.

        Raises:
            NotSolvable: there is no world.
        """
        return {CARDS[card]: worth for card, worth in self.core.average_payoffs(encode_worlds(worlds))}

    def find_sure_card(
        self, worlds: Worlds, cards: Iterable[Card], max_nodes: int, *, beats: bool
    ) -> tuple[Card | None, bool]:
        """The first of some cards by which a side that is to take nothing takes nothing in every world; with
        `beats`, by which it takes something in every one. Then whether that is settled, so many positions
        looked at.

        Raises:
            NotSolvable: there is no world, the side wants something, or a card may not be played.
        """
        numbers = bytes(card.number for card in cards)
        found = self.core.find_sure_card(encode_worlds(worlds), numbers, beats, max_nodes)
        return None if found.card is None else CARDS[found.card], found.settled

    def search_tree(self, worlds: Worlds, exploration: float, seed: int) -> dict[Card, MoveStatistics]:
        """By card tried, what became of it in a tree grown through each of the worlds in turn.

        Raises:
            NotSolvable: there is no world.
        """
        tried = self.core.search_tree(encode_worlds(worlds), exploration, seed)
        return {CARDS[move.card]: MoveStatistics(move.visits, move.payoff) for move in tried}


def _encode_play(view: View, known: Known, worth: Sequence[float]) -> _core.InformationSet:
    active, table = view.active, view.table
    assert table is not None
    side = {known.declarer} if known.partner is None else {known.declarer, known.partner}
    objective = known.contract.goal.objective
    partnered = known.contract.partner is not Partner.ALONE and known.called is not None
    return _core.InformationSet(
        encode_ranking(view.ranking, view.rules.void),
        InformationSetInput(
            leader=active.index(table.order[0]),
            trick=bytes(card.number for card in table.cards),
            called=known.called.number if partnered and known.called is not None else None,
            side=sum(1 << active.index(seat) for seat in side),
            objective=objective.value,
            taken=_count_taken(view, objective),
            payoffs=worth,
            counts_aside=known.contract.widow is not Widow.NOBODYS and objective is Objective.POINTS,
        ),
    )


def _count_taken(view: View, objective: Objective) -> list[int]:
    """By player from eldest on, what he has taken of what is counted."""
    of_tricks = objective.counts_tricks
    taken = dict.fromkeys(view.active, 0)
    for trick in view.tricks:
        taken[trick.winner] += 1 if of_tricks else trick.points
    return list(taken.values())


def list_held_cards(worlds: Worlds) -> list[tuple[CardMask, ...]]:
    """By world: the cards each seat still holds, by seat, and last the widow or what was laid away."""
    flat = iter(worlds.held_cards().cast("B").cast("Q"))
    return list(zip(*[flat] * (worlds.constraints.view.seats + 1), strict=True))


def encode_worlds(worlds: Worlds) -> bytes:
    """By world the cards each player still holds, from eldest on, and last those set aside."""
    evidence = worlds.constraints
    columns = [
        (mask_held_by(evidence.locations, seat), evidence.played[seat]) for seat in evidence.view.active
    ]
    columns.append((mask_held_by(evidence.locations, None), 0))
    return _core.project(worlds.bits, len(evidence.locations), columns)
