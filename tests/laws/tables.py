"""Random tables for the tests of invariants: any game, preset, options, seats, cards and play."""

from collections.abc import Iterator
from dataclasses import dataclass

from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.making import Player, passed, spread
from spadille.notation.records import Header
from spadille.play.action import Bid
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.rules.contract import Contract
from spadille.rules.game import Game, Rules
from spadille.rules.options import Option, OptionValue
from tests.laws.reduced_game import LITTLE
from tests.laws.steered_players import EvenPlayer, call_no_card
from tests.laws.strong_hands import make_strong_layout

LAWFUL: tuple[Game, ...] = (*GAMES.values(), LITTLE)
"""Every game, and a reduced one."""

_AT_RANDOM, _EVENED = (1, 15), 10
_NUMBERS = (1, 2, 3, 7, 40, 100, 1_000_000)


@dataclass(frozen=True)
class Sitting:
    """A deal that is about to be played at a table, with the random stream that decides everything in it."""

    layout: Layout
    player: Player
    """A player that plays the drawn contract if the auction allows it."""
    contract: Contract
    strong: bool
    stream: Stream

    @property
    def deals(self) -> Iterator[Deal]:
        """Every state of the deal, from the cards to the payments."""
        deal = Deal.of(self.layout)
        yield deal
        while not deal.over:
            deal = deal.play(self.player(deal))
            yield deal


def sitting(seed: str, number: int, games: tuple[Game, ...] = LAWFUL) -> Sitting:
    """Return deal `number` of a seeded series.

    All contracts are drawn equally often, and half of the hands are strong for their contract.
    """
    stream = Stream(key_of(seed, number))
    game = stream.one_of(games)
    rules = _rules(game, stream)
    seats = stream.one_of(rules.seats)
    at = Header(rules, seats, stream.below(seats))
    bidder = stream.one_of(rules.active(seats, at.dealer))
    contract = stream.one_of(rules.contracts)
    strong = bool(stream.below(2))
    if strong:
        layout = make_strong_layout(at, bidder, contract, stream)
    else:
        layout = dealt_by(stream, rules, seats, at.dealer)
    planned = _choose_player(Bid(bidder, contract.id), number, stream)
    return Sitting(layout, planned, contract, strong, stream)


def _choose_player(bid: Bid, number: int, stream: Stream) -> Player:
    """Return a player that usually makes sure that the bid is played. Sometimes all seats pass, play freely,
    or steer towards a draw.
    """
    manner = stream.below(16)
    if manner == 0:
        return lambda deal: passed(deal) or stream.one_of(deal.answers())
    if manner in _AT_RANDOM:
        return lambda deal: stream.one_of(deal.answers())
    player = call_no_card(spread(bid, number, stream)) if manner % 2 else spread(bid, number, stream)
    return EvenPlayer(player).answer if manner < _EVENED else player


def _rules(game: Game, stream: Stream) -> Rules:
    chosen = {option.id: _value(option, stream) for option in game.options if stream.below(3) == 0}
    return game.rules(stream.one_of(game.presets).id, chosen)


def _value(option: Option, stream: Stream) -> OptionValue:
    if option.words:
        return stream.one_of(option.words)
    values = [value for value in _NUMBERS if option.takes(value)]
    return stream.one_of(values or range(option.least, option.most + 1))
