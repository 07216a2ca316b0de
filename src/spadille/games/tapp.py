"""Tapp, as a lexicon describes it. The rules in words: rulebook/tapp.md."""

from dataclasses import replace

from spadille.cards import THIRTY_SIX, Suit
from spadille.rules.contract import Contract, Ending, Widow
from spadille.rules.follow import Void
from spadille.rules.game import AuctionStyle, Game, Rules
from spadille.rules.goal import Against, AtLeastTricks, Outcome
from spadille.rules.options import RuleSettings
from spadille.rules.order import ACE_TEN
from spadille.rules.packets import Packets
from spadille.rules.presets import End, Origin, Preset, Source, house, match_terms
from spadille.rules.price import Fixed, PerPoint

ENOUGH, ALL = 61, 120
FRAGE = Contract(
    id="frage",
    order=ACE_TEN,
    trumps=(Suit.HEARTS,),
    goal=Against(ENOUGH, Outcome.WON),
    price=PerPoint(1, ENOUGH),
    widow=Widow.TAKEN_UP,
)
SOLO = replace(
    FRAGE,
    id="solo",
    trumps=(Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS),
    price=PerPoint(2, ENOUGH),
    widow=Widow.DECLARERS,
)
HEART_SOLO = replace(SOLO, id="heart-solo", trumps=FRAGE.trumps, price=PerPoint(4, ENOUGH))
GAMES = (FRAGE, SOLO, HEART_SOLO)


def tout(game: Contract) -> Contract:
    """Return a contract with every trick announced, at twice what all points are worth in it."""
    price = Fixed(2 * (ALL - ENOUGH) * game.price.counters)
    return replace(game, id=f"{game.id}-tout", goal=AtLeastTricks(11), price=price, ending=Ending.WHEN_LOST)


def declare(on: RuleSettings) -> Rules:
    """Return the rules of a table of Tapp."""
    return Rules(
        settings=on,
        seats=range(3, 4),
        pack=THIRTY_SIX,
        packets=Packets.read("4-3-W-4", widow_size=3),
        players=3,
        auction=AuctionStyle.ROTATION,
        contracts=(*GAMES, *map(tout, GAMES)),
        void=Void.MUST_TRUMP,
    )


SOURCE = Source("Meyers Großes Konversations-Lexikon", "Bibliographisches Institut, Leipzig", 1909, "319")
MATCH = match_terms(house(None), house("debt"))
PRESETS = (Preset("meyers", SOURCE, {}, MATCH, (End.OPEN,), Origin.HOUSE),)
TAPP = Game(id="tapp", options=(), presets=PRESETS, declare=declare, costly_from=60)
