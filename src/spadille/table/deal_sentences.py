"""The sentences about a deal for a seat: ids and facts, which clients render in their language.

They are made from the seat's view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from spadille.bots.explanation import Reasons
from spadille.cards import Hand
from spadille.notation.views import ViewPart, Whole, ordered_answers
from spadille.play.action import Action, Call, Discard, Redouble, Veiled
from spadille.play.view import Known, View
from spadille.rules.contract import Partner
from spadille.rules.game import Sitters
from spadille.rules.goal import Counts
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result
from spadille.sentences import settlement
from spadille.sentences.contract_terms import describe_aim, describe_contract, find_target_score
from spadille.sentences.double_payoffs import list_double_payoffs
from spadille.sentences.hand_stats import list_hand_stats
from spadille.sentences.hints import ExplainedAnswer, describe_hint, list_action_cards
from spadille.sentences.narration import (
    counts_tricks,
    describe_last_action,
    describe_trick,
    list_action_facts,
)
from spadille.sentences.prompt import count_discards, describe_prompt, find_led_suit
from spadille.sentences.sentence import Sentence, say
from spadille.sentences.settlement import list_payment_steps

Json = dict[str, object]


def describe_view(view: View) -> Json:
    """Return all sentences about a view."""
    return {key: value for part in PARTS for key, value in part.json(view).items()}


def _to_json(sentence: Sentence | None) -> Json | None:
    return None if sentence is None else sentence.to_json()


def _to_json_list(sentences: Sequence[Sentence]) -> list[Json]:
    return [sentence.to_json() for sentence in sentences]


# The decision


def _describe_turn(view: View) -> Json:
    led = find_led_suit(view)
    return {"turn": _to_json_list(describe_prompt(view)), "led": None if led is None else led.letter}


def _describe_decision(view: View) -> Json:
    bidding = view.decision is not None and view.decision.kind == "auction"
    return {
        "choices": _list_choices(view),
        "foot": _describe_bid_foot(view).to_json() if bidding else None,
        "stakes": _list_stakes(view),
    }


def _list_stakes(view: View) -> list[Json]:
    """Return the payoffs of the doubles among the answers."""
    return [
        {
            "action": str(stake.action),
            "promise": stake.promise.to_json(),
            "price": stake.price,
            "unit": stake.unit.to_json(),
            "cases": [
                {"taken": case.ending.to_json(), "gain": case.gain, "without": case.gain_without}
                for case in stake.outcomes
            ],
        }
        for stake in list_double_payoffs(view)
    ]


def _list_choices(view: View) -> list[Json]:
    """Return the answers that a decision allows. For a discard, return one entry with the number of cards."""
    decision = view.decision
    if decision is None:
        return []
    if count := count_discards(decision):
        action, verb = f"{decision.seat} {Discard.verb}", Discard.verb
        return [{"id": f"{verb}-title", "action": action, "verb": verb, "count": count}]
    return [_describe_choice(answer) for answer in ordered_answers(view.ranking, decision)]


def _describe_choice(answer: Action) -> Json:
    facts = {"name": answer.doubler} if isinstance(answer, Redouble) else list_action_facts(answer)
    sentence = say(f"answer-{answer.verb}{_none_suffix(answer)}", **facts)
    return sentence.to_json() | {"action": str(answer), "verb": answer.verb}


def _describe_bid_foot(view: View) -> Sentence:
    """Return the note below the bids. It says who pays whom, and whether seats that sit out pay."""
    rules = view.rules
    if any(contract.partner is not Partner.ALONE for contract in rules.contracts):
        return say("bid-foot-partner", count=len(view.active) - 1)
    sitters = rules.sitters if view.seats > len(view.active) else Sitters.NONE
    return say(_BID_FOOT_IDS[sitters])


_BID_FOOT_IDS: Final = {
    Sitters.NONE: "bid-foot",
    Sitters.ON_LOSS: "bid-foot-sitters",
    Sitters.FULL: "bid-foot-full",
    Sitters.FULL_IN_SOLOS: "bid-foot-full-in-solos",
}


def _describe_hand_stats(view: View) -> Json:
    return {
        "figures": [
            {"of": line.label.to_json(), "told": line.value.to_json()} for line in list_hand_stats(view)
        ]
    }


# Actions


def _list_deeds(view: View) -> Json:
    return {"deeds": [_describe_deed(action) for action in _select_spoken_actions(view)]}


def _select_spoken_actions(view: View) -> tuple[Action | Veiled, ...]:
    """Return all actions except the cards played."""
    return tuple(action for action in view.history if action.verb != "play")


def _describe_deed(action: Action | Veiled) -> Json:
    hidden = {"hidden": True} if isinstance(action, Veiled) else {}
    return {"seat": action.seat, "verb": action.verb, **list_action_facts(action), **hidden}


def _describe_last(view: View) -> Json:
    last = describe_trick(view, view.tricks[-1]) if view.tricks else None
    return {"told": _to_json_list(list(describe_last_action(view))), "last_trick": _to_json(last)}


def describe_missed_turn(action: Action) -> Json:
    """Return the sentence about an action that a bot took for an absent player."""
    return say(
        f"said-{action.verb}{_none_suffix(action)}", seat=action.seat, **list_action_facts(action)
    ).to_json()


def _none_suffix(action: Action) -> str:
    return "-none" if isinstance(action, Call) and action.card is None else ""


def render_hint(view: View, reasons: Reasons) -> Json:
    """Return a hint for a view as JSON."""
    telling = describe_hint(view, reasons)
    answers = [_render_hint_answer(answer) for answer in telling.answers]
    return {"answers": answers, "why": _to_json_list(telling.why), "how": _to_json_list(telling.how)}


def _render_hint_answer(told_answer: ExplainedAnswer) -> Json:
    return {
        "action": str(told_answer.action),
        "cards": [card.text for card in list_action_cards(told_answer.action)],
        "answer": told_answer.answer.to_json(),
        "found": _to_json_list(told_answer.findings),
        "figure": _to_json(told_answer.figure),
        "brief": _to_json_list(told_answer.brief),
        "short": _to_json(told_answer.short),
    }


# The state of play


def _describe_played_contract(view: View) -> Json:
    known = view.known
    counts = Counts.TRICKS if counts_tricks(view) else Counts.POINTS
    return {
        "counts": counts.value,
        "named": None if known is None else name_contract(known).to_json(),
        "aim": None if known is None else describe_aim(view.rules, known).to_json(),
    }


def name_contract(known: Known) -> Sentence:
    """Return the contract being played as a complete sentence."""
    named = describe_contract(known)
    return named if isinstance(named, Sentence) else say("answer-bid", contract=named)


def _describe_score(view: View) -> Json:
    known = view.known
    return {"pull": None if known is None or view.taken is None else _count_sides(view, known)}


def _count_sides(view: View, known: Known) -> Json:
    """Return the points or tricks of each side.

    While the declarer's partner is unknown, the declarer's side is the declarer alone.
    """
    goal = (
        find_target_score(known.contract.goal, known.trump) if known.contract.goal.mark is not None else None
    )
    if counts_tricks(view):
        won = view.taken.tricks if view.taken else ()
        side = sum(won[seat] for seat in (known.declarer, known.partner) if seat is not None)
        tricks = view.rules.packets.hand_size
        return {"counts": "tricks", "side": side, "others": sum(won) - side, "all": tricks, "goal": goal}
    taken, total = view.taken, view.rules.total
    declarer, others = (taken.declarer, taken.opponents) if taken else (0, 0)
    # The result also counts the cards laid aside, so it replaces the points in the trick piles.
    points = view.result.points if view.result and view.result.points is not None else declarer
    return {"counts": "points", "side": points, "others": others, "all": total, "goal": goal}


def _describe_seats(view: View) -> Json:
    return {
        "seats": [
            {"tags": _list_tags(view, seat), "doing": _describe_seat_action(view, seat)}
            for seat in range(view.seats)
        ]
    }


def _list_tags(view: View, seat: Seat) -> list[str]:
    known = view.known
    part = [] if known is None else _list_role_tags(known, seat)
    dealer = ["dealer"] if seat == view.dealer else []
    return [*part, *dealer, *([] if seat in view.active else ["sits-out"])]


def _list_role_tags(known: Known, seat: Seat) -> list[str]:
    if seat in (known.declarer, known.partner):
        return ["declarer" if seat == known.declarer else "partner"]
    stake = settlement.find_double_suffix(known, seat)
    return [f"stake{stake}"] if stake else []


def _describe_seat_action(view: View, seat: Seat) -> Json | None:
    """Return the seat's latest call during the auction, and its tricks after that."""
    if view.known is not None:
        tricks = view.taken.tricks[seat] if view.taken and seat in view.active else None
        return None if tricks is None else say("tricks", tricks=tricks).to_json()
    calls = [] if view.result else [action for action in view.history if action.seat == seat]
    return say(_CALL_IDS[calls[-1].verb], **list_action_facts(calls[-1])).to_json() if calls else None


_CALL_IDS: Final = {
    "bid": "table-bid",
    "pass": "table-passed",
    "hold": "table-holds",
    "double": "table-doubles",
    "redouble": "table-redoubles",
}


# The settlement


def _describe_settlement(view: View) -> Json:
    return {"settled": None if view.result is None else _render_settlement(view, view.result)}


def _render_settlement(view: View, result: Result) -> Json:
    away = next((action for action in view.history if isinstance(action, Discard)), None)
    return {
        "title": None if view.known is None else settlement.describe_outcome(view.known, result).to_json(),
        "sum": settlement.describe_verdict(view, result).to_json(),
        "notes": _to_json_list(_list_notes(view, result)),
        "steps": _to_json_list(tuple(list_payment_steps(view, result))),
        "gain": _to_json(_describe_gain(view, result)),
        "roles": [_to_json(settlement.describe_role(view, result, seat)) for seat in range(view.seats)],
        "laid_away": [card.text for card in away.cards] if away else None,
        "held": [_list_hand(view, hand) for hand in view.revealed.hands] if view.revealed else [],
    }


def _list_hand(view: View, hand: Hand | None) -> list[str] | None:
    return None if hand is None else [card.text for card in view.ranking.sorted(hand)]


def _list_notes(view: View, result: Result) -> list[Sentence]:
    """Return the notes on a result: why the deal ended early or the widow's worth, the bonuses, the pots."""
    early = list(settlement.describe_early_end(view, result))
    widow = [] if early or result.points is None else settlement.describe_widow(view)
    return [
        *(*early, *widow, *settlement.describe_bonuses(result)),
        *(*settlement.describe_pots(view, result), *settlement.describe_bank(result)),
    ]


def _describe_gain(view: View, result: Result) -> Sentence | None:
    chips = 0 if view.seat is None else result.payments[view.seat]
    if not chips:
        return None
    return say("said-gains" if chips > 0 else "said-loses", chips=abs(chips))


PARTS: Final[tuple[ViewPart, ...]] = (
    Whole(_describe_turn, attrgetter("decision", "turn", "phase", "table", "known", "bid", "hand")),
    Whole(
        _describe_decision,
        attrgetter("decision", "ranking", "rules", "seats", "active", "bid", "seat", "dealer", "pots"),
    ),
    Whole(_describe_hand_stats, attrgetter("phase", "hand", "dealer", "active", "rules")),
    Whole(_describe_last, attrgetter("history", "shown", "known", "result", "dealt")),
    Whole(_list_deeds, _select_spoken_actions, alike=True),
    Whole(_describe_played_contract, attrgetter("known", "rules"), alike=True),
    Whole(_describe_score, attrgetter("taken", "known", "result", "rules"), alike=True),
    Whole(
        _describe_seats,
        attrgetter("known", "taken", "result", "seats", "active", "dealer", "history"),
        alike=True,
    ),
    Whole(
        _describe_settlement, attrgetter("result", "revealed", "seat", "history", "rules", "known", "pots")
    ),
)
"""The sentences in parts. Each part names the fields of the view that it depends on.

A part is encoded again only if one of these fields has changed. The fields must therefore cover all changes
between two views that a seat may get one after the other, even if the seat missed a deal or a match between
them.
"""
