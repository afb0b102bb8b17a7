"""Pages, and the files they use."""

from collections.abc import Awaitable, Callable

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from kozyr.errors import N_
from kozyr.games import game, games
from kozyr.search import BASELINES, FOR_PEOPLE
from kozyr.server.guests import Guest, address_of, check_rate, guest_of
from kozyr.server.hub import Hub, UnknownTable
from kozyr.server.limits import TooOften
from kozyr.server.lists import Line, lines
from kozyr.server.recovery import recovery_routes
from kozyr.server.security import refusal
from kozyr.store import UNFINISHED, StoreError
from kozyr.web.assets import Asset, assets
from kozyr.web.contact import drawings
from kozyr.web.lessons import LESSONS
from kozyr.web.rendering import offline_page, render, rules_page

FOR_GOOD = {"cache-control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"cache-control": "no-cache"}

MOST_LINES = 20
MOST_FINISHED = 4
SHELL = (
    *("css/base.css", "css/cards.css", "css/panels.css", "css/site.css", "css/notice.css"),
    *("icons/kozyr.svg", "icons/facedown.svg", "icons/grain.svg", "kozyr.webmanifest"),
    *("js/early.js", "js/pages/offline.js"),
)
"""What the page without a network needs."""

SHOP_WINDOW = ("durak", "blaze", "blulu")
"""The games as the home page shows them; a game that is not named here comes after these."""

Page = Callable[[Request], Awaitable[Response]]


def page(template: str) -> Page:
    """What answers with a template."""

    async def shown(request: Request) -> Response:
        return html(request, template, **request.path_params)

    return shown


async def rules(request: Request) -> Response:
    """The rules of a game."""
    name = request.path_params["game"]
    if name not in games():
        raise HTTPException(404)
    text = await run_in_threadpool(rules_page, name, request.state.language.code, request.url.path)
    return HTMLResponse(text, headers=ASK_AGAIN)


async def first_rules(request: Request) -> Response:
    """The rules of some game: each leads to the others'."""
    return RedirectResponse(f"/rules/{SHOP_WINDOW[0]}", headers=ASK_AGAIN)


async def learn(request: Request) -> Response:
    """A first walk through a game."""
    name = request.path_params["game"]
    if name not in LESSONS:
        raise HTTPException(404)
    return html(request, "learn.html", game=name)


async def home(request: Request) -> Response:
    """The games, and the tables one may go to."""
    guest = await guest_of(request)
    values = choices() | await tables(request, guest)
    return html(request, "home.html", name=guest.name if guest else "", **values)


async def new_table(request: Request) -> Response:
    """The form for a table of one's own, at first for the game in the query."""
    wanted = request.query_params.get("game", "")
    chosen = wanted if wanted in games() else SHOP_WINDOW[0]
    return html(request, "new.html", game=chosen, **choices())


async def table_lists(request: Request) -> Response:
    """The home page's lists of tables alone, to be looked at again and again."""
    return html(request, "lists.html", **await tables(request, await guest_of(request)))


def table_page(template: str) -> Page:
    """What answers with a table's page, if there is such a table."""

    async def shown(request: Request) -> Response:
        id = request.path_params["table"]
        if not await exists(request.app.state.hub, id):
            error = UnknownTable(N_("there is no table {id}"), id=repr(id[:40])[1:-1])
            return refusal(request, 404, error.code, request.state.language.error(error))
        return html(request, template, table=id)

    return shown


async def exists(hub: Hub, table: str) -> bool:
    """Whether there is such a table. While the store fails there may be: its socket will tell."""
    try:
        return table in hub.live or await hub.store.head(table) >= 0
    except StoreError:
        return True


def choices() -> dict[str, object]:
    """What can be played, by how many, and the bots and lessons there are."""
    names = sorted(games(), key=lambda name: (name not in SHOP_WINDOW, place_of(name)))
    kinds = [game(name) for name in names]
    players = {kind.name: range(kind.min_players, kind.max_players + 1) for kind in kinds}
    return {
        "players": players,
        "levels": list(FOR_PEOPLE),
        "baselines": list(BASELINES),
        "lessons": LESSONS,
    }


def place_of(name: str) -> int:
    """Where a game stands in the window."""
    return SHOP_WINDOW.index(name) if name in SHOP_WINDOW else 0


async def tables(request: Request, guest: Guest | None) -> dict[str, object]:
    """The lists of the home page; the page is there without them, if they cannot be had."""
    hub: Hub = request.app.state.hub
    try:
        check_rate(request, guest.identity if guest else f"lists {address_of(request)}")
        own, others = await own_tables(hub, guest), await public_tables(hub, guest)
    except (StoreError, TooOften):
        own, others = [], []
    playing = [line for line in own if line.summary.status in UNFINISHED]
    return {
        "own": sorted(playing, key=lambda line: not line.turn),
        "finished": [line for line in own if line.summary.status == "over"][:MOST_FINISHED],
        "others": others,
        "now": hub.now(),
    }


async def own_tables(hub: Hub, guest: Guest | None) -> list[Line]:
    """The latest tables where a guest sits."""
    if guest is None:
        return []
    found = await hub.store.tables_of(guest.identity, limit=MOST_LINES)
    return await lines(hub, found, guest.identity)


async def public_tables(hub: Hub, guest: Guest | None) -> list[Line]:
    """The latest public tables where a guest does not sit; those with an open seat first."""
    player = guest.identity if guest else ""
    found = await hub.store.summaries(limit=MOST_LINES)
    shown = await lines(hub, [line for line in found if player not in line[1].players], player)
    return sorted(shown, key=lambda line: line.summary.status != "open")


def html(request: Request, template: str, **values: object) -> Response:
    """A template in the reader's language."""
    text = render(template, request.state.language.code, path=request.url.path, **values)
    return HTMLResponse(text, headers=ASK_AGAIN)


async def static(request: Request) -> Response:
    """A file of the page, in this version of it; another version's address leads here."""
    version, path = request.path_params["version"], request.path_params["path"]
    asset = await run_in_threadpool(assets().get, path)
    if asset is None:
        raise HTTPException(404)
    if version != assets().version:
        return RedirectResponse(assets().address(path), headers=ASK_AGAIN)
    return packed(request, asset, FOR_GOOD)


async def service_worker(request: Request) -> Response:
    """The service worker, at an address from which it may serve the whole site.

    Before it stands what it keeps. So it changes with every version, and browsers take the new one.
    """
    files = [assets().address(path) for path in SHELL]
    shell = {"version": assets().version, "files": files, "offline": "/offline"}
    worker = assets().get("js/service-worker.js")
    assert worker is not None
    script = b"self.SHELL = " + msgspec.json.encode(shell) + b";\n" + worker.plain
    return Response(script, media_type=worker.media_type, headers=ASK_AGAIN)


async def offline(request: Request) -> Response:
    """What the service worker shows without a network."""
    return HTMLResponse(offline_page(), headers=ASK_AGAIN)


async def contact_sheet(request: Request) -> Response:
    """Every card of every deck."""
    decks = await run_in_threadpool(drawings)
    return html(request, "cards.html", decks=decks)


def packed(request: Request, asset: Asset, headers: dict[str, str]) -> Response:
    """A file, packed if the browser can unpack it."""
    headers = {**headers, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(asset.packed, media_type=asset.media_type, headers=headers)
    return Response(asset.plain, media_type=asset.media_type, headers=headers)


def page_routes() -> list[BaseRoute]:
    """Every page, and the files they use."""
    return [
        Route("/", home),
        Route("/new", new_table),
        Route("/lists", table_lists),
        Route("/rules", first_rules),
        Route("/rules/{game}", rules),
        Route("/cards", contact_sheet),
        Route("/credits", page("credits.html")),
        Route("/offline", offline),
        Route("/sw.js", service_worker),
        Route("/t/{table}", table_page("table.html")),
        Route("/t/{table}/replay", table_page("replay.html")),
        Route("/learn/{game}", learn),
        *recovery_routes(),
        Route("/static/{version}/{path:path}", static),
    ]
