"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from spadille import __version__
from spadille.app.services import Services
from spadille.protocol.api_error import ApiError, api_error, from_rules
from spadille.rules.refusal import NotAllowed
from spadille.server.cluster import Cluster, Routing
from spadille.server.error_response import error_response
from spadille.server.middleware import SecurityMiddleware
from spadille.server.pages.asset_manifest import ENGINE
from spadille.server.pages.deal_pages import make_router
from spadille.server.pages.static_files import BUILT, EngineFiles, Site
from spadille.server.push import PushNotifier
from spadille.server.routes import api_router, health_router, metrics_router
from spadille.server.websocket import websocket_router
from spadille.storage import DatabaseUnavailable

_MALFORMED: Final = 400


def create_app(
    house: Services,
    web: Path = BUILT,
    neighbours: Cluster | None = None,
    *,
    metrics: bool = True,
    bell: PushNotifier | None = None,
    engine: Path | None = None,
) -> FastAPI:
    """The application of one house, and of its neighbours' if it has any; closing it closes the house.
    With an engine, the folder of that name in a site, pages that no longer reach the house go on scoring.
    """
    bell = bell or PushNotifier(house.store)
    house.on_event = bell.on_event

    @asynccontextmanager
    async def open_hours(_app: FastAPI) -> AsyncIterator[None]:
        house.open()
        bell.open()
        sweeping = asyncio.create_task(house.run_maintenance())
        if neighbours is not None:
            await neighbours.open(house)
        yield
        sweeping.cancel()
        await bell.close()
        await house.close()

    app = FastAPI(title="Spadille", version=__version__, docs_url=None, redoc_url=None, lifespan=open_hours)
    app.state.house, app.state.neighbours, app.state.bell = house, neighbours, bell
    if neighbours is not None:
        app.add_middleware(Routing, neighbours=neighbours)
    app.add_middleware(SecurityMiddleware, doorkeeper=house.rate_limiter, engine=engine is not None)
    app.add_exception_handler(ApiError, _api_error_response)
    app.add_exception_handler(NotAllowed, _rules_error_response)
    app.add_exception_handler(DatabaseUnavailable, _unavailable_response)
    app.add_exception_handler(RequestValidationError, _malformed_response)
    app.add_exception_handler(HTTPException, _http_error_response)
    app.add_exception_handler(Exception, _internal_error_response)
    pages = Site(web, engine)
    calls = (
        health_router,
        *([metrics_router] if metrics else []),
        websocket_router,
        api_router,
        make_router(pages),
    )
    # As they are: each router that is included is built anew for every application.
    app.router.routes += [route for router in calls for route in router.routes]
    if engine is not None:
        app.mount(f"/{ENGINE}", EngineFiles(directory=engine))
    app.mount("/", pages)
    return app


async def _api_error_response(_request: Request, refusal: Exception) -> Response:
    if not isinstance(refusal, ApiError):
        raise refusal
    return error_response(refusal)


async def _rules_error_response(_request: Request, no: Exception) -> Response:
    if not isinstance(no, NotAllowed):
        raise no
    return error_response(from_rules(no))


async def _unavailable_response(_request: Request, _trouble: Exception) -> Response:
    return error_response(api_error("unavailable"))


async def _malformed_response(_request: Request, _error: Exception) -> Response:
    return error_response(api_error("malformed"))


async def _http_error_response(_request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    answer = error_response(api_error("malformed" if error.status_code == _MALFORMED else "not-found"))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


async def _internal_error_response(_request: Request, _error: Exception) -> Response:
    return error_response(api_error("internal-error"))
