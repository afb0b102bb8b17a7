"""Twin games: other hidden cards and bets, and all that one viewer has seen the same.

A game is played by chance and written down as a script of commands. A twin's world differs in the
first deal, in later deals, in bets; it is kept only if every move of the game can be played in it
and the rules' own view of the viewer is the same after each. Then the commands are given again at
a table with that world. Until the game is over its seed and salt are secret too, and a twin has
others; what is told of them before, the commitment, is the one thing that is not compared.
"""

import copy
import random
from typing import NamedTuple

from kozyr.errors import KozyrError
from kozyr.games.state import DEALER
from kozyr.table import TableError, events, seen, snapshot, view_record
from kozyr.table.fair import commitment
from kozyr.table.talk import SIGNALS
from tests.contract.spaces import GARBAGE, move_space
from tests.helpers import choose
from tests.table.desk import OWNER, SALT, SEED, dump, player

SECRETS = (SEED, SALT)
OTHER_SECRETS = ("07e2" * 8, "0541" * 8)


class Act(NamedTuple):
    """Something done at a table: how much later, what, by which seat (or person), with what."""

    after: int
    kind: str
    who: object
    what: object = None


class World(NamedTuple):
    """What chance and hidden bets made of a game: `bets` are moves by their place in the script.

    `secrets` are the seed and the salt.
    """

    start: dict
    deals: list
    bets: dict
    secrets: tuple = SECRETS

    def uncommitted(self, text):
        """What was told in this world, without its commitment."""
        return text.replace(f'"commitment":"{commitment(*reversed(self.secrets))}"', "")


def write_script(desk, seed, until):
    """Play by chance, with all that people do beside; the acts, to the end or to a moment."""
    rng = random.Random(f"script {seed}")
    eager = rng.uniform(0.4, 1)
    script = []
    while not desk.table.over and not until(desk, script):
        act = aside(desk, rng) if rng.random() < 0.15 else None
        if act is None:
            seat = rng.choice(desk.table.to_act)
            move = choose(rng, desk.state.legal(seat), eager)
            act = Act(rng.randrange(9000), "play", seat, move)
        try:
            perform(desk, act)
        except TableError:
            continue
        script.append(act)
    if desk.table.over:
        script.append(Act(5, "rematch", 0))
        perform(desk, script[-1])
    return script


def aside(desk, rng):
    """Something else than a move."""
    seat = rng.randrange(len(desk.table.seats))
    kinds = ["say", "say", "leave", "back", "report", "mute", "signal", "undo", "time_out"]
    kind = rng.choice([*kinds, "replace"])
    return Act(rng.randrange(9000), kind, seat, rng.choice(SIGNALS))


def perform(desk, act, world=None, place=-1):
    """Do one act at a table; in another world its deals and bets take the place of these."""
    desk.now += act.after
    table, who = desk.table, player(act.who)
    if act.kind == "play":
        move = act.what if world is None else world.bets.get(place, act.what)
        held = table.seats[act.who]
        if held.level is not None:
            found = table.bot_move(act.who, move, table.head, desk.now)
        else:
            found = table.move(held.player, move, table.head, f"m{table.head}", desk.now)
        return desk.do([dealt_in(world, desk, event) for event in found])
    commands = {
        "say": lambda: table.chat(who, "Guest", f"I hold {act.what}", f"m{table.head}"),
        "leave": lambda: table.leave(who),
        "back": lambda: table.come_back(who),
        "report": lambda: table.report(who, 3),
        "mute": lambda: table.mute(who, *muted(act)),
        "signal": lambda: table.signal(who, act.what, f"m{table.head}"),
        "undo": lambda: table.undo(who),
        "time_out": lambda: table.time_out(desk.now),
        "replace": lambda: table.replace(OWNER, act.who, "random"),
        "rematch": lambda: table.rematch(who, "t2"),
        "mark": lambda: [],
    }
    return desk.do(commands[act.kind]())


def muted(act):
    """Whom an act mutes, or not any more: the next seat, or spectators."""
    number = SIGNALS.index(act.what)
    return ("Guest" if number % 3 == 2 else 1 - min(act.who, 1), number % 2 == 0)


def dealt_in(world, desk, event):
    """A later deal as another world has it."""
    if world is None or not isinstance(event, events.DealtAgain):
        return event
    made = sum(isinstance(entry.event, events.DealtAgain) for entry in desk.log)
    return events.DealtAgain(world.deals[made])


def world_of(desk, script):
    """The world in which a game was played."""
    start = next(e.event.position for e in desk.log if isinstance(e.event, events.Dealt))
    deals = [e.event.cards for e in desk.log if isinstance(e.event, events.DealtAgain)]
    bets = {
        i: act.what
        for i, act in enumerate(script)
        if act.kind == "play" and act.what.startswith("bet")
    }
    return World(start, deals, bets)


def told(desk, script, viewer, world):
    """Do a script at a table that is open yet; all that a viewer receives meanwhile, as JSON."""
    seed, salt = world.secrets
    desk.do([events.Dealt(world.start, seed, salt, commitment(salt, seed))])
    who = "id-x" if viewer is None else player(viewer)
    received = [dump(snapshot(desk.table, viewer))]
    for place, act in enumerate(script):
        entries = perform(desk, act, world, place)
        mutes = desk.table.muted_by(who)
        received += [dump(seen(entry, viewer, mutes)) for entry in entries]
        received.append(dump(snapshot(desk.table, viewer, mutes)))
    received.append(dump(view_record(desk.log, viewer)))
    return [world.uncommitted(text.decode()) for text in received]


def answers(desk, viewer, rng):
    """What a viewer is told to all sorts of commands, none of which is carried out."""
    who = "id-x" if viewer is None else player(viewer)
    table = desk.table
    space = move_space(table.options.game)
    moves = [*rng.sample(space, min(60, len(space))), *GARBAGE]
    asked = [(table.move, who, move, table.head, "probe", desk.now) for move in moves]
    asked += [(table.move, who, move, 3, "probe", desk.now) for move in moves[:2]]
    asked += [(table.signal, who, signal, "probe") for signal in (*SIGNALS, "can_add_9")]
    asked += [(table.undo, who), (table.chat, who, "G", "x", "m7"), (table.sit, who, "G", 1)]
    return [answer(desk, viewer, *ask) for ask in asked]


def answer(desk, viewer, command, *args):
    """The error as it is told, or the entries as they would be shown; the end tells its own."""
    try:
        found = [event for event in command(*args) if not isinstance(event, events.Ended)]
    except KozyrError as error:
        return f"{error.code}: {error}"
    return dump([seen(entry, viewer) for entry in desk.table.entries(found, desk.now)])


def steps(desk):
    """The log's moves, later deals and undone plies, to be replayed by the rules alone."""
    kinds = (events.Moved, events.DealtAgain, events.Undone)
    return [entry for entry in desk.log if isinstance(entry.event, kinds)]


def views(game, world, found, viewer, bets):
    """The rules' view of a viewer at the start and after each step; stops at what cannot be."""
    state = game.load(world.start)
    state.auto_deal = False
    undone = {ply for e in found if isinstance(e.event, events.Undone) for ply in e.event.plies}
    before = {}
    deals = iter(world.deals)
    yield state.view(viewer)
    for entry in found:
        event = entry.event
        if entry.ply in undone:
            before[entry.ply] = state.copy()
        if isinstance(event, events.Undone):
            state = before[event.plies[0]].copy()
        elif isinstance(event, events.DealtAgain):
            state.play(DEALER, next(deals))
        else:
            state.play(event.seat, bets.get(entry.ply, event.move))
        yield state.view(viewer)


class Twins:
    """Looks for worlds that a viewer cannot tell from the one a game was played in."""

    def __init__(self, desk, script, viewer):
        self.game = desk.table.game
        self.steps = steps(desk)
        self.viewer = viewer
        self.world = world_of(desk, script)
        self.secrets = SECRETS if desk.table.over else OTHER_SECRETS
        self.plies = dict(zip(self.world.bets, self.bet_plies(), strict=True))
        self.views = list(self.seen(self.world))

    def bet_plies(self):
        """The plies of the bets, in the order of the script."""
        return [
            entry.ply
            for entry in self.steps
            if isinstance(entry.event, events.Moved) and entry.event.move.startswith("bet")
        ]

    def seen(self, world):
        bets = {self.plies[place]: move for place, move in world.bets.items()}
        return views(self.game, world, self.steps, self.viewer, bets)

    def agrees(self, world):
        """Whether the viewer sees the same at every step."""
        try:
            return all(a == b for a, b in zip(self.views, self.seen(world), strict=True))
        except KozyrError:
            return False

    def search(self, rng, tries):
        """A world that was changed wherever it could be, and how often."""
        world, changes = self.world._replace(secrets=self.secrets), 0
        for place in world.bets:
            found = next(filter(self.agrees, other_bets(rng, world, place)), None)
            world, changes = (found, changes + 1) if found else (world, changes)
        for _ in range(tries):
            other = swapped(rng, world)
            if other != world and self.agrees(other):
                world, changes = other, changes + 1
        return world, changes


def other_bets(rng, world, place):
    """The world with another bet in that place: its value changed, or any other."""
    value, on = map(int, world.bets[place].removeprefix("bet ").split("@"))
    seats = range(len(world.start["hands"]))
    moves = [f"bet {value}@{seat}" for value in (0, 1) for seat in seats]
    for move in (f"bet {1 - value}@{on}", *rng.sample(moves, 3)):
        if move != world.bets[place]:
            yield world._replace(bets=world.bets | {place: move})


def swapped(rng, world):
    """The world with two cards of a deal swapped."""
    start, deals = copy.deepcopy((world.start, world.deals))
    n = rng.randrange(-1, len(deals))
    if n < 0:
        stacks = [start[zone] for zone in ("talon", "deck", "set_aside", "stock") if zone in start]
        slots = [(zone, i) for zone in (*start["hands"], *stacks) for i in range(len(zone))]
        (a, i), (b, j) = rng.sample(slots, 2)
        if a is b and a in start["hands"]:
            return world
        a[i], b[j] = b[j], a[i]
    else:
        word, *cards = deals[n].split()
        i, j = rng.sample(range(len(cards)), 2)
        cards[i], cards[j] = cards[j], cards[i]
        deals[n] = " ".join([word, *cards])
    return world._replace(start=start, deals=deals)
