"""The application: hub, routes and middleware put together."""

import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from kozyr.errors import KozyrError
from kozyr.server import http
from kozyr.server.bot_pool import BotPool
from kozyr.server.guests import guest_of, language_of
from kozyr.server.hub import Hub, wall_clock
from kozyr.server.identity import Identities
from kozyr.server.limits import Limiter, Rate
from kozyr.server.live import Viewer
from kozyr.server.metrics import Metrics
from kozyr.server.pages import page_routes
from kozyr.server.security import Security, same_origin
from kozyr.server.settings import Settings, prepare_folder, secret_key
from kozyr.server.socket import NOTHING, serve
from kozyr.store import SqlStore, Store, sqlite_url
from kozyr.store.sqlite import Synchronous

PLY = re.compile(r"-1|[0-9]{1,9}", re.ASCII)
MESSAGES = Rate(burst=300, per_second=60)
REQUESTS = Rate(burst=30, per_second=1)
FOREIGN = 4403
REFUSED = 4404


class Languages:
    """ASGI middleware: notes the language of a request in its state."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            scope.setdefault("state", {})["language"] = language_of(HTTPConnection(scope))
        await self.app(scope, receive, send)


async def table_socket(websocket: WebSocket) -> None:
    """The socket of a table: /ws/TABLE?since=PLY&lang=CODE."""
    if not same_origin(websocket.headers):
        await websocket.close(FOREIGN)
        return
    hub: Hub = websocket.app.state.hub
    guest = await guest_of(websocket)
    identity, name = guest if guest else ("", "")
    viewer = Viewer(identity, name, language_of(websocket))
    try:
        async with hub.use(websocket.path_params["table"]) as live:
            live.table.viewer(identity)
            since = since_of(websocket)
            await serve(websocket, hub, live, viewer, websocket.app.state.messages, since)
    except KozyrError as error:
        await refuse(websocket, error)


async def refuse(websocket: WebSocket, error: KozyrError) -> None:
    """Close a socket that was not opened, with the reason."""
    await websocket.accept()
    await websocket.close(REFUSED, error.code)


def since_of(websocket: WebSocket) -> int:
    """The ply after which a viewer wants all entries; without one, none."""
    text = websocket.query_params.get("since", "")
    return int(text) if PLY.fullmatch(text) else NOTHING


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
        synchronous: Synchronous = "FULL" if settings.full_sync else "NORMAL"
        opened = store or await SqlStore.open(sqlite_url(settings.data), synchronous=synchronous)
        hub = Hub(opened, pool or BotPool(settings.workers), Metrics(), now)
        app.state.hub = hub
        hub.later(hub.resume())
        yield
        await hub.close()

    routes: list[BaseRoute] = [
        *http.routes(),
        *page_routes(),
        WebSocketRoute("/ws/{table}", table_socket),
    ]
    app = Starlette(
        routes=routes,
        middleware=[Middleware(Security), Middleware(Languages)],
        lifespan=lifespan,
    )
    app.state.identities = identities
    unlimited = Rate(1e12, 1e12)
    app.state.messages = Limiter(MESSAGES if settings.limits else unlimited, seconds)
    app.state.requests = Limiter(REQUESTS if settings.limits else unlimited, seconds)
    return app
