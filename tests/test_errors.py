"""The tree of errors."""

import copy
import errno
import os
import pickle

import pytest

import kozyr
from kozyr.errors import N_, SYSTEM_REASONS, Card, KozyrError, Message, system_reason

TREE = {
    kozyr.KozyrError: ValueError,
    kozyr.PositionError: KozyrError,
    kozyr.RecordError: KozyrError,
    kozyr.SeatError: KozyrError,
    kozyr.UnknownGame: KozyrError,
    kozyr.IllegalMove: KozyrError,
    kozyr.NotationError: kozyr.IllegalMove,
}


@pytest.mark.parametrize("kind", TREE, ids=lambda kind: kind.__name__)
def test_the_tree(kind):
    assert issubclass(kind, TREE[kind])


def test_codes_are_stable_and_differ():
    codes = {kind.__name__: kind.code for kind in TREE}
    assert codes == {
        "KozyrError": "error",
        "PositionError": "position",
        "RecordError": "record",
        "SeatError": "seat",
        "UnknownGame": "game",
        "IllegalMove": "illegal",
        "NotationError": "notation",
    }


def test_a_message_is_a_template_and_values():
    error = kozyr.PositionError(N_("{where} is {value}"), where="limit", value="{7}")
    assert str(error) == "limit is {7}"
    assert error.text({"{where} is {value}": "{where} ist {value}"}.get) == "limit ist {7}"


def test_a_clause_follows_in_brackets():
    error = kozyr.IllegalMove(N_("no {card}"), clause="D3.2", card="7s")
    assert (str(error), error.clause) == ("no 7s (D3.2)", "D3.2")
    assert str(kozyr.IllegalMove("no")) == "no"
    assert error.text(lambda text: "kein {card}") == "kein 7s (D3.2)"


def test_values_that_are_messages_are_translated_too():
    error = KozyrError(N_("{a} and {b}"), a=N_("one"), b="one")
    words = {"{a} and {b}": "{a} et {b}", "one": "un"}
    assert error.text(words.__getitem__) == "un et one"
    assert isinstance(N_("one"), Message)


def test_values_that_are_errors_are_translated_too():
    reason = kozyr.IllegalMove(N_("no {card}"), clause="D3.2", card="7s")
    error = KozyrError(N_("move {index}: {why}"), index=3, why=reason)
    assert str(error) == "move 3: no 7s (D3.2)"
    words = {"move {index}: {why}": "Zug {index}: {why}", "no {card}": "kein {card}"}
    assert error.text(words.__getitem__) == "Zug 3: kein 7s (D3.2)"


def test_cards_are_named_by_whoever_shows_the_message():
    reason = kozyr.IllegalMove("no {card} {move}", clause="D3.2", card=Card("7s"), move="7s")
    error = KozyrError("{why}", why=reason)
    assert str(error) == "no 7s 7s (D3.2)"
    assert error.text(str, {"7s": "seven"}.__getitem__) == "no seven 7s (D3.2)"


@pytest.mark.parametrize("number", SYSTEM_REASONS)
def test_common_reasons_of_the_system_are_messages(number):
    assert isinstance(system_reason(OSError(number, os.strerror(number))), Message)


def test_rare_reasons_of_the_system_are_in_its_own_words():
    assert system_reason(OSError(errno.EPIPE, "Broken pipe")) == "Broken pipe"
    assert system_reason(OSError("odd")) == "odd"


@pytest.mark.parametrize("again", [copy.copy, lambda error: pickle.loads(pickle.dumps(error))])
@pytest.mark.parametrize("kind", TREE, ids=lambda kind: kind.__name__)
def test_errors_cross_processes(kind, again):
    twin = again(kind("{n} of them", n=3))
    assert type(twin) is kind
    assert str(twin) == "3 of them"
    illegal = again(kozyr.IllegalMove("{n}", clause="B1", n=1))
    assert (str(illegal), illegal.clause) == ("1 (B1)", "B1")


def test_there_is_no_game_of_another_name():
    for name in ("chess", "Durak", "", None, 5, ["durak"], "x" * 1000, "__init__", "durak.rules"):
        with pytest.raises(kozyr.UnknownGame, match="the games are blaze, blulu, durak"):
            kozyr.game(name)
    assert kozyr.game("durak") is kozyr.game("durak")
