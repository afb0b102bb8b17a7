"""`kozyr serve`: one process, its data in one folder."""

import socket
import sys
import threading
import webbrowser

import structlog
import uvicorn

from kozyr.errors import N_, KozyrError, system_reason
from kozyr.locale import Language
from kozyr.server.app import create_app
from kozyr.server.logs import set_up_logs
from kozyr.server.settings import Settings

FRAME_BYTES = 16_384
SHUTDOWN_SECONDS = 5
PING_SECONDS = 20.0

log = structlog.get_logger()


class PortError(KozyrError):
    """The address cannot be listened on."""

    code = "port"


def run_server(settings: Settings, open_page: bool, language: Language) -> None:
    """Serve until told to stop.

    Raises: PortError, DataFolderError, StoreError.
    """
    set_up_logs()
    app = create_app(settings)
    listener = listen(settings.host, settings.port)
    address = f"http://{shown_host(settings.host)}:{listener.getsockname()[1]}/"
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_max_queue=16,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    server = uvicorn.Server(config)
    print(
        language.text("kozyr is open at {address} - press Ctrl+C to stop", address=address),
        file=sys.stderr,
        flush=True,
    )
    if open_page:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    server.run(sockets=[listener])
    log.info("stopped")


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there.

    Raises: PortError.
    """
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
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
