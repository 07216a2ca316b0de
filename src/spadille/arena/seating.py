"""Seating: the tables at which a deal is played, so that every bot has the same cards in every seat."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from random import Random

from spadille.arena.contest import ALL, LETTERS, REFERENCE, Contest
from spadille.bots import BOTS
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.contract import Partner
from spadille.rules.seating import Seat

NOBODY = "-"
LineUp = str
"""A letter for each seat: that of the bot in the seat, or `NOBODY`."""
TableStart = tuple[Deal, LineUp]
"""A deal to continue, and the line-up of its table."""


def make_starts(contest: Contest, number: int) -> tuple[TableStart, ...]:
    """Return the starts of all tables at which a deal is played."""
    return (
        _make_whole_deal_starts(contest, number)
        if contest.pairs is None
        else _make_pair_starts(contest, contest.pairs, number)
    )


def make_starts_alone(contest: Contest, number: int) -> tuple[TableStart, ...]:
    """Return the starts of only those tables at which the first bot has a single seat."""
    return tuple(start for start in make_starts(contest, number) if start[1].count(LETTERS[0]) == 1)


def make_line_ups(bots: int, players: int) -> tuple[LineUp, ...]:
    """Return every line-up of `bots` bots in `players` seats in which each bot has at least one seat.

    >>> make_line_ups(2, 3)
    ('AAB', 'ABA', 'ABB', 'BAA', 'BAB', 'BBA')
    """
    every = product(LETTERS[:bots], repeat=players)
    return tuple("".join(places) for places in every if len(set(places)) == bots)


def _make_whole_deal_starts(contest: Contest, number: int) -> tuple[TableStart, ...]:
    layout = contest.bid_layout(number)
    deal = Deal.of(layout)
    return tuple(
        (deal, _make_line_up(layout.seats, zip(layout.active, places, strict=True)))
        for places in make_line_ups(len(contest.bots), contest.rules.players)
    )


def _make_line_up(seats: int, places: Iterable[tuple[Seat, str]]) -> LineUp:
    letters = dict(places)
    return "".join(letters.get(seat, NOBODY) for seat in range(seats))


def _make_pair_starts(contest: Contest, wanted: str, number: int) -> tuple[TableStart, ...]:
    """Return two tables with the same contract, declared by the first and by the second bot.

    Return none if the reference bots bid another contract than the wanted one.
    """
    deal = bid_with_reference(contest, number)
    declared = deal.phase.declared
    if declared is None or wanted not in (ALL, declared.contract.id):
        return ()
    layout = deal.layout
    return tuple(
        (deal, _make_line_up(layout.seats, ((seat, "AB"[seat not in side]) for seat in layout.active)))
        for side in (declared.side, declared.defenders)
    )


def bid_with_reference(contest: Contest, number: int) -> Deal:
    """Bid a deal with the reference bot in every seat, until contract, trumps and partner are settled."""
    deal = Deal.of(contest.layout(number))
    seeds = {seat: f"{contest.cards}/{number}/{seat}/reference" for seat in deal.layout.active}
    chances = {seat: Random(whim) for seat, whim in seeds.items()}  # noqa: S311 - no secret
    while deal.turn is not None and is_settling(deal):
        deal = deal.play(BOTS[REFERENCE].answer(view_of(deal, deal.turn), chances[deal.turn]))
    return deal


def is_settling(deal: Deal) -> bool:
    """Return whether contract, trumps or partner are still to be settled.

    The call of a card for an exchange does not count: it belongs to what is compared.
    """
    declared = deal.phase.declared
    if declared is None or deal.phase.kind == "trump":
        return True
    return deal.phase.kind == "call" and declared.contract.partner is not Partner.ALONE
