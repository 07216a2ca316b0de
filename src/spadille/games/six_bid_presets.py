"""The presets of Six-Bid Solo: the values of its options in five published descriptions."""

from spadille.rules.contract import CardCall, Exposure, Lead
from spadille.rules.game import Sitters
from spadille.rules.options import Option
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
from spadille.rules.seating import SittingOut

AUCTIONS, PACKETS = ("rotation", "duel"), ("4-3-W-4", "4-W-3-4", "3-W-4-4")
ANY, NOT_HEARTS = "any", "not-hearts"
SIXTY, MISERE = ("drawn", "made"), ("no-points", "no-tricks")
OWN, BACK, ORDER = ("refused", "allowed"), ("not-called", "any"), ("trump-first", "call-first")
SHOWN, (ELDEST, LEFT) = tuple(Exposure)[1:], (Lead.ELDEST, Lead.LEFT_OF_DECLARER)
LOSS, REST = house("on-loss"), "dealer-and-left"
SHARES = (
    by_seats("on-loss", {5: "full", 6: house("full")}),
    LOSS,
    by_seats("on-loss", {5: LOSS}),
    LOSS,
    LOSS,
)
RESTS = (by_seats(REST, {6: house(REST)}), house(REST), by_seats(REST, {5: house(REST)}), *(house(REST),) * 2)

# Each option, with its values in the presets standard, gamerules, hoyle, white-knuckle and pagat.
TABLE: dict[Option, Row] = {
    Option("auction", "auction", AUCTIONS): ("rotation", "duel", "duel", "duel", "duel"),
    Option("solo_trumps", "auction", (ANY, NOT_HEARTS)): (
        NOT_HEARTS,
        ANY,
        inferred(NOT_HEARTS),
        NOT_HEARTS,
        ANY,
    ),
    Option("solo_rate", "prices"): (2, 2, 1, 2, 2),
    Option("heart_solo_rate", "prices"): (3, 3, 2, 3, 3),
    Option("sixty", "play", SIXTY): ("drawn", inferred("drawn"), "made", "made", "drawn"),
    Option("misere_goal", "play", MISERE): (*("no-points",) * 3, "no-tricks", "no-points"),
    Option("misere_value", "prices"): (30, 30, 40, 30, 30),
    Option("guarantee_value", "prices"): (40,) * 5,
    Option("spread_value", "prices"): (60,) * 5,
    Option("guarantee_points", "play", least=61, most=120): (80,) * 5,
    Option("guarantee_hearts_points", "play", least=61, most=120): (74, 74, inferred(74), 74, 74),
    Option("spread_lead", "play", (ELDEST, LEFT)): (LEFT, ELDEST, LEFT, LEFT, LEFT),
    Option("spread_exposed", "play", SHOWN): (
        *(SHOWN[1], SHOWN[1], SHOWN[2]),
        *(house(SHOWN[0]), SHOWN[1]),
    ),
    Option("call_card", "auction", tuple(CardCall)): (
        *("optional", "required", "required"),
        *(inferred("none"), "required"),
    ),
    Option("call_own", "auction", OWN): (house("refused"),) * 5,
    Option("give_back", "auction", BACK): (house("not-called"),) * 5,
    Option("call_order", "auction", ORDER): (
        *(inferred("trump-first"),) * 2,
        *(house("trump-first"),) * 2,
        inferred("trump-first"),
    ),
    Option("call_value", "prices"): (150, 100, 100, 100, 100),
    Option("call_hearts_value", "prices"): (150, 150, inferred(150), 150, 150),
    Option("sitters", "table", tuple(Sitters)[:3]): SHARES,
    Option("sitting_out", "table", tuple(SittingOut)): RESTS,
    Option("deal", "table", PACKETS): (
        *(PACKETS[0], inferred(PACKETS[0])),
        *(PACKETS[0],) * 3,
    ),
}
MATCHES = (
    match_terms(200, "end", unpaid="credited"),
    match_terms(150, house("debt")),
    match_terms(inferred(None), house("debt")),
    match_terms(inferred(None), house("debt"), whole_rounds="yes"),
    match_terms(inferred(None), house("debt")),
)
STANDARD = Source("Six-bid solo", "Swedish rules, after six sources")
GAMERULES = Source("Six-Bid Solo", "Amber Crook, Game Rules")
HSG = Source("Hoyle's Standard Games", year=1924, pages="185–186")
HOYLE = Source("Six-bid solo", "Wikipedia, 7 January 2024", after=HSG)
KNUCKLE = Source("Six Bid", "White Knuckle Playing Cards")
PAGAT = Source("Crazy Solo, Frog, Six-Bid Solo", "John McLeod, pagat.com, 21 August 2024")
VALUES, DEALS = ruled(TABLE, MATCHES), (End.DEALS,)
PRESETS = (
    Preset("standard", STANDARD, *VALUES[0], DEALS, beyond=house(6)),
    Preset("gamerules", GAMERULES, *VALUES[1], tuple(End), beyond=house(4)),
    Preset("hoyle", HOYLE, *VALUES[2], (End.OPEN,), Origin.INFERRED, beyond=inferred(5)),
    Preset("white-knuckle", KNUCKLE, *VALUES[3], DEALS, beyond=house(4)),
    Preset("pagat", PAGAT, *VALUES[4], (End.OPEN,), Origin.INFERRED, beyond=house(4)),
)
