"""Fit the baseline value of deals that takes luck out of payments, and write its file.

python -m research.training.fit_luck_baseline --deals 300 --line-ups 2500 [--games six-bid german-solo]
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev, stdev
from typing import Any

from research.deals import first_rules
from research.training.regression import fit_linear
from spadille.arena.series import play_out
from spadille.env.reference_players import DealPrefix, reference_players_at
from spadille.evaluation.less_luck import find_players, measure_decision_luck
from spadille.evaluation.luck import load_averages, table_key
from spadille.evaluation.luck_baseline import (
    BASELINE_FILE,
    KNOWN,
    LINE_UP_BOTS,
    MIXED,
    PEOPLE,
    PLAYOUTS,
    LuckBaseline,
    TableBaseline,
    line_up_gains,
    list_line_ups,
    mean_playout_gains,
)
from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.rules.game import Rules

PATH = Path("src/spadille/evaluation") / BASELINE_FILE
STAND_INS = ("novice", "club", "fast")
"""The bots that stand for people of different strength."""
KINDS = (KNOWN, MIXED, PEOPLE)
_AVERAGED_DEALS = 200_000
"""The number of deals in each of the stored averages of playouts."""
_SPREAD_DEALS = 200
_DIGITS, _MEAN_DIGITS = 4, 3
_SEED = "luck-fit"
_FULL_WEIGHT = TableBaseline({}, {}, 0.0, 1.0, 0.0, {}, {})


@dataclass(frozen=True, slots=True)
class SeatCase:
    """A seat's payment in a deal, and what the baseline may know of it."""

    payment: float
    playouts: float
    line_ups: float
    """The mean gain in the line-ups for the table."""
    decision: float
    """The luck in the random choices of the novices, with weight 1."""


def lay_out_number(rules: Rules, seats: int, number: int, dealer: int, seed: str = _SEED) -> Layout:
    """Return the cards of a numbered deal."""
    return dealt_by(Stream(key_of(f"{seed}/{rules.settings.game}", number)), rules, seats, dealer)


def seat_stand_ins(kind: str, seats: int, chance: Random) -> tuple[list[str], list[str | None]]:
    """Return the bots of a table, and their names as far as they count as known.

    At a mixed table one bot of unknown policy plays with bots that play like `club`.
    """
    bots = [chance.choice(STAND_INS) for _ in range(seats)]
    if kind != MIXED:
        return bots, [None] * seats if kind == PEOPLE else list(bots)
    unknown = chance.randrange(seats)
    bots = [bot if seat == unknown else "club" for seat, bot in enumerate(bots)]
    return bots, [None if seat == unknown else bot for seat, bot in enumerate(bots)]


def list_cases(game: str, deals: int) -> dict[str, list[SeatCase]]:
    """Play deals of a game at tables of each kind."""
    rules = first_rules(game)
    seats = rules.seats[0]
    plain = LuckBaseline({table_key(rules, seats): _FULL_WEIGHT})
    cases: dict[str, list[SeatCase]] = {kind: [] for kind in KINDS}
    for number in range(deals):
        layout, chance = lay_out_number(rules, seats, number, number % seats), Random(number)
        gains = find_gains(layout)
        for kind in KINDS:
            bots, known = seat_stand_ins(kind, seats, chance)
            deal = play_out(Deal.of(layout), bots, seed=number).deal
            assert deal.result is not None
            luck = measure_decision_luck(deal, find_players(known), plain)
            line_ups = list_line_ups([known[seat] for seat in layout.active])
            means = [fmean(gains[line_up][seat] for line_up in line_ups) for seat in range(seats)]
            rows = zip(deal.result.payments, gains[PLAYOUTS], means, luck, strict=True)
            cases[kind] += [SeatCase(*map(float, row)) for row in rows]
    return cases


def find_gains(layout: Layout) -> dict[str, Sequence[float]]:
    """Return the gains of the seats in playouts, and in every line-up."""
    line_ups = map("".join, product(LINE_UP_BOTS, repeat=len(layout.active)))
    gains: dict[str, Sequence[float]] = {line_up: line_up_gains(layout, line_up) for line_up in line_ups}
    return {PLAYOUTS: mean_playout_gains(layout, LuckBaseline({}).playouts), **gains}


def fit_weights(kind: str, cases: Sequence[SeatCase]) -> tuple[float, float, float]:
    """Return the weights of the line-ups and of decisions, and the standard deviation of what is left."""
    paid = [case.payment for case in cases]
    (weight, decision), left = fit_linear([(case.line_ups, case.decision) for case in cases], paid)
    raw = pstdev(paid)
    print(f"  {kind}: weights {weight:.3f} {decision:.3f}, raw {raw:.1f}, left {left / raw:.1%}", flush=True)
    return weight, decision, left


def measure_spread(rules: Rules, seats: int) -> float:
    """Return the standard deviation of a seat's gain in one playout."""
    layouts = [lay_out_number(rules, seats, number, 0, "luck-spread") for number in range(_SPREAD_DEALS)]
    prefixes = [DealPrefix(layout, b"", number) for number, layout in enumerate(layouts)]
    gains = reference_players_at(rules, seats).mean_gains(prefixes, 1)
    return max(float(stdev(by_seat)) for by_seat in zip(*gains, strict=True))


def expect_line_ups(rules: Rules, seats: int, deals: int) -> tuple[dict[str, list[float]], ...]:
    """Return the mean gains in each line-up if seat 0 deals, and their standard errors.

    The playouts of the same deals, whose mean is known from far more deals, are a control variate.
    """
    known = load_averages()[table_key(rules, seats)]
    rows = [find_gains(lay_out_number(rules, seats, number, 0, "luck-mean")) for number in range(deals)]
    means: dict[str, list[float]] = {}
    errors: dict[str, list[float]] = {}
    for line_up in rows[0].keys() - {PLAYOUTS}:
        adjusted = [
            adjust_mean([row[line_up][seat] for row in rows], [row[PLAYOUTS][seat] - mean for row in rows])
            for seat, mean in enumerate(known)
        ]
        means[line_up], errors[line_up] = ([pair[place] for pair in adjusted] for place in (0, 1))
    return means, errors


def adjust_mean(gains: Sequence[float], control: Sequence[float]) -> tuple[float, float]:
    """Return the mean of `gains` and its standard error, with a control variate whose mean is 0."""
    middle = fmean(gains)
    (slope,), _ = fit_linear([(value,) for value in control], [gain - middle for gain in gains])
    rest = [gain - slope * value for gain, value in zip(gains, control, strict=True)]
    return fmean(rest), stdev(rest) / sqrt(len(rest))


def fit_tables(game: str, deals: int, line_up_deals: int) -> dict[str, TableBaseline]:
    """Return the baselines of all tables of a game.

    Only the smallest table of its first rules has line-ups, because their expectation takes minutes.
    """
    print(game, flush=True)
    first, tables = first_rules(game), {}
    cases = list_cases(game, deals)
    fitted = {kind: fit_weights(kind, of_kind) for kind, of_kind in cases.items()}
    _, decision, _ = fitted[KNOWN]
    people = cases[PEOPLE]
    paid = [case.payment for case in people]
    (alone,), left_alone = fit_linear([(case.playouts,) for case in people], paid)
    main_spread = measure_spread(first, first.seats[0])
    for preset in GAMES[game].presets:
        rules = GAMES[game].rules(preset.id)
        for seats in rules.seats:
            key, spread = table_key(rules, seats), measure_spread(rules, seats)
            is_main = key == table_key(first, first.seats[0])
            means, errors = expect_line_ups(rules, seats, line_up_deals) if is_main else ({}, {})
            means[PLAYOUTS] = list(load_averages()[key])
            errors[PLAYOUTS] = [spread / sqrt(_AVERAGED_DEALS)] * seats
            tables[key] = TableBaseline(
                {kind: round(weight, _DIGITS) for kind, (weight, _, _) in fitted.items() if is_main},
                {PLAYOUTS: round(left_alone * spread / main_spread, _MEAN_DIGITS)}
                | {kind: round(left, _MEAN_DIGITS) for kind, (_, _, left) in fitted.items() if is_main},
                round(alone, _DIGITS), round(decision, _DIGITS), round(spread, _MEAN_DIGITS),
                _round(means), _round(errors),
            )  # fmt: skip
            if is_main:
                print(f"  alone {alone:.3f}, largest error {max(max(of) for of in errors.values()):.3f}")
    return tables


def _round(figures: Mapping[str, Sequence[float]]) -> dict[str, tuple[float, ...]]:
    return {
        line_up: tuple(round(figure, _MEAN_DIGITS) for figure in by_seat)
        for line_up, by_seat in sorted(figures.items())
    }


def write_file(manifest: Mapping[str, object], tables: Mapping[str, Mapping[str, object]]) -> None:
    """Write the file of the baseline, with a line for each table."""
    lines = ",\n  ".join(f"{json.dumps(key)}: {json.dumps(table)}" for key, table in sorted(tables.items()))
    head = f'"manifest": {json.dumps(manifest)},\n "playouts": {LuckBaseline({}).playouts}'
    PATH.write_text(f'{{\n {head},\n "tables": {{\n  {lines}\n }}\n}}\n', encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300, help="deals of each kind of table for the weights")
    parser.add_argument("--line-ups", type=int, default=2_500, help="deals for the means of the line-ups")
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    args = parser.parse_args()
    before: dict[str, Any] = json.loads(PATH.read_text("utf-8")) if PATH.exists() else {}
    tables, games = before.get("tables", {}), before.get("manifest", {}).get("games", {})
    command = ("git", "log", "-1", "--format=%H %cs")
    commit = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    data = "deals played by novice, club and fast, and by the reference players of spadille.env"
    run = {"commit": commit[0], "date": commit[1], "deals": args.deals, "line_up_deals": args.line_ups}
    for game in args.games:
        fitted = fit_tables(game, args.deals, args.line_ups)
        tables |= {key: asdict(table) for key, table in fitted.items()}
        games |= {game: run}
        write_file({"seed": _SEED, "data": data, "games": games}, tables)


if __name__ == "__main__":
    main()
