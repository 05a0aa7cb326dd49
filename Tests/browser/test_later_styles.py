"""The second style sheet: it comes after the first frame, and nothing is seen unstyled before it is there."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.records import identity, record
from support.safari import Safari
from support.waiting import HeldBack
from support.webkit import webkit
from support.worker import wait_for_worker

LATER = "**/later.*.css"
# Whether the page had its styles when it first showed anything.
NOTE_FIRST_FRAME = """addEventListener("readystatechange", () => {
  const root = document.getElementById("root")
  if (root) new MutationObserver((_, observer) => {
    if (!root.querySelector(".shell")) return
    observer.disconnect()
    window.wasStyled = "styled" in document.documentElement.dataset
  }).observe(root, { childList: true, subtree: true })
}, { capture: true, once: true })"""
STYLE = "(element, property) => getComputedStyle(element)[property]"
ROUND = "22px"
OVER = record(identity(2), "there", ["geese", "three", "there"], limit=6)


def opened(player, name):
    """How round the corners of a modal are, which only its styles say."""
    player.press(player.button(name))
    corner = player.modal.evaluate(STYLE, "borderTopLeftRadius")
    player.press(player.button("Close"))
    expect(player.modal).to_have_count(0)
    return corner


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_home_waits_for_nothing_and_what_is_opened_at_once_is_seen_with_its_styles(seat, device):
    player = seat(device)
    styles = HeldBack(player.page, LATER)
    with player.page.expect_request(LATER):
        player.arrive()
    player.press(player.button("Settings"))
    expect(player.modal).to_be_attached()
    assert player.modal.evaluate(STYLE, "opacity") == "0"
    styles.let_pass()
    expect(player.modal).to_have_css("opacity", "1")
    assert player.modal.evaluate(STYLE, "borderTopLeftRadius") == ROUND
    player.press(player.button("Close"))
    player.open_from_settings("Help")
    expect(player.page.get_by_role("dialog", name="How to play Codeword")).to_be_visible()
    assert player.modal.evaluate(STYLE, "borderTopLeftRadius") == ROUND


@pytest.mark.parametrize("fragment", ["#/daily", "#/samples", f"#/codeword/{identity(2)}"])
def test_a_link_shows_nothing_before_it_can_show_it_styled(seat, fragment):
    player = seat(PHONE)
    player.page.add_init_script(NOTE_FIRST_FRAME)
    player.arrive(fragment)
    assert player.page.evaluate("wasStyled")


def test_who_has_played_before_sees_the_list_styled_from_the_first_frame(seat):
    player = seat(PHONE)
    player.seed(OVER)
    player.page.add_init_script(NOTE_FIRST_FRAME)
    player.arrive()
    assert player.page.evaluate("wasStyled")


def test_without_a_network_every_screen_has_its_styles(seat):
    player = seat(PHONE, service_workers="allow")
    player.seed(OVER)
    wait_for_worker(player.page)
    player.page.context.set_offline(True)
    player.reload()
    assert opened(player, "Settings") == ROUND
    assert opened(player, "Statistics") == ROUND
    player.arrive("#/daily")
    expect(player.page.locator(".daily")).to_have_css("max-width", "460px")


def test_what_the_system_says_of_colours_outweighs_the_second_sheet_too(seat):
    player = seat(PHONE, forced_colors="active")
    player.arrive()
    player.press(player.button("Settings"))
    assert player.modal.evaluate(STYLE, "borderTopWidth") == "1px"


def test_safaris_engine_shows_each_screen_styled_at_once(origin):
    with webkit() as driver:
        player = Safari(driver, origin, (390, 844))
        for name in ["button[aria-label='Settings']", ".ways button:nth-child(2)"]:
            player.find(name).click()
            radius = player.evaluate(
                "() => getComputedStyle(document.querySelector('dialog')).borderTopLeftRadius")
            # A modal that is not styled yet is not seen.
            assert radius == ROUND or player.evaluate(
                "() => getComputedStyle(document.querySelector('dialog')).opacity") == "0"
            player.wait(lambda: player.evaluate(
                "() => getComputedStyle(document.querySelector('dialog')).borderTopLeftRadius") == ROUND)
        player.button("Close").click()
        driver.get("about:blank")
        driver.get(f"{origin}/#/daily")
        player.find(".daily")
        assert player.evaluate("() => 'styled' in document.documentElement.dataset")
