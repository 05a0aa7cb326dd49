"""What a player does while a judge is asked: the server has the moves that were made, and no others.

The page holds back the answers of the judge. `STEPS=2000` takes 2000 random steps of each game.
"""

import os
import re

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PATIENCE, PHONE
from support import hangman, memorize
from support.anagrams import Rack
from support.daily import Five
from support.devices import backend, joined  # noqa: F401
from support.player import Player
from support.waiting import wait_for
from test_judged import dealt, moves

STEPS = int(os.environ.get("STEPS", "60"))
# The steps of one player: by then a game of a day is over.
VISIT = 60

# Holds the answers of the judge back until they are let go.
HOLD = """
const { fetch } = window
const held = []
Object.assign(window, {
  holds: false,
  letGo: () => held.splice(0).forEach((go) => go()),
  heldCount: () => held.length,
  fetch: async (address, options) => {
    const answer = await fetch(address, options)
    const isMove = options?.method === "POST" && String(address).endsWith("/moves")
    if (isMove && window.holds) await new Promise((resolve) => held.push(resolve))
    return answer
  },
})
"""

# Takes random steps in a game; answers with the moves that it made, as a record spells them.
STEP = """async ({ game, count, seed, words, places }) => {
  let state = seed
  const random = () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  const pick = (list) => list[Math.floor(random() * list.length)]
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time))
  const key = (key) => {
    const at = document.activeElement ?? document.body
    at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
  }
  const made = []
  const isInFront = () => location.hash.startsWith(`#/${game}/`) && !document.querySelector("dialog[open]")
  const plays = {
    codeword: () => {
      const word = pick(words)
      for (let place = 0; place < 5; place += 1) key("Backspace")
      for (const letter of word) key(letter)
      made.push(word)
      key("Enter")
    },
    hangman: () => {
      const letter = pick([..."abcdefghijklmnopqrstuvwxyz"])
      made.push(`letter ${letter}`)
      const button = [...document.querySelectorAll(".keyboard button")]
        .find(({ textContent }) => textContent.trim().toLowerCase() === letter)
      if (button && random() < 0.5) button.click()
      else key(letter)
    },
    memorize: () => {
      const cards = [...document.querySelectorAll(".cards button")]
      const number = Math.floor(random() * cards.length)
      made.push(String(number + 1))
      cards[number]?.click()
    },
    times: () => {
      const buttons = document.querySelectorAll(".hands :is(.go, .choice):not([aria-disabled])")
      const button = pick([...buttons])
      if (!button) return
      const text = button.lastChild.textContent
      made.push(button.matches(".choice") ? `answer ${text}` : text.toLowerCase())
      button.click()
    },
    anagrams: () => {
      const word = pick(words)
      for (let place = 0; place < 6; place += 1) key("Backspace")
      for (const letter of word.slice(0, 4)) key(letter)
      made.push(`word ${word.slice(0, 4)}`)
      key("Enter")
    },
  }
  for (let step = 0; step < count; step += 1) {
    window.holds = true
    const chance = random()
    const dialog = document.querySelector("dialog[open]")
    if (chance < 0.55) { if (isInFront()) plays[game]() }
    // Only where the step before is one of the page's.
    else if (chance < 0.7) {
      if (history.state?.before !== undefined) history.back()
      await pause(30)
      if (chance < 0.67) history.forward()
    }
    else if (chance < 0.75) history.forward()
    else if (chance < 0.8) location.hash = pick(places)
    else if (chance < 0.87 && dialog) dialog.querySelector(".title-bar button")?.click()
    else if (chance < 0.87) document.querySelector(".game [aria-haspopup]")?.click()
    else window.letGo()
    await pause(random() * 30)
    // The page is where the test can play on.
    if (!location.hash.startsWith("#/")) location.hash = places[0]
  }
  window.holds = false
  window.letGo()
  return made
}"""


@pytest.fixture
def players(browser, backend):  # noqa: F811
    """New players of the server, each with a browser whose answers can be held back."""
    contexts = []

    def new(device=PHONE):
        context = browser.new_context(**device, reduced_motion="reduce")
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(HOLD)
        player = Player(context.new_page(), backend.origin, touches=device.get("has_touch", False))
        return joined(player, backend).arrive()

    yield new
    for context in contexts:
        context.close()


def begin(player, game):
    """Goes through the list to a game of today's five, so that a step back leads to the list."""
    player.page.evaluate("location.hash = '#/'")
    expect(player.page.locator(".home")).to_be_visible()
    player.page.evaluate("location.hash = '#/daily'")
    # The home has a part of this name, too.
    expect(player.page.locator("section.daily")).to_be_visible()
    Five(player).begin(game)


def leave_and_come_back(page):
    page.evaluate("history.back()")
    expect(page.locator(".shell[data-place=home]")).to_be_visible()
    page.evaluate("history.forward()")
    expect(page.locator(".game")).to_be_visible()


def hold(player):
    player.page.evaluate("window.holds = true")


def let_go(player):
    wait_for(player.page, "() => heldCount() > 0")
    player.page.evaluate("window.holds = false; letGo()")


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_who_leaves_and_comes_back_while_a_letter_is_judged_has_made_that_move_alone(players, device):
    player = players(device)
    begin(player, "Hangman")
    puzzle = hangman.Puzzle(player)
    made = []
    for letter in "qweu":
        hold(player)
        puzzle.key(letter).click()
        wait_for(player.page, "() => heldCount() > 0")
        leave_and_come_back(player.page)
        let_go(player)
        made.append(f"letter {letter}")
        expect(puzzle.key(letter)).to_be_disabled()
        assert moves(player) == made
        expect(puzzle.game).to_be_visible()


def test_who_leaves_and_comes_back_while_a_card_is_judged_has_turned_that_card_alone(players):
    player = players()
    begin(player, "Memorize")
    cards = memorize.Cards(player)
    hold(player)
    cards.turn_up(3)
    wait_for(player.page, "() => heldCount() > 0")
    leave_and_come_back(player.page)
    let_go(player)
    expect(cards.card(3)).to_have_accessible_name(re.compile(r", "))
    assert moves(player) == ["3"]


def test_a_move_in_another_game_is_judged_when_the_first_one_is(players):
    player = players()
    begin(player, "Codeword")
    codeword = player.page.evaluate("location.hash")
    begin(player, "Hangman")
    puzzle = hangman.Puzzle(player)
    hold(player)
    puzzle.key("e").click()
    wait_for(player.page, "() => heldCount() > 0")
    hangman_moves = player.identity
    player.page.evaluate("(hash) => { location.hash = hash }", codeword)
    expect(player.board).to_be_visible()
    player.play("geese")
    let_go(player)
    expect(player.attempt_rows).to_have_count(1)
    assert moves(player) == ["geese"]
    text = player.page.evaluate(
        "(id) => fetch(`v1/plays/${id}`).then((answer) => answer.text())", hangman_moves)
    assert [line.split(" ", 2)[2] for line in text.splitlines() if line.startswith("move ")] == ["letter e"]


def test_a_tool_that_is_used_while_a_word_is_judged_is_used_afterwards(players, backend):  # noqa: F811
    player = players(LAPTOP)
    begin(player, "Anagrams")
    rack = Rack(player)
    hold(player)
    rack.enter(words_for(backend, "Anagrams")[0])
    wait_for(player.page, "() => heldCount() > 0")
    rack.tool("Pass")
    let_go(player)
    expect(rack.field).to_have_value("")
    expect(rack.game.get_by_role("button", name="End game")).to_be_visible()


def words_for(backend, game):  # noqa: F811
    if game == "Anagrams":
        return re.search(r"words=([a-z,]+)", dealt(backend, game))[1].split(",")
    return ["crane", "moist", "geese", "there", "plumb", "fight"]


@pytest.mark.parametrize("game", ["Codeword", "Anagrams", "Hangman", "Memorize", "Times"])
def test_the_server_has_the_moves_that_were_made_and_no_other(players, backend, game):  # noqa: F811
    for visit in range(0, STEPS, VISIT):
        player = players()
        other = "Hangman" if game == "Codeword" else "Codeword"
        begin(player, other)
        places = [player.page.evaluate("location.hash"), "#/daily"]
        begin(player, game)
        identity = player.identity
        places.append(player.page.evaluate("location.hash"))
        made = []
        for part, size in enumerate([(390, 844), (844, 390), (390, 844)]):
            player.page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
            made += player.page.evaluate(STEP, {
                "game": game.lower(), "count": VISIT // 3, "seed": 1 + visit + part,
                "words": words_for(backend, game), "places": places})
        text = player.page.evaluate(
            "(id) => fetch(`v1/plays/${id}`).then((answer) => answer.text())", identity)
        judged = [line.split(" ", 2)[2] for line in text.splitlines() if line.startswith("move ")]
        assert judged, "nothing was judged"
        # Each was made, in this order.
        rest = iter(made)
        assert all(move in rest for move in judged), (visit, made, judged)
