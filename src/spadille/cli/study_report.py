"""Write the comparison of two sets of rules as text, one sentence a line."""

from __future__ import annotations

import json
from collections.abc import Iterator

from spadille.cli.arena_report import Figures, format_estimate, format_share
from spadille.sentences.display_names import format_contract
from spadille.text import Catalogue


def format_comparison(report: Figures, catalogue: Catalogue) -> Iterator[str]:
    """Yield the lines of a comparison of rules."""
    say, game = catalogue.say, report["game"]
    yield say(
        "study-compared",
        game=say(f"game-{game}"),
        rules=say(f"preset-{game}-{report['rules']}"),
        seats=report["seats"],
        bot=report["bot"],
        set=report["set"],
        seed=report["seed"],
        deals=report["deals"],
    )
    before, after = (_format_options(catalogue, rules["options"]) for rules in (report, report["after"]))
    yield say("study-change", before=before, after=after)
    yield from _format_same_bids(report["same_bids"], catalogue)
    yield from _format_replayed(report["anew"], catalogue)


def _format_options(catalogue: Catalogue, options: dict[str, object]) -> str:
    return json.dumps(options) if options else catalogue.say("study-options-none")


def _format_same_bids(part: Figures, catalogue: Catalogue) -> Iterator[str]:
    yield catalogue.say("study-same-bids", n=str(part["n"]))
    if part["left_out"]:
        yield catalogue.say("study-left-out", n=part["left_out"])
    if part["all"] is not None:
        yield from _format_contract_change(catalogue.say("study-all-contracts"), part["all"], catalogue)
    for figures in part["contracts"]:
        yield from _format_contract_change(
            format_contract(catalogue, figures["contract"]), figures, catalogue
        )


def _format_contract_change(name: str, figures: Figures, catalogue: Catalogue) -> Iterator[str]:
    shares = {when: format_share(catalogue, figures[when]["made"]) for when in ("before", "after")}
    made = format_estimate(catalogue, figures["made"])
    yield "  " + catalogue.say("study-d-made", contract=name, n=str(figures["n"]), **shares, estimate=made)
    if figures.get("d") is not None:
        unit = catalogue.say(f"arena-unit-{figures['unit']}")
        yield "    " + catalogue.say(
            "study-d-counted", unit=unit, estimate=format_estimate(catalogue, figures["d"])
        )
    yield "    " + catalogue.say("study-d-counters", estimate=format_estimate(catalogue, figures["counters"]))


def _format_replayed(part: Figures, catalogue: Catalogue) -> Iterator[str]:
    yield catalogue.say("study-anew")
    for figures in part["contracts"]:
        name = format_contract(catalogue, figures["contract"])
        yield "  " + catalogue.say("study-anew-contract", contract=name, **_format_shares(figures, catalogue))
    yield "  " + catalogue.say("study-anew-passed", **_format_shares(part["passed_out"], catalogue))
    yield "  " + catalogue.say("study-anew-counters", estimate=format_estimate(catalogue, part["counters"]))


def _format_shares(figures: Figures, catalogue: Catalogue) -> dict[str, str]:
    return {when: format_share(catalogue, figures[when]) for when in ("before", "after")}
