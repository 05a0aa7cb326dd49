"""Every screen of the coach: nothing is cut, axe finds no barrier, and the keyboard leads everywhere."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support import coach
from support.barriers import barriers, barriers_in_any_appearance
from support.coach_screens import LANGUAGES, SCREENS, reaching
from support.focus import focus_faults, focused_name, tab_to
from support.layout import faults, measure

SIZES = [
    (320, 568), (360, 640), (390, 844), (844, 390), (820, 1180), (1180, 820), (1440, 900), (1920, 1080)]

# Whether what has the focus had it before.
WAS_FOCUSED = """() => {
  const seen = window.seen ??= new Set()
  return seen.size === seen.add(document.activeElement).size
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_at_any_size(seat, screen, language):
    player = seat(PHONE, reduced_motion="reduce", **LANGUAGES[language][0])
    reaching(screen, language)(player)
    found = []
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} by {height}: {fault}" for fault in faults(measure(player))]
    assert found == []


def unfold(player):
    for summary in player.modal.locator("summary").all():
        if not summary.evaluate("({ parentElement }) => parentElement.open"):
            player.press(summary)


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_no_barrier_on_a_phone_in_any_appearance_nor_on_a_laptop(seat, screen):
    player = seat(PHONE, reduced_motion="reduce", color_scheme="light")
    reaching(screen, "English")(player)
    unfold(player)
    assert barriers_in_any_appearance(player.page) == []
    player.page.set_viewport_size(LAPTOP["viewport"])
    assert barriers(player.page) == []


def controls(player):
    """The names of all buttons in front, and of what unfolds."""
    front = player.modal if player.modal.count() else player.page
    return [
        control.get_attribute("aria-label") or control.text_content()
        for control in front.locator("button:not(:disabled), summary").all()
        if control.is_visible() and not control.evaluate("(control) => control.closest('[inert]')")]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_control_is_reached_with_the_keyboard_and_seen_by_day_and_by_night(seat, screen):
    player = seat(LAPTOP, reduced_motion="reduce")
    reaching(screen, "English")(player)
    page = player.page
    found, names = [], set()
    for _ in range(90):
        page.keyboard.press("Tab")
        # From the last control, Tab leads out of the page and in again.
        if page.evaluate("document.activeElement === document.body"):
            continue
        if page.evaluate(WAS_FOCUSED):
            break
        names.add(focused_name(page))
        for scheme in ["light", "dark"]:
            page.emulate_media(color_scheme=scheme)
            found += focus_faults(page)
    assert found == []
    assert names >= {*controls(player)}


def test_the_keyboard_alone_leads_to_both_results_and_back_each_from_its_top(laptop):
    laptop.seed(coach.OWN_OF_LINK)
    laptop.arrive(coach.link_to(coach.FRIENDS))
    page = laptop.page
    expect(page.locator(".review")).to_be_visible()
    tab_to(page, "Close")
    page.keyboard.press("Enter")
    expect(page.locator(".end")).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 500})
    tab_to(page, "How did I play?", "Shift+Tab")
    page.keyboard.press("Enter")
    modal = laptop.modal
    expect(modal.locator(".coach-lead")).to_contain_text("Found in 4 tries")
    for title, lead in [
        ("Compare with your friend", "You and your friend."),
        ("Back to this game", "Found in 4 tries"),
    ]:
        tab_to(page, title)
        assert modal.evaluate("(modal) => modal.scrollTop") > 0
        page.keyboard.press("Enter")
        expect(modal.locator(".coach-lead")).to_contain_text(lead)
        expect(modal.get_by_role("heading", name="How did I play?")).to_be_focused()
        expect(modal.locator(".coach-lead")).to_be_in_viewport(ratio=1)
        assert modal.evaluate("(modal) => modal.scrollTop") == 0
