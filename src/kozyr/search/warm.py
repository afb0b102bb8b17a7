"""Compiles a game's search and ends: `python -m kozyr.search.warm durak`; then it lies ready.

What it has compiled is kept on disk (`kozyr.compiled.cache`).
"""

import sys

from kozyr.games import game
from kozyr.search.engine import made

if __name__ == "__main__":
    made(game(sys.argv[1]))
