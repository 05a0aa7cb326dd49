"""The main path in Safari's engine."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

from support.marks import marks
from support.records import secret_of
from support.storage import WITH_STORE
from support.webkit import webkit
from support.words import wrong_words

ROW = f"""{WITH_STORE}
const done = arguments[1]
work("readonly", (store) => store.get(arguments[0])).then(done, (error) => done(String(error)))
"""

BOARD = """
const symbols = { exact: "=", inexact: "+", none: "-" }
return [...document.querySelectorAll(".board [role=img]")].map((row) => {
  const pegs = [...row.querySelectorAll(".peg")]
  return [pegs.map((peg) => peg.textContent).join("").toLowerCase(),
    pegs.map((peg) => symbols[peg.dataset.mark]).join("")]
})
"""


@pytest.fixture(scope="module")
def driver():
    """Safari's engine."""
    with webkit() as driver:
        yield driver


def wait(driver, condition):
    return WebDriverWait(driver, 10, poll_frequency=0.05).until(lambda driver: condition())


def find(driver, selector):
    return wait(driver, lambda: driver.find_elements(By.CSS_SELECTOR, selector))[0]


def text(driver, selector):
    return find(driver, selector).text


def type_keys(driver, keys):
    for key in keys:
        driver.switch_to.active_element.send_keys(key)


def test_a_game_is_started_played_kept_and_won(driver, origin):
    driver.get(origin)
    start = find(driver, ".new-game .primary")

    def started():
        start.click()
        return "#/codeword/" in driver.current_url

    wait(driver, started)
    identity = driver.current_url.rpartition("/")[2]
    key = f"record/{identity}"
    record = wait(driver, lambda: driver.execute_async_script(ROW, key))
    secret = secret_of(record)
    [wrong] = wrong_words(secret, 1)

    type_keys(driver, ["z"] * 5 + [Keys.ENTER])
    wait(driver, lambda: text(driver, ".message") == "Not in the word list.")
    assert driver.execute_script(BOARD) == []
    type_keys(driver, [Keys.BACKSPACE] * 5)

    type_keys(driver, [*wrong, Keys.ENTER])
    played = [[wrong, marks(wrong, secret)]]
    wait(driver, lambda: driver.execute_script(BOARD) == played)

    driver.refresh()
    wait(driver, lambda: driver.execute_script(BOARD) == played)
    assert driver.current_url.endswith(identity)

    for letter in secret:
        find(driver, f".key[aria-label^={letter.upper()}]").click()
    find(driver, ".key[aria-label=Enter]").click()
    wait(driver, lambda: text(driver, ".answer") == secret.upper())
    assert driver.execute_script(BOARD) == [*played, [secret, "=" * len(secret)]]
    assert driver.find_elements(By.CSS_SELECTOR, ".keyboard") == []
    assert len(driver.find_elements(By.CSS_SELECTOR, ".history .row")) == 1
