"""The first walks through the games: every script plays through the rules."""

import dataclasses

import pytest

import kozyr
from kozyr.errors import IllegalMove
from kozyr.locale import language, languages
from kozyr.web.lessons import LESSONS, course_of
from kozyr.web.lessons.course import LessonError, course, document, judgement
from kozyr.web.lessons.script import LEARNER, Chapter, Lesson, Step

MOST_MINUTES = 5
WORDS_A_MINUTE = 120
SECONDS_A_MOVE = {True: 4, False: 1}
MOST_LETTERS = 240
EN = language("en")

each_lesson = pytest.mark.parametrize("game", LESSONS)


@each_lesson
def test_the_learner_plays_what_is_legal(game):
    lesson = course_of(game)
    own = 0
    for step, at in zip(lesson.steps, lesson.at, strict=True):
        for number, move in enumerate(step.play, at):
            own += 1
            assert move in lesson.plies[number].state.legal(LEARNER)
            assert lesson.plies[number + 1].event["seat"] == LEARNER
    assert own >= 5


@each_lesson
def test_it_ends_with_something_to_read(game):
    assert not course_of(game).steps[-1].play
    assert not course_of(game).steps[-1].then


@each_lesson
@pytest.mark.parametrize("code", languages())
def test_it_takes_five_minutes_at_most(game, code):
    lesson = course_of(game)
    words = sum(len(step["text"].split()) for step in document(lesson, language(code))["steps"])
    moves = sum(SECONDS_A_MOVE[ply.event.get("seat") == LEARNER] for ply in lesson.plies)
    assert words / WORDS_A_MINUTE + moves / 60 < MOST_MINUTES


@each_lesson
@pytest.mark.parametrize("code", languages())
def test_what_is_said_fits_on_a_phone(game, code):
    for step in document(course_of(game), language(code))["steps"]:
        assert 20 < len(step["text"]) <= MOST_LETTERS, step["text"]


@each_lesson
def test_the_document_shows_what_the_learner_may_see(game):
    lesson = course_of(game)
    for ply, shown in zip(lesson.plies, document(lesson, EN)["plies"], strict=True):
        view = shown["outlook"]["view"]
        assert view == ply.state.view(LEARNER)
        assert all({"?"} >= set(hand) for hand in view["hands"][LEARNER + 1 :])
        assert not shown["event"].get("move", "").startswith("deal")


@each_lesson
def test_every_card_in_hand_is_playable_or_refused_with_a_clause(game):
    lesson = course_of(game)
    refused = 0
    for step, at in zip(lesson.steps, lesson.at, strict=True):
        state = lesson.plies[at].state
        if not step.play:
            continue
        for move in {*state.position()["hands"][LEARNER], "done", "take", "pass"}:
            found = judgement(lesson, at, move, EN)
            assert (found["move"] is None) == (move not in state.legal(LEARNER))
            if found["problem"]:
                refused += 1
                assert found["problem"]["message"]
                assert found["problem"]["clause"]
                assert found["problem"]["clause"] not in found["problem"]["message"]
    assert refused


def test_refusals_are_the_rules_own_words_in_the_learners_language():
    lesson = course_of("durak")
    throwing_in = lesson.at[3]
    problem = judgement(lesson, throwing_in, "Kc", language("ru"))["problem"]
    assert problem["code"] == "illegal"
    assert problem["clause"] == "D3.3"
    assert problem["message"].startswith("король треф не подходит")
    assert judgement(lesson, throwing_in, "nonsense", EN)["problem"]["code"] == "notation"


@pytest.mark.parametrize("ply", [-1, 10_000])
def test_a_place_that_is_not_in_the_lesson(ply):
    with pytest.raises(LessonError, match="no ply"):
        judgement(course_of("durak"), ply, "done", EN)


def test_a_lesson_that_is_not_there():
    with pytest.raises(LessonError, match="no lesson"):
        course_of("whist")


def test_a_wrong_script_does_not_play():
    durak = LESSONS["durak"]
    chapter = durak.chapters[0]
    wrong = dataclasses.replace(chapter, steps=(Step(chapter.steps[0].text, ("Kc",), ("Td",)),))
    with pytest.raises(IllegalMove):
        course(dataclasses.replace(durak, chapters=(wrong,)))


def test_where_several_may_act_the_script_names_the_seat():
    position = kozyr.game("durak").deal(seed=1).position()
    text = LESSONS["durak"].others[0]
    leader = position["attacker"]
    move = position["hands"][leader][0]
    lesson = Lesson(
        "durak", (text,), (Chapter(position, (Step(text, (), (f"{leader}/{move}",)),)),)
    )
    assert course(lesson).plies[-1].event["seat"] == leader


def test_durak_tells_all_that_it_should():
    """Trumps, throwing in, a take, the refill, the end."""
    lesson = course_of("durak")
    moves = [ply.event.get("move") for ply in lesson.plies]
    assert {"take", "done"} <= set(moves)
    assert lesson.plies[-1].state.result == {"durak": 1}
    assert lesson.plies[0].state.position()["talon"][-1] == "8h"


def test_blulu_tells_all_that_it_should():
    """Sum, difference, pair, two put down; both bonuses; the last capture and the score."""
    lesson = course_of("blulu")
    moves = "".join(move for step in lesson.steps for move in step.play)
    assert all(sign in moves for sign in "+-=,")
    effects = [ply.event.get("effect", {}) for ply in lesson.plies]
    assert {2, 4} <= {effect.get("bonus") for effect in effects}
    assert effects[-1]["round"]["last"] == LEARNER
    assert lesson.plies[-1].state.result == {"scores": [23, 11], "winner": 0}


def test_blaze_tells_all_that_it_should():
    """Opening with two, rejecting, both extensions, a pass, Firebirds, a bet, Feathers, the end."""
    lesson = course_of("blaze")
    moves = [ply.event.get("move") for ply in lesson.plies]
    assert {"R4", "Y4", "R4:R6", "Y6", "R2", "pass", "R8:BF", "RF", "bet 1@1", "bet ?"} <= set(
        moves
    )
    effects = [ply.event.get("effect", {}) for ply in lesson.plies]
    assert [0, 4] in [feather for effect in effects for feather in effect.get("feathers", [])]
    assert lesson.plies[-1].state.result == {"scores": [8, 3, 3, 6], "winner": 0}


def test_every_game_has_a_lesson():
    assert set(LESSONS) == set(kozyr.games())
