"""Deals of every game, preset and contract, drawn evenly, when the first card is to be played."""

from collections.abc import Iterator

from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.making import played, spread
from spadille.play.action import Action, Bid, Play
from spadille.play.deal import Deal
from spadille.play.phase import Phase
from spadille.play.tricks import TrickPlay
from spadille.rules.contract import Contract
from tests.laws.reduced_game import LITTLE

EVERY = tuple(
    (game, preset.id, contract.id)
    for game in (*GAMES.values(), LITTLE)
    for preset in game.presets
    for contract in game.rules(preset.id).contracts
)
"""Every contract of every preset of every game, and of a reduced one."""


class _CardsNext(Exception):
    """The first card is to be played."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal


def before_the_lead(seed: str, number: int) -> Deal:
    """One of a seeded series of deals: the contract that was drawn is played."""
    stream = Stream(key_of(seed, number))
    game, preset, undertaken = stream.one_of(EVERY)
    rules = game.rules(preset)
    seats, contract = stream.one_of(rules.seats), rules.contract(undertaken)
    while True:
        layout = dealt_by(stream, rules, seats, stream.below(seats))
        able = [seat for seat in layout.active if _may_bid(contract, layout.hand(seat).mask)]
        if able:
            deal = _led_to(Deal.of(layout), Bid(stream.one_of(able), contract.id), number, stream)
            if deal is not None:
                return deal


def _may_bid(contract: Contract, mask: int) -> bool:
    return contract.needs is None or (contract.needs.cards.mask & mask).bit_count() >= contract.needs.least


def _led_to(deal: Deal, bid: Bid, number: int, stream: Stream) -> Deal | None:
    """The deal before its first card, if the bid stands."""
    player = spread(bid, number, stream)

    def until_the_lead(at: Deal) -> Action:
        if isinstance(at.phase, TrickPlay):
            raise _CardsNext(at)
        return player(at)

    try:
        played(deal, until_the_lead)
    except _CardsNext as reached:
        declared = reached.deal.phase.declared
        stands = declared is not None and declared.contract.id == bid.contract
        return reached.deal if stands else None
    return None


def play_of(deal: Deal) -> TrickPlay:
    """The play of the cards of a deal that has come so far."""
    assert isinstance(deal.phase, TrickPlay)
    return deal.phase


def later(play: TrickPlay, stream: Stream) -> TrickPlay:
    """The same play after some more cards, any of those that may be played."""
    for _ in range(stream.below(24)):
        turn = play.turn
        after: Phase = play.after(Play(turn, stream.one_of(tuple(play.playable()))))
        if not isinstance(after, TrickPlay):
            break
        play = after
    return play


def plays(seed: str, count: int, first: int = 0) -> Iterator[TrickPlay]:
    """Plays before the first card, and in every fourth deal some cards later."""
    for number in range(first, first + count):
        play = play_of(before_the_lead(seed, number))
        yield later(play, Stream(key_of(f"{seed} later", number))) if number % 4 == 3 else play
