"""Tests of how deals and views are displayed: ten lines of text, a one-line repr, and an HTML table in a
notebook.
"""

from html.parser import HTMLParser

import pytest

from spadille.cards import Hand
from spadille.games import GAMES
from spadille.notation.making import made
from spadille.play.deal import Deal
from spadille.play.drawing import suited
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.game import Rules

TABLES = [
    (game.rules(game.presets[0].id), seats)
    for game in GAMES.values()
    for seats in game.rules(game.presets[0].id).seats
]


def states(rules: Rules, seats: int) -> list[Deal]:
    """Return every state of a deal."""
    ended = next(made(rules, seats, "drawn", 1, "spread"))
    deals = [Deal.of(ended.layout)]
    for action in ended.actions:
        deals.append(deals[-1].play(action))
    return deals


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_at_every_moment_a_deal_is_drawn_in_ten_lines_and_named_in_one(rules: Rules, seats: int) -> None:
    for deal in states(rules, seats):
        shown = [deal, *(view_of(deal, seat) for seat in (None, *range(seats)))]
        assert len(str(deal).splitlines()) <= 10
        assert all(len(str(view._drawn()).splitlines()) <= 10 for view in shown if isinstance(view, View))
        assert all(len(repr(drawn)) <= 110 and "\n" not in repr(drawn) for drawn in shown)


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_view_draws_no_card_that_its_seat_does_not_see(rules: Rules, seats: int) -> None:
    for deal in states(rules, seats)[:-1]:
        for seat in deal.layout.active:
            view = view_of(deal, seat)
            drawn = [line.split(None, 1) for line in str(view._drawn()).splitlines()[1:]]
            hands = {name: cards for name, cards in drawn if name.isdigit()}
            assert hands.pop(str(seat)) == suited(view.hand)
            assert all(
                cards
                == (
                    suited(view.shown[int(name)])
                    if int(name) in view.shown
                    else f"{view.counts[int(name)]} cards"
                )
                for name, cards in hands.items()
            )


class Table(HTMLParser):
    """A parser that collects the text of an HTML table and checks that its tags are balanced."""

    def __init__(self) -> None:
        super().__init__()
        self.text: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_a_notebook_shows_what_the_terminal_shows() -> None:
    deal = states(*TABLES[0])[-1]
    table = Table()
    table.feed(deal._repr_html_())
    assert table.open == []
    assert "".join("".join(table.text).split()) == "".join(str(deal).split())


def test_a_hand_that_is_drawn_can_be_read_again() -> None:
    hand = Hand.read("AS TS 9D")
    assert suited(hand) == "♠AT ♦9"
    assert Hand.read(suited(hand)) == hand
