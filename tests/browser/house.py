"""`python -m tests.browser.house FOLDER SEED`: a real server whose deals follow from a seed."""

import itertools
import random
import sys
from pathlib import Path

from kozyr.locale import language
from kozyr.server import hub, socket
from kozyr.server.run import run_server
from kozyr.server.settings import Settings


def seeded(seed):
    """What stands in for `new_secrets`: the salts and seeds of a sequence."""
    numbers = itertools.count()

    def secrets():
        chance = random.Random(f"{seed} {next(numbers)}")
        return chance.randbytes(16).hex(), chance.randbytes(16).hex()

    return secrets


if __name__ == "__main__":
    folder, seed = sys.argv[1:]
    hub.new_secrets = socket.new_secrets = seeded(seed)
    settings = Settings(port=0, data=Path(folder), limits=False)
    run_server(settings, open_page=False, language=language("en"))
