"""The application: hub, routes and middleware put together."""

import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from math import inf

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kozyr.errors import KozyrError
from kozyr.server import http
from kozyr.server.bot_pool import BotPool
from kozyr.server.guests import address_of, check_rate, guest_of, language_of
from kozyr.server.hub import Hub, wall_clock
from kozyr.server.identity import Identities
from kozyr.server.limits import Crowd, Limiter, Rate, TooOften
from kozyr.server.live import NOT_FOR_YOU, TRY_AGAIN, Viewer
from kozyr.server.metrics import Metrics
from kozyr.server.pages import page_routes
from kozyr.server.protocol import ABORT
from kozyr.server.security import Security, refused, same_origin
from kozyr.server.settings import Settings, prepare_folder, secret_key
from kozyr.server.socket import FAILED, NOTHING, serve
from kozyr.store import SqlStore, Store, StoreError, sqlite_url
from kozyr.store.sqlite import Synchronous

PLY = re.compile(r"-1|[0-9]{1,9}", re.ASCII)
MESSAGES = Rate(burst=300, per_second=60)
REQUESTS = Rate(burst=30, per_second=1)
AT_ONCE = 64
FOREIGN = 4403


log = structlog.get_logger()


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
        await refuse(websocket, FOREIGN, "origin")
        return
    try:
        await open_table(websocket)
    except (StoreError, TooOften) as error:
        await refuse(websocket, TRY_AGAIN, error.code)
    except KozyrError as error:
        await refuse(websocket, NOT_FOR_YOU, error.code)
    except Exception:
        log.exception("socket_failed")
        await refuse(websocket, FAILED, "internal")


async def open_table(websocket: WebSocket) -> None:
    """Have a viewer at a table, for as long as the socket is open."""
    state = websocket.app.state
    hub: Hub = state.hub
    guest = await guest_of(websocket)
    identity, name = guest if guest else ("", "")
    who = identity or f"stranger {address_of(websocket)}"
    abort = getattr(websocket.state, ABORT, nothing)
    viewer = Viewer(identity, name, language_of(websocket), abort)
    with state.sockets.enter(who):
        check_rate(websocket, who)
        async with hub.use(websocket.path_params["table"]) as live:
            live.table.viewer(identity)
            await serve(websocket, hub, live, viewer, state.messages, since_of(websocket))


async def refuse(websocket: WebSocket, code: int, reason: str) -> None:
    """Close a socket, with the reason, whether it was accepted or not."""
    with suppress(WebSocketDisconnect, RuntimeError):
        if websocket.application_state is WebSocketState.CONNECTING:
            await websocket.accept()
        await websocket.close(code, reason)


def nothing() -> None:
    """Do nothing, where a connection cannot be ended at once."""


def since_of(websocket: WebSocket) -> int:
    """The ply after which a viewer wants all entries; without one, none."""
    text = websocket.query_params.get("since", "")
    return int(text) if PLY.fullmatch(text) else NOTHING


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

    routes: list[BaseRoute] = [
        *http.routes(),
        *page_routes(),
        WebSocketRoute("/ws/{table}", table_socket),
    ]
    app = Starlette(
        routes=routes,
        middleware=[Middleware(Security), Middleware(Languages)],
        exception_handlers={HTTPException: refused},
        lifespan=lifespan,
    )
    app.state.store = store
    app.state.identities = identities
    unlimited = Rate(1e12, 1e12)
    app.state.messages = Limiter(MESSAGES if settings.limits else unlimited, seconds)
    app.state.requests = Limiter(REQUESTS if settings.limits else unlimited, seconds)
    app.state.sockets = Crowd(AT_ONCE if settings.limits else inf)
    return app
