"""What every answer carries, and who may send: headers, origins, sizes."""

from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own pages, or from a program, which names no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def problem(status: int, code: str, message: str, **more: Any) -> JSONResponse:
    """An error as JSON: a stable code and a message."""
    return JSONResponse({"code": code, "message": message, **more}, status)


class Security:
    """ASGI middleware: refuses foreign origins and large bodies, adds the headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
            await send(message)

        if scope["method"] not in SAFE_METHODS and not same_origin(headers):
            refusal = problem(403, "origin", "this request comes from another site")
            await refusal(scope, receive, send_with_headers)
            return
        await self.app(scope, limited(receive), send_with_headers)


class BodyTooLarge(Exception):
    """The body of a request is larger than any we take."""


def limited(receive: Receive) -> Receive:
    """`receive`, which raises BodyTooLarge once a body is too large."""
    size = 0

    async def receive_some() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > MOST_BODY:
            raise BodyTooLarge
        return message

    return receive_some
