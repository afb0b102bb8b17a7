from tests.golden.playthrough import FOLDER, path_of, playthrough
from tests.helpers import TABLES, every_table


@every_table
def test_the_game_is_still_the_same(name, players):
    """If it is meant to differ: python -m tests.golden.write, and read the diff."""
    assert playthrough(name, players) == path_of(name, players).read_text(encoding="utf-8")


def test_every_playthrough_is_of_a_game():
    assert sorted(FOLDER.glob("*.txt")) == sorted(path_of(*table) for table in TABLES)
