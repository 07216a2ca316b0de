"""Run one round of expert iteration: play deals with a model, then fit its policies to the choices of the
search.

Each round writes a model file, so that the models of any two rounds can play each other: `spadille arena
--bots fast:FILE,fast --pairs all`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from research import runner
from research.runner import Row, parser
from research.training.expert_iteration.deals import ROUNDS, numbers_of, round_of
from research.training.model_file import SHIPPED, model_without, replace_policies, weights_in
from research.training.policy import hands, network
from research.training.policy.features import decisions_in, declared_in, to_arrays
from spadille import _core
from spadille.bots.learned.model import APPRENTICE, read_model
from spadille.cards import CARDS
from spadille.notation.records import read_record

_STEP = 1e-3
"""The learning rate, smaller than for random weights because these are good already."""
_LEAST_DECISIONS = 2_000
"""With fewer decisions, no policy is fitted."""
_EQUAL = 0.01
"""Decisions whose targets differ by no more than this are left out."""
Lesson = tuple[_core.DecisionFeatures, dict[str, float]]
"""A decision, and the target probability of each card."""


def main() -> int:
    """Run one round. Return 1 if deals are still missing, else 0."""
    options = parser(__doc__, minutes=40.0)
    options.add_argument("--round", type=int, choices=range(1, len(ROUNDS) + 1), default=1)
    options.add_argument("--ship", action="store_true", help="put the fitted policies into the shipped model")
    args = options.parse_args()
    before, after = (model_of(number) for number in (args.round - 1, args.round))
    if args.round == 1:
        before.parent.mkdir(parents=True, exist_ok=True)
        before.write_bytes(model_without(SHIPPED, APPRENTICE))
    deals, numbers = round_of(args.round, before), numbers_of(args.round)
    deals.run(numbers, args)
    if deals.missing(numbers):
        print("not all deals are played: run it again")
        return 1
    after.write_bytes(before.read_bytes())
    fit_policies(lessons_by_objective(rows_up_to(args.round)), after)
    if args.ship:
        ship(after, SHIPPED)
    return 0


def model_of(round_: int) -> Path:
    """Return the path of the model file that a round writes."""
    return runner.ROOT / "expert_iteration" / f"{round_}.safetensors"


def rows_up_to(last: int) -> Iterator[Row]:
    """Yield the deals of all rounds up to `last`, which are fitted together (dataset aggregation, Ross,
    Gordon and Bagnell 2011).
    """
    for number in range(1, last + 1):
        deals = round_of(number, model_of(number - 1))
        yield from (row for name in numbers_of(number) for row in deals.rows(name) if "record" in row)


def ship(fitted: Path, model: Path) -> None:
    """Copy the fitted policies of the model file `fitted` into the file `model`."""
    policies = {name: weights for name, weights in weights_in(fitted).items() if name.endswith(APPRENTICE)}
    metrics = read_model(fitted).manifest.metrics
    changed = replace_policies(model, policies, {name: metrics[name] for name in policies})
    print(f"these differ from before: {', '.join(changed)}" if changed else "all are as before, bit for bit")


def lessons_by_objective(rows: Iterable[Row]) -> dict[str, list[Lesson]]:
    """Return the decisions in these rows with their targets, by the objective of the contract."""
    lessons: dict[str, list[Lesson]] = {}
    for row in rows:
        deal = read_record(row["record"]).replay()
        objective = declared_in(deal).contract.goal.objective.value
        of_deal = zip(decisions_in(deal), row["wanted"], strict=True)
        lessons.setdefault(objective, []).extend(filter(_teaches, of_deal))
    return lessons


def _teaches(lesson: Lesson) -> bool:
    _, targets = lesson
    return max(targets.values()) - min(targets.values()) > _EQUAL


def fit_policies(lessons: dict[str, list[Lesson]], file: Path) -> None:
    """Fit the apprentice policies to `lessons`, and write them into a model file."""
    weights, metrics = weights_in(file), dict[str, object]()
    for objective, of_objective in lessons.items():
        if len(of_objective) < _LEAST_DECISIONS:
            continue
        name = f"{objective}{APPRENTICE}"
        start, _ = network.unpack_weights(weights.get(name, weights[objective]))
        decisions = to_arrays(
            [decision for decision, _ in of_objective],
            ([targets[CARDS[card].text] for card, _ in decision.cards] for decision, targets in of_objective),
        )
        fit = network.fit_network(decisions, seed=1, start=start, step=_STEP)
        print(
            f"{objective}: {len(of_objective)} decisions; the best card is the likeliest in {fit.top_1:.1%}",
            flush=True,
        )
        short = {part: network.round_to_bfloat16(numbers) for part, numbers in fit.weights.items()}
        weights[name] = network.pack_weights(short, hands.NO_WEIGHTS)
        metrics[name] = fit.metrics(len(of_objective))
    replace_policies(file, weights, metrics)


if __name__ == "__main__":
    raise SystemExit(main())
