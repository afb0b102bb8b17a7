"""JSON over HTTP: who one is, tables to make and to find, records."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from kozyr.errors import N_, KozyrError
from kozyr.games import game, games
from kozyr.locale import Language
from kozyr.search import BASELINES, BOTS, check_bot
from kozyr.server.guests import Guest, address_of, check_rate, guest_of, set_cookie
from kozyr.server.hub import Hub
from kozyr.server.identity import recovery_code
from kozyr.server.lessons import get_judgement, get_lesson
from kozyr.server.lists import lines
from kozyr.server.messages_in import fault
from kozyr.server.recovery import recovered
from kozyr.server.schema import schema
from kozyr.server.security import BodyTooLarge, problem
from kozyr.store import StoreError, Summary, recovery_hash
from kozyr.table import Entry, Options, check_options, record, replayed, view_record
from kozyr.table.options import BOT_PREFIX, OWNER_SEAT, Clock, NoClock
from kozyr.table.talk import clean_name

MOST_PAGE = 50

T = TypeVar("T", bound=Struct)
Handler = Callable[[Request], Awaitable[Response]]


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """Choose a name."""

    name: str


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """Move an identity here."""

    code: str


class Quick(Struct, frozen=True, forbid_unknown_fields=True):
    """A game against bots, dealt at once; a stranger gives a name with it."""

    game: str
    name: str | None = None
    players: int | None = None
    level: str = "greedy"
    seat: int = 0
    clock: Clock = NoClock()
    known_cards: bool = False
    forced: bool = False


NO_NAME = N_("choose a name first, to take part")


class BadRequest(KozyrError):
    """The body of a request is not what it should be."""

    code = "bad_request"


class Unidentified(KozyrError):
    """Only for guests with a name."""

    code = "no_identity"


STATUS = {
    "broken": 500,
    "lesson": 404,
    "no_table": 404,
    "no_identity": 401,
    "rate": 429,
    "no_spectators": 403,
    "not_over": 409,
    "not_started": 409,
}


def answered(handler: Handler) -> Handler:
    """The handler, with every refusal as JSON in the guest's language."""

    async def wrapped(request: Request) -> Response:
        language: Language = request.state.language
        try:
            return await handler(request)
        except BodyTooLarge:
            return problem(413, "too_large", language.text("this request is too large"))
        except StoreError as error:
            return problem(503, error.code, language.error(error))
        except KozyrError as error:
            return problem(STATUS.get(error.code, 400), error.code, language.error(error))

    return wrapped


async def body(request: Request, kind: type[T]) -> T:
    """The request's JSON as this kind of document.

    Raises: BadRequest.
    """
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest(N_("this request cannot be read: {why}"), why=fault(error)) from None


async def known_guest(request: Request) -> Guest:
    """The guest, who must have a name.

    Raises: Unidentified.
    """
    guest = await guest_of(request)
    if guest is None:
        raise Unidentified(NO_NAME)
    return guest


async def get_me(request: Request) -> Response:
    """Who one is."""
    guest = await guest_of(request)
    return JSONResponse({"name": guest.name if guest else None})


async def post_me(request: Request) -> Response:
    """Choose a name; a new guest gets a cookie."""
    wanted = await body(request, Me)
    guest = await named(request, await guest_of(request), wanted.name)
    response = JSONResponse({"name": guest.name})
    set_cookie(request, response, guest.identity)
    return response


async def named(request: Request, guest: Guest | None, wanted: str) -> Guest:
    """A guest, new or known, with a name.

    Raises: TableError `bad_text`, TooOften, StoreError.
    """
    name = clean_name(wanted)
    check_rate(request, guest.identity if guest else f"new {address_of(request)}")
    hub: Hub = request.app.state.hub
    identity = guest.identity if guest else request.app.state.identities.new()
    await hub.store.put_identity(identity, name, hub.now())
    return Guest(identity, name)


async def post_recovery(request: Request) -> Response:
    """A code that moves one's identity to another device, once."""
    guest = await known_guest(request)
    check_rate(request, guest.identity)
    code = recovery_code()
    await request.app.state.hub.store.put_recovery(recovery_hash(code), guest.identity)
    return JSONResponse({"code": code})


async def post_recover(request: Request) -> Response:
    """Become the identity that a code moves."""
    wanted = await body(request, Recover)
    guest = await recovered(request, wanted.code)
    response = JSONResponse({"name": guest.name})
    set_cookie(request, response, guest.identity)
    return response


async def post_table(request: Request) -> Response:
    """Make a table."""
    guest = await known_guest(request)
    options = await body(request, Options)
    for word in options.seats:
        if word.startswith(BOT_PREFIX):
            check_bot(word.removeprefix(BOT_PREFIX))
    check_rate(request, guest.identity)
    id = await request.app.state.hub.create(options, guest.identity, guest.name)
    return JSONResponse({"table": id}, 201)


async def post_quick(request: Request) -> Response:
    """Make a table against bots and deal."""
    wanted = await body(request, Quick)
    guest = await guest_of(request)
    if guest is None and wanted.name is None:
        raise Unidentified(NO_NAME)
    check_bot(wanted.level)
    players = game(wanted.game).min_players if wanted.players is None else wanted.players
    game(wanted.game).check_players(players)
    if not 0 <= wanted.seat < players:
        raise BadRequest(
            N_("seat is {seat}, and should be 0 … {last}"), seat=wanted.seat, last=players - 1
        )
    seats = [BOT_PREFIX + wanted.level] * players
    seats[wanted.seat] = OWNER_SEAT
    options = Options(
        game=wanted.game,
        players=players,
        seats=tuple(seats),
        clock=wanted.clock,
        known_cards=wanted.known_cards,
        forced=wanted.forced,
    )
    check_options(options)
    if guest is None or wanted.name is not None:
        guest = await named(request, guest, wanted.name or "")
    check_rate(request, guest.identity)
    hub: Hub = request.app.state.hub
    id = await hub.create(options, guest.identity, guest.name, deal=True)
    response = JSONResponse({"table": id}, 201)
    set_cookie(request, response, guest.identity)
    return response


async def get_tables(request: Request) -> Response:
    """Public tables that wait for players or are played at."""
    found = await request.app.state.hub.store.summaries(limit=MOST_PAGE)
    return JSONResponse({"tables": [listed(id, summary) for id, summary in found]})


async def get_mine(request: Request) -> Response:
    """The tables where one sits, and which of them wait for one."""
    guest = await known_guest(request)
    check_rate(request, guest.identity)
    hub: Hub = request.app.state.hub
    found = await hub.store.tables_of(guest.identity, limit=MOST_PAGE)
    waiting = {line.table for line in await lines(hub, found, guest.identity) if line.turn}
    tables = [listed(id, summary) | {"your_turn": id in waiting} for id, summary in found]
    return JSONResponse({"tables": tables})


def listed(id: str, summary: Summary) -> dict[str, Any]:
    """A table as lists show it: numbers, no identities."""
    return {
        "table": id,
        "game": summary.game,
        "seats": summary.seats,
        "open_seats": summary.open_seats,
        "status": summary.status,
        "updated": summary.updated,
    }


async def get_record(request: Request) -> Response:
    """The record: whole after the game, and during it what the viewer may know."""
    return await document_of(request, written_record)


async def get_replay(request: Request) -> Response:
    """A finished game, position by position, everything open."""
    return await document_of(request, written_replay)


Written = Callable[[Sequence[Entry], int | None, bool], bytes]


async def document_of(request: Request, write: Written) -> Response:
    """A document made from a table's log, in a thread of its own."""
    hub: Hub = request.app.state.hub
    guest = await guest_of(request)
    check_rate(request, guest.identity if guest else f"record {address_of(request)}")
    async with hub.use(request.path_params["table"]) as live:
        viewer = live.table.viewer(guest.identity if guest else "")
        entries = await hub.entries(live, 0)
        over = live.table.over
    document = await asyncio.to_thread(write, entries, viewer, over)
    return Response(document, media_type="application/json")


def written_record(entries: Sequence[Entry], viewer: int | None, over: bool) -> bytes:
    """A record as JSON."""
    return msgspec.json.encode(record(entries) if over else view_record(entries, viewer))


def written_replay(entries: Sequence[Entry], viewer: int | None, over: bool) -> bytes:
    """A finished game's steps as JSON."""
    return msgspec.json.encode(replayed(entries))


async def get_games(request: Request) -> Response:
    """What can be played, and the bots there are."""
    found = [game(name) for name in games()]
    return JSONResponse(
        {
            "games": [
                {"game": kind.name, "players": [kind.min_players, kind.max_players]}
                for kind in found
            ],
            "levels": list(BOTS),
            "baselines": list(BASELINES),
        }
    )


async def get_schema(request: Request) -> Response:
    """A JSON Schema of every message."""
    return JSONResponse(schema())


async def get_health(request: Request) -> Response:
    """Whether the server works: it reads from its store."""
    await request.app.state.hub.store.head("")
    return PlainTextResponse("ok")


async def get_metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    return Response(request.app.state.hub.metrics.text(), media_type="text/plain; version=0.0.4")


def routes() -> list[Route]:
    """Every JSON route."""
    table: list[tuple[str, str, Handler]] = [
        ("GET", "/api/me", get_me),
        ("POST", "/api/me", post_me),
        ("POST", "/api/me/recovery", post_recovery),
        ("POST", "/api/recover", post_recover),
        ("GET", "/api/games", get_games),
        ("GET", "/api/tables", get_tables),
        ("POST", "/api/tables", post_table),
        ("GET", "/api/tables/mine", get_mine),
        ("POST", "/api/quick", post_quick),
        ("GET", "/api/tables/{table}/record", get_record),
        ("GET", "/api/tables/{table}/replay", get_replay),
        ("GET", "/api/lessons/{game}", get_lesson),
        ("GET", "/api/lessons/{game}/judge", get_judgement),
        ("GET", "/api/schema", get_schema),
        ("GET", "/healthz", get_health),
        ("GET", "/metrics", get_metrics),
    ]
    return [Route(path, answered(handler), methods=[method]) for method, path, handler in table]
