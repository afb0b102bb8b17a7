"""Blulu for two players, by Justus Pang, with the Decktet by P. D. Magnus (both CC BY-NC-SA)."""

from collections.abc import Mapping
from typing import Any

from kozyr.decks.decktet import DECKTET
from kozyr.errors import N_
from kozyr.games.blulu import hints, notation, position, refusal, rules, telling, thinking
from kozyr.games.game import Game


class Blulu(Game[rules.Board]):
    """Blulu. A round is sixteen turns; rounds are played until one ends it (L6.1)."""

    name = "blulu"
    title = N_("Blulu")
    min_players = 2
    max_players = 2
    deck = DECKTET
    zones = ("hands", "table", "stock", "piles")
    board_type = rules.Board
    rules = rules
    thinking = thinking
    longest_hand = 4
    longest_game = None
    most_moves = 12
    turn_clause = "L3"
    deal_clause = "L2"
    end_clause = "L6.1"

    def players(self, board: rules.Board) -> int:
        return 2

    def write(self, board: rules.Board, action: int) -> str:
        return notation.write(action)

    def judge(self, board: rules.Board, seat: int, text: str) -> int:
        action = notation.read(text)
        out = [0] * self.most_moves
        refusal.judge(board, seat, action, out[: rules.legal(board, seat, out)])
        return action

    def position(self, board: rules.Board) -> dict[str, Any]:
        return position.position(board)

    def view(self, board: rules.Board, seat: int | None) -> dict[str, Any]:
        return position.view(board, seat)

    def preview(self, board: rules.Board, action: int) -> dict[str, Any]:
        return telling.preview(board, action)

    def effect(
        self, before: Mapping[str, Any], after: Mapping[str, Any], seat: int, move: str
    ) -> dict[str, Any]:
        return telling.effect(before, after, move)

    def read(self, doc: object) -> rules.Board:
        return position.read(doc)

    def declined(self, view: Mapping[str, Any], seat: int, move: str) -> dict[str, float]:
        return hints.declined(view, seat, move)

    def told(self, view: Mapping[str, Any], seat: int, move: str) -> int:
        return hints.told(view, move)

    def result(self, board: rules.Board) -> dict[str, Any]:
        scores = [rules.total(board, seat) for seat in range(2)]
        return {"scores": scores, "winner": 0 if scores[0] > scores[1] else 1}

    def picture(self, board: rules.Board) -> str:
        doc = position.position(board)
        lines = [
            f"Blulu · round {board.round} · stock {board.left} · table: {' '.join(doc['table'])}"
        ]
        for seat in range(2):
            role = "deals" if seat == board.dealer else ""
            hand = " ".join(doc["hands"][seat]) or "–"
            pile = board.pile[seat].bit_count()
            lines.append(
                f"seat {seat} {role:5} {hand} · pile {pile} · bonus {board.bonus[seat]} · "
                f"score {board.score[seat]}"
            )
        return "\n".join(lines)


GAME = Blulu()
