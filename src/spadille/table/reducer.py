"""The reducer: fold the events of a table into its state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import assert_never

from spadille.notation.chance import Stream, dealt_by
from spadille.notation.shape import read_hand
from spadille.play.deal import Deal
from spadille.play.layout import Layout, lay_out
from spadille.rules.presets import End
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.storage.event import Event, parse_time
from spadille.storage.hash_chain import Corrupted, Corruption
from spadille.table.commitment import Commitment, commit_to_secret
from spadille.table.event_codec import decode_event
from spadille.table.events import (
    Acted,
    ActionsTakenBack,
    AnyEvent,
    BotPlaced,
    CardsDealt,
    ClaimGranted,
    HandsShown,
    MatchBegan,
    MatchStopped,
    NonceGiven,
    PlayerReturned,
    PlayEvent,
    QuestionAgreed,
    QuestionDeclined,
    QuestionPut,
    SeatCovered,
    SeatEvent,
    SeatFreed,
    SeatHandedOver,
    SeatLeft,
    SeatNudged,
    SeatReady,
    SeatTaken,
    SeatWished,
    SecretCommitted,
    TableHidden,
    TableOpened,
    TableShown,
    TimeoutEvent,
    VoteEvent,
    WishWithdrawn,
)
from spadille.table.notices import find_notice
from spadille.table.processed_ids import NO_MESSAGES
from spadille.table.seating import (
    LineUp,
    MissedTurn,
    PromisedSeat,
    Sitter,
    keep_covers,
    make_sitter,
    with_cover,
    with_names,
    with_sitter,
)
from spadille.table.setup import EarlierDeal
from spadille.table.state import PublicSeal, Stage, TableState, required
from spadille.table.votes import HandsQuestion, OpenVote

__all__ = [
    "EarlierDeal",
    "Sitter",
    "Stage",
    "TableState",
    "UnreadableEvent",
    "apply_and_seal",
    "apply_event",
    "initial_state",
    "reduce_events",
    "required",
]


class UnreadableEvent(Corrupted):
    """The error for events that are no valid history of a table, for instance after a change from outside."""

    def __init__(self, event: Event | None = None) -> None:
        table, seq = (event.table, event.seq) if event else ("", 0)
        super().__init__(Corruption(table, seq, "unplayable"))


def reduce_events(events: Iterable[Event]) -> TableState:
    """Return the state of a table after its events.

    Raises:
        UnreadableEvent: The events are invalid.
    """
    state: TableState | None = None
    for event in events:
        state = initial_state(event) if state is None else apply_event(state, event)
    if state is None:
        raise UnreadableEvent
    return state


def apply_event(state: TableState, event: Event) -> TableState:
    """Return the state after a stored event.

    Raises:
        UnreadableEvent: The event does not follow from the state.
    """
    try:
        return apply_and_seal(state, event, decode_event(event.kind, event.payload))
    except _APPLY_ERRORS as error:
        raise UnreadableEvent(event) from error


def apply_and_seal(state: TableState, event: Event, what: AnyEvent) -> TableState:
    """Return the state after an event. Only this function checks actions against the rules.

    Raises:
        NotAllowed: The rules forbid the action.
        ValueError: The event does not follow from the state.
    """
    if event.seq != state.seq + 1:
        raise ValueError("another event comes next")
    next_ = _apply(state, event, what)
    return _with_public_seal(
        next_._replace(
            seq=event.seq,
            processed=next_.processed
            if what.id is None
            else next_.processed.with_message((event.player, what.id)),
            notices=find_notice(state, event, what) or next_.notices,
            head=event.seal,
        )
    )


def _apply(state: TableState, event: Event, what: AnyEvent) -> TableState:
    match what:
        case Acted() | SeatReady() | SecretCommitted() | NonceGiven() | CardsDealt():
            return _advance_deal(state, event, what)
        case SeatNudged() | SeatCovered() | PlayerReturned():
            return _wait_for_seat(state, required(event.seat), what)
        case TableOpened():
            raise ValueError("a table is opened once")
        case MatchBegan():
            return _begin_match(state, event, what)
        case (
            SeatTaken()
            | SeatWished()
            | WishWithdrawn()
            | SeatLeft()
            | SeatFreed()
            | BotPlaced()
            | TableShown()
            | TableHidden()
        ):
            return _change_seat(state, event, what)
        case _:
            return _answer_vote(state, event, what)


# Matches


def initial_state(event: Event) -> TableState:
    """Return the state after a table's first event.

    Raises:
        UnreadableEvent: The event opens no table.
    """
    try:
        return _with_public_seal(_open_table(event, decode_event(event.kind, event.payload)))
    except _APPLY_ERRORS as error:
        raise UnreadableEvent(event) from error


def _open_table(event: Event, what: AnyEvent) -> TableState:
    if not isinstance(what, TableOpened):
        raise TypeError(what.kind)
    line_up = with_names(what.line_up, event.joined)
    state = TableState(
        id=event.table,
        match=what.setup.start_match(len(line_up)),
        line_up=line_up,
        host=_find_opener(event, line_up),
        public=bool(what.public),
        bot=what.bot,
        hints=_is_alone(line_up) if what.hints is None else what.hints,
        waits=what.waits,
        seq=event.seq,
        since=event.seq,
        head=event.seal,
    )
    if not (what.redeal_of or what.code or what.day or what.challenge):
        return state
    alone = _limit_to_one_deal(state, what.pots or {})
    return alone._replace(again=what.redeal_of, laid=what.code, day=what.day, challenge=what.challenge)


def _with_public_seal(state: TableState) -> TableState:
    """Return the state with its latest seal made public, if no cards are hidden now.

    A seal is a hash of the events. While cards are hidden, a client could use it to test guesses at them.
    """
    hidden = state.deal is not None and not state.deal.over
    return state if hidden else state._replace(public_seal=PublicSeal(state.seq, state.head))


def _find_opener(event: Event, line_up: LineUp) -> str | None:
    """Return the player who opened the table."""
    sitter = None if event.seat is None else line_up[event.seat]
    return None if sitter is None else sitter.player


def _is_alone(line_up: LineUp) -> bool:
    """Return true if one person plays with bots."""
    return all(sitter is not None and (sitter.bot or seat == 0) for seat, sitter in enumerate(line_up))


def _limit_to_one_deal(state: TableState, held: Mapping[str, int]) -> TableState:
    """Return the state of a table for one deal, with the given pots."""
    terms = replace(state.match.terms, end=End.DEALS, reach=1)
    pots = tuple((name, held[name]) for name, _ in state.match.pots)
    return state._replace(match=replace(state.match, terms=terms, pots=pots))


def _begin_match(state: TableState, event: Event, what: MatchBegan) -> TableState:
    """Return the state at the start of the next match."""
    line_up = keep_covers(with_names(what.line_up, event.joined), state.line_up)
    return TableState(
        id=state.id,
        match=what.setup.start_match(len(line_up)),
        line_up=line_up,
        host=state.host,
        public=state.public,
        bot=what.bot,
        hints=state.hints,
        waits=what.waits,
        since=event.seq,
        number=state.number + 1,
        processed=state.processed,
        horizon=state.horizon,
    )


# Seats


def _change_seat(state: TableState, event: Event, what: SeatEvent) -> TableState:
    match what:
        case SeatTaken():
            player = make_sitter(event, what.name)
            return _replace_sitter(state, required(event.seat), Sitter(player.name, player=player.player))
        case SeatWished():
            player = make_sitter(event, what.name)
            wish = PromisedSeat(required(event.seat), player.player, player.name)
            return state._replace(promised=(*state.promised, wish))
        case WishWithdrawn():
            remaining = tuple(promise for promise in state.promised if promise.seat != event.seat)
            return state._replace(promised=remaining)
        case SeatLeft() | SeatFreed() | BotPlaced():
            return _replace_sitter(state, required(event.seat), _make_successor(what))
        case TableShown() | TableHidden():
            return state._replace(public=isinstance(what, TableShown))
        case _:
            assert_never(what)


def _make_successor(what: SeatHandedOver) -> Sitter | None:
    """Return the bot that takes a seat; None if the seat becomes free."""
    return None if what.bot is None else Sitter(what.name, bot=what.bot)


def _replace_sitter(state: TableState, seat: Seat, sitter: Sitter | None) -> TableState:
    """Return the state with another person, a bot or nobody on a seat.

    What belonged to the previous occupant is removed, such as their vote.
    """
    line_up = with_sitter(state.line_up, seat, sitter)
    return state._replace(
        line_up=line_up,
        host=_find_host(state, line_up, seat),
        ready=state.ready - {seat},
        promised=tuple(promise for promise in state.promised if promise.seat != seat),
        nudged=state.nudged - {seat},
        missed=tuple(missed for missed in state.missed if missed.seat != seat),
        question=state.question and state.question.without(seat),
    )


def _find_host(state: TableState, line_up: LineUp, seat: Seat) -> str | None:
    """Return the host. If the host has left, return the next person to the left of `seat`."""
    players = [line_up[(seat + left) % len(line_up)] for left in range(1, len(line_up) + 1)]
    people = [sitter.player for sitter in players if sitter and sitter.player]
    return state.host if state.host in people else next(iter(people), None)


# Timeouts


def _wait_for_seat(state: TableState, seat: Seat, what: TimeoutEvent) -> TableState:
    match what:
        case SeatNudged():
            return state._replace(nudged=state.nudged | {seat})
        case SeatCovered():
            return _cover_seat(state, seat, what.bot)
        case PlayerReturned():
            # The answer of a bot that is still thinking is dropped when it arrives.
            line_up = with_cover(state.line_up, seat, None)
            return state._replace(line_up=line_up, nudged=state.nudged - {seat})
        case _:
            assert_never(what)


def _cover_seat(state: TableState, seat: Seat, bot: str) -> TableState:
    """Return the state with a bot playing for an absent player.

    An open vote ends if it needs this player's answer.
    """
    line_up = with_cover(state.line_up, seat, bot)
    question = None if state.question and state.question.requires_answer_of(seat) else state.question
    return state._replace(line_up=line_up, nudged=state.nudged - {seat}, question=question)


# Votes


def _answer_vote(state: TableState, event: Event, what: VoteEvent) -> TableState:
    match what:
        case QuestionPut():
            seat = required(event.seat)
            return state._replace(question=OpenVote(event.seq, seat, frozenset({seat}), what.about))
        case QuestionAgreed() | QuestionDeclined():
            seat, yes = required(event.seat), isinstance(what, QuestionAgreed)
            question = required(state.question).with_yes(seat) if yes else None
            return state._replace(question=question, nudged=state.nudged - {seat})
        case MatchStopped():
            match = state.match.stopped()
            return _close_match(state._replace(match=match, since=event.seq, question=None))
        case ActionsTakenBack():
            return _undo_actions(state, event, what.to)
        case ClaimGranted():
            # The events that follow play all remaining cards, and so make the claim true.
            return state._replace(question=None, since=event.seq, claim=find_notice(state, event, what))
        case HandsShown():
            return state._replace(question=None, shown=True)
        case _:
            assert_never(what)


def _undo_actions(state: TableState, event: Event, to: int) -> TableState:
    """Return the state with the deal's actions after the first `to` taken back."""
    before = required(state.deal)
    deal = Deal.of(before.layout, before.actions[:to])
    *others, count = state.taken_back
    taken_back = (*others, count + 1)
    return state._replace(
        deal=deal, since=event.seq, question=None, nudged=frozenset(), taken_back=taken_back
    )


# The play


def _advance_deal(state: TableState, event: Event, what: PlayEvent) -> TableState:
    match what:
        case Acted():
            return _play_action(state, event, what)
        case SeatReady():
            return state._replace(ready=state.ready | {required(event.seat)})
        case SecretCommitted():
            return _commit_secret(state, event, what)
        case NonceGiven():
            commitment = required(state.commitment).with_nonce(required(event.seat), what.nonce)
            return state._replace(commitment=commitment)
        case CardsDealt():
            return _deal_cards(state, event, what)
        case _:
            assert_never(what)


def _commit_secret(state: TableState, event: Event, what: SecretCommitted) -> TableState:
    """Return the state with a commitment to the cards of the next deal. There is at most one at a time."""
    match, dealer, secret = state.match, what.dealer, what.secret
    dealers = (match.dealer,) if state.begun else range(state.seats)
    due = state.stage in (Stage.WAITING, Stage.BETWEEN) and dealer in dealers
    if state.commitment or not due:
        raise ValueError("no deal to commit to")
    number, deal = state.number, state.deal_number + 1
    announced = commit_to_secret(secret, state.rules, state.seats, dealer, match=number, deal=deal)
    return state._replace(commitment=Commitment(event.seq, dealer, announced, secret, (None,) * state.seats))


def _deal_cards(state: TableState, event: Event, what: CardsDealt) -> TableState:
    """Return the state with a new deal. A match's first dealer was drawn, and then the seats take turns."""
    match = state.match if state.begun else replace(state.match, first_dealer=what.dealer)
    if what.dealer != match.dealer:
        raise ValueError("another's turn to deal")
    if state.commitment and what != state.commitment.to_cards_dealt:
        raise ValueError("not as committed to")
    return state._replace(
        match=match,
        deal=Deal.of(_make_layout(state, what)),
        key=what.key,
        commitment=None,
        commitments=(*state.commitments, state.commitment),
        begun=(*state.begun, event.time),
        taken_back=(*state.taken_back, 0),
        ready=frozenset(),
        nudged=frozenset(),
        question=None,
        shown=False,
        claim=None,
        since=event.seq,
    )


def _make_layout(state: TableState, what: CardsDealt) -> Layout:
    """Return the layout of the cards that an event gives, or else of the cards that its key deals."""
    seats, dealer, pots = state.seats, what.dealer, state.match.pots
    if what.hands is not None:
        hands = [None if hand is None else read_hand(hand) for hand in what.hands]
        return lay_out(state.rules, seats, dealer, hands, read_hand(required(what.widow)), pots=pots)
    return dealt_by(Stream(bytes.fromhex(what.key)), state.rules, seats, dealer, pots=pots)


def _play_action(state: TableState, event: Event, what: Acted) -> TableState:
    action = what.action
    if action.seat != event.seat:
        raise ValueError("another seat's action")
    deal = required(state.deal).play(action)
    state = state._replace(
        deal=deal,
        since=event.seq,
        nudged=state.nudged - {action.seat},
        missed=_update_missed_turns(state, event, what),
        question=None if state.is_held_up else state.question,
    )
    return state if deal.result is None else _settle_deal(state, deal, event.time)


def _update_missed_turns(state: TableState, event: Event, what: Acted) -> tuple[MissedTurn, ...]:
    """Return the actions that bots took for absent players. A player's own action removes that player's."""
    seat, before = what.action.seat, state.missed
    sitter = state.line_up[seat]
    if sitter is None or sitter.cover is None or event.player is not None:
        return before and tuple(missed for missed in before if missed.seat != seat or event.player is None)
    return (*before, MissedTurn(seat, state.deal_number, sitter.cover, what.action))


def _settle_deal(state: TableState, deal: Deal, time: str) -> TableState:
    minutes = (parse_time(time) - parse_time(state.begun[0])).total_seconds() / 60
    match = state.match.after(required(deal.result), minutes)
    asked = state.question
    question = None if asked is None or isinstance(asked.about, HandsQuestion) else asked
    settled = state._replace(
        match=match,
        finished=(*state.finished, deal),
        line_ups=(*state.line_ups, state.line_up),
        question=question,
        shown=False,
    )
    return _close_match(settled) if match.ended else settled


def _close_match(state: TableState) -> TableState:
    """Return the state at the end of a match. It keeps the final line-up and drops the processed messages."""
    return state._replace(closed=state.line_up, processed=NO_MESSAGES, horizon=state.seq + 1)


_APPLY_ERRORS = (KeyError, ValueError, TypeError, IndexError, NotAllowed)
