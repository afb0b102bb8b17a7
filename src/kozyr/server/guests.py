"""Who sends a request: the guest in its cookie, and the guest's language."""

from typing import NamedTuple

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from kozyr.locale import SOURCE, Language, language, languages
from kozyr.server.identity import COOKIE, COOKIE_SECONDS, Identities
from kozyr.server.limits import Limiter, TooOften

LANGUAGE = "kozyr_language"


class Guest(NamedTuple):
    """Somebody with a name."""

    identity: str
    name: str


async def guest_of(connection: HTTPConnection) -> Guest | None:
    """The guest in a cookie; None without one, or if it is forged, expired or unknown."""
    identities: Identities = connection.app.state.identities
    identity = identities.read(connection.cookies.get(COOKIE))
    if identity is None:
        return None
    found = await connection.app.state.hub.store.get_identity(identity)
    return Guest(identity, found.name) if found else None


def set_cookie(request: Request, response: Response, identity: str) -> None:
    """Have the guest's browser keep the identity, out of reach of scripts and other sites."""
    identities: Identities = request.app.state.identities
    response.set_cookie(
        COOKIE,
        identities.cookie(identity),
        max_age=COOKIE_SECONDS,
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def check_rate(connection: HTTPConnection, who: str, limiter: Limiter | None = None) -> None:
    """Count something expensive, a request if no other limiter is named.

    Raises: TooOften.
    """
    counted: Limiter = limiter or connection.app.state.requests
    if not counted.allow_from(who, address_of(connection)):
        raise TooOften


def language_of(connection: HTTPConnection) -> Language:
    """The language asked for by `lang`, else chosen on the page, by the browser, or English."""
    wanted = [connection.query_params.get("lang", ""), connection.cookies.get(LANGUAGE, "")]
    wanted += connection.headers.get("accept-language", "").split(",")
    for tag in wanted[:20]:
        code = tag.strip()[:2].lower()
        if code in languages():
            return language(code)
    return language(SOURCE)
