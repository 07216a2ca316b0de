"""Encode a table's state and send it to its clients: the public state, and each seat's own view.

The record of a match is made here, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from pydantic_core import to_json

from spadille import protocol
from spadille.notation.matches import match_json
from spadille.notation.records import differing
from spadille.notation.views import Pen
from spadille.play.match import Leaver
from spadille.play.seeing import Sight
from spadille.play.view import View
from spadille.rules.seating import Seat
from spadille.storage.pseudonyms import make_pseudonym
from spadille.table import permissions
from spadille.table.connection import Connection
from spadille.table.contract_sheet import contract_sheet
from spadille.table.deal_sentences import PARTS, describe_missed_turn
from spadille.table.reducer import Sitter, TableState
from spadille.table.seating import MissedTurn
from spadille.table.votes import ClaimQuestion, MatchQuestion


@dataclass(frozen=True, slots=True)
class Presence:
    """The connected clients of a table."""

    present: frozenset[Seat] = frozenset()
    """The seats whose players are connected."""
    watchers: int = 0


def table_json(state: TableState, presence: Presence) -> protocol.Table:
    """Return the public state of a table."""
    now = _current_json(state, presence, phrases=permissions.can_say_phrases(state))
    return protocol.Table.model_validate({**_settings_json(state), **now})


def _settings_json(state: TableState) -> dict[str, object]:
    """Return the part of the public state that stays the same during a match."""
    settings = state.rules.settings
    return {
        "id": state.id,
        "game": settings.game,
        "rules": settings.preset,
        "options": dict(settings.values),
        "differing": list(differing(state.rules)),
        "sheet": contract_sheet(state.rules),
        "antes": dict(state.rules.antes),
        "match": state.match.terms.to_json(),
    }


def _current_json(state: TableState, presence: Presence, *, phrases: bool) -> dict[str, object]:
    """Return the part of the public state that may change during a match."""
    match = state.match
    return {
        "seats": [_seat_json(state, seat, presence.present) for seat in range(state.seats)],
        "deal": state.deal_number,
        "stage": state.stage.value,
        "ended": None if match.ended is None else match.ended.value,
        "standing": [
            {"seat": line.seat, "chips": line.chips, "place": line.place} for line in match.standing
        ],
        "left": [_leaver_json(state, leaver) for leaver in match.left],
        "players": _deal_players(state),
        "number": state.number,
        "host": state.seat_of(state.host),
        "public": state.public,
        "bot": state.bot,
        "waits": state.waits,
        "watchers": presence.watchers,
        "shown": state.shown,
        "hints": state.hints,
        "phrases": phrases,
        "question": _question_json(state),
        "news": state.notices and asdict(state.notices),
        "claim": state.claim and asdict(state.claim),
        "again": state.again and asdict(state.again),
        "laid": state.laid,
        "day": state.day,
        "challenge": state.challenge and state.challenge.challenge,
        "widow": len(state.deal.layout.widow) if state.deal else 0,
    }


def _question_json(state: TableState) -> protocol.Question | None:
    question = state.question
    if question is None:
        return None
    about = question.about
    return protocol.Question(
        number=question.number,
        kind=question.kind,
        seat=question.seat,
        agreed=sorted(question.agreed),
        missing=sorted(state.missing_votes()),
        match=about.match if isinstance(about, MatchQuestion) else None,
        claim=about.what if isinstance(about, ClaimQuestion) else None,
    )


def build_record(state: TableState) -> dict[str, Any]:
    """Return the match so far as a record: finished deals, and the standing once the match has ended."""
    sitters = state.closed or state.line_up
    record = match_json(state.match, [_player_json(state, sitter) for sitter in sitters], state.finished)
    if state.match.ended is None:
        del record["standing"]
    deals: Any = record["deals"]
    deals = [{**deal, "n": n, **_deal_facts_json(state, n)} for n, deal in enumerate(deals, 1)]
    return {**record, "id": state.id, "deals": deals, **_record_head(state)}


def _record_head(state: TableState) -> dict[str, object]:
    """Return the public seal of the event log. A copy of the log can be verified against it."""
    seal = state.public_seal.seal
    return {"head": {"seq": state.public_seal.seq, "seal": seal.hex()}} if seal else {}


def _deal_facts_json(state: TableState, n: int) -> dict[str, object]:
    """Return when a finished deal began, how often actions were taken back, and how its cards were drawn.

    A deal whose cards were set beforehand has no entry about the draw.
    """
    commitment = state.commitments[n - 1]
    chance = {} if commitment is None else {"chance": commitment.promise.to_json()}
    count = state.taken_back[n - 1]
    return {"time": state.begun[n - 1], **({"taken_back": count} if count else {}), **chance}


def _seat_json(state: TableState, seat: Seat, present: frozenset[Seat]) -> dict[str, object]:
    sitter = state.line_up[seat]
    is_bot = sitter is not None and sitter.bot is not None
    return {
        "seat": seat,
        "name": sitter.name if sitter else "",
        "bot": sitter.bot if sitter else None,
        "taken": sitter is not None,
        "present": is_bot or seat in present,
        "chips": state.match.chips[seat],
        "ready": is_bot or seat in state.ready,
        "freeride": seat in state.match.freerides,
        "nudged": seat in state.nudged,
        "covered": sitter.cover if sitter else None,
        "promised": next((promise.name for promise in state.promised if promise.seat == seat), None),
    }


def _deal_players(state: TableState) -> list[str] | None:
    """Return the names of those who played the deal that is over; None if the same names sit there now."""
    if state.deal is None or state.deal.result is None:
        return None
    played, now = (
        [sitter.name if sitter else "" for sitter in who] for who in (state.line_ups[-1], state.line_up)
    )
    return None if played == now else played


def _leaver_json(state: TableState, leaver: Leaver) -> dict[str, object]:
    sitter = state.line_up[leaver.seat]
    name = sitter.name if sitter else ""
    return {"seat": leaver.seat, "name": name, "chips": leaver.chips, "after_deal": leaver.after_deal}


def _player_json(state: TableState, sitter: Sitter | None) -> dict[str, object]:
    """Return a player for a record. A bot's id is made from its name. A person's id is a pseudonym."""
    if sitter is None:
        return {"id": None, "name": "", "bot": None}
    if sitter.player is None:
        return {"id": f"bot-{sitter.name}", "name": sitter.name, "bot": sitter.bot}
    return {"id": make_pseudonym(sitter.player, state.id), "name": sitter.name or _ERASED_NAME, "bot": None}


_ERASED_NAME: Final = "a player"
"""The name in records of a player whose account was erased."""
_TRANSIENT: Final = {"seq", "since", "head", "public_seal", "deal", "key", "processed", "missed"}
"""The fields of a table's state whose change does not change the encoded public state."""
_select_lasting_fields = attrgetter(*(part for part in TableState._fields if part not in _TRANSIENT))


class Broadcaster:
    """Sends a table's state to its clients. Only the parts that have changed are encoded again."""

    def __init__(self) -> None:
        self._view_encoder = Pen(_encode)
        self._wording_encoder = Pen(_encode, PARTS)
        self._settings_key: object = None
        self._settings = ""
        self._table_key: object = None
        self._table = ""

    def broadcast(self, state: TableState, presence: Presence, clients: Iterable[Connection]) -> None:
        """Send the state to each client. All connections of a seat get the same text."""
        sight = None if state.deal is None else Sight(state.deal)
        allowed = permissions.Permissions(state)
        shared = self._table_json(state, presence, phrases=allowed.phrases)
        texts: dict[tuple[Seat | None, bool, bool], str] = {}
        for client in clients:
            seat = state.seat_of(client.player)
            promised = bool(state.promised) and state.promise_to(client.player) is not None
            text = texts.get((seat, client.screen, promised))
            if text is None:
                dealt = '"view":null,"wording":null' if sight is None else self._deal_json(sight.of(seat))
                own = _own_json(
                    state, seat, allowed.allowed_for(seat, promised=promised), screen=client.screen
                )
                you = "null" if seat is None else seat
                text = f'{{"type":"state","seq":{state.seq},"you":{you},"table":{shared},{dealt},{own}}}'
                texts[seat, client.screen, promised] = text
            client.send(text)

    def _deal_json(self, view: View) -> str:
        """Return a seat's view of the deal and the sentences about it."""
        return f'"view":{self._view_encoder.write(view)},"wording":{self._wording_encoder.write(view)}'

    def _table_json(self, state: TableState, presence: Presence, *, phrases: bool) -> str:
        """Return the public state without the deal."""
        over = state.deal is None or state.deal.over
        key = (presence, state.stage, phrases, over, _select_lasting_fields(state))
        if key != self._table_key:
            self._table_key = key
            now = _encode(_current_json(state, presence, phrases=phrases))
            self._table = f"{self._match_json(state)[:-1]},{now[1:]},{_chance_json(state)}"
        return self._table

    def _match_json(self, state: TableState) -> str:
        """Return the settings of the match."""
        key = (state.rules, state.match.terms)
        if key != self._settings_key:
            self._settings_key, self._settings = key, _encode(_settings_json(state))
        return self._settings


def _encode(value: object) -> str:
    return to_json(value).decode()


@lru_cache(maxsize=1 << 9)
def _encode_list(items: tuple[str, ...]) -> str:
    return _encode(items)


def _own_json(state: TableState, seat: Seat | None, offered: list[protocol.May], *, screen: bool) -> str:
    """Return the part of a message that differs by seat, and between seats and watchers.

    It holds the permissions, the actions that a bot took for the seat, and the hands that watchers may see.
    """
    may = _encode_list(tuple(offered))
    missed = (
        _encode([_missed_json(missed) for missed in state.missed if missed.seat == seat])
        if state.missed
        else "[]"
    )
    hands = _encode(_hands_json(state)) if state.shown and seat is None and not screen else "null"
    return f'"may":{may},"missed":{missed},"hands":{hands}'


def _chance_json(state: TableState) -> str:
    """Return the commitment to the next deal's cards, and how the current cards were drawn.

    The secret of the current cards is left out until the deal is over.
    """
    over = state.deal is not None and state.deal.over
    promise = None if state.commitment is None else state.commitment.announced
    chance = None if state.chance is None else state.chance.to_json(over=over)
    return f'"promise":{_encode(promise)},"chance":{_encode(chance)}'


def _missed_json(missed: MissedTurn) -> dict[str, object]:
    sentence = describe_missed_turn(missed.action)
    return {"deal": missed.deal, "bot": missed.bot, "action": str(missed.action), "said": sentence}


def _hands_json(state: TableState) -> list[str | None] | None:
    """Return the current hand of each seat. Watchers may see the hands if all players have agreed."""
    if state.deal is None:
        return None
    layout, hands = state.deal.layout, state.deal.phase.hands
    return [str(hands[seat]) if seat in layout.active else None for seat in range(layout.seats)]
