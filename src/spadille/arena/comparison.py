"""Compare players on the same deals: `spadille.arena.compare`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, astuple, dataclass
from html import escape
from importlib import import_module
from itertools import combinations
from statistics import fmean
from typing import Any

import spadille
from spadille.arena.contest import Contest, ContestError, Deals
from spadille.arena.estimate import Estimate, estimate_mean
from spadille.arena.players import load_player
from spadille.arena.process_pool import play_rounds
from spadille.arena.report import contract_unit, difference, gain_alone, gain_over
from spadille.arena.round import Round, play_round, play_round_less_luck
from spadille.arena.series import PlayerSpec, check_player
from spadille.arena.table import Forfeit
from spadille.bots import Player
from spadille.games import rules_named
from spadille.notation.making import FIRST_SEED, read_seed
from spadille.rules.seating import Seat

_LEAST = 2


@dataclass(frozen=True, slots=True)
class Gain:
    """The advantage of one player over another in a comparison."""

    player: str
    opponent: str
    """The name of the other player, or of all others together, separated by commas."""
    measure: str
    """`over`: counters a seat and deal more than the opponent. `alone`: counters a deal in one seat, with the
    opponent in all others. `over-less-luck` and `alone-less-luck`: the same, less luck. In a comparison of
    card play `counters`, `points`, `tricks` or `made`: how much more of it as declarer of the same contract.
    """
    estimate: Estimate
    """The mean over the deals, with its 95 % interval."""

    def __str__(self) -> str:
        low, high, mean = self.estimate.low, self.estimate.high, self.estimate.mean
        figure = "-" if mean is None else f"{mean:+.2f}"
        interval = "" if low is None or high is None else f" ({low:+.2f} to {high:+.2f})"
        among = " among" if self.measure.startswith("alone") else ""
        return f"{self.player} {self.measure}{among} {self.opponent}: {figure}{interval}, n={self.estimate.n}"

    def reverse(self) -> Gain:
        """Return the opponent's gain over the player."""
        mean, error, low, high = astuple(self.estimate)[:4]
        negative = [None if figure is None else 0 - figure for figure in (mean, high, low)]
        estimate = Estimate(negative[0], error, negative[1], negative[2], self.estimate.n)
        return Gain(self.opponent, self.player, self.measure, estimate)


@dataclass(frozen=True)
class Report:
    """The result of `compare`, with all its inputs, so that it can be repeated."""

    players: tuple[str, ...]
    game: str
    rules: str
    seats: int
    deals: int
    cards: str
    """The seed of the cards; `spadille deal` gives the same cards for it."""
    pairs: str | None
    version: str
    """The version of Spadille."""
    gains: tuple[Gain, ...]

    @property
    def ranking(self) -> tuple[Gain, ...]:
        """The gain of each player over all others, or as declarer, the best first."""
        others = {name: ", ".join(other for other in self.players if other != name) for name in self.players}
        measure = "over" if self.pairs is None else "counters"
        gains = [g for g in self.gains if g.measure == measure and g.opponent == others[g.player]]
        return tuple(sorted(gains, key=lambda gain: -(gain.estimate.mean or 0)))

    def find(self, player: str, opponent: str, measure: str = "over") -> Estimate:
        """Return one of the estimates.

        Raises:
            KeyError: there is no such estimate.
        """
        for gain in self.gains:
            if (gain.player, gain.opponent, gain.measure) == (player, opponent, measure):
                return gain.estimate
        there = "; ".join(f"{gain.player}, {gain.opponent}, {gain.measure}" for gain in self.gains)
        raise KeyError(f"{player}, {opponent}, {measure} is not in the report: there are {there}")

    @property
    def heading(self) -> str:
        """A line that states which players were compared, and on which deals."""
        play = "" if self.pairs is None else f", card play of {self.pairs}"
        return f"{self.game} {self.rules}, {self.seats} seats, {self.deals} deals of {self.cards}{play}"

    def __str__(self) -> str:
        return "\n".join([self.heading, *(f"  {gain}" for gain in self.gains)])

    def __repr__(self) -> str:
        return f"<Report on {', '.join(self.players)}: {self.heading}>"

    def _repr_html_(self) -> str:
        """Return the report as a notebook shows it."""
        names = ("player", "opponent", "measure", "mean", "low", "high", "n")
        head = "".join(f'<th scope="col">{name}</th>' for name in names)
        rows = "".join(
            f"<tr>{''.join(f'<td>{escape(_format(row[name]))}</td>' for name in names)}</tr>"
            for row in self.rows()
        )
        return f"<table><caption>{escape(self.heading)}</caption><tr>{head}</tr>{rows}</table>"

    def rows(self) -> list[dict[str, Any]]:
        """Return a row for each estimate."""
        return [
            {
                "player": gain.player,
                "opponent": gain.opponent,
                "measure": gain.measure,
                **gain.estimate.to_json(),
            }
            for gain in self.gains
        ]

    def to_json(self) -> dict[str, Any]:
        """Return the report as JSON."""
        return {**asdict(self), "kind": "comparison", "players": list(self.players), "gains": self.rows()}

    def to_pandas(self) -> Any:  # noqa: ANN401 - pandas is not needed for anything else
        """Return a pandas data frame with a row for each estimate.

        Raises:
            ModuleNotFoundError: pandas is not installed.
        """
        return import_module("pandas").DataFrame(self.rows())


def _format(figure: object) -> str:
    if figure is None:
        return "-"
    return f"{figure:+.2f}" if isinstance(figure, float) else str(figure)


def compare(
    players: Sequence[PlayerSpec],
    *,
    game: str,
    deals: int = 200,
    seed: int | str = FIRST_SEED,
    rules: str | None = None,
    options: Mapping[str, object] | None = None,
    seats: Seat | None = None,
    pairs: str | None = None,
    reporting: bool = False,
    processes: int = 1,
    less_luck: bool = False,
) -> Report:
    """Compare players pairwise: each pair plays every deal in all ways to share its seats.

    With `pairs`, a contract or `all`, only the card play is compared: the bidding is that of a reference bot,
    and each player of a pair declares once. With `reporting`, the deals are those held out for published
    results. `less_luck` adds the gains of whole deals without the luck in random choices of bots whose policy
    is known. With several `processes`, players that are objects are pickled.

    Raises:
        ContestError: `forfeit`: a player raised an exception or gave an illegal answer. Its notes are the
            deal code of the position and the traceback. Others as `Contest` raises them, or an unknown bot.
        NotAllowed: `unknown-game`, `unknown-rules`, `unknown-option`, `bad-option`, `bad-deal`.
        TypeError: a player is neither a name nor a player.
        ValueError: there are fewer than two players or no deals, the seed is empty, or `less_luck` is asked
            for card play.
    """
    if isinstance(players, str) or len(players) < _LEAST:
        raise ValueError(f"two players or more are compared, not {players!r}")
    if deals < 1:
        raise ValueError(f"players are compared on one deal or more, not {deals}")
    if less_luck and pairs is not None:
        raise ValueError("less luck is for whole deals, not for card play alone")
    play = play_round_less_luck if less_luck else play_round
    terms = rules_named(game, rules, options)
    at = terms.seats[0] if seats is None else seats
    named = list(_name_players(players))
    kind = Deals.REPORTING if reporting else Deals.TUNING
    gains: list[Gain] = []
    over: dict[str, list[list[float]]] = {name: [] for name, _ in named}
    contest = None
    for (first, player_a), (second, player_b) in combinations(named, 2):
        contest = Contest(
            terms, at, (first, second), read_seed(seed), kind, pairs, players=(player_a, player_b)
        )
        rounds = list(_finish(play_rounds(contest, range(deals), processes, play)))
        for player, opponent, measure, values in _measure(contest, rounds, less_luck=less_luck):
            gains.append(_make_gain(contest, player, opponent, measure, values))
            if not measure.startswith("alone"):
                gains.append(gains[-1].reverse())
            if measure in ("over", "counters"):
                over[player].append(values)
                over[opponent].append([-value for value in values])
    assert contest is not None
    if len(named) > _LEAST:
        gains += _sum_up(contest, over)
    return Report(
        players=tuple(name for name, _ in named),
        game=terms.settings.game,
        rules=terms.settings.preset + ("*" if terms.settings.changed else ""),
        seats=at,
        deals=deals,
        cards=contest.cards,
        pairs=pairs,
        version=spadille.__version__,
        gains=tuple(gains),
    )


def _name_players(players: Sequence[PlayerSpec]) -> Iterator[tuple[str, Player | None]]:
    """Yield each player's name, and the player itself if it is an object. Equal names are numbered."""
    names: list[str] = []
    for player in players:
        check_player(player)
        name = player if isinstance(player, str) else type(player).__name__
        names.append(name)
        count = names.count(name)
        if not isinstance(player, str):
            yield name if count == 1 else f"{name} {count}", player
        else:
            yield (name, None) if count == 1 else (f"{name} {count}", load_player(player)())


def _finish(rounds: Iterator[Round | Forfeit]) -> Iterator[Round]:
    """Yield the rounds up to the end or a forfeit.

    Raises:
        ContestError: `forfeit`.
    """
    for played in rounds:
        if isinstance(played, Forfeit):
            error = ContestError(
                "forfeit", bot=played.bot, deal=played.deal, seat=played.seat, why=played.code
            )
            error.add_note(str(played))
            raise error
        yield played


Measured = tuple[str, str, str, list[float]]
"""A player, its opponent, the measure, and a value for each deal."""


def _measure(contest: Contest, rounds: Sequence[Round], *, less_luck: bool) -> Iterator[Measured]:
    first, second = contest.bots
    if contest.pairs is None:
        for reduced in (False, True) if less_luck else (False,):
            ending = "-less-luck" if reduced else ""
            over = gain_over("A", "B", less_luck=reduced)
            yield first, second, f"over{ending}", [over(round_) for round_ in rounds]
            for letter, player, opponent in (("A", first, second), ("B", second, first)):
                alone = gain_alone(letter, less_luck=reduced)
                yield player, opponent, f"alone{ending}", [alone(round_) for round_ in rounds]
        return
    tables = [(round_.tables[0], round_.tables[1]) for round_ in rounds if round_.tables]
    yield (
        first,
        second,
        "counters",
        [float(pair[0].declarer_gain - pair[1].declarer_gain) for pair in tables],
    )
    units = {contract.id: contract_unit(contest.rules, contract) for contract in contest.rules.contracts}
    for unit in dict.fromkeys(units.values()):
        values = [
            float(difference(*pair, unit)) for pair in tables if units.get(pair[0].contract or "") == unit
        ]
        if values:
            yield first, second, unit, values


def _make_gain(contest: Contest, player: str, opponent: str, measure: str, values: list[float]) -> Gain:
    estimate = estimate_mean(values, f"{contest.cards}/{player}/{opponent}/{measure}")
    return Gain(player, opponent, measure, estimate)


def _sum_up(contest: Contest, over: Mapping[str, list[list[float]]]) -> Iterator[Gain]:
    """Yield the gain of each player over all others. A deal counts once, by the mean over the player's
    opponents.
    """
    measure = "over" if contest.pairs is None else "counters"
    for player, by_opponent in over.items():
        others = ", ".join(name for name in over if name != player)
        yield _make_gain(contest, player, others, measure, [fmean(v) for v in zip(*by_opponent, strict=True)])
