"""How long a key press takes: in a Codeword on a phone, and in an Anagrams while letters fly."""

import statistics

from history import open_list

PHONE = {"width": 390, "height": 844}
ATTEMPTS = ["moist", "bulky", "fjord"]
WORDS = ["slate", "mound", "brick", "fight", "waltz", "jumpy", "quick", "vexed", "crown", "plied"]
WARM_UP = 5
ROUNDS = 6
WORDS_IN_FLIGHT = 40

# Between two keys the browser does what it has put off. A press lasts until its handlers are done and so is
# what they left to microtasks; laying out and drawing come later, and are not in it.
PRESS = """
  const times = []
  const press = async key => {
    await new Promise(resolve => setTimeout(resolve))
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
    const start = performance.now()
    document.activeElement.dispatchEvent(event)
    await null
    times.push(performance.now() - start)
  }
"""

# Every key changes the word: five letters, then each of them erased.
TYPE = "async words => {" + PRESS + """
  const shown = () => document.querySelector(".draft").textContent.toLowerCase()
  for (const word of words) {
    for (const letter of word) await press(letter)
    if (shown() !== word) throw new Error(`${word} was typed, and ${shown()} is shown`)
    for (const _ of word) await press("Backspace")
  }
  return times
}"""


def key_presses(browser, origin, games, before=lambda page: None, **options):
    """The milliseconds of many key presses, after three attempts, with so many games in the list.

    `before` does something in the page first, for which its context may need further options.
    """
    context = browser.new_context(viewport=PHONE, service_workers="block", **options)
    context.route(f"{origin}/", isolate)
    page = context.new_page()
    open_list(page, origin, games)
    page.locator("[data-game=codeword] > .game-tile").click()
    page.locator(".board").wait_for()
    for attempt in ATTEMPTS:
        page.keyboard.type(attempt)
        page.keyboard.press("Enter")
    before(page)
    page.evaluate(TYPE, WORDS[:WARM_UP])
    times = page.evaluate(TYPE, WORDS * ROUNDS)
    context.close()
    return times


# Each letter flies into its slot, and back, while the keys after it come: nothing waits for a flight.
FLY = "async rounds => {" + PRESS + """
  document.activeElement.blur()
  const letters = [...document.querySelectorAll(".tiles .tile")].map(tile => tile.textContent.trim().slice(0, 1))
  let flew = 0
  for (let round = 0; round < rounds; round++) {
    for (const letter of letters) await press(letter.toLowerCase())
    flew += document.getAnimations().length
    for (const _ of letters) await press("Backspace")
    await press(" ")
  }
  if (flew < rounds) throw new Error(`${flew} flights were seen`)
  return times
}"""


def presses_in_flight(browser, origin):
    """The milliseconds of many key presses in an Anagrams, while letters fly."""
    context = browser.new_context(viewport=PHONE, service_workers="block")
    context.route(f"{origin}/", isolate)
    page = context.new_page()
    open_list(page, origin, 0)
    page.locator("[data-game=anagrams] > .game-tile").click()
    page.locator(".tiles .tile").first.wait_for()
    page.evaluate(FLY, WARM_UP)
    times = page.evaluate(FLY, WORDS_IN_FLIGHT)
    context.close()
    return times


def isolate(route):
    """A browser's clock has steps of 5 µs, and not of 100, where no other origin can share the page."""
    response = route.fetch()
    isolation = {
        "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}
    route.fulfill(response=response, headers=response.headers | isolation)


def report(browser, origin, line):
    for games in (0, 1000):
        times = key_presses(browser, origin, games)
        name = f"key press with {games:,} games"
        line(f"{name}, mean ms", round(statistics.mean(times), 3), "<0.25")
        line(f"{name}, median ms", round(statistics.median(times), 3), "<0.2")
        line(f"{name}, 99 % ms", round(statistics.quantiles(times, n=100)[98], 3), "<8")
    times = presses_in_flight(browser, origin)
    line("key press while letters fly, 99 % ms", round(statistics.quantiles(times, n=100)[98], 3), "<8")
