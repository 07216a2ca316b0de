"""Beliefs: worlds drawn with regard to what bids and plays say of the hidden cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, fsum, log
from operator import mul

from spadille.bots.expert.customs import customs_in
from spadille.bots.player import Chance
from spadille.bots.searching.budget import seed
from spadille.bots.searching.cardplay import drawn
from spadille.play.view import View
from spadille.solver.outlook import Custom, Story
from spadille.solver.worlds import Whereabouts, Worlds


@dataclass(frozen=True, slots=True)
class Belief:
    """How much is looked at, and how far others are trusted to do what is customary."""

    looked_at: int = 2000
    """How many worlds are drawn evenly, of which the likely ones are kept."""
    doubt: float = 0.07
    """The part of all plays that are thought to follow no custom."""


BELIEF = Belief()


@dataclass(frozen=True, slots=True)
class Believed:
    """What a seat believes of the hidden cards, and of those who hold them."""

    worlds: Worlds
    """Each as often as it is likely."""
    custom: Custom
    """By which the others most likely play."""


def believed(view: View, where: Whereabouts, many: int, chance: Chance, belief: Belief = BELIEF) -> Believed:
    """So many worlds, and by which custom the others seem to play: who plays as nobody would by the one, with
    whatever hand, plays by the other.
    """
    assert view.known is not None
    looked_at, story = drawn(where, belief.looked_at, chance), Story(view)
    customs = customs_in(view.known.contract)
    told = [story.weighed(custom, looked_at, belief.doubt) for custom in customs]
    shares = _weights([_borne_out(said) for said in told])
    each = [_weights([by_hands + by_play for by_hands, by_play in said]) for said in told]
    weights = [sum(map(mul, shares, of_world)) for of_world in zip(*each, strict=True)]
    likeliest = customs[max(range(len(customs)), key=shares.__getitem__)]
    return Believed(looked_at.resampled(weights, many, seed(chance)), likeliest)


def _borne_out(said: Sequence[tuple[float, float]]) -> float:
    """How well a custom foretold what was played, as a logarithm: the mean over all hands."""
    return _sum(by_hands + by_play for by_hands, by_play in said) - _sum(by_hands for by_hands, _ in said)


def _sum(logarithms: Iterable[float]) -> float:
    """The logarithm of what these are the logarithms of, together."""
    every = list(logarithms)
    most = max(every)
    return most + log(fsum(exp(one - most) for one in every))


def _weights(logarithms: Sequence[float]) -> list[float]:
    """What these are the logarithms of, as parts of a whole."""
    whole = _sum(logarithms)
    return [exp(one - whole) for one in logarithms]
