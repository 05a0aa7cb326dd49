"""The service worker, as a page sees it."""


def wait_for_worker(page):
    """Waits until the service worker has everything and answers for the page.

    A page that opens another while the worker takes over may stay without it until its next visit,
    so a test waits before it goes on.
    """
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
