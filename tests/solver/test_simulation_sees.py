"""What the simulator shows a seat is what its view says, no more and no less."""

from __future__ import annotations

import pytest

from spadille.cards import CARDS, Card, Hand
from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.trick import Trick
from spadille.play.view import View
from spadille.rules.contract import Partner
from spadille.rules.seating import Seat
from spadille.solver.simulation import OBSERVED, Simulation
from tests.solver.bulk import before_the_lead, play_of


def cards(held: Hand | tuple[Card, ...]) -> bytes:
    return bytes(card in held for card in CARDS)


def from_here(view: View) -> tuple[Seat, ...]:
    """The seats that play, the view's own first."""
    assert view.seat is not None
    own = view.active.index(view.seat)
    return view.active[own:] + view.active[:own]


def sides(view: View) -> list[int]:
    """By seat from here: 1 declares, 2 plays against, 0 is not known."""
    known = view.known
    assert known is not None
    secret = known.contract.partner is not Partner.ALONE and known.partner is None
    side = {known.declarer, known.partner}
    return [
        0 if secret and seat not in (*side, view.seat) else 1 if seat in side else 2
        for seat in from_here(view)
    ]


def expected(view: View) -> bytes:
    """An observation as docs/reference/simulation.md lays it out, made from the view."""
    known, table, seats = view.known, view.table, from_here(view)
    assert known is not None
    assert table is not None
    taken = [[trick for trick in view.tricks if trick.winner == seat] for seat in seats]
    trump = view.ranking.trump
    rows = [
        cards(view.hand),
        cards((known.called,) if known.called and known.contract.partner is not Partner.ALONE else ()),
        cards(next((hand for seat, hand in view.shown.items() if seat != view.seat), Hand())),
        *(cards(table.cards[place : place + 1]) for place in range(3)),
        *(cards(tuple(played_by(seat, trick, view.active) for trick in view.tricks)) for seat in seats),
        *[bytes(36)] * (4 - len(seats)),
        four([seat == table.order[0] for seat in seats]),
        four(sides(view)),
        four([len(tricks) for tricks in taken]),
        four([sum(trick.points for trick in tricks) for tricks in taken]),
        bytes(trump is not None and trump == suit for suit in range(4)),
        bytes([view.ranking.points_in(table.cards), len(view.hand)]),
    ]
    return b"".join(rows).ljust(OBSERVED, b"\0")


def played_by(seat: Seat, trick: Trick, active: tuple[Seat, ...]) -> Card:
    return trick.cards[active.index(seat) - active.index(trick.leader)]


def four(entries: list[int] | list[bool]) -> bytes:
    return bytes(entries).ljust(4, b"\0")


@pytest.mark.parametrize("seats", [3, 4])
def test_a_seat_sees_what_its_view_says(seats: int) -> None:
    dealt = [before_the_lead("seen", number) for number in range(400)]
    deals = [deal for deal in dealt if len(deal.layout.active) == seats]
    simulation = Simulation.of([play_of(deal) for deal in deals], seed=seats)
    observed, chosen = bytearray(OBSERVED * len(deals)), bytearray(len(deals))
    while simulation.playing:
        simulation.step(observed=observed, cards=chosen)
        for place, deal in enumerate(deals):
            row = bytes(observed[OBSERVED * place : OBSERVED * (place + 1)])
            assert row == (bytes(OBSERVED) if deal.over else seen_by_turn(deal))
            if not deal.over:
                assert deal.turn is not None
                deals[place] = deal.play(Play(deal.turn, CARDS[chosen[place]]))
    assert all(deal.over for deal in deals)


def seen_by_turn(deal: Deal) -> bytes:
    return expected(view_of(deal, deal.turn))
