"""Moving an identity to another device: by a code that is typed, or in a link's fragment.

What stands after `#` in an address is sent to no server, so the code of `/recover#CODE` is in no
log; a script on the page puts it in the form. Without scripts it is typed.
"""

from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from kozyr.errors import N_, KozyrError
from kozyr.locale import Language
from kozyr.server.guests import Guest, address_of, check_rate, set_cookie
from kozyr.server.security import BodyTooLarge
from kozyr.store import recovery_hash
from kozyr.web.rendering import render

SEE_OTHER = 303
STATUS = {"rate": 429, "wrong_code": 400}


class WrongCode(KozyrError):
    """A code that moves no identity."""

    code = "wrong_code"


async def recovered(request: Request, code: str) -> Guest:
    """The guest whom a code moves here, once.

    Raises: WrongCode, TooOften, StoreError.
    """
    check_rate(request, f"recover {address_of(request)}")
    store = request.app.state.hub.store
    identity = await store.take_recovery(recovery_hash(code))
    found = None if identity is None else await store.get_identity(identity)
    if found is None:
        raise WrongCode(N_("this code is not valid, or was used"))
    return Guest(found.id, found.name)


async def show_form(request: Request) -> Response:
    """The page of a recovery link."""
    return page(request.state.language)


async def take_form(request: Request) -> Response:
    """Become the identity of a code, and go to the home page."""
    language: Language = request.state.language
    try:
        guest = await recovered(request, code_in(await request.body()))
    except BodyTooLarge:
        return page(language, language.text("this request is too large"), 413)
    except KozyrError as error:
        return page(language, language.error(error), STATUS.get(error.code, 503))
    response = RedirectResponse(f"/?lang={language.code}", SEE_OTHER)
    set_cookie(request, response, guest.identity)
    return response


def code_in(form: bytes) -> str:
    """The code in a form; what a browser or a person adds around it is dropped."""
    found = parse_qs(form.decode("utf-8", "replace")).get("code", [""])
    return found[0].strip()


def page(language: Language, problem: str = "", status: int = 200) -> Response:
    """The form, and above it what was wrong."""
    text = render("recover.html", language.code, path="/recover", problem=problem)
    return HTMLResponse(text, status, {"cache-control": "no-store"})


def recovery_routes() -> list[Route]:
    """The page of the recovery link."""
    return [
        Route("/recover", show_form, methods=["GET"]),
        Route("/recover", take_form, methods=["POST"]),
    ]
