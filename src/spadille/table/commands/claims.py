"""Claims ("the rest is mine") and concessions ("I give up").

A claim is checked from what the claimer knows: the public state and the claimer's own hand.
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


def handle_claim(state: TableState, seat: Seat, what: Claimed) -> tuple[PendingEvent, ...]:
    """Return the events of a claim or concession: either it is granted, or a vote of other seats opens.

    Raises:
        ApiError: `wrong-stage`, `not-your-turn`, `wrong-phase`, `question-open`, `not-certain`,
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
    """Return the trick play, in which it must be this seat's turn."""
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
    """Return true if the contract lets a seat make this claim or concession.

    Where the goal is to take no tricks or points, only the declarer may claim. Where the declarer has a
    partner, no seat may concede, because it may not know who is on its side.
    """
    declared = play.declared
    if what == "rest":
        return not declared.contract.goal.avoids or seat == declared.declarer
    return declared.contract.partner is Partner.ALONE


def _is_certain(deal: Deal, play: TrickPlay, seat: Seat) -> bool:
    """Return true if the claim holds for any lie of the unseen cards and any play of the others."""
    card = card_taking_none if play.declared.contract.goal.avoids else card_taking_all
    return card(deal, seat) is not None


def _ask_others(state: TableState, play: TrickPlay, seat: Seat, what: Claimed) -> tuple[Seat, ...]:
    """Return the seats that must agree: the defenders to a claim, the other defenders to a concession.

    Raises:
        ApiError: `not-certain`. Only a lone declarer may make an uncertain claim, and only if all defenders
            are people.
    """
    declared = play.declared
    if what == "give-up":
        side = () if seat == declared.declarer else declared.defenders
        return tuple(other for other in side if other != seat)
    alone = seat == declared.declarer and declared.contract.partner is Partner.ALONE
    if not alone or not state.active_people().issuperset(declared.defenders):
        raise api_error("not-certain")
    return declared.defenders


def grant_claim(state: TableState, seat: Seat, what: Claimed) -> tuple[PendingEvent, ...]:
    """Return the event that grants a claim, and the events that play all remaining cards accordingly."""
    deal = required(state.deal)
    player = required(state.line_up[seat]).player
    plays = play_out_claim(deal, claim_goal(deal, seat, what))
    return (
        PendingEvent(ClaimGranted(what), seat, player),
        *(PendingEvent(Acted(play), play.seat) for play in plays),
    )


def claim_goal(deal: Deal, seat: Seat, what: Claimed) -> ClaimGoal:
    """Return the goal that playing the remaining cards must reach to make a claim or concession true."""
    play = deal.phase
    assert isinstance(play, TrickPlay)
    declared = play.declared
    avoiding = declared.contract.goal.avoids
    own = {seat} if what == "rest" or seat == declared.declarer else {*declared.defenders}
    if avoiding:
        succeeds = (seat == declared.declarer) == (what == "rest")
        counters = declared.contract.goal.objective is Objective.NO_POINTS
        return ClaimGoal(
            frozenset({declared.declarer}), takes=not succeeds, counters=counters, once=not succeeds
        )
    return ClaimGoal(frozenset(own), takes=what == "rest")
