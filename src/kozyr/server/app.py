"""The application: hub, routes and middleware put together."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from kozyr.server import http
from kozyr.server.bot_pool import BotPool
from kozyr.server.entrance import table_socket
from kozyr.server.guests import language_of
from kozyr.server.hub import Hub, wall_clock
from kozyr.server.identity import Identities
from kozyr.server.limits import Crowd, Limiter, Limits, Rate
from kozyr.server.metrics import Metrics
from kozyr.server.pages import page_routes
from kozyr.server.security import Security, refused
from kozyr.server.settings import Settings, prepare_folder, secret_key
from kozyr.store import SqlStore, Store, sqlite_url
from kozyr.store.sqlite import Synchronous

MESSAGES = Rate(burst=300, per_second=60)
REQUESTS = Rate(burst=30, per_second=1)
OPENINGS = Rate(burst=30, per_second=1)
TALK = Rate(burst=10, per_second=1)
AT_ONCE = 64


class Application(Starlette):
    """The application. A socket goes straight to its table: what requests need costs it nothing."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            scope["app"] = self
            await table_socket(WebSocket(scope, receive, send))
        else:
            await super().__call__(scope, receive, send)


class Languages:
    """ASGI middleware: notes the language of a request in its state."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            scope.setdefault("state", {})["language"] = language_of(HTTPConnection(scope))
        await self.app(scope, receive, send)


async def open_store(settings: Settings) -> Store:
    """The database in the data folder.

    Raises: StoreError.
    """
    synchronous: Synchronous = "FULL" if settings.full_sync else "NORMAL"
    return await SqlStore.open(sqlite_url(settings.data), synchronous=synchronous)


def create_app(
    settings: Settings,
    store: Store | None = None,
    pool: BotPool | None = None,
    now: Callable[[], int] = wall_clock,
    seconds: Callable[[], float] = time.monotonic,
) -> Starlette:
    """The application. Store and bots are made at its start, in the data folder, if not given.

    Raises: DataFolderError.
    """
    prepare_folder(settings.data)
    identities = Identities(secret_key(settings.data))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        opened = app.state.store or await open_store(settings)
        hub = Hub(opened, pool or BotPool(settings.workers), Metrics(), now)
        app.state.hub = hub
        hub.later(hub.resume())
        yield
        await hub.close()

    app = Application(
        routes=[*http.routes(), *page_routes()],
        middleware=[Middleware(Languages), Middleware(Security)],
        exception_handlers={HTTPException: refused},
        lifespan=lifespan,
    )
    app.state.store = store
    app.state.identities = identities

    def limiter(rate: Rate) -> Limiter:
        return Limiter(rate if settings.limits else Rate(1e12, 1e12), seconds)

    app.state.limits = Limits(limiter(MESSAGES), limiter(TALK))
    app.state.requests = limiter(REQUESTS)
    app.state.openings = limiter(OPENINGS)
    app.state.sockets = Crowd(AT_ONCE if settings.limits else inf)
    return app
