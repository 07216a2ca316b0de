"""The published descriptions of German Solo."""

from dataclasses import replace

from spadille.rules.contract import Missed
from spadille.rules.game import Bank
from spadille.rules.options import Option
from spadille.rules.presets import End, Origin, Preset, Row, Source, house, match_terms, ruled

LADDERS, COLOURS = ("long", "short"), ("doubled", "precedence")
TOPS, OBLIGED = ("each", "winners"), ("free", "obligatory")
MISSED, PAYMENT = tuple(Missed), (Bank.NONE, Bank.SIDE_ONLY)
SIX = ("after-six", "letter")

# Each option with its value in standard and altenburg.
TABLE: dict[Option, Row] = {
    Option("six_trick_first", "play", SIX): (house(SIX[0]), house(SIX[0])),
    Option("ladder", "auction", LADDERS): LADDERS,
    Option("grossfrage", "auction", OBLIGED): OBLIGED,
    Option("colour", "prices", COLOURS): COLOURS,
    Option("top_trumps", "prices", TOPS): TOPS,
    Option("payment", "prices", PAYMENT): PAYMENT,
    Option("last_missed", "play", MISSED): MISSED,
}
SWEDISH = Source("German solo", "Swedish rules")
ARTICLE = Source("German solo", "Wikipedia, 2026")
ALTENBURG = replace(ARTICLE, after=Source("Erweitertes Spielregelbüchlein aus Altenburg", year=1988))
MATCH, ENDS = match_terms(house(None), house("debt")), (End.OPEN,)
VALUES = ruled(TABLE, (MATCH, MATCH))
PRESETS = (
    Preset("standard", SWEDISH, *VALUES[0], ENDS, Origin.HOUSE),
    Preset("altenburg", ALTENBURG, *VALUES[1], ENDS, Origin.HOUSE),
)
