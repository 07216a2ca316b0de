"""Replays of a deal step by step, as one seat saw it or with all cards visible."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from spadille import protocol
from spadille.bots.explanation import EvaluatedAnswer, Reasons
from spadille.cards import Hand
from spadille.notation.codes import code_of
from spadille.notation.records import differing
from spadille.notation.views import ordered_answers, view_json
from spadille.play.action import Discard, Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.protocol.api_error import api_error
from spadille.rules.contract import Widow
from spadille.rules.order import Ranking
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.sentences.hints import describe_hint, list_findings
from spadille.sentences.reasons import describe_reason
from spadille.table.contract_sheet import contract_sheet
from spadille.table.deal_sentences import describe_view

Json = dict[str, object]
_SAID_ONCE = ("dealt", "revealed")
"""The keys of a view that a step leaves out, because its `hands` hold the same cards."""


def build_replay(deal: Deal, seat: Seat | None, of: protocol.MatchDeal | None = None) -> protocol.Replay:
    """Return the replay of a deal as `seat` saw it; for None with all cards visible.

    `of` is the deal's place in a match, if it is known.

    Raises:
        ApiError: `no-such-seat` for a seat that has no cards.
    """
    layout = deal.layout
    if seat is not None and seat not in layout.active:
        raise api_error("no-such-seat", seat=seat)
    settings = layout.rules.settings
    return protocol.Replay(
        code=find_code(deal),
        cards=find_code(Deal.of(layout)),
        seat=seat,
        game=settings.game,
        rules=settings.preset,
        differing={name: dict(settings.values)[name] for name in differing(layout.rules)},
        seats=layout.seats,
        sheet=contract_sheet(layout.rules),
        antes=dict(layout.rules.antes),
        steps=list(_drop_unchanged(_Lens(seat, deal).step(moment) for moment in deal.moments())),
        of=of,
    )


def find_code(deal: Deal) -> str | None:
    """Return the deal's code; None if the code format cannot express its rules."""
    try:
        return code_of(deal)
    except NotAllowed:
        return None


@dataclass(frozen=True, slots=True)
class _Lens:
    """Renders the steps of a deal as `seat` sees them. If `seat` is None, all cards are visible."""

    seat: Seat | None
    ended: Deal
    """The deal with all its actions."""

    def step(self, deal: Deal) -> protocol.ReplayStep:
        """Return a step of the replay with all its fields. `deal` has the actions up to this step."""
        view = self._view(deal)
        return protocol.ReplayStep(
            view={key: value for key, value in view_json(view).items() if key not in _SAID_ONCE},
            wording=describe_view(view),
            hands=[self._hand(deal, view, seat) for seat in range(deal.layout.seats)],
            widow=self._widow(deal),
            laid_away=self._laid_away(deal),
            answered=self._find_answer_index(deal, view),
        )

    def _find_answer_index(self, deal: Deal, view: View) -> int | None:
        """Return the index of the next action among the decision's answers; None if nothing follows.

        The index is 0 for any discard, because discards are shown as one answer.
        """
        if view.decision is None or deal == self.ended:
            return None
        done = self.ended.actions[len(deal.actions)]
        if isinstance(done, Discard):
            return 0
        return ordered_answers(view.ranking, view.decision).index(done)

    def _view(self, deal: Deal) -> View:
        """Return the seat's view; without a seat, a view where all actions and the partner are visible."""
        view = view_of(deal, self.seat)
        if self.seat is not None:
            return view
        declared, known = deal.phase.declared, view.known
        if known is not None and declared is not None and declared.partner is not None:
            known = replace(known, partner=declared.partner.seat)
        return replace(view, history=deal.actions, known=known)

    def _sees(self, deal: Deal, seat: Seat) -> bool:
        return self.seat in (None, seat) or deal.over

    def _hand(self, deal: Deal, view: View, seat: Seat) -> protocol.ReplayHand | None:
        if seat not in deal.layout.active:
            return None
        held = deal.phase.hands[seat]
        seen = _find_held_cards(deal, seat) if self._sees(deal, seat) else _find_seen_cards(view, seat)
        gone = Hand() if deal.over else seen - held
        return protocol.ReplayHand(
            cards=_sort_cards(view.ranking, seen), gone=[card.text for card in gone], hidden=len(held - seen)
        )

    def _widow(self, deal: Deal) -> str | None:
        """Return the widow as dealt; None if it was taken up or the seat may not see it."""
        declared = deal.phase.declared
        if declared is not None and declared.contract.widow is Widow.TAKEN_UP:
            return None
        return str(deal.layout.widow) if self.seat is None or deal.over else None

    def _laid_away(self, deal: Deal) -> str | None:
        declared = deal.phase.declared
        if declared is None or declared.laid_away is None or not self._sees(deal, declared.declarer):
            return None
        return str(declared.laid_away)


def _find_held_cards(deal: Deal, seat: Seat) -> Hand:
    """Return every card that a seat has held so far: dealt, taken up from the widow, or given by a player."""
    held, declared = deal.layout.hand(seat) | deal.phase.hands[seat], deal.phase.declared
    if declared is None:
        return held
    away = declared.laid_away if declared.declarer == seat else None
    return held | declared.hands[seat] | (away or Hand())


def _find_seen_cards(view: View, seat: Seat) -> Hand:
    """Return the cards of a seat that the viewer has seen: those played and those exposed."""
    tricks = (zip(seats, cards, strict=False) for seats, cards in view.played())
    played = Hand.of(card for trick in tricks for who, card in trick if who == seat)
    return played | view.shown.get(seat, Hand())


def _sort_cards(ranking: Ranking, cards: Hand) -> list[protocol.HandCard]:
    return [
        protocol.HandCard(card=card.text, points=ranking.points[card.number], trump=ranking.is_trump(card))
        for card in ranking.sorted(cards)
    ]


def _drop_unchanged(steps: Iterator[protocol.ReplayStep]) -> Iterator[protocol.ReplayStep]:
    """Yield each step without the fields that equal those of the step before."""
    view: Json = {}
    wording: Json = {}
    hands: list[protocol.ReplayHand | None] | None = None
    for step in steps:
        yield step.model_copy(
            update={
                "view": _select_changed(view, step.view),
                "wording": _select_changed(wording, step.wording),
                "hands": None if step.hands == hands else step.hands,
            }
        )
        view, wording, hands = step.view, step.wording, step.hands


def _select_changed(before: Mapping[str, object], now: Mapping[str, object]) -> Json:
    return {key: value for key, value in now.items() if key not in before or before[key] != value}


def find_play(deal: Deal, step: int) -> tuple[View, Play]:
    """Return the card play at a step, and the view of the seat before it played.

    Raises:
        ApiError: `not-found` if the step plays no card or left the seat no choice.
    """
    action = deal.actions[step] if 0 <= step < len(deal.actions) else None
    if not isinstance(action, Play):
        raise api_error("not-found")
    view = view_of(Deal.of(deal.layout, deal.actions[:step]), action.seat)
    if view.decision is None or len(view.decision.answers) == 1:
        raise api_error("not-found")
    return view, action


def explain_play(view: View, action: Play, reasons: Reasons) -> protocol.PlayReason:
    """Return why the best card is better than the card played.

    If the card played is the best, return why it is better than the other cards.
    """
    best = reasons.chosen if isinstance(reasons.chosen, Play) else action
    worse = [action] if best != action else [weighed.action for weighed in reasons.weighed]
    found = (weighed.reason for weighed in reasons.weighed if weighed.action in worse)
    reason = next((reason for reason in found if reason is not None), None)
    hint = describe_hint(view, reasons)
    why = hint.why if reason is None and best == action else ()
    sentences = describe_reason(view, reason) if reason is not None else why
    return protocol.PlayReason.model_validate(
        {
            "seat": action.seat,
            "card": action.card.text,
            "found": _list_findings(view, reasons, action),
            "best": best.card.text,
            "best_found": _list_findings(view, reasons, best),
            "why": [sentence.to_json() for sentence in sentences],
            "how": [sentence.to_json() for sentence in hint.how],
        }
    )


def _list_findings(view: View, reasons: Reasons, action: Play) -> list[Json]:
    own = next((weighed for weighed in reasons.weighed if weighed.action == action), EvaluatedAnswer(action))
    return [finding.to_json() for finding in list_findings(view, own)]
