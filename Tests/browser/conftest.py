"""Fixtures: the service, the browser, and players at devices of every size."""

import os

import pytest
from playwright.sync_api import expect, sync_playwright

pytest.register_assert_rewrite("support")

from support import evidence
from support.chromium import ARGUMENTS, chromium
from support.player import Player
from support.service import running_service
from support.watch import Watch

PHONE_AGENT = (
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/150.0.0.0 Mobile Safari/537.36"
)
PHONE = {
    "viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True,
    "has_touch": True, "user_agent": PHONE_AGENT,
}
TABLET = {"viewport": {"width": 1024, "height": 1366}, "has_touch": True}
LAPTOP = {"viewport": {"width": 1440, "height": 900}}

# Storing all files for playing offline takes a fifth of a test's time: a test that needs it asks for it.
WITHOUT_WORKER = {"service_workers": "block"}

# Milliseconds. Long enough for a very busy machine; a test still fails if something never comes.
PATIENCE = 20_000

expect.set_options(timeout=PATIENCE)


def pytest_xdist_auto_num_workers(config):
    """How many tests run at once: two for each core, because they wait more than they compute."""
    return 2 * (os.cpu_count() or 1)


def pytest_configure(config):
    if not hasattr(config, "workerinput"):
        evidence.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Keeps what the browser shows when a test fails, before its pages are closed."""
    report = yield
    browser = item.funcargs.get("browser") if call.when == "call" and report.failed else None
    if browser:
        evidence.keep(browser, item.name)
        report.sections.append(("Pages", f"{evidence.FOLDER}: pictures, consoles and rows"))
    return report


@pytest.fixture(scope="session")
def origin():
    """The origin of the service."""
    with running_service() as origin:
        yield origin


@pytest.fixture(scope="session")
def browser():
    """The system's Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def seat(browser, origin):
    """Gives players their devices. At the end, none of their pages may have had an error."""
    watches = []

    def seat(device, **options):
        context = browser.new_context(**(WITHOUT_WORKER | device | options))
        context.set_default_timeout(PATIENCE)
        watches.append((context, Watch(context, origin)))
        return Player(context.new_page(), origin, touches=device.get("has_touch", False))

    yield seat
    for context, _ in watches:
        context.close()
    for _, watch in watches:
        watch.verify()


@pytest.fixture
def phone(seat):
    """A player at a phone, by touch alone."""
    return seat(PHONE)


@pytest.fixture
def tablet(seat):
    """A player at a tablet held upright."""
    return seat(TABLET)


@pytest.fixture
def laptop(seat):
    """A player at a laptop, with mouse and keyboard."""
    return seat(LAPTOP)
