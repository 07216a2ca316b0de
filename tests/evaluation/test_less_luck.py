"""Tests of payments less luck: the luck has a mean of 0 with any baseline, and the figures stay the same."""

import json
from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest

import spadille as sp
from spadille.arena.players import RandomPlayer, load_player
from spadille.bots.player import KnownPolicy
from spadille.evaluation.less_luck import (
    LessLuck,
    LuckTotal,
    add_totals,
    find_answer_shares,
    measure_decision_luck,
    reduce_luck,
    sum_less_luck,
)
from spadille.evaluation.luck import table_key
from spadille.evaluation.luck_baseline import (
    BASELINE_FILE,
    KNOWN,
    MIXED,
    PEOPLE,
    PLAYOUTS,
    LuckBaseline,
    TableBaseline,
    classify_table,
    derive_seed,
    list_line_ups,
    load_baseline,
    load_shipped_baseline,
)
from spadille.games import GAMES
from spadille.play.deal import Deal
from tests.evaluation.deals import PRESETS
from tests.house.source import ROOT

VECTORS = ROOT / "tests" / "conformance" / "less-luck.jsonl"
WILD = TableBaseline({}, {}, 3.0, -2.0, 0.0, {}, {})
"""A useless baseline, whose values have no known mean."""


def is_near_zero(values: list[float]) -> bool:
    return abs(fmean(values)) <= 3.5 * stdev(values) / sqrt(len(values))


def random_deal(number: int, game: str = "six-bid") -> Deal:
    deal = sp.deal(game, seed="less-luck", number=number)
    return sp.play_out(deal, ["random"] * deal.layout.seats, seed=number).deal


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_table_has_a_stored_baseline(game: str, preset: str) -> None:
    rules = sp.GAMES[game].rules(preset)
    for seats in rules.seats:
        table = load_shipped_baseline().tables[table_key(rules, seats)]
        assert table.means.keys() == table.errors.keys()
        assert {len(figures) for figures in (*table.means.values(), *table.errors.values())} == {seats}
        assert set(table.left) == {PLAYOUTS, *table.weights}
        if table.weights:
            everybody = [None] * rules.players
            assert {KNOWN, MIXED, PEOPLE} == set(table.weights)
            assert set(list_line_ups(everybody)) <= set(table.means)


@pytest.mark.parametrize("bots", [[], ["novice"], [None]])
def test_an_unknown_player_is_replaced_by_each_bot_equally_often(bots: list[str | None]) -> None:
    line_ups = list_line_ups([*bots, None, None, None])
    assert len(line_ups) == 8
    for first, second in combinations(range(3 + len(bots)), 2):
        pairs = Counter((line_up[first], line_up[second]) for line_up in line_ups)
        assert len(set(pairs.values())) == 1
    assert classify_table(["fast", *bots, "expert"]) == MIXED
    assert list_line_ups(["fast", "novice", "club"]) == ("fcc",)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["club", "fast"])
def test_the_luck_of_the_cards_has_a_mean_of_zero_in_every_seat(game: str, bot: str) -> None:
    baseline, luck = load_shipped_baseline(), []
    for number in range(60):
        layout = sp.deal(game, seed="less-luck-mean", number=number, dealer=0).layout
        cards = baseline.value_deal(layout, [bot] * layout.seats)
        luck.append([value - mean for value, mean in zip(cards.value, cards.mean, strict=True)])
    for values in zip(*luck, strict=True):
        assert is_near_zero(list(values))


def test_the_luck_of_a_uniform_choice_cancels_exactly_over_all_answers() -> None:
    """The mean over all answers at a position is 0, although the baseline is useless."""
    rules = sp.GAMES["six-bid"].rules("standard")
    wild = LuckBaseline({table_key(rules, 3): WILD}, playouts=1)
    player = RandomPlayer()
    assert isinstance(player, KnownPolicy)
    played = random_deal(0)
    for deal in list(played.moments())[:: len(played.actions) // 3]:
        if deal.turn is None or len(deal.answers()) == 1:
            continue
        shares = find_answer_shares(player, deal, 0)
        lucks = [measure_decision_luck(deal.play(answer), {deal.turn: player}, wild) for answer in shares]
        already = measure_decision_luck(deal, {deal.turn: player}, wild)
        for seat in range(3):
            mean = sum(share * luck[seat] for share, luck in zip(shares.values(), lucks, strict=True))
            assert mean == pytest.approx(already[seat])


def test_drawn_answers_give_luck_with_a_mean_of_zero() -> None:
    luck = []
    for number in range(24):
        deal = sp.play_out(sp.deal("six-bid", seed="novice", number=number), ["novice"] * 3, seed=number).deal
        players = {Random(number).randrange(3): load_player("novice")()}
        (seat,) = players
        luck.append(measure_decision_luck(deal, players, load_shipped_baseline())[seat])
    assert any(luck)
    assert is_near_zero(luck)


def test_a_bot_without_chance_and_an_unknown_player_have_no_luck_in_decisions() -> None:
    deal = sp.play_out(sp.deal("frog", seed="point-mass"), ["fast", "fast", "club"])
    known, unknown = reduce_luck(deal, ["fast", "fast", None]), reduce_luck(deal)
    assert known.payments == unknown.payments
    assert known.decisions == unknown.decisions == (0.0, 0.0, 0.0)
    assert known.values == tuple(paid - luck for paid, luck in zip(known.payments, known.deal, strict=True))


def test_pots_do_not_change_the_luck_of_the_cards() -> None:
    deal = sp.deal("german-solo", rules=None, seed="pots")
    filled = tuple((name, 40) for name, _ in deal.layout.pots)
    baseline = load_shipped_baseline()
    assert baseline.value_deal(replace(deal.layout, pots=filled)) == baseline.value_deal(deal.layout)


def test_changed_rules_use_the_playouts_alone() -> None:
    deal = sp.deal("six-bid", options={"solo_rate": 4}, seed="changed")
    cards = load_shipped_baseline().value_deal(deal.layout, ["club"] * 3)
    assert sum(cards.mean) == pytest.approx(0, abs=0.1)
    assert 0 < cards.error[0] < 1


def test_the_error_of_a_sum_has_the_spread_of_the_deals_and_the_common_errors() -> None:
    calm = LessLuck((5,), (0.0,), (0.0,), (0.5,), 3.0)
    assert sum_less_luck([calm] * 16, 0) == LuckTotal(80.0, sqrt(16 * 9 + 8 * 8))
    wild = [replace(calm, payments=(paid,)) for paid in (-20, 30) * 8]
    assert sum_less_luck(wild, 0).error == pytest.approx(sqrt(16 * 625 + 8 * 8))
    assert add_totals([LuckTotal(1.0, 3.0), LuckTotal(2.0, 4.0)]) == LuckTotal(3.0, 5.0)


def test_a_record_and_its_deal_give_the_same_and_an_unfinished_deal_is_refused() -> None:
    end = sp.play_out(sp.deal("six-bid", seed="record"), ["novice"] * 3)
    assert reduce_luck(end.record, ["novice"] * 3) == reduce_luck(end, ["novice"] * 3)
    with pytest.raises(sp.NotAllowed, match="no-review"):
        reduce_luck(sp.deal("six-bid"))
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        reduce_luck(end, ["club", "club"])


def test_a_baseline_of_a_file_replaces_the_shipped_one(tmp_path: Path) -> None:
    text = (ROOT / "src" / "spadille" / "evaluation" / BASELINE_FILE).read_text("utf-8")
    changed = json.loads(text) | {"tables": {}}
    (tmp_path / "other.json").write_text(json.dumps(changed), "utf-8")
    end = sp.play_out(sp.deal("six-bid", seed="file"), ["club"] * 3)
    other = load_baseline(tmp_path / "other.json")
    assert reduce_luck(end, baseline=other).deal != reduce_luck(end).deal
    assert other.manifest["data"]


def test_seeds_differ_between_deals() -> None:
    layouts = [sp.deal("six-bid", seed="seeds", number=number).layout for number in range(20)]
    assert len({derive_seed(layout, 0) for layout in layouts}) == 20
    assert derive_seed(layouts[0], 0) != derive_seed(layouts[0], 1)


def test_the_stored_examples_stay_the_same() -> None:
    lines = VECTORS.read_text("utf-8").splitlines()
    assert len(lines) == 50
    for example in map(json.loads, lines):
        reduced: LessLuck = reduce_luck(sp.deal_of(example["deal"]), example["bots"])
        assert reduced.to_json() == example["less_luck"]
