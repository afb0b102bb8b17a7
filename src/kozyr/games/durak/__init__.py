"""Durak for two players, 36 Atlasnye cards."""

from collections.abc import Mapping
from typing import Any

from kozyr.decks.atlasnye import ATLASNYE
from kozyr.errors import N_
from kozyr.games.durak import hints, notation, position, refusal, rules, thinking
from kozyr.games.game import Game


class Durak(Game[rules.Board]):
    """Durak.

    The bound on its length: a bout that ends in a take leaves the attacker in that role with fewer
    cards in hand and talon, so between two discards at most 36 cards attack, with as many answers,
    takes and dones; and each of at most 18 discards removes two cards or more.
    """

    name = "durak"
    title = N_("Durak")
    min_players = 2
    max_players = 2
    deck = ATLASNYE
    zones = ("hands", "talon", "discard", "table")
    drawn_zone = "talon"
    board_type = rules.Board
    rules = rules
    thinking = thinking
    longest_hand = 36
    longest_game = 3000
    most_moves = 37
    turn_clause = "D3"
    deal_clause = "D2"
    end_clause = "D5.2"

    def players(self, board: rules.Board) -> int:
        return 2

    def write(self, board: rules.Board, action: int) -> str:
        return notation.write(action)

    def judge(self, board: rules.Board, seat: int, text: str) -> int:
        action = notation.read(text)
        refusal.judge(board, seat, action)
        return action

    def position(self, board: rules.Board) -> dict[str, Any]:
        return position.position(board)

    def view(self, board: rules.Board, seat: int | None) -> dict[str, Any]:
        return position.view(board, seat)

    def read(self, doc: object) -> rules.Board:
        return position.read(doc)

    def roles(self, view: Mapping[str, Any]) -> tuple[int, ...]:
        return (view["attacker"], 1 - view["attacker"])

    def declined(self, view: Mapping[str, Any], seat: int, move: str) -> dict[str, float]:
        return hints.declined(view, seat, move)

    def result(self, board: rules.Board) -> dict[str, Any]:
        if board.hand[0] == board.hand[1] == 0:
            return {"draw": True}
        return {"durak": 0 if board.hand[0] else 1}

    def picture(self, board: rules.Board) -> str:
        doc = position.position(board)
        lines = [f"Durak · trump {doc['trump']} · talon {board.left}"]
        for seat in range(2):
            role = "attacks" if seat == board.attacker else "defends"
            lines.append(f"seat {seat} {role}: {' '.join(doc['hands'][seat]) or '–'}")
        pairs = [f"{attack}/{answer or '?'}" for attack, answer in doc["table"]]
        lines.append(f"table: {' '.join(pairs) or '–'}{' (taken)' if board.taking else ''}")
        return "\n".join(lines)


GAME = Durak()
