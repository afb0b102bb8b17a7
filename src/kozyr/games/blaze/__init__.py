"""Blaze for three to five players, an independent implementation with words and art of our own.

Blaze is a game by HeidelBÄR Games, whose name and art are theirs.
"""

from collections.abc import Mapping
from typing import Any

from kozyr.decks.firebird import FIREBIRD
from kozyr.errors import N_
from kozyr.games.blaze import notation, reading, refusal, rules, telling, thinking, view
from kozyr.games.blaze.board import KINDS, LIMIT
from kozyr.games.document import UNKNOWN
from kozyr.games.game import Game


class Blaze(Game[rules.Board]):
    """Blaze. Its rules set no bound on a game's length (B11.1); simulations cut it off."""

    name = "blaze"
    title = N_("Blaze")
    min_players = 3
    max_players = 5
    deck = FIREBIRD
    zones = ("hands", "deck", "set_aside", "box", "discard", "table")
    drawn_zone = "deck"
    board_type = rules.Board
    rules = rules
    thinking = thinking
    longest_hand = 60
    longest_game = None
    most_moves = KINDS * LIMIT + 1
    turn_clause = "B4"
    deal_clause = "B8.1"
    end_clause = "B9"

    def players(self, board: rules.Board) -> int:
        return board.players

    def cards_in_use(self, players: int) -> list[str]:
        codes = super().cards_in_use(players)
        return [code for code in codes if players > 3 or code[1] != "1"]

    def write(self, board: rules.Board, action: int) -> str:
        return notation.write(board, action)

    def judge(self, board: rules.Board, seat: int, text: str) -> int:
        move = notation.read(text)
        out = [0] * self.most_moves
        return refusal.judge(board, seat, move, out[: rules.legal(board, seat, out)])

    def position(self, board: rules.Board) -> dict[str, Any]:
        return view.position(board)

    def view(self, board: rules.Board, seat: int | None) -> dict[str, Any]:
        return view.view(board, seat)

    def read(self, doc: object) -> rules.Board:
        return reading.read(doc)

    def guess(self, doc: Mapping[str, Any], cards: list[str]) -> dict[str, Any]:
        position = super().guess(doc, cards)
        for seat, bet in enumerate(position["bets"]):
            if bet and bet["value"] == UNKNOWN:
                left = len(position["bets_left"][seat])
                bet["value"] = 1 if left else 0
                position["bets_left"][seat] = [0, 1][:left]
                if bet["on"] == UNKNOWN:
                    bet["on"] = 1 if seat == 0 else 0
        return position

    def roles(self, view: Mapping[str, Any]) -> tuple[int, ...]:
        count = view["players"]
        seats = [(view["active"] + i) % count for i in range(count)]
        return tuple(seat for seat in seats if seat not in view["out"])[:3]

    def effect(
        self, before: Mapping[str, Any], after: Mapping[str, Any], seat: int, move: str
    ) -> dict[str, Any] | None:
        return telling.effect(before, after, self.roles(before), seat, move)

    def laid(self, move: str) -> str:
        return move.partition(":")[2] or move

    def heard(self, move: str) -> str:
        return "bet ?" if move.startswith("bet ") else move

    def result(self, board: rules.Board) -> dict[str, Any]:
        return {
            "scores": [rules.score(board, seat) for seat in range(board.players)],
            "winner": rules.winner(board),
        }

    def picture(self, board: rules.Board) -> str:
        doc = view.position(board)
        lines = [
            f"Blaze · round {board.round}, phase {board.phase} · trump {doc['trump']} · "
            f"deck {len(doc['deck'])} · Feathers {' '.join(map(str, doc['feathers'])) or '–'}"
        ]
        roles = {board.active: "active", board.target: "target", board.supporter: "supporter"}
        for seat in range(board.players):
            role = "out" if seat in doc["out"] else roles.get(seat, "")
            hand = " ".join(doc["hands"][seat]) or "–"
            lines.append(f"seat {seat} {role:9} {hand}")
        table = [f"{row['challenge']}:{row['reject'] or '?'}" for row in doc["table"]]
        lines.append(f"table ({doc['stage']}, limit {board.limit}): {' '.join(table) or '–'}")
        return "\n".join(lines)


GAME = Blaze()
