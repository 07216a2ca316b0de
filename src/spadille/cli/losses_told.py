"""Many reviewed deals in the words of the terminal, or as a line of JSON a game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from spadille.judge.over_many import ContractLosses, KindLosses, Losses, Measured, PlaceLosses, ReviewedDeal
from spadille.judge.over_many import losses as found_in
from spadille.rules.seating import Seat
from spadille.talk.company import figure
from spadille.talk.named import contract_named, sentence
from spadille.text import Catalogue

_YES = {True: "yes", False: "no"}


def told_losses(deals: Sequence[ReviewedDeal], words: Catalogue, *, as_json: bool) -> Iterator[str]:
    """What deals come to together, game by game, as their counters are not the same, and seat by seat, as
    what the seats of one deal get depends on each other.
    """
    for game, seat in sorted({_whose(one) for one in deals}):
        found = found_in([one for one in deals if _whose(one) == (game, seat)])
        if as_json:
            yield json.dumps({"game": game, "seat": seat, **found.to_json()})
        else:
            title, place = words.say(f"game-{game}"), words.say("review-seat", place=seat)
            counts = {"deals": found.deals, "decisions": found.decisions}
            yield words.say("myplay-line-sum", game=title, seat=place, **counts)
            yield from _lines(found, words)


def _whose(one: ReviewedDeal) -> tuple[str, Seat]:
    return one.deal.layout.rules.settings.game, one.review.seat


def _lines(found: Losses, words: Catalogue) -> Iterator[str]:
    paid, luck, without = (_figure(words, one) for one in (found.paid, found.luck, found.without_luck))
    yield words.say("myplay-line-paid", paid=paid, luck=luck, without=without)
    yield words.say("myplay-line-given", given=_figure(words, found.given_away, ""))
    yield from (f"- {_kind(words, one)}" for one in found.kinds)
    yield from (f"- {_contract(words, one)}" for one in found.contracts)
    yield from (f"- {_place(words, one)}" for one in found.places)
    yield words.say("myplay-within")
    if not all(one.proved for one in found.kinds):
        yield words.say("myplay-unproved")
    yield ""


def _kind(words: Catalogue, one: KindLosses) -> str:
    facts: dict[str, str | int] = {"named": one.named, "proved": _YES[one.proved]}
    facts |= {"decisions": one.decisions, "dear": one.dear}
    kind, given = words.say(f"myplay-kind-{one.kind}"), _figure(words, one.given_away, "")
    return sentence(words.say("myplay-line-kind", kind=kind, given=given, **facts))


def _contract(words: Catalogue, one: ContractLosses) -> str:
    if one.contract is None:
        return f"{words.say('myplay-passed')}: {one.deals}"
    facts: dict[str, str | int] = {"deals": one.deals, "made": one.made, "declares": _YES[one.declares]}
    return sentence(
        words.say(
            "myplay-line-contract",
            contract=contract_named(words, one.contract),
            foretold=f"{one.foretold:.1f}",
            paid=figure(one.paid, signed=True),
            without=_figure(words, one.without_luck),
            **facts,
        )
    )


def _place(words: Catalogue, one: PlaceLosses) -> str:
    place = words.say(f"myplay-place-{one.place + 1}")
    paid, without = _figure(words, one.paid), _figure(words, one.without_luck)
    given = _figure(words, one.given_away, "")
    facts = {"place": place, "paid": paid, "without": without, "given": given}
    return sentence(words.say("myplay-line-place", deals=one.deals, **facts))


def _figure(words: Catalogue, one: Measured, sign: str = "+") -> str:
    """A mean, and its interval where there is one."""
    mean = f"{one.mean:{sign}.1f}".replace("-", "−")
    if one.within is None:
        return mean
    return words.say("myplay-figure", mean=mean, within=f"{one.within:.1f}")
