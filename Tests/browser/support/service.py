"""The service, run as on a player's machine."""

import os
import shlex
import subprocess
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[3]
ANNOUNCEMENT = "Pastime is at "


@contextmanager
def running_service(folder="dist", port=0):
    """Serves a folder, on a free port by default, with the command in PASTIME; returns its origin."""
    command = shlex.split(os.environ.get("PASTIME", ".build/debug/pastime"))
    arguments = ["serve", "--port", str(port), "--page", str(folder), "--quiet"]
    with subprocess.Popen(
            [*command, *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield origin_of(process)
        finally:
            process.terminate()


def origin_of(process):
    """The origin that the service says it listens at."""
    for line in process.stdout:
        if line.startswith(ANNOUNCEMENT):
            return line.removeprefix(ANNOUNCEMENT).strip().rstrip("/")
    raise RuntimeError(f"{process.args[0]} ended without saying where it listens.")
