"""First walks through the games: scripts that are played through the real rules."""

from functools import cache

from kozyr.errors import N_
from kozyr.games.document import short
from kozyr.web.lessons import blaze, blulu, durak
from kozyr.web.lessons.course import Course, LessonError, course

LESSONS = {lesson.game: lesson for lesson in (durak.LESSON, blaze.LESSON, blulu.LESSON)}


@cache
def course_of(game: str) -> Course:
    """The lesson about a game, played through.

    Raises: LessonError if there is none.
    """
    if game not in LESSONS:
        raise LessonError(N_("there is no lesson about {game}"), game=short(game))
    return course(LESSONS[game])
