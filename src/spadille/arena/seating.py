"""Who sits where: the same cards for every bot in every seat."""

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
"""A letter for each seat: which bot sits there, or nobody."""
TableStart = tuple[Deal, LineUp]
"""A deal and who plays it from there."""


def make_starts(contest: Contest, number: int) -> tuple[TableStart, ...]:
    """All the tables at which a deal is played."""
    return (
        _make_whole_deal_starts(contest, number)
        if contest.pairs is None
        else _make_pair_starts(contest, contest.pairs, number)
    )


def make_starts_alone(contest: Contest, number: int) -> tuple[TableStart, ...]:
    """Those tables only at which the first bot sits alone."""
    return tuple(start for start in make_starts(contest, number) if start[1].count(LETTERS[0]) == 1)


def make_line_ups(bots: int, players: int) -> tuple[LineUp, ...]:
    """Every way for so many bots to take the places so that none of them looks on.

    >>> line_ups(2, 3)
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
    """The same contract played by each bot against the other; nothing where another one was bid."""
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
    """The deal with its contract, its trumps and its sides settled, by the reference in every seat."""
    deal = Deal.of(contest.layout(number))
    whims = {seat: f"{contest.cards}/{number}/{seat}/reference" for seat in deal.layout.active}
    chances = {seat: Random(whim) for seat, whim in whims.items()}  # noqa: S311 - it may be guessed at
    while deal.turn is not None and is_settling(deal):
        deal = deal.play(BOTS[REFERENCE].answer(view_of(deal, deal.turn), chances[deal.turn]))
    return deal


def is_settling(deal: Deal) -> bool:
    """Whether contract, trumps or partner are still open. Calling a card for oneself belongs to the play."""
    declared = deal.phase.declared
    if declared is None or deal.phase.kind == "trump":
        return True
    return deal.phase.kind == "call" and declared.contract.partner is not Partner.ALONE
