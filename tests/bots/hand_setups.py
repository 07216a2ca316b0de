"""Deals in which some hands are given and the other cards are filled in."""

from collections.abc import Mapping
from random import Random

from spadille.bots import Player
from spadille.cards import Card, Hand
from spadille.notation.actions import read_action
from spadille.play.action import Action, Play
from spadille.play.deal import Deal
from spadille.play.layout import Layout, lay_out
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.game import Rules
from spadille.rules.seating import Seat


def make_layout(rules: Rules, held: Mapping[Seat, str], *, widow: str = "") -> Layout:
    """Return a layout with seat 0 as eldest and the hands in `held`. Other cards are dealt out in writing
    order.
    """
    seats, size = rules.players, rules.packets.hand_size
    hands = {seat: Hand.read(cards) for seat, cards in held.items()}
    lying = Hand.read(widow)
    rest = list(rules.pack.hand - Hand.of(card for hand in hands.values() for card in hand) - lying)
    for seat in range(seats):
        hand = hands.get(seat, Hand())
        missing, rest = rest[: size - len(hand)], rest[size - len(hand) :]
        hands[seat] = hand | Hand.of(missing)
    return lay_out(rules, seats, seats - 1, [hands[seat] for seat in range(seats)], lying | Hand.of(rest))


def make_view(layout: Layout, *done: str) -> View:
    """Return the view of the seat to act after the actions `done`."""
    deal = Deal.of(layout, map(read_action, done))
    assert deal.turn is not None
    return view_of(deal, deal.turn)


def ask(
    player: Player,
    rules: Rules,
    held: Mapping[Seat, str],
    *done: str,
    widow: str = "",
    seed: int = 1,
) -> Action:
    """Return a player's answer in a deal with the hands `held`, after the actions `done`."""
    return player.answer(make_view(make_layout(rules, held, widow=widow), *done), Random(seed))


def ask_card(player: Player, rules: Rules, held: Mapping[Seat, str], *done: str, seed: int = 1) -> Card:
    """Return the card that a player plays in a deal with the hands `held`, after the actions `done`."""
    action = ask(player, rules, held, *done, seed=seed)
    assert isinstance(action, Play)
    return action.card
