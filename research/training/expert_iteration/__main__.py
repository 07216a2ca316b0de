"""A round of expert iteration: plays deals with a model, then fits its policies to what the search wanted.

Each round leaves a model file, so that any two may meet: `spadille arena --bots fast:FILE,fast --pairs all`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from research import runner
from research.training.expert_iteration import deals
from research.training.model_file import SHIPPED, weights_in, with_policies, without
from research.training.policy import features, hands, network
from spadille import _core
from spadille.bots.expert.model import APPRENTICE, read_model
from spadille.cards import CARDS
from spadille.notation.records import read_record
from spadille.study.series import SeriesRow

FOLDER = runner.KEPT / "iteration"
_STEP = 1e-3
"""Smaller than from nothing: the weights are good already."""
_ENOUGH = 2_000
"""Of fewer decisions nothing is learned."""
_ALIKE = 0.01
"""Cards of which none is wanted by more than this over another come to the same."""
Lesson = tuple[_core.DecisionFeatures, dict[str, float]]


def main() -> int:
    """One round; 1 where deals are left to be played."""
    asks = runner.asks(__doc__)
    asks.add_argument("--round", type=int, choices=range(1, len(deals.ROUNDS) + 1), default=1)
    asks.add_argument("--ship", action="store_true", help="put what was learned into the shipped model")
    asked = asks.parse_args()
    before, after = (FOLDER / f"{number}.safetensors" for number in (asked.round - 1, asked.round))
    if asked.round == 1:
        FOLDER.mkdir(parents=True, exist_ok=True)
        before.write_bytes(without(SHIPPED, APPRENTICE))
    folder = deals.folder_at(FOLDER / str(asked.round))
    seconds = runner.seconds_of(asked)
    wanted = list(deals.spans(folder, asked.round))
    if not deals.go_on(folder, wanted, before, runner.runner_of(asked), seconds):
        print("not all deals are played: the same again goes on")
        return 1
    after.write_bytes(before.read_bytes())
    _fit(lessons_by_objective(rows_up_to(asked.round)), after)
    if asked.ship:
        ship(after, SHIPPED)
    return 0


def rows_up_to(last: int) -> Iterator[SeriesRow]:
    """What was taught in this round and in those before, as Ross, Gordon and Bagnell have it."""
    for number in range(1, last + 1):
        folder = deals.folder_at(FOLDER / str(number))
        yield from (row for name in deals.BY_NAME for row in folder.read_rows(name) if "record" in row)


def ship(learned: Path, model: Path) -> None:
    """Puts what was learned in one file into another."""
    policies = {name: found for name, found in weights_in(learned).items() if name.endswith(APPRENTICE)}
    metrics = read_model(learned).manifest.metrics
    other = with_policies(model, policies, {name: metrics[name] for name in policies})
    print(f"not as before, bit for bit: {', '.join(other)}" if other else "all as before, bit for bit")


def lessons_by_objective(rows: Iterable[SeriesRow]) -> dict[str, list[Lesson]]:
    """What was wanted at each choice, by what the declaring side wanted."""
    found: dict[str, list[Lesson]] = {}
    for row in rows:
        deal = read_record(row["record"]).replay()
        objective = features.declared_in(deal).contract.goal.objective.value
        lessons = zip(features.decided(deal), row["wanted"], strict=True)
        found.setdefault(objective, []).extend(filter(_matters, lessons))
    return found


def _matters(lesson: Lesson) -> bool:
    """Where all cards come to the same, nothing is to be learned."""
    _, wanted = lesson
    return max(wanted.values()) - min(wanted.values()) > _ALIKE


def _fit(lessons: dict[str, list[Lesson]], file: Path) -> None:
    weights, metrics = weights_in(file), dict[str, object]()
    for objective, learned in lessons.items():
        if len(learned) < _ENOUGH:
            continue
        name = f"{objective}{APPRENTICE}"
        begun, _ = network.unpacked(weights.get(name, weights[objective]))
        decisions = features.arrays(
            [decision for decision, _ in learned],
            ([wanted[CARDS[card].text] for card, _ in decision.cards] for decision, wanted in learned),
        )
        fit = network.fitted(decisions, seed=1, begun=begun, step=_STEP)
        print(
            f"{objective}: {len(learned)} decisions; the best card is the likeliest in {fit.right:.1%}",
            flush=True,
        )
        short = {part: network.rounded(numbers) for part, numbers in fit.weights.items()}
        weights[name] = network.packed(short, hands.NO_WEIGHTS)
        metrics[name] = fit.metrics(len(learned))
    with_policies(file, weights, metrics)


if __name__ == "__main__":
    raise SystemExit(main())
