"""Damaged links, one after the other in one instance of the page's own program."""

from playwright.sync_api import expect

from conftest import LAPTOP
from support import links
from support.records import identity, record

COUNT = 20_000

# Opens links in an instance of the served module. Of its imports only the storage is of interest, and the
# request for the word lists, which is answered.
OPEN = """async ([addresses, words, links]) => {
  const [module, rest] = await Promise.all(
    addresses.map((address) => WebAssembly.compileStreaming(fetch(address))))
  const requests = []
  let exports
  const page = {}
  for (const { name } of WebAssembly.Module.imports(module)) page[name] = () => 0
  let begun = 0
  page.keep = (request, key, count) => {
    const name = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, key, count))
    if (name.startsWith("record/")) begun += 1
  }
  page.fetch = (request) => { requests.push(request) }
  let number = 0
  page.entropy = (at, count) => {
    const bytes = new Uint8Array(exports.memory.buffer, at, count)
    for (let place = 0; place < count; place += 1) bytes[place] = number >> place * 8 & 255
    number += 1
  }
  const placeholder = new Proxy({}, { get: () => () => { throw new Error("missing") } })
  exports = (await WebAssembly.instantiate(module, { page, placeholder })).exports
  await WebAssembly.instantiate(rest, { primary: exports })
  const put = (bytes) => {
    // The memory may grow for it.
    const at = exports.inbox(bytes.length)
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes)
    return bytes.length
  }
  const encoder = new TextEncoder()
  exports.start(put(encoder.encode("/")), 0)
  const lists = new Uint8Array(await (await fetch(words)).arrayBuffer())
  exports.answered(requests[0], 0, put(lists))
  let slowest = 0
  const outcomes = { results: 0, challenges: 0 }
  for (const link of links) {
    let least = Infinity
    // A busy machine may hold up a step: what is slow in itself is slow each time.
    for (let turn = 0; turn < 5 && least >= 300; turn += 1) {
      const start = performance.now()
      try {
        exports.navigated(put(encoder.encode(link)))
      } catch (error) {
        return { trap: String(error), link }
      }
      least = Math.min(least, performance.now() - start)
    }
    slowest = Math.max(slowest, least)
    outcomes[link.startsWith("/result/") ? "results" : "challenges"] += begun
    begun = 0
  }
  return { slowest, ...outcomes }
}"""


def test_twenty_thousand_damaged_links_neither_trap_nor_stay_nor_take_long(browser, origin):
    page = browser.new_page()
    page.goto(origin)
    parts = page.locator("link:is([data-program], [data-rest])[hreflang=en]")
    addresses = [link.get_attribute("href") for link in parts.all()]
    words = page.locator("link[data-asset=words]").get_attribute("href")
    found = page.evaluate(OPEN, [addresses, words, list(links.damaged_links(COUNT, 13))])
    page.context.close()
    assert "trap" not in found, found
    assert found["slowest"] < 300
    assert found["results"] == 0, "a result that is only looked at was kept"


def test_the_links_are_written_as_the_game_reads_them(seat):
    player = seat(LAPTOP)
    text = record(identity(1), "crane", ["slate", "crane"]).encode()
    player.arrive("#/result/" + links.text(text))
    player.press(player.button("Watch"))
    expect(player.page.locator(".review")).to_contain_text("Checked: a fair game, 2 moves")
