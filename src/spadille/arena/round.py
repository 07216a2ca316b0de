"""A round: one deal played at all its tables."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from importlib import import_module

from spadille.arena.contest import LETTERS, Contest
from spadille.arena.seating import NOBODY, LineUp, TableStart, is_settling, make_starts, make_starts_alone
from spadille.arena.stopwatch import Stopwatch
from spadille.arena.table import BidForecast, Forfeit, SeatedBot, UnlawfulAnswer, play_to_end, seat_player
from spadille.notation.records import record_json
from spadille.notation.shape import Json, a_list, an_object, malformed, required, whole_number, word
from spadille.play.action import Bid
from spadille.play.deal import Deal
from spadille.rules.goal import Outcome
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class ScoredTable:
    """The result of a deal at one table."""

    line_up: LineUp
    outcome: Outcome
    contract: str | None
    declarer: Seat | None
    forced: bool
    """Whether all passed and the rules forced a contract on the declarer."""
    count: int | None
    payments: tuple[int, ...]
    forecast: BidForecast | None = None
    """The forecast that the declarer made with the bid, if any."""
    values: tuple[float, ...] | None = None
    """The payments less luck, if they were asked for."""

    @property
    def declaring_bot(self) -> str | None:
        """The letter of the declaring bot."""
        return None if self.declarer is None else self.line_up[self.declarer]

    @property
    def declarer_gain(self) -> int:
        """The declarer's gain, or 0 without a declarer."""
        return 0 if self.declarer is None else self.payments[self.declarer]

    def sum_payments(self, letter: str, *, less_luck: bool = False) -> float:
        """Return the sum of the gains of a bot's seats, with or without the luck that is known."""
        gains = self.values if less_luck and self.values is not None else self.payments
        return sum(gain for bot, gain in zip(self.line_up, gains, strict=True) if bot == letter)

    def to_json(self) -> dict[str, object]:
        return {
            "line_up": self.line_up,
            "outcome": self.outcome.value,
            "contract": self.contract,
            "declarer": self.declarer,
            "forced": self.forced,
            "count": self.count,
            "payments": list(self.payments),
            "foreseen": None if self.forecast is None else self.forecast.to_json(),
        }


def read_scored_table(value: object) -> ScoredTable:
    """Read a scored table from a results file.

    Raises:
        NotAllowed: `malformed` if the input has the wrong format.
    """
    table = an_object(value, "tables")
    contract = None if required(table, "contract") is None else word(table, "contract")
    declarer = None if required(table, "declarer") is None else whole_number(table, "declarer")
    count = None if required(table, "count") is None else whole_number(table, "count")
    payments = tuple(payment for payment in a_list(table, "payments") if isinstance(payment, int))
    line_up = word(table, "line_up")
    if len(payments) != len(line_up) or not 0 <= (declarer or 0) < len(line_up):
        raise malformed("payments")
    if word(table, "outcome") not in tuple(Outcome):
        raise malformed("outcome")
    outcome, forced = Outcome(word(table, "outcome")), required(table, "forced") is True
    return ScoredTable(line_up, outcome, contract, declarer, forced, count, payments, _read_forecast(table))


def _read_forecast(table: Json) -> BidForecast | None:
    if table.get("foreseen") is None:
        return None
    foreseen = an_object(table["foreseen"], "foreseen")
    count, chance = foreseen.get("count"), foreseen.get("chance")
    return BidForecast(
        count if isinstance(count, int | float) else None, chance if isinstance(chance, int | float) else None
    )


@dataclass(frozen=True, slots=True)
class Round:
    """The results of one deal at all its tables: one observation in the statistics."""

    deal: int
    tables: tuple[ScoredTable, ...]
    """The results. If card play is compared, bot A declares at the first table and B at the second; there are
    no tables if the contract was not bid."""
    records: tuple[dict[str, object], ...] = ()
    watches: tuple[Stopwatch, ...] = ()


FinishedTable = tuple[Deal, ScoredTable]
"""A finished deal and its result."""


def play_round(contest: Contest, number: int) -> Round | Forfeit:
    """Play a deal at all its tables. Output that bots print goes to standard error."""
    return _play_round_at(contest, number, make_starts(contest, number))


LuckReducer = Callable[[Deal, Sequence[str | None]], tuple[float, ...]]
"""A function that returns each seat's payment less luck, given the deal and the names of the bots by seat."""
_LESS_LUCK = "spadille.evaluation.less_luck"
"""The module with the reducer. It is imported only when needed, because it requires the native core."""


def play_round_less_luck(contest: Contest, number: int) -> Round | Forfeit:
    """Play a deal at all its tables, and take the luck of random choices out of the payments.

    The luck of the cards is not estimated: it is the same at all tables of the deal, and the line-ups cancel
    it.
    """
    reduce: LuckReducer = import_module(_LESS_LUCK).reduce_decision_luck
    return _play_round_at(contest, number, make_starts(contest, number), reduce)


def play_round_alone(contest: Contest, number: int) -> Round | Forfeit:
    """Play a deal only at those tables at which the first bot has a single seat."""
    return _play_round_at(contest, number, make_starts_alone(contest, number))


def play_tables(
    contest: Contest, number: int, tables: Iterable[TableStart], watches: Sequence[Stopwatch]
) -> tuple[FinishedTable, ...]:
    """Play a deal at `tables`, and return the finished tables.

    A table is omitted if the rules of the play do not allow what was bid by the rules of the auction.

    Raises:
        UnlawfulAnswer: a bot gave no legal answer.
    """
    with redirect_stdout(sys.stderr):
        ended = [_play_table(contest, number, start, watches) for start in tables]
    return tuple(table for table in ended if table is not None)


def make_record(contest: Contest, number: int, deal: Deal, line_up: LineUp) -> dict[str, object]:
    """Return a finished deal as a record, with its board and its players."""
    names = {seat: contest.bots[bot] for seat, bot in map_seats_to_bots(line_up).items()}
    players = [
        {"id": line_up[seat], "name": names[seat], "bot": names[seat]} if seat in names else None
        for seat in range(contest.seats)
    ]
    return {**record_json(deal), "board": f"{contest.cards}/{number}", "players": players}


def make_stopwatches(contest: Contest) -> tuple[Stopwatch, ...]:
    """Return a stopwatch for each bot."""
    return tuple(Stopwatch() for _ in contest.bots)


def _play_round_at(
    contest: Contest, number: int, tables: Iterable[TableStart], reduce: LuckReducer | None = None
) -> Round | Forfeit:
    watches = make_stopwatches(contest)
    try:
        ended = play_tables(contest, number, tables, watches)
    except UnlawfulAnswer as wrong:
        return wrong.to_forfeit(number)
    records = tuple(make_record(contest, number, deal, score.line_up) for deal, score in ended)
    scores = tuple(_add_values(contest, deal, score, reduce) for deal, score in ended)
    return Round(number, scores, records, watches)


def _add_values(contest: Contest, deal: Deal, score: ScoredTable, reduce: LuckReducer | None) -> ScoredTable:
    if reduce is None:
        return score
    by_seat = map_seats_to_bots(score.line_up)
    named = [
        None if bot is None or (contest.players and contest.players[bot] is not None) else contest.bots[bot]
        for bot in map(by_seat.get, range(contest.seats))
    ]
    return replace(score, values=reduce(deal, named))


def _play_table(
    contest: Contest, number: int, start: TableStart, watches: Sequence[Stopwatch]
) -> FinishedTable | None:
    deal, line_up = start
    seated = {
        seat: seat_player(
            contest.bots[bot],
            seat,
            f"{contest.cards}/{number}",
            watches[bot],
            contest.players[bot] if contest.players else None,
        )
        for seat, bot in map_seats_to_bots(line_up).items()
    }
    bid = deal if contest.auction is None else _bid_by_auction_rules(contest, number, deal, seated)
    if bid is None:
        return None
    deal = play_to_end(bid, seated)
    score = score_deal(deal, line_up)
    bidder = None if score.declarer is None or score.forced else seated[score.declarer]
    return deal, score if bidder is None else replace(score, forecast=bidder.forecast)


def _bid_by_auction_rules(
    contest: Contest, number: int, deal: Deal, seated: Mapping[Seat, SeatedBot]
) -> Deal | None:
    """Bid by the rules of the auction, and return the deal under the rules of the play.

    Return None if the rules of the play do not allow the bids.
    """
    while deal.turn is not None and is_settling(deal):
        deal = deal.play(seated[deal.turn].answer(deal))
    layout = contest.layout(number)
    try:
        return Deal.of(layout, deal.actions)
    except NotAllowed:
        return None


def map_seats_to_bots(line_up: LineUp) -> Mapping[Seat, int]:
    """Return the index of the bot at each seat."""
    return {seat: LETTERS.index(letter) for seat, letter in enumerate(line_up) if letter != NOBODY}


def score_deal(deal: Deal, line_up: LineUp) -> ScoredTable:
    """Score a finished deal."""
    result = deal.result
    assert result is not None
    bid = any(isinstance(action, Bid) for action in deal.actions)
    forced = result.contract is not None and not bid
    count = result.points if result.tricks is None else result.tricks
    return ScoredTable(
        line_up, result.outcome, result.contract, result.declarer, forced, count, result.payments
    )
