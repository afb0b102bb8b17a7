"""Durak: two bouts from the first deal, then the end of a game."""

from typing import Any

from kozyr.decks.atlasnye import ATLASNYE
from kozyr.errors import N_
from kozyr.web.lessons.script import Chapter, Lesson, Step

MINE = ("Ts", "6h", "9d", "6c", "8c", "Kc")
VERAS = ("6s", "7s", "7d", "Td", "Jd", "9c")
FIRST_DRAWN = ("Ah", "Jc", "Qs", "Qd")
TRUMP = "8h"


def position(**known: Any) -> dict[str, Any]:
    """A position of this deal before a bout that the learner opens."""
    rest = {"game": "durak", "trump": TRUMP, "attacker": 0, "table": [], "taking": False}
    return rest | known


def others(*cards: str) -> list[str]:
    """The cards of the deck that are none of these."""
    return [code for code in ATLASNYE.order if code not in cards]


LESSON = Lesson(
    game="durak",
    others=(N_("Vera"),),
    chapters=(
        Chapter(
            position(
                hands=[list(MINE), list(VERAS)],
                talon=[*FIRST_DRAWN, *others(*MINE, *VERAS, *FIRST_DRAWN, TRUMP), TRUMP],
                discard=[],
                limit=6,
            ),
            (
                Step(
                    N_(
                        "Durak has no winner, only a loser. Get rid of all your cards: whoever is "
                        "the last to hold any is the Durak, the fool."
                    )
                ),
                Step(
                    N_(
                        "You have six cards each. The card turned up under the talon names the "
                        "trump suit: hearts. Any heart beats any card of another suit."
                    )
                ),
                Step(
                    N_(
                        "You hold the lowest trump, the six of hearts, so you attack first. Low "
                        "cards go first: attack with the six of clubs."
                    ),
                    ("6c",),
                    ("9c",),
                ),
                Step(
                    N_(
                        "Vera beats it with the nine. You may throw in cards of a rank on the "
                        "table: add the nine of diamonds. A card that does not fit says why; try "
                        "one if you like."
                    ),
                    ("9d",),
                    ("Jd",),
                ),
                Step(
                    N_(
                        "Beaten again. The six of hearts would fit, but trumps are worth keeping. "
                        "Stop here: press “Done”."
                    ),
                    ("done",),
                    ("7s",),
                ),
                Step(
                    N_(
                        "The beaten cards are out of the game. You both drew up to six, the "
                        "attacker first, and now Vera attacks. Beat the seven of spades with a "
                        "higher spade, the ten."
                    ),
                    ("Ts",),
                    ("Td",),
                ),
                Step(
                    N_(
                        "A ten lies on the table, so Vera throws in another. You have no higher "
                        "diamond, but any trump will do: play the six of hearts."
                    ),
                    ("6h",),
                    ("6s",),
                ),
                Step(
                    N_(
                        "Only your ace of trumps would beat this six, and it is too good for that. "
                        "You need not beat a card: press “Take”."
                    ),
                    ("take",),
                    ("7d", "done"),
                ),
                Step(
                    N_(
                        "Before you picked everything up, Vera could still add cards that fit, and "
                        "added a seven. Whoever takes does not attack next: Vera attacks again."
                    )
                ),
                Step(
                    N_(
                        "A bout has at most six attacks, and never more than the defender had "
                        "cards when it began: a short hand is easier to defend."
                    )
                ),
            ),
        ),
        Chapter(
            position(
                hands=[["7d", "7c"], ["8s", "9d", "Tc"]],
                talon=[],
                discard=others("7d", "7c", "8s", "9d", "Tc"),
                limit=3,
            ),
            (
                Step(
                    N_(
                        "Now the end of another game: the talon is empty, and nobody draws any "
                        "more. You have two sevens. Attack with the seven of diamonds."
                    ),
                    ("7d",),
                    ("9d",),
                ),
                Step(
                    N_(
                        "Throw in your last card, the other seven. That does not end the game yet: "
                        "Vera may still answer it."
                    ),
                    ("7c",),
                    ("Tc",),
                ),
                Step(
                    N_("All beaten, and your hand is empty. Press “Done” to end the bout."),
                    ("done",),
                ),
                Step(
                    N_(
                        "You are out, and Vera still holds a card: Vera is the Durak! If both "
                        "hands are empty after a bout, it is a draw. Now you know how to play."
                    )
                ),
            ),
        ),
    ),
)
