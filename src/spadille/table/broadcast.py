"""What is shown of a table: to a seat its own view, to everybody the table, to a reader the record."""

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
    """Who is here just now."""

    present: frozenset[Seat] = frozenset()
    """The seats whose people have a page open."""
    watchers: int = 0


def table_json(state: TableState, company: Presence) -> protocol.Table:
    """The table as everybody may know it."""
    now = _current_json(state, company, phrases=permissions.can_say_phrases(state))
    return protocol.Table.model_validate({**_settings_json(state), **now})


def _settings_json(state: TableState) -> dict[str, object]:
    """What stays as it is for a whole match."""
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


def _current_json(state: TableState, company: Presence, *, phrases: bool) -> dict[str, object]:
    """What is as it is just now."""
    match = state.match
    return {
        "seats": [_seat_json(state, seat, company.present) for seat in range(state.seats)],
        "deal": state.deal_number,
        "stage": state.stage.value,
        "ended": None if match.ended is None else match.ended.value,
        "standing": [
            {"seat": line.seat, "chips": line.chips, "place": line.place} for line in match.standing
        ],
        "left": [_leaver_json(state, leaver) for leaver in match.left],
        "number": state.number,
        "host": state.seat_of(state.host),
        "public": state.public,
        "bot": state.bot,
        "waits": state.waits,
        "watchers": company.watchers,
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
        missing=sorted(state.waited_for_votes()),
        match=about.match if isinstance(about, MatchQuestion) else None,
        claim=about.what if isinstance(about, ClaimQuestion) else None,
    )


def build_record(state: TableState) -> dict[str, Any]:
    """The match so far as a record: finished deals only, and how it ended once it has."""
    sitters = state.closed or state.line_up
    written = match_json(state.match, [_player_json(state, sitter) for sitter in sitters], state.finished)
    if state.match.ended is None:
        del written["standing"]
    deals: Any = written["deals"]
    numbered = [{**deal, "n": n, **_deal_facts_json(state, n)} for n, deal in enumerate(deals, 1)]
    return {**written, "id": state.id, "deals": numbered, **_record_head(state)}


def _record_head(state: TableState) -> dict[str, object]:
    """The seal on the table's story up to here, which a copy can be held against."""
    seal = state.public_seal.seal
    return {"head": {"seq": state.public_seal.seq, "seal": seal.hex()}} if seal else {}


def _deal_facts_json(state: TableState, n: int) -> dict[str, object]:
    """When a finished deal began, how often something was taken back in it, and what its cards came from;
    nothing of that where they were laid out beforehand.
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


def _leaver_json(state: TableState, leaver: Leaver) -> dict[str, object]:
    sitter = state.line_up[leaver.seat]
    name = sitter.name if sitter else ""
    return {"seat": leaver.seat, "name": name, "chips": leaver.chips, "after_deal": leaver.after_deal}


def _player_json(state: TableState, sitter: Sitter | None) -> dict[str, object]:
    """Somebody in a record; a bot is known by its name, a person by the id he has at this table."""
    if sitter is None:
        return {"id": None, "name": "", "bot": None}
    if sitter.player is None:
        return {"id": f"bot-{sitter.name}", "name": sitter.name, "bot": sitter.bot}
    return {"id": make_pseudonym(sitter.player, state.id), "name": sitter.name or _ERASED_NAME, "bot": None}


_ERASED_NAME: Final = "a player"
"""Who has had his name erased, as records have him."""
_TRANSIENT: Final = {"seq", "since", "head", "public_seal", "deal", "key", "heard", "missed"}
"""What may change of a table without anything that is shown to everybody but the deal itself."""
_select_lasting_fields = attrgetter(*(part for part in TableState._fields if part not in _TRANSIENT))


class Broadcaster:
    """Shows a table to its pages, move by move; what is as it was is not written anew."""

    def __init__(self) -> None:
        self._pen = Pen(_encode)
        self._wording = Pen(_encode, PARTS)
        self._agreed_on: object = None
        self._agreed = ""
        self._made_of: object = None
        self._shared = ""

    def broadcast(self, state: TableState, company: Presence, clients: Iterable[Connection]) -> None:
        """Sends everybody the table as it stands; pages of one seat get the very same."""
        sight = None if state.deal is None else Sight(state.deal)
        offers = permissions.Permissions(state)
        shared = self._table_json(state, company, phrases=offers.phrases)
        texts: dict[tuple[Seat | None, bool, bool], str] = {}
        for client in clients:
            seat = state.seat_of(client.player)
            promised = bool(state.promised) and state.promise_to(client.player) is not None
            text = texts.get((seat, client.screen, promised))
            if text is None:
                dealt = '"view":null,"wording":null' if sight is None else self._deal_json(sight.of(seat))
                own = _own_json(
                    state, seat, offers.allowed_for(seat, promised=promised), screen=client.screen
                )
                you = "null" if seat is None else seat
                text = f'{{"type":"state","seq":{state.seq},"you":{you},"table":{shared},{dealt},{own}}}'
                texts[seat, client.screen, promised] = text
            client.send(text)

    def _deal_json(self, view: View) -> str:
        """The deal as a seat sees it, and what is said of it."""
        return f'"view":{self._pen.write(view)},"wording":{self._wording.write(view)}'

    def _table_json(self, state: TableState, company: Presence, *, phrases: bool) -> str:
        """What all may know but for the deal."""
        over = state.deal is None or state.deal.over
        made_of = (company, state.stage, phrases, over, _select_lasting_fields(state))
        if made_of != self._made_of:
            self._made_of = made_of
            now = _encode(_current_json(state, company, phrases=phrases))
            self._shared = f"{self._match_json(state)[:-1]},{now[1:]},{_chance_json(state)}"
        return self._shared

    def _match_json(self, state: TableState) -> str:
        """What all have agreed to play."""
        agreed_on = (state.rules, state.match.terms)
        if agreed_on != self._agreed_on:
            self._agreed_on, self._agreed = agreed_on, _encode(_settings_json(state))
        return self._agreed


def _encode(value: object) -> str:
    return to_json(value).decode()


@lru_cache(maxsize=1 << 9)
def _encode_list(words: tuple[str, ...]) -> str:
    return _encode(words)


def _own_json(state: TableState, seat: Seat | None, offered: list[protocol.May], *, screen: bool) -> str:
    """What concerns a seat alone, or those who look on."""
    may = _encode_list(tuple(offered))
    missed = (
        _encode([_missed_json(missed) for missed in state.missed if missed.seat == seat])
        if state.missed
        else "[]"
    )
    hands = _encode(_hands_json(state)) if state.shown and seat is None and not screen else "null"
    return f'"may":{may},"missed":{missed},"hands":{hands}'


def _chance_json(state: TableState) -> str:
    """What the cards come from: what is promised, and once the deal is over all of it."""
    over = state.deal is not None and state.deal.over
    promise = None if state.commitment is None else state.commitment.announced
    chance = None if state.chance is None else state.chance.to_json(over=over)
    return f'"promise":{_encode(promise)},"chance":{_encode(chance)}'


def _missed_json(missed: MissedTurn) -> dict[str, object]:
    sentence = describe_missed_turn(missed.action)
    return {"deal": missed.deal, "bot": missed.bot, "action": str(missed.action), "said": sentence}


def _hands_json(state: TableState) -> list[str | None] | None:
    """All hands as they are now, where all players let those who look on see them."""
    if state.deal is None:
        return None
    layout, hands = state.deal.layout, state.deal.phase.hands
    return [str(hands[seat]) if seat in layout.active else None for seat in range(layout.seats)]
