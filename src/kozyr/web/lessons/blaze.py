"""Blaze for four: three challenges from the first deal, then bets and the end of the game."""

from collections import Counter
from typing import Any

from kozyr.decks.firebird import FIREBIRD
from kozyr.errors import N_
from kozyr.web.lessons.script import Chapter, Lesson, Step

TRUMP = "B4"
MINE = ("B3", "R4", "R8", "Y4", "Y6")
VERAS = ("B2", "R1", "R6", "Y1", "Y2")
BORISES = ("B9", "R2", "R9", "Y3", "YF")
NINAS = ("BF", "R5", "RF", "Y5", "Y8")
DRAWN = ("B7", "R1", "Y9", "B1")
DECK = 20

LAST_HANDS = (("R9",), ("B2", "R3", "Y1", "Y2"), ("Y9",), ("R5", "Y5"))


def others(*cards: str) -> list[str]:
    """The cards of the deck beside these, each as often as it is there."""
    left = Counter(dict.fromkeys(FIREBIRD.order, FIREBIRD.copies)) - Counter(cards)
    return [code for code in FIREBIRD.order for _ in range(left[code])]


def position(**known: Any) -> dict[str, Any]:
    """A position of four players between two challenges, the learner active."""
    rest: dict[str, Any] = {
        "game": "blaze",
        "players": 4,
        "trump": TRUMP,
        "active": 0,
        "limit": 5,
        "passed": False,
        "extended": False,
        "table": [],
        "out": [],
        "bets": [None] * 4,
    }
    return rest | known


STOCK = others(*MINE, *VERAS, *BORISES, *NINAS, *DRAWN, TRUMP)
REST = others(*(card for hand in LAST_HANDS for card in hand))

LESSON = Lesson(
    game="blaze",
    others=(N_("Vera"), N_("Boris"), N_("Nina")),
    chapters=(
        Chapter(
            position(
                round=1,
                phase=1,
                stage="open",
                hands=[list(hand) for hand in (MINE, VERAS, BORISES, NINAS)],
                deck=[*DRAWN, *STOCK[: DECK - len(DRAWN) - 1], TRUMP],
                set_aside=STOCK[DECK - len(DRAWN) - 1 :],
                box=[],
                discard=[],
                feathers=[3, 2, 1],
                bets_left=[[0, 1, 1]] * 4,
                won_feathers=[[]] * 4,
                won_bets=[[]] * 4,
            ),
            (
                Step(
                    N_(
                        "In Blaze you fight for Feathers. Whoever has no cards left takes the top "
                        "one and is out; the last player gets none and has lost the round. There "
                        "are two rounds."
                    )
                ),
                Step(
                    N_(
                        "You are the active player and challenge Vera, the target, on your left. "
                        "Boris, who comes next, is your supporter. Blue is trump."
                    )
                ),
                Step(
                    N_(
                        "Open the challenge with a card, or with several of one value: choose both "
                        "fours, then press the button."
                    ),
                    ("R4", "Y4", "done"),
                    ("R4:R6", "Y4:B2"),
                ),
                Step(
                    N_(
                        "Vera rejects the red four with red, of the same value or more, and the "
                        "yellow one with a trump. Now you may add values that lie there: add your "
                        "yellow six."
                    ),
                    ("Y6", "done"),
                    ("R2", "done", "pass"),
                ),
                Step(
                    N_(
                        "Boris supports you with a two, as a two lies there. Together you may play "
                        "five cards at most. Vera passes. You have nothing else that fits: add "
                        "nothing."
                    ),
                    ("done",),
                    ("done",),
                ),
                Step(
                    N_(
                        "Whoever passes takes up all the cards and misses a turn. Then you drew up "
                        "to five: first the active player, then the target, then the supporter."
                    ),
                    (),
                    ("Y3", "done", "Y3:Y8", "done"),
                ),
                Step(
                    N_(
                        "Now Boris challenges Nina, and you are the supporter. Nina rejects with "
                        "an eight, so you may add eights, or threes: add your red eight."
                    ),
                    ("R8", "done"),
                    ("R8:BF", "done"),
                ),
                Step(
                    N_(
                        "A Firebird counts 10 as a challenge and only 0 as a rejection. But this "
                        "one is blue, and any trump rejects a plain card. Add nothing more."
                    ),
                    ("done",),
                    ("RF", "done"),
                ),
                Step(
                    N_(
                        "All was rejected: the cards are discarded, and the target is active next. "
                        "Nina challenges you with a red Firebird. Only a trump rejects its 10: "
                        "play your blue three."
                    ),
                    ("RF:B3",),
                    ("done", "done"),
                ),
                Step(
                    N_(
                        "Well defended! You would be active now. So phase one goes on, until the "
                        "deck is used up."
                    )
                ),
            ),
        ),
        Chapter(
            position(
                round=2,
                phase=1,
                stage="bet",
                hands=[list(hand) for hand in LAST_HANDS],
                deck=[],
                set_aside=[],
                box=REST[:DECK],
                discard=REST[DECK:],
                feathers=[4, 3, 2],
                bets_left=[[0, 1], [0, 1, 1], [0, 1], [0, 1, 1]],
                won_feathers=[[[1, 2]], [[1, 3]], [], [[1, 1]]],
                won_bets=[[1], [], [], [1]],
            ),
            (
                Step(
                    N_(
                        "Now the second round, and its deck is empty. Everyone bets in secret on "
                        "who will lose the round. Vera holds the most cards: put a 1 before Vera."
                    ),
                    ("bet 1@1",),
                    ("1/bet 1@3", "2/bet 0@1", "3/bet 1@1"),
                ),
                Step(
                    N_(
                        "In phase two nobody draws any more. You have one card left: challenge "
                        "Vera with the red nine."
                    ),
                    ("R9", "done"),
                    ("R9:B2", "Y9", "pass"),
                ),
                Step(
                    N_(
                        "You have no cards left, so you take the top Feather, worth 4, and are "
                        "out. Boris has none left either and takes the next."
                    ),
                    (),
                    ("R5", "Y5", "done", "pass"),
                ),
                Step(
                    N_(
                        "Nina takes the last Feather: Vera has lost. Your bet was right, so you "
                        "score it. A wrong one goes to the player before whom it lies, and a 0 "
                        "returns to its owner."
                    )
                ),
                Step(
                    N_(
                        "Feathers of 2 and 4 and two Betting cards of 1 make 8 points for you. The "
                        "highest score wins: that is yours! Now you know how to play."
                    )
                ),
            ),
        ),
    ),
)
