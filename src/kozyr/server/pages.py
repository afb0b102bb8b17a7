"""Pages, and the files they use."""

from collections.abc import Awaitable, Callable

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from kozyr.games import games
from kozyr.server.recovery import recovery_routes
from kozyr.web.assets import Asset, assets
from kozyr.web.rendering import render

FOR_GOOD = {"cache-control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"cache-control": "no-cache"}

Page = Callable[[Request], Awaitable[Response]]


def page(template: str) -> Page:
    """What answers with a template."""

    async def shown(request: Request) -> Response:
        return html(request, template, **request.path_params)

    return shown


def game_page(template: str) -> Page:
    """What answers with a template about the game in the address."""

    async def shown(request: Request) -> Response:
        if request.path_params["game"] not in games():
            raise HTTPException(404)
        return html(request, template, **request.path_params)

    return shown


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
    """The service worker, at an address from which it may serve the whole site."""
    asset = assets().get("js/service-worker.js")
    assert asset is not None
    return packed(request, asset, ASK_AGAIN)


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
        Route("/", page("home.html")),
        Route("/t/{table}", page("table.html")),
        Route("/t/{table}/replay", page("replay.html")),
        *recovery_routes(),
        Route("/static/{version}/{path:path}", static),
    ]
