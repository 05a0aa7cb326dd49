"""Every screen of the coach: nothing is cut, axe finds no barrier, and the keyboard leads everywhere."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support import coach
from support.barriers import barriers, barriers_in_any_appearance
from support.coach_screens import LANGUAGES, SCREENS, reaching
from support.focus import focus_faults, focused_name, tab_to
from support.layout import at_each, faults, measure

SIZES = [
    (320, 568), (360, 640), (390, 844), (844, 390), (820, 1180), (1180, 820), (1440, 900), (1920, 1080)]
# Where longer sentences have the least room: on a narrow, on a low, and beside the list.
TIGHT = [(320, 568), (844, 390), (1180, 820)]

# Whether what has the focus had it before, and whether something of its kind had it: with the same classes, which
# give it its colours.
IS_KNOWN = """() => {
  const [element, known] = [document.activeElement, window.known ??= new Set()]
  const is = (each) => known.size === known.add(each).size
  return [is(element), is(`${element.tagName} ${element.className} ${element.type}`)]
}"""


def cut(player, sizes):
    return [f"{size}: {fault}" for size in at_each(player, sizes) for fault in faults(measure(player))]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "English"])
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_in_another_language(seat, screen, language):
    player = seat(PHONE, reduced_motion="reduce", **LANGUAGES[language][0])
    reaching(screen, language)(player)
    assert cut(player, TIGHT) == []


def unfold(player):
    for summary in player.modal.locator("summary").all():
        if not summary.evaluate("({ parentElement }) => parentElement.open"):
            player.press(summary)


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_at_any_size_and_axe_finds_no_barrier_in_any_appearance(seat, screen):
    player = seat(PHONE, reduced_motion="reduce", color_scheme="light")
    reaching(screen, "English")(player)
    assert cut(player, SIZES) == []
    player.page.set_viewport_size(PHONE["viewport"])
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
    player = seat(LAPTOP, reduced_motion="reduce", color_scheme="light")
    reaching(screen, "English")(player)
    page = player.page
    found, names = [], set()
    for _ in range(90):
        page.keyboard.press("Tab")
        # From the last control, Tab leads out of the page and in again.
        if page.evaluate("document.activeElement === document.body"):
            continue
        is_again, is_of_known_kind = page.evaluate(IS_KNOWN)
        if is_again:
            break
        names.add(focused_name(page))
        found += focus_faults(page)
        if not is_of_known_kind:
            page.emulate_media(color_scheme="dark")
            found += focus_faults(page)
            page.emulate_media(color_scheme="light")
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
