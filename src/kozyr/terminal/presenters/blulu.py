"""Blulu in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from kozyr.decks.decktet import DECKTET
from kozyr.errors import N_, IllegalMove
from kozyr.games.blulu.rules import COLOUR_BONUS, GOAL, HALF, bonus_of, rank_of
from kozyr.games.document import mask_of
from kozyr.terminal.presenters import blulu_cards
from kozyr.terminal.presenters.presenter import UNKNOWN, Presenter, View, gained
from kozyr.terminal.screen import Choice, Picture


class BluluPresenter(Presenter):
    """Shows Blulu."""

    def purpose(self) -> list[str]:
        text = self.lang.text
        return [
            text("Blulu is a fishing game of small sums for two, with 36 cards of six suits."),
            text("Goal: capture cards, round by round, and be the one who reaches 22 points."),
            text("Blulu is by Justus Pang, the Decktet by P. D. Magnus (both CC BY-NC-SA)."),
        ]

    def primer(self) -> list[str]:
        text = self.lang.text
        return [
            text(
                "How it goes: each turn you play two cards. They capture all table cards of one "
                "rank: the sum of their values, or the difference, or, for a pair, its own rank. "
                "An Ace (A) counts 1, a Crown (C) 10. If you can capture you must; if not, your "
                "two cards stay on the table."
            ),
            text(
                "Points: each card you capture beyond 18 in a round is 1 point. A capture whose "
                "cards, the two played included, all share a suit is worth 2 points (colour); one "
                "that has each of the six suits exactly once, 4 points (sextet)."
            ),
            text("The suits: {suits}.", suits=blulu_cards.legend(self.lang, self.plain)),
        ]

    def example(self) -> str:
        return "7ML+2WL"

    def card(self, code: str) -> str:
        return blulu_cards.in_words(code, self.lang) if self.plain else blulu_cards.symbol(code)

    def beginning(self, view: View) -> list[str]:
        return [
            self.lang.text("Four cards lie on the table, and each player has four."),
            self.told_of(
                view["dealer"],
                1 - view["dealer"],
                N_("You deal this round, so {other} plays first."),
                N_("{name} deals this round, so you play first."),
                N_("{name} deals this round, so {other} plays first."),
            ),
        ]

    # The table

    def picture(self, view: View) -> Picture:
        title = self.lang.plural(
            "Round {round}. Deck: {n} card",
            "Round {round}. Deck: {n} cards",
            len(view["stock"]),
            round=view["round"],
        )
        seats = [1, 0] if self.me == 0 else [0, 1]
        rows = [
            *(self.seat_row(view, seat) for seat in seats),
            (self.lang.text("Table"), self.table_words(view["table"])),
        ]
        for seat in seats:
            hand = view["hands"][seat]
            if hand and UNKNOWN not in hand:
                rows.append((self.hand_label(seat), self.hand_words(hand)))
        return Picture(title, rows)

    def seat_row(self, view: View, seat: int) -> tuple[str, str]:
        """A player's points and captured cards."""
        label = self.told(seat, N_("You"), N_("{name}"))
        return label, self.lang.text(
            "points so far {score}; this round: cards captured {cards}, bonus {bonus}",
            score=view["scores"][seat],
            cards=len(view["piles"][seat]),
            bonus=view["bonus"][seat],
        )

    def table_words(self, cards: Sequence[str]) -> str:
        """The table cards, rank by rank."""
        if not cards:
            return self.lang.text("empty")
        if self.plain:
            return self.cards(cards)
        groups: dict[str, list[str]] = {}
        for code in cards:
            groups.setdefault(code[0], []).append(code)
        return "  │  ".join(self.cards(group) for group in groups.values())

    def hand_words(self, hand: Sequence[str]) -> str:
        """A hand; on a rich screen with the cards' names."""
        if self.plain:
            return self.cards(hand)
        return "   ".join(blulu_cards.named(code, self.lang) for code in hand)

    # What to do

    def question(self, view: View, legal: Sequence[str]) -> str:
        if any("," in move for move in legal):
            return self.lang.text(
                "No two of your cards can capture, so put two of them on the table."
            )
        return self.lang.text("Your turn: you can capture, so you must.")

    def choices(self, view: View, legal: Sequence[str]) -> list[Choice]:
        moves = sorted(legal, key=lambda move: (DECKTET.place[parted(move)[0]], move))
        return [Choice(move, self.label(move), self.describe(view, move)) for move in moves]

    def label(self, move: str) -> str:
        """A move as it looks."""
        first, sign, second = parted(move)
        if not self.plain:
            return move
        names = {
            "+": N_("sum of {first} with {second}"),
            "-": N_("difference of {first} with {second}"),
            "=": N_("pair of {first} with {second}"),
            ",": N_("{first} with {second}"),
        }
        return self.lang.gettext(names[sign]).format(
            first=blulu_cards.card_name(first, self.lang),
            second=blulu_cards.card_name(second, self.lang),
        )

    def describe(self, view: View, move: str) -> str:
        """What a move does."""
        if "," in move:
            return self.lang.text("put both on the table")
        caught = captured(view, move)
        n = len(caught) + 2
        worth = bonus([*caught, *parted(move)[::2]])
        values: dict[str, object] = {"rank": result_of(move), "cards": self.cards(caught)}
        plural = self.lang.plural
        if worth == COLOUR_BONUS:
            return plural(
                "captures {rank}: {cards}; {n} card in all, +2 colour",
                "captures {rank}: {cards}; {n} cards in all, +2 colour",
                n,
                **values,
            )
        if worth:
            return plural(
                "captures {rank}: {cards}; {n} card in all, +4 sextet",
                "captures {rank}: {cards}; {n} cards in all, +4 sextet",
                n,
                **values,
            )
        return plural(
            "captures {rank}: {cards}; {n} card in all",
            "captures {rank}: {cards}; {n} cards in all",
            n,
            **values,
        )

    def read(self, text: str, view: View, legal: Sequence[str]) -> str:
        found = blulu_cards.read_move(text)
        if not found:
            return text
        first, sign, second = found
        if sign not in ("+", "-", "=", ","):
            fitting = [m for m in legal if {first, second} == {*parted(m)[::2]}]
            if len(fitting) > 1:
                raise IllegalMove(
                    N_(
                        "between the two cards write + for the sum, - for the difference, "
                        "= for a pair"
                    ),
                    clause="L3.1",
                )
            return fitting[0] if fitting else f"{first},{second}"
        return f"{first}{sign}{second}"

    # What happened

    def tell(self, before: View, seat: int, move: str, after: View) -> list[str]:
        told = self.tell_put(seat, move) if "," in move else self.tell_capture(before, seat, move)
        if after["hands"] == [[], []]:
            return [*told, "", *self.tell_round(before, seat, move, after)]
        if len(after["stock"]) < len(before["stock"]):
            told += ["", *self.tell_new_hands(after)]
        return told

    def tell_put(self, seat: int, move: str) -> list[str]:
        """Two cards were put on the table."""
        first, _, second = parted(move)
        return [
            self.told(
                seat,
                N_("You capture nothing and put {first} and {second} on the table."),
                N_("{name} captures nothing and puts {first} and {second} on the table."),
                first=self.card(first),
                second=self.card(second),
            )
        ]

    def tell_capture(self, before: View, seat: int, move: str) -> list[str]:
        """A capture, and its bonus."""
        first, sign, second = parted(move)
        caught = captured(before, move)
        mine, others = {
            "+": (
                N_("You play {first} with {second}: the sum {rank} captures {cards}."),
                N_("{name} plays {first} with {second}: the sum {rank} captures {cards}."),
            ),
            "-": (
                N_("You play {first} with {second}: the difference {rank} captures {cards}."),
                N_("{name} plays {first} with {second}: the difference {rank} captures {cards}."),
            ),
            "=": (
                N_("You play the pair {first} and {second}: it captures {cards}."),
                N_("{name} plays the pair {first} and {second}: it captures {cards}."),
            ),
        }[sign]
        told = [
            self.told(
                seat,
                mine,
                others,
                first=self.card(first),
                second=self.card(second),
                rank=result_of(move),
                cards=self.cards(caught),
            )
        ]
        worth = bonus([first, second, *caught])
        if worth == COLOUR_BONUS:
            told.append(self.lang.text("All these cards share a suit: colour, 2 points."))
        elif worth:
            told.append(self.lang.text("Each of the six suits once: a sextet, 4 points."))
        return told

    def tell_new_hands(self, after: View) -> list[str]:
        """Four more cards each."""
        told = [self.lang.text("Both hands are empty: four new cards for each player.")]
        if self.me is not None:
            told.append(
                self.lang.text("You get {cards}.", cards=self.cards(after["hands"][self.me]))
            )
        return [*told, ""]

    def tell_round(self, before: View, seat: int, move: str, after: View) -> list[str]:
        """A round is over: who takes the rest, and everyone's points."""
        last = after["last_capture"]
        told = [self.lang.text("The round is over.")]
        if last is None:
            told.append(
                self.lang.text("Nobody captured anything, so the table cards are nobody's.")
            )
        else:
            played = parted(move)[::2] if seat == last and "," not in move else []
            caught = captured(before, move) if played else []
            rest = gained([*before["piles"][last], *played, *caught], after["piles"][last])
            told += self.tell_rest(last, rest)
        told.append("")
        for player in range(2):
            told += [self.tell_points(after, player), ""]
        return told

    def tell_rest(self, last: int, rest: list[str]) -> list[str]:
        """The last capturer takes what is left."""
        if not rest:
            return []
        return [
            self.told(
                last,
                N_(
                    "You made the last capture, so you also take what is left on the table: "
                    "{cards}."
                ),
                N_(
                    "{name} made the last capture and also takes what is left on the table: "
                    "{cards}."
                ),
                cards=self.cards(rest),
            )
        ]

    def tell_points(self, view: View, seat: int) -> str:
        """How a player's points of the round came about (L5.2)."""
        pile = len(view["piles"][seat])
        beyond = max(0, pile - HALF)
        points = beyond + view["bonus"][seat]
        return self.told(
            seat,
            N_(
                "You: cards captured {pile}, beyond 18: {beyond}, bonus {bonus}; points this "
                "round {points}, in all {total}."
            ),
            N_(
                "{name}: cards captured {pile}, beyond 18: {beyond}, bonus {bonus}; points this "
                "round {points}, in all {total}."
            ),
            pile=pile,
            beyond=beyond,
            bonus=view["bonus"][seat],
            points=points,
            total=view["scores"][seat] + points,
        )

    def tell_deal(self, before: View, after: View) -> list[str]:
        return [
            self.lang.text("Nobody has won with 22 points yet, so there is another round."),
            "",
            self.lang.text("Round {round}.", round=after["round"]),
            *self.beginning(after),
            "",
        ]

    def ending(self, view: View, result: Mapping[str, Any]) -> list[str]:
        scores, winner = result["scores"], result["winner"]
        told = []
        if min(scores) >= GOAL:
            told.append(self.lang.text("Both have 22 points or more: the higher total wins."))
        told.append(
            self.told(
                winner,
                N_("You win, {points} to {other}!"),
                N_("{name} wins, {points} to {other}."),
                points=scores[winner],
                other=scores[1 - winner],
            )
        )
        return told


def parted(move: str) -> tuple[str, str, str]:
    """A move's two cards and the sign between them."""
    for sign in "+-=,":
        first, found, second = move.partition(sign)
        if found:
            return first, sign, second
    return move, "", ""


def result_of(move: str) -> int:
    """The rank that a capturing move catches."""
    first, sign, second = parted(move)
    if sign == "=":
        return value(first)
    return value(first) + value(second) if sign == "+" else abs(value(first) - value(second))


def captured(view: View, move: str) -> list[str]:
    """The table cards that a move catches."""
    rank = result_of(move)
    return [code for code in view["table"] if value(code) == rank]


def bonus(cards: Sequence[str]) -> int:
    """The bonus of a capture (L4)."""
    return bonus_of(mask_of(DECKTET.index[code] for code in cards))


def value(code: str) -> int:
    """The value of a card: an Ace 1, a Crown 10."""
    return rank_of(DECKTET.index[code])


PRESENTER = BluluPresenter
