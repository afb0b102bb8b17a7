"""Whatever is done, the database answers as the dictionaries of the memory store do."""

import asyncio
import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozyr.store import MemoryStore, SqlStore, Store, StoreError, sqlite_url
from kozyr.store.sqlite import FILE
from tests.store.backends import NOW, entries, sqlite, summary

names = st.sampled_from("abc")
people = st.sampled_from(("ann", "bob", "cid"))
hashes = st.binary(min_size=1, max_size=1)
places = st.none() | st.tuples(st.integers(NOW, NOW + 3), names)
lines = st.builds(
    summary,
    game=st.sampled_from(("durak", "blaze")),
    players=st.lists(people, max_size=3).map(tuple),
    public=st.booleans(),
    status=st.sampled_from(("open", "playing", "over")),
    bots=st.integers(0, 2),
    updated=st.integers(NOW, NOW + 3),
)
calls = st.one_of(
    st.tuples(st.just("append"), names, st.builds(entries, st.integers(-1, 4), st.integers(0, 3))),
    st.tuples(st.just("read"), names, st.integers(-1, 5)),
    st.tuples(st.just("head"), names),
    st.tuples(st.just("put_summary"), names, lines),
    st.tuples(st.just("unfinished")),
    st.tuples(st.just("put_identity"), people, st.text(max_size=3), st.integers(0, 9)),
    st.tuples(st.just("get_identity"), people),
    st.tuples(st.just("put_recovery"), hashes, people),
    st.tuples(st.just("take_recovery"), hashes),
)
lists = st.fixed_dictionaries(
    {
        "public": st.none() | st.booleans(),
        "statuses": st.lists(st.sampled_from(("open", "playing", "over")), max_size=2),
        "game": st.none() | st.just("blaze"),
        "limit": st.integers(0, 3),
        "before": places,
    }
)


async def answer(store: Store, name: str, *values: Any, **options: Any) -> Any:
    try:
        found = await getattr(store, name)(*values, **options)
    except StoreError as error:
        return type(error), getattr(error, "head", None)
    return found


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("store")

    async def make() -> None:
        async with sqlite(folder):
            pass

    asyncio.run(make())
    return folder / FILE


@settings(max_examples=25)
@given(st.lists(calls, max_size=20), lists)
def test_database_and_memory_agree(empty: Path, steps: list[Any], filters: dict[str, Any]) -> None:
    async def compare() -> None:
        memory = MemoryStore()
        with tempfile.TemporaryDirectory() as folder:
            shutil.copy(empty, folder)
            database = await SqlStore.open(sqlite_url(folder))
            for step in steps:
                assert await answer(database, *step) == await answer(memory, *step), step
            listing = [("summaries", [], filters), ("tables_of", ["ann"], {})]
            for name, values, options in listing:
                assert await answer(database, name, *values, **options) == await answer(
                    memory, name, *values, **options
                )
            await database.close()

    asyncio.run(compare())
