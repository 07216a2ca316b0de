"""The presets of Tapp: the values of its options in four published descriptions."""

from dataclasses import replace

from spadille.rules.options import Option
from spadille.rules.presets import End, Origin, Preset, Row, Source, house, inferred, match_terms, ruled

PAY = ("from-61", "in-parts", "from-60", "fixed")
TRUMPS = ("not-hearts", "any", "hearts")
TOUT = ("none", "double", "triple")
PACKETS = ("4-3-W-4", "W-4-3-4")

# Each option, with its values in the presets meyers, classic, wurttemberg and modern.
TABLE: dict[Option, Row] = {
    Option("auction", "auction", ("rotation", "precedence")): (
        *(house("rotation"), "precedence"),
        *("precedence", house("rotation")),
    ),
    Option("frage", "auction", ("played", "omitted")): (*("played",) * 3, inferred("omitted")),
    Option("solo_trumps", "auction", TRUMPS): (*(TRUMPS[0], TRUMPS[0]), *(TRUMPS[1], TRUMPS[0])),
    Option("pay", "prices", PAY): (*(PAY[0], inferred(PAY[1])), *(PAY[2], PAY[3])),
    Option("tout", "prices", TOUT): ("double", "double", "triple", inferred("none")),
    Option("deal", "table", PACKETS): (*(house(PACKETS[0]), PACKETS[1]), *(PACKETS[1], PACKETS[0])),
}
LEXICON = Source("Meyers Großes Konversations-Lexikon", "Bibliographisches Institut, Leipzig", 1909, "319")
ARTICLE = Source("Tapp (card game)", "Wikipedia, 2026")
ANTON = replace(
    ARTICLE, after=Source("Encyclopädie der Spiele", "Friedrich Anton, Wigand, Leipzig", 1879, "528–529")
)
BECK = replace(ARTICLE, after=Source("Tarock komplett", "Fritz Beck, Perlen-Reihe, Vienna", 1983, "168–169"))
LEAFLET = replace(ARTICLE, after=Source("Tapp-Spielanleitung", "Nürnberger-Spielkarten-Verlag"))
MATCH, ENDS = match_terms(house(None), house("debt")), (End.OPEN,)
VALUES = ruled(TABLE, (MATCH,) * 4)
PRESETS = (
    Preset("meyers", LEXICON, *VALUES[0], ENDS, Origin.HOUSE),
    Preset("classic", ANTON, *VALUES[1], ENDS, Origin.HOUSE),
    Preset("wurttemberg", BECK, *VALUES[2], ENDS, Origin.HOUSE),
    Preset("modern", LEAFLET, *VALUES[3], ENDS, Origin.HOUSE),
)
