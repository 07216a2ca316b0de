"""The JSON codec of each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, asdict, dataclass, fields
from functools import partial
from typing import Any, Final, TypeVar, cast

from spadille.notation.actions import read_action
from spadille.protocol import Claimed, NextMatch, TableTimeouts
from spadille.rules.refusal import NotAllowed
from spadille.table import events
from spadille.table.events import AnyEvent, TableOpened
from spadille.table.seating import LineUp, Sitter, line_up_json
from spadille.table.setup import ChallengePlace, EarlierDeal, Setup
from spadille.table.votes import (
    About,
    ClaimQuestion,
    HandsQuestion,
    MatchQuestion,
    StopQuestion,
    TakeBackQuestion,
)

Payload = Mapping[str, Any]
"""The stored JSON object of an event."""
Value = TypeVar("Value")
_READ_ERRORS: Final = (AttributeError, KeyError, TypeError, ValueError, NotAllowed)


class MalformedEventError(ValueError):
    """The error for a stored payload that is no event of its kind. `part` names the invalid field."""

    def __init__(self, kind: str, part: str) -> None:
        super().__init__(f"{kind}: {part}")
        self.kind = kind
        self.part = part


@dataclass(frozen=True, slots=True)
class _FieldCodec:
    """The functions that read a field from a payload and write it to a payload."""

    name: str
    read: Callable[[Payload], object]
    write: Callable[[Any], Payload]

    def read_from(self, kind: str, payload: Payload) -> object:
        """Read the field from the payload of an event of this kind.

        Raises:
            MalformedEventError: The payload is malformed.
        """
        try:
            return self.read(payload)
        except _READ_ERRORS as error:
            raise MalformedEventError(kind, self.name) from error


@dataclass(frozen=True, slots=True)
class _EventCodec:
    """The codec of a kind of event. A field that has its default value is not written."""

    event_class: Callable[..., AnyEvent]
    parts: tuple[_FieldCodec, ...]
    defaults: Mapping[str, object]

    def read(self, kind: str, payload: Payload) -> AnyEvent:
        """Read an event from its payload.

        Raises:
            MalformedEventError: The payload is malformed.
        """
        return self.event_class(**{part.name: part.read_from(kind, payload) for part in self.parts})

    def write(self, event: AnyEvent) -> dict[str, Any]:
        payload: dict[str, Any] = {}
        for part in self.parts:
            value = getattr(event, part.name)
            if part.name not in self.defaults or value != self.defaults[part.name]:
                payload.update(part.write(value))
        return payload


def decode_event(kind: str, payload: Payload) -> AnyEvent:
    """Return the event with this kind and payload.

    >>> decode_event("covered", {"bot": "club"})
    SeatCovered(id=None, bot='club')

    Raises:
        MalformedEventError: The payload is malformed.
    """
    codec = _CODECS.get(kind)
    if codec is None:
        raise MalformedEventError(kind, "kind")
    return codec.read(kind, payload)


def encode_event(event: AnyEvent) -> dict[str, Any]:
    """Return the payload of an event.

    >>> encode_event(events.SeatCovered("club"))
    {'bot': 'club'}
    """
    if isinstance(event, TableOpened) and event.redeal_of:
        return _REDEAL.write(event)
    return _CODECS[event.kind].write(event)


# Readers and writers of field values


def _require_type(kind: type[Value], value: object) -> Value:
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise TypeError(type(value).__name__)
    return value


_read_str = partial(_require_type, str)
_read_int = cast("Callable[[object], int]", partial(_require_type, int))
_read_bool = cast("Callable[[object], bool]", partial(_require_type, bool))
_read_dict = cast("Callable[[object], Mapping[str, object]]", partial(_require_type, dict))


def _optional(read: Callable[[Any], Value]) -> Callable[[Any], Value | None]:
    return lambda value: None if value is None else read(value)


def _tuple_of(read: Callable[[Any], Value]) -> Callable[[Any], tuple[Value, ...]]:
    return lambda values: tuple(map(read, _require_type(list, values)))


def _read_sitter(sitter: Mapping[str, object]) -> Sitter:
    player, bot = _optional(_read_str)(sitter["player"]), _optional(_read_str)(sitter["bot"])
    return Sitter(str(sitter["name"]), player or None, bot)


def _read_line_up(payload: object) -> LineUp:
    return _tuple_of(_optional(_read_sitter))(payload)


def _read_earlier_deal(payload: Mapping[str, object]) -> EarlierDeal:
    return EarlierDeal(_read_str(payload["table"]), _read_int(payload["deal"]))


def _read_challenge(payload: Mapping[str, object]) -> ChallengePlace:
    return ChallengePlace(
        _read_str(payload["challenge"]),
        _read_str(payload["secret"]),
        _read_int(payload["place"]),
        _read_int(payload["places"]),
        _read_bool(payload["dealt"]) is True,
        _optional(_read_int)(payload.get("seat")),
    )


def _read_setup(payload: Payload) -> Setup:
    return Setup(
        _read_str(payload["game"]),
        _read_str(payload["rules"]),
        _read_dict(payload["options"]),
        _read_dict(payload["match"]),
    )


def _write_setup(setup: Setup) -> Payload:
    return {"game": setup.game, "rules": setup.rules, "options": setup.options, "match": setup.match}


def _read_about(payload: Payload) -> About:
    match _read_str(payload["kind"]):
        case StopQuestion.kind:
            return StopQuestion()
        case MatchQuestion.kind:
            return MatchQuestion(NextMatch.model_validate(payload["match"]))
        case ClaimQuestion.kind:
            return ClaimQuestion(_read_claim(payload["what"]), _tuple_of(_read_int)(payload["asked"]))
        case TakeBackQuestion.kind:
            return TakeBackQuestion(_read_int(payload["to"]))
        case HandsQuestion.kind:
            return HandsQuestion()
        case kind:
            raise ValueError(kind)


def _write_about(about: About) -> Payload:
    match about:
        case MatchQuestion(match):
            return {"kind": about.kind, "match": match.model_dump()}
        case ClaimQuestion(what, asked):
            return {"kind": about.kind, "what": what, "asked": list(asked)}
        case TakeBackQuestion(to):
            return {"kind": about.kind, "to": to}
        case StopQuestion() | HandsQuestion():
            return {"kind": about.kind}


def _read_claim(what: object) -> Claimed:
    match what:
        case "rest" | "give-up":
            return what
        case _:
            raise ValueError(what)


# The codec of each kind


def _write_unchanged(value: object) -> object:
    return value


_REQUIRED: Final = object()


def _field(
    name: str,
    read: Callable[[Any], object],
    write: Callable[[Any], object] = _write_unchanged,
    *,
    missing: object = _REQUIRED,
) -> _FieldCodec:
    """Return the codec of a field. Its JSON key is its name; `missing` is the value of a missing key."""

    def read_key(payload: Payload) -> object:
        return missing if missing is not _REQUIRED and name not in payload else read(payload[name])

    return _FieldCodec(name, read_key, lambda value: {name: write(value)})


def _make_codec(event_class: type[AnyEvent], *parts: _FieldCodec) -> _EventCodec:
    """Return the codec of an event class. The id of the message is written last."""
    defaults = {field.name: field.default for field in fields(event_class) if field.default is not MISSING}
    return _EventCodec(event_class, (*parts, _field("id", _optional(_read_str), missing=None)), defaults)


_SETUP = _FieldCodec("setup", _read_setup, _write_setup)
_LINE_UP = _field("line_up", _read_line_up, line_up_json)
_BOT = _field("bot", _read_str)
_NAME = _field("name", _read_str)
_DEALER = _field("dealer", _read_int)
_HANDED_OVER = (_NAME, _field("bot", _optional(_read_str)))


_WAITS = _field("waits", TableTimeouts.model_validate, TableTimeouts.model_dump)
_PUBLIC = _field("public", _read_bool, missing=None)
_HINTS = _field("hints", _read_bool, missing=None)
_EARLIER_DEAL = (
    _field("redeal_of", _optional(_read_earlier_deal), asdict, missing=None),
    _field("pots", _read_dict, missing=None),
)
_CODE = _field("code", _optional(_read_str), missing=None)
_DAY = _field("day", _optional(_read_str), missing=None)
_CHALLENGE = _field("challenge", _optional(_read_challenge), asdict, missing=None)
_TABLE = (_SETUP, _LINE_UP, _BOT, _PUBLIC, _WAITS, _HINTS)
_REDEAL: Final = _make_codec(TableOpened, _SETUP, _BOT, _HINTS, _WAITS, _LINE_UP, *_EARLIER_DEAL)
"""The codec of the opening event of a table that deals earlier cards again. It writes the fields in another
order.
"""
_FIXED_CARDS = (
    _field("hands", _tuple_of(_optional(_read_str)), list, missing=None),
    _field("widow", _read_str, missing=None),
)
_CUT_SHORT = _field("cut_short", _read_bool, missing=False)
_EVENT_FIELDS: Final[Sequence[tuple[type[AnyEvent], tuple[_FieldCodec, ...]]]] = (
    (TableOpened, (*_TABLE, *_EARLIER_DEAL, _CODE, _DAY, _CHALLENGE)),
    (events.MatchBegan, (_SETUP, _BOT, _WAITS, _LINE_UP)),
    (events.SeatTaken, (_NAME,)),
    (events.SeatWished, (_NAME,)),
    (events.WishWithdrawn, ()),
    (events.SeatLeft, _HANDED_OVER),
    (events.SeatFreed, _HANDED_OVER),
    (events.BotPlaced, _HANDED_OVER),
    (events.TableShown, ()),
    (events.TableHidden, ()),
    (events.SeatNudged, ()),
    (events.SeatCovered, (_BOT,)),
    (events.PlayerReturned, ()),
    (events.QuestionPut, (_FieldCodec("about", _read_about, _write_about),)),
    (events.QuestionAgreed, ()),
    (events.QuestionDeclined, ()),
    (events.MatchStopped, ()),
    (events.ActionsTakenBack, (_field("to", _read_int),)),
    (events.ClaimGranted, (_field("what", _read_claim),)),
    (events.HandsShown, ()),
    (events.SeatReady, ()),
    (events.SecretCommitted, (_DEALER, _field("secret", _read_str))),
    (events.NonceGiven, (_field("nonce", _read_str),)),
    (events.CardsDealt, (_DEALER, _field("key", _read_str), *_FIXED_CARDS)),
    (events.Acted, (_field("action", lambda payload: read_action(_read_str(payload)), str), _CUT_SHORT)),
)
_CODECS: Final = {event_class.kind: _make_codec(event_class, *parts) for event_class, parts in _EVENT_FIELDS}
