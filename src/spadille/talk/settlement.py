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
from spadille.talk.cards import in_order
from spadille.talk.company import Company
from spadille.talk.sentence import Fact, Sentence, say, there_is, together
from spadille.talk.stakes import DOUBLED, filled, laid_away, pots_holding

_TITLES = {Outcome.WON: "settle-made", Outcome.LOST: "settle-lost", Outcome.DRAWN: "settle-drawn"}


def settlement(company: Company, view: View) -> Iterator[str]:
    """The deal's end: made or lost, by how much, what lay in the widow, and who pays whom."""
    result, known = view.result, view.known
    assert result is not None
    if known is None:
        yield company.line(verdict(view, result))
    else:
        yield f"{company.line(title(known, result))}."
        if known.partner is not None:
            yield company.line(say("settlement-pair", names=together([known.declarer, known.partner])))
        yield company.line(verdict(view, result))
        yield from company.lines(bonuses(result))
        if view.revealed is not None:
            yield from _widow(company, view, view.revealed.widow)
    yield from company.lines(pots(view, result))
    if known is not None or result.pots:
        yield company.figures(result.payments, signed=True) + "."


def title(known: Known, result: Result) -> Sentence:
    """What was played, made or lost."""
    return say(_TITLES[result.outcome], contract=contract_in(known))


def verdict(view: View, result: Result) -> Sentence:
    """By how much it was made or lost, and for how much."""
    known = view.known
    if known is None:
        return say("settlement-passed-out-antes" if result.pots else "settlement-passed-out")
    return say(_verdict(known, result), **_figures(known, result), shares=shares(view, known, result))


def _verdict(known: Known, result: Result) -> str:
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


def shares(view: View, known: Known, result: Result) -> Fact:
    """What passes between the declarer and the others: the same with each, or more where one has doubled."""
    if not result.value:
        return ""
    if not known.stakes:
        return say(f"settlement-each-{result.outcome}", value=result.value)
    return together(share for share, _ in shares_told(view, known, result))


def shares_told(view: View, known: Known, result: Result) -> Iterator[tuple[Sentence, int]]:
    """What passes between the declarer and each of the others, in words and as a number."""
    antes = sum(ante for _, ante in view.rules.antes)
    settled = {seat: abs(paid + antes) for seat, paid in enumerate(result.payments) if seat != known.declarer}
    return ((_share(known, result, seat, value), value) for seat, value in settled.items() if value)


def _share(known: Known, result: Result, seat: Seat, value: int) -> Sentence:
    """What passes between the declarer and one of the others."""
    times = dict(known.stakes).get(seat, 1)
    doubled = say("settlement-share-doubled", value=value, times=times, once=result.value)
    return say(f"settlement-with-{result.outcome}", seat=seat, figure=value if times == 1 else doubled)


def bonuses(result: Result) -> Iterator[Sentence]:
    """What of the value is for bonuses, where there are any."""
    if result.bonuses:
        own = result.value - sum(result.bonuses.values())
        parts = {"contract": own, **result.bonuses}
        amounts = together(say(f"settlement-part-{name}", value=value) for name, value in parts.items())
        yield say("settlement-parts", value=result.value, parts=amounts)


def early(view: View, result: Result) -> Iterator[Sentence]:
    """Why the rest of a deal is not played that is lost already."""
    known = view.known
    if known is None or result.outcome is not Outcome.LOST or not any(view.counts):
        return
    goal, number = known.contract.goal, needed(known.contract.goal, known.trump)
    every = goal.kind == "at-least" and number == view.rules.total
    yield say(f"settle-early-{goal.kind}{'-all' if every else ''}", needed=number)


def _widow(company: Company, view: View, widow: Hand) -> Iterator[str]:
    """The widow's cards and whose they are; where it was taken up, the cards laid away for it."""
    if not widow:
        return
    cards = company.line(say("widow-cards", cards=together(in_order(view.ranking, widow))))
    away = _away(view)
    if away is None:
        yield " ".join([cards, *company.lines(counted(view))])
        return
    yield cards
    yield company.line(laid_away(view, away.seat, away.cards))
    if _counts_points(view):
        yield from company.lines(counted(view))


def counted(view: View) -> Iterator[Sentence]:
    """What the widow came to, or what was laid away for it; or that it is nobody's."""
    known, away = view.known, _away(view)
    if known is None or view.revealed is None or not view.revealed.widow:
        return
    if known.contract.widow is Widow.NOBODYS or not _counts_points(view):
        yield say("settlement-widow-nobody")
    elif away is not None:
        yield _counted(view, "laid-away", "laid", Hand.of(away.cards))
    else:
        yield _counted(view, "widow", "widow", view.revealed.widow)


def _away(view: View) -> Discard | None:
    """What was laid away, where the widow was taken up."""
    return next((action for action in view.history if isinstance(action, Discard)), None)


def _counts_points(view: View) -> bool:
    """Whether the deal was settled by points, so that what lay aside has any."""
    return view.result is not None and view.result.points is not None


def _counted(view: View, kind: str, name: str, cards: Hand) -> Sentence:
    points = view.ranking.points_in(cards)
    if not points:
        return say(f"settlement-{kind}-nothing")
    in_all = (view.result.points or 0) if view.result else 0
    return say(f"settlement-{kind}-counted", tricks=in_all - points, **{name: points})


def pots(view: View, result: Result) -> Iterator[Sentence]:
    """The antes, a pot that was won, and what lies in them now."""
    held = filled(view)
    if not held:
        return
    yield say("settlement-antes", chips=sum(ante for _, ante in view.rules.antes))
    for (name, full), (_, left) in zip(held, result.pots, strict=True):
        if full and not left and result.declarer is not None:
            yield say("settlement-pot-won", seat=result.declarer, pot=name, chips=full)
    yield say("settlement-pots", pots=pots_holding(result.pots))


def role(view: View, result: Result, seat: Seat) -> Sentence | None:
    """A seat's part in the deal, and why it got what it got."""
    if view.known is None:
        return None
    if seat in (result.declarer, result.partner):
        return say("role-declarer" if seat == result.declarer else "role-partner")
    if seat in view.active:
        return say(f"role-defender{doubled(view.known, seat)}")
    sat_out = f"role-sits-out-{view.rules.sitters}"
    names = (f"{sat_out}-{result.outcome}", sat_out, "role-sits-out")
    return say(next(filter(there_is, names)))


def doubled(known: Known, seat: Seat) -> str:
    """Whether a seat has doubled, as the end of a sentence's name."""
    stake = dict(known.stakes).get(seat)
    if stake is None:
        return ""
    return "-redoubled" if stake > DOUBLED else "-doubled"
