"""A lesson played through the rules: every position on its way, and what the rules say there."""

from dataclasses import dataclass
from typing import Any

from kozyr.errors import N_, IllegalMove, KozyrError
from kozyr.games import game
from kozyr.games.state import State
from kozyr.locale import Language
from kozyr.web.lessons.script import LEARNER, Chapter, Lesson, Step

SEED = "lesson"
"""For deals that a script might reach; none of what is shown depends on it."""


class LessonError(KozyrError):
    """There is no such lesson, or no such place in it."""

    code = "lesson"


@dataclass(frozen=True)
class Ply:
    """The table after an event; `event` is as a log tells it to the learner."""

    event: dict[str, Any]
    state: State


@dataclass(frozen=True)
class Course:
    """A lesson with its plies. `at[i]` is the ply where step i is said."""

    lesson: Lesson
    steps: tuple[Step, ...]
    at: tuple[int, ...]
    plies: tuple[Ply, ...]


def course(lesson: Lesson) -> Course:
    """Play a lesson through.

    Raises: PositionError or IllegalMove if its script is wrong.
    """
    plies: list[Ply] = []
    at: list[int] = []
    for chapter in lesson.chapters:
        play_chapter(lesson, chapter, plies, at)
    steps = tuple(step for chapter in lesson.chapters for step in chapter.steps)
    return Course(lesson, steps, tuple(at), tuple(plies))


def play_chapter(lesson: Lesson, chapter: Chapter, plies: list[Ply], at: list[int]) -> None:
    """Add the plies of a chapter, and where its steps are said."""
    state = game(lesson.game).load(chapter.position, SEED)
    state.auto_deal = False
    plies.append(Ply({"type": "dealt"}, state))
    for step in chapter.steps:
        at.append(len(plies) - 1)
        for move in step.play:
            plies.append(played(plies[-1].state, LEARNER, move))
        for move in step.then:
            seat, _, word = move.rpartition("/")
            state = plies[-1].state
            plies.append(played(state, int(seat) if seat else state.to_act[0], word))


def played(before: State, seat: int, move: str) -> Ply:
    """The ply of a move.

    Raises: IllegalMove.
    """
    state = before.copy()
    state.play(seat, move)
    written = state.history[-1][1]
    event: dict[str, Any] = {
        "type": "moved",
        "seat": seat,
        "move": written if seat == LEARNER else state.game.heard(written),
        "by": "player",
        "ms": 0,
    }
    effect = state.game.effect(before.view(None), state.view(None), seat, written)
    return Ply(event if effect is None else event | {"effect": effect}, state)


def document(course: Course, language: Language) -> dict[str, Any]:
    """All that the page needs, its texts in a language.

    Of the others' cards it holds no more than a player at seat 0 would see.
    """
    lesson = course.lesson
    return {
        "game": lesson.game,
        "others": [language.text(name) for name in lesson.others],
        "plies": [{"event": ply.event, "outlook": outlook(ply.state)} for ply in course.plies],
        "steps": [
            {"text": language.text(step.text), "at": at, "moves": step.play}
            for step, at in zip(course.steps, course.at, strict=True)
        ],
    }


def outlook(state: State) -> dict[str, Any]:
    """What the learner sees and may do."""
    return {
        "view": state.view(LEARNER),
        "to_act": state.to_act,
        "legal": state.legal(LEARNER),
        "previews": state.previews(LEARNER),
    }


def judgement(course: Course, ply: int, move: str, language: Language) -> dict[str, Any]:
    """What the rules say to a move of the learner's: how it is written, or why it is refused.

    Raises: LessonError if there is no such ply.
    """
    if not 0 <= ply < len(course.plies):
        raise LessonError(N_("this lesson has no ply {ply}"), ply=ply)
    state = course.plies[ply].state.copy()
    try:
        state.play(LEARNER, move)
    except IllegalMove as error:
        message = KozyrError.text(error, *language.reader(state.game.deck))
        problem = {"code": error.code, "message": message, "clause": error.clause or None}
        return {"move": None, "problem": problem}
    return {"move": state.history[-1][1], "problem": None}
