"""The release build of the service, for as long as something is measured."""

import subprocess
from contextlib import contextmanager


@contextmanager
def serving(folder="dist"):
    """Serves a folder on a free port; gives the origin."""
    command = [".build/release/pastime", "serve", "--port", "0", "--page", str(folder), "--quiet"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            for line in process.stdout:
                if line.startswith("Pastime is at "):
                    yield line.split()[-1].rstrip("/")
                    break
        finally:
            process.terminate()
