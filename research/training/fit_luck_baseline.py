"""Fit the baseline value of deals that takes luck out of payments, and write its file.

python -m research.training.fit_luck_baseline --deals 400 --self-play 5000 [--games six-bid german-solo]
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from research.deals import first_rules
from research.training.regression import fit_linear
from spadille.arena.series import play_out
from spadille.env.reference_players import DealPrefix, reference_players_at
from spadille.evaluation.less_luck import find_players, measure_decision_luck
from spadille.evaluation.luck import load_averages, table_key
from spadille.evaluation.luck_baseline import (
    BASELINE_FILE,
    CLUBS,
    MIXED,
    PLAYOUTS,
    SELF_PLAY_BOTS,
    LuckBaseline,
    TableBaseline,
    mean_playout_gains,
    self_play_gains,
)
from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.rules.game import Rules

PATH = Path("src/spadille/evaluation") / BASELINE_FILE
PEOPLE = ("novice", "club", "fast")
"""The bots that stand for people of different strength."""
PARTS = (PLAYOUTS, *SELF_PLAY_BOTS)
_AVERAGED_DEALS = 200_000
"""The number of deals in each of the stored averages of playouts."""
_SPREAD_DEALS = 200
_CONTROL_PLAYOUTS = 16
_DIGITS = 4
_SEED = "luck-fit"
_FULL_WEIGHT = TableBaseline({}, 0.0, 1.0, 0.0, {}, {})


@dataclass(frozen=True, slots=True)
class SeatCase:
    """A seat's payment in a deal, and what the baseline may know of it."""

    payment: float
    parts: tuple[float, ...]
    decision: float
    """The luck in the random choices of the novices, with weight 1."""


def lay_out_number(rules: Rules, seats: int, number: int, dealer: int, seed: str = _SEED) -> Layout:
    """Return the cards of a numbered deal."""
    return dealt_by(Stream(key_of(f"{seed}/{rules.settings.game}", number)), rules, seats, dealer)


def list_cases(game: str, kind: str, deals: int) -> list[SeatCase]:
    """Play deals of a game at tables of one kind."""
    rules = first_rules(game)
    seats = rules.seats[0]
    plain = LuckBaseline({table_key(rules, seats): _FULL_WEIGHT})
    cases = []
    for number in range(deals):
        layout, chance = lay_out_number(rules, seats, number, number % seats), Random(number)
        bots = [chance.choice(PEOPLE) if kind == MIXED else "club" for _ in range(seats)]
        if kind == CLUBS:
            bots[chance.randrange(seats)] = "novice"
        deal = play_out(Deal.of(layout), bots, seed=number).deal
        assert deal.result is not None
        luck = measure_decision_luck(deal, find_players(bots), plain)
        parts = zip(*find_parts(layout, plain.playouts).values(), strict=True)
        rows = zip(deal.result.payments, parts, luck, strict=True)
        cases += [SeatCase(float(paid), part, decision) for paid, part, decision in rows]
    return cases


def find_parts(layout: Layout, playouts: int) -> dict[str, Sequence[float]]:
    """Return the gains of the seats by the parts of a deal's value."""
    own = {bot: self_play_gains(Deal.of(layout), bot) for bot in SELF_PLAY_BOTS}
    return {PLAYOUTS: mean_playout_gains(layout, playouts), **own}


def fit_weights(kind: str, cases: Sequence[SeatCase]) -> tuple[dict[str, float], float]:
    """Return the weights of the parts of a deal's value, and of decisions."""
    paid = [case.payment for case in cases]
    weights, error = fit_linear([(*case.parts, case.decision) for case in cases], paid)
    raw = sqrt(fmean(payment * payment for payment in paid))
    print(f"  {kind}: {[round(weight, 3) for weight in weights]} left {error / raw:.3f}", flush=True)
    return dict(zip(PARTS, weights, strict=False)), weights[-1]


def measure_spread(rules: Rules, seats: int) -> float:
    """Return the standard deviation of a seat's gain in one playout."""
    layouts = [lay_out_number(rules, seats, number, 0, "luck-spread") for number in range(_SPREAD_DEALS)]
    prefixes = [DealPrefix(layout, b"", number) for number, layout in enumerate(layouts)]
    gains = reference_players_at(rules, seats).mean_gains(prefixes, 1)
    return max(float(stdev(by_seat)) for by_seat in zip(*gains, strict=True))


def expect_self_play(rules: Rules, seats: int, deals: int) -> tuple[dict[str, list[float]], ...]:
    """Return each bot's mean gains in self-play if seat 0 deals, and their standard errors.

    The playouts of the same deals, whose mean is known from far more deals, are a control variate.
    """
    known = load_averages()[table_key(rules, seats)]
    rows = [
        find_parts(lay_out_number(rules, seats, number, 0, "luck-mean"), _CONTROL_PLAYOUTS)
        for number in range(deals)
    ]
    means: dict[str, list[float]] = {}
    errors: dict[str, list[float]] = {}
    for bot in SELF_PLAY_BOTS:
        adjusted = [
            adjust_mean([row[bot][seat] for row in rows], [row[PLAYOUTS][seat] - mean for row in rows])
            for seat, mean in enumerate(known)
        ]
        means[bot], errors[bot] = ([pair[place] for pair in adjusted] for place in (0, 1))
    return means, errors


def adjust_mean(gains: Sequence[float], control: Sequence[float]) -> tuple[float, float]:
    """Return the mean of `gains` and its standard error, with a control variate whose mean is 0."""
    middle = fmean(gains)
    (slope,), _ = fit_linear([(value,) for value in control], [gain - middle for gain in gains])
    rest = [gain - slope * value for gain, value in zip(gains, control, strict=True)]
    return fmean(rest), stdev(rest) / sqrt(len(rest))


def fit_tables(game: str, deals: int, self_play: int) -> dict[str, TableBaseline]:
    """Return the baselines of all tables of a game.

    Only the smallest table of its first rules has self-play, because its expectation takes minutes.
    """
    print(game, flush=True)
    first, tables = first_rules(game), {}
    cases = {kind: list_cases(game, kind, deals) for kind in (CLUBS, MIXED)}
    fitted = {kind: fit_weights(kind, of_kind) for kind, of_kind in cases.items()}
    decision = fmean(weight for _, weight in fitted.values())
    mixed = cases[MIXED]
    (alone,), _ = fit_linear([case.parts[:1] for case in mixed], [case.payment for case in mixed])
    for preset in GAMES[game].presets:
        rules = GAMES[game].rules(preset.id)
        for seats in rules.seats:
            key, spread = table_key(rules, seats), measure_spread(rules, seats)
            is_main = key == table_key(first, first.seats[0])
            means, errors = expect_self_play(rules, seats, self_play) if is_main else ({}, {})
            means[PLAYOUTS] = list(load_averages()[key])
            errors[PLAYOUTS] = [spread / sqrt(_AVERAGED_DEALS)] * seats
            weights = {kind: parts for kind, (parts, _) in fitted.items()} if is_main else {}
            tables[key] = TableBaseline(
                _round(weights), round(alone, _DIGITS), round(decision, _DIGITS), round(spread, _DIGITS),
                _freeze(means), _freeze(errors),
            )  # fmt: skip
            if is_main:
                print(f"  decision {decision:.3f}, alone {alone:.3f}, errors {errors}", flush=True)
    return tables


def _round(weights: Mapping[str, Mapping[str, float]]) -> dict[str, dict[str, float]]:
    return {
        kind: {part: round(weight, _DIGITS) for part, weight in parts.items()}
        for kind, parts in weights.items()
    }


def _freeze(figures: Mapping[str, Sequence[float]]) -> dict[str, tuple[float, ...]]:
    return {
        part: tuple(round(figure, _DIGITS) for figure in by_seat) for part, by_seat in sorted(figures.items())
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400, help="deals of each kind of table for the weights")
    parser.add_argument("--self-play", type=int, default=5_000, help="deals for the mean of self-play")
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    args = parser.parse_args()
    before = json.loads(PATH.read_text("utf-8"))["tables"] if PATH.exists() else {}
    fitted = {
        key: asdict(table)
        for game in args.games
        for key, table in fit_tables(game, args.deals, args.self_play).items()
    }
    command = ("git", "log", "-1", "--format=%H %cs")
    commit = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    manifest = {
        "commit": commit[0],
        "date": commit[1],
        "seed": _SEED,
        "deals": args.deals,
        "self_play_deals": args.self_play,
        "data": "deals played by novice, club and fast, and by the reference players of spadille.env",
    }
    lines = ",\n  ".join(
        f"{json.dumps(key)}: {json.dumps(table)}" for key, table in sorted({**before, **fitted}.items())
    )
    head = f'"manifest": {json.dumps(manifest)},\n "playouts": {LuckBaseline({}).playouts}'
    PATH.write_text(f'{{\n {head},\n "tables": {{\n  {lines}\n }}\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
