"""Write a report on the losses in many reviewed deals, as text or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from spadille.cli.language import localize_number
from spadille.evaluation.aggregate import (
    ContractLosses,
    KindLosses,
    Losses,
    MeanEstimate,
    PlaceLosses,
    ReviewedDeal,
)
from spadille.evaluation.aggregate import aggregate_losses as sum_losses
from spadille.rules.seating import Seat
from spadille.sentences.audience import format_number
from spadille.sentences.display_names import capitalize, format_contract
from spadille.text import Catalogue

_YES = {True: "yes", False: "no"}


def format_losses(deals: Sequence[ReviewedDeal], catalogue: Catalogue, *, as_json: bool) -> Iterator[str]:
    """Yield the losses by game and seat.

    Sums over games would mix different counters, and the payments of a deal's seats depend on each other. So
    neither are added up.
    """
    for game, seat in sorted({_find_game_and_seat(deal) for deal in deals}):
        found = sum_losses([deal for deal in deals if _find_game_and_seat(deal) == (game, seat)])
        if as_json:
            yield json.dumps({"game": game, "seat": seat, **found.to_json()})
        else:
            title, place = catalogue.say(f"game-{game}"), catalogue.say("review-seat", place=seat)
            counts = {"deals": found.deals, "decisions": found.decisions}
            yield catalogue.say("stats-line-sum", game=title, seat=place, **counts)
            yield from _format_game(found, catalogue)


def _find_game_and_seat(deal: ReviewedDeal) -> tuple[str, Seat]:
    return deal.deal.layout.rules.settings.game, deal.review.seat


def _format_game(found: Losses, catalogue: Catalogue) -> Iterator[str]:
    paid, luck, without = (
        _format_measured(catalogue, measured) for measured in (found.paid, found.luck, found.without_luck)
    )
    yield catalogue.say("stats-line-paid", paid=paid, luck=luck, without=without)
    yield catalogue.say("stats-line-given", given=_format_measured(catalogue, found.given_away, ""))
    yield from (f"- {_format_kind(catalogue, kind)}" for kind in found.kinds)
    yield from (f"- {_format_contract_losses(catalogue, contract)}" for contract in found.contracts)
    yield from (f"- {_format_place(catalogue, place)}" for place in found.places)
    yield catalogue.say("stats-within")
    if not all(kind.validated for kind in found.kinds):
        yield catalogue.say("stats-unproved")
    yield ""


def _format_kind(catalogue: Catalogue, losses: KindLosses) -> str:
    facts: dict[str, str | int] = {"named": losses.named, "validated": _YES[losses.validated]}
    facts |= {"decisions": losses.decisions, "costly": losses.costly}
    kind, given = (
        catalogue.say(f"stats-kind-{losses.kind}"),
        _format_measured(catalogue, losses.given_away, ""),
    )
    return capitalize(catalogue.say("stats-line-kind", kind=kind, given=given, **facts))


def _format_contract_losses(catalogue: Catalogue, losses: ContractLosses) -> str:
    if losses.contract is None:
        return f"{catalogue.say('stats-passed')}: {losses.deals}"
    facts: dict[str, str | int] = {
        "deals": losses.deals,
        "made": losses.made,
        "declares": _YES[losses.declares],
    }
    return capitalize(
        catalogue.say(
            "stats-line-contract",
            contract=format_contract(catalogue, losses.contract),
            expected_made=localize_number(catalogue, f"{losses.expected_made:.1f}"),
            paid=format_number(losses.paid, signed=True),
            without=_format_measured(catalogue, losses.without_luck),
            **facts,
        )
    )


def _format_place(catalogue: Catalogue, losses: PlaceLosses) -> str:
    place = catalogue.say(f"stats-place-{losses.place + 1}")
    paid, without = _format_measured(catalogue, losses.paid), _format_measured(catalogue, losses.without_luck)
    given = _format_measured(catalogue, losses.given_away, "")
    facts = {"place": place, "paid": paid, "without": without, "given": given}
    return capitalize(catalogue.say("stats-line-place", deals=losses.deals, **facts))


def _format_measured(catalogue: Catalogue, measured: MeanEstimate, sign: str = "+") -> str:
    """Return a mean as text, with its interval if there is one."""
    mean = localize_number(catalogue, f"{measured.mean:{sign}.1f}")
    if measured.half_width is None:
        return mean
    return catalogue.say(
        "less-luck-figure", mean=mean, within=localize_number(catalogue, f"{measured.half_width:.1f}")
    )
