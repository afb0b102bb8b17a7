"""Write the golden playthroughs anew: `python -m tests.golden.write`."""

from tests.golden.playthrough import path_of, playthrough
from tests.helpers import TABLES

if __name__ == "__main__":
    for table in TABLES:
        path_of(*table).write_text(playthrough(*table), encoding="utf-8")
        print(path_of(*table))
