"""How the build joins the modules of the bridge into one script."""

import re

import pytest

from webbuild import BuildError, modules

STORE = b'''// @ts-check
/** What is kept. */

const size = 2
/** @type {number[]} */ const kept = [1, 2]
/** Adds. */
export const add = (/** @type {number} */ one) => kept.push(one) + size

export class Store {
  /** @type {number} how many */
  count = add(3)
}
'''
MAIN = b'''/* Starts. */
import { add, Store } from "./store.js"

const size = 10
// The page shows it.
page.shown = [add(1), new Store().count, size, "// no comment"]
'''


def joined(main=MAIN, **others):
    sources = {"bridge/main.js": main, "bridge/store.js": STORE}
    return modules.join(sources | {f"bridge/{stem}.js": text for stem, text in others.items()}).decode()


def test_modules_run_as_one_script_and_may_use_the_same_names(browser):
    page = browser.new_page()
    shown = page.evaluate(f"() => {{ const page = {{}}; {joined()}; return page.shown }}")
    page.close()
    assert shown == [5, 6, 10, "// no comment"]


def test_what_only_people_read_is_left_out():
    assert "/*" not in joined()
    assert re.findall("//.*", joined()) == ['// no comment"]']


def test_a_module_that_several_import_is_there_once():
    script = joined(b'import { a } from "./other.js"\n' + MAIN, other=(
        b'import { add } from "./store.js"\nexport const a = add(0)\n'))
    assert script.count("class Store") == 1
    assert script.index("class Store") < script.index("const a =") < script.index("page.shown")


PART = b'import { add } from "../bridge/store.js"\n// Both are imported.\nexport const three = () => add(1)\nexport const none = 0\n'
IMPORT = "async text => Object.keys(await import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))))"


def test_a_part_of_the_bridge_is_imported_and_has_nothing_to_import_where_it_is_cut_short(browser):
    script = modules.part({"bridge/store.js": STORE, "online/online.js": PART}, "online/online.js").decode()
    page = browser.new_page()
    assert page.evaluate(IMPORT, script) == ["none", "three"]
    *rest, _ = script.splitlines()
    assert page.evaluate(IMPORT, "\n".join(rest)) == []
    page.close()


@pytest.mark.parametrize(("main", "reason"), [
    (b'import { a } from "./missing.js"\n', "main.js imports bridge/missing.js, which is missing"),
    (b'import { a } from "./main.js"\n', "bridge/main.js -> bridge/main.js is a cycle"),
    (b'import * as all from "./store.js"\n', "import \\* as all"),
    (b"const a = 1\nexport { a }\n", "export { a }"),
    (b"export default 1\n", "export default 1"),
])
def test_what_cannot_be_joined_stops_the_build(main, reason):
    with pytest.raises(BuildError, match=reason):
        joined(main)
