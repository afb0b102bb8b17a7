"""The socket of a viewer: messages in, commands to the hub, frames out."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from kozyr.errors import N_, KozyrError
from kozyr.games import game
from kozyr.search import check_bot
from kozyr.server import messages_in as incoming
from kozyr.server.hub import Command, Hub
from kozyr.server.limits import Limits, TooOften
from kozyr.server.live import MOST_WAITING, NOT_FOR_YOU, TRY_AGAIN, LiveTable, Viewer
from kozyr.server.logbook import new_secrets
from kozyr.server.messages_out import Ack, Pong, Problem
from kozyr.store import StoreError
from kozyr.table import Duplicate, Entry, PublicEntry, Refused, Stale, Table, TableError
from kozyr.table.events import Event
from kozyr.table.talk import check_nonce

DONE = 1000
POLICY = 1008
FAILED = 1011
MOST_FAULTS = 50
NOTHING = -2
CLOSE_SECONDS = 5
PATIENCE = 30_000
"""For how many ms a player must not have had the table open for the owner to replace them."""

decode = msgspec.json.Decoder(incoming.Message).decode

log = structlog.get_logger()


class Session:
    """One viewer's connection to one table, from an address."""

    def __init__(
        self, hub: Hub, live: LiveTable, viewer: Viewer, limits: Limits, address: str
    ) -> None:
        self.hub = hub
        self.live = live
        self.viewer = viewer
        self.limits = limits
        self.who = viewer.identity or str(id(viewer))
        self.address = address
        self.faults = 0

    async def receive(self, frame: str | bytes) -> None:
        """Do what one frame asks; every refusal is answered."""
        if not self.limits.messages.allow_from(self.who, self.address):
            self._fault("rate", N_("too many messages: wait a little"))
            return
        try:
            message = decode(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._fault("bad_message", N_("this is no message: {why}"), why=incoming.fault(error))
            return
        nonce = message.nonce
        try:
            if nonce is not None:
                check_nonce(nonce)
            if isinstance(message, incoming.Talk) and not self.limits.talk.allow_from(
                self.who, self.address
            ):
                raise TooOften
            await HANDLERS[type(message)](self, message)
        except Duplicate as error:
            self.viewer.tell(Ack(nonce or "", error.ply))
        except Stale as error:
            await self._stale(error, message, nonce)
        except KozyrError as error:
            self._problem(error, nonce)
        except Exception:
            log.exception("message_failed", message=type(message).__name__)
            self.viewer.close(FAILED, "internal")

    async def welcome(self, since: int) -> None:
        """Tell the viewer how things stand, and everyone that the viewer is there."""
        try:
            entries = [] if since == NOTHING else await self.hub.entries(self.live, since + 1)
            self.live.table.viewer(self.viewer.identity)
        except StoreError as error:
            self.viewer.close(TRY_AGAIN, error.code)
        except KozyrError as error:
            self.viewer.close(NOT_FOR_YOU, error.code)
        else:
            self.live.viewers.add(self.viewer)
            self.viewer.tell(self.live.update(self.viewer, entries))
            self.live.publish_presence()

    async def play(self, message: incoming.Play) -> None:
        """A move."""
        player = self.viewer.identity
        await self._perform(
            message,
            lambda table, now: table.move(player, message.move, message.seen, message.nonce, now),
        )

    async def chat(self, message: incoming.Chat) -> None:
        """Talk."""
        player, name = self.viewer.identity, self.viewer.name
        await self._perform(
            message, lambda table, now: table.chat(player, name, message.text, message.nonce)
        )

    async def signal(self, message: incoming.Signal) -> None:
        """A quick word."""
        player = self.viewer.identity
        await self._perform(
            message, lambda table, now: table.signal(player, message.signal, message.nonce)
        )

    async def sit(self, message: incoming.Sit) -> None:
        """Take a seat."""
        player, name = self.viewer.identity, self.viewer.name
        await self._perform(message, lambda table, now: table.sit(player, name, message.seat))

    async def stand(self, message: incoming.Stand) -> None:
        """Give up a seat."""
        await self._perform(message, lambda table, now: table.stand(self.viewer.identity))

    async def bot(self, message: incoming.Bot) -> None:
        """Put a bot in a seat."""
        check_bot(message.level)
        player = self.viewer.identity
        await self._perform(
            message, lambda table, now: table.add_bot(player, message.seat, message.level)
        )

    async def start(self, message: incoming.Start) -> None:
        """Deal."""
        player = self.viewer.identity
        await self._perform(message, lambda table, now: table.start(player, *new_secrets()))

    async def undo(self, message: incoming.Undo) -> None:
        """Take back."""
        await self._perform(message, lambda table, now: table.undo(self.viewer.identity))

    async def leave(self, message: incoming.Leave) -> None:
        """Go away."""
        await self._perform(message, lambda table, now: table.leave(self.viewer.identity))

    async def back(self, message: incoming.Back) -> None:
        """Come back."""
        await self._perform(message, lambda table, now: table.come_back(self.viewer.identity))

    async def replace(self, message: incoming.Replace) -> None:
        """Let a bot play for somebody who left, or has not had the table open for a while."""
        check_bot(message.level)
        player = self.viewer.identity

        def command(table: Table, now: int) -> list[Event]:
            gone = self.live.away(message.seat, now) >= PATIENCE
            return table.replace(player, message.seat, message.level, gone)

        await self._perform(message, command)

    async def rematch(self, message: incoming.Rematch) -> None:
        """Go on at a new table."""
        player = self.viewer.identity
        if not await self.hub.rematch(self.live, player, self.viewer, message.nonce):
            self._nothing_new(message)

    async def report(self, message: incoming.Report) -> None:
        """Ask the host to look."""
        player = self.viewer.identity
        await self._perform(message, lambda table, now: table.report(player, message.ply))
        log.info("reported", table=self.live.table.id, ply=message.ply)

    async def mute(self, message: incoming.Mute) -> None:
        """Hear somebody no more, or again."""
        player, whom = self.viewer.identity, message.seat
        if (whom is None) == (message.name is None):
            raise TableError("bad_message", N_("name a seat or a name, not both"))
        wanted = message.name or "" if whom is None else whom
        await self._perform(message, lambda table, now: table.mute(player, wanted, message.on))

    async def sync(self, message: incoming.Sync) -> None:
        """Send what is missing."""
        self._nothing_new(message, await self.hub.entries(self.live, max(0, message.since + 1)))

    async def ping(self, message: incoming.Ping) -> None:
        """Answer."""
        self.viewer.tell(Pong(self.hub.now(), message.nonce))

    async def _perform(self, message: incoming.Message, command: Command) -> None:
        if not self.viewer.identity:
            raise TableError("no_identity", N_("choose a name first, to take part"))
        if not await self.hub.perform(self.live, command, self.viewer, message.nonce):
            self._nothing_new(message)

    def _nothing_new(self, message: incoming.Message, entries: Sequence[Entry] = ()) -> None:
        """How things stand, in answer to what has changed nothing."""
        nonce, head = message.nonce, self.live.table.head
        ack = None if nonce is None else Ack(nonce, head)
        self.viewer.tell(self.live.update(self.viewer, entries, ack))

    async def _stale(self, error: Stale, message: incoming.Message, nonce: str | None) -> None:
        seen = message.seen if isinstance(message, incoming.Play) else error.since
        entries = await self.hub.entries(self.live, max(0, min(seen, error.since) + 1))
        self._problem(error, nonce, self.live.update(self.viewer, entries).entries)

    def _problem(
        self, error: KozyrError, nonce: str | None, entries: list[PublicEntry] | None = None
    ) -> None:
        self.hub.metrics.refused.labels(error.code).inc()
        clause = error.clause if isinstance(error, Refused) else None
        deck = game(self.live.table.options.game).deck
        message = self.viewer.language.error(error, deck)
        self.viewer.tell(Problem(error.code, message, nonce, clause or None, entries))

    def _fault(self, code: str, template: str, **values: object) -> None:
        self.faults += 1
        self._problem(TableError(code, template, **values), None)


HANDLERS: dict[type, Callable[[Session, Any], Awaitable[None]]] = {
    incoming.Play: Session.play,
    incoming.Chat: Session.chat,
    incoming.Signal: Session.signal,
    incoming.Sit: Session.sit,
    incoming.Stand: Session.stand,
    incoming.Bot: Session.bot,
    incoming.Start: Session.start,
    incoming.Undo: Session.undo,
    incoming.Leave: Session.leave,
    incoming.Back: Session.back,
    incoming.Replace: Session.replace,
    incoming.Rematch: Session.rematch,
    incoming.Report: Session.report,
    incoming.Mute: Session.mute,
    incoming.Sync: Session.sync,
    incoming.Ping: Session.ping,
}


async def serve(websocket: WebSocket, session: Session, since: int) -> None:
    """Serve a viewer until it goes; it is told first how things stand."""
    hub, live, viewer = session.hub, session.live, session.viewer
    await websocket.accept()
    hub.metrics.viewers.inc()
    writer = asyncio.create_task(write(websocket, viewer))
    try:
        await session.welcome(since)
        await read(websocket, session)
    finally:
        live.part(viewer, hub.now())
        hub.metrics.viewers.dec()
        live.publish_presence()
        viewer.close(DONE, "")
        await asyncio.wait({writer}, timeout=CLOSE_SECONDS)
        viewer.abort()
        await writer


async def read(websocket: WebSocket, session: Session) -> None:
    """Hand frames to the session until the socket closes or sends too much nonsense."""
    while session.viewer.goodbye is None:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await session.receive(message.get("text") or message.get("bytes") or "")
        if session.faults > MOST_FAULTS:
            session.viewer.close(POLICY, "faults")
        if len(session.viewer.frames) > MOST_WAITING // 2:
            await asyncio.sleep(0)  # the writer's turn: not everything here waits for something


async def write(websocket: WebSocket, viewer: Viewer) -> None:
    """Send what waits for the viewer, as it comes, and at the end say goodbye."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while viewer.goodbye is None:
            await viewer.arrived.wait()
            viewer.arrived.clear()
            while viewer.frames:
                await websocket.send_text(viewer.frames.popleft())
        await websocket.close(*viewer.goodbye)
    viewer.close(DONE, "")
