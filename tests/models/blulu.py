"""Blulu after clauses L1 to L6."""

import copy

TABLE_OF_L1 = """
    AM AS AW AL AY AK
    2MK 2SY 2WL  3MW 3SK 3LY  4MS 4WL 4YK  5ML 5SW 5YK
    6MW 6SY 6LK  7ML 7SK 7WY  8MS 8WL 8YK  9MS 9WY 9LK
    CM CS CW CL CY CK
"""
PACK = TABLE_OF_L1.split()
VALUES = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "C": 10}


def check_start(at):
    """L2.1, L2.3: four cards each and four on the table; the dealer's opponent begins."""
    assert [len(hand) for hand in at["hands"]] == [4, 4]
    assert (len(at["table"]), len(at["stock"]), at["round"]) == (4, 24, 1)
    assert at["to_act"] == 1 - at["dealer"]
    assert (at["piles"], at["bonus"], at["scores"]) == ([[], []], [0, 0], [0, 0])
    assert at["last_capture"] is None


def value(card):
    return VALUES[card[0]]


def suits(card):
    return card[1:]


class Blulu:
    """A game of Blulu."""

    def __init__(self, position):
        self.at = copy.deepcopy(position)

    def position(self):
        return copy.deepcopy(self.at)

    def round_over(self):
        return not (self.at["stock"] or self.at["hands"][0] or self.at["hands"][1])

    def decided(self):
        """L6.1, at the end of a round."""
        scores = self.final_scores()
        return max(scores) >= 22 and scores[0] != scores[1]

    def over(self):
        return self.round_over() and self.decided()

    @property
    def waiting(self):
        """Whether the next round is to be dealt."""
        return self.round_over() and not self.decided()

    def result(self):
        if not self.over():
            return None
        scores = self.final_scores()
        return {"scores": scores, "winner": scores.index(max(scores))}

    def returns(self):
        if not self.over():
            return [0, 0]
        return [1, -1] if self.result()["winner"] == 0 else [-1, 1]

    def to_act(self):
        return [] if self.round_over() else [self.at["to_act"]]

    def legal(self, seat):
        if seat not in self.to_act():
            return []
        hand = self.at["hands"][seat]
        pairs = [self.written(a, b) for a in hand for b in hand if a != b]
        pairs = sorted(set(pairs))
        captures = [a + sign + b for a, b in pairs for sign in "+-=" if self.captured(a, sign, b)]
        return sorted(captures or [f"{a},{b}" for a, b in pairs])

    def written(self, a, b):
        """The higher rank first, equal ranks in the order of the table in L1."""
        if value(a) != value(b):
            return (a, b) if value(a) > value(b) else (b, a)
        return (a, b) if PACK.index(a) < PACK.index(b) else (b, a)

    def captured(self, a, sign, b):
        """L3.1 to L3.3: the table cards that a play takes."""
        if sign == "=" and value(a) != value(b):
            return []
        rank = {"+": value(a) + value(b), "-": value(a) - value(b), "=": value(a)}[sign]
        return [card for card in self.at["table"] if value(card) == rank]

    def play(self, seat, move):
        at = self.at
        sign = next(sign for sign in "+-=," if sign in move)
        played = move.split(sign)
        for card in played:
            at["hands"][seat].remove(card)
        if sign == ",":
            at["table"] += played
        else:
            taken = self.captured(played[0], sign, played[1])
            for card in taken:
                at["table"].remove(card)
            at["piles"][seat] += played + taken
            at["bonus"][seat] += self.bonus(played + taken)
            at["last_capture"] = seat
        at["to_act"] = 1 - seat
        if self.round_over():
            self.take_the_rest()
        elif not at["hands"][0] and not at["hands"][1]:
            self.deal_four_more()
        self.tidy()

    def bonus(self, cards):
        """L4."""
        colour = any(all(suit in suits(card) for card in cards) for suit in "MSWLYK")
        sextet = sorted("".join(suits(card) for card in cards)) == sorted("MSWLYK")
        return 2 * colour + 4 * sextet

    def deal_four_more(self):
        """L2.2."""
        for seat in (0, 1):
            for _ in range(4):
                self.at["hands"][seat].append(self.at["stock"].pop(0))

    def take_the_rest(self):
        """L5.1."""
        at = self.at
        if at["last_capture"] is not None:
            at["piles"][at["last_capture"]] += at["table"]
            at["table"] = []

    def final_scores(self):
        """L5.2, added to the earlier rounds."""
        at = self.at
        return [
            at["scores"][seat] + at["bonus"][seat] + max(0, len(at["piles"][seat]) - 18)
            for seat in (0, 1)
        ]

    def deal(self, cards):
        """L2.1 again; the deal passes (L2.3)."""
        at = self.at
        at["scores"] = self.final_scores()
        at["round"] += 1
        at["dealer"] = 1 - at["dealer"]
        at["to_act"] = 1 - at["dealer"]
        at["hands"] = [cards[0:4], cards[4:8]]
        at["table"], at["stock"] = cards[8:12], cards[12:]
        at["piles"], at["bonus"], at["last_capture"] = [[], []], [0, 0], None
        self.tidy()

    def tidy(self):
        for cards in (*self.at["hands"], *self.at["piles"], self.at["table"]):
            cards.sort(key=PACK.index)
