"""Positions that nobody played to: small hands beside full talons, odd sizes, late rounds.

Each function makes one from a `random.Random`; `load` must take them all.
"""

from tests.models import blaze as blaze_model
from tests.models import blulu as blulu_model
from tests.models import durak as durak_model


def durak(rng, players=2):
    cards = shuffled(rng, durak_model.PACK)
    talon = [cards.pop() for _ in range(rng.choice((0, 0, 1, 2, 5, 12)))]
    sizes = [rng.choice((1, 1, 2, 3, 4, 6, 9)) for _ in range(2)]
    hands = [sort([cards.pop() for _ in range(size)], durak_model.PACK) for size in sizes]
    attacker = rng.randrange(2)
    high = min(6, sizes[1 - attacker])
    return {
        "game": "durak",
        "trump": talon[-1] if talon else rng.choice(durak_model.PACK),
        "hands": hands,
        "talon": talon,
        "discard": sort(cards, durak_model.PACK),
        "attacker": attacker,
        "table": [],
        "limit": rng.choice((high, high, rng.randint(1, high))),
        "taking": False,
    }


def blulu(rng, players=2):
    cards = shuffled(rng, blulu_model.PACK)
    dealer = rng.randrange(2)
    to_act = rng.randrange(2)
    mine, other = rng.choice(((2, 2), (4, 4)) if to_act != dealer else ((4, 2), (2, 0)))
    stock = [cards.pop() for _ in range(rng.choice((0, 0, 8, 16)))]
    hands = [[cards.pop() for _ in range(n)] for n in (mine, other)]
    table = [cards.pop() for _ in range(rng.randint(0, min(9, len(cards))))]
    cut = rng.randint(0, len(cards))
    piles = [cards[:cut], cards[cut:]]
    return {
        "game": "blulu",
        "round": rng.randint(1, 9),
        "dealer": dealer,
        "to_act": to_act,
        "hands": [sort(hand, blulu_model.PACK) for hand in (hands if to_act == 0 else hands[::-1])],
        "table": sort(table, blulu_model.PACK),
        "stock": stock,
        "piles": [sort(pile, blulu_model.PACK) for pile in piles],
        "bonus": [2 * rng.randint(0, 6) for _ in range(2)],
        "scores": rng.choice(([0, 0], [21, 21], [30, 30], [rng.randint(0, 25) for _ in range(2)])),
        "last_capture": rng.choice((0, 1, None)),
    }


def blaze(rng, players):
    number, phase = rng.choice((1, 2)), rng.choice((1, 2, 2))
    stage = rng.choice(("open", "open", "bet")) if phase == 2 else "open"
    kinds = [card for card in blaze_model.KINDS if players > 3 or card[1] != "1"]
    cards = shuffled(rng, kinds * 2)
    gone = rng.sample(range(players), rng.randint(0, players - 2)) if stage == "open" else []
    gone = gone if phase == 2 else []
    low = 0 if stage == "bet" else 1
    hands = [
        [] if seat in gone else [cards.pop() for _ in range(rng.randint(low, 6))]
        for seat in range(players)
    ]
    deck = [cards.pop() for _ in range(rng.randint(1, 9))] if phase == 1 else []
    aside = [cards.pop() for _ in range(rng.randint(1, 9))] if number == 1 else []
    box = [cards.pop() for _ in range(rng.randint(0, 9))] if number == 2 else []
    inside = [seat for seat in range(players) if seat not in gone]
    active = rng.choice(inside)
    target = inside[(inside.index(active) + 1) % len(inside)]
    high = min(5, len(hands[target])) if (phase, stage) == (2, "open") else 5
    position = {
        "game": "blaze",
        "players": players,
        "round": number,
        "phase": phase,
        "trump": deck[-1] if deck else rng.choice(kinds),
        "hands": [sort(hand, blaze_model.KINDS) for hand in hands],
        "deck": deck,
        "set_aside": aside,
        "box": box,
        "discard": cards,
        "stage": stage,
        "active": active,
        "limit": rng.choice((high, high, rng.randint(1, high))),
        "passed": False,
        "extended": False,
        "table": [],
        "out": gone,
    }
    position |= blaze_feathers(rng, players, number, gone)
    return position | blaze_bets(rng, players, number, phase, stage)


def blaze_feathers(rng, players, number, gone):
    """B1.4: those on the stack and those won."""
    won = [[] for _ in range(players)]
    if number == 2:
        for value, seat in enumerate(rng.sample(range(players), players - 1), start=1):
            won[seat].append([1, value])
    top = players - 2 + number
    for place, seat in enumerate(gone):
        won[seat].append([number, top - place])
    return {"feathers": list(range(top - len(gone), number - 1, -1)), "won_feathers": won}


def blaze_bets(rng, players, number, phase, stage):
    """B1.5, B7: Betting cards left, placed and won."""
    left = [[0, 1, 1] for _ in range(players)]
    won = [[] for _ in range(players)]
    bets = [None] * players
    if number == 2:
        for seat in rng.sample(range(players), rng.randint(0, players)):
            left[seat].remove(1)
            won[rng.randrange(players)].append(1)
    if phase == 2:
        keep = rng.randrange(players) if stage == "bet" else None
        for seat in range(players):
            if seat != keep and (stage == "open" or rng.random() < 0.5):
                value = rng.choice(left[seat])
                left[seat].remove(value)
                others = [other for other in range(players) if other != seat]
                bets[seat] = {"value": value, "on": rng.choice(others)}
    return {"bets_left": left, "bets": bets, "won_bets": won}


def shuffled(rng, cards):
    return rng.sample(cards, len(cards))


def sort(cards, order):
    return sorted(cards, key=order.index)


PUZZLES = {"durak": durak, "blulu": blulu, "blaze": blaze}


def puzzle(name, players, rng):
    return PUZZLES[name](rng, players)
