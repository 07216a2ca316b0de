"""Worlds: possible distributions of the cards that a view does not show. View and world give a whole deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spadille.cards import Hand
from spadille.play.action import Action, Veiled
from spadille.play.deal import Deal
from spadille.play.layout import lay_out
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.refusal import NotAllowed


@dataclass(frozen=True, slots=True)
class World:
    """A possible distribution of the hidden cards, with everything else that a view does not show."""

    hands: tuple[Hand | None, ...]
    """The cards of each seat as dealt; None for a seat that sits out."""
    widow: Hand
    unveiled: tuple[Action, ...] = ()
    """The actions that the view shows without their cards, in order."""


def world_of(deal: Deal) -> World:
    """Return the world that a deal actually has."""
    unveiled = _unveiled(deal.actions, view_of(deal, None).history)
    return World(deal.layout.hands, deal.layout.widow, unveiled)


def deal_in(view: View, world: World) -> Deal:
    """Return the whole deal of a view whose hidden cards are distributed as in `world`.

    Raises:
        NotAllowed: `bad-deal`, the code of an action that is not legal in this world, or `bad-world` if the
            seat would have seen something else.
    """
    layout = lay_out(view.rules, view.seats, view.dealer, world.hands, world.widow, pots=view.pots)
    deal = Deal.of(layout, _filled(view, world))
    if view_of(deal, view.seat) != view:
        raise NotAllowed("bad-world")
    return deal


def _unveiled(actions: Sequence[Action], seen: Sequence[Action | Veiled]) -> tuple[Action, ...]:
    return tuple(real for real, seen_ in zip(actions, seen, strict=True) if isinstance(seen_, Veiled))


def _filled(view: View, world: World) -> list[Action]:
    unveiled = iter(world.unveiled)
    filled: list[Action] = []
    for action in view.history:
        real = next(unveiled, None) if isinstance(action, Veiled) else action
        if real is None:
            raise NotAllowed("bad-world")
        filled.append(real)
    return filled
