"""Tables at which players of the house are asked everything there is to ask in some games."""

from collections.abc import Iterator
from random import Random

from spadille.bots import BOTS
from spadille.games import GERMAN_SOLO, PROGRESSIVE
from spadille.games.frog import FROG
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.making import Player, spread
from spadille.notation.records import Header
from spadille.play.action import Action, Bid, Pass
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.game import Game
from tests.laws.strong import strong_layout

GAMES: tuple[Game, ...] = (GERMAN_SOLO, PROGRESSIVE, FROG)


def deals(seed: str, number: int) -> Iterator[Deal]:
    """Every state of a deal in which somebody is to act. A contract drawn evenly is bid, often with the hand
    for it; the cards are played by the house, or anyhow.
    """
    stream = Stream(key_of(seed, number))
    game = stream.one_of(GAMES)
    rules = game.rules(stream.one_of(game.presets).id)
    seats = stream.one_of(rules.seats)
    at = Header(rules, seats, stream.below(seats))
    bid = Bid(stream.one_of(rules.active(seats, at.dealer)), stream.one_of(rules.contracts).id)
    strong = strong_layout(at, bid.seat, rules.contract(bid.contract), stream)
    deal = Deal.of(strong if stream.below(3) else dealt_by(stream, rules, seats, at.dealer))
    act = _acting(bid, number, stream)
    while not deal.over:
        yield deal
        deal = deal.play(act(deal))


def _acting(bid: Bid, number: int, stream: Stream) -> Player:
    """Most often the bid is let stand; now and then everybody passes."""
    bidding = spread(bid, number, stream) if number % 8 else _passing
    carefully = stream.below(4)

    def act(deal: Deal) -> Action:
        if deal.phase.kind == "auction":
            return bidding(deal)
        if not carefully or deal.turn is None:
            return stream.one_of(deal.answers())
        return BOTS["club"].answer(view_of(deal, deal.turn), Random(number))

    return act


def _passing(deal: Deal) -> Action:
    assert deal.turn is not None
    return Pass(deal.turn)
