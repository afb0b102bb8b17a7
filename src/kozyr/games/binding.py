"""Loops over any game: written once, then bound to the rules of one.

A function such as `kozyr.games.playing.play_game` speaks of `rules` and `choose` as global names
that its module only declares. `Binder` gives it, and every function of ours that it calls, those
names: as they are for the interpreter, or each function compiled.
"""

from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType
from typing import Any

Finish = Callable[[FunctionType], Any]


def as_is(function: FunctionType) -> Any:
    """Leave a bound function to the interpreter."""
    return function


class Binder:
    """Binds functions to `names`; `finish` is applied to every bound function.

    `replace` maps functions to what stands in for them (the machine's own version, say).
    """

    def __init__(
        self,
        names: Mapping[str, Any],
        finish: Finish = as_is,
        replace: Mapping[Callable[..., Any], Any] | None = None,
    ) -> None:
        self.names = dict(names)
        self.finish = finish
        self.bound: dict[Any, Any] = dict(replace or {})

    def bind(self, function: FunctionType) -> Any:
        """The function, bound and finished; the same one each time."""
        if function not in self.bound:
            self.bound[function] = self.finish(self.twin(function))
        return self.bound[function]

    def twin(self, function: FunctionType) -> FunctionType:
        """A copy of a function whose global names are bound."""
        scope: dict[str, Any] = {"__builtins__": __builtins__}
        for name in function.__code__.co_names:
            if name in self.names:
                scope[name] = self.value(self.names[name])
            elif name in function.__globals__:
                scope[name] = self.value(function.__globals__[name])
        twin = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        twin.__module__ = function.__module__
        twin.__qualname__ = function.__qualname__
        return twin

    def value(self, value: Any) -> Any:
        """What a global name stands for, its functions bound."""
        if isinstance(value, FunctionType):
            return self.bind(value)
        if isinstance(value, ModuleType) and value in self.names.values():
            return self.module(value)
        return value

    def module(self, module: ModuleType) -> ModuleType:
        """A module of rules whose functions are bound."""
        if module not in self.bound:
            twin = ModuleType(module.__name__)
            self.bound[module] = twin
            for name, value in vars(module).items():
                if isinstance(value, FunctionType):
                    setattr(twin, name, self.bind(value))
                elif isinstance(value, int | tuple):
                    setattr(twin, name, value)
        return self.bound[module]  # type: ignore[no-any-return]
