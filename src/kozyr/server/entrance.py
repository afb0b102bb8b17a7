"""The way to a table: who may open its socket, and who is sent away."""

import re
from contextlib import suppress

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kozyr.errors import KozyrError
from kozyr.server.guests import address_of, check_rate, guest_of, language_of
from kozyr.server.hub import Hub
from kozyr.server.limits import TooOften
from kozyr.server.live import NOT_FOR_YOU, TRY_AGAIN, Viewer
from kozyr.server.protocol import ABORT
from kozyr.server.security import same_origin
from kozyr.server.socket import FAILED, NOTHING, Session, serve
from kozyr.store import StoreError

PLACE = re.compile(r"/ws/([^/]+)")
PLY = re.compile(r"-1|[0-9]{1,9}", re.ASCII)
FOREIGN = 4403

log = structlog.get_logger()


async def table_socket(websocket: WebSocket) -> None:
    """The socket of a table: /ws/TABLE?since=PLY&lang=CODE."""
    place = PLACE.fullmatch(websocket.scope["path"])
    if place is None:
        await websocket.close()
        return
    if not same_origin(websocket.headers):
        await refuse(websocket, FOREIGN, "origin")
        return
    try:
        await open_table(websocket, place[1])
    except (StoreError, TooOften) as error:
        await refuse(websocket, TRY_AGAIN, error.code)
    except KozyrError as error:
        await refuse(websocket, NOT_FOR_YOU, error.code)
    except Exception:
        log.exception("socket_failed")
        await refuse(websocket, FAILED, "internal")


async def open_table(websocket: WebSocket, table: str) -> None:
    """Have a viewer at a table, for as long as the socket is open."""
    state = websocket.app.state
    hub: Hub = state.hub
    guest = await guest_of(websocket)
    identity, name = guest if guest else ("", "")
    who = identity or f"stranger {address_of(websocket)}"
    abort = getattr(websocket.state, ABORT, nothing)
    viewer = Viewer(identity, name, language_of(websocket), abort)
    with state.sockets.enter(who):
        check_rate(websocket, who, state.openings)
        async with hub.use(table) as live:
            live.table.viewer(identity)
            session = Session(hub, live, viewer, state.limits, address_of(websocket))
            await serve(websocket, session, since_of(websocket))


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
