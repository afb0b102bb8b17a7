"""Twin servers: other hidden cards and bets, and the same game for one viewer (tests.table.twins).

A game is played by chance at a table without a server, with what people do beside, and a twin
world is looked for. Then people with sockets do the same at a server, once in each world, and all
that one viewer receives is kept.
"""

import asyncio
import random

from structlog.testing import capture_logs

from kozyr.games.state import State
from kozyr.server import logbook
from kozyr.table import TableError
from tests.contract.spaces import GARBAGE, move_space
from tests.helpers import choose
from tests.server.conftest import Seeded
from tests.server.house import House
from tests.table.desk import START, Desk
from tests.table.twins import Act, aside, muted, perform

ASKED = 4


def write_script(desk, seed, until):
    """Play by chance: what people do, and after each act the bots; to the end or to a moment."""
    rng = random.Random(f"script {seed}")
    eager = rng.uniform(0.4, 1)
    script = []
    bots_follow(desk, script, rng)
    while not desk.table.over and not until(desk, script):
        act = aside(desk, rng) if rng.random() < 0.15 else None
        if act is None:
            seat = rng.choice(desk.table.to_act)
            act = Act(rng.randrange(4000), "play", seat, choose(rng, desk.state.legal(seat), eager))
        if act.kind in ("time_out", "replace") and act.who == 0:
            continue
        if act.kind == "play" and desk.table.on_hold:
            act = Act(act.after, "back", act.who)
        time_passes(desk, script, act.after, rng)
        try:
            perform(desk, act._replace(after=0))
        except TableError:
            continue
        script.append(act._replace(after=0))
        bots_follow(desk, script, rng)
    return [act for act in script if act.kind != "mark"]


def time_passes(desk, script, after, rng):
    """The clock goes on, and whose time is up by then is told so."""
    act = Act(after, "time_out", 0)
    perform(desk, act)
    script.append(act)
    bots_follow(desk, script, rng)


def bots_follow(desk, script, rng):
    """All bots and stand-ins that are to act do so, in the order of a server."""
    while waiting := desk.table.bots_to_act():
        seat = waiting[0][0]
        script.append(Act(0, "play", seat, rng.choice(desk.state.legal(seat))))
        perform(desk, script[-1])


class Told:
    """Bots that play what a script says."""

    def __init__(self):
        self.moves = []

    async def choose(self, level, seed, knowledge, legal):
        await asyncio.sleep(0)
        who, move = self.moves.pop(0)
        assert who == knowledge["seat"]
        assert move in legal
        return move

    async def close(self):
        pass


class Secrets(Seeded):
    """The same ids in every world, and the seed and the salt of the world that is dealt next."""

    def __init__(self, seed):
        super().__init__(seed)
        self.coming = []

    def token_hex(self, size):
        return self.coming.pop(0)

    def token_urlsafe(self, size):
        return super().token_hex(size)


class Performance:
    """A script performed at a server in one world; `received` is all that the viewer was told."""

    def __init__(self, folder, monkeypatch, options, viewer):
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.options = options
        self.viewer = viewer
        self.received = []

    async def run(self, script, world, again=None):
        """Perform a script; `again` is another one with its world, for the rematch."""
        self.secrets = Secrets("the same in both worlds")
        self.monkeypatch.setattr(logbook, "secrets", self.secrets)
        pool = Told()
        with capture_logs() as logs:
            async with House(self.folder, pool=pool, now=START) as house:
                self.house, self.pool = house, pool
                await self.sit_down()
                await self.play(script, world)
                if again:
                    await self.go_on(*again)
                await self.look_around()
        self.received += [sorted(line.items(), key=str) for line in logs]
        return self.received

    def hear(self, frames):
        """Keep what the viewer was told of the cards last dealt."""
        self.received += [self.world.uncommitted(frame) for frame in frames]

    async def sit_down(self):
        """Everyone comes; bots sit already."""
        people = self.options["seats"].count("open") + 1
        self.guests = [await self.house.guest("Ann")]
        self.guests += [await self.house.guest(f"Player {seat}") for seat in range(1, people)]
        self.guests.append(await self.house.guest("Guest"))
        table = await self.guests[0].create(**self.options)
        await self.open(table)
        for seat in self.seats[1:-1]:
            await seat.tell("sit")

    async def open(self, table):
        """Everyone opens the table; the viewer is the one who reads Russian."""
        self.table = table
        self.asking = random.Random("the viewer")
        place = len(self.guests) - 1 if self.viewer is None else self.viewer
        self.seats = []
        for number, guest in enumerate(self.guests):
            lang = "ru" if number == place else None
            self.seats.append(await guest.open(table, since=-1, lang=lang))
        self.seat, self.who = self.seats[place], self.guests[place]

    async def play(self, script, world):
        self.deal_from(world)
        await self.act(script, world, 0, self.seats[0].send("start"))
        for place, act in enumerate(script):
            if act.kind != "play" or not self.is_bot(act.who):
                await self.act(script, world, place + 1, self.do(act, world, place))
                if place % 8 == 0:
                    await self.ask()
        self.hear(self.seat.frames)

    def deal_from(self, world):
        """Have the server deal the cards of a world."""
        self.world = world
        self.secrets.coming = list(world.secrets)
        game = type(self.live.table.game)
        self.monkeypatch.setattr(
            game, "deal", lambda self, players, seed, number=0: self.load(world.start, seed)
        )
        self.monkeypatch.setattr(State, "coming_deal", lambda state: world.deals[state._deals - 1])

    @property
    def live(self):
        return self.house.hub.live[self.table]

    def is_bot(self, seat):
        return self.live.table.seats[seat].level is not None

    async def act(self, script, world, first, doing):
        """Do something, and wait until it is done and the bots have followed."""
        for place in range(first, len(script)):
            act = script[place]
            if act.kind != "play":
                break
            self.pool.moves.append((act.who, world.bets.get(place, act.what)))
        await doing
        for seat in self.seats:
            await seat.quiet()
        while self.live.bots is not None:
            await asyncio.sleep(0)
        self.pool.moves.clear()
        await self.seat.quiet()

    async def do(self, act, world, place):
        """One act of a script."""
        head = self.live.table.head
        seat = self.seats[act.who]
        nonce = f"m{head}"
        if act.kind == "play":
            move = world.bets.get(place, act.what)
            await seat.send("play", move=move, seen=head, nonce=nonce)
        elif act.kind == "time_out":
            self.house.now += act.after
            await self.house.hub._time_out(self.table)
        elif act.kind == "say":
            await seat.send("chat", text=f"I hold {act.what}", nonce=nonce)
        elif act.kind == "signal":
            await seat.send("signal", signal=act.what, nonce=nonce)
        elif act.kind == "report":
            await seat.send("report", ply=3)
        elif act.kind == "mute":
            whom, on = muted(act)
            key = "name" if isinstance(whom, str) else "seat"
            await seat.send("mute", **{key: whom, "on": on})
        elif act.kind == "replace":
            await self.seats[0].send("replace", seat=act.who, level="random")
        else:
            await seat.send(act.kind)

    async def ask(self):
        """The viewer tries all sorts of things that are refused."""
        head, game = self.seat.table["head"], self.seat.table["options"]["game"]
        moves = self.asking.sample(move_space(game), ASKED) + self.asking.sample(GARBAGE, 1)
        for number, move in enumerate(moves):
            if isinstance(move, str) and move not in self.seat.legal:
                seen = self.asking.choice((head, head, head - 3, 0))
                await self.seat.send("play", move=move, seen=seen, nonce=f"a{head}-{number}")
        await self.seat.send("sync", since=head - 2)
        await self.seat.quiet()

    async def go_on(self, script, world):
        """A rematch, and another game."""
        await self.seats[0].tell("rematch")
        await self.seat.quiet()
        assert self.seat.table["next_table"]
        self.hear(self.seat.frames)
        await self.open(self.seat.table["next_table"])
        await self.play(script, world)

    async def look_around(self):
        """Everything that the viewer can ask for over HTTP."""
        paths = ["/", "/api/me", "/api/tables", "/api/tables/mine", "/metrics", "/healthz"]
        paths += [f"/api/tables/{self.table}x/record"]
        if not self.seat.over:
            paths.append(f"/api/tables/{self.table}/record")
        for path in paths:
            answer = await self.who.get(path)
            self.received.append((path, answer.status_code, told_by(answer)))
        again = await self.who.open(self.table, since=-1)
        self.hear(again.frames)


def told_by(answer):
    """The lines of an answer, but those that tell how fast we were."""
    quick = ("kozyr_commit_seconds", "_created")
    return [line for line in answer.text.splitlines() if not any(word in line for word in quick)]


def options_of(desk):
    """The options of a desk's table as a client gives them."""
    options = desk.table.options
    clock = {"kind": "move", "seconds": options.clock.seconds} if desk.table.clocks.left else None
    return {
        "game": options.game,
        "players": options.players,
        "seats": list(options.seats),
        "known_cards": options.known_cards,
        "forced": options.forced,
        **({"clock": clock} if clock else {}),
    }


def scripted(name, players, bots, seed, until, **more):
    """A game by chance: its desk and script."""
    desk = Desk(name, players, bots, start=False, **more)
    desk.deal()
    return desk, write_script(desk, seed, until)
