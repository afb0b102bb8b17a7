"""Everything that can go wrong on the command line, as one line and an exit status."""

from difflib import get_close_matches
from typing import Any

from kozyr.errors import N_, KozyrError
from kozyr.games.document import quoted
from kozyr.locale import Language
from kozyr.terminal.style import printable

FAILED = 1
BAD_INPUT = 2
MOST_DIGITS = 30
INTERRUPTED = 130
BROKEN_PIPE = 141


class UsageError(KozyrError):
    """A command line that cannot be understood."""

    code = "usage"


def whole_number(option: str, text: str | None, low: int, high: int | None = None) -> int | None:
    """The whole number an option was given; None if it was not given.

    Raises: UsageError.
    """
    if text is None:
        return None
    digits = text.strip()
    whole = digits.isascii() and digits.isdigit()
    if whole and len(digits) <= MOST_DIGITS:
        number = int(digits)
        if low <= number and (high is None or number <= high):
            return number
    if high is None and whole and len(digits) > MOST_DIGITS:
        message = N_("{option} is {value}, and should not be so large")
    elif high is None:
        message = N_("{option} is {value}, and should be a whole number from {low} upwards")
    else:
        message = N_("{option} is {value}, and should be a whole number from {low} to {high}")
    value = quoted(printable(text))
    raise UsageError(message, option=option, value=value, low=low, high=high)


def usage_error(error: Exception) -> UsageError:
    """The command line library's complaint in our words.

    Its classes are known by name: typer keeps them to itself, and has moved them before.
    """
    kinds = [kind.__name__ for kind in type(error).__mro__]
    said = str(getattr(error, "message", error))
    if "NoSuchOption" in kinds:
        return no_such_option(error)
    if "BadOptionUsage" in kinds:
        option = getattr(error, "option_name", "?")
        if "take" in said:
            return UsageError(N_("the option {option} takes no value"), option=option)
        return UsageError(N_("the option {option} needs a value"), option=option)
    return UsageError("{said}", said=printable(said))


def no_such_option(error: Any) -> UsageError:
    """An unknown option, and what it may have been meant for."""
    option = printable(str(error.option_name), 40)
    context = getattr(error, "ctx", None)
    near = options_like(option, context) if context else []
    if near:
        return UsageError(
            N_("there is no option {option}: perhaps {near}?"), option=option, near=", ".join(near)
        )
    return UsageError(
        N_("there is no option {option}: {command} --help lists the options"),
        option=option,
        command=context.command_path if context else "kozyr",
    )


def options_like(option: str, context: Any) -> list[str]:
    """The options that begin like this one, or else those that look like it."""
    params = context.command.get_params(context)
    options = [
        name for param in params if not getattr(param, "hidden", False) for name in param.opts
    ]
    words = {name.lstrip("-"): name for name in options if name.startswith("--")}
    typed = option.lstrip("-")
    begun = [name for word, name in words.items() if typed and word.startswith(typed)]
    return begun or [words[word] for word in get_close_matches(typed, words)]


def one_line(error: KozyrError, lang: Language) -> str:
    """An error as the line that is shown."""
    return printable(lang.text("kozyr: {why}", why=lang.error(error)), 1000)
