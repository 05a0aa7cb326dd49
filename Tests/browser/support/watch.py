"""What must never happen on a page, whatever the test is about."""

# Turns a violation of the content security policy into an error on the console.
REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))
"""


class Watch:
    """Notes errors in a browser context, and requests to any other origin than the page's."""

    def __init__(self, context, origin):
        self.origin = origin
        self.requests = []
        self.faults = []
        context.add_init_script(REPORT_VIOLATIONS)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.faults.append(f"uncaught: {error.error}"))
        context.on("request", self._request)

    def _console(self, message):
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({message.location['url']})")

    def _request(self, request):
        self.requests.append(request.url)
        if not request.url.startswith((self.origin + "/", "data:")):
            self.faults.append(f"request to another host: {request.url}")

    def verify(self):
        assert self.faults == []
        assert self.requests, "no page was opened"
