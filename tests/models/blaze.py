"""Blaze after clauses B1 to B9, with the timing "turns" of B4."""

import copy

VALUES = "123456789F"
KINDS = [suit + value for suit in "BRY" for value in VALUES]


def check_start(at):
    """B2: five cards each, two decks, the trump under the first of them."""
    players = at["players"]
    halves = {3: (19, 20), 4: (20, 20), 5: (17, 18)}
    assert [len(hand) for hand in at["hands"]] == [5] * players
    assert (len(at["deck"]), len(at["set_aside"])) == halves[players]
    assert at["deck"][-1] == at["trump"]
    assert at["feathers"] == list(range(players - 1, 0, -1))
    assert at["bets_left"] == [[0, 1, 1]] * players
    assert at["bets"] == [None] * players
    assert at["won_feathers"] == at["won_bets"] == [[]] * players
    assert at["box"] == at["discard"] == at["table"] == at["out"] == []
    assert (at["round"], at["phase"], at["stage"], at["limit"]) == (1, 1, "open", 5)
    assert (at["passed"], at["extended"]) == (False, False)


def challenge_value(card):
    """B1.3."""
    return 10 if card[1] == "F" else int(card[1])


def rejection_value(card):
    """B1.3."""
    return 0 if card[1] == "F" else int(card[1])


class Blaze:
    """A game of Blaze."""

    def __init__(self, position):
        self.at = copy.deepcopy(position)
        self.waiting = False

    def position(self):
        return copy.deepcopy(self.at)

    def over(self):
        return self.at["stage"] == "over"

    # B3.1: who is who

    def left_of(self, seat):
        """The next player to the left who is still in the round."""
        seat = (seat + 1) % self.at["players"]
        while seat in self.at["out"]:
            seat = (seat + 1) % self.at["players"]
        return seat

    def around(self, seat):
        """All seats from this one leftwards."""
        players = self.at["players"]
        return [(seat + i) % players for i in range(players)]

    def target(self):
        return self.left_of(self.at["active"])

    def supporter(self):
        seat = self.left_of(self.target())
        return None if seat == self.at["active"] else seat

    def to_act(self):
        at = self.at
        if self.waiting or at["stage"] == "over":
            return []
        if at["stage"] == "bet":
            return [seat for seat in range(at["players"]) if at["bets"][seat] is None]
        if at["stage"] == "answer":
            return [self.target()]
        return [self.supporter() if at["stage"] == "support" else at["active"]]

    # What may be played

    def legal(self, seat):
        if seat not in self.to_act():
            return []
        if self.at["stage"] == "bet":
            moves = self.legal_bets(seat)
        elif self.at["stage"] == "answer":
            moves = self.legal_answers(seat)
        else:
            moves = self.legal_challenges(seat)
        return sorted(set(moves))

    def legal_bets(self, seat):
        """B6.2."""
        others = [on for on in range(self.at["players"]) if on != seat]
        return [f"bet {value}@{on}" for value in self.at["bets_left"][seat] for on in others]

    def legal_answers(self, seat):
        """B3.3, B3.8."""
        return ["pass"] + [
            f"{row['challenge']}:{card}"
            for row in self.at["table"]
            if row["reject"] is None
            for card in self.at["hands"][seat]
            if self.rejects(card, row["challenge"])
        ]

    def rejects(self, card, challenge):
        """B3.4; B3.5 follows."""
        trump = self.at["trump"][0]
        high_enough = rejection_value(card) >= challenge_value(challenge)
        if challenge[0] == trump:
            return card[0] == trump and high_enough
        return card[0] == trump or (card[0] == challenge[0] and high_enough)

    def legal_challenges(self, seat):
        """B3.2, B3.6, B3.7."""
        at = self.at
        hand = at["hands"][seat]
        if not at["table"]:
            return hand
        if len(at["table"]) >= at["limit"]:
            return ["done"]
        return ["done"] + [card for card in hand if challenge_value(card) in self.open_values()]

    def open_values(self):
        challenges = [challenge_value(row["challenge"]) for row in self.at["table"]]
        rejections = [rejection_value(row["reject"]) for row in self.at["table"] if row["reject"]]
        return challenges + rejections

    # What a move does

    def play(self, seat, move):
        if move.startswith("bet "):
            self.place_bet(seat, *map(int, move[4:].split("@")))
        elif ":" in move:
            self.reject(seat, *move.split(":"))
        elif move == "pass":
            self.at["passed"] = True
            self.at["extended"] = False
            self.ask_challengers(["extend", "support"])
        elif move == "done":
            self.done()
        else:
            self.challenge(seat, move)

    def challenge(self, seat, card):
        self.at["hands"][seat].remove(card)
        self.at["table"].append({"challenge": card, "by": seat, "reject": None})
        self.at["extended"] = True
        if self.at["stage"] == "extend":
            self.ask_challengers(["extend", "support"])
        elif self.at["stage"] == "support":
            self.ask_challengers(["support"])

    def done(self):
        if self.at["stage"] == "open":
            self.at["stage"] = "answer"
        else:
            self.ask_challengers(["support"] if self.at["stage"] == "extend" else [])

    def reject(self, seat, challenge, card):
        row = next(
            row
            for row in self.at["table"]
            if row["challenge"] == challenge and row["reject"] is None
        )
        self.at["hands"][seat].remove(card)
        row["reject"] = card
        self.at["extended"] = False
        if all(row["reject"] for row in self.at["table"]):
            self.ask_challengers(["extend", "support"])

    def ask_challengers(self, stages):
        """B4.3 to B4.5: the first of these who can still extend, else the answer or the end."""
        for stage in stages:
            seat = self.at["active"] if stage == "extend" else self.supporter()
            room = len(self.at["table"]) < self.at["limit"]
            if seat is not None and room and self.at["hands"][seat]:
                self.at["stage"] = stage
                return
        if self.at["extended"] and not self.at["passed"]:
            self.at["stage"] = "answer"
        else:
            self.end_challenge()

    def end_challenge(self):
        """B5, and B6.5 in phase 2."""
        at = self.at
        active, target, supporter = at["active"], self.target(), self.supporter()
        cards = [card for row in at["table"] for card in (row["challenge"], row["reject"]) if card]
        if at["passed"]:
            at["hands"][target] += cards
            successor = self.left_of(target)
        else:
            at["discard"] += cards
            successor = target
        at["table"], at["passed"], at["extended"] = [], False, False
        if at["phase"] == 1:
            self.draw([active, target, supporter])
        self.tidy()
        if at["phase"] == 2:
            self.take_feathers(active)
            self.next_challenge(successor)
        elif at["deck"]:
            self.next_challenge(successor)
        else:
            at["phase"], at["stage"], at["active"], at["limit"] = 2, "bet", successor, 5

    def draw(self, seats):
        """B5.3."""
        for seat in seats:
            if seat is not None:
                while len(self.at["hands"][seat]) < 5 and self.at["deck"]:
                    self.at["hands"][seat].append(self.at["deck"].pop(0))

    def next_challenge(self, seat):
        """B5.4, B3.7; unless the round has ended (B6.6)."""
        at = self.at
        if not at["feathers"]:
            self.end_round()
            return
        at["active"] = seat if seat not in at["out"] else self.left_of(seat)
        at["stage"] = "open"
        held = len(at["hands"][self.target()])
        at["limit"] = min(5, held) if at["phase"] == 2 else 5

    def take_feathers(self, first):
        """B6.3, B6.5."""
        at = self.at
        for seat in self.around(first):
            if not at["hands"][seat] and seat not in at["out"] and at["feathers"]:
                at["out"].append(seat)
                at["won_feathers"][seat].append([at["round"], at["feathers"].pop(0)])

    def place_bet(self, seat, value, on):
        """B6.2 to B6.4."""
        at = self.at
        at["bets_left"][seat].remove(value)
        at["bets"][seat] = {"value": value, "on": on}
        if None not in at["bets"]:
            at["phase"] = 2
            self.take_feathers(at["active"])
            self.next_challenge(at["active"])

    def loser(self):
        """B6.6."""
        return next(seat for seat in range(self.at["players"]) if seat not in self.at["out"])

    def end_round(self):
        """B7."""
        at = self.at
        for owner, bet in enumerate(at["bets"]):
            if bet["value"] == 0:
                at["bets_left"][owner].append(0)
                at["bets_left"][owner].sort()
            else:
                scorer = owner if bet["on"] == self.loser() else bet["on"]
                at["won_bets"][scorer].append(bet["value"])
        at["bets"] = [None] * at["players"]
        if at["round"] == 2:
            at["stage"] = "over"
        else:
            self.waiting = True

    def deal(self, cards):
        """B8."""
        at = self.at
        players = at["players"]
        at["active"] = self.loser()
        at["hands"] = [cards[5 * seat : 5 * seat + 5] for seat in range(players)]
        at["box"] = cards[5 * players :]
        top, *rest = at["set_aside"]
        at["deck"], at["trump"], at["set_aside"] = [*rest, top], top, []
        at["round"], at["phase"], at["stage"], at["limit"] = 2, 1, "open", 5
        at["discard"], at["out"] = [], []
        at["feathers"] = list(range(players, 1, -1))
        self.waiting = False
        self.tidy()

    # B9: who has won

    def scores(self):
        return [
            sum(value for _, value in feathers) + sum(bets)
            for feathers, bets in zip(self.at["won_feathers"], self.at["won_bets"], strict=True)
        ]

    def result(self):
        if not self.over():
            return None
        scores = self.scores()
        tied = [seat for seat in range(self.at["players"]) if scores[seat] == max(scores)]
        return {"scores": scores, "winner": max(tied, key=self.second_feather)}

    def second_feather(self, seat):
        """B9.2."""
        return max(
            (value for round_, value in self.at["won_feathers"][seat] if round_ == 2), default=0
        )

    def returns(self):
        winner = self.result()["winner"] if self.over() else None
        return [int(seat == winner) for seat in range(self.at["players"])]

    def tidy(self):
        for cards in self.at["hands"]:
            cards.sort(key=KINDS.index)
