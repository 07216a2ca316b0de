"""What a house rule does, in words: a sentence a line."""

from __future__ import annotations

import json
from collections.abc import Iterator

from spadille.cli.arena_told import Figures, estimate_told, share_told
from spadille.talk.named import contract_named
from spadille.text import Catalogue


def compared_told(report: Figures, words: Catalogue) -> Iterator[str]:
    """A comparison of rules, line by line."""
    say, game = words.say, report["game"]
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
    before, after = (_options(words, rules["options"]) for rules in (report, report["after"]))
    yield say("study-change", before=before, after=after)
    yield from _same_bids(report["same_bids"], words)
    yield from _anew(report["anew"], words)


def _options(words: Catalogue, options: dict[str, object]) -> str:
    return json.dumps(options) if options else words.say("study-options-none")


def _same_bids(part: Figures, words: Catalogue) -> Iterator[str]:
    yield words.say("study-same-bids", n=str(part["n"]))
    if part["left_out"]:
        yield words.say("study-left-out", n=part["left_out"])
    if part["all"] is not None:
        yield from _contract(words.say("study-all-contracts"), part["all"], words)
    for figures in part["contracts"]:
        yield from _contract(contract_named(words, figures["contract"]), figures, words)


def _contract(name: str, figures: Figures, words: Catalogue) -> Iterator[str]:
    shares = {when: share_told(words, figures[when]["made"]) for when in ("before", "after")}
    made = estimate_told(words, figures["made"])
    yield "  " + words.say("study-d-made", contract=name, n=str(figures["n"]), **shares, estimate=made)
    if figures.get("d") is not None:
        unit = words.say(f"arena-unit-{figures['unit']}")
        yield "    " + words.say("study-d-counted", unit=unit, estimate=estimate_told(words, figures["d"]))
    yield "    " + words.say("study-d-counters", estimate=estimate_told(words, figures["counters"]))


def _anew(part: Figures, words: Catalogue) -> Iterator[str]:
    yield words.say("study-anew")
    for figures in part["contracts"]:
        name = contract_named(words, figures["contract"])
        yield "  " + words.say("study-anew-contract", contract=name, **_shares(figures, words))
    yield "  " + words.say("study-anew-passed", **_shares(part["passed_out"], words))
    yield "  " + words.say("study-anew-counters", estimate=estimate_told(words, part["counters"]))


def _shares(figures: Figures, words: Catalogue) -> dict[str, str]:
    return {when: share_told(words, figures[when]) for when in ("before", "after")}
