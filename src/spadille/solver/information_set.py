"""Information sets: a position as the seat to act knows it, evaluated over many worlds in one call."""

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
    """The statistics of one card at the root of a search tree."""

    visits: int
    payoff: float
    """The mean payoff."""


class InformationSet:
    """The part of a view that is the same in every world, and the payoffs for the seat to act."""

    def __init__(self, view: View, payoffs: Sequence[float]) -> None:
        """Build the information set of a view in the play of the cards.

        `payoffs` is indexed by the final card points or tricks of the declaring side, including those set
        aside. If the side must take nothing, it is indexed by failure (0) or success (1).

        Raises:
            NotSolvable: a payoff is not finite, or there is none.
        """
        assert view.known is not None
        assert view.table is not None
        self._known = view.known
        self.core = _encode_play(view, view.known, payoffs)

    def average_payoffs(self, worlds: Worlds) -> dict[Card, float]:
        """Return the mean payoff of each legal card if all players see all cards once it is played (PIMC).

        Raises:
            NotSolvable: there is no world.
        """
        return {CARDS[card]: payoff for card, payoff in self.core.average_payoffs(encode_worlds(worlds))}

    def find_sure_card(
        self, worlds: Worlds, cards: Iterable[Card], max_nodes: int, *, beats: bool
    ) -> tuple[Card | None, bool]:
        """Return the first of `cards` after which the declaring side surely takes nothing, in every world.

        With `beats`, return the first card after which the side surely takes something. The second value is
        true if the search was completed within `max_nodes` positions.

        Raises:
            NotSolvable: there is no world, the side may take something, or a card is illegal.
        """
        numbers = bytes(card.number for card in cards)
        sure = self.core.find_sure_card(encode_worlds(worlds), numbers, beats, max_nodes)
        return None if sure.card is None else CARDS[sure.card], sure.settled

    def search_tree(self, worlds: Worlds, exploration: float, seed: int) -> dict[Card, MoveStatistics]:
        """Run ISMCTS, one iteration for each world, and return the statistics of each card tried.

        Raises:
            NotSolvable: there is no world.
        """
        moves = self.core.search_tree(encode_worlds(worlds), exploration, seed)
        return {CARDS[move.card]: MoveStatistics(move.visits, move.payoff) for move in moves}


def _encode_play(view: View, known: Known, payoffs: Sequence[float]) -> _core.InformationSet:
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
            payoffs=payoffs,
            counts_aside=known.contract.widow in (Widow.DECLARERS, Widow.TAKEN_UP)
            and objective is Objective.POINTS,
            aside_to_last=known.contract.widow is Widow.LAST_TRICK,
            locked=view.trumps_locked,
        ),
    )


def _count_taken(view: View, objective: Objective) -> list[int]:
    """Return the card points or tricks that each player has taken so far, from eldest on."""
    of_tricks = objective.counts_tricks
    taken = dict.fromkeys(view.active, 0)
    for trick in view.tricks:
        taken[trick.winner] += 1 if of_tricks else trick.points
    return list(taken.values())


def list_held_cards(worlds: Worlds) -> list[tuple[CardMask, ...]]:
    """Return, for each world, the cards that each seat still holds, followed by the cards of the widow or the
    discards.
    """
    flat = iter(worlds.held_cards().cast("B").cast("Q"))
    return list(zip(*[flat] * (worlds.constraints.view.seats + 1), strict=True))


def encode_worlds(worlds: Worlds) -> bytes:
    """Encode worlds for the core: for each world, the cards that each player still holds, from eldest on,
    followed by the cards set aside.
    """
    constraints = worlds.constraints
    columns = [
        (mask_held_by(constraints.locations, seat), constraints.played[seat])
        for seat in constraints.view.active
    ]
    columns.append((mask_held_by(constraints.locations, None), 0))
    return _core.project(worlds.bits, len(constraints.locations), columns)
