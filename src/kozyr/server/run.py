"""`kozyr serve`: one process, its data in one folder."""

import asyncio
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import structlog
import uvicorn
from starlette.types import ASGIApp

from kozyr.errors import N_, KozyrError, system_reason
from kozyr.locale import Language
from kozyr.server.app import create_app, open_store
from kozyr.server.lock import held
from kozyr.server.logs import set_up_logs
from kozyr.server.protocol import Connection
from kozyr.server.settings import Settings

FRAME_BYTES = 16_384
SHUTDOWN_SECONDS = 3
PING_SECONDS = 20.0
BACKLOG = 1024
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)

log = structlog.get_logger()


class PortError(KozyrError):
    """The address cannot be listened on."""

    code = "port"


def run_server(settings: Settings, open_page: bool, language: Language) -> None:
    """Serve until told to stop.

    Raises: PortError, DataFolderError, StoreError.
    """
    set_up_logs()
    with held(settings.data):
        serve_folder(settings, open_page, language)
    log.info("stopped")


def serve_folder(settings: Settings, open_page: bool, language: Language) -> None:
    """Serve the data folder, which nobody else does.

    Raises: PortError, DataFolderError, StoreError.
    """
    app = create_app(settings)
    config = server_config(app)
    listener = listen(settings.host, settings.port)
    address = f"http://{shown_host(settings.host)}:{listener.getsockname()[1]}/"

    def opened() -> None:
        text = language.text("kozyr is open at {address} - press Ctrl+C to stop", address=address)
        print(text, file=sys.stderr, flush=True)
        if open_page:
            threading.Timer(0.5, webbrowser.open, [address]).start()

    async def serve() -> None:
        app.state.store = await open_store(settings)
        opened()
        rare_collections()
        with signals_taken():
            await uvicorn.Server(config).serve(sockets=[listener])

    with listener, asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve())


def server_config(app: ASGIApp) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        ws=Connection,
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def rare_collections() -> None:
    """Look for garbage in cycles less often: there is little, and much that lives long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@contextmanager
def signals_taken() -> Iterator[None]:
    """Whatever told the server to stop has been done: uvicorn raises the signal once more."""
    before = {number: signal.signal(number, lambda *_: None) for number in STOP_SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there.

    Raises: PortError.
    """
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with ExitStack() as stack:
            listener = stack.enter_context(socket.socket(family, kind, protocol))
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(place)
            listener.listen(BACKLOG)
            stack.pop_all()
    except OSError as error:
        unknown = isinstance(error, socket.gaierror)
        raise PortError(
            N_("kozyr cannot listen on {host}, port {port}: {why}; choose another with --port"),
            host=host,
            port=port,
            why=N_("this host is not known") if unknown else system_reason(error),
        ) from None
    listener.set_inheritable(True)
    return listener


def shown_host(host: str) -> str:
    """The host as it stands in an address."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host
