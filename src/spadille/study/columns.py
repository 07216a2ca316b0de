"""The tables of a study: their columns, with types and descriptions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Row = dict[str, object]


class Kind(StrEnum):
    """The type of a column's values."""

    TEXT = "text"
    WORD = "word"
    """Text with few distinct values."""
    INTEGER = "integer"
    SMALL = "small integer"
    NUMBER = "number"
    TRUTH = "true or false"
    INTEGERS = "list of integers"
    WORDS = "list of words"
    NUMBERS = "list of numbers"


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table."""

    name: str
    kind: Kind
    doc: str
    optional: bool = False
    """Whether the value may be missing in a row."""


_WHERE = (
    Column("unit", Kind.WORD, "The unit of the study that the row belongs to, by its hash."),
    Column("deal", Kind.INTEGER, "The number of the deal in its series, from 0."),
    Column("table", Kind.SMALL, "The place of the table among those at which the deal was played, from 0."),
)

DEALS = (
    *_WHERE,
    Column("game", Kind.WORD, "The game."),
    Column("rules", Kind.WORD, "The preset of its rules."),
    Column("options", Kind.WORD, "The options that differ from the preset, as JSON."),
    Column("set", Kind.WORD, "What the series is for: tuning or reporting."),
    Column("seed", Kind.WORD, "The seed of the series; with set and deal it gives the cards."),
    Column("pairs", Kind.WORD, "The contract whose play alone is compared, or all.", optional=True),
    Column("auction", Kind.WORD, "The rules of the auction as JSON, where they are others.", optional=True),
    Column("dealer", Kind.SMALL, "The seat that dealt."),
    Column("line_up", Kind.WORD, "A letter for each seat: which bot sat there; - where nobody played."),
    Column("bots", Kind.WORDS, "The bot at each seat, empty where nobody played."),
    Column("code", Kind.TEXT, "The deal code: rules, cards and every action.", optional=True),
    Column("record", Kind.TEXT, "The deal as a record, in JSON, where it was asked for.", optional=True),
    Column("contract", Kind.WORD, "The contract that was played; nothing where all passed.", optional=True),
    Column("trumps", Kind.WORD, "The trump suit, where there is one.", optional=True),
    Column("declarer", Kind.SMALL, "The seat of the declarer.", optional=True),
    Column("partner", Kind.SMALL, "The seat of the partner, where the declarer has one.", optional=True),
    Column("forced", Kind.TRUTH, "Whether nobody bid and the contract fell to somebody."),
    Column("outcome", Kind.WORD, "What became of the contract: won, drawn, lost, or passed out."),
    Column("points", Kind.INTEGER, "The declaring side's card points, where points count.", optional=True),
    Column("tricks", Kind.SMALL, "The declaring side's tricks, where tricks count.", optional=True),
    Column("value", Kind.INTEGER, "The counters that one payer pays one payee, before doubling."),
    Column("payments", Kind.INTEGERS, "By seat, the counters that each gains or pays."),
    Column("gained", Kind.INTEGER, "The counters that the declarer gains or pays; 0 where there is none."),
    Column("foreseen_count", Kind.NUMBER, "The points or tricks the declarer foresaw.", optional=True),
    Column("foreseen_chance", Kind.NUMBER, "How likely the declarer thought it made.", optional=True),
)
"""The columns of `deals`: one row for each deal at each table."""

_DECIDED = (
    *_WHERE,
    Column("place", Kind.SMALL, "The place of the decision in the deal, from 0."),
    Column("seat", Kind.SMALL, "The seat that decided."),
)

DECISIONS = (
    *_DECIDED,
    Column("bot", Kind.WORD, "The bot that sat there; nothing where the reference bid.", optional=True),
    Column("phase", Kind.WORD, "The part of the deal: auction, trump, call, give, discard or play."),
    Column("action", Kind.WORD, "What was done, as records write it, without the seat."),
    Column("offered", Kind.WORDS, "Everything that the rules allowed."),
)
"""The columns of `decisions`: one row for each decision."""

JUDGEMENTS = (
    *_DECIDED,
    Column("kind", Kind.WORD, "What kind of decision the judge took it for, such as bid, call or play."),
    Column("worlds", Kind.INTEGER, "In how many lies of the hidden cards the judge looked."),
    Column("best", Kind.WORD, "The action that the judge finds best, by what the seat knew."),
    Column(
        "actions", Kind.WORDS, "The actions that the judge valued, the best and the one taken among them."
    ),
    Column(
        "values", Kind.NUMBERS, "By action, what the deal is worth to the seat in counters, by what it knew."
    ),
    Column("loss", Kind.NUMBER, "The counters that the action taken cost, without bias: it may be below 0."),
    Column("loss_error", Kind.NUMBER, "The standard error of the loss."),
    Column("chance", Kind.NUMBER, "How likely the contract is made after the action taken.", optional=True),
    Column("best_chance", Kind.NUMBER, "The same after the best.", optional=True),
    Column("verdict", Kind.WORD, "What the review of the deal calls it."),
)
"""The columns of `judgements`: one row for each evaluated decision with more than one legal answer."""

PARTS = (
    *_WHERE,
    Column("seat", Kind.SMALL, "The seat."),
    Column("payment", Kind.INTEGER, "The counters that it gained or paid."),
    Column("hand", Kind.NUMBER, "Of these what its own cards were worth before a bid."),
    Column("lie", Kind.NUMBER, "What luck brought besides: how the other cards lay."),
    Column("others", Kind.NUMBER, "What the others brought it, at what they knew."),
    Column("own", Kind.NUMBER, "What its own decisions cost."),
)
"""The columns of `parts`: one row for each seat that played in a deal, with the parts of its payment."""

TABLES = {"deals": DEALS, "decisions": DECISIONS, "judgements": JUDGEMENTS, "parts": PARTS}
