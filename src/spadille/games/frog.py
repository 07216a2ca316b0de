"""Frog, after the common descriptions. All values are our rulings. The rules in words: rulebook/frog.md."""

from dataclasses import replace

from spadille.cards import THIRTY_SIX, Suit
from spadille.rules.contract import Contract, Widow
from spadille.rules.follow import Void
from spadille.rules.game import AuctionStyle, Game, Rules
from spadille.rules.goal import Against, Outcome
from spadille.rules.options import RuleSettings
from spadille.rules.order import ACE_TEN
from spadille.rules.packets import Packets
from spadille.rules.presets import End, Origin, Preset, Source, house, match_terms
from spadille.rules.price import PerPoint

HEARTS = (Suit.HEARTS,)
UNDERTAKEN = Contract(
    id="frog",
    order=ACE_TEN,
    trumps=HEARTS,
    goal=Against(60, Outcome.DRAWN),
    price=PerPoint(1, 60),
    widow=Widow.TAKEN_UP,
)
SOLO = replace(
    UNDERTAKEN,
    id="solo",
    trumps=(Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS),
    price=PerPoint(2, 60),
    widow=Widow.DECLARERS,
)
HEART_SOLO = replace(SOLO, id="heart-solo", trumps=HEARTS, price=PerPoint(3, 60))


def declare(on: RuleSettings) -> Rules:
    """Return the rules of a table of Frog."""
    return Rules(
        settings=on,
        seats=range(3, 4),
        pack=THIRTY_SIX,
        packets=Packets.read("4-3-W-4", widow_size=3),
        players=3,
        auction=AuctionStyle.ROTATION,
        contracts=(UNDERTAKEN, SOLO, HEART_SOLO),
        void=Void.MUST_TRUMP,
    )


SOURCE = Source("Frog", "rules of the house, after the common descriptions")
MATCH = match_terms(house(None), house("debt"))
PRESETS = (Preset("plain", SOURCE, {}, MATCH, (End.OPEN,), Origin.HOUSE, beyond=house(3)),)
FROG = Game(id="frog", options=(), presets=PRESETS, declare=declare)
