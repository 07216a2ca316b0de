"""Exports of a deal as text: a record, and a diagram in a fixed-width font."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from spadille.app.deals.replay import find_code
from spadille.cards import Hand
from spadille.notation.records import record_json
from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.trick import Trick
from spadille.play.view import View
from spadille.rules.seating import Seat
from spadille.sentences import settlement
from spadille.sentences.audience import Audience
from spadille.sentences.card_lists import group_by_suit
from spadille.sentences.display_names import capitalize, format_card_symbol
from spadille.sentences.narration import counts_tricks, describe_action
from spadille.sentences.rules_summary import format_title
from spadille.text import Catalogue

LED, TOOK = ">", "*"
"""The marks beside the leader's card and the winner's card in a table of tricks."""


def render_record(deal: Deal) -> str:
    """Return the deal's record on one line."""
    return json.dumps(record_json(deal), ensure_ascii=False)


def name_seats(catalogue: Catalogue, deal: Deal) -> tuple[str, ...]:
    """Return a name for each seat when the players are unknown: by its place in the bidding order."""
    return tuple(_name_seat(catalogue, deal, seat) for seat in range(deal.layout.seats))


def _name_seat(catalogue: Catalogue, deal: Deal, seat: Seat) -> str:
    layout = deal.layout
    if seat == layout.dealer:
        return catalogue.say("deal-hand-dealer")
    if seat not in layout.active:
        return catalogue.say("deal-hand-out", seat=seat + 1)
    return catalogue.say(f"deal-hand-{layout.active.index(seat) + 1}")


def render_diagram(deal: Deal, catalogue: Catalogue, names: Sequence[str] | None = None) -> str:
    """Return a deal as text for a fixed-width font: hands, calls, tricks, result and code."""
    audience = Audience(catalogue, tuple(names or name_seats(catalogue, deal)), me=-1)
    view = view_of(deal, None)
    code = find_code(deal)
    parts = [
        [format_title(catalogue, deal.layout.rules)],
        list(_render_hands(audience, view, deal)),
        list(auction_lines(audience, view, deal)),
        list(_render_tricks(audience, view)),
        [] if view.result is None else [audience.render_line(settlement.describe_verdict(view, view.result))],
        [code] if code else [],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _render_hands(audience: Audience, view: View, deal: Deal) -> Iterator[str]:
    """Yield a line for each hand, then a line for the widow."""
    rows = list(hand_rows(audience, view, deal))
    width = max(len(name) for name, _ in rows)
    for name, hand in rows:
        yield f"{name:<{width}}  {hand}"


def hand_rows(audience: Audience, view: View, deal: Deal) -> Iterator[tuple[str, str]]:
    """Yield each hand's name and its cards, which are grouped by suit. The widow comes last."""
    layout = deal.layout
    for seat in layout.active:
        yield audience.names[seat], _format_hand(view, audience.catalogue, layout.hand(seat))
    if layout.widow:
        yield (
            capitalize(audience.catalogue.say("widow")),
            _format_hand(view, audience.catalogue, layout.widow),
        )


def _format_hand(view: View, catalogue: Catalogue, hand: Hand) -> str:
    """Return the cards of a hand as text, grouped by suit and sorted by the ranking of the contract."""
    suits = group_by_suit(view.ranking, hand).values()
    return "  ".join(" ".join(format_card_symbol(catalogue, card) for card in cards) for cards in suits)


def auction_lines(audience: Audience, view: View, deal: Deal) -> Iterator[str]:
    """Yield a line for each action except the cards played."""
    for action in deal.actions:
        if not isinstance(action, Play):
            yield audience.render_line(describe_action(view, action))


def _render_tricks(audience: Audience, view: View) -> Iterator[str]:
    """Yield the tricks as a table by seat, in aligned columns."""
    yield from _align_columns(trick_rows(audience, view))


def trick_rows(audience: Audience, view: View) -> Iterator[Sequence[str]]:
    """Yield the rows of a table of tricks: the players' names, then each trick's cards by seat.

    The leader's and the winner's card are marked. A last column holds the trick's points if points count.
    """
    if view.tricks:
        yield ["", *(audience.names[seat] for seat in view.active), ""]
    tricks_count = counts_tricks(view)
    for number, trick in enumerate(view.tricks, 1):
        yield [
            str(number),
            *_render_cards(audience.catalogue, view, trick),
            "" if tricks_count else str(trick.points),
        ]


def _render_cards(catalogue: Catalogue, view: View, trick: Trick) -> Iterator[str]:
    """Yield a trick's cards by seat, with the marks of the leader and the winner."""
    first = view.active.index(trick.leader)
    order = view.active[first:] + view.active[:first]
    by_seat = dict(zip(order, trick.cards, strict=False))
    for seat in view.active:
        sign = format_card_symbol(catalogue, by_seat[seat]) if seat in by_seat else ""
        yield f"{LED if seat == trick.leader else ' '}{sign}{TOOK if seat == trick.winner else ''}"


def _align_columns(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield each row as a line of text. Pad the cells so that the columns are aligned."""
    lines = list(rows)
    widths = [max(map(len, column)) for column in zip_longest(*lines, fillvalue="")]
    for row in lines:
        cells = (f"{cell:<{width}}" for cell, width in zip(row, widths, strict=False))
        yield "  ".join(cells).rstrip()
