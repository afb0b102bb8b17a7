"""Options: what a table can be, and what is said of one that cannot."""

import msgspec
import pytest

from kozyr.table import (
    BankClock,
    DaysClock,
    MoveClock,
    NoClock,
    Options,
    check_options,
    create,
    events,
)
from tests.table.desk import OWNER, refuses

GOOD = Options("durak", 2, ("owner", "open"))


def changed(**more):
    return msgspec.structs.replace(GOOD, **more)


@pytest.mark.parametrize(
    "options",
    [
        GOOD,
        changed(seats=("bot:greedy", "bot:random")),
        changed(seats=("open", "open"), public=True, spectators=False),
        changed(clock=MoveClock(30), known_cards=True, forced=True),
        changed(clock=BankClock(300, 5)),
        changed(clock=DaysClock(3)),
        Options("blaze", 5, ("open", "owner", "open", "bot:greedy", "open")),
    ],
)
def test_tables_that_can_be(options):
    assert check_options(options) is options
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (changed(game="chess"), "there is no game 'chess'"),
        (changed(game=7), "there is no game 7"),
        (changed(players=3), "Durak is for 2 players, not 3"),
        (changed(players=True), "Durak is for 2 players, not true"),
        (Options("blaze", 2, ("open", "open")), "Blaze is for 3-5 players, not 2"),
        (changed(seats=("owner",)), "a word for each of 2 seats"),
        (changed(seats=("owner", "open", "open")), "a word for each of 2 seats"),
        (changed(seats=["owner", "open"]), "a word for each of 2 seats"),
        (changed(seats=("owner", "owner")), "one seat only"),
        (changed(seats=("owner", "me")), "seats[1] is 'me'"),
        (changed(seats=("owner", None)), "seats[1] is null"),
        (changed(seats=("owner", "bot:")), "level is ''"),
        (changed(seats=("owner", "bot:Ü")), "level is 'Ü'"),
        (changed(seats=("owner", "bot:" + "x" * 25)), "level is"),
        (changed(public=1), "public is 1"),
        (changed(spectators=None), "spectators is null"),
        (changed(known_cards="yes"), "known_cards is 'yes'"),
        (changed(forced=0), "forced is 0"),
        (changed(clock=None), "clock is null"),
        (changed(clock=MoveClock(4)), "seconds is 4, and should be 5 … 3600"),
        (changed(clock=MoveClock(3601)), "seconds is 3601"),
        (changed(clock=MoveClock(30.5)), "seconds is 30.5"),
        (changed(clock=BankClock(9)), "seconds is 9, and should be 10 … 86400"),
        (changed(clock=BankClock(60, -1)), "increment is -1"),
        (changed(clock=BankClock(60, 601)), "increment is 601"),
        (changed(clock=DaysClock(0)), "days is 0, and should be 1 … 30"),
        (changed(clock=DaysClock(10**40)), "days is 2^133"),
    ],
)
def test_tables_that_cannot_be(options, said):
    error = refuses("bad_option", check_options, options)
    assert said in str(error)
    assert len(str(error)) < 200
    refuses("bad_option", create, options, OWNER, "Ann")


def test_a_new_table_has_its_owner_and_bots_seated():
    options = Options("blaze", 4, ("bot:greedy", "owner", "open", "bot:random"))
    assert create(options, OWNER, " Ann ") == [
        events.Created(options, OWNER),
        events.BotSeated(0, "greedy"),
        events.Seated(1, OWNER, "Ann"),
        events.BotSeated(3, "random"),
    ]
    assert NoClock() == options.clock
