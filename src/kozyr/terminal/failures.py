"""Everything that can go wrong on the command line, as one line and an exit status."""

from typing import Any

from kozyr.errors import N_, KozyrError
from kozyr.locale import Language
from kozyr.terminal.style import printable

FAILED = 1
BAD_INPUT = 2
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
    if digits.isascii() and digits.isdigit() and len(digits) < 16:
        number = int(digits)
        if low <= number and (high is None or number <= high):
            return number
    if high is None:
        message = N_("{option} is {value}, and should be a whole number from {low} upwards")
    else:
        message = N_("{option} is {value}, and should be a whole number from {low} to {high}")
    value = repr(printable(text, 40))
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
    near = getattr(error, "possibilities", None)
    if near:
        return UsageError(
            N_("there is no option {option}: perhaps {near}?"), option=option, near=", ".join(near)
        )
    context = getattr(error, "ctx", None)
    return UsageError(
        N_("there is no option {option}: {command} --help lists the options"),
        option=option,
        command=context.command_path if context else "kozyr",
    )


def one_line(error: KozyrError, lang: Language) -> str:
    """An error as the line that is shown."""
    return printable(lang.text("kozyr: {why}", why=lang.error(error)), 1000)
