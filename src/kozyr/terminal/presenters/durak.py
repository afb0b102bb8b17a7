"""Durak in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from kozyr.decks.atlasnye import RANKS
from kozyr.errors import N_
from kozyr.games import game as find_game
from kozyr.terminal.presenters.durak_cards import (
    STYLES,
    SUIT_NAMES,
    SYMBOLS,
    by_trump,
    card_name,
    in_words,
    index,
    read_card,
    symbol,
)
from kozyr.terminal.presenters.presenter import UNKNOWN, Presenter, View, gained
from kozyr.terminal.screen import Choice, Picture
from kozyr.terminal.style import aligned, firm, padded, styled


class DurakPresenter(Presenter):
    """Shows Durak."""

    word_moves: Mapping[str, str] = {
        "take": N_("take, I take"),
        "done": N_("done, all beaten, no more, stop"),
    }

    def purpose(self) -> list[str]:
        text = self.lang.text
        return [
            text("Durak is a card game of attack and defence for two, with 36 cards."),
            text(
                "Goal: get rid of all your cards. Whoever is left with cards at the end loses and "
                "is the Durak, the fool."
            ),
        ]

    def primer(self) -> list[str]:
        text = self.lang.text
        return [
            text(
                "How it goes: the attacker leads a card. The defender beats it with a higher card "
                "of the same suit, or with any card of the trump suit, or else takes it. From low "
                "to high: {ranks}.",
                ranks=" ".join(index(rank, self.lang) for rank in RANKS),
            ),
            text(
                "After each beaten card the attacker may throw in another whose rank already lies "
                "on the table. When the attacker stops, beaten cards are discarded and the "
                "defender attacks next; taken cards go to the defender's hand. Then both draw up "
                "to six."
            ),
        ]

    def example(self) -> str:
        return "7s"

    def card(self, code: str) -> str:
        return in_words(code, self.lang) if self.plain else symbol(code, self.lang)

    def suit(self, view: View) -> str:
        """The trump suit."""
        suit = view["trump"][1]
        name = self.lang.gettext(SUIT_NAMES[suit])
        return name if self.plain else styled(firm(f"{SYMBOLS[suit]} {name}"), STYLES[suit])

    def beginning(self, view: View) -> list[str]:
        attacker = view["attacker"]
        sentences = [
            self.lang.text(
                "Each player has six cards. The card turned up, {card}, lies under the talon, so "
                "the trump suit is {suit}.",
                card=self.card(view["trump"]),
                suit=self.suit(view),
            )
        ]
        trumps = [code for hand in view["hands"] for code in hand if code[-1] == view["trump"][1]]
        if trumps:
            mine = N_("You hold the lowest trump, so you attack first.")
            others = N_("The holder of the lowest trump attacks first: {name}.")
        else:
            # Whoever holds none knows who begins, but not always why (D2.3, D2.4).
            mine = N_("Nobody holds a trump, so you attack first.")
            others = N_("You hold no trump, so {name} attacks first.")
        return [*sentences, self.told(attacker, mine, others)]

    # The table

    def picture(self, view: View) -> Picture:
        talon = len(view["talon"])
        title = self.lang.plural(
            "Trump: {suit}. Talon: {n} card",
            "Trump: {suit}. Talon: {n} cards",
            talon,
            suit=self.suit(view),
        )
        rows = [self.seat_row(view, seat) for seat in self.seats()]
        rows += self.bout_rows(view)
        for seat in self.seats():
            rows += self.hand_rows(view, seat)
        return Picture(title, rows)

    def seats(self) -> list[int]:
        """The seats, the person's own last."""
        return [1, 0] if self.me == 0 else [0, 1]

    def seat_row(self, view: View, seat: int) -> tuple[str, str]:
        """How many cards a seat holds, and its role."""
        n = len(view["hands"][seat])
        plural = self.lang.plural
        if seat == view["attacker"]:
            said = plural("{n} card, attacker", "{n} cards, attacker", n)
        elif view["taking"]:
            said = plural("{n} card, taking", "{n} cards, taking", n)
        else:
            said = plural("{n} card, defender", "{n} cards, defender", n)
        return self.told(seat, N_("You"), N_("{name}")), said

    def bout_rows(self, view: View) -> list[tuple[str, str]]:
        """The attacks and what beat them."""
        text = self.lang.text
        if not view["table"]:
            return [(text("Table"), text("empty"))]
        if self.plain:
            said = self.in_line(self.attack_words(*pair) for pair in view["table"])
            return [(text("Table"), said)]
        attacks = [self.card(attack) for attack, _ in view["table"]]
        answers = [self.card(answer) if answer else "?" for _, answer in view["table"]]
        first, second = aligned([attacks, answers], gap="   ")
        return [(text("Attack"), first), (text("Defence"), second)]

    def attack_words(self, attack: str, answer: str | None) -> str:
        """An attack card and its fate, in words."""
        if answer is None:
            return self.lang.text("{card} is not beaten", card=self.card(attack))
        return self.lang.text(
            "{card} is beaten by {answer}", card=self.card(attack), answer=self.card(answer)
        )

    def hand_rows(self, view: View, seat: int) -> list[tuple[str, str]]:
        """A hand that is known, its trumps apart."""
        hand = view["hands"][seat]
        if UNKNOWN in hand or not hand:
            return []
        plain, trumps = by_trump(hand, view["trump"][1])
        return [(self.hand_label(seat), self.parted_hand(plain, trumps))]

    # What to do

    def question(self, view: View, legal: Sequence[str]) -> str:
        text = self.lang.text
        other = self.names[1 - view["attacker"]]
        if self.me != view["attacker"]:
            return text(
                "{name} attacks with {card}. Beat it, or take.",
                name=self.names[view["attacker"]],
                card=self.card(open_attack(view)),
            )
        if not view["table"]:
            return text("You attack: lead a card.")
        if view["taking"] and len(legal) > 1:
            return text("{name} takes. You may throw in cards of a rank on the table.", name=other)
        if view["taking"]:
            return text("{name} takes. You can throw in no card.", name=other)
        if len(legal) > 1:
            return text("All beaten. You may throw in a card of a rank on the table.")
        return text("All beaten. You can throw in no card.")

    def choices(self, view: View, legal: Sequence[str]) -> list[Choice]:
        cards = [move for move in view["hands"][self.me] if move in legal]
        plain, trumps = by_trump(cards, view["trump"][1])
        actions = [move for move in ("take", "done") if move in legal]
        return [
            *(Choice(code, self.card_label(code), self.card_words(view, code)) for code in plain),
            *(Choice(code, self.card_label(code), self.card_words(view, code)) for code in trumps),
            *(Choice(move, move, self.action_words(view, move)) for move in actions),
        ]

    def card_label(self, code: str) -> str:
        """A card in words, or its symbol and how it is typed."""
        if self.plain:
            return card_name(code, self.lang)
        return f"{padded(self.card(code), 3)}  {code}"

    def card_words(self, view: View, code: str) -> str:
        """What a card does here."""
        text = self.lang.text
        trump = view["trump"][1]
        if self.me != view["attacker"]:
            attack = open_attack(view)
            if code[1] == trump != attack[1]:
                return text("beats {card}, being a trump", card=self.card(attack))
            return text("beats {card}", card=self.card(attack))
        if view["taking"]:
            return text("throw it in, to be taken too")
        if view["table"]:
            return text("throw it in")
        return text("attack with it, a trump") if code[1] == trump else text("attack with it")

    def action_words(self, view: View, move: str) -> str:
        """What taking, or being done, means here."""
        other = self.names[1 - view["attacker"]]
        n = len(on_table(view))
        if move == "take":
            return self.lang.plural(
                "do not beat it; at least {n} card comes to your hand",
                "do not beat it; at least {n} cards come to your hand",
                n,
            )
        if view["taking"]:
            return self.lang.text("no more: {name} takes up the cards", name=other)
        if ends_with_done(view):
            return self.lang.text("stop: these cards are discarded, and the game is over")
        return self.lang.text("stop: these cards are discarded, {name} attacks next", name=other)

    def read(self, text: str, view: View, legal: Sequence[str]) -> str:
        return self.word(text) or read_card(text) or text

    # What happened

    def tell(self, before: View, seat: int, move: str, after: View) -> list[str]:
        if move == "done":
            return self.tell_done(before, after)
        if move == "take":
            return [self.told(seat, N_("You take."), N_("{name} takes."))]
        return [self.tell_card(before, seat, move)]

    def tell_card(self, before: View, seat: int, move: str) -> str:
        """A card was played."""
        card = self.card(move)
        if seat != before["attacker"]:
            return self.told(
                seat,
                N_("You beat {attack} with {card}."),
                N_("{name} beats {attack} with {card}."),
                attack=self.card(open_attack(before)),
                card=card,
            )
        if before["table"]:
            return self.told(
                seat, N_("You throw in {card}."), N_("{name} throws in {card}."), card=card
            )
        return self.told(
            seat, N_("You attack with {card}."), N_("{name} attacks with {card}."), card=card
        )

    def tell_done(self, before: View, after: View) -> list[str]:
        """A bout is over."""
        attacker = before["attacker"]
        picked = on_table(before) if before["taking"] else []
        if picked:
            told = [
                self.told(attacker, N_("You throw in no more."), N_("{name} throws in no more.")),
                self.tell_taken(before),
            ]
        else:
            told = [
                self.told(attacker, N_("You stop."), N_("{name} stops.")),
                self.tell_beaten(before),
            ]
        for seat in (attacker, 1 - attacker):
            told += self.tell_draw(before, seat, picked if seat != attacker else [], after)
        if before["talon"] and not after["talon"]:
            told.append(
                self.lang.text(
                    "The talon is used up: from now on nobody draws, and whoever runs out of "
                    "cards is safe."
                )
            )
        if not is_over(after):
            told.append(
                self.told(
                    after["attacker"],
                    N_("The next attack is yours."),
                    N_("The next attack is {name}'s."),
                )
            )
        return [*told, ""]

    def tell_beaten(self, before: View) -> str:
        """All beaten."""
        return self.lang.plural(
            "All beaten: {n} card goes to the discard pile.",
            "All beaten: {n} cards go to the discard pile.",
            len(on_table(before)),
        )

    def tell_taken(self, before: View) -> str:
        """The defender picks up the cards."""
        taker = 1 - before["attacker"]
        cards = on_table(before)
        if taker == self.me:
            return self.lang.text("You take up {cards}.", cards=self.cards(cards))
        return self.lang.plural(
            "{name} takes up {n} card.",
            "{name} takes up {n} cards.",
            len(cards),
            name=self.names[taker],
        )

    def tell_draw(self, before: View, seat: int, picked: list[str], after: View) -> list[str]:
        """What a seat draws after a bout; only one's own cards are seen."""
        old, new = before["hands"][seat], after["hands"][seat]
        n = len(new) - len(old) - len(picked)
        if n <= 0:
            return []
        if UNKNOWN not in new:
            cards = self.cards(gained([*old, *picked], new))
            return [
                self.told(seat, N_("You draw {cards}."), N_("{name} draws {cards}."), cards=cards)
            ]
        return [
            self.lang.plural(
                "{name} draws {n} card.", "{name} draws {n} cards.", n, name=self.names[seat]
            )
        ]

    def ending(self, view: View, result: Mapping[str, Any]) -> list[str]:
        text = self.lang.text
        if "durak" not in result:
            return [text("The talon and both hands are empty: nobody is the Durak. It is a draw.")]
        loser = result["durak"]
        n = len(view["hands"][loser])
        plural, name, other = self.lang.plural, self.names[loser], self.names[1 - loser]
        if loser == self.me:
            return [
                plural(
                    "{other} has no cards left, and you still hold {n}.",
                    "{other} has no cards left, and you still hold {n}.",
                    n,
                    other=other,
                ),
                text("You are the Durak: you lose."),
            ]
        if self.me is None:
            return [text("{other} has no cards left: {name} is the Durak.", name=name, other=other)]
        return [
            plural(
                "You have no cards left, and {name} still holds {n}.",
                "You have no cards left, and {name} still holds {n}.",
                n,
                name=name,
            ),
            text("{name} is the Durak: you win!", name=name),
        ]


def on_table(view: View) -> list[str]:
    """Every card of the bout."""
    return [code for pair in view["table"] for code in pair if code]


def open_attack(view: View) -> str:
    """The attack card that is to be beaten."""
    return next(str(attack) for attack, answer in view["table"] if answer is None)


def is_over(view: View) -> bool:
    """Whether the deal has ended with this bout."""
    return not view["talon"] and [] in view["hands"]


def ends_with_done(view: View) -> bool:
    """Whether the deal ends if the attacker is done now: the rules' answer, whatever is hidden."""
    game = find_game("durak")
    state = game.load(game.guess(view, game.unseen(view)))
    state.play(view["attacker"], "done")
    return state.over


PRESENTER = DurakPresenter
