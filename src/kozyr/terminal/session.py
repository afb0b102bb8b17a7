"""A game in a terminal: ask, play, tell, until it is over."""

import shlex
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from kozyr.errors import N_, IllegalMove, KozyrError
from kozyr.games.state import State
from kozyr.locale import Language, rules_text
from kozyr.terminal.commands import COMMANDS, Typed, read_command
from kozyr.terminal.history import before_last_move, ends_with_deal, rebuilt
from kozyr.terminal.presenters import make_presenter
from kozyr.terminal.saving import SaveError, keep_game, save_game, typed_path
from kozyr.terminal.screen import Screen
from kozyr.terminal.seating import Seating
from kozyr.terminal.style import firm, printable

TALL = 45
"""A screen of so many lines shows the introduction and the first table together."""


class Session:
    """One game of one person against bots, on one screen."""

    def __init__(
        self,
        state: State,
        seating: Seating,
        lang: Language,
        screen: Screen,
        origin: Path | None = None,
    ) -> None:
        self.state = state
        self.origin = origin
        self.seating = seating
        self.lang = lang
        self.screen = screen
        names = seating.names(lang)
        self.names = names if screen.plain else [firm(name) for name in names]
        self.me = seating.me
        self.presenter = make_presenter(state.game.name, lang, self.names, self.me, screen.plain)
        self.story: list[str] = []
        self.saved = state.history[:] if origin else None
        self.shown = False
        self.leaving = False
        self.typed_ahead: list[str | None] = []

    def run(self) -> None:
        """Play until the game is over and left, or the input ends."""
        try:
            self.greet()
            self.go_on()
        except KeyboardInterrupt:
            self.keep()
            raise

    def go_on(self) -> None:
        """Ask, play and tell until the person leaves."""
        while True:
            self.play_bots()
            self.show()
            line = self.next_line()
            if line is None:
                self.keep()
                self.leave()
                return
            if not self.obey(line):
                return

    def next_line(self) -> str | None:
        """What was typed; None at the end of the input."""
        return self.typed_ahead.pop(0) if self.typed_ahead else self.screen.ask(self.prompt())

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
        self.present(
            lambda: self.screen.heading(self.lang.gettext(self.state.game.title)),
            *(partial(say, line) for line in [*self.presenter.purpose(), *self.orientation()]),
            say,
            *(partial(say, line) for line in self.presenter.primer()),
        )
        if not self.paused():
            say()
        self.story = self.beginning()

    def present(self, *writers: Callable[[], None], prompt: str = "") -> None:
        """Write these blocks, page by page if the screen is too low for all of them."""
        self.typed_ahead += self.screen.show(
            [self.screen.written(writer) for writer in writers],
            self.lang.text("Enter: more. "),
            prompt,
            lambda line: read_command(line, self.lang) is not None,
        )

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

    def paused(self) -> bool:
        """Wait until the introduction is read, if the screen is low."""
        if not self.screen.interactive or self.screen.lines >= TALL or self.typed_ahead:
            return False
        line = self.screen.ask(self.lang.text("Press Enter to begin: "))
        if line != "":
            self.typed_ahead.append(line)
        return True

    def show(self) -> None:
        """The story so far; then the table and the moves, or the end."""
        told = [partial(self.screen.story, paragraph) for paragraph in paragraphs(self.story)]
        self.story = []
        if self.shown:
            self.present(*told)
            return
        self.shown = True
        self.present(
            *told, self.show_end if self.state.over else self.show_table, prompt=self.prompt()
        )

    def show_table(self) -> None:
        """The table, and what the person may do."""
        view, legal = self.state.view(self.me), self.state.legal(self.me)
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
            self.story.append(self.lang.text("There are several moves: type the number of one."))
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
        why = error.text(self.lang.gettext, self.presenter.card)
        self.screen.say(self.lang.text("Not possible: {why}.", why=why), "magenta")

    # Commands

    def do_rules(self, command: Typed) -> None:
        """Show the rules."""
        more = self.lang.text("Enter: more. q, then Enter: back to the game. ")
        self.screen.document(rules_text(self.state.game.name, self.lang.code), more)
        self.shown = False

    def do_help(self, command: Typed) -> None:
        """List the commands."""
        self.present(self.write_help, prompt=self.prompt())

    def write_help(self) -> None:
        """What may be typed."""
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
        self.story.append(
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
        path = typed_path(command.rest)
        save_game(self.state, self.seating, path, command.forced)
        self.saved = self.state.history[:]
        self.screen.say(
            self.lang.text(
                "Saved. To go on with it later: kozyr play --resume {path}", path=shell_word(path)
            )
        )

    def keep(self) -> None:
        """Keep the unfinished game of a person who went away without a word."""
        mine = any(seat == self.me for seat, _ in self.state.history)
        if not (mine and self.unsaved() and self.screen.interactive):
            return
        self.screen.say()
        try:
            path = keep_game(self.state, self.seating, self.origin)
        except SaveError as error:
            self.refuse(error)
            return
        self.screen.say(
            self.lang.text(
                "Your game is kept. To go on with it: kozyr play --resume {path}",
                path=shell_word(path),
            )
        )

    def unsaved(self) -> bool:
        """Whether moves of a game that goes on stand in no file."""
        return not self.state.over and self.state.history != (self.saved or [])

    def keeps_on(self, leaving: bool) -> bool:
        """Whether a `quit` is not to be obeyed yet: people are warned once of an unsaved game."""
        if self.unsaved() and not leaving and self.screen.interactive:
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


def paragraphs(story: Sequence[str]) -> list[list[str]]:
    """A story's sentences, paragraph by paragraph; an empty one begins a new paragraph."""
    found: list[list[str]] = [[]]
    for sentence in story:
        if sentence:
            found[-1].append(sentence)
        elif found[-1]:
            found.append([])
    return [paragraph for paragraph in found if paragraph]


def shell_word(path: Path) -> str:
    """A file as it is typed in a shell."""
    return shlex.quote(printable(str(path)))
