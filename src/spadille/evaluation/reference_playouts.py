"""Value answers by playouts of the reference players, in worlds sampled from the seat's posterior."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from spadille.env.reference_players import DealPrefix, ReferencePlayers, reference_players_at
from spadille.play.action import Action, Veiled
from spadille.play.layout import Layout
from spadille.play.view import View
from spadille.play.world import World
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class ReferenceValues:
    """The mean gains after each of some answers, and after the reference players' own choice."""

    worths: dict[Action, float]
    undisturbed: float
    """The mean gain if the reference players also choose the answer."""


def play_out_answers(
    view: View, worlds: Sequence[World], answers: Sequence[Action], seat: Seat, times: int
) -> ReferenceValues:
    """Return the mean gain of `seat` after each answer, over `times` playouts in each world.

    Every answer uses the same random numbers, so that their differences are less noisy.
    """
    company = reference_players_at(view.rules, view.seats)

    layouts, done = [_layout_of(view, world) for world in worlds], _encode_histories(company, view, worlds)

    def mean(*more: Action) -> float:
        last = company.encode_actions(more, view.active)
        begun = [
            DealPrefix(layout, before + last, number)
            for number, (layout, before) in enumerate(zip(layouts, done, strict=True))
        ]
        return fmean(gain for gains in company.sample_gains(begun, times, seat) for gain in gains)

    return ReferenceValues({answer: mean(answer) for answer in answers}, mean())


def _layout_of(view: View, world: World) -> Layout:
    """Return the layout of a deal with the cards as in `world`."""
    return Layout(view.rules, view.seats, view.dealer, world.hands, world.widow, view.active, view.pots)


def _encode_histories(company: ReferencePlayers, view: View, worlds: Sequence[World]) -> list[bytes]:
    """Return the encoded actions before the decision, for each world.

    An action that the view hides differs between the worlds. All others are encoded once.
    """
    seen = [
        None if isinstance(action, Veiled) else company.encode_actions((action,), view.active)
        for action in view.history
    ]
    if None not in seen:
        return [b"".join(filter(None, seen))] * len(worlds)
    return [b"".join(_encode_unveiled(company, view, world, seen)) for world in worlds]


def _encode_unveiled(
    company: ReferencePlayers, view: View, world: World, seen: Sequence[bytes | None]
) -> Iterator[bytes]:
    unveiled = iter(world.unveiled)
    for numbers in seen:
        yield company.encode_actions((next(unveiled),), view.active) if numbers is None else numbers
