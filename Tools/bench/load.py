"""Many players at once, each asking one thing after the other."""

import re
import subprocess


class Load:
    """What came of a load: how many answers a second, and in how many milliseconds all but 1 % came."""

    def __init__(self, output):
        requests, seconds, slowest, failures = re.search(
            r"^kept (\d+) (\S+) (\S+) (\d+)$", output, re.MULTILINE).groups()
        if int(failures) > 0:
            raise RuntimeError(f"{failures} of {requests} requests failed")
        self.rate = int(requests) / float(seconds)
        self.slowest = float(slowest)


def start(script, origin, connections, seconds, *arguments):
    """Begins a load; `result` waits for what comes of it."""
    return subprocess.Popen(
        ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "30s", "-s",
         f"Tools/bench/{script}", origin, "--", *map(str, arguments)],
        stdout=subprocess.PIPE, text=True)


def result(process):
    output, _ = process.communicate()
    if process.returncode:
        raise RuntimeError(f"the load ended with {process.returncode}")
    return Load(output)
