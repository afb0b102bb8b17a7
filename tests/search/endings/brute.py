"""Endings by plain minimax over the rules, and random endings to try it on."""

import random

import kozyr
from kozyr.games.durak import rules
from kozyr.games.status import OVER

FULL = (1 << 36) - 1


def ending(rng, cards):
    """A board of Durak at the start of a bout, so many cards split between two hands."""
    drawn = rng.sample(range(36), cards)
    cut = rng.randint(1, cards - 1)
    board = rules.Board()
    board.trump = rng.randrange(36)
    board.hand = [sum(1 << card for card in part) for part in (drawn[:cut], drawn[cut:])]
    board.discard = FULL & ~(board.hand[0] | board.hand[1])
    board.attacker = rng.randrange(2)
    rules.start_bout(board)
    if rng.random() < 0.3:
        board.limit = rng.randint(1, board.limit)
    return board


def actions(board):
    """The legal actions."""
    return [action for action in range(38) if rules.choices(board) >> action & 1]


def after(board, action):
    """The board after an action."""
    twin = board.copy()
    rules.play(twin, rules.actor(board), action)
    return twin


def value(board, memo):
    """What a board is worth to seat 0."""
    if board.status == OVER:
        return rules.payoff(board, 0)
    key = tuple(
        tuple(field) if isinstance(field, list) else field
        for field in (getattr(board, name) for name in rules.Board.fields)
    )
    if key not in memo:
        best = max if rules.actor(board) == 0 else min
        memo[key] = best(value(after(board, action), memo) for action in actions(board))
    return memo[key]


def walk(rng, board):
    """The boards of a random way to the end."""
    while board.status != OVER:
        yield board
        board = after(board, rng.choice(actions(board)))


def positions(seed, count, cards):
    """So many boards, at the start and in the middle of bouts, and what is known by then."""
    rng = random.Random(f"endings {seed}")
    made = 0
    while made < count:
        memo = {}
        for board in walk(rng, ending(rng, rng.randint(2, cards))):
            yield board, memo
            made += 1


def played_endings(seed, count, most):
    """Boards reached by play, with an empty talon and at most so many cards left."""
    durak = kozyr.game("durak")
    rng = random.Random(f"played {seed}")
    for number in range(count):
        board = durak.deal(seed=f"played {seed}", number=number).board
        while board.status != OVER:
            held = sum(hand.bit_count() for hand in board.hand)
            if board.left == 0 and held <= most and board.attacks == 0:
                yield board
                break
            greedy = rules.greedy(board, rules.actor(board), None, None)
            board = after(board, greedy if rng.random() < 0.8 else rng.choice(actions(board)))
