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
    """Return the ASGI application of one server. Shutting it down closes the services.

    Args:
        house: The services of this server.
        web: The folder of the built web client.
        neighbours: The servers that share the database, if there are several.
        metrics: Whether `/metrics` is served.
        bell: What sends push notifications.
        engine: The engine folder of a serverless site. With it the score pad works without a network.
    """
    notifier = bell or PushNotifier(house.store)
    house.on_event = notifier.on_event

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        house.open()
        notifier.open()
        maintenance = asyncio.create_task(house.run_maintenance())
        if neighbours is not None:
            await neighbours.open(house)
        yield
        maintenance.cancel()
        await notifier.close()
        await house.close()

    app = FastAPI(title="Spadille", version=__version__, docs_url=None, redoc_url=None, lifespan=lifespan)
    app.state.services, app.state.cluster, app.state.notifier = house, neighbours, notifier
    if neighbours is not None:
        app.add_middleware(Routing, cluster=neighbours)
    app.add_middleware(SecurityMiddleware, rate_limiter=house.rate_limiter, engine=engine is not None)
    app.add_exception_handler(ApiError, _api_error_response)
    app.add_exception_handler(NotAllowed, _rules_error_response)
    app.add_exception_handler(DatabaseUnavailable, _unavailable_response)
    app.add_exception_handler(RequestValidationError, _malformed_response)
    app.add_exception_handler(HTTPException, _http_error_response)
    app.add_exception_handler(Exception, _internal_error_response)
    site = Site(web, engine)
    routers = (
        health_router,
        *([metrics_router] if metrics else []),
        websocket_router,
        api_router,
        make_router(site),
    )
    # include_router would build every route anew for each application.
    app.router.routes += [route for router in routers for route in router.routes]
    if engine is not None:
        app.mount(f"/{ENGINE}", EngineFiles(directory=engine))
    app.mount("/", site)
    return app


async def _api_error_response(_request: Request, error: Exception) -> Response:
    if not isinstance(error, ApiError):
        raise error
    return error_response(error)


async def _rules_error_response(_request: Request, error: Exception) -> Response:
    if not isinstance(error, NotAllowed):
        raise error
    return error_response(from_rules(error))


async def _unavailable_response(_request: Request, _error: Exception) -> Response:
    return error_response(api_error("unavailable"))


async def _malformed_response(_request: Request, _error: Exception) -> Response:
    return error_response(api_error("malformed"))


async def _http_error_response(_request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    response = error_response(api_error("malformed" if error.status_code == _MALFORMED else "not-found"))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def _internal_error_response(_request: Request, _error: Exception) -> Response:
    return error_response(api_error("internal-error"))
