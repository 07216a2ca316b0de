"""Slough, after the Official Rules of Card Games of 1922. The rules in words: rulebook/en/slough.md."""

from collections.abc import Callable
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
    Bankrupt,
    End,
    Origin,
    Preset,
    Row,
    Source,
    house,
    inferred,
    match_terms,
    ruled,
)
from spadille.rules.price import Fixed, PerPoint, Price
from spadille.rules.seating import SittingOut

HEARTS, NOT_HEARTS = (Suit.HEARTS,), (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)
SIXTY = {"drawn": Outcome.DRAWN, "made": Outcome.WON}
FROG, PENALTY = {"played": 0, "omitted": 1}, {"no": 0, "yes": 1}
STYLES = ("duel", "rotation", "one-round")
SINGLY = Packets.singly(11, widow_at=(1, 4, 8))
PACKETS = {
    SINGLY.text: SINGLY,
    **{text: Packets.read(text, widow_size=3) for text in ("3-W-4-4", "4-3-W-4", "4-W-3-4")},
}


def by_the_point(rate: int) -> Price:
    """Return a price of `rate` counters for each card point above or below 60."""
    return PerPoint(rate, 60)


PAY: dict[str, Callable[[int], Price]] = {"per-point": by_the_point, "fixed": Fixed}


def declare(on: RuleSettings) -> Rules:
    """Return the rules of a table of Slough."""
    price = PAY[on.word("pay")]
    heart_price = price(on.number("heart_solo_rate"))
    heart_solo = Contract(
        id="heart-solo",
        order=ACE_TEN,
        trumps=HEARTS,
        goal=Against(60, SIXTY[on.word("sixty")]),
        price=heart_price,
        widow=Widow.DECLARERS,
    )
    solo = replace(heart_solo, id="simple-solo", trumps=NOT_HEARTS, price=price(on.number("solo_rate")))
    frog_price, penalty = price(on.number("frog_rate")), (None, heart_price)[PENALTY[on.word("penalty_frog")]]
    frog = replace(heart_solo, id="frog", price=frog_price, price_lost=penalty, widow=Widow.TAKEN_UP)
    return Rules(
        settings=on,
        seats=range(3, 8),
        pack=THIRTY_SIX,
        packets=PACKETS[on.word("deal")],
        players=3,
        auction=AuctionStyle(on.word("auction")),
        contracts=(frog, solo, heart_solo)[FROG[on.word("frog")] :],
        void=Void.MUST_TRUMP,
        sitters=Sitters(on.word("sitters")),
        sitting_out=SittingOut(on.word("sitting_out")),
    )


# Each option, with its values in the presets slough, straight and coeur-dalene.
TABLE: dict[Option, Row] = {
    Option("auction", "auction", STYLES): (inferred("duel"),) * 3,
    Option("frog", "auction", tuple(FROG)): ("played", "omitted", "played"),
    Option("pay", "prices", tuple(PAY)): ("per-point", "per-point", "fixed"),
    Option("frog_rate", "prices"): (1, house(1), 1),
    Option("solo_rate", "prices"): (2, 1, 2),
    Option("heart_solo_rate", "prices"): (3, 2, 3),
    Option("penalty_frog", "prices", tuple(PENALTY)): (inferred("no"), house("no"), inferred("no")),
    Option("sixty", "play", tuple(SIXTY)): (inferred("drawn"),) * 3,
    Option("sitters", "table", tuple(Sitters)): (inferred("on-loss"),) * 3,
    Option("sitting_out", "table", tuple(SittingOut)): (house("dealer-and-left"),) * 3,
    Option("deal", "table", tuple(PACKETS)): ("singly-1-4-8",) * 3,
}
RULES = Source("Official Rules of Card Games", "USPC, Cincinnati", 1922, "213–216")
SOURCE = Source("Frog (American card game)", "Wikipedia, 2026", after=RULES)
CHIPS = match_terms(120, Bankrupt.END, inferred("lost"))
VALUES, OPEN = ruled(TABLE, (CHIPS, CHIPS, match_terms(house(None), house("debt")))), (End.OPEN,)
NAMES = ("slough", "straight", "coeur-dalene")
PRESETS = tuple(
    Preset(name, SOURCE, *values, OPEN, Origin.INFERRED) for name, values in zip(NAMES, VALUES, strict=True)
)
SLOUGH = Game(id="slough", options=tuple(TABLE), presets=PRESETS, declare=declare)
