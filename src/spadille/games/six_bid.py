"""Six-Bid Solo, after four descriptions. The rules in words: rulebook/six-bid.md."""

from dataclasses import replace

from spadille.cards import THIRTY_SIX, Suit
from spadille.rules.contract import CardCall, Contract, Ending, Exposure, Lead, Widow
from spadille.rules.follow import Void
from spadille.rules.game import AuctionStyle, Game, Rules, Sitters
from spadille.rules.goal import Against, AtLeast, Goal, NoPoints, NoTricks, Outcome
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
from spadille.rules.price import Fixed, PerPoint
from spadille.rules.seating import SittingOut

ALL, HEARTS = tuple(Suit), Suit.HEARTS
NOT_HEARTS, PACKETS = "not-hearts", ("4-3-W-4", "4-W-3-4", "3-W-4-4")
TRUMPS = {"any": ALL, NOT_HEARTS: (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)}
SIXTY = {"drawn": Outcome.DRAWN, "made": Outcome.WON}
OWN, BACK = {"refused": False, "allowed": True}, {"not-called": False, "any": True}
CALLS_FIRST = {"trump-first": False, "call-first": True}
SHOWN, (ELDEST, LEFT) = tuple(Exposure)[1:], tuple(Lead)
MISERE: dict[str, Goal] = {"no-points": NoPoints(), "no-tricks": NoTricks()}
PLAIN = Contract(id="", order=ACE_TEN, trumps=(), goal=NoPoints(), price=Fixed(1), ending=Ending.WHEN_LOST)
SOLO = replace(PLAIN, widow=Widow.DECLARERS, ending=Ending.PLAYED_OUT)


def declare(on: RuleSettings) -> Rules:
    """Return the rules of a table of Six-Bid Solo."""
    sixty, no_cards = Against(60, SIXTY[on.word("sixty")]), MISERE[on.word("misere_goal")]
    a_point, a_heart_point = PerPoint(on.number("solo_rate"), 60), PerPoint(on.number("heart_solo_rate"), 60)
    enough = AtLeast(on.number("guarantee_points"), ((HEARTS, on.number("guarantee_hearts_points")),))
    called = Fixed(on.number("call_value"), ((HEARTS, on.number("call_hearts_value")),))
    misere = replace(PLAIN, id="misere", goal=no_cards, price=Fixed(on.number("misere_value")))
    shown, lead = Exposure(on.word("spread_exposed")), Lead(on.word("spread_lead"))
    spread = replace(misere, id="spread", price=Fixed(on.number("spread_value")), lead=lead, exposure=shown)
    call = replace(SOLO, id="call", trumps=ALL, goal=AtLeast(120), price=called, ending=Ending.WHEN_LOST)
    own, back, order = on.word("call_own"), on.word("give_back"), on.word("call_order")
    call = replace(
        call, may_call_own=OWN[own], may_give_called_back=BACK[back], calls_first=CALLS_FIRST[order]
    )
    contracts = (
        replace(SOLO, id="solo", trumps=TRUMPS[on.word("solo_trumps")], goal=sixty, price=a_point),
        replace(SOLO, id="heart-solo", trumps=(HEARTS,), goal=sixty, price=a_heart_point),
        misere,
        replace(SOLO, id="guarantee", trumps=ALL, goal=enough, price=Fixed(on.number("guarantee_value"))),
        spread,
        replace(call, card_call=CardCall(on.word("call_card"))),
    )
    return Rules(
        settings=on,
        seats=range(3, 8),
        pack=THIRTY_SIX,
        packets=Packets.read(on.word("deal"), widow_size=3),
        players=3,
        auction=AuctionStyle(on.word("auction")),
        contracts=contracts,
        void=Void.MUST_TRUMP,
        sitters=Sitters(on.word("sitters")),
        sitting_out=SittingOut(on.word("sitting_out")),
    )


LOSS, REST = house("on-loss"), "dealer-and-left"
SHARES = (by_seats("on-loss", {5: "full", 6: house("full")}), LOSS, by_seats("on-loss", {5: LOSS}), LOSS)
RESTS = (by_seats(REST, {6: house(REST)}), house(REST), by_seats(REST, {5: house(REST)}), house(REST))

# Each option with its value in standard, gamerules, hoyle and white-knuckle.
TABLE: dict[Option, Row] = {
    Option("auction", "auction", ("rotation", "duel")): ("rotation", "duel", "duel", "duel"),
    Option("solo_trumps", "auction", tuple(TRUMPS)): (NOT_HEARTS, "any", inferred(NOT_HEARTS), NOT_HEARTS),
    Option("solo_rate", "prices"): (2, 2, 1, 2),
    Option("heart_solo_rate", "prices"): (3, 3, 2, 3),
    Option("sixty", "play", tuple(SIXTY)): ("drawn", inferred("drawn"), "made", "made"),
    Option("misere_goal", "play", tuple(MISERE)): ("no-points", "no-points", "no-points", "no-tricks"),
    Option("misere_value", "prices"): (30, 30, 40, 30),
    Option("guarantee_value", "prices"): (40, 40, 40, 40),
    Option("spread_value", "prices"): (60, 60, 60, 60),
    Option("guarantee_points", "play", least=61, most=120): (80, 80, 80, 80),
    Option("guarantee_hearts_points", "play", least=61, most=120): (74, 74, inferred(74), 74),
    Option("spread_lead", "play", tuple(Lead)): (LEFT, ELDEST, LEFT, LEFT),
    Option("spread_exposed", "play", SHOWN): (SHOWN[1], SHOWN[1], SHOWN[2], house(SHOWN[0])),
    Option("call_card", "auction", tuple(CardCall)): ("optional", "required", "required", inferred("none")),
    Option("call_own", "auction", tuple(OWN)): (house("refused"),) * 4,
    Option("give_back", "auction", tuple(BACK)): (house("not-called"),) * 4,
    Option("call_order", "auction", tuple(CALLS_FIRST)): (inferred("trump-first"),) * 2
    + (house("trump-first"),) * 2,
    Option("call_value", "prices"): (150, 100, 100, 100),
    Option("call_hearts_value", "prices"): (150, 150, inferred(150), 150),
    Option("sitters", "table", tuple(Sitters)): SHARES,
    Option("sitting_out", "table", tuple(SittingOut)): RESTS,
    Option("deal", "table", PACKETS): (PACKETS[0], inferred(PACKETS[0]), PACKETS[0], PACKETS[0]),
}
MATCHES = (
    match_terms(200, "end", unpaid="credited"),
    match_terms(150, house("debt")),
    match_terms(inferred(None), house("debt")),
    match_terms(inferred(None), house("debt"), whole_rounds="yes"),
)
STANDARD = Source("Six-bid solo", "Swedish rules, after six sources")
GAMERULES = Source("Six-Bid Solo", "Amber Crook, Game Rules")
HSG = Source("Hoyle's Standard Games", year=1924, pages="185–186")
HOYLE = Source("Six-bid solo", "Wikipedia, 7 January 2024", after=HSG)
KNUCKLE = Source("Six Bid", "White Knuckle Playing Cards")
VALUES, DEALS = ruled(TABLE, MATCHES), (End.DEALS,)
PRESETS = (
    Preset("standard", STANDARD, *VALUES[0], DEALS, beyond=house(6)),
    Preset("gamerules", GAMERULES, *VALUES[1], tuple(End), beyond=house(4)),
    Preset("hoyle", HOYLE, *VALUES[2], (End.OPEN,), Origin.INFERRED, beyond=inferred(5)),
    Preset("white-knuckle", KNUCKLE, *VALUES[3], DEALS, beyond=house(4)),
)
SIX_BID = Game(id="six-bid", options=tuple(TABLE), presets=PRESETS, declare=declare, costly_from=60)
