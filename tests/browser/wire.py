"""A wire between browser and server that can be cut, and that can lose what goes one way."""

import socket
import threading
from contextlib import suppress

CHUNK = 1 << 16


class Wire:
    """Passes TCP connections on to a server. Who talks through it sees a real network fail."""

    def __init__(self, address):
        host, port = address.removeprefix("http://").split(":")
        self.server = (host, int(port))
        self.is_cut = False
        self.loses = set()
        self.ends = set()
        self.lock = threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def lose(self, way):
        """From now on nothing arrives that goes "up" to the server, or "down" to the browser."""
        self.loses.add(way)

    def cut(self):
        """End every connection, and refuse new ones."""
        self.is_cut = True
        with self.lock:
            ends = list(self.ends)
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self):
        """All is well again."""
        self.loses.clear()
        self.is_cut = False

    def close(self):
        self.cut()
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()

    def _listen(self):
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                if self.is_cut:
                    near.close()
                    continue
                far = socket.create_connection(self.server)
                with self.lock:
                    self.ends |= {near, far}
                for way, source, target in (("up", near, far), ("down", far, near)):
                    threading.Thread(
                        target=self._pass, args=(way, source, target), daemon=True
                    ).start()

    def _pass(self, way, source, target):
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if way not in self.loses:
                    target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        with self.lock:
            first = source in self.ends
            self.ends -= {source}
        if first:
            source.close()
