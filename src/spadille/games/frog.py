"""Frog, after five descriptions. The rules in words: rulebook/en/frog.md."""

from dataclasses import replace

from spadille.cards import THIRTY_SIX, Suit
from spadille.rules.contract import Contract, Widow
from spadille.rules.follow import Void
from spadille.rules.game import AuctionStyle, Game, Rules, Sitters
from spadille.rules.goal import Against, Outcome
from spadille.rules.options import Option, RuleSettings
from spadille.rules.order import ACE_TEN
from spadille.rules.packets import Packets
from spadille.rules.presets import End, Origin, Preset, Row, Source, house, inferred, match_terms, ruled
from spadille.rules.price import PerPoint
from spadille.rules.seating import SittingOut

HEARTS = (Suit.HEARTS,)
NOT_HEARTS = (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)
TRUMPS = {"not-hearts": NOT_HEARTS, "any": tuple(Suit)}
SIXTY = {"drawn": Outcome.DRAWN, "made": Outcome.WON}
SHOWN = {"no": False, "yes": True}
STYLES = ("duel", "rotation", "one-round")
PACKETS = ("3-W-4-4", "4-3-W-4", "4-W-3-4")
SEATS = range(3, 6)


def declare(on: RuleSettings) -> Rules:
    """Return the rules of a table of Frog."""
    frog = Contract(
        id="frog",
        order=ACE_TEN,
        trumps=HEARTS,
        goal=Against(60, SIXTY[on.word("sixty")]),
        price=PerPoint(on.number("frog_rate"), 60),
        widow=Widow.TAKEN_UP,
        widow_shown=SHOWN[on.word("widow_shown")],
    )
    alone = replace(frog, widow=Widow.DECLARERS, widow_shown=False)
    chico_rate, grand_rate = PerPoint(on.number("chico_rate"), 60), PerPoint(on.number("grand_rate"), 60)
    chico = replace(alone, id="chico", trumps=TRUMPS[on.word("chico_trumps")], price=chico_rate)
    return Rules(
        settings=on,
        seats=SEATS,
        pack=THIRTY_SIX,
        packets=Packets.read(on.word("deal"), widow_size=3),
        players=3,
        auction=AuctionStyle(on.word("auction")),
        contracts=(frog, chico, replace(alone, id="grand", price=grand_rate)),
        void=Void.MUST_TRUMP,
        sitters=Sitters(on.word("sitters")),
        sitting_out=SittingOut(on.word("sitting_out")),
    )


DUEL, ONCE = STYLES[0], STYLES[2]
LOSS, THIRD = "on-loss", "dealer-and-third-left"
FOUR, LATE = PACKETS[1], PACKETS[2]
NO = inferred("no")

# Each option, with its values in the presets foster, modern, pagat, cats-at-cards and gamerules.
TABLE: dict[Option, Row] = {
    Option("auction", "auction", STYLES): (
        *(inferred(DUEL), inferred(DUEL)),
        *(inferred(ONCE), house(DUEL), ONCE),
    ),
    Option("chico_trumps", "auction", tuple(TRUMPS)): (
        *("not-hearts", inferred("not-hearts")),
        *("any", "not-hearts", "any"),
    ),
    Option("frog_rate", "prices"): (1, inferred(1), 1, 1, 1),
    Option("chico_rate", "prices"): (2, inferred(2), 2, 2, 2),
    Option("grand_rate", "prices"): (4, inferred(4), 3, 4, 3),
    Option("sixty", "play", tuple(SIXTY)): ("drawn", inferred("drawn"), "drawn", "drawn", inferred("drawn")),
    Option("widow_shown", "play", tuple(SHOWN)): ("yes", "no", NO, NO, NO),
    Option("deal", "table", PACKETS): (PACKETS[0], LATE, FOUR, FOUR, inferred(FOUR)),
    Option("sitters", "table", tuple(Sitters)[:3]): (LOSS, inferred(LOSS), *(house(LOSS),) * 3),
    Option("sitting_out", "table", tuple(SittingOut)): (THIRD, inferred(THIRD), *(house(THIRD),) * 3),
}
FOSTER = Source("Foster's Complete Hoyle", "R. F. Foster, F. A. Stokes", 1909, "441–442")
BOOKS = Source("Culbertson, Goren, Pennycook, Parlett", "books since the 1950s")
ARTICLE = Source("Frog (American card game)", "Wikipedia, 2026")
PAGAT = Source("Crazy Solo, Frog, Six-Bid Solo", "John McLeod, pagat.com, 21 August 2024")
CATS = Source("How to Play Six-Bid Solo", "CatsAtCards.com", 2015)
CROOK = Source("Frog", "Amber Crook, Game Rules")
AGREED, UNSAID = match_terms(inferred(None), house("debt")), match_terms(house(None), house("debt"))
VALUES = ruled(TABLE, (AGREED, AGREED, AGREED, UNSAID, UNSAID))
OPEN, INFERRED = (End.OPEN,), Origin.INFERRED
PRESETS = (
    Preset("foster", replace(ARTICLE, after=FOSTER), *VALUES[0], OPEN, INFERRED),
    Preset("modern", replace(ARTICLE, after=BOOKS), *VALUES[1], OPEN, INFERRED, beyond=inferred(3)),
    Preset("pagat", PAGAT, *VALUES[2], OPEN, INFERRED, beyond=house(4)),
    Preset("cats-at-cards", CATS, *VALUES[3], OPEN, Origin.HOUSE, beyond=house(4)),
    Preset("gamerules", CROOK, *VALUES[4], (End.OPEN, End.MINUTES, End.DEALS, End.TARGET), beyond=house(4)),
)
FROG = Game(id="frog", options=tuple(TABLE), presets=PRESETS, declare=declare)
