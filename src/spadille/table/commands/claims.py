"""Claims: "the rest is mine" and "I give up".

A claim is judged by what everybody knows and by the claimer's own hand, never by the cards of the others.
"""

from __future__ import annotations

from spadille.play.claims.playout import ClaimGoal, play_out_claim
from spadille.play.claims.proof import card_taking_all, card_taking_none
from spadille.play.deal import Deal
from spadille.play.tricks import TrickPlay
from spadille.protocol import Claimed
from spadille.protocol.api_error import api_error
from spadille.rules.contract import Partner
from spadille.rules.goal import Objective
from spadille.rules.seating import Seat
from spadille.table.events import Acted, ClaimGranted, QuestionPut
from spadille.table.pending_event import PendingEvent
from spadille.table.state import Stage, TableState, required
from spadille.table.votes import ClaimQuestion

"""Goals of a declarer who wants nothing."""


def handle_claim(state: TableState, seat: Seat, what: Claimed) -> tuple[PendingEvent, ...]:
    """What happens when somebody claims: it is so, or others are asked.

    Raises:
        Refusal: `wrong-stage`, `not-your-turn`, `wrong-phase`, `question-open`, `not-certain`,
            `claims-closed`.
    """
    play = _require_trick_play(state, seat)
    if state.question is not None:
        raise api_error("question-open")
    if not may_claim(play, seat, what):
        raise api_error("claims-closed")
    if what == "rest" and _is_certain(required(state.deal), play, seat):
        return grant_claim(state, seat, what)
    asked = _ask_others(state, play, seat, what)
    if not asked:
        return grant_claim(state, seat, what)
    return (PendingEvent(QuestionPut(ClaimQuestion(what, tuple(sorted(asked))))),)


def _require_trick_play(state: TableState, seat: Seat) -> TrickPlay:
    """The play of the cards, in which it is this seat's turn."""
    if state.stage is not Stage.PLAYING:
        raise api_error("wrong-stage", stage=state.stage)
    deal = required(state.deal)
    rule = state.rules.anchor("play")
    if not isinstance(deal.phase, TrickPlay):
        raise api_error("wrong-phase", rule, verb="claim", phase=deal.phase.kind)
    if deal.turn != seat:
        raise api_error("not-your-turn", state.rules.anchor("play.turn"), seat=seat)
    return deal.phase


def may_claim(play: TrickPlay, seat: Seat, what: Claimed) -> bool:
    """Whether a seat may claim so in such a contract.

    Only a declarer can say that he takes nothing more. Where a partner was called nobody gives up: nobody may
    speak for a side he may not know.
    """
    declared = play.declared
    if what == "rest":
        return not declared.contract.goal.avoids or seat == declared.declarer
    return declared.contract.partner is Partner.ALONE


def _is_certain(deal: Deal, play: TrickPlay, seat: Seat) -> bool:
    """Whether it comes true however the unseen cards lie and whatever the others do."""
    card = card_taking_none if play.declared.contract.goal.avoids else card_taking_all
    return card(deal, seat) is not None


def _ask_others(state: TableState, play: TrickPlay, seat: Seat, what: Claimed) -> tuple[Seat, ...]:
    """Who has to agree: his opponents if he claims, his own side if he gives up.

    Raises:
        Refusal: `not-certain`; only a declarer alone, against people, may ask for what is not.
    """
    declared = play.declared
    if what == "give-up":
        side = () if seat == declared.declarer else declared.defenders
        return tuple(other for other in side if other != seat)
    alone = seat == declared.declarer and declared.contract.partner is Partner.ALONE
    if not alone or not state.here().issuperset(declared.defenders):
        raise api_error("not-certain")
    return declared.defenders


def grant_claim(state: TableState, seat: Seat, what: Claimed) -> tuple[PendingEvent, ...]:
    """The claim, and the play that makes it true, card by card."""
    deal = required(state.deal)
    player = required(state.line_up[seat]).player
    acts = play_out_claim(deal, claim_goal(deal, seat, what))
    return (
        PendingEvent(ClaimGranted(what), seat, player),
        *(PendingEvent(Acted(act), act.seat) for act in acts),
    )


def claim_goal(deal: Deal, seat: Seat, what: Claimed) -> ClaimGoal:
    """What the play has to come to."""
    play = deal.phase
    assert isinstance(play, TrickPlay)
    declared = play.declared
    avoiding = declared.contract.goal.avoids
    own = {seat} if what == "rest" or seat == declared.declarer else {*declared.defenders}
    if avoiding:
        kept = (seat == declared.declarer) == (what == "rest")
        counters = declared.contract.goal.objective is Objective.NO_POINTS
        return ClaimGoal(frozenset({declared.declarer}), takes=not kept, counters=counters, once=not kept)
    return ClaimGoal(frozenset(own), takes=what == "rest")
