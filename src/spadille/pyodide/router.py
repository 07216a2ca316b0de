"""A call without HTTP: found by method and path, parsed, answered."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from inspect import Parameter, signature
from typing import Any, Final
from urllib.parse import parse_qsl, unquote

from pydantic import BaseModel, TypeAdapter, ValidationError

from spadille.app.endpoint import HouseCall
from spadille.app.request_context import Visit
from spadille.protocol.api_error import Refusal, refuse, refused
from spadille.rules.refusal import NotAllowed
from spadille.storage import OutOfReach
from spadille.telemetry.log import Log

_WELL: Final = 200
_BLANK: Final = re.compile(r"\{(\w+)\}")

log = Log("spadille")


@dataclass(frozen=True, slots=True)
class CallAnswer:
    """The answer: an HTTP status and the text."""

    status: int
    text: str


async def answered(calls: Iterable[HouseCall], visit: Visit, way: str, address: str, body: str) -> CallAnswer:
    """The answer to a call, or why there is none."""
    try:
        return await _answered(calls, visit, way, address, body)
    except Refusal as refusal:
        return _no(refusal)
    except NotAllowed as no:
        return _no(refused(no))
    except ValidationError:
        return _no(refuse("malformed"))
    except OutOfReach:
        return _no(refuse("out-of-reach"))
    except Exception:
        log.exception("a call stumbled", way=way)
        return _no(refuse("trouble"))


def _no(refusal: Refusal) -> CallAnswer:
    return CallAnswer(refusal.status, refusal.error.model_dump_json())


async def _answered(
    calls: Iterable[HouseCall], visit: Visit, way: str, address: str, body: str
) -> CallAnswer:
    path, _, query = address.partition("?")
    for call in calls:
        found = _pattern(call.path).fullmatch(path) if call.way == way else None
        if found:
            asked = {name: unquote(part) for name, part in found.groupdict().items()}
            given = _given(call, {**dict(parse_qsl(query)), **asked}, visit, body)
            return CallAnswer(call.status, _text(await call.answer(**given)))
    raise refuse("not-found")


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(_BLANK.sub(r"(?P<\1>[^/]+)", path))


def _given(call: HouseCall, asked: Mapping[str, str], visit: Visit, body: str) -> dict[str, object]:
    """The arguments of a call, each in the type it asks for; unknown ones are left out."""
    parameters = _parameters(call)
    given: dict[str, object] = {"visit": visit} if "visit" in parameters else {}
    for name, parameter in parameters.items():
        if isinstance(parameter.annotation, type) and issubclass(parameter.annotation, BaseModel):
            given[name] = parameter.annotation.model_validate_json(body)
        elif name in asked:
            given[name] = _reading(parameter).validate_python(asked[name])
        elif name != "visit" and parameter.default is Parameter.empty:
            raise refuse("malformed")
    return given


@cache
def _parameters(call: HouseCall) -> Mapping[str, Parameter]:
    return signature(call.answer, eval_str=True).parameters


@cache
def _reading(parameter: Parameter) -> TypeAdapter[object]:
    return TypeAdapter(parameter.annotation)


def _text(answer: Any) -> str:  # noqa: ANN401 - a message, lines, or what is JSON already
    if isinstance(answer, BaseModel):
        return answer.model_dump_json()
    return answer if isinstance(answer, str) else json.dumps(answer, ensure_ascii=False)
