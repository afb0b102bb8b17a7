"""Lessons over HTTP."""

import pytest

from kozyr.web.lessons import LESSONS


@pytest.mark.parametrize(("lang", "said"), [("en", "the fool"), ("fr", "l’idiot"), ("ru", "дурак")])
async def test_a_lesson_in_the_readers_language(house, lang, said):
    stranger = await house.guest(None)
    answer = await stranger.get(f"/api/lessons/durak?lang={lang}")
    assert answer.status_code == 200
    lesson = answer.json()
    assert said in lesson["steps"][0]["text"]
    assert lesson["plies"][0]["event"] == {"type": "dealt"}
    assert lesson["steps"][0]["moves"] == []


@pytest.mark.parametrize("game", LESSONS)
async def test_every_lesson_and_its_page(house, game):
    stranger = await house.guest(None)
    lesson = (await stranger.get(f"/api/lessons/{game}")).json()
    assert lesson["game"] == game
    assert lesson["steps"][-1]["at"] == len(lesson["plies"]) - 1
    assert f'data-lesson="{game}"' in (await stranger.get(f"/learn/{game}")).text


async def test_what_the_rules_say_to_a_move(house):
    stranger = await house.guest(None)
    lesson = (await stranger.get("/api/lessons/durak")).json()
    step = next(step for step in lesson["steps"] if step["moves"] == ["9d"])
    ask = f"/api/lessons/durak/judge?ply={step['at']}&move="
    assert (await stranger.get(ask + "9d")).json() == {"move": "9d", "problem": None}
    problem = (await stranger.get(ask + "Kc&lang=fr")).json()["problem"]
    assert problem["clause"] == "D3.3"
    assert "roi de trèfle" in problem["message"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/lessons/whist",
        "/api/lessons/whist/judge?ply=0&move=done",
        "/api/lessons/durak/judge",
        "/api/lessons/durak/judge?ply=-1&move=done",
        "/api/lessons/durak/judge?ply=²&move=done",
        "/api/lessons/durak/judge?ply=99999&move=done",
        "/api/lessons/durak/judge?ply=99999999999999999999&move=done",
    ],
)
async def test_what_is_not_in_a_lesson(house, path):
    stranger = await house.guest(None)
    answer = await stranger.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "lesson"


async def test_no_page_for_a_game_that_is_none(house):
    stranger = await house.guest(None)
    assert (await stranger.get("/learn/whist")).status_code == 404


async def test_asking_the_rules_too_often(opened):
    house = await opened(limits=True)
    stranger = await house.guest(None)
    codes = [
        (await stranger.get("/api/lessons/durak/judge?ply=2&move=take")).status_code
        for _ in range(40)
    ]
    assert codes[:20] == [200] * 20
    assert codes[-1] == 429
