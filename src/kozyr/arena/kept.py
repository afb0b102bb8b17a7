"""Reading deals that were kept: every value checked, every complaint naming the place."""

from dataclasses import fields

from kozyr.arena.deals import Deal, Played, share_without_end
from kozyr.arena.players import REASONS
from kozyr.games.document import Reader, wrong

KEYS = tuple(field.name for field in fields(Deal))
GAME_KEYS = tuple(field.name for field in fields(Played))
MOST = 2**53


def read_deal(doc: object, players: int) -> Deal:
    """What `Deal.document` wrote of a deal for so many players.

    Raises: PositionError for anything else.
    """
    reader = Reader(doc, KEYS)
    number = reader.integer("number", 0, MOST)
    games = reader.items("games", players)
    return Deal(number, [read_game(game, seat, players) for seat, game in enumerate(games)])


def read_game(doc: object, seat: int, players: int) -> Played:
    """A game of a deal, `a` in that seat.

    Raises: PositionError.
    """
    reader = Reader(doc, GAME_KEYS, f"games[{seat}]")
    reader.integer("seat", seat, seat)
    played = Played(
        seat,
        0.0,
        read_times(reader, "a_times"),
        read_times(reader, "b_times"),
        read_forfeit(reader, players),
        bool(reader.flag("cut_off")),
    )
    if played.cut_off and played.forfeit is not None:
        raise reader.fail("cut_off", "false")
    played.points = read_points(reader, share_without_end(played, players), players)
    return played


def read_points(reader: Reader, known: float | None, players: int) -> float:
    """The points of a game: those that are known, or else a share among winners.

    Raises: PositionError.
    """
    shares = [known] if known is not None else [0, *(1 / count for count in range(1, players + 1))]
    value = reader.doc["points"]
    if type(value) not in (int, float) or value not in shares:
        raise reader.fail("points", " / ".join(f"{share:.4g}" for share in shares))
    return float(value)


def read_times(reader: Reader, key: str) -> list[int]:
    """The times of a player's moves.

    Raises: PositionError.
    """
    times = reader.items(key)
    for index, value in enumerate(times):
        if type(value) is not int or not 0 <= value <= MOST:
            raise wrong(f"{reader.path(key)}[{index}]", value, f"0 … {MOST}")
    return times


def read_forfeit(reader: Reader, players: int) -> tuple[int, str, str] | None:
    """The seat that failed, why, and what it said.

    Raises: PositionError.
    """
    if reader.doc["forfeit"] is None:
        return None
    seat, reason, said = reader.items("forfeit", 3)
    where = reader.path("forfeit")
    if type(seat) is not int or not 0 <= seat < players:
        raise wrong(f"{where}[0]", seat, f"0 … {players - 1}")
    if not isinstance(reason, str) or reason not in REASONS:
        raise wrong(f"{where}[1]", reason, " / ".join(REASONS))
    if not isinstance(said, str):
        raise wrong(f"{where}[2]", said, '"…"')
    return seat, reason, said
