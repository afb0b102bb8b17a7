"""The command line library's commands, with help and complaints in our words and languages."""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from kozyr.errors import N_
from kozyr.games.document import quoted
from kozyr.locale import Language, language
from kozyr.terminal.failures import UsageError
from kozyr.terminal.style import printable


def write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    """The line on how to call it."""
    lang: Language = ctx.obj or language("en")
    arguments = [param.metavar for param in command.params if param.param_type_name == "argument"]
    if isinstance(command, TyperGroup):
        arguments.append(lang.text("COMMAND"))
    pieces = " ".join([*arguments, lang.text("[options]")])
    formatter.write_usage(ctx.command_path, pieces, lang.text("Usage:") + " ")


def write_text(command: Any, ctx: Any, formatter: Any) -> None:
    """What it is for."""
    lang: Language = ctx.obj or language("en")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(lang.gettext(command.help))


def write_params(command: Any, ctx: Any, formatter: Any) -> None:
    """Arguments and options, under headings of ours."""
    lang: Language = ctx.obj or language("en")
    rows: dict[str, list[tuple[str, str]]] = {"argument": [], "option": []}
    for param in command.get_params(ctx):
        if param.hidden:
            continue
        shown, _ = param.get_help_record(ctx) or ("", "")
        if param.param_type_name == "argument":
            shown = param.metavar
        said = N_("show this help") if "--help" in param.opts else param.help
        rows[param.param_type_name].append((shown, lang.gettext(said)))
    for kind, heading in (("argument", N_("Arguments")), ("option", N_("Options"))):
        if rows[kind]:
            with formatter.section(lang.gettext(heading)):
                formatter.write_dl(rows[kind])


def write_examples(command: Any, ctx: Any, formatter: Any) -> None:
    """The examples, a line each."""
    if command.epilog:
        lang: Language = ctx.obj or language("en")
        with formatter.section(lang.text("Examples")):
            for line in command.epilog.splitlines():
                formatter.write(f"{'':>{formatter.current_indent}}{line}\n")


class Command(TyperCommand):
    """A command with our help; too many arguments are an error of ours."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        write_text(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        write_params(self, ctx, formatter)

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        write_examples(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if ctx.args:
            raise UsageError(
                N_("{argument} is one argument too many: see {command} --help"),
                argument=quoted(printable(ctx.args[0])),
                command=ctx.command_path,
            )
        return rest


class Group(TyperGroup):
    """The commands together, with our help; an unknown one is an error of ours."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        write_text(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        lang: Language = ctx.obj or language("en")
        with formatter.section(lang.text("Commands")):
            formatter.write_dl(
                [
                    (name, lang.gettext(command.help or ""))
                    for name, command in self.commands.items()
                ]
            )
        write_params(self, ctx, formatter)

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        write_examples(self, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            raise UsageError(
                N_("there is no command {command}: the commands are {commands}"),
                command=quoted(printable(args[0])),
                commands=", ".join(self.commands),
            )
        return super().resolve_command(ctx, args)


def make_group() -> typer.Typer:
    """An application without commands yet."""
    return typer.Typer(
        cls=Group,
        help=N_("Play Durak, Blaze and Blulu, and work with their positions and records."),
        epilog="kozyr play durak\nkozyr play blaze --players 4 --lang fr\nkozyr rules blulu",
        add_completion=False,
        rich_markup_mode=None,
        invoke_without_command=True,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
