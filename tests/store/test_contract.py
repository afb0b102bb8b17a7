"""What every store keeps."""

import asyncio
import secrets

import pytest

from kozyr.errors import KozyrError
from kozyr.store import (
    BadEntries,
    Identity,
    PlyTaken,
    StoreClosed,
    StoreError,
    UnknownIdentity,
    ValueRefused,
    recovery_hash,
)
from tests.store.backends import NOW, Backend, entries, outcomes, summary


async def test_a_table_that_is_not_there_is_empty(backend: Backend) -> None:
    async with backend.open() as store:
        assert await store.head("t") == -1
        assert await store.read("t") == []
        assert await store.read("t'--") == []


async def test_what_is_appended_is_read(backend: Backend) -> None:
    async with backend.open() as store:
        await store.append("t", entries(0))
        await store.append("t", entries(1, 3))
        await store.append("u", [(0, 2**52, bytes(range(256)))])
        assert await store.read("t") == entries(0, 4)
        assert await store.read("t", 2) == entries(2, 2)
        assert await store.read("t", 4) == []
        assert await store.read("t", -5) == entries(0, 4)
        assert await store.read("u") == [(0, 2**52, bytes(range(256)))]
        assert (await store.head("t"), await store.head("u")) == (3, 0)


async def test_an_empty_append_does_nothing(backend: Backend) -> None:
    async with backend.open() as store:
        await store.append("t", [])
        assert await store.head("t") == -1


@pytest.mark.parametrize("first", [-1, 1, 2, 4, 5])
async def test_only_the_ply_after_the_head_is_taken(backend: Backend, first: int) -> None:
    async with backend.open() as store:
        await store.append("t", entries(0, 3))
        with pytest.raises(BadEntries if first < 0 else PlyTaken):
            await store.append("t", entries(first))
        assert await store.read("t") == entries(0, 3)
        await store.append("t", entries(3))


async def test_a_new_table_starts_with_ply_0(backend: Backend) -> None:
    async with backend.open() as store:
        with pytest.raises(PlyTaken) as refused:
            await store.append("t", entries(1))
        assert (refused.value.table, refused.value.head) == ("t", -1)
        assert refused.value.code == "ply-taken"
        assert str(refused.value) == "table t goes on with ply 0, not 1"


async def test_a_conflict_names_the_head(backend: Backend) -> None:
    async with backend.open() as store:
        await store.append("t", entries(0, 5))
        with pytest.raises(PlyTaken) as refused:
            await store.append("t", entries(2))
        assert refused.value.head == 4


@pytest.mark.parametrize("plies", [[0, 2], [0, 0], [1, 0], [0, 1, 3], [-1, 0], [0, -1]])
async def test_plies_of_an_append_are_contiguous(backend: Backend, plies: list[int]) -> None:
    async with backend.open() as store:
        with pytest.raises(BadEntries):
            await store.append("t", [(ply, NOW, b"") for ply in plies])
        assert await store.read("t") == []


async def test_an_append_is_all_or_nothing(backend: Backend) -> None:
    async with backend.open() as store:
        await store.append("t", entries(0, 3))
        with pytest.raises(PlyTaken):
            await store.append("t", entries(1, 5, b"late"))
        assert await store.read("t") == entries(0, 3)


async def test_many_tables_at_once(backend: Backend) -> None:
    names = [f"t{number}" for number in range(200)]
    async with backend.open() as store:
        for first in range(3):
            await asyncio.gather(*(store.append(name, entries(first)) for name in names))
        for name in names:
            assert await store.read(name) == entries(0, 3)


async def test_one_of_those_who_race_wins_each_ply(backend: Backend) -> None:
    async with backend.open() as store:
        for ply in range(5):
            racers = [store.append("t", entries(ply, 1, b"%d" % racer)) for racer in range(40)]
            ends = await outcomes(racers)
            assert ends.count(None) == 1
            assert {end.head for end in ends if isinstance(end, PlyTaken)} == {ply}
            assert await store.read("t", ply) == entries(ply, 1, b"%d" % ends.index(None))


async def test_a_conflict_harms_no_other_table(backend: Backend) -> None:
    async with backend.open() as store:
        await store.append("t9", entries(0))
        ends = await outcomes(store.append(f"t{number}", entries(0)) for number in range(20))
        assert [type(end) for end in ends] == [type(None)] * 9 + [PlyTaken] + [type(None)] * 10
        assert [await store.head(f"t{number}") for number in range(20)] == [0] * 20


async def test_appends_that_follow_each_other_may_wait_together(backend: Backend) -> None:
    async with backend.open() as store:
        await asyncio.gather(*(store.append("t", entries(2 * n, 2)) for n in range(10)))
        assert await store.read("t") == entries(0, 20)


async def test_the_list_has_what_was_put(backend: Backend) -> None:
    line = summary(players=("bob", "ann", "bob"), seats=4, open_seats=1, status="open")
    async with backend.open() as store:
        await store.put_summary("t", line)
        assert await store.summaries() == [("t", line)]


async def test_a_line_is_replaced(backend: Backend) -> None:
    async with backend.open() as store:
        await store.put_summary("t", summary(players=("ann", "bob", "cid")))
        await store.put_summary("t", summary(players=("cid",), updated=NOW + 1))
        assert await store.summaries() == [("t", summary(players=("cid",), updated=NOW + 1))]
        assert await store.tables_of("ann") == []
        assert [table for table, _ in await store.tables_of("cid")] == ["t"]


async def test_lines_put_at_once_end_as_the_last(backend: Backend) -> None:
    lines = [summary(players=(f"p{n}", "ann"), updated=NOW + n) for n in range(10)]
    async with backend.open() as store:
        await asyncio.gather(*(store.put_summary("t", line) for line in lines))
        assert await store.summaries() == [("t", lines[-1])]


async def test_lists_are_filtered(backend: Backend) -> None:
    lines = {
        "open": summary(status="open", players=(), updated=NOW + 5),
        "hidden": summary(public=False, updated=NOW + 4),
        "blaze": summary(game="blaze", updated=NOW + 3),
        "over": summary(status="over", updated=NOW + 2),
    }
    async with backend.open() as store:
        for table, line in lines.items():
            await store.put_summary(table, line)

        async def names(**filters: object) -> list[str]:
            found = await store.summaries(**filters)  # type: ignore[arg-type]
            assert found == [(table, lines[table]) for table, _ in found]
            return [table for table, _ in found]

        assert await names() == ["open", "blaze"]
        assert await names(public=None) == ["open", "hidden", "blaze"]
        assert await names(public=False) == ["hidden"]
        assert await names(statuses=("over",)) == ["over"]
        assert await names(statuses=()) == []
        assert await names(game="durak") == ["open"]
        listed = await store.summaries(public=None)
        assert await store.unfinished() == [table for table, _ in listed]
        assert sorted(await store.unfinished()) == ["blaze", "hidden", "open"]


async def test_the_tables_where_bots_play_are_taken_up_first(backend: Backend) -> None:
    lines = {
        "people": summary(updated=NOW + 9),
        "one bot": summary(bots=1, updated=NOW + 1),
        "open with a bot": summary(bots=1, status="open", updated=NOW + 8),
        "two bots": summary(bots=2, public=False, updated=NOW + 3),
        "over": summary(bots=1, status="over", updated=NOW + 7),
        "a stand-in": summary(bots=1, updated=NOW + 2),
    }
    async with backend.open() as store:
        for table, line in lines.items():
            await store.put_summary(table, line)
        first = ["two bots", "a stand-in", "one bot"]
        assert await store.unfinished() == [*first, "people", "open with a bot"]
        await store.put_summary("two bots", summary(bots=0))
        assert await store.unfinished() == [*first[1:], "people", "open with a bot", "two bots"]
        assert await store.summaries(public=False) == []


async def test_lists_come_in_pages(backend: Backend) -> None:
    async with backend.open() as store:
        for number in range(20):
            await store.put_summary(f"t{number:02}", summary(updated=NOW + number // 3))
        seen: list[str] = []
        before = None
        while page := await store.summaries(limit=7, before=before):
            seen += [table for table, _ in page]
            before = (page[-1][1].updated, page[-1][0])
        assert seen == [f"t{number:02}" for number in reversed(range(20))]


async def test_the_tables_of_a_player(backend: Backend) -> None:
    async with backend.open() as store:
        for number in range(6):
            players = ("ann", "bob") if number % 2 else ("bob",)
            line = summary(players=players, public=False, status="over", updated=NOW + number)
            await store.put_summary(f"t{number}", line)
        assert [table for table, _ in await store.tables_of("ann")] == ["t5", "t3", "t1"]
        assert [table for table, _ in await store.tables_of("ann", limit=1)] == ["t5"]
        later = await store.tables_of("ann", before=(NOW + 3, "t3"))
        assert later == [("t1", summary(public=False, status="over", updated=NOW + 1))]
        assert await store.tables_of("eve") == []


async def test_identities(backend: Backend) -> None:
    async with backend.open() as store:
        assert await store.get_identity("i") is None
        await store.put_identity("i", "Анна", NOW)
        assert await store.get_identity("i") == Identity("i", "Анна", NOW)
        await store.put_identity("i", "Ann", NOW + 1)
        assert await store.get_identity("i") == Identity("i", "Ann", NOW)


async def test_a_recovery_code_works_once(backend: Backend) -> None:
    code = recovery_hash(secrets.token_urlsafe())
    async with backend.open() as store:
        await store.put_identity("i", "Ann", NOW)
        await store.put_recovery(code, "i")
        assert await store.take_recovery(recovery_hash("another")) is None
        ends = await asyncio.gather(*(store.take_recovery(code) for _ in range(5)))
        assert sorted(ends, key=str) == [None, None, None, None, "i"]
        await store.put_recovery(code, "i")
        assert await store.take_recovery(code) == "i"


async def test_the_last_recovery_code_counts(backend: Backend) -> None:
    async with backend.open() as store:
        for identity in "ij":
            await store.put_identity(identity, identity, NOW)
            await store.put_recovery(recovery_hash(identity), identity)
        await store.put_recovery(recovery_hash("newer"), "i")
        assert await store.take_recovery(recovery_hash("i")) is None
        assert await store.take_recovery(recovery_hash("newer")) == "i"
        assert await store.take_recovery(recovery_hash("j")) == "j"


async def test_a_recovery_code_is_somebodys(backend: Backend) -> None:
    async with backend.open() as store:
        with pytest.raises(UnknownIdentity) as refused:
            await store.put_recovery(recovery_hash("code"), "nobody")
        assert str(refused.value) == "there is no identity nobody"
        assert await store.take_recovery(recovery_hash("code")) is None


async def test_two_have_not_the_same_recovery_code(backend: Backend) -> None:
    async with backend.open() as store:
        for identity in "ij":
            await store.put_identity(identity, identity, NOW)
        await store.put_recovery(recovery_hash("code"), "i")
        with pytest.raises(ValueRefused):
            await store.put_recovery(recovery_hash("code"), "j")
        assert await store.take_recovery(recovery_hash("code")) == "i"


async def test_a_closed_store_says_so(backend: Backend) -> None:
    async with backend.open() as store:
        await store.append("t", entries(0))
        await store.close()
        await store.close()
        for call in (
            store.append("t", entries(1)),
            store.read("t"),
            store.head("t"),
            store.put_summary("t", summary()),
            store.summaries(),
            store.tables_of("ann"),
            store.unfinished(),
            store.put_identity("i", "Ann", NOW),
            store.get_identity("i"),
            store.put_recovery(b"", "i"),
            store.take_recovery(b""),
        ):
            with pytest.raises(StoreClosed):
                await call


async def test_closing_commits_what_waits(backend: Backend) -> None:
    async with backend.open() as store:
        waiting = [
            asyncio.ensure_future(store.append(f"t{number}", entries(0))) for number in range(50)
        ]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 50


def test_errors_are_a_tree_with_stable_codes() -> None:
    def kinds(parent: type[StoreError]) -> list[type[StoreError]]:
        return [parent, *(kind for child in parent.__subclasses__() for kind in kinds(child))]

    codes = [kind.code for kind in kinds(StoreError)]
    assert sorted(codes) == [
        "ply-taken",
        "store",
        "store-closed",
        "store-entries",
        "store-failed",
        "store-open",
        "store-value",
        "unknown-identity",
    ]
    assert issubclass(StoreError, KozyrError)
