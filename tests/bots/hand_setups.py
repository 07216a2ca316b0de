"""Tables with the hands that a test speaks of, the other cards lying anyhow."""

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
    """The first seat is eldest; what is not said is dealt out in writing order."""
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
    """The view of the seat whose turn it is after all this was done."""
    deal = Deal.of(layout)
    for action in done:
        deal = deal.play(read_action(action))
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
    """What a player answers with these hands, when it is his turn after all this was done."""
    return player.answer(make_view(make_layout(rules, held, widow=widow), *done), Random(seed))


def ask_card(player: Player, rules: Rules, held: Mapping[Seat, str], *done: str, seed: int = 1) -> Card:
    """The card he plays then."""
    action = ask(player, rules, held, *done, seed=seed)
    assert isinstance(action, Play)
    return action.card
