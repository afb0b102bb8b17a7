"""Functions over boards and bound names, as machine code."""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from numba import njit

from kozyr.compiled.cache import numba_cache
from kozyr.compiled.intrinsics import REPLACEMENTS
from kozyr.games.binding import Binder

INLINE_BELOW = 800


def machine(function: FunctionType) -> Any:
    """A function to be compiled into its callers.

    Left to itself LLVM inlines little across Numba's functions, and each call costs the fields it
    must reload; inlining makes random play a third faster. Functions of more bytecode than
    `INLINE_BELOW` bytes stay calls, since copying them makes compilation slower and nothing faster.
    """
    return njit(forceinline=len(function.__code__.co_code) < INLINE_BELOW)(function)


def called(function: FunctionType) -> Any:
    """A function to be compiled, inlined where LLVM sees fit: half the time to compile."""
    return njit(function)


def compiled(function: Callable[..., Any], name: str, inline: bool = True, **names: Any) -> Any:
    """The function with its global `names` bound, to be compiled when it is first called.

    It and all it calls are written once and stay plain Python (see `Binder`). `name` must differ
    between bindings of one function: the machine code is kept under it from run to run. The
    compiled function releases the interpreter's lock. Without `inline` it compiles in half the time
    and is a fifth slower.
    """
    assert isinstance(function, FunctionType)
    binder = Binder(names, machine if inline else called, REPLACEMENTS)
    twin = binder.twin(function)
    twin.__name__ = twin.__qualname__ = name
    with numba_cache() as cached:
        return njit(nogil=True, cache=cached)(twin)
