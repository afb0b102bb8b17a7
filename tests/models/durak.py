"""Durak after clauses D1 to D5."""

import copy

RANKS = "6789TJQKA"
SUITS = "shdc"
PACK = [rank + suit for suit in SUITS for rank in RANKS]


def check_start(at):
    """D2: six cards each, the trump under the talon, the lowest trump attacks first."""
    assert [len(hand) for hand in at["hands"]] == [6, 6]
    assert len(at["talon"]) == 24
    assert at["talon"][-1] == at["trump"]
    assert (at["discard"], at["table"], at["taking"], at["limit"]) == ([], [], False, 6)
    trumps = [
        (RANKS.index(card[0]), seat)
        for seat in (0, 1)
        for card in at["hands"][seat]
        if card[1] == at["trump"][1]
    ]
    assert at["attacker"] == (min(trumps)[1] if trumps else 0)


class Durak:
    """One deal of Durak."""

    waiting = False

    def __init__(self, position):
        self.at = copy.deepcopy(position)

    def position(self):
        return copy.deepcopy(self.at)

    def over(self):
        """D5.2."""
        return not self.at["table"] and not self.at["talon"] and not all(self.at["hands"])

    def result(self):
        if not self.over():
            return None
        holders = [seat for seat in (0, 1) if self.at["hands"][seat]]
        return {"durak": holders[0]} if holders else {"draw": True}

    def returns(self):
        result = self.result()
        if result is None or "draw" in result:
            return [0, 0]
        return [-1, 1] if result["durak"] == 0 else [1, -1]

    def to_act(self):
        if self.over():
            return []
        attacker = self.at["attacker"]
        return [1 - attacker] if self.unanswered() and not self.at["taking"] else [attacker]

    def unanswered(self):
        return [attack for attack, defence in self.at["table"] if defence is None]

    def legal(self, seat):
        if seat not in self.to_act():
            return []
        hand = self.at["hands"][seat]
        table = self.at["table"]
        if seat != self.at["attacker"]:
            return sorted([c for c in hand if self.beats(c, self.unanswered()[0])] + ["take"])
        if not table:
            return sorted(hand)
        ranks = [card[0] for pair in table for card in pair if card]
        more = [c for c in hand if c[0] in ranks] if len(table) < self.at["limit"] else []
        return sorted([*more, "done"])

    def beats(self, card, attack):
        """D3.2."""
        trump = self.at["trump"][1]
        if card[1] == attack[1]:
            return RANKS.index(card[0]) > RANKS.index(attack[0])
        return card[1] == trump

    def play(self, seat, move):
        if move == "take":
            self.at["taking"] = True
        elif move == "done":
            self.end_bout()
        else:
            self.at["hands"][seat].remove(move)
            if seat == self.at["attacker"]:
                self.at["table"].append([move, None])
            else:
                self.at["table"][-1][1] = move

    def end_bout(self):
        """D3.6, D3.7, D4.1; then the limit of the next bout (D3.4)."""
        at = self.at
        attacker, defender = at["attacker"], 1 - at["attacker"]
        cards = [card for pair in at["table"] for card in pair if card]
        if at["taking"]:
            at["hands"][defender] += cards
        else:
            at["discard"] += cards
            at["attacker"] = defender
        for seat in (attacker, defender):
            while len(at["hands"][seat]) < 6 and at["talon"]:
                at["hands"][seat].append(at["talon"].pop(0))
        at["table"] = []
        at["taking"] = False
        at["limit"] = min(6, len(at["hands"][1 - at["attacker"]]))
        for cards in (*at["hands"], at["discard"]):
            cards.sort(key=PACK.index)
