"""The service worker, as a page sees it."""


def wait_for_worker(page):
    """Waits until the service worker has everything and answers for the page.

    A page that opens another while the worker takes over may stay without it until its next visit,
    so a test waits before it goes on.
    """
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    # The program of the page's language is among what it keeps from when it is asked for it.
    page.wait_for_function("""async () => {
      const program = document.querySelector(`link[hreflang=${document.documentElement.lang}]`)
      return (await caches.match(program.href, { ignoreVary: true }))?.ok ?? false
    }""")
