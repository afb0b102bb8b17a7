"""Bit operations that Numba lacks, as single machine instructions.

Importing this module teaches Numba `int.bit_count` and `int.bit_length`. `REPLACEMENTS` gives the
machine's own version of functions in `kozyr.games.bits`.
"""

from collections.abc import Callable
from typing import Any

import llvmlite.binding
import llvmlite.ir
import numpy as np
from numba import extending, njit, types

from kozyr.games import bits

INT64 = llvmlite.ir.IntType(64)
intrinsic: Any = extending.intrinsic
overload_method: Any = extending.overload_method
FALSE = llvmlite.ir.Constant(llvmlite.ir.IntType(1), 0)


@intrinsic  # type: ignore[untyped-decorator]
def population_count(context: Any, value: Any) -> Any:
    """The number of set bits of an int64."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def leading_zeros(context: Any, value: Any) -> Any:
    """The number of zero bits above the highest set bit of an int64; 64 for 0."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctlz(args[0], FALSE)

    return types.int64(types.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def deposit(context: Any, value: Any, mask: Any) -> Any:
    """x86's PDEP: the low bits of a value, spread over the set bits of a mask."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = llvmlite.ir.FunctionType(INT64, [INT64, INT64])
        function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
        return builder.call(function, args)

    return types.int64(types.int64, types.int64), build


@overload_method(types.Integer, "bit_count")  # type: ignore[untyped-decorator]
def bit_count(value: Any) -> Any:
    """`int.bit_count`, for values that are not negative."""

    def implementation(value: Any) -> Any:
        return population_count(np.int64(value))

    return implementation


@overload_method(types.Integer, "bit_length")  # type: ignore[untyped-decorator]
def bit_length(value: Any) -> Any:
    """`int.bit_length`, for values that are not negative."""

    def implementation(value: Any) -> Any:
        return 64 - leading_zeros(np.int64(value))

    return implementation


@njit
def nth_bit(mask: int, n: int) -> Any:
    """`kozyr.games.bits.nth_bit` without a loop."""
    return 63 - leading_zeros(deposit(1 << n, mask))


def has_deposit() -> bool:
    """Whether this machine has PDEP."""
    return bool(llvmlite.binding.get_host_cpu_features().get("bmi2", False))


REPLACEMENTS: dict[Callable[..., Any], Any] = {bits.nth_bit: nth_bit} if has_deposit() else {}
