"""The service worker, as a page sees it."""

from support.waiting import wait_for


def wait_for_worker(page):
    """Waits until the service worker has stored everything and serves the page.

    A page that opens another while the worker takes over may not be served by it until the next visit,
    so a test waits before it continues.
    """
    wait_for(page, "() => navigator.serviceWorker.controller !== null")
    # The worker also stores the parts of the program in the page's language, and the words of a language, when they
    # are requested.
    wait_for(page, """async () => {
      const areKept = async (links) => {
        const kept = [...links].map(({ href }) => caches.match(href, { ignoreVary: true }))
        return (await Promise.all(kept)).every((answer) => answer?.ok)
      }
      const words = [...document.querySelectorAll("link[data-with]")].map((link) =>
        areKept([link, document.querySelector(`link[data-asset=${link.dataset.with}]`)]))
      const parts = document.querySelectorAll(
        `link:is([data-program], [data-rest])[hreflang=${document.documentElement.lang}]`)
      return await areKept(parts) && (await Promise.all(words)).includes(true)
    }""")
