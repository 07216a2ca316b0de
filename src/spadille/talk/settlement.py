"""What a deal came to, in words."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.cards import Hand
from spadille.play.action import Discard
from spadille.play.view import Known, View
from spadille.rules.contract import Partner, Widow
from spadille.rules.goal import Outcome
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result
from spadille.talk.bidding import contract_in, needed
from spadille.talk.cards import listed
from spadille.talk.company import Company
from spadille.talk.named import all_of, pot_named, sentence
from spadille.talk.stakes import filled, laid_away, pots_listed

_TITLES = {Outcome.WON: "settle-made", Outcome.LOST: "settle-lost", Outcome.DRAWN: "settle-drawn"}


def settlement(company: Company, view: View) -> Iterator[str]:
    """The deal's end: made or lost, by how much, what lay in the widow, and who pays whom."""
    result, words = view.result, company.words
    assert result is not None
    if view.known is None:
        yield words.say("settlement-passed-out-antes" if result.pots else "settlement-passed-out")
    else:
        yield from _verdict(company, view, view.known, result)
        if view.revealed is not None:
            yield from _widow(company, view, view.known, view.revealed.widow)
    yield from _pots(company, view, result)
    if view.known is not None or result.pots:
        yield company.figures(result.payments, signed=True) + "."


def _verdict(company: Company, view: View, known: Known, result: Result) -> Iterator[str]:
    """Made or lost, by how much, for how much, and what of it is for bonuses."""
    words = company.words
    yield sentence(words.say(_TITLES[result.outcome], contract=contract_in(words, known))) + "."
    if known.partner is not None:
        names = all_of(words, [company.names[seat] for seat in (known.declarer, known.partner)])
        yield sentence(words.say("settlement-pair", names=names))
    shares = _shares(company, view, known, result)
    yield words.say(_sentence(known, result), **_figures(known, result), shares=shares)
    if result.bonuses:
        own = result.value - sum(result.bonuses.values())
        parts = {"contract": own, **result.bonuses}
        told = [words.say(f"settlement-part-{name}", value=value) for name, value in parts.items()]
        yield words.say("settlement-parts", value=result.value, parts=all_of(words, told))


def _sentence(known: Known, result: Result) -> str:
    """The sentence for this goal and this outcome; level and yet made is one of its own."""
    even = result.outcome is Outcome.WON and result.value == 0
    kind = known.contract.goal.kind
    if known.contract.partner is not Partner.ALONE:
        kind = f"{kind}-partner"
    return f"settlement-{kind}-{'even' if even else result.outcome}"


def _figures(known: Known, result: Result) -> dict[str, int]:
    points, aim = result.points or 0, needed(known.contract.goal, known.trump)
    return {
        "points": points,
        "tricks": result.tricks or 0,
        "needed": aim,
        "away": abs(points - aim),
        "rate": known.contract.price.counters,
        "value": result.value,
    }


def _shares(company: Company, view: View, known: Known, result: Result) -> str:
    """What passes between the declarer and the others: the same with each, or more where one has doubled."""
    if not result.value:
        return ""
    if not known.stakes:
        return company.words.say(f"settlement-each-{result.outcome}", value=result.value)
    antes = sum(ante for _, ante in view.rules.antes)
    settled = {seat: abs(paid + antes) for seat, paid in enumerate(result.payments) if seat != known.declarer}
    told = [_share(company, known, result, seat, value) for seat, value in settled.items() if value]
    return all_of(company.words, told)


def _share(company: Company, known: Known, result: Result, seat: Seat, value: int) -> str:
    """What passes between the declarer and one of the others."""
    times = dict(known.stakes).get(seat, 1)
    doubled = company.words.say("settlement-share-doubled", value=value, times=times, once=result.value)
    figure = str(value) if times == 1 else doubled
    return company.say(f"settlement-with-{result.outcome}", seat, figure=figure)


def _widow(company: Company, view: View, known: Known, widow: Hand) -> Iterator[str]:
    """The widow's cards and whose they are; where it was taken up, the cards laid away for it."""
    words = company.words
    if not widow:
        return
    cards = words.say("widow-cards", cards=", ".join(listed(words, view.ranking, widow)))
    if known.contract.widow is not Widow.TAKEN_UP:
        yield f"{cards} {_counted(company, view, known, widow)}"
        return
    yield cards
    for action in view.history:
        if isinstance(action, Discard):
            yield laid_away(company, view, action.seat, action.cards)
            if _counts_points(view):
                yield _laid(company, view, Hand.of(action.cards))


def _counts_points(view: View) -> bool:
    """Whether the deal was settled by points, so that what lay aside has any."""
    return view.result is not None and view.result.points is not None


def _counted(company: Company, view: View, known: Known, widow: Hand) -> str:
    words, points = company.words, view.ranking.points_in(widow)
    if known.contract.widow is Widow.NOBODYS or not _counts_points(view):
        return words.say("settlement-widow-nobody")
    if not points:
        return words.say("settlement-widow-nothing")
    return words.say("settlement-widow-counted", tricks=_in_all(view) - points, widow=points)


def _laid(company: Company, view: View, away: Hand) -> str:
    words, points = company.words, view.ranking.points_in(away)
    if not points:
        return words.say("settlement-laid-away-nothing")
    return words.say("settlement-laid-away-counted", tricks=_in_all(view) - points, laid=points)


def _in_all(view: View) -> int:
    return (view.result.points or 0) if view.result else 0


def _pots(company: Company, view: View, result: Result) -> Iterator[str]:
    """The antes, a pot that was won, and what lies in them now."""
    words, held = company.words, filled(view)
    if not held:
        return
    yield words.say("settlement-antes", chips=sum(ante for _, ante in view.rules.antes))
    for (name, full), (_, left) in zip(held, result.pots, strict=True):
        if full and not left and result.declarer is not None:
            pot = pot_named(words, name)
            yield sentence(company.say("settlement-pot-won", result.declarer, pot=pot, chips=full))
    yield words.say("settlement-pots", pots=pots_listed(company, result.pots))
