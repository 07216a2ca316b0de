"""Sluff, after one description and its program. The rules in words: rulebook/en/sluff.md."""

from dataclasses import replace

from spadille.cards import THIRTY_SIX, Suit
from spadille.rules.contract import Contract, Lead, Widow
from spadille.rules.follow import TrumpLeads, Void
from spadille.rules.game import AuctionStyle, Bank, Game, Rules, Sitters
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
    match_terms,
    ruled,
)
from spadille.rules.price import PerPoint

HEARTS, NOT_HEARTS = (Suit.HEARTS,), (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)
YES = {"no": False, "yes": True}
LEADS = (Lead.ELDEST, Lead.DECLARER)
WIDOWS, BANKS = (Widow.DECLARERS, Widow.LAST_TRICK), (Bank.NONE, Bank.THIRD_SHARE)
PACKETS = {text: Packets.read(text, widow_size=3) for text in ("4-3-W-4", "3-W-4-4", "4-W-3-4")}


def declare(on: RuleSettings) -> Rules:
    """Return the rules of a table of Sluff."""
    frog = Contract(
        id="frog",
        order=ACE_TEN,
        trumps=HEARTS,
        goal=Against(60, Outcome.DRAWN),
        price=PerPoint(1, 60),
        widow=Widow.TAKEN_UP,
        widow_shown=YES[on.word("widow_shown")],
        lead=Lead(on.word("lead")),
    )
    closed = replace(frog, widow_shown=False, widow=Widow.DECLARERS)
    solo = replace(closed, id="solo", trumps=NOT_HEARTS, price=PerPoint(2, 60))
    goes_to = Widow(on.word("heart_solo_widow"))
    return Rules(
        settings=on,
        seats=range(3, 5),
        pack=THIRTY_SIX,
        packets=PACKETS[on.word("deal")],
        players=3,
        auction=AuctionStyle.ROTATION,
        contracts=(frog, solo, replace(closed, id="heart-solo", price=PerPoint(3, 60), widow=goes_to)),
        void=Void.MUST_TRUMP,
        sitters=Sitters(on.word("sitters")),
        dealer_sees_widow=YES[on.word("dealer_sees_widow")],
        trump_leads=TrumpLeads(on.word("trump_leads")),
        bank=Bank(on.word("third_share")),
    )


TABLE: dict[Option, Row] = {
    Option("heart_solo_widow", "prices", WIDOWS): (Widow.LAST_TRICK,),
    Option("third_share", "prices", BANKS): (Bank.THIRD_SHARE,),
    Option("lead", "play", LEADS): (Lead.DECLARER,),
    Option("trump_leads", "play", tuple(TrumpLeads)): (TrumpLeads.WHEN_BROKEN,),
    Option("widow_shown", "table", tuple(YES)): ("yes",),
    Option("dealer_sees_widow", "table", tuple(YES)): ("yes",),
    Option("sitters", "table", tuple(Sitters)): (Sitters.ON_LOSS,),
    Option("deal", "table", tuple(PACKETS)): (house("4-3-W-4"),),
}
SOURCE = Source("Sluff: How to Play", "Matt McMillan, sluff-project", 2026)
MATCH = match_terms(120, Bankrupt.END_AT_ZERO)
VALUES = ruled(TABLE, (MATCH,))
PRESETS = (Preset("mcmillan", SOURCE, *VALUES[0], (End.OPEN,), Origin.INFERRED),)
SLUFF = Game(id="sluff", options=tuple(TABLE), presets=PRESETS, declare=declare)
