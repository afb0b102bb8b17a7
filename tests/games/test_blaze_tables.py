"""Blaze's tables are taken exactly if the naive model can lay them, and the seat is to be asked."""

import random
from collections import Counter

import pytest

import kozyr
from tests.models.blaze import Blaze, challenge_value
from tests.puzzles import puzzle

SAYS_SO = (
    "no moves could have laid",
    "a card whose value was played before",
    "who opens",
    "is not asked",
)


@pytest.mark.parametrize("seed", range(5))
def test_tables_are_taken_exactly_if_the_model_can_lay_them(seed):
    verdicts = Counter()
    for number in range(300):
        document = chance_table(random.Random(f"blaze table {seed} {number}"))
        possible = could_be_laid(document) and is_asked(document)
        try:
            kozyr.game("blaze").load(document)
            said = ""
        except kozyr.PositionError as error:
            said = str(error)
        assert bool(said) != possible, f"{seed} {number}, {said}: {document}"
        assert possible or any(words in said for words in SAYS_SO), said
        verdicts[possible] += 1
    assert min(verdicts.values()) > 10


def chance_table(rng):
    """A table of few values at any stage, so that it is now and then possible."""
    while True:
        document = puzzle("blaze", rng.choice((3, 4, 5)), rng)
        model = Blaze(document)
        rows = chance_rows(rng, document, model) if document["stage"] == "open" else []
        held = len(document["hands"][model.target()]) + sum(
            row["reject"] is not None for row in rows
        )
        limit = min(5, held) if document["phase"] == 2 else 5
        if 0 < len(rows) <= limit:
            break
    stages = ["open", "answer", "answer", "extend"] + ["support"] * (model.supporter() is not None)
    return document | {
        "table": rows,
        "limit": limit,
        "stage": rng.choice(stages),
        "passed": rng.random() < 0.4,
        "extended": rng.random() < 0.5,
    }


def chance_rows(rng, document, model):
    """Rows from the discard pile: of one value at first, then mostly of another too."""
    values = rng.sample("23456789F", 2)
    challengers = [document["active"]] * 2 + [model.supporter()] * (model.supporter() is not None)
    rows = []
    for _ in range(rng.choice((1, 1, 2, 2, 3, 4, 5))):
        challenge = drawn(rng, document, [c for c in document["discard"] if c[1] in values])
        if challenge is None:
            break
        values = values if rows or rng.random() < 0.5 else [challenge[1]]
        fitting = [
            card
            for card in document["discard"]
            if model.rejects(card, challenge) and (card[1] in values or rng.random() < 0.3)
        ]
        reject = drawn(rng, document, fitting) if rng.random() < 0.55 else None
        by = rng.choice(challengers)
        rows.append({"challenge": challenge, "by": by, "reject": reject})
    return rows


def drawn(rng, document, cards):
    if not cards:
        return None
    card = rng.choice(cards)
    document["discard"].remove(card)
    return card


def is_asked(document):
    """B4.5: after the opening, a challenger at the limit or without cards is not asked."""
    seats = {"extend": document["active"], "support": Blaze(document).supporter()}
    seat = seats.get(document["stage"])
    at_limit = len(document["table"]) >= document["limit"]
    return seat is None or not (at_limit or document["hands"][seat] == [])


def could_be_laid(document):
    """Search the naive model's moves from an empty table, all hands holding what they need."""
    start = document | {
        "table": [],
        "stage": "open",
        "passed": False,
        "extended": False,
        "limit": 9,
    }
    target = Blaze(document).target()
    start["hands"] = [["never played"] for _ in document["hands"]]
    for row in document["table"]:
        start["hands"][row["by"]].append(row["challenge"])
        start["hands"][target].append(row["reject"])
    keys = ("table", "stage", "passed", "extended")
    todo = [Blaze(start)]
    while todo:
        model = todo.pop()
        if all(model.at[key] == document[key] for key in keys):
            return True
        todo += [child for child in children(model, document["table"]) if fits(child, document)]
    return False


def children(model, rows):
    """The ways on that might lead to these rows."""
    lying = model.at["table"]
    if model.at["stage"] == "answer":
        yield from answers(model, rows)
        yield played(model, model.target(), "pass")
        return
    (seat,) = model.to_act()
    if lying and not ends(model):
        yield played(model, seat, "done")
    if len(lying) < len(rows) and rows[len(lying)]["by"] == seat:
        card = rows[len(lying)]["challenge"]
        if not lying or challenge_value(card) in model.open_values():
            yield played(model, seat, card)


def ends(model):
    """Whether `done` would end the challenge."""
    last = model.at["stage"] == "support" or model.supporter() is None
    over = model.at["passed"] or not model.at["extended"]
    return model.at["stage"] != "open" and last and over


def answers(model, rows):
    """A rejection may be put opposite either of two alike."""
    for i, row in enumerate(model.at["table"]):
        card = rows[i]["reject"]
        if row["reject"] is None and card and model.rejects(card, row["challenge"]):
            child = Blaze(model.at)
            child.at["table"][i]["challenge"] = "this one"
            child.reject(model.target(), "this one", card)
            child.at["table"][i]["challenge"] = row["challenge"]
            yield child


def played(model, seat, move):
    child = Blaze(model.at)
    child.play(seat, move)
    return child


def fits(model, document):
    """Whether its table can still become the document's."""
    return all(
        (lying["challenge"], lying["by"]) == (row["challenge"], row["by"])
        and lying["reject"] in (None, row["reject"])
        for lying, row in zip(model.at["table"], document["table"], strict=False)
    )
