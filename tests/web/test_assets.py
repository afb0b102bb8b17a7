"""Files under versioned addresses, and the modules that an entry needs."""

import re

import pytest

from kozyr.web.assets import IMPORTED, assets

ENTRIES = [path for path in assets().paths(".js") if path.startswith("js/pages/")]


def test_imports_are_found_as_scripts_write_them():
    source = """
import { a } from "./a.js";
import "../b.js";
import {
  c,
  d,
} from "./c.js";
export { e } from "./e.js";
const { F } = await import("./f.js");
await import("./g.js");
import { bare } from "bare";
// import { no } from "./comment.js";
const later = () => import("./later.js");
  const inner = await import("./inner.js");
"""
    found = [match[1] or match[2] for match in IMPORTED.finditer(source)]
    assert found == ["./a.js", "../b.js", "./c.js", "./e.js", "./f.js", "./g.js"]


@pytest.mark.parametrize("entry", ENTRIES)
def test_an_entry_names_all_that_it_needs_once(entry):
    modules = assets().modules(entry)
    assert modules[0] == entry
    assert len(set(modules)) == len(modules)
    for module in modules:
        source = assets().get(module).plain.decode()
        for wanted in re.findall(r'^(?:import|\} from)[^;]*?"\.{1,2}/([^"]+)";', source, re.M):
            assert any(path.endswith(wanted.rpartition("/")[2]) for path in modules), wanted


def test_what_is_not_there_is_refused():
    with pytest.raises(KeyError):
        assets().modules("js/pages/none.js")
    with pytest.raises(KeyError):
        assets().address("js/none.js")


def test_the_version_is_in_every_address():
    for path in assets().paths():
        assert assets().address(path) == f"/static/{assets().version}/{path}"
