"""Records of matches, and their check: the dealers, the chips, the end and the standing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from spadille.games import game_named
from spadille.notation.check import HEADER, Sound, Unsound, check
from spadille.notation.records import FORMAT, differing, record_json
from spadille.notation.shape import Json, a_list, an_object, malformed, required, whole_number, word
from spadille.play.deal import Deal
from spadille.play.match import Match, agreed
from spadille.rules.presets import End
from spadille.rules.refusal import NotAllowed

KIND = "match"
WHOLE = -1
"""The value of `UnsoundMatch.deal` for an error that is not in a deal."""


@dataclass(frozen=True, slots=True)
class SoundMatch:
    """The verdict on a valid match."""

    match: Match

    def to_json(self) -> dict[str, object]:
        """Return the JSON object that `spadille check` prints."""
        match = self.match
        result = {
            "deals": match.deals,
            "ended": match.ended.value if match.ended else None,
            "standing": list(match.chips),
            "places": [
                {"seat": line.seat, "chips": line.chips, "place": line.place}
                | ({} if line.left_after is None else {"left_after": line.left_after})
                for line in match.final_standing
            ],
        }
        return {"ok": True, "result": result}


@dataclass(frozen=True, slots=True)
class UnsoundMatch:
    """The verdict on an invalid match: its first error, with the indices of the wrong deal and action."""

    refusal: NotAllowed
    deal: int = WHOLE
    action: int = HEADER

    def to_json(self) -> dict[str, object]:
        """Return the JSON object that `spadille check` prints, without its message."""
        return {"ok": False, "deal": self.deal, "action": self.action, "error": self.refusal.code}


class _InDeal(Exception):
    """An exception that carries the verdict about a wrong deal out of the check."""

    def __init__(self, verdict: UnsoundMatch) -> None:
        super().__init__(verdict)
        self.verdict = verdict


def check_match(value: object) -> SoundMatch | UnsoundMatch:
    """Check a match's record: its terms, every deal, the chips and dealers in between, and the standing."""
    try:
        record = an_object(value, "match")
        return SoundMatch(_followed(record))
    except NotAllowed as refusal:
        return UnsoundMatch(refusal)
    except _InDeal as wrong:
        return wrong.verdict


def judge(value: object) -> Sound | Unsound | SoundMatch | UnsoundMatch:
    """Check the record of a match or of a deal."""
    if isinstance(value, dict) and value.get("kind") == KIND:
        return check_match(value)
    return check(value)


def _followed(record: Json) -> Match:
    """Return the match after all deals of the record.

    The match may seem unfinished: records do not say that the players stopped or that the time ran out.
    """
    match, deals, standing = _opened(record)
    for number, written in enumerate(deals):
        if match.ended:
            raise _wrong(match, "ended", number)
        deal = _judged(match, written, number)
        if deal.result is None:
            if number < len(deals) - 1 or standing is not None:
                raise _wrong(match, "unfinished", number)
            return match
        match = match.after(deal.result, 0)
    return match if standing is None else _stood(match, standing)


def _opened(record: Json) -> tuple[Match, list[object], list[object] | None]:
    if whole_number(record, "v") != FORMAT or word(record, "kind") != KIND:
        raise malformed("v")
    game, preset, options = word(record, "game"), word(record, "rules"), required(record, "options")
    terms, players = an_object(required(record, "match"), "match"), a_list(record, "players")
    deals = a_list(record, "deals")
    standing = None if record.get("standing") is None else a_list(record, "standing")
    rules = game_named(game).rules(preset, an_object(options, "options"))
    seats = len(players)
    if seats not in rules.seats:
        raise NotAllowed("bad-match", rules.anchor("match"), what="players")
    agreed_terms = agreed(game, game_named(game).preset(preset), seats, terms)
    match = Match.begin(rules, agreed_terms, seats, _first_dealer(deals, seats))
    _judge_clock(match, deals)
    return match, deals, standing


def _first_dealer(deals: Sequence[object], seats: int) -> int:
    first = deals[0] if deals else None
    dealer = first.get("dealer") if isinstance(first, dict) else None
    return dealer if isinstance(dealer, int) and 0 <= dealer < seats else 0


def _judged(match: Match, written: object, number: int) -> Deal:
    verdict = check(written)
    if isinstance(verdict, Unsound):
        raise _InDeal(UnsoundMatch(verdict.refusal, number, verdict.action))
    layout = verdict.deal.layout
    if layout.rules.settings != match.rules.settings:
        raise _wrong(match, "rules", number)
    if layout.seats != len(match.chips):
        raise _wrong(match, "seats", number)
    if layout.dealer != match.dealer:
        raise _wrong(match, "dealer", number)
    if layout.pots != match.pots:
        raise _wrong(match, "pots", number)
    return verdict.deal


def _judge_clock(match: Match, deals: Sequence[object]) -> None:
    """Raise an error for a deal that began after the agreed time, if the deals say when they began."""
    begun = [_begun(deal) for deal in deals]
    if match.terms.end is not End.MINUTES or not begun or begun[0] is None:
        return
    for number, time in enumerate(begun):
        if time is not None and (time - begun[0]).total_seconds() >= 60 * match.terms.reach:
            raise _wrong(match, "minutes", number)


def _begun(deal: object) -> datetime | None:
    time = deal.get("time") if isinstance(deal, dict) else None
    try:
        begun = datetime.fromisoformat(time) if isinstance(time, str) else None
    except ValueError:
        return None
    return begun if begun is not None and begun.tzinfo is not None else None


def _stood(match: Match, standing: list[object]) -> Match:
    whole = all(isinstance(chips, int) and not isinstance(chips, bool) for chips in standing)
    if not whole:
        raise malformed("standing")
    over = match.stopped()
    if standing != list(over.chips):
        facts = {"stated": json.dumps(standing), "came": json.dumps(over.chips)}
        raise NotAllowed("bad-match", match.rules.anchor("match"), what="standing", **facts)
    return replace(over, ended=match.ended)


def _wrong(match: Match, what: str, number: int) -> _InDeal:
    return _InDeal(UnsoundMatch(NotAllowed("bad-match", match.rules.anchor("match"), what=what), number))


def match_json(match: Match, players: Sequence[Json], deals: Sequence[Deal]) -> dict[str, object]:
    """Return the record of a match: its terms, its players, its deals, and the standing."""
    settings = match.rules.settings
    return {
        "v": FORMAT,
        "kind": KIND,
        "game": settings.game,
        "rules": settings.preset,
        "options": differing(match.rules),
        "match": match.terms.to_json(),
        "players": list(players),
        "deals": [record_json(deal) for deal in deals],
        "standing": list(match.chips),
    }
