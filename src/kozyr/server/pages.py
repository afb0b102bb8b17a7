"""Pages. Until there is a page to play on, one that says what this server is."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from kozyr.locale import Language
from kozyr.server.recovery import recovery_routes
from kozyr.server.rendering import render


async def home(request: Request) -> Response:
    """The home page."""
    language: Language = request.state.language
    return HTMLResponse(render("home.html", language))


def page_routes() -> list[BaseRoute]:
    """Every page, and the files they use."""
    static = StaticFiles(packages=[("kozyr.server", "static")])
    return [Route("/", home), *recovery_routes(), Mount("/static", static)]
