"""The command `kozyr`."""

import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

import typer

from kozyr.errors import N_, KozyrError, system_reason
from kozyr.locale import Language, language, preferred
from kozyr.terminal.command_line import app
from kozyr.terminal.failures import (
    BAD_INPUT,
    BROKEN_PIPE,
    FAILED,
    INTERRUPTED,
    UsageError,
    one_line,
    usage_error,
)


def main(args: Sequence[str] | None = None) -> None:
    """The entry point."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 - open to the end
    for stream in (sys.stdin, sys.stdout):
        # A terminal may lack a suit's sign, a pipe may carry any bytes: no reason to stop.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:] if args is None else args))


def run(args: Sequence[str]) -> int:
    """Run a command line; return the exit status. Every failure is one line on standard error."""
    args = with_address(args)
    lang = language_of(args)
    try:
        invoke(args, lang)
        sys.stdout.flush()
    except KozyrError as error:
        return complain(error, lang)
    except KeyboardInterrupt:
        sys.stderr.write("\n" + lang.text("kozyr: interrupted.") + "\n")
        return INTERRUPTED
    except BrokenPipeError:
        drop_output()
        return BROKEN_PIPE
    except OSError as error:
        drop_output()
        complain(failure_of(error), lang)
        return FAILED
    except typer.Exit as leaving:
        return leaving.exit_code
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        return complain(usage_error(error), lang)
    return 0


def with_address(args: Sequence[str]) -> list[str]:
    """A command line in which `--ray`, which may stand alone, has its value with it."""
    given: list[str] = []
    for arg in args:
        if given and given[-1] == "--ray":
            if is_address(arg):
                given[-1] = f"--ray={arg}"
                continue
            given[-1] = "--ray="
        given.append(arg)
    if given and given[-1] == "--ray":
        given[-1] = "--ray="
    return given


def is_address(text: str) -> bool:
    """Whether this can be the address of a Ray cluster, and nothing else."""
    return text in ("auto", "local") or (":" in text and not text.startswith(("-", "exec:")))


def failure_of(error: OSError) -> UsageError:
    """What the operating system refused, with the file's name if it has one."""
    why = system_reason(error)
    if error.filename is None:
        return UsageError(N_("reading or writing failed: {why}"), why=why)
    return UsageError(
        N_("reading or writing {path} failed: {why}"), path=str(error.filename), why=why
    )


def drop_output() -> None:
    """Let nobody have what is still buffered: it would fail again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def invoke(args: Sequence[str], lang: Language) -> None:
    """Find the command and call it."""
    command = commands()
    with command.make_context("kozyr", list(args), obj=lang) as context:
        command.invoke(context)


@cache
def commands() -> Any:
    """All commands, as typer makes them of their declarations."""
    return typer.main.get_command(app)


def complain(error: KozyrError, lang: Language) -> int:
    """Say what was wrong, in one line."""
    sys.stderr.write(one_line(error, lang) + "\n")
    return BAD_INPUT


def language_of(args: Sequence[str]) -> Language:
    """The language asked for on the command line, or else by the environment."""
    code = preferred()
    for i, arg in enumerate(args):
        if arg == "--lang" and i + 1 < len(args):
            code = args[i + 1]
        elif arg.startswith("--lang="):
            code = arg.removeprefix("--lang=")
    try:
        return language(code)
    except KozyrError:
        return language(preferred())
