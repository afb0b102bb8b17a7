"""Blulu: four turns from the first deal, then the last turn of a round."""

from kozyr.decks.decktet import DECKTET
from kozyr.errors import N_
from kozyr.web.lessons.script import Chapter, Lesson, Step

TABLE = ("2SY", "5ML", "9WY", "9LK")
MINE = ("3MW", "4WL", "5YK", "8MS")
VERAS = ("AL", "4MS", "6MW", "7SK")
MY_NEXT = ("6SY", "7ML", "7WY", "CS")
VERAS_NEXT = ("2MK", "5SW", "8YK", "CK")

LAST_TABLE = ("3SK", "5SW", "CY")
MY_LAST = ("4WL", "9MS")
VERAS_LAST = ("6SY", "8WL")
MY_PILE = 15


def others(*cards: str) -> list[str]:
    """The cards of the deck that are none of these."""
    return [code for code in DECKTET.order if code not in cards]


GONE = others(*LAST_TABLE, *MY_LAST, *VERAS_LAST)

LESSON = Lesson(
    game="blulu",
    others=(N_("Vera"),),
    chapters=(
        Chapter(
            {
                "game": "blulu",
                "round": 1,
                "dealer": 1,
                "to_act": 0,
                "hands": [list(MINE), list(VERAS)],
                "table": list(TABLE),
                "stock": [
                    *(*MY_NEXT, *VERAS_NEXT),
                    *others(*TABLE, *MINE, *VERAS, *MY_NEXT, *VERAS_NEXT),
                ],
                "piles": [[], []],
                "bonus": [0, 0],
                "scores": [0, 0],
                "last_capture": None,
            },
            (
                Step(
                    N_(
                        "In Blulu you fish with two cards at a time. The catch lies open on the "
                        "table; you have four cards, and so has Vera."
                    )
                ),
                Step(
                    N_(
                        "The number on a card is its value: an ace counts 1, a crown 10. Most "
                        "cards also bear two of the six suits, which will be worth points."
                    )
                ),
                Step(
                    N_(
                        "Two cards catch by their sum, and all the table cards of that value. "
                        "Choose your five and your four, then press the button: both nines are "
                        "yours."
                    ),
                    ("5YK+4WL",),
                    ("6MW-4MS",),
                ),
                Step(
                    N_(
                        "Vera catches the two by a difference, six less four. Do the same: eight "
                        "less three is five. All three cards bear a moon: that is a colour, 2 "
                        "bonus points."
                    ),
                    ("8MS-3MW",),
                    ("7SK,AL",),
                ),
                Step(
                    N_(
                        "The table was empty, and Vera had to put two cards down. Whoever can "
                        "catch something must do so; only whoever cannot puts two cards on the "
                        "table."
                    )
                ),
                Step(
                    N_(
                        "You both got four new cards. Two of a rank are a pair and catch their own "
                        "rank. Play both sevens as a pair: all six suits, each just once, are a "
                        "sextet, 4 bonus points!"
                    ),
                    ("7ML=7WY",),
                    ("8YK,2MK",),
                ),
                Step(
                    N_(
                        "Your crown and your six make 16, or 4, and nothing on the table has that "
                        "value. You can catch nothing: put both on the table."
                    ),
                    ("CS,6SY",),
                ),
                Step(
                    N_(
                        "So it goes on: four cards for each player, four times in a round. What is "
                        "caught goes face down to your pile."
                    )
                ),
            ),
        ),
        Chapter(
            {
                "game": "blulu",
                "round": 3,
                "dealer": 1,
                "to_act": 0,
                "hands": [list(MY_LAST), list(VERAS_LAST)],
                "table": list(LAST_TABLE),
                "stock": [],
                "piles": [GONE[:MY_PILE], GONE[MY_PILE:]],
                "bonus": [6, 2],
                "scores": [13, 9],
                "last_capture": 1,
            },
            (
                Step(
                    N_(
                        "Now the end of a later round, with your last two cards. Catch the five: "
                        "nine less four."
                    ),
                    ("9MS-4WL",),
                    ("8WL,6SY",),
                ),
                Step(
                    N_(
                        "Vera could catch nothing. Yours was the last capture of the round, so you "
                        "also took all that was left on the table. That never earns a bonus."
                    )
                ),
                Step(
                    N_(
                        "Every card beyond 18 in your pile is a point: 22 cards, 4 points. Your "
                        "bonuses of the round add 6, and you had 13 before: 23 points."
                    )
                ),
                Step(
                    N_(
                        "Rounds are played until one ends with somebody at 22 points or more. That "
                        "is you: you win! Now you know how to play."
                    )
                ),
            ),
        ),
    ),
)
