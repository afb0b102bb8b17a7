"""What every answer carries, and who may send: headers, origins, sizes."""

from typing import Any
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kozyr.errors import N_
from kozyr.locale import Language
from kozyr.web.rendering import render

MOST_BODY = 16_384
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}

REFUSALS = {
    404: ("not_found", N_("there is no such address here")),
    405: ("method", N_("this address does not take such a request")),
}

log = structlog.get_logger()


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own pages, or from a program, which names no origin."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def problem(status: int, code: str, message: str, **more: Any) -> JSONResponse:
    """An error as JSON: a stable code and a message."""
    return JSONResponse({"code": code, "message": message, **more}, status)


async def refused(request: Request, error: Exception) -> Response:
    """The answer to a request for what is not there, or in a way that it is not."""
    assert isinstance(error, HTTPException)
    code, message = REFUSALS.get(error.status_code, ("bad_request", error.detail))
    answer = refusal(request, error.status_code, code, request.state.language.text(message))
    answer.headers.update(error.headers or {})
    return answer


def refusal(connection: HTTPConnection, status: int, code: str, message: str) -> Response:
    """An error as whoever asked reads it: a page for a person, JSON for a program."""
    path = connection.url.path
    if "text/html" not in connection.headers.get("accept", "") or path.startswith("/api/"):
        return problem(status, code, message)
    language: Language = connection.state.language
    page = render("refusal.html", language.code, path=path, status=status, message=message)
    return HTMLResponse(page, status, {"cache-control": "no-store", "vary": "accept"})


class Security:
    """ASGI middleware: refuses foreign origins and large bodies, adds the headers.

    A connection is closed after an answer that did not wait for the whole body. If the
    application fails, that is logged, and the answer says no more than that.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        language: Language = scope["state"]["language"]
        headers = Headers(scope=scope)
        body = Body(receive, headers)
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                if not body.whole:
                    out["connection"] = "close"
            await send(message)

        if scope["method"] not in SAFE_METHODS and not same_origin(headers):
            message = language.text("this request comes from another site")
            await problem(403, "origin", message)(scope, receive, send_with_headers)
            return
        try:
            await self.app(scope, body.receive, send_with_headers)
        except ClientDisconnect:
            return
        except Exception:
            log.exception("request_failed", method=scope["method"])
            if not started:
                message = language.text("something went wrong here")
                answer = refusal(HTTPConnection(scope), 500, "internal", message)
                await answer(scope, receive, send_with_headers)


class BodyTooLarge(Exception):
    """The body of a request is larger than any we take."""


class Body:
    """The body of a request. `whole` once all of it was received; there may be none."""

    def __init__(self, receive: Receive, headers: Headers) -> None:
        self.rest = receive
        self.size = 0
        self.whole = headers.get("content-length", "0") == "0" and (
            "transfer-encoding" not in headers
        )

    async def receive(self) -> Message:
        """The next part.

        Raises: BodyTooLarge once it is.
        """
        message = await self.rest()
        self.size += len(message.get("body", b""))
        if self.size > MOST_BODY:
            raise BodyTooLarge
        self.whole = not message.get("more_body", False)
        return message
