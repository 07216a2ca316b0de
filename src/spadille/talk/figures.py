"""A hand in figures, for whoever is to bid: what it holds, and what else is known of the deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from spadille.play.view import View
from spadille.rules.goal import Counts
from spadille.talk.hands import heads_of, longest_suit, the_rank
from spadille.talk.sentence import Sentence, say, together

_NAMED: Final = 2
"""So many of the longest suit's highest cards are named."""


class Figured(NamedTuple):
    """One of the figures: what it is of, and what it is."""

    of: Sentence
    figure: Sentence


def figures(view: View) -> tuple[Figured, ...]:
    """What can be counted while there is bidding: the seat's own hand, then the deal."""
    holds = view.phase == "auction" and view.hand
    return (*_of_the_hand(view), *_of_the_deal(view)) if holds else ()


def _of_the_hand(view: View) -> Iterator[Figured]:
    if view.rules.counts is Counts.POINTS:
        points = view.ranking.points_in(view.hand)
        yield Figured(say("figure-points"), say("figure-points-told", points=points, all=view.rules.total))
    yield Figured(say("figure-longest"), _longest(view))


def _longest(view: View) -> Sentence:
    order = view.rules.contracts[0].order
    suit, cards = longest_suit(order, tuple(view.hand))
    heads = together(map(the_rank, heads_of(order, cards)[:_NAMED]))
    if not heads:
        return say("figure-longest-bare", count=len(cards), suit=suit)
    return say("figure-longest-told", count=len(cards), suit=suit, heads=heads)


def _of_the_deal(view: View) -> Iterator[Figured]:
    out = "figure-dealer" if view.dealer in view.active else "figure-dealer-out"
    yield Figured(say(out), say("figure-who", name=view.dealer))
    if widow := view.rules.packets.widow_size:
        yield Figured(say("figure-widow"), say("figure-widow-told", count=widow))
