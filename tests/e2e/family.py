"""Deals of the other games, for the kinds of decision that only these games have."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from spadille.cards import Hand
from spadille.games import GAMES, game_named
from spadille.notation.records import header_json
from spadille.rules.seating import Seat
from tests.e2e.boards import Board
from tests.e2e.chromium import Language
from tests.e2e.evening import Evening
from tests.e2e.table import ByKeyboard, Table


def deal_to_eldest(game: str, preset: str, seats: int, dealer: Seat, hand: str) -> Board:
    """Return a deal in which eldest has this hand. The other seats get the rest of the
    pack in writing order.
    """
    rules = game_named(game).rules(preset)
    active = rules.active(seats, dealer)
    rest = list(rules.pack.hand - Hand.read(hand))
    size = rules.packets.hand_size
    hands: dict[Seat, str] = {active[0]: str(Hand.read(hand))}
    for seat in active[1:]:
        hands[seat], rest = str(Hand.of(rest[:size])), rest[size:]
    record: dict[str, Any] = {**header_json(rules, seats, dealer), "actions": []}
    return record | {"hands": [hands.get(seat) for seat in range(seats)], "widow": str(Hand.of(rest))}


FIVE_TRUMPS: Final = deal_to_eldest("german-solo", "standard", 4, 3, "QC 7D QS AD KD QD JD 8H")
"""Seat 0 wins the first five tricks with diamonds as trumps. Another seat has the ace of hearts."""
FROG: Final = deal_to_eldest("progressive", "pennycook", 3, 2, "AH TH KH QH JH AS TS AD TD AC TC")
"""Seat 0 takes every trick of a frog."""
STRONG: Final = "AH TH KH QH JH AS TS AD TD AC TC"
SMALL_GAMES: Final = (("frog", "frog"), ("sluff", "frog"), ("tapp", "frage"))
"""Each game with the contract whose declarer takes up the widow."""


def certain_win(game: str) -> Board:
    """Return a deal in which eldest, at seat 0, takes every trick with hearts as trumps."""
    return deal_to_eldest(game, GAMES[game].presets[0].id, 3, 2, STRONG)


Wishes = Mapping[Seat, Sequence[str]]


def sit_down(
    evening: Evening, page: Page, board: Board, wishes: Wishes, way: type[Table], *, language: Language = "en"
) -> Table:
    """Open a table for this deal, seat simulated players at all other seats, and join the
    table with `page`.
    """
    others = range(1, board["seats"])
    table = {name: board[name] for name in ("game", "rules", "seats")}
    match = {"start": None, "bankrupt": "debt", "end": {"deals": 1}}
    opened = evening.open_table(page, **table, match=match, free=list(others))
    evening.seat_players(opened, {seat: wishes.get(seat, ()) for seat in others})
    page.goto(f"http://{evening.address}/table/{opened}")
    return way(page, language)


def press(table: Table, button: Locator) -> None:
    """Press a button in the way in which the table is operated: by mouse, touch or keyboard."""
    if isinstance(table, ByKeyboard):
        button.focus()
        table.page.keyboard.press("Enter")
    else:
        table.press(button)


def lay_away(table: Table, *cards: str, shown: Callable[[], None] = lambda: None) -> None:
    """Choose cards in the hand, call `shown`, and then discard the cards."""
    box = table.part("lay-away-box")
    go = box.get_by_role("button", name=table.words.say("discard-go"), exact=True)
    expect(go).to_be_disabled()
    for card in cards:
        press(table, table.card(card))
        expect(table.card(card)).to_have_attribute("aria-selected", "true")
    shown()
    press(table, go)
    expect(box).to_have_count(0)
