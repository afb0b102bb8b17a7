"""A game in a terminal: ask, play, tell, until it is over."""

import json
import os
import shlex
from pathlib import Path

from kozyr.errors import N_, IllegalMove, KozyrError, system_reason
from kozyr.games.state import State
from kozyr.locale import Language, rules_text
from kozyr.record import record_of, write_record
from kozyr.terminal.commands import COMMANDS, Typed, read_command
from kozyr.terminal.history import before_last_move, ends_with_deal, rebuilt
from kozyr.terminal.presenters import make_presenter
from kozyr.terminal.screen import Screen
from kozyr.terminal.seating import Seating
from kozyr.terminal.style import firm, printable

TALL = 45
"""A screen of so many lines shows the introduction and the first table together."""


class SaveError(KozyrError):
    """A game that could not be saved."""

    code = "save"


class Session:
    """One game of one person against bots, on one screen."""

    def __init__(self, state: State, seating: Seating, lang: Language, screen: Screen) -> None:
        self.state = state
        self.seating = seating
        self.lang = lang
        self.screen = screen
        names = seating.names(lang)
        self.names = names if screen.plain else [firm(name) for name in names]
        self.me = seating.me
        self.presenter = make_presenter(state.game.name, lang, self.names, self.me, screen.plain)
        self.story: list[str] = []
        self.saved: list[tuple[int, str]] | None = None
        self.shown = False
        self.leaving = False
        self.typed_ahead: str | None = None

    def run(self) -> None:
        """Play until the game is over and left, or the input ends."""
        self.greet()
        while True:
            self.play_bots()
            self.show()
            line = self.next_line()
            if line is None:
                self.leave()
                return
            if not self.obey(line):
                return

    def next_line(self) -> str | None:
        """What was typed."""
        if self.typed_ahead is not None:
            line, self.typed_ahead = self.typed_ahead, None
            return line
        return self.screen.ask(self.prompt())

    def prompt(self) -> str:
        """What stands before the person's typing."""
        if self.state.over:
            return self.lang.text("Press Enter to leave, or type save FILE: ")
        legal = self.state.legal(self.me)
        if len(legal) == 1:
            return self.lang.text("Only one move: press Enter to play it (h: help): ")
        return self.lang.text("Your move, 1-{last} (h: help): ", last=len(legal))

    # Showing

    def greet(self) -> None:
        """What a newcomer has to know; then, with the first table, what was dealt."""
        say = self.screen.say
        self.screen.heading(self.lang.gettext(self.state.game.title))
        for line in [*self.presenter.purpose(), *self.orientation()]:
            say(line)
        say()
        for line in self.presenter.primer():
            say(line)
        self.pause()
        say()
        self.story = [*self.beginning(), ""]

    def orientation(self) -> list[str]:
        """Who sits where, and what to type."""
        seats = ", ".join(self.seat_words(seat) for seat in range(len(self.names)))
        return [
            self.lang.text("At the table: {seats}.", seats=seats),
            self.lang.text(
                "Type ? for the rules, h for the commands. To move, type the number of a move or "
                "the move itself, such as {move}, and press Enter.",
                move=self.presenter.example(),
            ),
        ]

    def beginning(self) -> list[str]:
        """What was dealt, or how far the game has come."""
        if not self.state.history:
            return self.presenter.beginning(self.state.view(self.me))
        n = sum(seat >= 0 for seat, _ in self.state.history)
        return [
            self.lang.plural(
                "The game goes on after {n} move.", "The game goes on after {n} moves.", n
            )
        ]

    def seat_words(self, seat: int) -> str:
        """Who sits in a seat."""
        if seat == self.me:
            return self.lang.text("you in seat {seat}", seat=seat)
        return self.lang.text("{name} in seat {seat}", name=self.names[seat], seat=seat)

    def pause(self) -> None:
        """On a low screen, wait until the introduction is read."""
        if not self.screen.interactive or self.screen.lines >= TALL:
            return
        line = self.screen.ask(self.lang.text("Press Enter to begin: "))
        self.typed_ahead = line if line else None

    def show(self) -> None:
        """The story so far; then the table and the moves, or the end."""
        self.screen.story(self.story)
        self.story = []
        if self.shown:
            return
        self.shown = True
        view = self.state.view(self.me)
        if self.state.over:
            self.show_end()
            return
        legal = self.state.legal(self.me)
        self.screen.picture(self.presenter.picture(view))
        self.screen.say()
        self.screen.say(self.presenter.question(view, legal), "bold")
        self.screen.choices(self.presenter.choices(view, legal))

    def show_end(self) -> None:
        """How the game ended."""
        result = self.state.result
        assert result is not None
        self.screen.say()
        self.screen.heading(self.lang.text("The game is over."))
        self.screen.story(self.presenter.ending(self.state.view(self.me), result))
        self.screen.say(
            self.lang.text(
                "To keep this game, type save FILE; kozyr replay FILE checks and shows it."
            )
        )

    # Playing

    def play_bots(self) -> None:
        """Let the bots play until it is the person's turn."""
        while not self.state.over and self.me not in self.state.to_act:
            seat = self.state.to_act[0]
            self.play(seat, self.seating.choose(self.state, seat))

    def play(self, seat: int, move: str) -> None:
        """Play a move and tell it, as far as the person may know it.

        Raises: IllegalMove; nothing has changed then.
        """
        before = self.state.view(self.me)
        twin = self.state.copy()
        twin.auto_deal = False
        twin.play(seat, move)
        after = twin.view(self.me)
        self.state.play(seat, move)
        heard = self.presenter.heard(seat, twin.history[-1][1])
        self.story += self.presenter.tell(before, seat, heard, after)
        if ends_with_deal(self.state):
            self.story += self.presenter.tell_deal(after, self.state.view(self.me))

    def obey(self, line: str) -> bool:
        """Do what was typed. False: the person leaves."""
        command = read_command(line, self.lang)
        leaving, self.leaving = self.leaving, False
        if command is None:
            return self.obey_move(line.strip())
        if command.name == "quit":
            return self.keeps_on(leaving)
        getattr(self, f"do_{command.name}")(command)
        return True

    def obey_move(self, text: str) -> bool:
        """Play what was typed, or say why not."""
        if self.state.over:
            if not text:
                return False
            self.screen.say(self.lang.text("The game is over: save FILE, undo or quit."))
            return True
        try:
            move = self.meant(text)
            if move:
                self.play(self.me, move)
            self.shown = False
        except KozyrError as error:
            self.refuse(error)
        return True

    def meant(self, text: str) -> str:
        """The move that a line stands for; "" if it asks to see the table again."""
        view, legal = self.state.view(self.me), self.state.legal(self.me)
        if not text and len(legal) > 1:
            self.screen.say(self.lang.text("There are several moves: type the number of one."))
        if not text:
            return legal[0] if len(legal) == 1 else ""
        if text.isdecimal() and len(text) < 4:
            return self.numbered(int(text))
        return self.presenter.read(text, view, legal)

    def numbered(self, number: int) -> str:
        """The move with a number."""
        view, legal = self.state.view(self.me), self.state.legal(self.me)
        if not 1 <= number <= len(legal):
            raise IllegalMove(
                N_("there is no move {number}: the moves are 1 to {last}"),
                number=number,
                last=len(legal),
            )
        return self.presenter.choices(view, legal)[number - 1].move

    def refuse(self, error: KozyrError) -> None:
        """Say why something cannot be."""
        self.screen.say(
            self.lang.text("Not possible: {why}.", why=self.lang.error(error)), "magenta"
        )

    # Commands

    def do_rules(self, command: Typed) -> None:
        """Show the rules."""
        more = self.lang.text("Enter: more. q, then Enter: back to the game. ")
        self.screen.document(rules_text(self.state.game.name, self.lang.code), more)
        self.shown = False

    def do_help(self, command: Typed) -> None:
        """List the commands."""
        self.screen.say(
            self.lang.text(
                "A move is played by its number in the list, or written as it stands there, such "
                "as {move}. Besides moves you may type:",
                move=self.presenter.example(),
            )
        )
        self.screen.pairs([(entry.shown, self.lang.gettext(entry.words)) for entry in COMMANDS])

    def do_table(self, command: Typed) -> None:
        """Show the table again."""
        self.shown = False

    def do_undo(self, command: Typed) -> None:
        """Take back the person's last move and all that came after it."""
        events = before_last_move(self.state, self.me)
        if events is None:
            self.screen.say(
                self.lang.text("There is nothing to take back: you have not played yet.")
            )
            return
        _, move = self.state.history[len(events)]
        self.state = rebuilt(self.state, events)
        self.screen.say(
            self.lang.text("Taken back: your move {move}, and all that followed.", move=move)
        )
        self.shown = False

    def do_save(self, command: Typed) -> None:
        """Save the game."""
        try:
            self.save(command)
        except SaveError as error:
            self.refuse(error)

    def save(self, command: Typed) -> None:
        """Write the record of the game to a file.

        Raises: SaveError.
        """
        if not command.rest.strip():
            raise SaveError(N_("say where: save FILE"))
        path = Path(os.path.expanduser(command.rest.strip()))
        shown = printable(str(path))
        document = write_record(record_of(self.state, self.seating.kinds))
        try:
            with path.open("w" if command.forced else "x", encoding="utf-8") as file:
                file.write(json.dumps(document, ensure_ascii=False) + "\n")
        except FileExistsError:
            raise SaveError(
                N_("{path} exists already: choose another name, or replace it with save! {path}"),
                path=shown,
            ) from None
        except (OSError, ValueError) as error:
            why = (
                system_reason(error)
                if isinstance(error, OSError)
                else N_("this cannot be the name of a file")
            )
            raise SaveError(N_("{path} cannot be written: {why}"), path=shown, why=why) from None
        self.saved = self.state.history[:]
        self.screen.say(
            self.lang.text(
                "Saved. To go on with it later: kozyr play --resume {path}", path=shlex.quote(shown)
            )
        )

    def keeps_on(self, leaving: bool) -> bool:
        """Whether a `quit` is not to be obeyed yet: people are warned once of an unsaved game."""
        unsaved = self.state.history != (self.saved or []) and not self.state.over
        if unsaved and not leaving and self.screen.interactive:
            self.leaving = True
            self.screen.say(
                self.lang.text("This game is not saved. To leave it all the same, type quit again.")
            )
            return True
        self.leave()
        return False

    def leave(self) -> None:
        """A last line."""
        if not self.state.over:
            self.screen.say(self.lang.text("The game was not finished."))
