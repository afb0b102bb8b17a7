"""Functions over boards and bound names, as machine code."""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from numba import njit

from kozyr.compiled.cache import numba_cache
from kozyr.compiled.intrinsics import REPLACEMENTS
from kozyr.games.binding import Binder


def compiled(function: Callable[..., Any], name: str, **names: Any) -> Any:
    """The function with its global `names` bound, to be compiled when it is first called.

    It and all it calls are written once and stay plain Python (see `Binder`). `name` must differ
    between bindings of one function: the machine code is kept under it from run to run. The
    compiled function releases the interpreter's lock.
    """
    assert isinstance(function, FunctionType)
    binder = Binder(names, njit, REPLACEMENTS)
    twin = binder.twin(function)
    twin.__name__ = twin.__qualname__ = name
    with numba_cache() as cached:
        return njit(nogil=True, cache=cached)(twin)
