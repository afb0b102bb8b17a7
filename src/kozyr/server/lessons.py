"""First walks through the games: what their page asks for."""

import asyncio
import json
from functools import cache

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kozyr.locale import language
from kozyr.server.guests import address_of, check_rate
from kozyr.web.lessons import course_of
from kozyr.web.lessons.course import document, judgement

MOST_DIGITS = 6


@cache
def written(game: str, code: str) -> bytes:
    """A lesson as JSON, in a language."""
    return json.dumps(document(course_of(game), language(code)), ensure_ascii=False).encode()


async def get_lesson(request: Request) -> Response:
    """A lesson: every position on its way, and what is said at each step."""
    game, code = request.path_params["game"], request.state.language.code
    return Response(await asyncio.to_thread(written, game, code), media_type="application/json")


async def get_judgement(request: Request) -> Response:
    """What the rules say to a move of the learner's at a ply of a lesson."""
    check_rate(request, f"lesson {address_of(request)}")
    course = await asyncio.to_thread(course_of, request.path_params["game"])
    digits, move = request.query_params.get("ply", ""), request.query_params.get("move", "")
    known = digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS
    found = judgement(course, int(digits) if known else -1, move, request.state.language)
    return JSONResponse(found)
