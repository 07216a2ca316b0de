"""Progressive Solo, also called Denver Solo, after an article that retells two books.

The rules in words: rulebook/en/progressive.md.
"""

from dataclasses import replace

from spadille.cards import THIRTY_SIX, Suit
from spadille.rules.contract import Contract, Widow
from spadille.rules.follow import Void
from spadille.rules.game import AuctionStyle, Game, Rules, Sitters
from spadille.rules.goal import Against, Outcome
from spadille.rules.options import Option, RuleSettings
from spadille.rules.order import ACE_TEN
from spadille.rules.packets import Packets
from spadille.rules.presets import (
    End,
    Origin,
    Preset,
    Row,
    Source,
    by_seats,
    house,
    inferred,
    match_terms,
    ruled,
)
from spadille.rules.price import PerPoint
from spadille.rules.seating import SittingOut

SIXTY = Against(60, Outcome.WON)
SOLO = Contract(
    id="", order=ACE_TEN, trumps=(), goal=SIXTY, price=PerPoint(1, 60), widow=Widow.DECLARERS, pot="solo"
)
FROG = replace(SOLO, id="frog", trumps=(Suit.HEARTS,), widow=Widow.TAKEN_UP, pot="frog")
SOLOS = (("spade", Suit.SPADES), ("club", Suit.CLUBS), ("diamond", Suit.DIAMONDS), ("heart", Suit.HEARTS))
POTS = {"none": (), "two": ("frog", "solo")}


def declare(on: RuleSettings) -> Rules:
    """Return the rules of a table of Progressive Solo."""
    frog = replace(FROG, price=PerPoint(on.number("frog_rate"), 60))
    solos = (
        replace(SOLO, id=f"{name}-solo", trumps=(trump,), price=PerPoint(on.number(f"{name}_rate"), 60))
        for name, trump in SOLOS
    )
    return Rules(
        settings=on,
        seats=range(3, 8),
        pack=THIRTY_SIX,
        packets=Packets.read(on.word("deal"), widow_size=3),
        players=3,
        auction=AuctionStyle.DOUBLING,
        contracts=(frog, *solos),
        void=Void.MUST_TRUMP,
        sitters=Sitters(on.word("sitters")),
        sitting_out=SittingOut(on.word("sitting_out")),
        antes=tuple((pot, on.number(f"{pot}_ante")) for pot in POTS[on.word("pots")]),
    )


RESTS = by_seats(inferred("dealer-and-left"), {5: house("dealer-and-left")})

# Each option, with its values in the presets pennycook and hoyle.
TABLE: dict[Option, Row] = {
    Option("sitters", "table", tuple(Sitters)[:3]): (inferred("none"), inferred("on-loss")),
    Option("pots", "prices", tuple(POTS)): ("none", "none"),
    Option("frog_ante", "prices", least=0): (house(1), house(1)),
    Option("solo_ante", "prices", least=0): (inferred(1), inferred(2)),
    Option("frog_rate", "prices"): (1, inferred(1)),
    Option("spade_rate", "prices"): (2, inferred(2)),
    Option("club_rate", "prices"): (3, inferred(3)),
    Option("diamond_rate", "prices"): (4, inferred(4)),
    Option("heart_rate", "prices"): (5, inferred(5)),
    Option("sitting_out", "table", tuple(SittingOut)): (RESTS, RESTS),
    Option("deal", "table", ("4-3-W-4", "4-W-3-4", "3-W-4-4")): (inferred("4-3-W-4"), inferred("4-3-W-4")),
}
ARTICLE = Source("Six-bid solo", "Wikipedia, 7 January 2024")
BOOK = Source("The Book of Card Games", "Andrew Pennycook, Granada", 1982, "286–287")
PENNYCOOK = replace(ARTICLE, after=BOOK)
HOYLE = replace(ARTICLE, after=Source("Hoyle's Standard Games", year=1924, pages="185–186"))
MATCH, ENDS = match_terms(inferred(None), house("debt")), (End.OPEN,)
AS_PENNYCOOK, AS_HOYLE = ruled(TABLE, (MATCH, MATCH))
PRESETS = (
    Preset("pennycook", PENNYCOOK, *AS_PENNYCOOK, ENDS, Origin.INFERRED, beyond=inferred(6)),
    Preset("hoyle", HOYLE, *AS_HOYLE, ENDS, Origin.INFERRED, beyond=inferred(5)),
)
PROGRESSIVE = Game(id="progressive", options=tuple(TABLE), presets=PRESETS, declare=declare)
