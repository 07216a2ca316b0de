"""Six-Bid Solo, after five descriptions. The rules in words: rulebook/en/six-bid.md."""

from dataclasses import replace

from spadille.cards import THIRTY_SIX, Suit
from spadille.games.six_bid_presets import PRESETS, TABLE
from spadille.rules.contract import CardCall, Contract, Ending, Exposure, Lead, Widow
from spadille.rules.follow import Void
from spadille.rules.game import AuctionStyle, Game, Rules, Sitters
from spadille.rules.goal import Against, AtLeast, Goal, NoPoints, NoTricks, Outcome
from spadille.rules.options import RuleSettings
from spadille.rules.order import ACE_TEN
from spadille.rules.packets import Packets
from spadille.rules.price import Fixed, PerPoint
from spadille.rules.seating import SittingOut

ALL, HEARTS = tuple(Suit), Suit.HEARTS
TRUMPS = {"any": ALL, "not-hearts": (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)}
SIXTY = {"drawn": Outcome.DRAWN, "made": Outcome.WON}
OWN, BACK = {"refused": False, "allowed": True}, {"not-called": False, "any": True}
CALLS_FIRST = {"trump-first": False, "call-first": True}
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


SIX_BID = Game(id="six-bid", options=tuple(TABLE), presets=PRESETS, declare=declare, costly_from=60)
