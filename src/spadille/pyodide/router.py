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

from spadille.app.endpoint import Endpoint
from spadille.app.request_context import RequestContext
from spadille.protocol.api_error import ApiError, api_error, from_rules
from spadille.rules.refusal import NotAllowed
from spadille.storage import DatabaseUnavailable
from spadille.telemetry.log import Logger

_WELL: Final = 200
_BLANK: Final = re.compile(r"\{(\w+)\}")

log = Logger("spadille")


@dataclass(frozen=True, slots=True)
class RouterResponse:
    """The answer: an HTTP status and the text."""

    status: int
    text: str


async def dispatch(
    calls: Iterable[Endpoint], visit: RequestContext, way: str, address: str, body: str
) -> RouterResponse:
    """The answer to a call, or why there is none."""
    try:
        return await _dispatch(calls, visit, way, address, body)
    except ApiError as refusal:
        return _error_response(refusal)
    except NotAllowed as no:
        return _error_response(from_rules(no))
    except ValidationError:
        return _error_response(api_error("malformed"))
    except DatabaseUnavailable:
        return _error_response(api_error("unavailable"))
    except Exception:
        log.exception("a call stumbled", way=way)
        return _error_response(api_error("internal-error"))


def _error_response(refusal: ApiError) -> RouterResponse:
    return RouterResponse(refusal.status, refusal.error.model_dump_json())


async def _dispatch(
    calls: Iterable[Endpoint], visit: RequestContext, way: str, address: str, body: str
) -> RouterResponse:
    path, _, query = address.partition("?")
    for call in calls:
        found = _pattern(call.path).fullmatch(path) if call.method == way else None
        if found:
            asked = {name: unquote(part) for name, part in found.groupdict().items()}
            given = _parse_arguments(call, {**dict(parse_qsl(query)), **asked}, visit, body)
            return RouterResponse(call.status, _text(await call.handler(**given)))
    raise api_error("not-found")


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(_BLANK.sub(r"(?P<\1>[^/]+)", path))


def _parse_arguments(
    call: Endpoint, asked: Mapping[str, str], visit: RequestContext, body: str
) -> dict[str, object]:
    """The arguments of a call, each in the type it asks for; unknown ones are left out."""
    parameters = _parameters(call)
    given: dict[str, object] = {"visit": visit} if "visit" in parameters else {}
    for name, parameter in parameters.items():
        if isinstance(parameter.annotation, type) and issubclass(parameter.annotation, BaseModel):
            given[name] = parameter.annotation.model_validate_json(body)
        elif name in asked:
            given[name] = _reading(parameter).validate_python(asked[name])
        elif name != "visit" and parameter.default is Parameter.empty:
            raise api_error("malformed")
    return given


@cache
def _parameters(call: Endpoint) -> Mapping[str, Parameter]:
    return signature(call.handler, eval_str=True).parameters


@cache
def _reading(parameter: Parameter) -> TypeAdapter[object]:
    return TypeAdapter(parameter.annotation)


def _text(answer: Any) -> str:  # noqa: ANN401 - a message, lines, or what is JSON already
    if isinstance(answer, BaseModel):
        return answer.model_dump_json()
    return answer if isinstance(answer, str) else json.dumps(answer, ensure_ascii=False)
