"""Blaze told in words: what each move did, as one seat may know it."""

from collections.abc import Mapping
from typing import Any

from kozyr.errors import N_
from kozyr.terminal.presenters import blaze_cards
from kozyr.terminal.presenters.presenter import UNKNOWN, Presenter, View, gained


class BlazeStory(Presenter):
    """The telling half of Blaze's presenter."""

    def card(self, code: str) -> str:
        return blaze_cards.in_words(code, self.lang) if self.plain else blaze_cards.symbol(code)

    def suit(self, view: View) -> str:
        """The trump suit as it is shown."""
        return blaze_cards.suit_name(view["trump"][0], self.lang, self.plain)

    def beginning(self, view: View) -> list[str]:
        return [
            self.lang.text(
                "Each player has five cards. The card turned up, {card}, lies under the deck, so "
                "the trump suit of this round is {suit}.",
                card=self.card(view["trump"]),
                suit=self.suit(view),
            ),
            self.told(
                view["active"],
                N_("By lot you are the first active player."),
                N_("By lot {name} is the first active player."),
            ),
        ]

    def heard(self, seat: int, move: str) -> str:
        # A bet lies face down: its owner alone knows it (B6.2).
        return "bet" if move.startswith("bet") and seat != self.me else move

    def tell(self, before: View, seat: int, move: str, after: View) -> list[str]:
        if move.startswith("bet"):
            return self.tell_bet(before, seat, move, after)
        told = [] if is_plain_done(before, seat, move) else [self.tell_move(before, seat, move)]
        if before["table"] and not after["table"]:
            told += self.tell_end(before, seat, move, after)
        return told

    # Moves of a challenge

    def tell_move(self, before: View, seat: int, move: str) -> str:
        """One move of a challenge."""
        if move == "pass":
            return self.told(seat, N_("You pass."), N_("{name} passes."))
        if move == "done":
            return self.told(seat, N_("You add no card."), N_("{name} adds no card."))
        challenge, _, card = move.partition(":")
        if card:
            return self.told(
                seat,
                N_("You reject {challenge} with {card}."),
                N_("{name} rejects {challenge} with {card}."),
                challenge=self.card(challenge),
                card=self.card(card),
            )
        return self.tell_challenge(before, seat, self.card(move))

    def tell_challenge(self, before: View, seat: int, card: str) -> str:
        """A challenge card."""
        if not before["table"]:
            return self.told_of(
                seat,
                roles(before)[1],
                N_("You challenge {other} with {card}."),
                N_("{name} challenges you with {card}."),
                N_("{name} challenges {other} with {card}."),
                card=card,
            )
        if seat == before["active"]:
            return self.told(seat, N_("You add {card}."), N_("{name} adds {card}."), card=card)
        return self.told(
            seat,
            N_("You add {card} as the supporter."),
            N_("{name} adds {card} as the supporter."),
            card=card,
        )

    # The end of a challenge

    def tell_end(self, before: View, seat: int, move: str, after: View) -> list[str]:
        """A challenge is over: where its cards go, who draws, who is out, who goes on."""
        cards = [code for row in before["table"] for code in row.values() if is_card(code)]
        played = [] if move in ("pass", "done") else [move.rpartition(":")[2]]
        taken = cards + played if before["passed"] or move == "pass" else []
        target = roles(before)[1]
        told = [self.tell_taken(target, taken) if taken else self.tell_rejected(cards + played)]
        for other in roles(before):
            old = [*before["hands"][other], *(taken if other == target else [])]
            told += self.tell_draw(other, old, played if other == seat else [], after)
        if after["stage"] == "bet":
            told += [
                "",
                self.lang.text(
                    "The draw deck is used up: phase 1 is over. Before phase 2 everyone bets, "
                    "face down, on who will lose this round."
                ),
            ]
        return [*told, *self.tell_out(before, after), *self.tell_next(after), ""]

    def tell_rejected(self, cards: list[str]) -> str:
        """All rejected."""
        return self.lang.plural(
            "All rejected: {n} card goes to the discard pile.",
            "All rejected: {n} cards go to the discard pile.",
            len(cards),
        )

    def tell_taken(self, target: int, cards: list[str]) -> str:
        """The target takes the cards."""
        if target == self.me:
            return self.lang.text(
                "You take up {cards} and miss a turn.", cards=self.cards(sorted(cards))
            )
        return self.lang.plural(
            "{name} takes up {n} card and misses a turn.",
            "{name} takes up {n} cards and misses a turn.",
            len(cards),
            name=self.names[target],
        )

    def tell_draw(self, seat: int, old: list[str], played: list[str], after: View) -> list[str]:
        """What a seat draws up to five; only one's own cards are seen."""
        new = after["hands"][seat]
        n = len(new) - len(old) + len(played)
        if n <= 0:
            return []
        if UNKNOWN not in new:
            cards = self.cards(gained(gained(played, old), new))
            return [
                self.told(seat, N_("You draw {cards}."), N_("{name} draws {cards}."), cards=cards)
            ]
        return [
            self.lang.plural(
                "{name} draws {n} card.", "{name} draws {n} cards.", n, name=self.names[seat]
            )
        ]

    def tell_next(self, after: View) -> list[str]:
        """Who goes on."""
        if after["stage"] != "open":
            return []
        return [
            self.told(
                after["active"],
                N_("You are the next active player."),
                N_("{name} is the next active player."),
            )
        ]

    # Bets, Feathers, the end of a round

    def tell_bet(self, before: View, seat: int, move: str, after: View) -> list[str]:
        """A bet, face down; after the last one everyone sees who bet on whom."""
        told = [self.tell_my_bet(move) if seat == self.me else self.tell_hidden_bet(seat)]
        if after["stage"] == "bet":
            return told
        told.append("")
        told += [self.tell_bet_on(owner, bet) for owner, bet in enumerate(after["bets"]) if bet]
        if after["stage"] == "open":
            told.append(self.lang.text("Phase 2 begins: nobody draws any more."))
        return [*told, *self.tell_out(before, after), *self.tell_next(after), ""]

    def tell_my_bet(self, move: str) -> str:
        """One's own bet."""
        value, on = move.removeprefix("bet ").split("@")
        return self.lang.text(
            "You place your bet face down: {value} on {other}.",
            value=value,
            other=self.names[int(on)],
        )

    def tell_hidden_bet(self, seat: int) -> str:
        """Somebody else's bet."""
        return self.lang.text("{name} places a bet, face down.", name=self.names[seat])

    def tell_bet_on(self, owner: int, bet: Mapping[str, Any]) -> str:
        """On whom somebody bet."""
        return self.told_of(
            owner,
            bet["on"],
            N_("You bet on {other}."),
            N_("{name} bets on you."),
            N_("{name} bets on {other}."),
        )

    def tell_out(self, before: View, after: View) -> list[str]:
        """Who leaves the round with which Feather; then, if that ends it, how it ends."""
        told = []
        for seat in after["out"][len(before["out"]) :]:
            feather = dict(after["won_feathers"][seat])[after["round"]]
            told.append(
                self.told(
                    seat,
                    N_(
                        "You have no cards left: you take the Feather {feather} and are "
                        "out of the round."
                    ),
                    N_(
                        "{name} has no cards left, takes the Feather {feather} and is "
                        "out of the round."
                    ),
                    feather=feather,
                )
            )
        if after["stage"] in ("deal", "over"):
            told += ["", *self.tell_round(before, after)]
        return told

    def tell_round(self, before: View, after: View) -> list[str]:
        """A round is over: its loser, its bets, and the scores if the game goes on."""
        loser = next(seat for seat in range(after["players"]) if seat not in after["out"])
        told = [
            self.told(
                loser,
                N_("The last Feather is taken. You have none: you lose round {round}."),
                N_("The last Feather is taken. {name} has none and loses round {round}."),
                round=after["round"],
            ),
            "",
        ]
        for owner, bet in enumerate(before["bets"]):
            if bet and bet["on"] != UNKNOWN:
                told.append(self.tell_settled(owner, bet["on"], loser, before, after))
        if after["stage"] == "over":
            return [*told, ""]
        return [*told, "", *self.tell_scores(after), ""]

    def tell_settled(self, owner: int, on: int, loser: int, before: View, after: View) -> str:
        """What became of a bet (B7); a 0 comes back to its owner."""
        if len(after["bets_left"][owner]) > len(before["bets_left"][owner]):
            return self.told(
                owner,
                N_("Your bet was a 0: it comes back to you."),
                N_("{name}'s bet was a 0: it comes back."),
            )
        if on == loser:
            return self.told_of(
                owner,
                on,
                N_("Your bet was a 1, on {other}, who lost: 1 point for you."),
                N_("{name}'s bet was a 1, on you, who lost: 1 point for {name}."),
                N_("{name}'s bet was a 1, on {other}, who lost: 1 point for {name}."),
            )
        return self.told_of(
            owner,
            on,
            N_("Your bet was a 1, on {other}, who did not lose: 1 point for {other}."),
            N_("{name}'s bet was a 1, on you, who did not lose: 1 point for you."),
            N_("{name}'s bet was a 1, on {other}, who did not lose: 1 point for {other}."),
        )

    def tell_scores(self, view: View) -> list[str]:
        """Everyone's score, and what it is made of."""
        told = []
        for seat in range(view["players"]):
            feathers = [value for _, value in view["won_feathers"][seat]]
            bets = len(view["won_bets"][seat])
            told += [
                self.told(
                    seat,
                    N_("You: Feathers {feathers}, Betting cards {bets}, score {score}."),
                    N_("{name}: Feathers {feathers}, Betting cards {bets}, score {score}."),
                    feathers="+".join(map(str, feathers)) or "0",
                    bets=bets,
                    score=sum(feathers) + bets,
                ),
                "",
            ]
        return told

    def tell_deal(self, before: View, after: View) -> list[str]:
        return [
            "",
            self.lang.text(
                "Round {round}: five new cards for everyone. The card turned up is {card}, so the "
                "trump suit is now {suit}.",
                round=after["round"],
                card=self.card(after["trump"]),
                suit=self.suit(after),
            ),
            self.told(
                after["active"],
                N_("You lost the last round, so you open."),
                N_("{name} lost the last round and opens."),
            ),
            "",
        ]

    def ending(self, view: View, result: Mapping[str, Any]) -> list[str]:
        scores, winner = result["scores"], result["winner"]
        told = self.tell_scores(view)
        if scores.count(scores[winner]) > 1:
            told.append(
                self.lang.text(
                    "Several have {score}: the highest Feather of round 2 decides.",
                    score=scores[winner],
                )
            )
        told.append(
            self.told(
                winner,
                N_("You win with {score}!"),
                N_("{name} wins with {score}."),
                score=scores[winner],
            )
        )
        return told


def is_plain_done(before: View, seat: int, move: str) -> bool:
    """Whether somebody is just done with the cards they have laid, which goes without saying."""
    return move == "done" and before["extended"] and before["table"][-1]["by"] == seat


def is_card(value: object) -> bool:
    """Whether a value of a row of the table is a card."""
    return isinstance(value, str) and value != UNKNOWN


def roles(view: View) -> list[int]:
    """The active player, the target and, if there is one, the supporter (B3.1)."""
    players = view["players"]
    seats = [(view["active"] + i) % players for i in range(players)]
    return [seat for seat in seats if seat not in view["out"]][:3]
