"""German Tarok, after two old treatises. The rules in words: rulebook/en/tarok.md."""

from dataclasses import replace

from spadille.cards import THIRTY_SIX, Suit
from spadille.rules.contract import Contract, LayAway, Widow
from spadille.rules.follow import Void
from spadille.rules.game import AuctionStyle, Game, Rules
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
    house,
    inferred,
    match_terms,
    ruled,
)
from spadille.rules.price import PerPoint

HEARTS, NOT_HEARTS = (Suit.HEARTS,), (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)
HALF, SEVENTY = 60, 70
PLAYED, YES = {"played": 1, "omitted": 0}, {"no": 0, "yes": 1}


def declare(on: RuleSettings) -> Rules:
    """Return the rules of a table of German Tarok."""
    couleur = Contract(
        id="frage-couleur",
        order=ACE_TEN,
        trumps=HEARTS,
        goal=Against(HALF, Outcome.DRAWN),
        price=PerPoint(2, HALF),
        widow=Widow.TAKEN_UP,
        lay_away=LayAway(on.word("aces_away")),
    )
    frage = replace(couleur, id="frage", trumps=NOT_HEARTS, price=PerPoint(1, HALF))
    over_seventy, price = Against(SEVENTY, Outcome.DRAWN), PerPoint(2, SEVENTY)
    seventy = replace(couleur, id="seventy", trumps=tuple(Suit), goal=over_seventy, price=price)
    closed = replace(couleur, widow=Widow.DECLARERS, lay_away=LayAway.ANY)
    solo = replace(closed, id="solo", trumps=NOT_HEARTS, price=PerPoint(3, HALF))
    return Rules(
        settings=on,
        seats=range(3, 5),
        pack=THIRTY_SIX,
        packets=Packets.read("W-4-3-4", widow_size=3),
        players=3,
        auction=AuctionStyle.PRECEDENCE,
        contracts=(
            *((frage,) * PLAYED[on.word("frage")]),
            couleur,
            *((seventy,) * YES[on.word("seventy")]),
            *(solo, replace(closed, id="heart-solo", price=PerPoint(4, HALF))),
        ),
        void=Void.MUST_TRUMP,
    )


# Each option, with its values in the presets sansprendre and aad.
TABLE: dict[Option, Row] = {
    Option("frage", "auction", tuple(PLAYED)): ("played", "omitted"),
    Option("seventy", "auction", tuple(YES)): ("no", "no"),
    Option("aces_away", "play", tuple(LayAway)): (LayAway.NOT_ACES, LayAway.ANY),
}
ARTICLE = Source("German Tarok", "Wikipedia, 2026")
TREATISE = replace(ARTICLE, after=Source("Das Sansprendre-Spiel", "Grau, Bayreuth", 1839, "3–4"))
GUIDE = replace(ARTICLE, after=Source("Ausführliche Anleitung zum Deutschtarokspielen", "Munich", 1881))
MATCH, ENDS = match_terms(inferred(None), house("debt")), (End.OPEN,)
VALUES = ruled(TABLE, (MATCH, MATCH))
PRESETS = (
    Preset("sansprendre", TREATISE, *VALUES[0], ENDS, Origin.HOUSE),
    Preset("aad", GUIDE, *VALUES[1], ENDS, Origin.HOUSE),
)
TAROK = Game(id="tarok", options=tuple(TABLE), presets=PRESETS, declare=declare)
