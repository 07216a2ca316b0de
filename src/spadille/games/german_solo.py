"""German Solo, after a Swedish and a German description. The rules in words: rulebook/en/german-solo.md."""

from collections.abc import Callable
from dataclasses import replace

from spadille.cards import THIRTY_TWO, Hand, Suit
from spadille.games.german_solo_presets import PRESETS, TABLE
from spadille.rules.contract import Contract, Ending, Exposure, Missed, Needs, Partner, Streak
from spadille.rules.follow import Void
from spadille.rules.game import AuctionStyle, Bank, Forced, Game, Rules
from spadille.rules.goal import AtLeastTricks, Counts, NoTricks
from spadille.rules.options import RuleSettings
from spadille.rules.order import BASTA, GERMAN, SPADILLE
from spadille.rules.packets import Packets
from spadille.rules.price import Fixed, Price

CLUBS = (Suit.CLUBS,)
A_CLUB, BLACK_QUEENS = Needs(Hand.read("AC KC JC TC 9C 8C 7C"), 1), Needs(Hand.of((SPADILLE, BASTA)), 2)
STOPS, OBLIGES = {"after-six": 6, "letter": None}, {"free": False, "obligatory": True}
IN_CLUBS, FIRST_AND_LAST = {"doubled": 2, "precedence": 1}, {"long": (1, 2), "short": (2, 4)}
EACH, WINNERS = {"each": (1,), "winners": ()}, {"each": None, "winners": Fixed(2)}
KICKER = Contract(
    id="kicker", order=GERMAN, trumps=(), goal=NoTricks(), price=Fixed(6), ending=Ending.WHEN_LOST
)
Priced = Callable[[int], Price]


def long_ladder(solo: Contract, grand: Contract, price: Priced, six: Streak) -> tuple[Contract, ...]:
    """Return the twelve contracts of the Swedish description."""
    question = replace(solo, id="question", price=price(2), partner=Partner.SILENT, may_ask=True)
    macker = solo.macker and price(2)
    tout = replace(solo, id="solo-tout", goal=AtLeastTricks(8), price=price(8), streak=None)
    tout = replace(tout, macker=macker, ending=Ending.WHEN_LOST)
    six_tricks = replace(solo, id="six-trick-solo", goal=AtLeastTricks(6), streak=six)
    return (
        question,
        replace(question, id="is-it", trumps=CLUBS, needs=A_CLUB),
        *(KICKER, replace(grand, id="grand", price=Fixed(8)), solo, six_tricks),
        replace(solo, id="solo-is-it", trumps=CLUBS),
        replace(six_tricks, id="six-trick-solo-is-it", trumps=CLUBS),
        replace(KICKER, id="bronco", price=Fixed(12), exposure=Exposure.BEFORE_LEAD),
        replace(KICKER, id="bull-solo", goal=AtLeastTricks(8), price=Fixed(14)),
        *(tout, replace(tout, id="solo-tout-is-it", trumps=CLUBS)),
    )


def short_ladder(solo: Contract, grand: Contract, price: Priced, _: Streak) -> tuple[Contract, ...]:
    """Return the contracts of the German description."""
    frage = replace(solo, id="frage", price=price(2), partner=Partner.SILENT, may_ask=True)
    forced = replace(grand, id="mussfrage", price=Fixed(1), needs=None, biddable=False, obliges=False)
    return (
        *(forced, frage, replace(frage, id="frage-clubs", trumps=CLUBS)),
        replace(grand, id="grossfrage", price=Fixed(3)),
        *(replace(solo, price=price(6)), replace(solo, id="solo-clubs", trumps=CLUBS, price=price(6))),
    )


LADDERS = {"long": (long_ladder, "question"), "short": (short_ladder, "mussfrage")}


def declare(on: RuleSettings) -> Rules:
    """Return the rules of a table of German Solo."""
    clubs, (first, last) = IN_CLUBS[on.word("colour")], FIRST_AND_LAST[on.word("ladder")]

    def price(other: int) -> Price:
        return Fixed(other, ((Suit.CLUBS, clubs * other),) * (clubs - 1))

    missed = Missed(on.word("last_missed"))
    five = Streak(price(first), price(last), earned_after=5, stop_after=5, missed=missed)
    solo = Contract(
        id="solo",
        order=GERMAN,
        trumps=tuple(Suit),
        goal=AtLeastTricks(5),
        price=price(4),
        streak=five,
        macker=next(map(price, EACH[on.word("top_trumps")]), None),
        matadors=WINNERS[on.word("top_trumps")],
    )
    partner, obliges = Partner.NAMES_TRUMP, OBLIGES[on.word("grossfrage")]
    grand = replace(solo, partner=partner, needs=BLACK_QUEENS, obliges=obliges)
    ladder, forced = LADDERS[on.word("ladder")]
    return Rules(
        settings=on,
        seats=range(4, 5),
        pack=THIRTY_TWO,
        packets=Packets.read("3-2-3", widow_size=0),
        players=4,
        auction=AuctionStyle.PRECEDENCE,
        contracts=ladder(solo, grand, price, replace(five, stop_after=STOPS[on.word("six_trick_first")])),
        void=Void.FREE,
        counts=Counts.TRICKS,
        bank=Bank(on.word("payment")),
        forced=Forced(SPADILLE, forced),
    )


GERMAN_SOLO = Game(id="german-solo", options=tuple(TABLE), presets=PRESETS, declare=declare, costly_from=12)
