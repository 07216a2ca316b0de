"""The text form of events: what is stored of each kind, and how it is read again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, asdict, dataclass, fields
from functools import partial
from typing import Any, Final, TypeVar, cast

from spadille.notation.actions import read_action
from spadille.protocol import Claimed, NextMatch, Waits
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

Text = Mapping[str, Any]
"""What an event says, as JSON has it."""
Value = TypeVar("Value")
_WRONG: Final = (AttributeError, KeyError, TypeError, ValueError, NotAllowed)


class MalformedEventError(ValueError):
    """A stored text is no event: of which kind it would be, and what of it cannot be read."""

    def __init__(self, kind: str, part: str) -> None:
        super().__init__(f"{kind}: {part}")
        self.kind = kind
        self.part = part


@dataclass(frozen=True, slots=True)
class _Part:
    """How one field is read and written."""

    name: str
    read: Callable[[Text], object]
    write: Callable[[Any], Text]

    def of(self, kind: str, text: Text) -> object:
        """The field in what an event of this kind says.

        Raises:
            MalformedEvent: there is none.
        """
        try:
            return self.read(text)
        except _WRONG as trouble:
            raise MalformedEventError(kind, self.name) from trouble


@dataclass(frozen=True, slots=True)
class _Form:
    """How a kind of event is read and written. A field that is as its class has it is not written."""

    made: Callable[..., AnyEvent]
    parts: tuple[_Part, ...]
    usual: Mapping[str, object]

    def read(self, kind: str, text: Text) -> AnyEvent:
        """The event that was written so.

        Raises:
            MalformedEvent: there is none.
        """
        return self.made(**{part.name: part.of(kind, text) for part in self.parts})

    def write(self, event: AnyEvent) -> dict[str, Any]:
        """The event, part by part."""
        text: dict[str, Any] = {}
        for part in self.parts:
            value = getattr(event, part.name)
            if part.name not in self.usual or value != self.usual[part.name]:
                text.update(part.write(value))
        return text


def decode_event(kind: str, text: Text) -> AnyEvent:
    """The event that was stored so.

    >>> read_event("covered", {"bot": "club"})
    SeatCovered(id=None, bot='club')

    Raises:
        MalformedEvent: there is none.
    """
    form = _FORMS.get(kind)
    if form is None:
        raise MalformedEventError(kind, "kind")
    return form.read(kind, text)


def encode_event(event: AnyEvent) -> dict[str, Any]:
    """What is stored of an event beside its kind.

    >>> written_event(events.SeatCovered("club"))
    {'bot': 'club'}
    """
    if isinstance(event, TableOpened) and event.again:
        return _LAID_AGAIN.write(event)
    return _FORMS[event.kind].write(event)


# What parts are made of


def _of(kind: type[Value], value: object) -> Value:
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise TypeError(type(value).__name__)
    return value


_word = partial(_of, str)
_whole = cast("Callable[[object], int]", partial(_of, int))
_yes_or_no = cast("Callable[[object], bool]", partial(_of, bool))
_facts = cast("Callable[[object], Mapping[str, object]]", partial(_of, dict))


def _perhaps(read: Callable[[Any], Value]) -> Callable[[Any], Value | None]:
    return lambda value: None if value is None else read(value)


def _all_of(read: Callable[[Any], Value]) -> Callable[[Any], tuple[Value, ...]]:
    return lambda values: tuple(map(read, _of(list, values)))


def _sitter(who: Mapping[str, object]) -> Sitter:
    player, bot = _perhaps(_word)(who["player"]), _perhaps(_word)(who["bot"])
    return Sitter(str(who["name"]), player or None, bot)


def _line_up(text: object) -> LineUp:
    return _all_of(_perhaps(_sitter))(text)


def _earlier(text: Mapping[str, object]) -> EarlierDeal:
    return EarlierDeal(_word(text["table"]), _whole(text["deal"]))


def _challenge(text: Mapping[str, object]) -> ChallengePlace:
    return ChallengePlace(
        _word(text["challenge"]),
        _word(text["secret"]),
        _whole(text["place"]),
        _whole(text["places"]),
        _yes_or_no(text["dealt"]) is True,
    )


def _setup(text: Text) -> Setup:
    return Setup(_word(text["game"]), _word(text["rules"]), _facts(text["options"]), _facts(text["match"]))


def _setup_text(setup: Setup) -> Text:
    return {"game": setup.game, "rules": setup.rules, "options": setup.options, "match": setup.match}


def _about(text: Text) -> About:
    match _word(text["kind"]):
        case StopQuestion.kind:
            return StopQuestion()
        case MatchQuestion.kind:
            return MatchQuestion(NextMatch.model_validate(text["match"]))
        case ClaimQuestion.kind:
            return ClaimQuestion(_claimed(text["what"]), _all_of(_whole)(text["asked"]))
        case TakeBackQuestion.kind:
            return TakeBackQuestion(_whole(text["to"]))
        case HandsQuestion.kind:
            return HandsQuestion()
        case kind:
            raise ValueError(kind)


def _about_text(about: About) -> Text:
    match about:
        case MatchQuestion(match):
            return {"kind": about.kind, "match": match.model_dump()}
        case ClaimQuestion(what, asked):
            return {"kind": about.kind, "what": what, "asked": list(asked)}
        case TakeBackQuestion(to):
            return {"kind": about.kind, "to": to}
        case StopQuestion() | HandsQuestion():
            return {"kind": about.kind}


def _claimed(what: object) -> Claimed:
    match what:
        case "rest" | "give-up":
            return what
        case _:
            raise ValueError(what)


# The forms


def _same(value: object) -> object:
    return value


_NEVER: Final = object()


def _part(
    name: str,
    read: Callable[[Any], object],
    write: Callable[[Any], object] = _same,
    *,
    key: str | None = None,
    older: object = _NEVER,
) -> _Part:
    """A field with a key of its own, by its name or another; and what it is where older texts lack it."""
    there = key or name

    def found(text: Text) -> object:
        return older if older is not _NEVER and there not in text else read(text[there])

    return _Part(name, found, lambda value: {there: write(value)})


def _form(made: type[AnyEvent], *parts: _Part) -> _Form:
    """The form of a kind; the message it came from stands last."""
    usual = {field.name: field.default for field in fields(made) if field.default is not MISSING}
    return _Form(made, (*parts, _part("id", _perhaps(_word), older=None)), usual)


_SETUP = _Part("setup", _setup, _setup_text)
_LINE_UP = _part("line_up", _line_up, line_up_json)
_BOT = _part("bot", _word)
_NAME = _part("name", _word)
_DEALER = _part("dealer", _whole)
_NOBODY_OR_BOT = (_NAME, _part("bot", _perhaps(_word)))


_WAITS = _part("waits", Waits.model_validate, Waits.model_dump)
_FIRST_BOT = _part("bot", _word, older="club")
_FIRST_WAITS = _part("waits", Waits.model_validate, Waits.model_dump, older=Waits())
_PUBLIC = _part("public", _yes_or_no, older=None)
_HINTS = _part("hints", _yes_or_no, older=None)
_AGAIN = (_part("again", _perhaps(_earlier), asdict, older=None), _part("pots", _facts, older=None))
_LAID = _part("laid", _perhaps(_word), older=None)
_DAY = _part("day", _perhaps(_word), older=None)
_CHALLENGE = _part("challenge", _perhaps(_challenge), asdict, older=None)
_TABLE = (_SETUP, _LINE_UP, _FIRST_BOT, _PUBLIC, _FIRST_WAITS, _HINTS)
_LAID_AGAIN: Final = _form(TableOpened, _SETUP, _FIRST_BOT, _HINTS, _FIRST_WAITS, _LINE_UP, *_AGAIN)
"""A table for a deal that is laid out again says the same in another order."""
_LAID_OUT = (
    _part("hands", _all_of(_perhaps(_word)), list, older=None),
    _part("widow", _word, older=None),
)
_CUT_SHORT = _part("cut_short", _yes_or_no, older=False)
_ALL: Final[Sequence[tuple[type[AnyEvent], tuple[_Part, ...]]]] = (
    (TableOpened, (*_TABLE, *_AGAIN, _LAID, _DAY, _CHALLENGE)),
    (events.MatchBegan, (_SETUP, _BOT, _WAITS, _LINE_UP)),
    (events.SeatTaken, (_NAME,)),
    (events.SeatWished, (_NAME,)),
    (events.WishWithdrawn, ()),
    (events.SeatLeft, _NOBODY_OR_BOT),
    (events.SeatFreed, _NOBODY_OR_BOT),
    (events.BotPlaced, _NOBODY_OR_BOT),
    (events.TableShown, ()),
    (events.TableHidden, ()),
    (events.SeatNudged, ()),
    (events.SeatCovered, (_BOT,)),
    (events.PlayerReturned, ()),
    (events.QuestionPut, (_Part("about", _about, _about_text),)),
    (events.QuestionAgreed, ()),
    (events.QuestionDeclined, ()),
    (events.MatchStopped, ()),
    (events.ActionsTakenBack, (_part("to", _whole),)),
    (events.ClaimGranted, (_part("what", _claimed),)),
    (events.HandsShown, ()),
    (events.SeatReady, ()),
    (events.SecretCommitted, (_DEALER, _part("secret", _word))),
    (events.NonceGiven, (_part("nonce", _word, key="share"),)),
    (events.CardsDealt, (_DEALER, _part("key", _word), *_LAID_OUT)),
    (events.Acted, (_part("action", lambda text: read_action(_word(text)), str), _CUT_SHORT)),
)
_FORMS: Final = {made.kind: _form(made, *parts) for made, parts in _ALL}
