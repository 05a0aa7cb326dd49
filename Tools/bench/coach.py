"""How long the coach takes in Chromium: its worker is asked as the page does."""

import statistics

import keys

ROUNDS = 5
# In hard mode words are only counted; otherwise the attempts are searched, too.
GAMES = [
    ("light", ["raise", "night", "might", "light"]), ("crane", ["slate", "crate", "crane"]),
    ("pound", ["about", "mound", "sound", "pound"]), ("every", ["house", "fever", "every"]),
]

START = """
  const [script, par] = document.querySelectorAll("link[data-coach]")
  const words = document.querySelector("link[data-asset=words]")
  const worker = new Worker(script.href, { type: "module" })
  worker.postMessage([par, words].map(({ href, integrity }) => ({ href, integrity })))
"""

ASK = "async questions => {" + START + """
  const times = []
  for (const question of questions) {
    const start = performance.now()
    worker.postMessage(question)
    const page = await new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data) })
    if (!page) throw new Error("the coach has no answer")
    times.push(performance.now() - start)
  }
  worker.terminate()
  return times
}"""

# Asks without an end; done once the first answer is there.
COUNT = "questions => new Promise((resolve, reject) => {" + START + """
  let asked = 0
  const ask = () => worker.postMessage(questions[asked++ % questions.length])
  worker.onerror = () => reject(new Error("the coach did not start"))
  worker.onmessage = ({ data }) => {
    if (!data) return reject(new Error("the coach has no answer"))
    ask()
    resolve()
  }
  ask()
})"""


def record(mode, secret, attempts):
    lines = ["pastime 1", "game codeword 1", f"id {1:032x}", "begun 1760000000000",
             f"options length=5 attempts=any mode={mode}", f"puzzle {secret}", ""]
    lines += [f"{number}000 {number}000 {word}" for number, word in enumerate(attempts, 1)]
    return "codeword look \0" + "".join(line + "\n" for line in lines)


def report(browser, origin, line):
    # The page's policy lets only its own script start a worker.
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    page.goto(origin)
    counted = record("hard", "light", ["raise", "light"])
    counting = [page.evaluate(ASK, [counted] * 4) for _ in range(ROUNDS)]
    line("coach, first answer with two turns counted, ms",
         round(statistics.median(times[0] for times in counting)), "<150 a turn")
    line("coach, a turn counted, warm, ms",
         round(statistics.median(min(times[1:]) / 2 for times in counting), 1), "<20")
    searched = [record("standard", secret, attempts) for secret, attempts in GAMES]
    # The first one also makes ready what all need.
    searching = [page.evaluate(ASK, [counted, *searched])[1:] for _ in range(ROUNDS)]
    line("coach, a game searched, ms",
         round(statistics.median(time for times in searching for time in times)), "<1000")
    line("coach, the longest of them, ms",
         round(max(statistics.median(times) for times in zip(*searching))), "<1000")
    context.close()
    report_keys(browser, origin, line)


def report_keys(browser, origin, line):
    # What was searched is known from then on, but words are counted anew each time.
    asked = [record("standard", secret, attempts) for secret, attempts in GAMES]

    def count(page):
        # An isolated page starts only a worker that says it is isolated, too.
        page.context.route(f"{origin}/coach*.js", keys.isolate)
        page.evaluate(COUNT, asked)

    pressed = keys.key_presses(browser, origin, 0, count, bypass_csp=True)
    line("key press while the coach counts, 99 % ms",
         round(statistics.quantiles(pressed, n=100)[98], 3), "<8")
