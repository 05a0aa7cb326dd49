"""What the browser stores, read and written without the page."""

# The name under which a copy of the page keeps everything: it contains the folder of the copy.
NAME = "`pastime${location.pathname.match(/.+\\//) ?? ''}`"

WITH_STORE = f"const name = {NAME}" + """
const work = (mode, use) => new Promise((resolve, reject) => {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore("rows")
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const database = opening.result
    const transaction = database.transaction("rows", mode)
    const request = use(transaction.objectStore("rows"))
    transaction.oncomplete = () => { database.close(); resolve(request.result) }
    transaction.onabort = () => { database.close(); reject(transaction.error) }
  }
})
"""


NO_GAME_IS_KEPT = f"""() => {{
  {WITH_STORE}
  return work("readonly", (s) => s.count(IDBKeyRange.bound("clock/", "record0"))).then((count) => !count)
}}"""


ROWS = f"""() => {{ {WITH_STORE}
  return Promise.all([work("readonly", (s) => s.getAllKeys()), work("readonly", (s) => s.getAll())])
}}"""


def open_place(page, origin):
    """Opens a page that has the storage of an origin and starts no program."""
    let_writes_end(page)
    place = f"{origin}/storage.html"
    page.route(place, lambda route: route.fulfill(
        content_type="text/html", body="<!doctype html><link rel=icon href=data:,>"))
    page.goto(place)
    page.unroute(place)


def let_writes_end(page):
    """Waits until the page has written everything: no person leaves it within those milliseconds."""
    if page.url == "about:blank":
        return
    page.evaluate(f"""async () => {{ {WITH_STORE}
      try {{
        const databases = await indexedDB.databases()
        if (databases.some((each) => each.name === name)) await work("readonly", (s) => s.count())
      }} catch {{
        // A page without storage writes nothing.
      }}
    }}""")


def rows(page):
    """All rows: the keys, sorted, and their texts."""
    return page.evaluate(ROWS)


def row(page, key):
    """The text under a key, or None."""
    return page.evaluate(
        f"(key) => {{ {WITH_STORE} return work('readonly', (s) => s.get(key)) }}", key)


def keys(page):
    """All keys, sorted."""
    return page.evaluate(f"() => {{ {WITH_STORE} return work('readonly', (s) => s.getAllKeys()) }}")


def put(page, key, text):
    """Writes a row."""
    put_all(page, [[key, text]])


def put_all(page, rows):
    """Writes rows in one step, each a key and a text; makes the database if the page has not yet."""
    page.evaluate(
        f"""(rows) => {{ {WITH_STORE}
          return work('readwrite', (s) => rows.map(([key, text]) => s.put(text, key)).at(-1) ?? {{}})
        }}""",
        rows)
