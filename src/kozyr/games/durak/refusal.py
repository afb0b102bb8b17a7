"""Why a move of Durak may not be played, with the clause."""

from kozyr.decks.atlasnye import ATLASNYE
from kozyr.errors import N_, Card, IllegalMove
from kozyr.games.durak.rules import CARDS, TAKE, Board, choices


def judge(s: Board, seat: int, action: int) -> None:
    """Raise IllegalMove unless the seat to act may play this action."""
    if choices(s) >> action & 1:
        return
    if action < CARDS and not s.hand[seat] >> action & 1:
        raise IllegalMove(
            N_("{card} is not in your hand"),
            clause="D3.2" if seat != s.attacker else "D3.1",
            card=Card(ATLASNYE.codes[action]),
        )
    raise defence(s, action) if seat != s.attacker else attack(s, action)


def defence(s: Board, action: int) -> IllegalMove:
    """Why the defender may not do this."""
    if action >= CARDS:
        return IllegalMove(
            N_("only the attacker may be done: beat the card, or take"), clause="D3.3"
        )
    lying = s.attack[s.beaten]
    values = {"card": Card(ATLASNYE.codes[action]), "attack": Card(ATLASNYE.codes[lying])}
    if lying & 3 == s.trump & 3:
        return IllegalMove(
            N_("{card} does not beat {attack}: only a higher trump beats a trump"),
            clause="D3.2",
            **values,
        )
    return IllegalMove(
        N_("{card} does not beat {attack}: it takes a higher card of its suit, or a trump"),
        clause="D3.2",
        **values,
    )


def attack(s: Board, action: int) -> IllegalMove:
    """Why the attacker may not do this."""
    if action == TAKE:
        return IllegalMove(N_("only the defender may take"), clause="D3.5")
    if action >= CARDS:
        return IllegalMove(N_("lead a card first"), clause="D3.1")
    if s.attacks >= s.limit:
        return IllegalMove(
            N_("the limit of this bout, {limit}, is reached: you are done"),
            clause="D3.4",
            limit=s.limit,
        )
    return IllegalMove(
        N_("{card} may not be added: no card of its rank lies on the table"),
        clause="D3.5" if s.taking else "D3.3",
        card=Card(ATLASNYE.codes[action]),
    )
