"""Play answers out with the reference players, in worlds that the seat believes in."""

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
    """What each answer gains on average, and what the reference players' own choice gains."""

    worths: dict[Action, float]
    undisturbed: float


def play_out_answers(
    view: View, worlds: Sequence[World], answers: Sequence[Action], seat: Seat, times: int
) -> ReferenceValues:
    """Return what a seat gains by each answer in the given worlds, each played out `times` times.

    The same random numbers are used for every answer, so that their differences are less noisy.
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
    """Return the layout in which the cards lie as in a world."""
    return Layout(view.rules, view.seats, view.dealer, world.hands, world.widow, view.active, view.pots)


def _encode_histories(company: ReferencePlayers, view: View, worlds: Sequence[World]) -> list[bytes]:
    """Return the encoded actions before the decision, by world.

    A hidden action is encoded as it is in each world; all others are encoded once.
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
