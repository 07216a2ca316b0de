"""Describe the settlement of a deal: outcome, widow, pots and payments."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.cards import Hand
from spadille.play.action import Discard
from spadille.play.view import Known, View
from spadille.rules.contract import Partner, Widow
from spadille.rules.goal import Outcome
from spadille.rules.price import PerPoint
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result
from spadille.sentences.audience import Audience
from spadille.sentences.card_lists import sort_cards
from spadille.sentences.contract_terms import (
    describe_aim,
    describe_contract,
    find_target_score,
    list_price_facts,
)
from spadille.sentences.sentence import Fact, Sentence, has_sentence, list_facts, say
from spadille.sentences.stakes import DOUBLED, count_pots, describe_laid_away, list_pot_facts

_TITLES = {Outcome.WON: "settle-made", Outcome.LOST: "settle-lost", Outcome.DRAWN: "settle-drawn"}


def format_settlement(audience: Audience, view: View) -> Iterator[str]:
    """Yield lines of text: whether the contract was made, by how much, the widow, and who pays whom."""
    result, known = view.result, view.known
    assert result is not None
    if known is None:
        yield audience.render_line(describe_verdict(view, result))
    else:
        yield f"{audience.render_line(describe_outcome(known, result))}."
        if known.partner is not None:
            yield audience.render_line(
                say("settlement-pair", names=list_facts([known.declarer, known.partner]))
            )
        yield audience.render_line(describe_verdict(view, result))
        yield from audience.render_lines(describe_bonuses(result))
        if view.revealed is not None:
            yield from _format_widow(audience, view, view.revealed.widow)
    yield from audience.render_lines([*describe_pots(view, result), *describe_bank(result)])
    if known is not None or result.pots:
        yield audience.format_amounts(result.payments, signed=True) + "."


def describe_outcome(known: Known, result: Result) -> Sentence:
    """Return a sentence with the contract and whether it was made or lost."""
    return say(_TITLES[result.outcome], contract=describe_contract(known))


def describe_verdict(view: View, result: Result) -> Sentence:
    """Return a sentence with the margin by which the contract was made or lost, and the payments."""
    known = view.known
    if known is None:
        return say("settlement-passed-out-antes" if result.pots else "settlement-passed-out")
    return say(
        _find_verdict_id(known, result),
        **_list_verdict_facts(known, result),
        seat=known.declarer,
        shares=describe_shares(view, known, result),
    )


def _find_verdict_id(known: Known, result: Result) -> str:
    """Return the id of the sentence about the outcome.

    A contract made without any gain has its own sentence.
    """
    even = result.outcome is Outcome.WON and result.value == 0
    kind, price = known.contract.goal.kind, known.contract.price
    if kind == "against" and not even and result.outcome is not Outcome.DRAWN and price.kind != "per-point":
        kind = f"{kind}-{price.kind}"
    if known.contract.partner is not Partner.ALONE:
        kind = f"{kind}-partner"
    return f"settlement-{kind}-{'even' if even else result.outcome}"


def _list_verdict_facts(known: Known, result: Result) -> dict[str, int]:
    points, aim = result.points or 0, find_target_score(known.contract.goal, known.trump)
    return {
        "points": points,
        "tricks": result.tricks or 0,
        "needed": aim,
        "away": abs(points - aim),
        "rate": known.contract.price_when(result.outcome).counters,
        **list_price_facts(known.contract.price),
        "value": result.value,
    }


def describe_shares(view: View, known: Known, result: Result) -> Fact:
    """Return a fact with the payments between the declarer and the other seats.

    It is one payment for all if they are equal, and a list of payments if some seats doubled.
    """
    if not result.value:
        return ""
    if not known.stakes:
        return say(f"settlement-each-{result.outcome}", value=result.value)
    return list_facts(share for share, _ in list_shares(view, known, result))


def list_shares(view: View, known: Known, result: Result) -> Iterator[tuple[Sentence, int]]:
    """Return the payment between the declarer and each other seat, as a sentence and as a number."""
    antes = sum(ante for _, ante in view.rules.antes)
    settled = {seat: abs(paid + antes) for seat, paid in enumerate(result.payments) if seat != known.declarer}
    return ((_describe_share(known, result, seat, value), value) for seat, value in settled.items() if value)


def _describe_share(known: Known, result: Result, seat: Seat, value: int) -> Sentence:
    times = dict(known.stakes).get(seat, 1)
    doubled = say("settlement-share-doubled", value=value, times=times, once=result.value)
    return say(f"settlement-with-{result.outcome}", seat=seat, figure=value if times == 1 else doubled)


def describe_bonuses(result: Result) -> Iterator[Sentence]:
    """Yield a sentence with the parts of the value that are for bonuses, if any."""
    if result.bonuses:
        own = result.value - sum(result.bonuses.values())
        parts = {"contract": own, **result.bonuses}
        amounts = list_facts(say(f"settlement-part-{name}", value=value) for name, value in parts.items())
        yield say("settlement-parts", value=result.value, parts=amounts)


def describe_early_end(view: View, result: Result) -> Iterator[Sentence]:
    """Yield a sentence that says why the rest of a lost deal is not played."""
    known = view.known
    if known is None or result.outcome is not Outcome.LOST or not any(view.counts):
        return
    goal, number = known.contract.goal, find_target_score(known.contract.goal, known.trump)
    every = goal.kind == "at-least" and number == view.rules.total
    yield say(f"settle-early-{goal.kind}{'-all' if every else ''}", needed=number)


def _format_widow(audience: Audience, view: View, widow: Hand) -> Iterator[str]:
    """Yield lines about the widow's cards, to whom they count, and the cards laid away in exchange."""
    if not widow:
        return
    cards = audience.render_line(say("widow-cards", cards=list_facts(sort_cards(view.ranking, widow))))
    away = _find_discard(view)
    if away is None:
        yield " ".join([cards, *audience.render_lines(describe_widow(view))])
        return
    yield cards
    yield audience.render_line(describe_laid_away(view, away.seat, away.cards))
    if _counts_points(view):
        yield from audience.render_lines(describe_widow(view))


def describe_widow(view: View) -> Iterator[Sentence]:
    """Yield a sentence with the points of the widow or of the cards laid away, or one that says that nobody
    gets them.
    """
    known, away = view.known, _find_discard(view)
    if known is None or view.revealed is None or not view.revealed.widow:
        return
    if known.contract.widow is Widow.NOBODYS or not _counts_points(view):
        yield say("settlement-widow-nobody")
    elif not counts_for_side(known, view):
        points = view.ranking.points_in(view.revealed.widow)
        yield say("settlement-widow-last", seat=view.tricks[-1].winner, points=points)
    elif away is not None:
        yield _describe_points(view, "laid-away", "laid", Hand.of(away.cards))
    else:
        yield _describe_points(view, "widow", "widow", view.revealed.widow)


def counts_for_side(known: Known, view: View) -> bool:
    """Return whether, in a finished deal, the widow or the cards laid away count for the declaring side."""
    if known.contract.widow is Widow.LAST_TRICK:
        return bool(view.tricks) and view.tricks[-1].winner in (known.declarer, known.partner)
    return known.contract.widow is not Widow.NOBODYS


def _find_discard(view: View) -> Discard | None:
    return next((action for action in view.history if isinstance(action, Discard)), None)


def _counts_points(view: View) -> bool:
    """Return whether the deal was settled by points. If not, the widow and cards laid away do not matter."""
    return view.result is not None and view.result.points is not None


def _describe_points(view: View, kind: str, name: str, cards: Hand) -> Sentence:
    points = view.ranking.points_in(cards)
    if not points:
        return say(f"settlement-{kind}-nothing")
    in_all = (view.result.points or 0) if view.result else 0
    return say(f"settlement-{kind}-counted", tricks=in_all - points, **{name: points})


def describe_pots(view: View, result: Result) -> Iterator[Sentence]:
    """Yield sentences about the antes, a pot that was won, and the contents of the pots now."""
    held = count_pots(view)
    if not held:
        return
    yield say("settlement-antes", chips=sum(ante for _, ante in view.rules.antes))
    for (name, full), (_, left) in zip(held, result.pots, strict=True):
        if full and not left and result.declarer is not None:
            yield say("settlement-pot-won", seat=result.declarer, pot=name, chips=full)
    yield say("settlement-pots", pots=list_pot_facts(result.pots))


def describe_bank(result: Result) -> Iterator[Sentence]:
    """Yield a sentence about what the bank gets or pays. The bank is no player."""
    if result.bank:
        yield say("settlement-to-bank" if result.bank > 0 else "settlement-from-bank", chips=abs(result.bank))


def describe_role(view: View, result: Result, seat: Seat) -> Sentence | None:
    """Return a sentence with a seat's role in the deal, which explains its payment; None if all passed."""
    if view.known is None:
        return None
    if seat in (result.declarer, result.partner):
        return say("role-declarer" if seat == result.declarer else "role-partner")
    if seat in view.active:
        return say(f"role-defender{find_double_suffix(view.known, seat)}")
    sat_out = f"role-sits-out-{view.rules.sitters_in(view.known.contract)}"
    names = (f"{sat_out}-{result.outcome}", sat_out, "role-sits-out")
    return say(next(filter(has_sentence, names)))


def find_double_suffix(known: Known, seat: Seat) -> str:
    """Return the suffix of a sentence id for a seat that doubled or was redoubled; else an empty text."""
    stake = dict(known.stakes).get(seat)
    if stake is None:
        return ""
    return "-redoubled" if stake > DOUBLED else "-doubled"


def list_payment_steps(view: View, result: Result) -> Iterator[Sentence]:
    """Yield sentences that derive the payments step by step, beginning with the declarer's aim. Yield nothing
    if all passed.
    """
    known = view.known
    if known is None:
        return
    yield say("paid-asked", aim=describe_aim(view.rules, known))
    yield from _describe_score(result)
    yield _describe_value(known, result)
    for name, value in result.bonuses.items():
        yield say(f"paid-bonus-{name}", value=value)
    yield _describe_payers(view, known, result)


def _describe_score(result: Result) -> Iterator[Sentence]:
    if result.points is not None:
        yield say("paid-took-points", points=result.points)
    elif result.tricks is not None:
        yield say("paid-took-tricks", tricks=result.tricks)


def _describe_value(known: Known, result: Result) -> Sentence:
    """Return a sentence with what one opponent owes without bonuses."""
    price, own = known.contract.price_when(result.outcome), result.value - sum(result.bonuses.values())
    if isinstance(price, PerPoint) and result.points is not None:
        away = abs(result.points - price.par)
        rate = own // away if away and price.per == 1 else price.counters
        return say(
            f"paid-{price.kind}-{'over' if result.points > price.par else 'under'}",
            away=away,
            par=price.par,
            rate=rate,
            value=own,
            **list_price_facts(price),
        )
    return say("paid-fixed", value=own)


def _describe_payers(view: View, known: Known, result: Result) -> Sentence:
    """Return a sentence that says who pays whom, and what the declarer receives or pays in all."""
    if not result.value or result.outcome is Outcome.DRAWN:
        return say("paid-nobody")
    if known.partner is not None:
        names = list_facts((known.declarer, known.partner))
        return say(f"paid-pair-{result.outcome}", names=names, value=result.value)
    shared = tuple(list_shares(view, known, result))
    shares, chips = list_facts(share for share, _ in shared), sum(value for _, value in shared)
    return say(f"paid-declarer-{result.outcome}", seat=known.declarer, shares=shares, chips=chips)
