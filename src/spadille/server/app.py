"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.types import Lifespan

from spadille import __version__
from spadille.app.services import Services
from spadille.protocol.api_error import ApiError, api_error, from_rules
from spadille.rules.refusal import NotAllowed
from spadille.server.cluster import Cluster, Routing
from spadille.server.error_response import error_response
from spadille.server.health import HealthCheck, health_router
from spadille.server.metrics import metrics_router
from spadille.server.middleware import SecurityMiddleware
from spadille.server.pages import deal_pages, link_pages
from spadille.server.pages.asset_manifest import ENGINE
from spadille.server.pages.static_files import BUILT, EngineFiles, Site
from spadille.server.push import PushNotifier
from spadille.server.routes import api_router
from spadille.server.websocket import websocket_router
from spadille.storage import DatabaseUnavailable


def create_app(
    services: Services,
    web: Path = BUILT,
    cluster: Cluster | None = None,
    *,
    metrics: bool = True,
    notifier: PushNotifier | None = None,
    engine: Path | None = None,
    public_address: str | None = None,
) -> FastAPI:
    """Return the ASGI application of one server. Shutting it down closes the services.

    Args:
        services: The services of this server.
        web: The folder of the built web client.
        cluster: The servers that share the database, if there are several.
        metrics: Whether `/metrics` is served.
        notifier: The sender of push notifications.
        public_address: The address at which browsers reach the server; None if any host is served.
        engine: The engine folder of a serverless site. With it the score pad works without a network.
    """
    notifier = notifier or PushNotifier(services.store)
    app = FastAPI(
        title="Spadille",
        version=__version__,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=_make_lifespan(services, cluster, notifier),
    )
    app.state.public_address = public_address
    app.state.services, app.state.cluster, app.state.notifier = services, cluster, notifier
    app.state.health_check = HealthCheck(services.store, services.timings.health_timeout)
    if cluster is not None:
        app.add_middleware(Routing, cluster=cluster)
    app.add_middleware(
        SecurityMiddleware,
        rate_limiter=services.rate_limiter,
        engine=engine is not None,
        public_address=public_address,
    )
    for error, respond in _ERROR_RESPONSES.items():
        app.add_exception_handler(error, respond)
    app.add_api_route("/openapi.json", _make_openapi_route(app, services), include_in_schema=False)
    site = Site(web, engine, public_address)
    routers = (
        health_router,
        *([metrics_router] if metrics else []),
        websocket_router,
        api_router,
        deal_pages.make_router(site),
        link_pages.make_router(site),
    )
    # include_router would build every route anew for each application.
    app.router.routes += [route for router in routers for route in router.routes]
    if engine is not None:
        app.mount(f"/{ENGINE}", EngineFiles(directory=engine))
    app.mount("/", site)
    return app


def _make_openapi_route(app: FastAPI, services: Services) -> Callable[[], Awaitable[Response]]:
    """Return the handler of `/openapi.json`. The description of the API is made and encoded once."""
    describe = cache(lambda: to_json(app.openapi()))

    async def get_description() -> Response:
        return Response(await services.compute.run(describe), media_type="application/json")

    return get_description


def _make_lifespan(services: Services, cluster: Cluster | None, notifier: PushNotifier) -> Lifespan[FastAPI]:
    """Return the lifespan context, which starts the services with the application and closes them with it."""
    services.tables.on_event = notifier.on_event

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        services.start()
        notifier.open()
        maintenance = asyncio.create_task(services.run_maintenance())
        if cluster is not None:
            await cluster.open(services.tables, services.accounts)
        yield
        maintenance.cancel()
        await notifier.close()
        await services.close()

    return lifespan


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
    response = error_response(
        api_error("malformed" if error.status_code == HTTPStatus.BAD_REQUEST else "not-found")
    )
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def _internal_error_response(_request: Request, _error: Exception) -> Response:
    return error_response(api_error("internal-error"))


_ERROR_RESPONSES: Final = {
    ApiError: _api_error_response,
    NotAllowed: _rules_error_response,
    DatabaseUnavailable: _unavailable_response,
    RequestValidationError: _malformed_response,
    HTTPException: _http_error_response,
    Exception: _internal_error_response,
}
"""The handler that makes the response to each class of error."""
