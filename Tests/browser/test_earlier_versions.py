"""The page opens what earlier versions stored, and the player plays on (CW-18)."""

import json
from pathlib import Path

from playwright.sync_api import expect

from support import records, storage
from support.records import identity

# Keys and texts as stored by the last version that knew one line per game.
DATABASE = Path(__file__).parents[1] / "golden" / "databases" / "before-lines.json"

# The database as that version made it: the same name, number and object store.
MAKE = """
(rows) => new Promise((resolve, reject) => {
  indexedDB.deleteDatabase("pastime")
  const opening = indexedDB.open("pastime", 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore("rows")
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const database = opening.result
    const transaction = database.transaction("rows", "readwrite")
    for (const [key, text] of Object.entries(rows)) transaction.objectStore("rows").put(text, key)
    transaction.oncomplete = () => { database.close(); resolve() }
    transaction.onabort = () => reject(transaction.error)
  }
})
"""


def test_cw18_a_database_of_the_version_before_opens_and_is_played_on(laptop):
    rows = json.loads(DATABASE.read_text())
    laptop.arrive()
    laptop.page.evaluate(MAKE, rows)
    laptop.arrive()
    games = [text for key, text in rows.items() if key.startswith("record/")]
    expect(laptop.rows).to_have_count(len(games))
    expect(laptop.toast).to_have_count(0)
    expect(laptop.page.locator("html")).to_have_attribute("data-pegs", "circle")
    expect(laptop.page.locator("html")).to_have_attribute("data-appearance", "dark")
    assert {key: storage.row(laptop.page, key) for key in storage.keys(laptop.page)} == rows

    laptop.arrive(f"#/codeword/{identity(77)}")
    expect(laptop.attempt_rows).to_have_count(1)
    laptop.play("crane")
    expect(laptop.end).to_be_visible()
    before = rows[f"record/{identity(77)}"]
    assert laptop.record.startswith(before)
    assert records.attempts_of(laptop.record) == ["slate", "crane"]

    laptop.open_settings("Codeword")
    laptop.press(laptop.modal.locator("label", has_text="Rounded"))
    laptop.close_modal()
    laptop.reload()
    expect(laptop.end).to_be_visible()
    expect(laptop.page.locator("html")).to_have_attribute("data-pegs", "rounded")
    expect(laptop.page.locator("html")).to_have_attribute("data-appearance", "dark")
    assert storage.row(laptop.page, "settings") == rows["settings"]
