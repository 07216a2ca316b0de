"""Many reviewed deals in the words of the terminal, or as a line of JSON a game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from spadille.cli.language import in_figures
from spadille.evaluation.aggregate import (
    ContractLosses,
    KindLosses,
    Losses,
    MeanEstimate,
    PlaceLosses,
    ReviewedDeal,
)
from spadille.evaluation.aggregate import aggregate_losses as found_in
from spadille.rules.seating import Seat
from spadille.talk.company import figure
from spadille.talk.named import contract_named, sentence
from spadille.text import Catalogue

_YES = {True: "yes", False: "no"}


def told_losses(deals: Sequence[ReviewedDeal], words: Catalogue, *, as_json: bool) -> Iterator[str]:
    """What deals come to together, game by game, as their counters are not the same, and seat by seat, as
    what the seats of deal deal get depends on each other.
    """
    for game, seat in sorted({_whose(deal) for deal in deals}):
        found = found_in([deal for deal in deals if _whose(deal) == (game, seat)])
        if as_json:
            yield json.dumps({"game": game, "seat": seat, **found.to_json()})
        else:
            title, place = words.say(f"game-{game}"), words.say("review-seat", place=seat)
            counts = {"deals": found.deals, "decisions": found.decisions}
            yield words.say("myplay-line-sum", game=title, seat=place, **counts)
            yield from _lines(found, words)


def _whose(deal: ReviewedDeal) -> tuple[str, Seat]:
    return deal.deal.layout.rules.settings.game, deal.review.seat


def _lines(found: Losses, words: Catalogue) -> Iterator[str]:
    paid, luck, without = (
        _figure(words, measured) for measured in (found.paid, found.luck, found.without_luck)
    )
    yield words.say("myplay-line-paid", paid=paid, luck=luck, without=without)
    yield words.say("myplay-line-given", given=_figure(words, found.given_away, ""))
    yield from (f"- {_kind(words, kind)}" for kind in found.kinds)
    yield from (f"- {_contract(words, contract)}" for contract in found.contracts)
    yield from (f"- {_place(words, place)}" for place in found.places)
    yield words.say("myplay-within")
    if not all(kind.validated for kind in found.kinds):
        yield words.say("myplay-unproved")
    yield ""


def _kind(words: Catalogue, losses: KindLosses) -> str:
    facts: dict[str, str | int] = {"named": losses.named, "proved": _YES[losses.validated]}
    facts |= {"decisions": losses.decisions, "dear": losses.costly}
    kind, given = words.say(f"myplay-kind-{losses.kind}"), _figure(words, losses.given_away, "")
    return sentence(words.say("myplay-line-kind", kind=kind, given=given, **facts))


def _contract(words: Catalogue, losses: ContractLosses) -> str:
    if losses.contract is None:
        return f"{words.say('myplay-passed')}: {losses.deals}"
    facts: dict[str, str | int] = {
        "deals": losses.deals,
        "made": losses.made,
        "declares": _YES[losses.declares],
    }
    return sentence(
        words.say(
            "myplay-line-contract",
            contract=contract_named(words, losses.contract),
            foretold=in_figures(words, f"{losses.expected_made:.1f}"),
            paid=figure(losses.paid, signed=True),
            without=_figure(words, losses.without_luck),
            **facts,
        )
    )


def _place(words: Catalogue, losses: PlaceLosses) -> str:
    place = words.say(f"myplay-place-{losses.place + 1}")
    paid, without = _figure(words, losses.paid), _figure(words, losses.without_luck)
    given = _figure(words, losses.given_away, "")
    facts = {"place": place, "paid": paid, "without": without, "given": given}
    return sentence(words.say("myplay-line-place", deals=losses.deals, **facts))


def _figure(words: Catalogue, measured: MeanEstimate, sign: str = "+") -> str:
    """A mean, and its interval where there is one."""
    mean = in_figures(words, f"{measured.mean:{sign}.1f}")
    if measured.half_width is None:
        return mean
    return words.say("myplay-figure", mean=mean, within=in_figures(words, f"{measured.half_width:.1f}"))
