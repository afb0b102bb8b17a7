"""Blaze in a terminal: its picture, and what may be done."""

from collections.abc import Mapping, Sequence

from kozyr.errors import N_
from kozyr.terminal.presenters import blaze_cards
from kozyr.terminal.presenters.blaze_story import BlazeStory, roles
from kozyr.terminal.presenters.presenter import UNKNOWN, View, spoken
from kozyr.terminal.screen import Choice, Picture
from kozyr.terminal.style import aligned


class BlazePresenter(BlazeStory):
    """Shows Blaze."""

    word_moves: Mapping[str, str] = {
        "pass": N_("pass, I pass, take"),
        "done": N_("done, no more, stop"),
    }
    bet_words_said = N_("bet, I bet")

    def purpose(self) -> list[str]:
        text = self.lang.text
        return [
            text("Blaze is a card game of challenges and bets for three to five, in two rounds."),
            text(
                "Goal: the highest score. In each round, get rid of your cards early to take a "
                "high Feather card, and bet on who will be last."
            ),
            text("Blaze is by HeidelBÄR Games; this is an independent implementation."),
        ]

    def primer(self) -> list[str]:
        text = self.lang.text
        return [
            text(
                "How it goes: the active player challenges the next player, the target, with a "
                "card. The target rejects each challenge card with one of its suit as high or "
                "higher, or with any trump; or passes, takes all the cards and misses a turn."
            ),
            text(
                "The active player, and the supporter who sits after the target, may add cards "
                "whose value was already played, five challenge cards in all. A Firebird (F) "
                "counts 10 in a challenge, 0 as a rejection."
            ),
            text(
                "Phase 1: after a challenge its players draw up to five, until the deck is used "
                "up. Then everyone bets on who will lose the round. Phase 2: nobody draws, and "
                "who runs out of cards takes the top Feather."
            ),
        ]

    def example(self) -> str:
        return "B7"

    # The table

    def picture(self, view: View) -> Picture:
        rows = [*self.seat_rows(view), *self.challenge_rows(view), *self.hand_rows(view)]
        return Picture(self.stand(view), rows)

    def stand(self, view: View) -> str:
        """Where the game stands."""
        values = {
            "round": view["round"],
            "suit": self.suit(view),
            "deck": len(view["deck"]),
            "feathers": " ".join(map(str, view["feathers"])) or "–",
        }
        if view["phase"] == 1:
            return self.lang.text(
                "Round {round}, phase 1. Trump: {suit}. Deck: {deck}. Feathers: {feathers}",
                **values,
            )
        if view["stage"] == "bet":
            return self.lang.text(
                "Round {round}, bets. Trump: {suit}. Feathers: {feathers}", **values
            )
        return self.lang.text(
            "Round {round}, phase 2. Trump: {suit}. Feathers: {feathers}", **values
        )

    def seat_rows(self, view: View) -> list[tuple[str, str]]:
        """A row a seat: cards held, role, what was won, the bet."""
        cells = [
            [
                self.lang.plural("{n} card", "{n} cards", len(view["hands"][seat])),
                self.role(view, seat),
                *self.won(view, seat),
            ]
            for seat in range(view["players"])
        ]
        if self.plain:
            lines = [", ".join(cell for cell in row if cell) for row in cells]
        else:
            lines = aligned(cells)
        labels = [self.told(seat, N_("You"), N_("{name}")) for seat in range(view["players"])]
        return list(zip(labels, lines, strict=True))

    def role(self, view: View, seat: int) -> str:
        """What a seat does in this challenge."""
        if seat in view["out"]:
            return self.lang.text("out of the round")
        if view["stage"] in ("bet", "deal", "over"):
            return ""
        words = (N_("active player"), N_("target"), N_("supporter"))
        named = dict(zip(roles(view), words, strict=False))
        return self.lang.gettext(named[seat]) if seat in named else ""

    def won(self, view: View, seat: int) -> list[str]:
        """Points so far and the bet on the table, as cells."""
        points = sum(value for _, value in view["won_feathers"][seat]) + len(view["won_bets"][seat])
        bet = view["bets"][seat]
        cells = [self.lang.plural("{n} point", "{n} points", points) if points else ""]
        if view["stage"] == "bet" and not bet:
            left = len(view["bets_left"][seat])
            cells.append(self.lang.plural("{n} Betting card", "{n} Betting cards", left))
        if bet and bet["value"] != UNKNOWN:
            other = self.names[bet["on"]]
            cells.append(self.lang.text("bet {value} on {other}", value=bet["value"], other=other))
        elif bet and bet["on"] != UNKNOWN:
            told = self.told_of(
                seat,
                bet["on"],
                N_("bet on {other}"),
                N_("bet on you"),
                N_("bet on {other}"),
            )
            cells.append(told)
        elif bet:
            cells.append(self.lang.text("has bet"))
        return cells

    def challenge_rows(self, view: View) -> list[tuple[str, str]]:
        """The challenge cards and what rejects them."""
        text = self.lang.text
        table = view["table"]
        if view["stage"] in ("bet", "deal", "over"):
            return []
        if not table:
            return [(text("Table"), text("empty"))]
        limit = text("challenge cards: {n} of at most {limit}", n=len(table), limit=view["limit"])
        if self.plain:
            said = [self.row_words(row["challenge"], row["reject"]) for row in table]
            return [(text("Challenge"), self.in_line([*said, limit]))]
        challenges = [self.card(row["challenge"]) for row in table]
        answers = [self.card(row["reject"]) if row["reject"] else "? " for row in table]
        first, second = aligned([challenges, answers])
        return [(text("Challenge"), f"{first}   ({limit})"), (text("Rejection"), second)]

    def row_words(self, challenge: str, reject: str | None) -> str:
        """A challenge card and its rejection, in words."""
        if reject is None:
            return self.lang.text("{card} is not rejected", card=self.card(challenge))
        return self.lang.text(
            "{card} is rejected by {answer}",
            card=self.card(challenge),
            answer=self.card(reject),
        )

    def hand_rows(self, view: View) -> list[tuple[str, str]]:
        """The hands that are known, trumps apart."""
        rows = []
        for seat, hand in enumerate(view["hands"]):
            if hand and UNKNOWN not in hand:
                trumps = [code for code in hand if code[0] == view["trump"][0]]
                others = [code for code in hand if code[0] != view["trump"][0]]
                rows.append((self.hand_label(seat), self.parted_hand(others, trumps)))
        return rows

    # What to do

    def question(self, view: View, legal: Sequence[str]) -> str:
        text = self.lang.text
        stage = view["stage"]
        if stage == "bet":
            return text(
                "Place a Betting card before the player who, you think, will lose the round."
            )
        target = self.names[roles(view)[1]]
        if stage == "answer":
            return text("You are the target: reject each challenge card, or pass.")
        if stage == "open":
            if not view["table"]:
                return text("You are the active player: challenge {target}.", target=target)
            if len(legal) == 1:
                return text("You can add no card of the same value.")
            return text(
                "You may add cards of the same value before {target} answers.", target=target
            )
        return self.extension(view, legal, target)

    def extension(self, view: View, legal: Sequence[str], target: str) -> str:
        """What is asked of a challenger who may extend."""
        text = self.lang.text
        if len(legal) == 1:
            return text("You have no card of a value already played.")
        if view["passed"]:
            return text(
                "{target} passes. You may still add cards of a value already played.", target=target
            )
        if view["stage"] == "support":
            return text("You are the supporter: you may add cards of a value already played.")
        return text("You may extend the challenge with cards of a value already played.")

    def choices(self, view: View, legal: Sequence[str]) -> list[Choice]:
        last = [move for move in ("pass", "done") if move in legal]
        moves = sorted((move for move in legal if move not in last), key=self.order(view))
        return [
            Choice(move, self.label(move), self.describe(view, move)) for move in [*moves, *last]
        ]

    def order(self, view: View) -> "MoveKey":
        """Hand order, trumps last; challenges in the order they lie."""
        lying = [row["challenge"] for row in view["table"]]
        return MoveKey(lying, view["trump"][0])

    def label(self, move: str) -> str:
        """A move as it looks."""
        if move in ("pass", "done") or move.startswith("bet"):
            return move
        challenge, colon, card = move.partition(":")
        if self.plain:
            return self.label_in_words(challenge, card)
        if not colon:
            return self.card(move)
        return f"{self.card(challenge)}:{self.card(card)}"

    def label_in_words(self, challenge: str, card: str) -> str:
        """One card, or a challenge card and its rejection, in words."""
        name = blaze_cards.card_name(challenge, self.lang)
        if not card:
            return name
        return self.lang.text(
            "{challenge} with {card}", challenge=name, card=blaze_cards.card_name(card, self.lang)
        )

    def describe(self, view: View, move: str) -> str:
        """What a move does."""
        if move.startswith("bet"):
            return self.bet_words(move)
        if move == "pass":
            cards = sum(1 + (row["reject"] is not None) for row in view["table"])
            return self.lang.plural(
                "take up at least {n} card and miss a turn",
                "take up at least {n} cards and miss a turn",
                cards,
            )
        if move == "done":
            return self.done_words(view)
        return self.card_words(view, move)

    def card_words(self, view: View, move: str) -> str:
        """What a card does."""
        text = self.lang.text
        challenge, colon, card = move.partition(":")
        trump = view["trump"][0]
        if colon:
            if card[0] == trump:
                return text("rejects {card} with a trump", card=self.card(challenge))
            return text("rejects {card}", card=self.card(challenge))
        if view["table"]:
            return text("add it")
        if challenge == trump + "F":
            return text("challenge: counts 10, nothing rejects it")
        if challenge[1] == "F":
            return text("challenge: counts 10, falls only to a trump")
        return text("challenge, with a trump") if challenge[0] == trump else text("challenge")

    def done_words(self, view: View) -> str:
        """What being done means here."""
        target = self.names[roles(view)[1]]
        if view["passed"]:
            return self.lang.text("add nothing: {target} takes up the cards", target=target)
        if view["stage"] == "open":
            return self.lang.text("add nothing: {target} must answer", target=target)
        return self.lang.text("add nothing")

    def bet_words(self, move: str) -> str:
        """What a bet is good for."""
        value, on = move.removeprefix("bet ").split("@")
        name = self.names[int(on)]
        if value == "0":
            return self.lang.text("a bluff on {name}: no points, it comes back", name=name)
        return self.lang.text(
            "1 point: yours if {name} loses the round, otherwise {name}'s", name=name
        )

    def read(self, text: str, view: View, legal: Sequence[str]) -> str:
        known = self.word(text)
        if known:
            return known
        for word in ("bet", *self.said(self.bet_words_said)):
            if spoken(text).startswith(f"{word} "):
                return blaze_cards.read_bet(spoken(text).removeprefix(word)) or text
        if view["stage"] == "bet":
            return blaze_cards.read_bet(text) or text
        cards = blaze_cards.read_cards(text)
        if len(cards) == 1 and view["stage"] == "answer":
            cards = self.completed(cards[0], view)
        return ":".join(cards) or text

    def completed(self, card: str, view: View) -> list[str]:
        """A rejection card typed alone, when there is just one card it can be meant for."""
        open_ones = {row["challenge"] for row in view["table"] if row["reject"] is None}
        return [open_ones.pop(), card] if len(open_ones) == 1 else [card]


class MoveKey:
    """Sorts moves: challenges as they lie, plain cards before trumps, low before high."""

    def __init__(self, lying: Sequence[str], trump: str) -> None:
        self.lying = lying
        self.trump = trump

    def __call__(self, move: str) -> tuple[int, bool, str]:
        challenge, colon, card = move.partition(":")
        played = card if colon else challenge
        place = self.lying.index(challenge) if colon else 0
        if move.startswith("bet"):
            place = -int(move[4])
        return place, played[0] == self.trump, played


PRESENTER = BlazePresenter
