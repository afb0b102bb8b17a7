"""Who sits where: the person, and a bot on every other seat."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from kozyr.errors import N_, KozyrError, SeatError
from kozyr.games.state import State
from kozyr.locale import Language
from kozyr.search import Watch, make_bot
from kozyr.terminal.failures import UsageError

HUMAN = "human"

NAMES = {
    HUMAN: N_("Human"),
    "beginner": N_("Beginner"),
    "casual": N_("Casual"),
    "dmcts": N_("Sampler"),
    "expert": N_("Expert"),
    "greedy": N_("Greedy"),
    "master": N_("Master"),
    "random": N_("Random"),
    "strong": N_("Strong"),
}
"""How the kinds of players are called; a saved game has the kinds for names."""


class BotsError(KozyrError):
    """The bots that were asked for do not fit the seats."""

    code = "bots"


@dataclass(frozen=True)
class Seating:
    """The person's seat `me`; `kinds[seat]` is the kind of bot there, `HUMAN` at `me`."""

    me: int
    kinds: tuple[str, ...]
    watch: Watch = field(default_factory=Watch, compare=False, repr=False)

    def names(self, lang: Language) -> list[str]:
        """How the players are called; a bot among several carries its seat's number."""
        if len(self.kinds) == 2:
            return [self.name(seat, lang) for seat in range(2)]
        return [
            self.name(seat, lang) if seat == self.me else f"{self.name(seat, lang)} {seat}"
            for seat in range(len(self.kinds))
        ]

    def name(self, seat: int, lang: Language) -> str:
        """The name of a seat's player, without a number."""
        if seat == self.me:
            return lang.text("You")
        kind = self.kinds[seat]
        return lang.gettext(NAMES[kind]) if kind in NAMES else kind.capitalize()

    def choose(self, state: State, seat: int) -> str:
        """A bot's move, from what its seat has seen up to now: nothing that was taken back."""
        bot = make_bot(self.kinds[seat], f"{state.seed}/{seat}/{len(state.history)}")
        return bot.choose(self.watch.knowledge(state, seat), state.legal(seat))


def seat_players(players: int, seat: int | None, bots: str | None) -> Seating:
    """The seating that options ask for: `bots` is a kind, or a comma list of one per other seat.

    Raises: SeatError, BotsError, UnknownBot.
    """
    me = 0 if seat is None else seat
    if not 0 <= me < players:
        raise SeatError(
            N_("there is no seat {seat}: the seats are 0 to {last}"), seat=me, last=players - 1
        )
    kinds = [kind.strip().lower() for kind in ("greedy" if bots is None else bots).split(",")]
    for kind in kinds:
        make_bot(kind, 0)
    if len(kinds) == 1:
        kinds *= players - 1
    if len(kinds) != players - 1:
        raise BotsError(
            N_("--bots names {count} bots: name one, or one for each other seat ({seats})"),
            count=len(kinds),
            seats=players - 1,
        )
    return Seating(me, (*kinds[:me], HUMAN, *kinds[me:]))


def seats_of_record(names: Sequence[str], seat: int | None, bots: str | None) -> Seating:
    """The seating of a game to go on with: as it was saved, or as the options say if it was not.

    Raises: UsageError for an option that the file answers; SeatError, BotsError, UnknownBot.
    """
    saved = saved_seating(names)
    if saved is None:
        return seat_players(len(names), seat, bots)
    for option, value in (("--seat", seat), ("--bots", bots)):
        if value is not None:
            raise does_not_go_with_resume(option)
    return saved


def saved_seating(names: Sequence[str]) -> Seating | None:
    """The seating that the names of a record stand for; None if it was not saved here."""
    if names.count(HUMAN) != 1:
        return None
    me = names.index(HUMAN)
    try:
        return seat_players(len(names), me, ",".join([*names[:me], *names[me + 1 :]]))
    except KozyrError:
        return None


def does_not_go_with_resume(option: str) -> UsageError:
    """The error for an option that a saved game answers."""
    return UsageError(
        N_("{option} does not go with --resume: the file says it already"), option=option
    )
