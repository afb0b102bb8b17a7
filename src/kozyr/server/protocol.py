"""The server's side of a WebSocket connection: uvicorn's, and a way to end one at once."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

ABORT = "abort"


class Connection(WebSocketsSansIOProtocol):
    """A connection that can be given up: its `abort` stands in the state of its scope.

    Closing one in good order waits until all is sent, which never happens to somebody who does not
    read.
    """

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["state"][ABORT] = self.transport.abort

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
